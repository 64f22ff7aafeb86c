"""A position with the questions and moves that the tests of every game use."""

from typing import Any, Self

import mansard
from mansard import Event, IllegalMove, Reason, State
from mansard.kernel.game import Move
from tests.conformance.asked import Asked, conditions

Written = dict[str, Any]
Who = int | str | None


class Table:
    """A position. A player is a seat, a colour where seats have colours, or whoever must decide."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def again(self) -> Self:
        """The same position, to try something else."""
        return type(self)(self.state.clone())

    # ------------------------------------------------------------------ what is there

    @property
    def seat(self) -> int:
        """Who must decide, the first one if there are several."""
        return self.state.actors()[0]

    @property
    def view(self) -> Written:
        """What everybody sees."""
        return self.state.view(None)

    @property
    def phase(self) -> str:
        return str(self.view["phase"])

    def seat_of(self, who: Who) -> int:
        """The seat of a player."""
        if isinstance(who, str):
            return [seat["colour"] for seat in self.view["seats"]].index(who)
        return self.seat if who is None else who

    def mine(self, who: Who = 0) -> Written:
        """A player as seen by itself."""
        seat = self.seat_of(who)
        found: Written = self.state.view(seat)["seats"][seat]
        return found

    def part(self, who: Who, source: str) -> int:
        """A player's points from one source."""
        return dict(self.state.breakdown()[self.seat_of(who)])[source]

    # ------------------------------------------------------------------ what may be done

    @property
    def offers(self) -> list[str]:
        """What may be done now, in notation."""
        return [] if self.state.over() else self.offers_to(None)

    def offers_to(self, who: Who) -> list[str]:
        """What a player may do now, in notation."""
        return [self.state.game.show(self.state, action) for action in self.state.legal(self.seat_of(who))]

    def offered(self, kind: str, by: Who = None) -> list[str]:
        """The offers of one kind."""
        return [text for text in self.offers_to(by) if text.split()[0] == kind]

    def named(self, kind: str, by: Who = None) -> list[str]:
        """The arguments of the offers of one kind."""
        return [text.partition(" ")[2] for text in self.offered(kind, by)]

    def why_not(self, text: str, by: Who = None) -> Reason | None:
        """Why a move is refused, which must be so on the table; None: it is legal."""
        reason = mansard.why_not(self.state, self.seat_of(by), text)
        if reason is not None and reason.key in conditions(self.state.game.slug):
            assert self.asked(text, self.seat_of(by), reason).holds(), (text, reason)
        return reason

    def asked(self, text: str, seat: int, reason: Reason) -> Asked:
        """What is needed to judge the reason for which a move was refused."""
        game, state = self.state.game, self.state
        legal = [game.describe(state, action) for action in state.legal(seat)]
        return Asked(state, seat, state.view(seat), self.move_of(text), legal, reason)

    def move_of(self, text: str) -> Move:
        """The move that a text names, legal or not; of a text that names none only its kind."""
        game = self.state.game
        codes = (code for code in range(game.action_count) if game.show(self.state, code) == text)
        code = next(codes, None)
        return {"kind": text.split()[0]} if code is None else game.describe(self.state, code)

    def allows(self, text: str, by: Who = None) -> bool:
        """Whether a move, or both halves of one, may be made."""
        return self.why_not(text, by) is None

    def refuses(self, text: str, by: Who = None) -> str:
        """The rule and the reason for which a move is refused."""
        reason = self.why_not(text, by)
        assert reason is not None, f"{text} is legal"
        return f"{reason.rule} {reason.key}"

    def refusal(self, text: str, by: Who = None) -> IllegalMove:
        """The error of a move that is not legal."""
        try:
            mansard.play(self.state, self.seat_of(by), text)
        except IllegalMove as error:
            return error
        raise AssertionError(f"{text} is legal")

    # ------------------------------------------------------------------ what is done

    def play(self, *texts: str, by: Who = None) -> Self:
        """Carry out moves one after the other; every position keeps the invariants."""
        for text in texts:
            self.events += mansard.play(self.state, self.seat_of(by), text)
            self.state.check()
        return self

    def happened(self, name: str) -> list[list[object]]:
        """The arguments of all events of a name so far."""
        return [event.args for event in self.events if event.name == name]

    def has_event(self, name: str, *args: object) -> bool:
        """Whether something was told."""
        return list(args) in self.happened(name)
