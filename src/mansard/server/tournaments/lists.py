"""Pages of tournaments, the newest first."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.server import model
from mansard.server.rows import Account
from mansard.server.tournaments.page import short
from mansard.server.tournaments.store import load

if TYPE_CHECKING:
    from mansard.server.house import House


async def page_of_tournaments(
    house: "House",
    visitor: Account | None,
    where: sa.ColumnElement[bool],
    status: str | None,
    cursor: str | None,
    limit: int,
) -> dict[str, Any]:
    """Tournaments that fit; `next` leads to the following page."""
    t = model.tournaments
    query = sa.select(t.c.id, t.c.created).where(where).order_by(t.c.created.desc(), t.c.id.desc())
    if status is not None:
        query = query.where(t.c.status == status)
    if cursor is not None:
        created, _, last = cursor.partition("-")
        query = query.where(
            sa.tuple_(t.c.created, t.c.id) < sa.tuple_(sa.literal(float(created)), sa.literal(last))
        )
    async with house.database.read() as connection:
        rows = list(await connection.execute(query.limit(limit + 1)))
        found = [await load(connection, row.id) for row in rows[:limit]]
    after = f"{rows[limit - 1].created!r}-{rows[limit - 1].id}" if len(rows) > limit else None
    return {"tournaments": [await short(house, one, visitor) for one in found], "next": after}


def listed() -> sa.ColumnElement[bool]:
    """What everybody here may see in a list."""
    return model.tournaments.c.listed & model.tournaments.c.club.is_(None)


def of(account: str) -> sa.ColumnElement[bool]:
    """Those that a person has entered or opened."""
    t, e = model.tournaments, model.entrants
    entered = sa.select(e.c.tournament_id).where(e.c.account == account)
    return sa.or_(t.c.owner == account, t.c.id.in_(entered))
