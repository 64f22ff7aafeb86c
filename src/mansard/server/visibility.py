"""Who may see a player's page: everybody, those who have played with the player, or nobody else."""

from typing import Any

import sqlalchemy as sa

from mansard.server import model
from mansard.server.database import Connection
from mansard.server.problems import Problem


async def check_visible(connection: Connection, player: str, visitor: str | None) -> sa.Row[Any]:
    """The player's account; a Problem if there is none, or if the visitor may not look."""
    a = model.accounts
    query = sa.select(a.c.id, a.c.name, a.c.login, a.c.shown).where(a.c.id == player)
    found: sa.Row[Any] | None = (await connection.execute(query)).first()
    if found is None:
        raise Problem("no-such-player", player=player)
    if player not in await visible(connection, [player], visitor):
        raise Problem("player-hidden")
    return found


async def visible(connection: Connection, players: list[str], visitor: str | None) -> dict[str, str]:
    """Those of the players whom the visitor may see, with their names."""
    a = model.accounts
    query = sa.select(a.c.id, a.c.name, a.c.shown).where(a.c.id.in_(players))
    rows = list(await connection.execute(query))
    shy = [row.id for row in rows if row.shown == "met" and row.id != visitor]
    met = await met_by(connection, shy, visitor)
    return {
        row.id: row.name for row in rows if row.shown == "everybody" or row.id == visitor or row.id in met
    }


async def met_by(connection: Connection, players: list[str], visitor: str | None) -> set[str]:
    """Those of the players with whom the visitor has finished a game."""
    if visitor is None or not players:
        return set()
    mine, theirs = model.results.alias("mine"), model.results.alias("theirs")
    query = (
        sa.select(theirs.c.account)
        .join(mine, (mine.c.table_id == theirs.c.table_id) & (mine.c.account == visitor))
        .where(theirs.c.account.in_(players))
        .distinct()
    )
    return {str(found) for found in (await connection.execute(query)).scalars()}
