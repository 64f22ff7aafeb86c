"""Pages of tables, newest first, by a cursor that stays right while tables come and go."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.server import model
from mansard.server.database import Connection
from mansard.server.open_table import OpenTable
from mansard.server.redaction import seen_table
from mansard.server.rows import Account, SeatRow, TableRow

if TYPE_CHECKING:
    from mansard.server.house import House


@dataclass(slots=True)
class Wanted:
    """Which tables: None means any."""

    status: str | None = None
    game: str | None = None
    listed: bool | None = None
    account: str | None = None
    waiting: bool = False


async def page_of_tables(
    house: "House", account: Account | None, wanted: Wanted, cursor: str | None, limit: int
) -> dict[str, Any]:
    """Tables that fit; `next` leads to the following page."""
    query = _query(wanted, cursor).limit(limit + 1)
    async with house.database.read() as connection:
        found = [TableRow(*row) for row in await connection.execute(query)]
        seats = await _seats(connection, [row.id for row in found])
    me = account.id if account else None
    cards = [
        seen_table(OpenTable(row, seats.get(row.id, []), None), me, house.now()) for row in found[:limit]
    ]
    if wanted.waiting:
        cards = [card for card in cards if card["waits_for_me"]]
    last = found[limit - 1] if len(found) > limit else None
    return {"tables": cards, "next": f"{last.created!r}-{last.id}" if last else None}


def _query(wanted: Wanted, cursor: str | None) -> sa.Select[Any]:
    t = model.tables
    query = sa.select(t).order_by(t.c.created.desc(), t.c.id.desc())
    for column, value in ((t.c.status, wanted.status), (t.c.game, wanted.game), (t.c.listed, wanted.listed)):
        if value is not None:
            query = query.where(column == value)
    if wanted.account is not None:
        mine = sa.select(model.seats.c.table_id).where(model.seats.c.account == wanted.account)
        query = query.where(t.c.id.in_(mine), t.c.status != "closed")
    if cursor is not None:
        created, _, table_id = cursor.partition("-")
        query = query.where(
            sa.tuple_(t.c.created, t.c.id) < sa.tuple_(sa.literal(float(created)), sa.literal(table_id))
        )
    return query


async def _seats(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    query = sa.select(model.seats).where(model.seats.c.table_id.in_(ids)).order_by(model.seats.c.seat)
    for row in await connection.execute(query):
        found.setdefault(row.table_id, []).append(SeatRow(*row))
    return found
