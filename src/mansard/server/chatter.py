"""Chat at a table, and the private note that a person keeps about it."""

from typing import TYPE_CHECKING, TypedDict

import sqlalchemy as sa

from mansard.server import model
from mansard.server.conduct import check_not_muted
from mansard.server.friends import blocked_by
from mansard.server.problems import Problem
from mansard.server.rows import Account

if TYPE_CHECKING:
    from mansard.server.house import House

LATEST = 200


class Line(TypedDict):
    """Something said, as everybody at the table sees it."""

    id: int
    player: str
    name: str
    text: str
    time: float


async def say(house: "House", table_id: str, account: Account, text: str) -> Line:
    """Say something; spectators listen only, for they see what players must not hear."""
    table = await house.table(table_id)
    mine = table.seats_of(account.id)
    check_not_muted(house, account)
    if not mine:
        raise Problem("not-for-spectators")
    now = house.now()
    name = table.seats[mine[0]].name if len(mine) == 1 else account.name
    said = {"table_id": table_id, "account": account.id, "name": name, "text": text, "time": now}
    async with house.database.write() as connection:
        stored = await connection.execute(sa.insert(model.chat).values(**said))
        number = stored.inserted_primary_key[0] if stored.inserted_primary_key else 0
    line: Line = {"id": number, "player": account.id, "name": name, "text": text, "time": now}
    await house.broker.publish({"table": table_id, "chat": line})
    return line


async def lines_after(house: "House", table_id: str, after: int, visitor: str | None = None) -> list[Line]:
    """The latest lines after one, without those of people whom the visitor has blocked."""
    here = (model.chat.c.table_id == table_id) & (model.chat.c.id > after)
    query = sa.select(model.chat).where(here).order_by(model.chat.c.id.desc()).limit(LATEST)
    async with house.database.read() as connection:
        if visitor is not None and (deaf := await blocked_by(connection, visitor)):
            query = query.where(model.chat.c.account.not_in(sorted(deaf)))
        found = list(await connection.execute(query))
    return [
        {"id": line.id, "player": line.account, "name": line.name, "text": line.text, "time": line.time}
        for line in reversed(found)
    ]


async def note_of(house: "House", table_id: str, account: str) -> str:
    """The note of a person about a table."""
    await house.table(table_id)
    here = (model.notes.c.table_id == table_id) & (model.notes.c.account == account)
    async with house.database.read() as connection:
        return str((await connection.execute(sa.select(model.notes.c.text).where(here))).scalar() or "")


async def keep_note(house: "House", table_id: str, account: str, text: str) -> None:
    """Write the note anew."""
    await house.table(table_id)
    here = (model.notes.c.table_id == table_id) & (model.notes.c.account == account)
    async with house.database.write() as connection:
        await connection.execute(sa.delete(model.notes).where(here))
        await connection.execute(sa.insert(model.notes).values(table_id=table_id, account=account, text=text))
