"""Conduct: complaints, who is shut out or may not chat, and what is kept for how long."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.server import model
from mansard.server.change import changing
from mansard.server.clocks import DAY
from mansard.server.database import Connection
from mansard.server.problems import Problem
from mansard.server.rows import Account
from mansard.server.seats import send_away

if TYPE_CHECKING:
    from mansard.server.house import House

FOR_GOOD = 1e12  # a moment that nobody waits for
OPEN_AT_ONCE = 20  # complaints of one person that nobody has looked at yet
TO_ALL = ("GET", "HEAD", "OPTIONS")  # whoever is shut out may look, fetch what is stored, and be erased
TO_SELF = ("/api/me", "/api/logout")


def moment(until: float) -> str:
    """A moment as people read it."""
    return "never" if until >= FOR_GOOD else f"{datetime.fromtimestamp(until, UTC):%Y-%m-%d %H:%M} UTC"


def check_not_banned(house: "House", account: Account, method: str, path: str) -> None:
    """A Problem if a person who is shut out wants to do something."""
    if account.banned_until > house.now() and method not in TO_ALL and path not in TO_SELF:
        raise Problem("banned", until=moment(account.banned_until))


def check_not_muted(house: "House", account: Account) -> None:
    """A Problem if a person may not speak."""
    if account.muted_until > house.now():
        raise Problem("muted", until=moment(account.muted_until))


# ---------------------------------------------------------------------- complaints


async def complain(
    house: "House", account: Account, about: str, why: str, table_id: str | None, line: int | None
) -> None:
    """Tell the operators about somebody; a line of the chat goes along as it was said."""
    if about == account.id:
        raise Problem("not-yourself")
    if table_id is not None:
        await house.table(table_id)
    c = model.complaints
    waiting = sa.select(sa.func.count()).where(c.c.account == account.id, c.c.settled.is_(None))
    known = sa.select(model.accounts.c.id).where(model.accounts.c.id == about)
    async with house.database.write() as connection:
        if (await connection.execute(known)).first() is None:
            raise Problem("no-such-player", player=about)
        if (await connection.execute(waiting)).scalar_one() >= OPEN_AT_ONCE:
            raise Problem("too-many-complaints", most=OPEN_AT_ONCE)
        said = await _said(connection, table_id, line, about)
        found = {"account": account.id, "about": about, "table_id": table_id, "line": said, "why": why}
        await connection.execute(sa.insert(c).values(**found, time=house.now()))


async def _said(connection: Connection, table_id: str | None, line: int | None, by: str) -> str:
    """The line of a table's chat, if that person said it there."""
    if line is None:
        return ""
    c = model.chat
    query = sa.select(c.c.text).where(c.c.id == line, c.c.table_id == table_id, c.c.account == by)
    found = (await connection.execute(query)).scalar()
    if found is None:
        raise Problem("no-such-line")
    return str(found)


# ---------------------------------------------------------------------- what operators did


class Attention:
    """Heeds what operators did while the house is open."""

    def __init__(self) -> None:
        self.heard: int | None = None  # the last act that was heeded; None: none yet

    async def heed(self, house: "House") -> None:
        """Ask again who somebody is, and let bots play for those who are shut out."""
        for subject in await self._news(house):
            house.forget_account(subject)
            house.doors.open_for(subject)
            for table_id in await _tables_of(house, subject):
                house.forget(table_id)
                await house.tell(await house.table(table_id))
        await _hand_over(house)

    async def _news(self, house: "House") -> list[str]:
        """Whom the acts since the last look are about."""
        a = model.audit
        newest = sa.select(sa.func.coalesce(sa.func.max(a.c.id), 0))
        async with house.database.read() as connection:
            last = int((await connection.execute(newest)).scalar_one())
            since = last if self.heard is None else self.heard
            query = sa.select(a.c.subject).where(a.c.id > since, a.c.id <= last, a.c.subject != "")
            found = list((await connection.execute(query.distinct())).scalars())
        self.heard = last
        return [str(subject) for subject in found]


async def _tables_of(house: "House", account: str) -> list[str]:
    """Open and running tables at which a person sits."""
    s, t = model.seats, model.tables
    query = sa.select(s.c.table_id).join(t, t.c.id == s.c.table_id).distinct()
    here = query.where(s.c.account == account, t.c.status.in_(("open", "playing")))
    async with house.database.read() as connection:
        return [str(found) for found in (await connection.execute(here)).scalars()]


async def _hand_over(house: "House") -> None:
    """No table waits for somebody who is shut out: a bot plays until he may come back."""
    s, t, a = model.seats, model.tables, model.accounts
    sitting = (
        sa.select(s.c.table_id, s.c.seat)
        .join(t, t.c.id == s.c.table_id)
        .join(a, a.c.id == s.c.account)
        .where(a.c.banned_until > house.now(), s.c.away.is_(None), t.c.status == "playing")
    )
    async with house.database.read() as connection:
        found = list(await connection.execute(sitting))
    for table_id, seat in found:
        async with changing(house, table_id) as change:
            if change.table.status == "playing" and not change.seats[seat].away:
                send_away(change, seat, "bot" if change.row.tournament is None else "clock")


# ---------------------------------------------------------------------- how long things are kept


async def forget_old(house: "House") -> None:
    """What the settings say is not kept any longer: chat of ended games, idle guests, old acts."""
    settings, now = house.settings, house.now()
    statements: list[sa.Executable] = []
    if settings.keep_chat_days:
        t = model.tables
        ended = sa.select(t.c.id).where(t.c.finished < now - settings.keep_chat_days * DAY)
        statements.append(sa.delete(model.chat).where(model.chat.c.table_id.in_(ended)))
    if settings.keep_guests_days:
        statements.append(_idle_guests(now - settings.keep_guests_days * DAY))
    if settings.keep_acts_days:
        before = now - settings.keep_acts_days * DAY
        statements.append(sa.delete(model.audit).where(model.audit.c.time < before))
        statements.append(sa.delete(model.complaints).where(model.complaints.c.settled < before))
    for statement in statements:
        async with house.database.write() as connection:
            await connection.execute(statement)


def _idle_guests(before: float) -> sa.Delete:
    """Guests from before who never sat down anywhere and have nothing that others see."""
    a = model.accounts
    owned: list[sa.Column[Any]] = [
        model.seats.c.account,
        model.results.c.account,
        model.tables.c.owner,
        model.boxes.c.account,
        model.members.c.account,
        model.entrants.c.account,
        model.tournaments.c.owner,
        model.complaints.c.account,
        model.complaints.c.about,
    ]
    idle = [~sa.exists().where(column == a.c.id) for column in owned]
    return sa.delete(a).where(a.c.login.is_(None), a.c.created < before, a.c.banned_until <= before, *idle)
