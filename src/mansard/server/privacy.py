"""What belongs to a person: all of it to keep, or erased. Games stay, for they are the others' as well."""

import asyncio
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from argon2.exceptions import VerificationError

from mansard.server import clubs, model, seats, tables
from mansard.server.database import Connection
from mansard.server.people import HASHER
from mansard.server.problems import Problem
from mansard.server.rows import Account
from mansard.server.tournaments import entering

if TYPE_CHECKING:
    from mansard.server.house import House

NOBODY = "—"  # who sat there once
OWN: dict[str, sa.Column[Any]] = {
    "seats": model.seats.c.account,
    "results": model.results.c.account,
    "ratings": model.ratings.c.player,
    "chat": model.chat.c.account,
    "notes": model.notes.c.account,
    "boxes": model.boxes.c.account,
    "visits": model.visits.c.account,
    "browsers": model.subscriptions.c.account,
    "notices_waiting": model.outbox.c.account,
    "tournaments": model.entrants.c.account,
    "clubs": model.members.c.account,
    "club_ratings": model.club_ratings.c.player,
    "posts": model.posts.c.account,
    "ties": model.ties.c.account,
    "complaints": model.complaints.c.account,
}
KEPT = ("seats", "results", "tournaments")  # without the name
NEVER_TOLD = ("password", "p256dh", "auth")


async def own_data(house: "House", account: Account) -> dict[str, Any]:
    """Everything that is stored about a person, but secrets that guard it."""
    async with house.database.read() as connection:
        me = await _rows(connection, model.accounts.c.id, account.id)
        found = {name: await _rows(connection, column, account.id) for name, column in OWN.items()}
    return {"account": me[0], **found}


async def _rows(connection: Connection, column: sa.Column[Any], who: str) -> list[dict[str, Any]]:
    rows = await connection.execute(sa.select(column.table).where(column == who))
    return [
        {name: value for name, value in row._mapping.items() if name not in NEVER_TOLD} for row in list(rows)
    ]


async def erase(house: "House", account: Account, password: str | None) -> None:
    """Leave all tables, then forget the person; a bot plays on where a game runs."""
    await _confirm(account, password)
    await _leave_tournaments(house, account)
    for club in await _clubs_of(house, account):
        await clubs.leave(house, club, account.id)
    await _leave_tables(house, account)
    async with house.database.write() as connection:
        here = model.seats.c.account == account.id
        found = await connection.execute(sa.select(model.seats.c.table_id).where(here).distinct())
        touched = [str(table_id) for table_id in found.scalars()]
        await _forget(connection, account.id, touched)
    house.forget_account(account.id)
    for table_id in touched:
        house.forget(table_id)
        await house.tell(await house.table(table_id))


async def _confirm(account: Account, password: str | None) -> None:
    """Nobody loses an account to somebody who found a browser open."""
    if account.password is None:
        return
    try:
        await asyncio.to_thread(HASHER.verify, account.password, password or "")
    except VerificationError:
        raise Problem("wrong-password") from None


async def _clubs_of(house: "House", account: Account) -> list[str]:
    m = model.members
    async with house.database.read() as connection:
        query = sa.select(m.c.club_id).where(m.c.account == account.id)
        return [str(found) for found in (await connection.execute(query)).scalars()]


async def _leave_tournaments(house: "House", account: Account) -> None:
    """A place in a standing stays, without a name; no further round is drawn for it."""
    e, t = model.entrants, model.tournaments
    query = sa.select(e.c.tournament_id, e.c.number).join(t, t.c.id == e.c.tournament_id)
    mine = query.where(e.c.account == account.id, t.c.status.in_(("open", "running")))
    owned = sa.select(t.c.id).where(t.c.owner == account.id, t.c.status == "open")
    async with house.database.read() as connection:
        entered = list(await connection.execute(mine))
        opened = list((await connection.execute(owned)).scalars())
    for tournament_id, number in entered:
        await entering.take_out(house, tournament_id, number)
    for tournament_id in opened:
        await entering.call_off(house, tournament_id, account)


async def _leave_tables(house: "House", account: Account) -> None:
    """Before a game the seat is free again, in a game a bot takes it for good."""
    s, t = model.seats, model.tables
    query = sa.select(s.c.table_id, s.c.seat, t.c.status, s.c.away).join(t, t.c.id == s.c.table_id)
    async with house.database.read() as connection:
        mine = list(await connection.execute(query.where(s.c.account == account.id)))
    for table_id, seat, status, away in mine:
        if status == "open":
            await tables.leave(house, table_id, account, seat)
        elif status == "playing" and away != "resigned":
            await seats.resign(house, table_id, account.id, seat)


async def _forget(connection: Connection, who: str, touched: list[str]) -> None:
    """Names go, and all that was the person's alone."""
    c, t, d = model.commits, model.tables, model.drafts
    cups, entrants = model.tournaments, model.entrants
    mine = sa.select(model.seats.c.seat).where(
        model.seats.c.table_id == d.c.table_id, model.seats.c.account == who
    )
    statements: list[sa.Executable] = [
        sa.delete(d).where(d.c.table_id.in_(touched), d.c.seat.in_(mine)),
        sa.update(c).where(c.c.table_id.in_(touched), c.c.key.startswith(f"{who}:")).values(key=None),
        sa.update(model.seats).where(model.seats.c.account == who).values(account=None, name=NOBODY),
        sa.update(model.results).where(model.results.c.account == who).values(account=None),
        sa.delete(t).where(t.c.owner == who, t.c.source["kind"].as_string() == "record"),
        sa.update(t).where(t.c.owner == who).values(owner=""),
        sa.update(cups).where(cups.c.owner == who).values(owner=""),
        sa.update(entrants).where(entrants.c.account == who).values(account=None, name=NOBODY),
        sa.update(t).where(t.c.id.in_(touched)).values(epoch=t.c.epoch + 1),
    ]
    statements.append(sa.delete(model.complaints).where(model.complaints.c.about == who))
    statements.append(sa.update(model.audit).where(model.audit.c.subject == who).values(details=""))
    statements.append(sa.delete(model.ties).where(model.ties.c.other == who))
    gone = [column for name, column in OWN.items() if name not in KEPT]
    statements += [sa.delete(column.table).where(column == who) for column in gone]
    people = model.accounts
    statements.append(sa.delete(people).where(sa.or_(people.c.id == who, people.c.merged_into == who)))
    for statement in statements:
        await connection.execute(statement)
