"""A reminder before somebody's time runs out: once for every decision, to those who asked for it."""

from typing import TYPE_CHECKING

import sqlalchemy as sa

from mansard.server import clocks, model
from mansard.server.change import NOTICE
from mansard.server.rows import SeatRow, wish_of
from mansard.server.visits import put, visit_of

if TYPE_CHECKING:
    from mansard.server.house import House

EARLIEST = 24 * 3600.0  # the longest reminder that can be wished for


async def write_reminders(house: "House", now: float) -> None:
    """Put a reminder into the outbox for everybody whose time is nearly over."""
    tables, seats, people = model.tables, model.seats, model.accounts
    query = (
        sa.select(seats, tables.c.version, people.c.notices)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(people, people.c.id == seats.c.account)
        .where(tables.c.status == "playing", tables.c.deadline <= now + EARLIEST)
        .where(seats.c.clock_since.is_not(None), people.c.told)
    )
    async with house.database.read() as connection:
        found = (await connection.execute(query)).all()
    for *row, version, stored in found:
        seat = SeatRow(*row)
        if is_nearly_over(seat, wish_of(stored)["reminder"] * 60.0, now):
            await remind(house, seat, version, now)


def is_nearly_over(seat: SeatRow, before: float, now: float) -> bool:
    """Whether the reminder is due: never before half of the time that the seat had is gone."""
    end = clocks.end_of(seat)
    if end is None or seat.clock_left is None or before == 0 or seat.away:
        return False
    return end - now <= min(before, seat.clock_left / 2)


async def remind(house: "House", seat: SeatRow, version: int, now: float) -> None:
    """One reminder, unless there was one since the last turn of the seat."""
    assert seat.account is not None
    async with house.database.write() as connection:
        visit = await visit_of(connection, seat.table_id, seat.account)
        if visit.reminded >= seat.last_own:
            return
        await put(connection, visit, {"reminded": seat.last_own})
        notice = {"kind": "reminder", "table_id": seat.table_id, "version": version, "created": now}
        await connection.execute_all([(NOTICE, {**notice, "due": now, "people": [seat.account]})])
