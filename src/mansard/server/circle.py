"""What a club shows to its members: people, ratings of its own tables, notices, what happened lately."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.club.tournament import standing_of
from mansard.server import model
from mansard.server.clubs import check_member, how_many, invited, role_of
from mansard.server.database import Connection
from mansard.server.rows import Account
from mansard.server.statistics import rating
from mansard.server.tournaments.store import load

if TYPE_CHECKING:
    from mansard.server.house import House

POSTS = 20
LATELY = 10


async def my_clubs(house: "House", account: str) -> dict[str, Any]:
    """The clubs that a person is in or has asked to be let in."""
    c, m = model.clubs, model.members
    query = (
        sa.select(c.c.id, c.c.name, m.c.role)
        .join(m, m.c.club_id == c.c.id)
        .where(m.c.account == account)
        .order_by(m.c.since, c.c.id)
    )
    async with house.database.read() as connection:
        rows = list(await connection.execute(query))
        found = [
            {
                **row._mapping,
                "members": await how_many(connection, row.id),
                "waiting": await _waiting(connection, row.id, account, row.role),
            }
            for row in rows
        ]
    return {"clubs": found}


async def _waiting(connection: Connection, club_id: str, account: str, role: str) -> int:
    """Tables of the club that wait for somebody, and for a keeper people at the door."""
    if role == "asked":
        return 0
    t, s, m = model.tables, model.seats, model.members
    query = (
        sa.select(t.c.id, t.c.actors, s.c.seat)
        .join(s, s.c.table_id == t.c.id)
        .where(t.c.club == club_id, t.c.status == "playing", s.c.account == account, s.c.away.is_(None))
    )
    due = {row.id for row in await connection.execute(query) if row.seat in row.actors}
    if role != "keeper":
        return len(due)
    door = sa.select(sa.func.count()).where(m.c.club_id == club_id, m.c.role == "asked")
    return len(due) + int((await connection.execute(door)).scalar() or 0)


async def club_page(house: "House", club_id: str, account: Account) -> dict[str, Any]:
    """A club; a Problem for who is not in it."""
    c, p = model.clubs, model.posts
    board = sa.select(p.c.id, p.c.account.label("player"), p.c.name, p.c.text, p.c.time)
    async with house.database.read() as connection:
        role = await check_member(connection, club_id, account.id)
        row = (await connection.execute(sa.select(c).where(c.c.id == club_id))).one()
        people = await _members(connection, club_id)
        notices = await connection.execute(
            board.where(p.c.club_id == club_id).order_by(p.c.id.desc()).limit(POSTS)
        )
        posts = [dict(one._mapping) for one in notices]
        lately = await _lately(connection, club_id)
    invite = {name: getattr(row, name) for name in ("code", "uses", "until", "approval")}
    return {
        "id": row.id,
        "name": row.name,
        "about": row.about,
        "created": row.created,
        "role": role,
        "members": [one for one in people if one["role"] != "asked"],
        "asking": [one for one in people if one["role"] == "asked" and role == "keeper"],
        "invite": invite if row.code is not None else None,
        "posts": posts,
        "lately": lately,
    }


async def _members(connection: Connection, club_id: str) -> list[dict[str, Any]]:
    """Everybody with the ratings of this club, longest members first."""
    m, a, r = model.members, model.accounts, model.club_ratings
    query = (
        sa.select(m.c.account, a.c.name, m.c.role, m.c.since)
        .join(a, a.c.id == m.c.account)
        .where(m.c.club_id == club_id)
        .order_by(m.c.since, m.c.account)
    )
    rows = list(await connection.execute(query))
    rated: dict[str, list[dict[str, Any]]] = {}
    ratings = sa.select(r).where(r.c.club_id == club_id, ~r.c.player.startswith("bot:")).order_by(r.c.game)
    for row in await connection.execute(ratings):
        rated.setdefault(row.player, []).append(rating(row))
    return [
        {
            "player": row.account,
            "name": row.name,
            "role": row.role,
            "since": row.since,
            "games": sum(one["games"] for one in rated.get(row.account, [])),
            "ratings": rated.get(row.account, []),
        }
        for row in rows
    ]


async def _lately(connection: Connection, club_id: str) -> list[dict[str, Any]]:
    """What happened last: who came, tables opened, tournaments opened, begun and won."""
    a, m, t, cups = model.accounts, model.members, model.tables, model.tournaments
    came = (
        sa.select(m.c.since, a.c.name)
        .join(a, a.c.id == m.c.account)
        .where(m.c.club_id == club_id, m.c.role != "asked")
        .order_by(m.c.since.desc())
    )
    opened = (
        sa.select(t.c.created, a.c.name, t.c.game, t.c.id)
        .join(a, a.c.id == t.c.owner)
        .where(t.c.club == club_id, t.c.tournament.is_(None))
        .order_by(t.c.created.desc())
    )
    held = (
        sa.select(cups, a.c.name.label("who"))
        .join(a, a.c.id == cups.c.owner, isouter=True)
        .where(cups.c.club == club_id)
        .order_by(cups.c.created.desc())
    )
    comers = await connection.execute(came.limit(LATELY))
    tables = await connection.execute(opened.limit(LATELY))
    found = [_event("joined", row.since, row.name, "", None) for row in comers]
    found += [_event("table", row.created, row.name, row.game, row.id) for row in tables]
    for row in await connection.execute(held.limit(LATELY)):
        found.append(_event("tournament", row.created, row.who or "", row.name, row.id))
        if row.started is not None:
            found.append(_event("started", row.started, row.who or "", row.name, row.id))
        if row.status == "finished":
            one = await load(connection, row.id)
            best = one.entrant(standing_of(one.pure())[0].who).name
            found.append(_event("won", row.finished, best, row.name, row.id))
    return sorted(found, key=lambda event: -event["time"])[:LATELY]


def _event(kind: str, time: float, name: str, what: str, link: str | None) -> dict[str, Any]:
    return {"kind": kind, "time": time, "name": name, "what": what, "link": link}


async def invitation(house: "House", code: str, visitor: Account | None) -> dict[str, Any]:
    """What a link leads to, for who thinks about following it."""
    async with house.database.read() as connection:
        row = await invited(connection, code, house.now())
        people = await _members(connection, row.id)
        return {
            "club": row.id,
            "name": row.name,
            "about": row.about,
            "members": await how_many(connection, row.id),
            "keepers": [one["name"] for one in people if one["role"] == "keeper"],
            "approval": row.approval,
            "uses": row.uses,
            "until": row.until,
            "role": await role_of(connection, row.id, visitor.id) if visitor is not None else None,
        }
