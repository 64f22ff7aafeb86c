"""Small facts about the whole house, kept in the database: the same for all processes."""

import sqlalchemy as sa

from mansard.server import model
from mansard.server.database import Connection

ONCE = sa.text("INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
ALWAYS = sa.text(
    "INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = :value"
)


async def fact(connection: Connection, name: str) -> str | None:
    """What is known, if anything."""
    query = sa.select(model.facts.c.value).where(model.facts.c.name == name)
    found: str | None = (await connection.execute(query)).scalar()
    return found


async def keep_first(connection: Connection, name: str, value: str) -> str:
    """The fact as the first process wrote it: several may start at once."""
    await connection.execute(ONCE, [{"name": name, "value": value}])
    return await fact(connection, name) or value


async def claim(connection: Connection, name: str, before: str, value: str) -> bool:
    """Move a fact on from what it was; False if another process did it first."""
    await connection.execute(ONCE, [{"name": name, "value": before}])
    here = (model.facts.c.name == name) & (model.facts.c.value == before)
    found = await connection.execute(sa.update(model.facts).where(here).values(value=value))
    return bool(found.rowcount == 1)


async def keep_newest(connection: Connection, name: str, value: str) -> None:
    """The fact as the last process wrote it."""
    await connection.execute(ALWAYS, [{"name": name, "value": value}])
