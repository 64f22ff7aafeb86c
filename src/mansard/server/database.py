"""The database behind one interface: SQLite in a file with one writer, or PostgreSQL.

SQLite runs in threads of its own, with one change of threads for a whole list of statements: an asynchronous
driver changes threads several times for each, which cost more than all rules and all of SQLite together (see
docs/decisions/0006-sqlite-in-threads.md).
"""

import asyncio
import contextvars
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from mansard.server.prepared import note_slow, prepared

log = logging.getLogger("mansard.server")
READERS = 4
PATIENCE = 5.0
AWAY = (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError)  # it may come back
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")

Result = Any
Filled = tuple[sa.Executable, dict[str, Any]]  # a statement and the values for it
T = TypeVar("T")


class Connection:
    """Where statements are carried out."""

    async def execute(self, statement: sa.Executable, rows: list[dict[str, Any]] | None = None) -> Result:
        """Carry out one statement; what it found."""
        raise NotImplementedError

    async def execute_all(self, statements: Sequence[Filled]) -> list[int]:
        """Carry out statements with their values, whose results nobody needs; how many rows each touched."""
        return [(await self.execute(statement, [values])).rowcount for statement, values in statements]


class GrownConnection(Connection):
    """A connection to PostgreSQL."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def execute(self, statement: sa.Executable, rows: list[dict[str, Any]] | None = None) -> Result:
        return await self._connection.execute(statement, rows)


class FileConnection(Connection):
    """A connection to SQLite, used in other threads, one statement after the other."""

    def __init__(self, engine: sa.Engine, threads: ThreadPoolExecutor, slow: float = 1.0) -> None:
        self._engine = engine
        self._threads = threads
        self._slow = slow
        self._open: sa.Connection | None = None

    def _connection(self) -> sa.Connection:
        if self._open is None:
            self._open = self._engine.connect()
        return self._open

    async def _there(self, work: Callable[[], T]) -> T:
        inside = contextvars.copy_context()  # a slow statement names the request that asked
        return await asyncio.get_running_loop().run_in_executor(self._threads, inside.run, work)

    async def execute(self, statement: sa.Executable, rows: list[dict[str, Any]] | None = None) -> Result:
        return await self._there(lambda: self._execute(statement, rows))

    def _execute(self, statement: sa.Executable, rows: list[dict[str, Any]] | None) -> Result:
        found = self._connection().execute(statement, rows)
        return found.freeze()() if found.returns_rows else found

    async def execute_all(self, statements: Sequence[Filled]) -> list[int]:
        return await self._there(lambda: [self._write(statement, values) for statement, values in statements])

    def _write(self, statement: sa.Executable, values: dict[str, Any]) -> int:
        """Prepared where that is possible: the work around a statement costs more than SQLite itself."""
        ready = prepared(statement, tuple(values))
        if ready is None:
            return int(self._execute(statement, [values]).rowcount)
        return ready.execute(self._connection(), values, self._slow)

    def close(self) -> None:
        """Give the connection back; what was not committed is forgotten."""
        if self._open is not None:
            self._open.close()


class Trip:
    """A transaction that several writers share: they go to the disk together."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.connection: sa.Connection | None = None
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def commit(self) -> None:
        """Store everything, for good, and give the connection back."""
        if self.connection is not None:
            try:
                self.connection.commit()
            finally:
                self.connection.close()


class Part(FileConnection):
    """One writer's part of a trip: it can be undone without the others."""

    def __init__(self, trip: Trip, threads: ThreadPoolExecutor, slow: float) -> None:
        super().__init__(trip.engine, threads, slow)
        self._trip = trip

    def _connection(self) -> sa.Connection:
        if self._trip.connection is None:
            self._trip.connection = self._engine.connect()
        if self._open is None:
            self._open = self._trip.connection
            self._open.exec_driver_sql("SAVEPOINT part")
        return self._open

    async def undo(self) -> None:
        """Forget what this part has written."""
        if self._open is not None:
            await self._there(lambda: self._connection().exec_driver_sql("ROLLBACK TO part"))


class Writer:
    """One writer after the other; those who wait while the disk is busy share the next trip to it."""

    def __init__(self, engine: sa.Engine, slow: float) -> None:
        self._engine = engine
        self._slow = slow
        self._threads = ThreadPoolExecutor(1, "write")
        self._turn = asyncio.Lock()
        self._trip: Trip | None = None
        self._commits: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def part(self) -> AsyncIterator[Connection]:
        """A part of the next trip; left when it is stored."""
        async with self._turn:
            trip = self._board()
            part = Part(trip, self._threads, self._slow)
            try:
                yield part
            except BaseException:
                await part.undo()
                raise
        await asyncio.shield(trip.stored)

    def _board(self) -> Trip:
        """The trip that has not left yet; it leaves after all who wait now have had their turn."""
        if self._trip is None:
            self._trip = Trip(self._engine)
            task = asyncio.create_task(self._leave())
            self._commits.add(task)
            task.add_done_callback(self._commits.discard)
        return self._trip

    async def _leave(self) -> None:
        async with self._turn:
            trip, self._trip = self._trip, None
            assert trip is not None
            try:
                await asyncio.get_running_loop().run_in_executor(self._threads, trip.commit)
            except sa.exc.SQLAlchemyError as error:
                trip.stored.set_exception(error)
                trip.stored.exception()  # whoever wrote hears of it; there may be nobody left
            else:
                trip.stored.set_result(None)

    async def close(self) -> None:
        """Let the last trip arrive, then the thread go."""
        await asyncio.gather(*self._commits, return_exceptions=True)
        self._threads.shutdown()
        self._engine.dispose()


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
