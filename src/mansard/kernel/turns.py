"""A turn is a list of moves sent at once: drafted in private, then committed as a whole.

A move that brings chance or a secret to light must be the last of its commit, and a draft never
carries it out: nobody may look at the dice and step back.
"""

from mansard.kernel.chance import Seed, Stream
from mansard.kernel.errors import IllegalMove, Reason
from mansard.kernel.events import Event
from mansard.kernel.game import State
from mansard.kernel.play import WITHDRAW, moves_named, play

REVEAL_RULE = "turn"


class Draft:
    """A turn as far as it is composed: the state after it, and the revealing move that waits for commit."""

    def __init__(self, state: State, moves: list[str], held: str | None) -> None:
        self.state = state
        self.moves = moves
        self.held = held


def reveals(state: State, seat: int, action: int) -> bool:
    """Whether an action would bring chance or a secret to light."""
    probe = state.clone()
    probe.apply(seat, action)
    return probe.reveals != state.reveals


def draft(state: State, seat: int, moves: list[str] | list[int] | list[int | str]) -> Draft:
    """The state after these moves, which nobody else sees; the given state is left as it is."""
    after = state.clone()
    done: list[str] = []
    held: str | None = None
    for move in moves:
        if held is not None:
            raise IllegalMove(str(move), Reason(REVEAL_RULE, "after-a-reveal", {"reveal": held}))
        if move == WITHDRAW and after.may_withdraw(seat):
            after.withdraw(seat)
            done.append(WITHDRAW)
            continue
        for action in moves_named(after, seat, move):
            text = after.game.show(after, action)
            if reveals(after, seat, action):
                held = text
                break
            after.apply(seat, action)
            done.append(text)
    return Draft(after, done, held)


def commit_key(seed: Seed, number: int) -> int:
    """The generator's state for a commit: every commit has its own, so that none foretells another."""
    return Stream(seed, f"commit {number}").key()


class Commit:
    """What a commit did: the state after it, its moves in notation, and the events."""

    def __init__(self, state: State, moves: list[str], events: list[Event]) -> None:
        self.state = state
        self.moves = moves
        self.events = events


def commit(
    state: State, seat: int, moves: list[str] | list[int] | list[int | str], seed: Seed, number: int
) -> Commit:
    """Carry out a whole turn or nothing of it; the given state is left as it is."""
    composed = draft(state, seat, moves)
    turn = composed.moves if composed.held is None else [*composed.moves, composed.held]
    if not turn:
        raise IllegalMove("", Reason(REVEAL_RULE, "empty-turn"))
    after = state.clone()
    after.rng = commit_key(seed, number)
    events: list[Event] = []
    for move in turn:
        events.extend(play(after, seat, move))
    return Commit(after, turn, events)
