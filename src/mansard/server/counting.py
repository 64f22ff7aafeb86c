"""Counts finished games: points by source, turns, times, openings and more, one row of results a seat.

A game that ends leaves its row half filled; the keeper replays it soon after. The same way counts the games
of before this was counted, and `mansard admin stats` counts all of them again.
"""

import asyncio
import csv
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from mansard.club.course import Course, course
from mansard.club.tally import tallied
from mansard.kernel.errors import MansardError
from mansard.server import model
from mansard.server.database import Connection, Database, sync_url
from mansard.server.history import stored_entries
from mansard.server.migrate import migrate_now
from mansard.server.open_table import game_with
from mansard.server.rows import Entry, TableRow
from mansard.server.tallies import BOTS, OWN, PEOPLE, STANDARD, added, facts_of, options_by_seat
from mansard.server.truth import keep_truth, stored_truth

log = logging.getLogger("mansard.server")
AT_ONCE = 20  # games a round: nobody waits for them


async def count_some(database: Database) -> None:
    """Count some of the finished games that are not counted yet."""
    for table_id in await uncounted(database, AT_ONCE):
        await count_table(database, table_id)


async def uncounted(database: Database, limit: int) -> list[str]:
    """Tables whose results are not counted."""
    r = model.results
    query = sa.select(r.c.table_id).where(r.c.counted == sa.false()).distinct().limit(limit)
    async with database.read() as connection:
        return [str(found) for found in (await connection.execute(query)).scalars()]


async def count_table(database: Database, table_id: str) -> None:
    """Replay one finished game and write down what it tells."""
    async with database.read() as connection:
        row, entries, first, head = await _stored(connection, table_id)
        truth = await stored_truth(connection, table_id)
    try:
        seats = await asyncio.to_thread(_counted, row, entries, first, head)
    except MansardError as error:
        log.warning("table %s cannot be counted: %s", table_id, error)
        seats = [{"counted": True}] * len(row.places or [])
    async with database.write() as connection:
        if await _written(connection, table_id, seats):
            await _sum_up(connection, row)
        await keep_truth(connection, table_id, truth)


async def _written(connection: Connection, table_id: str, seats: list[dict[str, Any]]) -> bool:
    """Write what was counted; False if another process did it first."""
    r = model.results
    fresh = 0
    for seat, found in enumerate(seats):
        here = (r.c.table_id == table_id) & (r.c.seat == seat) & (r.c.counted == sa.false())
        fresh += (await connection.execute(sa.update(r).where(here).values(**found))).rowcount
    return fresh == len(seats) > 0


async def _sum_up(connection: Connection, row: TableRow) -> None:
    """Add a game to the sums of its kind."""
    r, s = model.results, model.seats
    rows = await connection.execute(sa.select(r).where(r.c.table_id == row.id).order_by(r.c.seat))
    results = [dict(found._mapping) for found in rows]
    people = sa.select(s.c.seat).where(s.c.table_id == row.id, s.c.kind == "person").limit(1)
    origin = PEOPLE if (await connection.execute(people)).first() is not None else BOTS
    game = game_with(row.game, row.components, row.components_digest)
    try:
        options = options_by_seat(game, len(results), row.options)
    except MansardError:  # an option of older rules
        options = [{} for _ in results]
    sums = tallied(facts_of(results, options))
    box = STANDARD if row.components is None else OWN
    await connection.execute_all(added(row.game, origin, box, len(results), sums))


async def _stored(connection: Connection, table_id: str) -> tuple[TableRow, list[Entry], str, str]:
    """The table, its log, its first and its last position."""
    t, s, h = model.tables, model.snapshots, model.heads
    row = TableRow(*(await connection.execute(sa.select(t).where(t.c.id == table_id))).one())
    first = sa.select(s.c.state).where(s.c.table_id == table_id, s.c.number == 0)
    head = sa.select(h.c.state).where(h.c.table_id == table_id)
    entries = await stored_entries(connection, table_id, 0, row.version)
    return (
        row,
        entries,
        (await connection.execute(first)).scalar_one(),
        (await connection.execute(head)).scalar_one(),
    )


def _counted(row: TableRow, entries: list[Entry], first: str, head: str) -> list[dict[str, Any]]:
    """What is counted of every seat; of a game that does not replay only what its last position tells."""
    game = game_with(row.game, row.components, row.components_digest)
    last = game.from_json(head)
    told: list[Course | None] = [None] * int(last.players)
    seed = row.chance
    assert seed is not None, "a finished game has a seed"
    try:
        told = [*course(game.from_json(first), seed, row.started or row.created, entries)]
    except MansardError as error:
        log.warning("table %s is counted without its course: %s", row.id, error)
    return [
        {
            "counted": True,
            "box": row.components_digest,
            "breakdown": _sums(parts),
            "turns": seat.turns if seat else None,
            "seconds": round(seat.seconds, 3) if seat else None,
            "opening": (seat.opening or None) if seat else None,
            "finisher": seat.finisher if seat else None,
            "plan": (seat.plan or None) if seat else None,
            "used": (sorted(seat.used) or None) if seat else None,
        }
        for parts, seat in zip(last.breakdown(), told, strict=True)
    ]


def _sums(parts: list[tuple[str, int]]) -> dict[str, int]:
    """Points by source; a game may name a source more than once."""
    found: dict[str, int] = {}
    for source, points in parts:
        found[source] = found.get(source, 0) + int(points)
    return found


# ---------------------------------------------------------------------- for operators


def recount(url: str, told: Callable[[int], None] = lambda _: None) -> int:
    """Count all finished games again; how many. `told` hears how far it is."""
    migrate_now(url)
    return asyncio.run(_recount(url, told))


async def _recount(url: str, told: Callable[[int], None]) -> int:
    database = Database(url)
    try:
        async with database.write() as connection:
            await connection.execute(sa.update(model.results).values(counted=False))
            own = model.tallies.c.origin.in_([PEOPLE, BOTS])
            await connection.execute(sa.delete(model.tallies).where(own))
        count = 0
        while found := await uncounted(database, AT_ONCE):
            for table_id in found:
                await count_table(database, table_id)
            count += len(found)
            told(count)
        return count
    finally:
        await database.close()


def export_results(url: str, target: Path) -> int:
    """All results as CSV, or as Parquet if the name ends so; how many rows. Points by source are JSON."""
    engine = sa.create_engine(sync_url(url))
    try:
        with engine.connect() as connection:
            names, rows = _export(connection)
            write = _write_parquet if target.suffix == ".parquet" else _write_csv
            return write(target, names, rows)
    finally:
        engine.dispose()


def _export(connection: sa.Connection) -> tuple[list[str], Iterator[tuple[Any, ...]]]:
    """The names of the columns, and the rows in the order in which the games ended. No names of people."""
    r, s, t = model.results, model.seats, model.tables
    own = [column for column in r.c if column.name != "counted"]
    beside = [s.c.level, s.c.away, t.c.options, t.c.rules, t.c.started]
    query = (
        sa.select(*own, *beside)
        .join(s, (s.c.table_id == r.c.table_id) & (s.c.seat == r.c.seat))
        .join(t, t.c.id == r.c.table_id)
        .order_by(r.c.finished, r.c.table_id, r.c.seat)
    )
    found = connection.execution_options(yield_per=1000).execute(query)
    return [*found.keys()], (tuple(_flat(value) for value in row) for row in found)


def _flat(value: Any) -> Any:
    return json.dumps(value, ensure_ascii=False, sort_keys=True) if isinstance(value, dict | list) else value


def _write_csv(target: Path, names: list[str], rows: Iterator[tuple[Any, ...]]) -> int:
    count = 0
    with target.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(names)
        for row in rows:
            writer.writerow(row)
            count += 1
    return count


def _write_parquet(target: Path, names: list[str], rows: Iterator[tuple[Any, ...]]) -> int:
    from pyarrow import parquet, table  # only here: it comes with the research part

    whole = list(rows)
    parquet.write_table(table({name: [row[n] for row in whole] for n, name in enumerate(names)}), target)
    return len(whole)
