"""Sends what lies in the outbox: by push message, webhook and e-mail, to those who asked for it."""

import asyncio
import json
import logging
import smtplib
from collections.abc import Awaitable
from dataclasses import dataclass
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa

from mansard.server import metrics, model
from mansard.server.hours import quiet_until
from mansard.server.lists import Wanted, page_of_tables
from mansard.server.notices import checked_webhook, post
from mansard.server.push import push, subscriptions_of
from mansard.server.rows import Account, Wish, wish_of
from mansard.server.visits import visit_of
from mansard.server.words import say

if TYPE_CHECKING:
    from mansard.server.house import House

log = logging.getLogger("mansard.server")
RETRY = 300.0  # longer by as much after every try
TRIES = 5
AT_ONCE = 8
LONGEST = 30.0


@dataclass(slots=True)
class Notice:
    """Something to tell a person, and how he wants to be told."""

    id: int
    account: str
    kind: str
    table_id: str
    version: int
    tries: int
    email: str | None
    wish: Wish

    def __post_init__(self) -> None:
        self.wish = wish_of(self.wish)


async def send_notices(house: "House", now: float) -> None:
    """Send what is due, side by side; what fails is tried again later, a few times."""
    free = asyncio.Semaphore(AT_ONCE)
    await asyncio.gather(*[_try(house, notice, free) for notice in await _claimed(house, now)])


async def _try(house: "House", notice: Notice, free: asyncio.Semaphore) -> None:
    """One notice: whatever is wrong with it concerns no other."""
    try:
        async with free, asyncio.timeout(LONGEST):
            if await still_wanted(house, notice):
                if (later := quiet_until(notice.wish["quiet"], house.now())) is not None:
                    await put_off(house, notice, later)
                    return
                await send(house, notice)
    except Exception as error:
        log.warning("notice %s could not be sent: %r", notice.id, error)
        metrics.notices.labels("any", "failed").inc()
        if notice.tries < TRIES:
            return
        metrics.notices.labels("any", "put aside").inc()
        log.error("notice %s is put aside after %d tries", notice.id, TRIES)
    await _remove(house, notice.id)


async def _claimed(house: "House", now: float) -> list[Notice]:
    """Notices that are due; no other process takes the same ones."""
    box, people = model.outbox, model.accounts
    columns = [box.c.id, box.c.account, box.c.kind, box.c.table_id, box.c.version, box.c.tries]
    async with house.database.write() as connection:
        due = sa.select(box.c.id).where(box.c.due <= now).limit(50).with_for_update(skip_locked=True)
        ids = list((await connection.execute(due)).scalars())
        if not ids:
            return []
        later = {"due": now + RETRY * (box.c.tries + 1), "tries": box.c.tries + 1}
        await connection.execute(sa.update(box).where(box.c.id.in_(ids)).values(**later))
        query = sa.select(*columns, people.c.email, people.c.notices).where(box.c.id.in_(ids))
        found = await connection.execute(query.join(people, people.c.id == box.c.account))
        return [Notice(*row) for row in found]


async def _remove(house: "House", notice: int) -> None:
    async with house.database.write() as connection:
        await connection.execute(sa.delete(model.outbox).where(model.outbox.c.id == notice))


async def put_off(house: "House", notice: Notice, later: float) -> None:
    """The person's quiet hours: it is sent when they end, if it is still wanted then."""
    async with house.database.write() as connection:
        here = model.outbox.c.id == notice.id
        await connection.execute(
            sa.update(model.outbox).where(here).values(due=later, tries=notice.tries - 1)
        )


async def still_wanted(house: "House", notice: Notice) -> bool:
    """Who watches the table, has seen the turn or played since, or wants silence, needs no notice."""
    table = await house.table(notice.table_id)
    if notice.account in house.hub.presence(table.id)["people"]:
        return False
    async with house.database.read() as connection:
        visit = await visit_of(connection, table.id, notice.account)
    if visit.muted or (notice.kind in ("your-turn", "game-over") and visit.version >= notice.version):
        return False
    mine = [seat for seat in table.seats_of(notice.account) if not table.seats[seat].away]
    return notice.kind not in ("your-turn", "reminder") or any(seat in table.row.actors for seat in mine)


async def send(house: "House", notice: Notice) -> None:
    """By every way that the person chose; told by one of them is told, and is not tried again."""
    table = await house.table(notice.table_id)
    args = {"game": table.row.game, "url": f"{house.settings.public_url.rstrip('/')}/t/{table.id}"}
    wish, told = notice.wish, {"kind": notice.kind, "table": notice.table_id, "version": notice.version}
    ways: list[Awaitable[object]] = []
    if wish["webhook"]:
        ways.append(call(house, wish["webhook"], {**told, **args}))
    if wish["email"] and notice.email:
        ways.append(mail(house, notice.email, wish["locale"], f"notice-{notice.kind}", args))
    async with house.database.read() as connection:
        browsers = await subscriptions_of(connection, notice.account)
    key = f"notice-{notice.kind}"
    words = {name: say(wish["locale"], key, args, part) for name, part in (("title", ""), ("body", "body"))}
    ways += [push(house, browser, {**told, **words, "path": f"/t/{table.id}"}) for browser in browsers]
    failed = [e for e in await asyncio.gather(*ways, return_exceptions=True) if isinstance(e, BaseException)]
    for error in failed:
        log.warning("notice %s failed on one of its ways: %r", notice.id, error)
    if failed and len(failed) == len(ways):
        raise failed[0]


async def call(house: "House", address: str, body: dict[str, Any]) -> None:
    """One webhook."""
    hook = await checked_webhook(house.settings, address)
    await post(hook, json.dumps(body).encode(), {"content-type": "application/json"})
    metrics.notices.labels("webhook", "sent").inc()


async def mail(house: "House", to: str, locale: str, key: str, args: dict[str, Any], more: str = "") -> None:
    """One e-mail."""
    if not house.settings.smtp:
        return
    message = EmailMessage()
    message["From"], message["To"] = house.settings.mail_from, to
    message["Subject"] = say(locale, key, args)
    message.set_content(say(locale, key, args, "body") + more + "\n")
    await asyncio.to_thread(_deliver, house.settings.smtp, message)
    metrics.notices.labels("email", "sent").inc()


def _deliver(url: str, message: EmailMessage) -> None:
    parts = urlsplit(url)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with kind(parts.hostname or "localhost", parts.port or 25, timeout=20) as server:
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


async def send_digests(house: "House", now: float) -> None:
    """Once a day, one e-mail about all tables that wait."""
    if not house.settings.smtp:
        return
    people = model.accounts
    old = (people.c.told) & (people.c.digest_sent < now - house.settings.digest_hours * 3600)
    async with house.database.write() as connection:
        query = sa.select(people).where(old).limit(20).with_for_update(skip_locked=True)
        found = [Account(*person) for person in await connection.execute(query)]
        ids = [person.id for person in found]
        await connection.execute(sa.update(people).where(people.c.id.in_(ids)).values(digest_sent=now))
    for person in found:
        if person.notices["digest"] and person.email:
            await digest(house, person, person.email)


async def digest(house: "House", person: Account, to: str) -> None:
    """The tables that wait for a person, if any."""
    wanted = Wanted(account=person.id, status="playing", waiting=True)
    waiting = (await page_of_tables(house, person, wanted, None, 100))["tables"]
    if not waiting:
        return
    base = house.settings.public_url.rstrip("/")
    lines = "".join(f"\n{table['game']}: {base}/t/{table['id']}" for table in waiting)
    try:
        await mail(house, to, person.notices["locale"], "notice-digest", {"count": len(waiting)}, lines)
    except (OSError, smtplib.SMTPException) as error:
        log.warning("a digest could not be sent: %r", error)
