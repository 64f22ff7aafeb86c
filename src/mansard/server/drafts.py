"""A turn that is composed but not sent: kept for its seat alone until the table moves on."""

from typing import TYPE_CHECKING, TypedDict

import sqlalchemy as sa

from mansard.server import model
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.turns import current

if TYPE_CHECKING:
    from mansard.server.house import House


class Kept(TypedDict):
    """The moves of a draft, and the version that they are composed for."""

    version: int
    moves: list[str]


def _of(table: OpenTable, seat: int) -> sa.ColumnElement[bool]:
    return (model.drafts.c.table_id == table.id) & (model.drafts.c.seat == seat)


async def keep_draft(house: "House", table: OpenTable, seat: int, version: int, moves: list[str]) -> Kept:
    """Write the draft of a seat anew; Stale if it is composed for a position that is gone."""
    current(table, seat, version)
    async with house.database.write() as connection:
        await connection.execute(sa.delete(model.drafts).where(_of(table, seat)))
        if moves:
            row = {"table_id": table.id, "seat": seat, "version": version, "moves": moves}
            await connection.execute(sa.insert(model.drafts).values(**row))
    return {"version": version, "moves": moves}


async def kept_draft(house: "House", table: OpenTable, seat: int) -> Kept:
    """The draft of a seat if it is composed for this position; an older one is dropped."""
    nothing: Kept = {"version": table.version, "moves": []}
    async with house.database.read() as connection:
        found = (await connection.execute(sa.select(model.drafts).where(_of(table, seat)))).first()
    if found is None:
        return nothing
    if _fits(table, seat, found.version):
        return {"version": table.version, "moves": list(found.moves)}
    async with house.database.write() as connection:
        old = _of(table, seat) & (model.drafts.c.version == found.version)
        await connection.execute(sa.delete(model.drafts).where(old))
    return nothing


def _fits(table: OpenTable, seat: int, version: int) -> bool:
    """Whether the seat composes for the position of that version still."""
    try:
        current(table, seat, version)
    except Problem:
        return False
    return True
