"""A person's turn while it is composed: nobody else sees it before it is committed."""

from mansard.kernel.game import State
from mansard.kernel.turns import Draft, draft, reveals


class Turn:
    """The moves so far in steps: each is what was chosen at once and what then followed without a choice."""

    def __init__(self, base: State, seat: int) -> None:
        self.base = base
        self.seat = seat
        self.steps: list[list[str]] = []
        self.opening: list[str] = []  # what had to be done before the first choice
        self.draft = Draft(base, [], None)
        self.follow()

    @property
    def state(self) -> State:
        """The position after the moves so far."""
        return self.draft.state

    @property
    def moves(self) -> list[str]:
        """All moves so far, one that waits for its commit included."""
        held = self.draft.held
        return self.draft.moves if held is None else [*self.draft.moves, held]

    @property
    def complete(self) -> bool:
        """Whether there is nothing left to choose before the turn is committed."""
        return self.draft.held is not None or self.seat not in self.state.actors()

    @property
    def half(self) -> bool:
        """Whether the last move only begins another, so that the turn cannot end here."""
        return not self.complete and self.moves[-1].split()[0] in self.base.game.halves

    def choose(self, move: int | str) -> None:
        """Add a move, and what must follow it; IllegalMove changes nothing."""
        before = self.draft.moves
        composed: list[int | str] = [*before, move]
        self.draft = draft(self.base, self.seat, composed)
        self.steps.append(self.moves[len(before) :])
        self.follow()

    def follow(self) -> None:
        """Carry out moves that are the only ones, unless they bring something to light after a choice."""
        while not self.complete:
            options = self.state.legal(self.seat)
            if len(options) != 1 or (self.steps and reveals(self.state, self.seat, options[0])):
                return
            before = self.draft.moves
            forced = self.state.game.show(self.state, options[0])
            self.draft = draft(self.base, self.seat, [*before, forced])
            (self.steps[-1] if self.steps else self.opening).extend(self.moves[len(before) :])

    def undo(self) -> bool:
        """Take back the last choice; False if there is none."""
        if not self.steps:
            return False
        self._replay(self.steps[:-1])
        return True

    def reset(self) -> None:
        """Take back all choices of the turn."""
        self._replay([])

    def _replay(self, steps: list[list[str]]) -> None:
        self.steps = steps
        moves = [*self.opening, *[move for step in steps for move in step]]
        self.draft = draft(self.base, self.seat, moves)
