"""The review of a finished table: where it stands, start and stop, the lines that were not played."""

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from mansard.analysis import ENGINE, line_guess
from mansard.analysis.review import turn_seed
from mansard.kernel.events import Event
from mansard.kernel.game import State
from mansard.kernel.play import play
from mansard.server import model
from mansard.server.database import Connection
from mansard.server.history import position_at
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.redaction import seen_events, seen_view, written_events
from mansard.server.reviewwork import SEED
from mansard.server.rows import Account

if TYPE_CHECKING:
    from mansard.server.house import House

R = model.reviews
DEPTHS = ("quick", "deep")
KNOWN = [column for column in R.c if column.name != "result"]


def finished(table: OpenTable) -> OpenTable:
    """The table if all of it is open; a Problem before."""
    if not table.over():
        raise Problem("table-not-finished")
    return table


def may_deepen(table: OpenTable, account: Account | None) -> bool:
    """Whether somebody may ask for the long pass: who sat there, or brought the record."""
    return account is not None and (table.row.owner == account.id or bool(table.seats_of(account.id)))


async def standing(house: "House", table: OpenTable, account: Account | None) -> bytes:
    """How far both passes are, and the deepest review there is; its text is stored as it is told."""
    async with house.database.read() as connection:
        rows = await _rows(connection, table.id)
        told = {depth: await _told(connection, rows.get(depth), depth) for depth in DEPTHS}
        best = next((depth for depth in ("deep", "quick") if _has_result(rows.get(depth))), None)
        result = "null" if best is None else await _result(connection, table.id, best)
    open_ = house.settings.reviews
    head = {
        "table": table.id,
        **told,
        "may_start": open_ and account is not None,
        "may_deepen": open_ and may_deepen(table, account),
        "review": msgspec.Raw(result.encode()),
    }
    return msgspec.json.encode(head)


def _has_result(row: Any) -> bool:
    return row is not None and row.result_engine is not None


async def _rows(connection: Connection, table_id: str) -> dict[str, Any]:
    found = await connection.execute(sa.select(*KNOWN).where(R.c.table_id == table_id))
    return {row.depth: row for row in found}


async def _result(connection: Connection, table_id: str, depth: str) -> str:
    query = sa.select(R.c.result).where(R.c.table_id == table_id, R.c.depth == depth)
    return str((await connection.execute(query)).scalar_one())


async def _told(connection: Connection, row: Any, depth: str) -> dict[str, Any]:
    if row is None:
        return {"depth": depth, "state": "none", "done": 0, "total": 0, "ahead": 0, "current": False}
    ahead = 0
    if row.state == "waiting":
        sooner = R.c.created < row.created if depth == "quick" else sa.true()
        before = (R.c.state.in_(("waiting", "running"))) & (R.c.depth == "quick") & sooner
        if depth == "deep":
            before |= (R.c.state.in_(("waiting", "running"))) & (R.c.created < row.created)
            before &= (R.c.table_id != row.table_id) | (R.c.depth != "deep")
        ahead = (await connection.execute(sa.select(sa.func.count()).where(before))).scalar_one()
    return {
        "depth": depth,
        "state": row.state,
        "done": row.done,
        "total": row.total,
        "ahead": ahead,
        "current": row.result_engine == ENGINE,
    }


async def start(house: "House", table: OpenTable, account: Account, depth: str) -> None:
    """Queue a pass unless it is done, waits, or runs; a deep one has the quick one before it."""
    if not house.settings.reviews:
        raise Problem("no-reviews")
    if depth == "deep" and not may_deepen(table, account):
        raise Problem("not-for-spectators")
    async with house.database.write() as connection:
        for each in DEPTHS[: DEPTHS.index(depth) + 1]:
            await _queue(connection, table.id, each, house.now())
    house.reviewer.call()


async def _queue(connection: Connection, table_id: str, depth: str, now: float) -> None:
    row = (await _rows(connection, table_id)).get(depth)
    if row is None:
        fresh = {"table_id": table_id, "depth": depth, "state": "waiting", "engine": ENGINE, "created": now}
        await connection.execute(
            sa.insert(R).values(**fresh, done=0, total=0, tries=0, claimed=0.0, failures=0)
        )
    elif row.state in ("stopped", "failed") or (row.state == "done" and row.result_engine != ENGINE):
        here = (R.c.table_id == table_id) & (R.c.depth == depth)
        again = {"state": "waiting", "created": now, "failures": 0}
        await connection.execute(sa.update(R).where(here).values(**again))


async def stop(house: "House", table: OpenTable, account: Account, depth: str) -> None:
    """Stop a pass that waits or runs; what is judged stays, so that it can go on later."""
    if not may_deepen(table, account):
        raise Problem("not-for-spectators")
    here = (R.c.table_id == table.id) & (R.c.depth == depth) & R.c.state.in_(("waiting", "running"))
    async with house.database.write() as connection:
        await connection.execute(sa.update(R).where(here).values(state="stopped"))


# ---------------------------------------------------------------------- lines


async def line(house: "House", table: OpenTable, number: int, rank: int) -> dict[str, Any]:
    """A turn that was better and what might follow, upon a guess at what the seat could not know."""
    async with house.database.read() as connection:
        rows = await _rows(connection, table.id)
        best = next((depth for depth in ("deep", "quick") if _has_result(rows.get(depth))), None)
        if best is None:
            raise Problem("no-review")
        review = msgspec.json.decode(await _result(connection, table.id, best))
    turn = next((turn for turn in review["turns"] if turn["number"] == number), None)
    if turn is None or not 0 <= rank < len(turn["best"]):
        raise Problem("no-such-turn", number=number)
    before = await position_at(house, table, number - 1)
    return await asyncio.to_thread(_line, before, turn, rank)


def _line(before: State, turn: dict[str, Any], rank: int) -> dict[str, Any]:
    seat = turn["seat"]
    guess = line_guess(before, seat, turn_seed(SEED, turn["number"]))
    turns = [(seat, turn["best"][rank]["moves"])]
    if rank == 0:
        turns += [(each["seat"], each["moves"]) for each in turn["line"]]
    start_view, steps = seen_view(guess, seat), []
    for n, (actor, moves) in enumerate(turns):
        for move in moves:
            action = guess.game.parse(guess, move, actor)
            named = {**guess.game.describe(guess, action), **guess.game.facts(guess, action)}
            events: list[Event] = play(guess, actor, move)
            told = seen_events(written_events(events), seat)
            step = {"turn": n, "seat": actor, "move": move, "told": named, "events": told}
            steps.append({**step, "view": seen_view(guess, seat)})
    return {"number": turn["number"], "rank": rank, "seat": seat, "before": start_view, "steps": steps}
