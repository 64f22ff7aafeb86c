"""Playing on from a position of a finished game, as a new table against bots.

The new table begins with the old commits and the same source of chance, so that its record is whole, can be
replayed, and says where it comes from; what was hidden is hidden as it was. The seed of the old game is
known, so nothing of it counts: no rating, no statistics.
"""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.kernel.game import State
from mansard.server import model
from mansard.server.history import entries_after, position_at
from mansard.server.ids import new_id
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.rows import Account, Entry, SeatRow, values
from mansard.server.schema.review import ContinueBody

if TYPE_CHECKING:
    from mansard.server.house import House


async def play_on(house: "House", source: OpenTable, account: Account, wanted: ContinueBody) -> OpenTable:
    """The new table, in play."""
    if not 0 <= wanted.seat < len(source.seats):
        raise Problem("no-such-seat", seat=wanted.seat)
    state = await position_at(house, source, wanted.number)
    if state.over():
        raise Problem("nothing-to-play", number=wanted.number)
    table_id = new_id()
    entries = (await entries_after(house, source, 0))[: wanted.number]
    seats = [_seat(table_id, number, source, account, wanted) for number in range(len(source.seats))]
    for entry in entries:
        if entry.seat >= 0:
            seats[entry.seat].last_own = entry.number
    row = _row(house, table_id, source, account, state, wanted.number)
    row["bot_due"] = house.now() if any(seats[actor].kind == "bot" for actor in state.actors()) else None
    async with house.database.write() as connection:
        await connection.execute(sa.insert(model.tables), [row])
        await connection.execute(sa.insert(model.seats), [values(seat) for seat in seats])
        await connection.execute_all(_commits(table_id, entries))
        await connection.execute_all(await _positions(connection, table_id, source, state, wanted.number))
    table = await house.table(table_id)
    await house.tell(table)
    return table


def _seat(table_id: str, number: int, source: OpenTable, account: Account, wanted: ContinueBody) -> SeatRow:
    if number == wanted.seat:
        return SeatRow(
            table_id,
            number,
            "person",
            account=account.id,
            name=wanted.name or account.name,
            holiday_until=account.holiday_until,
        )
    return SeatRow(table_id, number, "bot", level=wanted.level)


def _row(
    house: "House", table_id: str, source: OpenTable, account: Account, state: State, number: int
) -> dict[str, Any]:
    now, old = house.now(), source.row
    kept = ("game", "options", "components", "components_digest", "rules", "seed")
    origin = {"kind": "position", "table": source.id, "number": number}
    if old.source is not None and "seed" in old.source:
        origin["seed"] = old.source["seed"]
    return {
        **{name: getattr(old, name) for name in kept},
        "id": table_id,
        "owner": account.id,
        "status": "playing",
        "listed": False,
        "clock": {"kind": "none"},
        "version": number,
        "epoch": 0,
        "created": now,
        "started": now,
        "changed": now,
        "actors": state.actors(),
        "coach": "off",
        "rated": False,
        "source": origin,
    }


def _commits(table_id: str, entries: list[Entry]) -> list[tuple[sa.Executable, dict[str, Any]]]:
    insert = sa.insert(model.commits)
    return [(insert, {**values(entry), "table_id": table_id, "key": None}) for entry in entries]


async def _positions(
    connection: Any, table_id: str, source: OpenTable, state: State, number: int
) -> list[tuple[sa.Executable, dict[str, Any]]]:
    """The position, and the snapshots that bound every load."""
    s = model.snapshots
    here = (s.c.table_id == source.id) & (s.c.number < number) if number else sa.false()
    rows = [dict(row._mapping) for row in await connection.execute(sa.select(s).where(here))]
    text, rules = state.to_json(), source.game.rules_version
    rows.append({"number": number, "rules": rules, "state": text})
    head = {"table_id": table_id, "number": number, "state": text}
    return [
        (sa.insert(model.heads), head),
        *[(sa.insert(s), {**row, "table_id": table_id}) for row in rows],
    ]
