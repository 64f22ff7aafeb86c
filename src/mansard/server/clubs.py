"""Clubs: found one, invite, join, roles, leave, delete. A table belongs to a club or to nobody."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.server import model
from mansard.server.conduct import check_not_muted
from mansard.server.database import Connection
from mansard.server.ids import new_id
from mansard.server.problems import Problem
from mansard.server.rows import Account
from mansard.server.schema.clubs import InviteBody

if TYPE_CHECKING:
    from mansard.server.house import House

DAY = 86400.0
MOST = 20  # clubs of one person
MOST_MEMBERS = 500


async def role_of(connection: Connection, club_id: str, account: str) -> str | None:
    """What somebody is in a club; a Problem if there is no such club."""
    c, m = model.clubs, model.members
    query = (
        sa.select(c.c.id, m.c.role)
        .select_from(c.outerjoin(m, (m.c.club_id == c.c.id) & (m.c.account == account)))
        .where(c.c.id == club_id)
    )
    found = (await connection.execute(query)).first()
    if found is None:
        raise Problem("no-such-club")
    role: str | None = found.role
    return role


async def check_member(connection: Connection, club_id: str, account: str) -> str:
    """The role of a member; a Problem for everybody else."""
    role = await role_of(connection, club_id, account)
    if role not in ("keeper", "member"):
        raise Problem("members-only")
    return role


async def check_keeper(connection: Connection, club_id: str, account: str) -> None:
    """A Problem unless somebody keeps the club."""
    if await check_member(connection, club_id, account) != "keeper":
        raise Problem("keepers-only")


def _here(club_id: str, account: str) -> sa.ColumnElement[bool]:
    return (model.members.c.club_id == club_id) & (model.members.c.account == account)


async def _put(connection: Connection, club_id: str, account: str, role: str, now: float) -> None:
    await connection.execute(
        sa.insert(model.members).values(club_id=club_id, account=account, role=role, since=now)
    )


async def found_club(house: "House", account: Account, name: str, about: str) -> str:
    """A new club with one keeper and a link."""
    club_id, now = new_id(), house.now()
    async with house.database.write() as connection:
        await _check_few(connection, account.id)
        fresh = {"id": club_id, "name": name, "about": about, "created": now, "code": new_id()}
        await connection.execute(sa.insert(model.clubs).values(**fresh, approval=False))
        await _put(connection, club_id, account.id, "keeper", now)
    return club_id


async def _check_few(connection: Connection, account: str) -> None:
    m = model.members
    query = sa.select(sa.func.count()).where(m.c.account == account)
    if int((await connection.execute(query)).scalar() or 0) >= MOST:
        raise Problem("too-many-clubs", limit=MOST)


async def alter(house: "House", club_id: str, account: Account, **news: Any) -> None:
    """A keeper gives the club another name or says something else about it."""
    async with house.database.write() as connection:
        await check_keeper(connection, club_id, account.id)
        if news:
            here = model.clubs.c.id == club_id
            await connection.execute(sa.update(model.clubs).where(here).values(**news))


async def new_invite(house: "House", club_id: str, account: Account, wanted: InviteBody) -> None:
    """Another link: the one before works no more."""
    until = house.now() + wanted.days * DAY if wanted.days is not None else None
    code = {"code": new_id(), "uses": wanted.uses, "until": until, "approval": wanted.approval}
    await alter(house, club_id, account, **code)


async def invited(connection: Connection, code: str, now: float) -> sa.Row[Any]:
    """The club behind a link that still works."""
    c = model.clubs
    row: sa.Row[Any] | None = (
        await connection.execute(sa.select(c).where(c.c.code == code).with_for_update())
    ).first()
    if row is None or (row.until is not None and row.until < now) or row.uses == 0:
        raise Problem("no-such-invitation")
    return row


async def how_many(connection: Connection, club_id: str) -> int:
    """Members of a club, those who only asked aside."""
    m = model.members
    query = sa.select(sa.func.count()).where(m.c.club_id == club_id, m.c.role != "asked")
    return int((await connection.execute(query)).scalar() or 0)


async def join(house: "House", code: str, account: Account) -> tuple[str, str]:
    """By a link into a club, or to its door if a keeper lets people in: the club and the role."""
    async with house.database.write() as connection:
        row = await invited(connection, code, house.now())
        role = await role_of(connection, row.id, account.id)
        if role is not None:
            return str(row.id), role
        await _check_few(connection, account.id)
        if await how_many(connection, row.id) >= MOST_MEMBERS:
            raise Problem("club-full", limit=MOST_MEMBERS)
        role = "asked" if row.approval else "member"
        await _put(connection, row.id, account.id, role, house.now())
        if row.uses is not None:
            here = model.clubs.c.id == row.id
            await connection.execute(sa.update(model.clubs).where(here).values(uses=row.uses - 1))
    return str(row.id), role


async def set_role(house: "House", club_id: str, keeper: Account, player: str, role: str) -> None:
    """Let somebody in, make somebody a keeper or a member again; one keeper always stays."""
    async with house.database.write() as connection:
        await check_keeper(connection, club_id, keeper.id)
        before = await role_of(connection, club_id, player)
        if before is None:
            raise Problem("not-a-member")
        if before == "keeper" and role != "keeper" and await _keepers(connection, club_id) == [player]:
            raise Problem("last-keeper")
        since = {"since": house.now()} if before == "asked" else {}
        await connection.execute(
            sa.update(model.members).where(_here(club_id, player)).values(role=role, **since)
        )


async def _keepers(connection: Connection, club_id: str) -> list[str]:
    m = model.members
    query = sa.select(m.c.account).where(m.c.club_id == club_id, m.c.role == "keeper")
    return [str(found) for found in (await connection.execute(query)).scalars()]


async def remove(house: "House", club_id: str, keeper: Account, player: str) -> None:
    """A keeper sends somebody away."""
    async with house.database.write() as connection:
        await check_keeper(connection, club_id, keeper.id)
        if await role_of(connection, club_id, player) is None:
            raise Problem("not-a-member")
    await leave(house, club_id, player)


async def leave(house: "House", club_id: str, account: str) -> None:
    """Away from a club. Its longest member keeps it if nobody else does; without members it ends."""
    async with house.database.write() as connection:
        if await role_of(connection, club_id, account) is None:
            raise Problem("not-a-member")
        await connection.execute(sa.delete(model.members).where(_here(club_id, account)))
        if await _keepers(connection, club_id):
            return
        m = model.members
        rest = sa.select(m.c.account).where(m.c.club_id == club_id, m.c.role == "member")
        heir = (await connection.execute(rest.order_by(m.c.since, m.c.account).limit(1))).scalar()
        if heir is None:
            await _end(connection, club_id)
        else:
            await connection.execute(sa.update(m).where(_here(club_id, str(heir))).values(role="keeper"))


async def delete(house: "House", club_id: str, keeper: Account) -> None:
    """A keeper ends the club; its tables and tournaments go on and belong to nobody."""
    async with house.database.write() as connection:
        await check_keeper(connection, club_id, keeper.id)
        await _end(connection, club_id)
    for table in [table for table in house.tables.values() if table.row.club == club_id]:
        house.forget(table.id)


async def _end(connection: Connection, club_id: str) -> None:
    t = model.tables
    freed = sa.update(t).where(t.c.club == club_id).values(club=None, epoch=t.c.epoch + 1)
    await connection.execute(freed)
    cups = model.tournaments
    await connection.execute(sa.update(cups).where(cups.c.club == club_id).values(club=None))
    for table in (model.members, model.posts, model.club_ratings):
        await connection.execute(sa.delete(table).where(table.c.club_id == club_id))
    await connection.execute(sa.delete(model.clubs).where(model.clubs.c.id == club_id))


# ---------------------------------------------------------------------- the board


async def post(house: "House", club_id: str, keeper: Account, text: str) -> None:
    """Pin a notice to the board: keepers write, members read."""
    check_not_muted(house, keeper)
    async with house.database.write() as connection:
        await check_keeper(connection, club_id, keeper.id)
        said = {"account": keeper.id, "name": keeper.name, "text": text, "time": house.now()}
        await connection.execute(sa.insert(model.posts).values(club_id=club_id, **said))


async def unpin(house: "House", club_id: str, keeper: Account, number: int) -> None:
    """Take a notice from the board."""
    p = model.posts
    async with house.database.write() as connection:
        await check_keeper(connection, club_id, keeper.id)
        done = await connection.execute(sa.delete(p).where(p.c.club_id == club_id, p.c.id == number))
    if done.rowcount == 0:
        raise Problem("no-such-notice")
