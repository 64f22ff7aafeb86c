"""What was played: entries of the log, positions of any version, records."""

from typing import TYPE_CHECKING

import sqlalchemy as sa

import mansard
from mansard.kernel.game import State
from mansard.kernel.record import under_rules
from mansard.server import model
from mansard.server.database import Connection
from mansard.server.open_table import OpenTable, game_with
from mansard.server.problems import Problem
from mansard.server.rows import Entry, TableRow

if TYPE_CHECKING:
    from mansard.server.house import House


async def entries_after(house: "House", table: OpenTable, after: int, limit: int = 100000) -> list[Entry]:
    """The entries of the log after a version: from memory if they are recent."""
    last = min(table.version, after + limit)
    wanted = range(after + 1, last + 1)
    recent = [table.entries[number] for number in wanted if number in table.entries]
    if len(recent) == len(wanted):
        return recent
    async with house.database.read() as connection:
        return await stored_entries(connection, table.id, after, last)


async def stored_entries(connection: Connection, table_id: str, after: int, last: int) -> list[Entry]:
    """The entries of the log from the database."""
    log = model.commits
    here = (log.c.table_id == table_id) & (log.c.number > after) & (log.c.number <= last)
    found = await connection.execute(sa.select(log).where(here).order_by(log.c.number))
    return [Entry(*entry) for entry in found]


async def position_at(house: "House", table: OpenTable, version: int) -> State:
    """The position after any commit: from memory, or from the snapshot before it and the turns since."""
    if not 0 <= version <= table.version or table.state is None:
        raise Problem("no-such-version", version=version, last=table.version)
    if version in table.recent:
        return table.recent[version]
    async with house.database.read() as connection:
        return await stored_position(connection, table.row, version)


async def stored_position(connection: Connection, row: TableRow, version: int) -> State:
    """A position from the database. A rewind always has its snapshot, so only turns are replayed.

    Every turn is played under the rules that it was made under; the position is one of today's rules.
    """
    kept = model.snapshots
    here = (kept.c.table_id == row.id) & (kept.c.number <= version)
    found = (
        await connection.execute(sa.select(kept).where(here).order_by(kept.c.number.desc()).limit(1))
    ).one()
    seed = row.chance
    assert seed is not None, "a table with positions has a seed"
    game = game_with(row.game, row.components, row.components_digest)
    state = game.from_json(found.state)
    for entry in await stored_entries(connection, row.id, found.number, version):
        state = under_rules(state, entry.rules)
        state = mansard.commit(state, entry.seat, entry.moves, seed, entry.number).state
    return under_rules(state, game.rules_version)
