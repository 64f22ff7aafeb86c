"""Holidays: where a decision has days, the clocks of somebody who is away stand still until he is back.

Everybody has so many days of them a year. Tournaments go on: there rounds must end.
"""

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.server import clocks, model, people
from mansard.server.change import changing
from mansard.server.clocks import DAY
from mansard.server.conduct import moment
from mansard.server.problems import Problem
from mansard.server.rows import Account

if TYPE_CHECKING:
    from mansard.server.house import House


def _year(now: float) -> int:
    return datetime.fromtimestamp(now, UTC).year


def _used(account: Account, now: float) -> int:
    """The days of this year that are taken already."""
    return account.holiday_days if account.holiday_year == _year(now) else 0


def told(house: "House", account: Account) -> dict[str, Any]:
    """Until when somebody is on holiday, and how many days are left this year."""
    now, most = house.now(), house.settings.holiday_days
    until = account.holiday_until if account.holiday_until > now else None
    return {"until": until, "left": max(0, most - _used(account, now)), "most": most}


async def begin(house: "House", account: Account, days: int) -> Account:
    """From now on, for so many days."""
    now = house.now()
    if account.holiday_until > now:
        raise Problem("on-holiday", until=moment(account.holiday_until))
    used = _used(account, now)
    if used + days > house.settings.holiday_days:
        raise Problem("no-holiday-left", left=house.settings.holiday_days - used)
    until = now + days * DAY
    gone = replace(account, holiday_until=until, holiday_year=_year(now), holiday_days=used + days)
    return await _keep(house, account, gone)


async def end(house: "House", account: Account) -> Account:
    """I am back: whole days that were not needed are given back."""
    now = house.now()
    if account.holiday_until <= now:
        raise Problem("not-on-holiday")
    spared = int((account.holiday_until - now) // DAY)
    back = replace(account, holiday_until=0.0, holiday_days=max(0, account.holiday_days - spared))
    return await _keep(house, account, back)


async def _keep(house: "House", before: Account, after: Account) -> Account:
    """Store it, and let the clocks at all tables know."""
    kept = await people.alter(house.database, before, after)
    house.forget_account(kept.id)
    for table_id in await _slow_tables(house, kept.id):
        async with changing(house, table_id) as change:
            for number in change.table.seats_of(kept.id):
                clocks.be_away(change.seats[number], kept.holiday_until, change.now)
            if change.table.status == "playing":
                change.note_due()
    return kept


async def _slow_tables(house: "House", account: str) -> list[str]:
    """Open and running tables with days for a decision at which somebody sits; none of a tournament."""
    s, t = model.seats, model.tables
    query = sa.select(t.c.id).join(s, s.c.table_id == t.c.id).distinct()
    query = query.where(s.c.account == account, t.c.status.in_(("open", "playing")), t.c.tournament.is_(None))
    async with house.database.read() as connection:
        found = await connection.execute(query.where(t.c.clock["kind"].as_string() == "days"))
        return [str(table_id) for table_id in found.scalars()]
