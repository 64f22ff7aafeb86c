"""§4.8, §4.9 End tokens, the end of a turn, and when the game is over."""

from librt.vecs import append
from mypy_extensions import i64

from mansard.games.paris.state import DRAW, END_PICK, MAIN, OVER, POST, Table, pile, stacks_empty
from mansard.games.paris.tables import END_TOKENS
from mansard.kernel.bits import bit


def may_take_end_token(t: Table) -> bool:
    """§4.3 All stacks are empty, also by the draw of this very turn (R6), and the pile is not."""
    return len(t.takes) < END_TOKENS and stacks_empty(t)


def look_at_pile(t: Table, seat: i64) -> None:
    """§4.8 `end-take`: the player looks at the whole pile. → END_PICK"""
    t.reveals += 1
    t.phase = END_PICK
    if t.log is not None:
        t.log.say("end-look", [seat])
        t.log.whisper(bit(seat), "end-seen", [seat, names(t, pile(t))])


def names(t: Table, tokens: i64) -> list[str]:
    """End tokens by name."""
    return [t.box.end_tokens[k] for k in range(12) if tokens >> k & 1]


def keep_token(t: Table, seat: i64, token: i64) -> None:
    """§4.8 One token goes behind the screen; the last one announces the final round. → POST"""
    t.takes = append(t.takes[:], seat * 16 + token)
    t.phase = POST
    if t.log is not None:
        t.log.say("end-taken", [seat, END_TOKENS - len(t.takes)])
        t.log.whisper(bit(seat), "end-kept", [seat, t.box.end_tokens[token]])
    if len(t.takes) == END_TOKENS:
        t.last_round = t.round + 1
        if t.log is not None:
            t.log.say("final-round", [t.last_round])


def pass_turn(t: Table, seat: i64) -> None:
    """§4.3 `pass` changes nothing (R7). → POST"""
    t.phase = POST
    if t.log is not None:
        t.log.say("passed", [seat])


def turns_finished(t: Table) -> i64:
    """§4.9 The turns since the start, by round and place in the order."""
    place = t.turn - t.first if t.turn >= t.first else t.turn - t.first + t.players
    return (t.round - 1) * t.players + place


def end_turn(t: Table, seat: i64) -> None:
    """§4.9 The next seat is active; after the last seat of the order a new round begins."""
    after = seat + 1 if seat + 1 < t.players else 0
    if after == t.first:
        t.round += 1
        if t.last_round > 0 and t.round > t.last_round:
            finish(t)
            return
        if t.log is not None:
            t.log.say("round", [t.round])
    t.turn = after
    t.phase = MAIN if stacks_empty(t) else DRAW
    if t.log is not None:
        t.log.say("turn", [after])


def finish(t: Table) -> None:
    """§5.0 The final round is over."""
    t.phase = OVER
    if t.log is not None:
        t.log.say("over", [])
