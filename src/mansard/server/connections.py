"""Where statements are carried out: PostgreSQL by its asynchronous driver, SQLite in threads of its own."""

import asyncio
import contextvars
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from mansard.server.prepared import prepared

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

    async def store(self, statements: Sequence[Filled]) -> bool:
        """Carry out statements for good; False, and nothing to be stored, if the first touches no row."""
        return (await self.execute_all(statements))[0] == 1

    @asynccontextmanager
    async def looking(self) -> AsyncIterator["Connection"]:
        """Where one looks before a change: here, under the locks of the transaction."""
        yield self


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
