"""The people whom a person knows: played with, followed, blocked; invitations."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.server import model
from mansard.server.database import Connection
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.rows import Account

if TYPE_CHECKING:
    from mansard.server.house import House

MOST = 500  # people whom one person follows or has blocked
SHOWN = 200
BY_ID = "id:"  # how a seat is kept for somebody by account; no login has a colon


async def known_people(house: "House", account: str) -> dict[str, Any]:
    """Everybody a person has played with, follows or has blocked."""
    a = model.accounts
    async with house.database.read() as connection:
        met = {row.account: row for row in await connection.execute(_met(account))}
        mine = await ties_of(connection, account)
        people = sa.select(a.c.id, a.c.name).where(a.c.id.in_([*met, *mine]), a.c.merged_into.is_(None))
        names = {row.id: row.name for row in await connection.execute(people)}
        hiding = await blockers(connection, account)
    rows = [
        {
            "player": player,
            "name": name,
            "games": met[player].games if player in met else 0,
            "last": met[player].last if player in met else None,
            "tie": mine.get(player),
            "online": player in house.hub.people and player not in hiding,
        }
        for player, name in names.items()
    ]
    rows.sort(key=lambda row: (-(row["last"] or 0.0), row["name"], row["player"]))
    return {"people": rows[:SHOWN]}


def _met(account: str, other: str | None = None) -> sa.Select[Any]:
    """Games finished together, by person; or with one person."""
    mine, theirs = model.results.alias("mine"), model.results.alias("theirs")
    found = (
        sa.select(
            theirs.c.account,
            sa.func.count(sa.distinct(theirs.c.table_id)).label("games"),
            sa.func.max(theirs.c.finished).label("last"),
        )
        .join(mine, (mine.c.table_id == theirs.c.table_id) & (mine.c.account == account))
        .where(theirs.c.account.is_not(None), theirs.c.account != account)
        .group_by(theirs.c.account)
    )
    return found if other is None else found.where(theirs.c.account == other)


async def ties_of(connection: Connection, account: str) -> dict[str, str]:
    """Whom a person follows or has blocked."""
    t = model.ties
    query = sa.select(t.c.other, t.c.kind).where(t.c.account == account)
    return {row.other: row.kind for row in await connection.execute(query)}


async def blocked_by(connection: Connection, account: str) -> set[str]:
    """Whom a person has blocked."""
    return {other for other, kind in (await ties_of(connection, account)).items() if kind == "block"}


async def blockers(connection: Connection, account: str) -> set[str]:
    """Who has blocked a person."""
    t = model.ties
    query = sa.select(t.c.account).where(t.c.other == account, t.c.kind == "block")
    return {str(found) for found in (await connection.execute(query)).scalars()}


async def tie(house: "House", account: Account, player: str, kind: str | None) -> None:
    """Follow, block, or neither. Who is blocked follows no more."""
    t, a = model.ties, model.accounts
    if player == account.id:
        raise Problem("not-yourself")
    async with house.database.write() as connection:
        known = sa.select(a.c.id).where(a.c.id == player, a.c.merged_into.is_(None))
        if (await connection.execute(known)).first() is None:
            raise Problem("no-such-player", player=player)
        mine = await ties_of(connection, account.id)
        if kind is not None and player not in mine and len(mine) >= MOST:
            raise Problem("too-many-ties", limit=MOST)
        await connection.execute(sa.delete(t).where(t.c.account == account.id, t.c.other == player))
        if kind is not None:
            row = {"account": account.id, "other": player, "kind": kind, "since": house.now()}
            await connection.execute(sa.insert(t).values(**row))
        if kind == "block":
            theirs = (t.c.account == player) & (t.c.other == account.id) & (t.c.kind == "follow")
            await connection.execute(sa.delete(t).where(theirs))
        blocked = await blocked_by(connection, account.id)
    await house.broker.publish({"listener": account.id, "deaf": sorted(blocked)})


async def watchable(house: "House", account: str) -> list[str]:
    """Listed tables of people whom a person follows, without those who have blocked the person."""
    t, s, ties = model.tables, model.seats, model.ties
    async with house.database.read() as connection:
        hiding = await blockers(connection, account)
        followed = sa.select(ties.c.other).where(ties.c.account == account, ties.c.kind == "follow")
        query = (
            sa.select(t.c.id)
            .join(s, s.c.table_id == t.c.id)
            .where(t.c.status == "playing", t.c.listed, s.c.account.in_(followed))
            .where(s.c.account.not_in(list(hiding)))
            .group_by(t.c.id, t.c.changed)
            .order_by(t.c.changed.desc())
            .limit(50)
        )
        return [str(found) for found in (await connection.execute(query)).scalars()]


# ---------------------------------------------------------------------- invitations


def keeps(account: Account) -> list[str]:
    """How a seat may be kept for a person."""
    return [BY_ID + account.id] + ([account.login] if account.login is not None else [])


async def invitable(connection: Connection, owner: Account, other: str) -> str:
    """The name of somebody who may be invited by account: known from a game or a club, and not blocking."""
    a = model.accounts
    query = sa.select(a.c.name).where(a.c.id == other, a.c.merged_into.is_(None))
    name = (await connection.execute(query)).scalar()
    if name is None or not await _knows(connection, owner.id, other):
        raise Problem("not-invitable")
    await check_not_blocked(connection, owner.id, other)
    return str(name)


async def check_not_blocked(connection: Connection, owner: str, other: str) -> None:
    """Who has blocked somebody is not invited by that person; the answer does not tell why."""
    if other in await blockers(connection, owner):
        raise Problem("not-invitable")


async def _knows(connection: Connection, account: str, other: str) -> bool:
    """Whether two have played with each other, or are in one club."""
    if (await connection.execute(_met(account, other))).first() is not None:
        return True
    mine, theirs = model.members.alias("my_clubs"), model.members.alias("their_clubs")
    query = (
        sa.select(theirs.c.club_id)
        .join(mine, (mine.c.club_id == theirs.c.club_id) & (mine.c.account == account))
        .where(theirs.c.account == other, theirs.c.role != "asked", mine.c.role != "asked")
    )
    return (await connection.execute(query.limit(1))).first() is not None


async def invitations(house: "House", account: Account) -> list[str]:
    """Open tables with a seat that is kept for a person, unless the person has blocked who keeps it."""
    t, s = model.tables, model.seats
    async with house.database.read() as connection:
        blocked = await blocked_by(connection, account.id)
        query = (
            sa.select(t.c.id)
            .join(s, s.c.table_id == t.c.id)
            .where(t.c.status == "open", s.c.kind == "invited", s.c.level.in_(keeps(account)))
            .where(t.c.owner.not_in(list(blocked)))
            .order_by(t.c.created.desc())
            .limit(50)
        )
        return [str(found) for found in (await connection.execute(query)).scalars()]


def invited_accounts(table: OpenTable) -> list[str]:
    """Whom seats are kept for by account."""
    kept = [seat.level or "" for seat in table.seats if seat.kind == "invited"]
    return [level.removeprefix(BY_ID) for level in kept if level.startswith(BY_ID)]
