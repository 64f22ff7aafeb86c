"""What a person has seen of a table, and whether he wants to hear of it: one row for each pair."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.server import model
from mansard.server.database import Connection
from mansard.server.problems import Problem
from mansard.server.rows import Visit, values

if TYPE_CHECKING:
    from mansard.server.house import House


def here(table_id: str, account: str) -> Any:
    """Where the row of a person at a table is."""
    return (model.visits.c.table_id == table_id) & (model.visits.c.account == account)


async def visit_of(connection: Connection, table_id: str, account: str) -> Visit:
    """What is known of a person at a table; nothing seen at first."""
    found = (await connection.execute(sa.select(model.visits).where(here(table_id, account)))).first()
    return Visit(*found) if found is not None else Visit(table_id, account)


async def alter_visit(house: "House", table_id: str, account: str, **news: Any) -> Visit:
    """Write down what is new. What was seen stays seen."""
    table = await house.table(table_id)
    if not table.seats_of(account):
        raise Problem("not-for-spectators")
    async with house.database.write() as connection:
        before = await visit_of(connection, table_id, account)
        seen = {
            name: max(getattr(before, name), value)
            for name, value in news.items()
            if name in ("chat", "version")
        }
        return await put(connection, before, {**news, **seen})


async def put(connection: Connection, before: Visit, news: dict[str, Any]) -> Visit:
    """Store a row of a person at a table, new or altered."""
    after = replace(before, **news)
    if after != before:
        await connection.execute(sa.delete(model.visits).where(here(before.table_id, before.account)))
        await connection.execute(sa.insert(model.visits).values(**values(after)))
    return after


async def unread_lines(connection: Connection, tables: list[str], account: str) -> dict[str, int]:
    """How many lines of others, blocked ones aside, a person has not read, by table."""
    chat, visits = model.chat, model.visits
    blocked = sa.select(model.ties.c.other).where(
        model.ties.c.account == account, model.ties.c.kind == "block"
    )
    mine = (visits.c.table_id == chat.c.table_id) & (visits.c.account == account)
    query = (
        sa.select(chat.c.table_id, sa.func.count())
        .select_from(chat.outerjoin(visits, mine))
        .where(chat.c.table_id.in_(tables), chat.c.account != account)
        .where(chat.c.id > sa.func.coalesce(visits.c.chat, 0))
        .where(chat.c.account.not_in(blocked))
        .group_by(chat.c.table_id)
    )
    return {str(table): int(count) for table, count in await connection.execute(query)}
