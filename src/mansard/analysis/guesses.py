"""Playing on from guesses at what is hidden: everybody takes quick sensible turns."""

from mansard.bots.bot import fresh, parted
from mansard.bots.greedy import Turn
from mansard.kernel.chance import step
from mansard.kernel.game import Move, State

LONGEST = 400  # turns that are played on at most
TO_THE_END = 1 << 60


class Guesses:
    """Positions that a seat thinks possible, one after the other."""

    def __init__(self, state: State, seat: int, seed: int) -> None:
        self.root = state.resample(seat, seed)
        self.seat = seat
        self.rng = fresh(seed)
        self.care = int(self.root.game.advice.plan_care)
        self.together = len(self.root.actors()) > 1

    def moment(self) -> int:
        """The clock at which turns are compared: as many rounds on as the game advises."""
        return int(
            self.root.clock() + self.root.game.advice.rounds_ahead(self.root.players) * self.root.players
        )

    def next(self) -> State:
        """One more guess. Where several choose at once, the others have chosen, not knowing of this seat."""
        self.rng = step(self.rng)
        return self.begun(self.root.resample(self.seat, self.rng))

    def known(self) -> State:
        """The position as it is, with another chance: for what is told once all cards are open."""
        self.rng = step(self.rng)
        return self.begun(self.root.clone())

    def begun(self, drawn: State) -> State:
        """The position with a chance of its own, and with what others choose at the same time."""
        drawn.rng = parted(self.rng)
        for other in self.root.actors() if self.together else []:
            while other != self.seat and len(drawn.options(other)) > 0:
                Turn(drawn, other, self.care).play(drawn)
        return drawn

    def next_seat(self, state: State) -> int:
        """Who decides next: where several may, the seat that is thought about."""
        if self.together and len(state.options(self.seat)) > 0:
            return self.seat
        return int(state.actor())

    def play_on(self, state: State, until: int = TO_THE_END) -> None:
        """Everybody takes what looks best, up to a moment."""
        for _ in range(LONGEST):
            seat = self.next_seat(state)
            if seat < 0 or state.clock() >= until:
                return
            Turn(state, seat, self.care).play(state)

    def line(self, state: State, turns: int) -> list[tuple[int, list[str]]]:
        """The next turns as everybody would play them quickly, in notation; the state moves along."""
        told: list[tuple[int, list[str]]] = []
        while len(told) < turns:
            seat = self.next_seat(state)
            if seat < 0:
                break
            turn = Turn(state, seat, self.care)
            moves = [int(turn.moves[i]) for i in range(turn.length)]
            told.append((seat, notation(state, seat, moves)))
        return told


def described(state: State, seat: int, moves: list[int]) -> list[Move]:
    """Moves in a row by name, without those that only begin another; the state moves along."""
    told: list[Move] = []
    for action in moves:
        told.append({**state.game.describe(state, action), **state.game.facts(state, action)})
        state.apply(seat, action)
    return [move for move in told[:-1] if move["kind"] not in state.game.halves] + told[-1:]


def notation(state: State, seat: int, moves: list[int]) -> list[str]:
    """Moves in a row in notation; the state moves along."""
    told: list[str] = []
    for action in moves:
        told.append(state.game.show(state, action))
        state.apply(seat, action)
    return told
