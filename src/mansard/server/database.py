"""The database behind one interface: SQLite in a file with one writer, or PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

Connection = AsyncConnection


def async_url(url: str) -> str:
    """The address with the driver that we use."""
    head, colon, rest = url.partition(":")
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+psycopg",
        "postgres": "postgresql+psycopg",
    }
    return f"{drivers.get(head, head)}{colon}{rest}"


def sync_url(url: str) -> str:
    """The address for migrations, which are not asynchronous."""
    return async_url(url).replace("sqlite+aiosqlite", "sqlite")


def _prepare_sqlite(engine: AsyncEngine, begin: str) -> None:
    """Write-ahead log, durable commits, and transactions that begin when we say."""

    @sa.event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin_now(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)


class Database:
    """Reads run side by side; writes are transactions, one after the other on SQLite."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        self._turn = asyncio.Lock() if self.is_sqlite else None
        if self.is_sqlite:
            self.reader = create_async_engine(self.url, pool_size=4, max_overflow=4)
            self.writer = create_async_engine(self.url, pool_size=1, max_overflow=0)
            _prepare_sqlite(self.reader, "BEGIN")
            _prepare_sqlite(self.writer, "BEGIN IMMEDIATE")
        else:
            self.reader = self.writer = create_async_engine(self.url, pool_size=8, max_overflow=8)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        """A connection for reading."""
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Connection]:
        """A transaction: all of it is stored when the block ends, or nothing."""
        async with AsyncExitStack() as stack:
            if self._turn is not None:
                await stack.enter_async_context(self._turn)
            yield await stack.enter_async_context(self.writer.begin())

    async def close(self) -> None:
        """Let all connections go."""
        await self.writer.dispose()
        if self.reader is not self.writer:
            await self.reader.dispose()


def row(found: sa.Row[Any] | None) -> dict[str, Any] | None:
    """A row as a table of names and values."""
    return None if found is None else dict(found._mapping)
