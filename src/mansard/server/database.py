"""The database behind one interface: SQLite in a file with one writer, or PostgreSQL.

SQLite runs in threads of its own, with one change of threads for a whole list of statements: an asynchronous
driver changes threads several times for each, which cost more than all rules and all of SQLite together (see
docs/decisions/0006-sqlite-in-threads.md).
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from mansard.server.connections import Connection as Connection
from mansard.server.connections import FileConnection, GrownConnection
from mansard.server.connections import Filled as Filled
from mansard.server.prepared import note_slow
from mansard.server.writer import Late, Writer

log = logging.getLogger("mansard.server")
READERS = 4
PATIENCE = 5.0
AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)  # it may come back
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


def checked_address(url: str) -> str:
    """The address if it is one that we understand; ValueError says what is."""
    head = url.partition(":")[0]
    if head == "sqlite":
        return url
    if head not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise ValueError(f"{head}: is not known; sqlite:///file or postgresql://user:password@host/name")
    try:
        sa.make_url(url)
    except sa.exc.ArgumentError as error:
        raise ValueError(str(error)) from error
    return url


def async_url(url: str) -> str:
    """The address with the driver that we use."""
    head, colon, rest = url.partition(":")
    return f"postgresql+psycopg{colon}{rest}" if head in ("postgresql", "postgres") else url


sync_url = async_url  # psycopg does both


def _watch(engine: sa.Engine, slow: float) -> None:
    """Log statements that take long: their text, which holds no values."""

    @sa.event.listens_for(engine, "before_cursor_execute")
    def begin(connection: sa.Connection, *_: Any) -> None:
        connection.info["begun"] = time.perf_counter()

    @sa.event.listens_for(engine, "after_cursor_execute")
    def end(connection: sa.Connection, _: Any, statement: str, *__: Any) -> None:
        seconds = time.perf_counter() - connection.info["begun"]
        note_slow(statement, seconds, slow)


def _file_engine(url: str, begin: str, size: int) -> sa.Engine:
    """SQLite with a write-ahead log, durable commits, and transactions that begin when we say."""
    engine = sa.create_engine(url, pool_size=size, max_overflow=0, connect_args={"check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin_now(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class Database:
    """Reads run side by side; writes are transactions, one after the other on SQLite."""

    def __init__(self, url: str, connections: int = 8, slow: float = 1.0) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self._free = asyncio.Semaphore(READERS)
        if self.is_sqlite:
            self._reading = ThreadPoolExecutor(READERS, "read")
            self._reader = _file_engine(url, "BEGIN", READERS)
            writing = _file_engine(url, "BEGIN IMMEDIATE", 1)
            self._writer = Writer(writing, slow)
            for engine in (self._reader, writing):
                _watch(engine, slow)
        else:
            self._grown = create_async_engine(
                async_url(url), pool_size=connections, max_overflow=0, pool_timeout=10, pool_pre_ping=True
            )
            _watch(self._grown.sync_engine, slow)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        """A connection for reading."""
        if not self.is_sqlite:
            async with self._grown.connect() as grown:
                yield GrownConnection(grown)
            return
        async with self._free:
            connection = FileConnection(self._reader, self._reading)
            try:
                yield connection
            finally:
                connection.close()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Connection]:
        """A transaction: all of it is stored when the block ends, or nothing."""
        if self.is_sqlite:
            async with self._writer.part() as part:
                yield part
        else:
            async with self._grown.begin() as grown:
                yield GrownConnection(grown)

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Connection]:
        """The same for changes that mostly look once and store once: on SQLite it begins when it must."""
        if self.is_sqlite:
            async with AsyncExitStack() as inside:
                yield Late(self._writer, self.read, inside)
        else:
            async with self._grown.begin() as grown:
                yield GrownConnection(grown)

    async def answers(self) -> bool:
        """Whether it is there."""
        try:
            async with asyncio.timeout(PATIENCE), self.read() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except (OSError, sa.exc.SQLAlchemyError) as error:
            log.warning("the database does not answer: %r", error)
            return False
        return True

    async def close(self) -> None:
        """Let all connections go."""
        if not self.is_sqlite:
            await self._grown.dispose()
            return
        await self._writer.close()
        self._reading.shutdown()
        self._reader.dispose()
