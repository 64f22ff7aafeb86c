"""Drafts, commits and reasons: a turn is a list of moves, composed in private and sent at once."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

import mansard
from mansard.kernel.errors import IllegalMove
from mansard.kernel.game import State
from mansard.kernel.turns import Draft
from mansard.server import metrics, model
from mansard.server.change import Change, Overtaken, changing
from mansard.server.finish import finish
from mansard.server.offers import gains, offers
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.redaction import blind, seen_view, told_view, written_events
from mansard.server.rows import Entry

if TYPE_CHECKING:
    from mansard.server.house import House


def own_seat(table: OpenTable, account: str | None, seat: int | None) -> int:
    """The seat that a person acts for; a Problem if it is not his."""
    if seat is None or not 0 <= seat < len(table.seats):
        raise Problem("no-such-seat", seat=seat if seat is not None else "-")
    if table.seats[seat].account != account or account is None:
        raise Problem("not-your-seat", seat=seat)
    return seat


def current(table: OpenTable, seat: int, version: int) -> State:
    """The position if the seat knows it: the newest, or one that differs by parallel choices of others."""
    state = table.playing()
    if version != table.version and not _parallel(table, state, seat, version):
        raise stale(table, seat)
    return state


def _parallel(table: OpenTable, state: State, seat: int, version: int) -> bool:
    """Whether nothing that concerns the seat has happened since: others chose in a simultaneous phase."""
    then = table.recent.get(version)
    if then is None or version > table.version or seat not in then.actors() or seat not in state.actors():
        return False
    since = [table.entries.get(number) for number in range(version + 1, table.version + 1)]
    if any(entry is None or entry.seat in (seat, -1) for entry in since):
        return False
    return bool(then.reveals == state.reveals and then.legal(seat) == state.legal(seat))


def stale(table: OpenTable, seat: int) -> Problem:
    """The answer to a turn that was composed for an older version: the new view comes with it."""
    now = {"version": table.version, "seat": seat, "view": seen_view(table.started(), seat)}
    return Problem("stale", version=table.version, extra={"now": now})


def illegal(error: IllegalMove, seat: int) -> Problem:
    """The answer to a move that the rules forbid, with what would be legal."""
    reason = {"rule": error.reason.rule, "key": error.reason.key, "args": error.reason.args}
    code = "not-your-turn" if error.reason.key == "not-your-turn" else "illegal"
    extra = {"reason": reason, "legal": error.legal[:500]}
    return Problem(
        code, seat=seat, move=error.move, rule=error.reason.rule, key=error.reason.key, extra=extra
    )


def drafted(state: State, seat: int, version: int, moves: list[str]) -> Draft:
    """The turn as far as it is composed, on a state that holds no secret of others."""
    try:
        return mansard.draft(blind(state, seat, version), seat, list(moves))
    except IllegalMove as error:
        raise illegal(error, seat) from error


def draft(
    table: OpenTable, seat: int, version: int, moves: list[str], previews: bool, ahead: bool = False
) -> dict[str, Any]:
    """What a turn would do: the view after it, what it brings, and what may follow."""
    state = current(table, seat, version)
    done = drafted(state, seat, version, moves)
    before = seen_view(state, seat)
    after = seen_view(done.state, seat) if done.moves else before
    held = done.held is not None
    return {
        "version": table.version,
        "seat": seat,
        "moves": done.moves + ([done.held] if done.held is not None else []),
        "held": done.held,
        "view": after,
        "gains": gains(before, after, seat),
        "offers": [] if held else offers(done.state, seat, after, previews, ahead),
        "complete": held or finished(state, done, seat),
    }


def finished(state: State, done: Draft, seat: int) -> bool:
    """Whether the composed turn is at its end: the rules let it not go on, or its last move ends it."""
    if not done.moves:
        return False
    ends = done.moves[-1].split()[0] in state.game.finishing
    return ends or state.game.turn_is_over(state, done.state, seat)


def why_not(table: OpenTable, seat: int, moves: list[str], move: str) -> dict[str, Any]:
    """Whether a move is legal after the drafted ones, and if not, by which rule."""
    state = table.started()
    after = drafted(state, seat, table.version, moves).state if moves else blind(state, seat, table.version)
    reason = mansard.why_not(after, seat, move)
    if reason is None:
        return {"legal": True, "reason": None}
    return {"legal": False, "reason": {"rule": reason.rule, "key": reason.key, "args": reason.args}}


async def commit(
    house: "House", table_id: str, account: str | None, seat: int, version: int, moves: list[str], key: str
) -> dict[str, Any]:
    """A person's turn: applied, or a duplicate of what was applied; else a Problem, nothing changed."""
    try:
        try:
            return await _commit(house, table_id, account, seat, version, moves, key, quick=True)
        except Overtaken:
            return await _commit(house, table_id, account, seat, version, moves, key)
    except sa.exc.IntegrityError:  # the key stands for an earlier turn, though the version is the newest
        async with changing(house, table_id) as change:
            known = await _known(change, f"{account}:{key}")
        if known is None:
            raise
        return answer(change.table, "duplicate", known, seat)


async def _commit(
    house: "House",
    table_id: str,
    account: str | None,
    seat: int,
    version: int,
    moves: list[str],
    key: str,
    quick: bool = False,
) -> dict[str, Any]:
    async with changing(house, table_id, quick) as change:
        own_seat(change.table, account, seat)
        if version != change.table.version or change.table.status != "playing":
            known = await _known(change, f"{account}:{key}")
            if known is not None:
                return answer(change.table, "duplicate", known, seat)
        if change.table.seats[seat].away:
            raise Problem("seat-with-bot", seat=seat)
        await turn(change, seat, version, moves, key=f"{account}:{key}")
    metrics.commits.labels("person").inc()
    return answer(change.table, "applied", change.table.version, seat)


async def _known(change: Change, key: str) -> int | None:
    """The number of the turn that was stored under a key."""
    here = (model.commits.c.table_id == change.table.id) & (model.commits.c.key == key)
    found: int | None = (
        await change.connection.execute(sa.select(model.commits.c.number).where(here))
    ).scalar()
    return found


async def turn(
    change: Change, seat: int, version: int, moves: list[str], key: str | None = None, by_bot: bool = False
) -> None:
    """Carry out a turn inside a change: people and bots alike."""
    table = change.table
    state = current(table, seat, version)
    number = table.version + 1
    try:
        done = mansard.commit(state, seat, list(moves), table.seed, number)
    except IllegalMove as error:
        raise illegal(error, seat) from error
    change.state = done.state
    change.entry = Entry(
        table_id=table.id,
        number=number,
        seat=seat,
        moves=done.moves,
        events=written_events(done.events),
        time=change.now,
        by_bot=by_bot,
        rules=table.game.rules_version,
        digest=done.state.digest(),
        key=key,
    )
    change.seats[seat].last_own = number
    change.row.rewind = None
    change.wind_clocks(done.state.actors(), seat)
    if done.state.over():
        await finish(change, done.state)


def answer(table: OpenTable, kind: str, number: int, seat: int) -> dict[str, Any]:
    """The answer to a commit."""
    return {
        "answer": kind,
        "number": number,
        "version": table.version,
        "seat": seat,
        "view": told_view(table, seat),
    }
