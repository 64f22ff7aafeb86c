"""What has happened to a player to be proud of: each mark once, with its day."""

from typing import Any

import sqlalchemy as sa

import mansard
from mansard.box.files import confirmed_in
from mansard.club.numbers import FEW
from mansard.server import model
from mansard.server.database import Connection
from mansard.server.visibility import visible

REGULARS = 50  # games with one person
MANY = 100  # games
PLUMB = 0.9  # true moves of a game
CELLAR = 0.1  # winning chance from which somebody came back
VALUES = 100  # confirmed values of boxes


async def marks_of(connection: Connection, player: str, visitor: str | None) -> list[dict[str, Any]]:
    """Only what has happened, each with its day."""
    found = [
        await _four_roofs(connection, player),
        await _many(connection, player),
        await _regulars(connection, player, visitor),
        await _plumb(connection, player),
        await _box_keeper(connection, player),
        await _cellar(connection, player),
    ]
    return [mark for mark in found if mark is not None]


async def _four_roofs(connection: Connection, player: str) -> dict[str, Any] | None:
    """Every game won at least once against somebody."""
    r = model.results
    query = (
        sa.select(r.c.game, sa.func.min(r.c.finished).label("day"))
        .where(r.c.account == player, r.c.place == 1, r.c.players > 1)
        .group_by(r.c.game)
    )
    days = {row.game: row.day for row in await connection.execute(query)}
    if not set(mansard.games()) <= days.keys():
        return None
    return {"mark": "every-game-won", "day": max(days.values()), "name": None}


async def _many(connection: Connection, player: str) -> dict[str, Any] | None:
    r = model.results
    query = sa.select(r.c.finished).where(r.c.account == player).order_by(r.c.finished)
    day = (await connection.execute(query.offset(MANY - 1).limit(1))).scalar()
    return None if day is None else {"mark": "hundred-games", "day": day, "name": None}


async def _regulars(connection: Connection, player: str, visitor: str | None) -> dict[str, Any] | None:
    """Many games with one person, if the visitor may know whom."""
    mine, theirs = model.results.alias("mine"), model.results.alias("theirs")
    together = (mine.c.table_id == theirs.c.table_id) & (theirs.c.account != player)
    joined = sa.join(mine, theirs, together)
    query = (
        sa.select(theirs.c.account)
        .select_from(joined)
        .where(mine.c.account == player)
        .group_by(theirs.c.account)
        .having(sa.func.count() >= REGULARS)
        .order_by(sa.func.count().desc(), theirs.c.account)
    )
    whom = [str(account) for account in (await connection.execute(query)).scalars()]
    names = await visible(connection, whom, visitor)
    known = [account for account in whom if account in names]
    if not known:
        return None
    days = (
        sa.select(mine.c.finished)
        .select_from(joined)
        .where(mine.c.account == player, theirs.c.account == known[0])
        .order_by(mine.c.finished)
    )
    day = (await connection.execute(days.offset(REGULARS - 1).limit(1))).scalar()
    return {"mark": "regulars", "day": day, "name": names[known[0]]}


async def _first(
    connection: Connection, player: str, mark: str, *what: sa.ColumnElement[bool]
) -> dict[str, Any] | None:
    """A mark for the first game of which something is true."""
    r = model.results
    query = sa.select(sa.func.min(r.c.finished)).where(r.c.account == player, *what)
    day = (await connection.execute(query)).scalar()
    return None if day is None else {"mark": mark, "day": day, "name": None}


async def _plumb(connection: Connection, player: str) -> dict[str, Any] | None:
    r = model.results
    return await _first(
        connection, player, "plumb", r.c.decisions >= FEW, r.c.true_moves >= PLUMB * r.c.decisions
    )


async def _cellar(connection: Connection, player: str) -> dict[str, Any] | None:
    r = model.results
    return await _first(connection, player, "cellar", r.c.players > 1, r.c.place == 1, r.c.lowest < CELLAR)


async def _box_keeper(connection: Connection, player: str) -> dict[str, Any] | None:
    """So many values confirmed in the saved boxes; the day is that of the box that made it so many."""
    b = model.boxes
    query = sa.select(b.c.game, b.c.text, b.c.changed).where(b.c.account == player).order_by(b.c.changed)
    known: set[tuple[str, str]] = set()
    for game, text, changed in await connection.execute(query):
        known |= {(game, name) for name in confirmed_in(text)}
        if len(known) >= VALUES:
            return {"mark": "box-keeper", "day": changed, "name": None}
    return None
