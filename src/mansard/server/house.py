"""The house where the tables stand: settings, database, broker, and what is in memory."""

import asyncio
import secrets
import time
import weakref
from collections.abc import Callable

import sqlalchemy as sa

from mansard.server import metrics, model
from mansard.server.aside import Aside
from mansard.server.broker import Broker, broker_for
from mansard.server.coaching import Answers
from mansard.server.database import Database
from mansard.server.doors import Doors
from mansard.server.hub import Hub
from mansard.server.ids import new_id
from mansard.server.keeper import Keeper
from mansard.server.open_table import OpenTable, load
from mansard.server.people import Cookies, account_of, secret_of
from mansard.server.push import keys_of
from mansard.server.reviewing import Reviewer
from mansard.server.rows import Account
from mansard.server.settings import Settings
from mansard.server.thinkers import thinkers_for

REMEMBERED_PEOPLE = 5000
REMEMBERED_FOR = 60.0  # seconds: the operator may have changed the account
REMEMBERED_SHARED = 5.0  # another process may have changed it

NEWEST = sa.select(model.tables.c.version, model.tables.c.epoch).where(
    model.tables.c.id == sa.bindparam("id")
)


class House:
    """One process of the server."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], float] = time.time,
        chance: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.settings = settings
        self.now = clock  # seconds since the epoch
        self.chance = chance  # so many bytes for a deal, or for a bot, that nobody can guess
        self.database = Database(settings.database, settings.database_connections, settings.slow_query)
        self.broker: Broker = broker_for(settings.broker, settings.broker_connections)
        self.tables: dict[str, OpenTable] = {}
        self.hub = Hub(self)
        self.name = new_id()  # of this process
        self.keeper = Keeper(self)
        self.reviewer = Reviewer(self)
        self.adviser = Aside(settings.advice_niceness)
        self.answers = Answers()
        self.thinkers = thinkers_for(settings)
        self.cookies = Cookies("")
        self.doors = Doors(clock, settings.shut_out_hours)
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}
        self._people: dict[str, tuple[float, Account]] = {}
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def open(self) -> None:
        """Begin to serve."""
        self.cookies = Cookies(self.settings.secret or await secret_of(self.database))
        self.push_keys = await keys_of(self.database)
        await self.broker.open(self.hub.hear)
        await self.keeper.open()
        await self.reviewer.open()

    async def close(self) -> None:
        """Stop; whatever was acknowledged is stored already."""
        await self.reviewer.close()
        self.adviser.close()
        await self.keeper.close()
        await self.thinkers.close()
        await self.hub.close()
        await self.broker.close()
        await self.database.close()

    async def account(self, account: str | None) -> Account | None:
        """Who that is; remembered for a while, for every request asks."""
        if account is None:
            return None
        known = self._people.get(account)
        if known is not None and known[0] > self.now():
            return known[1]
        found = await account_of(self.database, account)
        if found is not None:
            if len(self._people) >= REMEMBERED_PEOPLE:
                self._people.clear()
            lasts = REMEMBERED_SHARED if self.broker.shared else REMEMBERED_FOR
            self._people[account] = (self.now() + lasts, found)
        return found

    def forget_account(self, account: str) -> None:
        """He has changed: ask the database again."""
        for known in [key for key, (_, found) in self._people.items() if account in (key, found.id)]:
            del self._people[known]

    def lock(self, table_id: str) -> asyncio.Lock:
        """Changes of one table happen one after the other."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def keep(self, table: OpenTable) -> None:
        """Hold a table in memory."""
        table.touched = self.now()
        self.tables[table.id] = table
        metrics.open_tables.set(len(self.tables))

    def forget(self, table_id: str) -> None:
        """Let a table go; the database has everything."""
        self.tables.pop(table_id, None)
        metrics.open_tables.set(len(self.tables))

    async def table(self, table_id: str) -> OpenTable:
        """A table for reading: from memory if this process is alone, else checked against the database."""
        known = self.tables.get(table_id)
        if known is not None and (not self.broker.shared or await self.is_current(known)):
            known.touched = self.now()
            return known
        async with self.database.read() as connection:
            found = await load(connection, table_id)
        newer = self.tables.get(table_id)
        if newer is not None and newer.row.epoch >= found.row.epoch:
            return newer
        self.keep(found)
        return found

    async def watched(self, table_id: str) -> OpenTable:
        """A table for those who watch: news has told us if ours is old, and all watchers load it together."""
        known = self.tables.get(table_id)
        if known is not None:
            return known
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self.table(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def is_current(self, table: OpenTable) -> bool:
        """Whether the database has nothing newer."""
        async with self.database.read() as connection:
            found = (await connection.execute(NEWEST, [{"id": table.id}])).first()
        return found is not None and tuple(found) == (table.row.version, table.row.epoch)

    async def tell(self, table: OpenTable) -> None:
        """A table has changed and it is stored: everybody who watches hears of it."""
        people = sorted({seat.account for seat in table.seats if seat.account is not None})
        fact = {"table": table.id, "version": table.version, "epoch": table.row.epoch, "people": people}
        await self.broker.publish(fact)
        self.keeper.after_change(table)
