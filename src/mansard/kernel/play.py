"""Checked play: what people, records and servers use instead of the trusted `State.apply`."""

from mansard.kernel.errors import IllegalMove, Reason
from mansard.kernel.events import Event, Log
from mansard.kernel.game import State

WITHDRAW = "withdraw"


def moves_named(state: State, seat: int, move: int | str) -> list[int]:
    """The legal actions that a code or a text names; IllegalMove if it names none."""
    game = state.game
    if seat not in state.actors():
        raise game.illegal(state, seat, str(move))
    if isinstance(move, str):
        return game.parse_moves(state, seat, move)
    if move not in state.legal(seat):
        raise game.illegal(state, seat, str(move))
    return [move]


def play(state: State, seat: int, move: int | str) -> list[Event]:
    """Carry out a move if it is legal; what happened. IllegalMove leaves the state untouched."""
    if move == WITHDRAW and state.may_withdraw(seat):
        state.withdraw(seat)
        return [Event("withdrawn", [seat], -1)]
    actions = moves_named(state, seat, move)
    log = Log()
    state.log = log
    try:
        for action in actions:
            state.apply(seat, action)
    finally:
        state.log = None
    return log.events


def why_not(state: State, seat: int, text: str) -> Reason | None:
    """Why a well-formed move is not legal now; None if it is legal."""
    try:
        moves_named(state, seat, text)
    except IllegalMove as error:
        return error.reason
    return None
