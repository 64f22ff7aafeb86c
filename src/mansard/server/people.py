"""Who is there: guests by name, accounts with a password, a signed cookie for both."""

import asyncio
import secrets
import time
from dataclasses import replace
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer

from mansard.server import model
from mansard.server.database import Connection, Database
from mansard.server.facts import keep_first
from mansard.server.ids import new_id
from mansard.server.problems import Problem
from mansard.server.rows import SILENT, Account, differences, values

COOKIE = "mansard"
YEAR = 365 * 86400
REMEMBERED = 5000  # cookies
REMEMBERED_FOR = 600.0  # seconds
HASHER = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
NOBODY = HASHER.hash(secrets.token_hex(16))  # so that an unknown login takes as long as a wrong password

ACCOUNT = sa.select(model.accounts).where(model.accounts.c.id == sa.bindparam("id"))


class Cookies:
    """Signs and reads the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeTimedSerializer(secret, salt="mansard-cookie")
        self._read: dict[str, tuple[float, str]] = {}  # cookies that were looked at lately

    def write(self, account: str) -> str:
        """The cookie of an account."""
        return self._signer.dumps(account)

    def read(self, cookie: str | None) -> str | None:
        """The account of a cookie; None if it is missing, old or forged."""
        if not cookie or len(cookie) > 512:
            return None
        known = self._read.get(cookie)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        try:
            value = self._signer.loads(cookie, max_age=YEAR)
        except BadSignature:
            return None
        if not isinstance(value, str):
            return None
        if len(self._read) >= REMEMBERED:
            self._read.clear()
        self._read[cookie] = (time.monotonic() + REMEMBERED_FOR, value)
        return value


async def secret_of(database: Database) -> str:
    """The key of the cookies: made once, kept in the database, the same for all processes."""
    async with database.write() as connection:
        return await keep_first(connection, "secret", secrets.token_hex(32))


async def account_of(database: Database, account: str | None) -> Account | None:
    """The account with this id, or what it was merged into."""
    if account is None:
        return None
    async with database.read() as connection:
        for _ in range(3):
            row = (await connection.execute(ACCOUNT, [{"id": account}])).first()
            if row is None:
                return None
            found = Account(*row)
            if found.merged_into is None:
                return found
            account = found.merged_into
    return None


async def new_guest(database: Database, name: str) -> Account:
    """Somebody with nothing but a name."""
    account = Account(
        id=new_id(),
        name=name,
        login=None,
        password=None,
        email=None,
        notices=SILENT,
        told=False,
        created=time.time(),
        merged_into=None,
        digest_sent=0.0,
    )
    async with database.write() as connection:
        await connection.execute(sa.insert(model.accounts).values(**values(account)))
    return account


async def hashed(password: str) -> str:
    """A password as it is stored; slow on purpose, so it runs beside the others."""
    return await asyncio.to_thread(HASHER.hash, password)


async def register(
    database: Database, account: Account, login: str, password: str, email: str | None
) -> Account:
    """A guest becomes an account and keeps everything he has."""
    if account.login is not None:
        raise Problem("already-registered", login=account.login)
    secret = await hashed(password)
    async with database.write() as connection:
        taken = await connection.execute(
            sa.select(model.accounts.c.id).where(model.accounts.c.login == login)
        )
        if taken.first() is not None:
            raise Problem("login-taken", login=login)
        here = model.accounts.c.id == account.id
        fresh = replace(account, login=login, password=secret, email=email)
        await connection.execute(sa.update(model.accounts).where(here).values(**differences(account, fresh)))
    return fresh


async def signed_in(database: Database, login: str, password: str) -> Account:
    """The account of a login; a Problem that does not say which of the two is wrong."""
    async with database.read() as connection:
        query = sa.select(model.accounts).where(model.accounts.c.login == login)
        found = (await connection.execute(query)).first()
    try:
        await asyncio.to_thread(HASHER.verify, found.password if found else NOBODY, password)
    except VerificationError:
        raise Problem("wrong-password") from None
    if found is None:
        raise Problem("wrong-password")
    return Account(*found)


async def merge(database: Database, guest: Account, into: Account) -> list[str]:
    """A guest who signs in keeps his games: they pass to the account. The tables that changed."""
    async with database.write() as connection:
        here = model.seats.c.account == guest.id
        touched = [
            str(found)
            for found in (await connection.execute(sa.select(model.seats.c.table_id).where(here))).scalars()
        ]
        await connection.execute(sa.update(model.seats).where(here).values(account=into.id, name=into.name))
        await pass_on(connection, guest.id, into)
        owned = [model.tables.c.owner, model.results.c.account, model.boxes.c.account]
        owned += [model.tournaments.c.owner, model.entrants.c.account]
        owned += [model.posts.c.account]
        await _enter_once(connection, guest.id, into.id)
        await _once(connection, model.members.c.club_id, model.members.c.account, guest.id, into.id)
        await _once(connection, model.ties.c.other, model.ties.c.account, guest.id, into.id)
        await _once(connection, model.ties.c.account, model.ties.c.other, guest.id, into.id)
        for column in owned:
            await connection.execute(
                sa.update(column.table).where(column == guest.id).values({column.name: into.id})
            )
        await connection.execute(
            sa.update(model.tables)
            .where(model.tables.c.id.in_(touched))
            .values(epoch=model.tables.c.epoch + 1)
        )
        await connection.execute(
            sa.update(model.accounts).where(model.accounts.c.id == guest.id).values(merged_into=into.id)
        )
    return touched


async def _enter_once(connection: Connection, guest: str, into: str) -> None:
    """Where both are on an open list one of them is enough."""
    e, t = model.entrants, model.tournaments
    opened = sa.select(t.c.id).where(t.c.status == "open")
    both = sa.select(e.c.tournament_id).where(e.c.account == into, e.c.tournament_id.in_(opened))
    found = [str(one) for one in (await connection.execute(both)).scalars()]
    await connection.execute(sa.delete(e).where(e.c.account == guest, e.c.tournament_id.in_(found)))


async def _once(
    connection: Connection, of: sa.Column[Any], who: sa.Column[Any], guest: str, into: str
) -> None:
    """What a guest has of a kind passes to the account that has it not yet; the rest goes."""
    table = of.table
    has = [str(found) for found in (await connection.execute(sa.select(of).where(who == into))).scalars()]
    await connection.execute(sa.delete(table).where(who == guest, of.in_([*has, into])))
    await connection.execute(sa.update(table).where(who == guest).values({who.name: into}))


async def pass_on(connection: Connection, guest: str, into: Account) -> None:
    """The browsers that told a guest tell the account now."""
    box, people = model.subscriptions, model.accounts
    moved = await connection.execute(sa.update(box).where(box.c.account == guest).values(account=into.id))
    if moved.rowcount:
        await connection.execute(sa.update(people).where(people.c.id == into.id).values(told=True))


async def alter(database: Database, before: Account, after: Account) -> Account:
    """A new name, e-mail or other notices."""
    if altered := differences(before, after):
        async with database.write() as connection:
            here = model.accounts.c.id == before.id
            await connection.execute(sa.update(model.accounts).where(here).values(**altered))
    return after
