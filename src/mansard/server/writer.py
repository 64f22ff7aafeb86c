"""The one writer of a process upon SQLite: transactions that many share, because the disk is slow."""

import asyncio
import contextvars
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any

import sqlalchemy as sa

from mansard.server.connections import Connection, FileConnection, Filled, Result

Read = Callable[[], AbstractAsyncContextManager[Connection]]


class Trip:
    """A transaction that several writers share: they go to the disk together."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.connection: sa.Connection | None = None
        self.left = False
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def commit(self) -> None:
        """Store everything, for good, and give the connection back."""
        if self.connection is not None:
            try:
                self.connection.commit()
            finally:
                self.connection.close()

    def abandon(self) -> None:
        """Store nothing; whatever waits behind it gets a connection of its own."""
        if self.connection is not None:
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
            await self._there(self.undo_now)

    def undo_now(self) -> None:
        """The same, where the database works."""
        if self._open is not None:
            self._open.exec_driver_sql("ROLLBACK TO part")

    def store_now(self, statements: Sequence[Filled]) -> bool:
        """All statements, where the database works; nothing of them if the first touches no row."""
        for number, (statement, values) in enumerate(statements):
            if self._write(statement, values) != 1 and number == 0:
                self.undo_now()
                return False
        return True


class Parcel:
    """A list of statements that waits for the next trip, and who waits for its arrival."""

    def __init__(self, statements: Sequence[Filled]) -> None:
        self.statements = statements
        self.inside = contextvars.copy_context()  # a slow statement names the request that asked
        self.arrived: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.outcome: bool | Exception = False

    def write(self, part: Part) -> None:
        """What goes wrong with one parcel is told to its sender alone."""
        try:
            self.outcome = self.inside.run(part.store_now, self.statements)
        except Exception as error:
            part.undo_now()
            self.outcome = error

    def tell(self, failed: Exception | None) -> None:
        """Tell the sender, unless he has gone."""
        if self.arrived.done():
            return
        outcome = failed or self.outcome
        if isinstance(outcome, Exception):
            self.arrived.set_exception(outcome)
        else:
            self.arrived.set_result(outcome)


class Writer:
    """One writer after the other; those who wait while the disk is busy share the next trip to it."""

    def __init__(self, engine: sa.Engine, slow: float) -> None:
        self._engine = engine
        self._slow = slow
        self._threads = ThreadPoolExecutor(1, "write")
        self._turn = asyncio.Lock()
        self._trip: Trip | None = None
        self._parcels: list[Parcel] = []
        self._commits: set[asyncio.Task[None]] = set()

    async def send(self, statements: Sequence[Filled]) -> bool:
        """Store statements, if the first touches a row: all who send meanwhile go together."""
        parcel = Parcel(statements)
        self._parcels.append(parcel)
        if len(self._parcels) == 1:
            self._start(self._carry())
        return await parcel.arrived

    async def _carry(self) -> None:
        async with self._turn:
            parcels, self._parcels = self._parcels, []
            trip, self._trip = self._trip or Trip(self._engine), None
            await self._away(trip, parcels)

    def _deliver(self, trip: Trip, parcels: list[Parcel]) -> None:
        try:
            for parcel in parcels:
                parcel.write(Part(trip, self._threads, self._slow))
        except Exception:
            trip.abandon()
            raise
        trip.commit()

    async def _away(self, trip: Trip, parcels: list[Parcel]) -> None:
        """Everything that the trip carries is stored, or all who wait for it hear why not."""
        failed: Exception | None = None
        trip.left = True
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._deliver, trip, parcels)
        except Exception as error:
            failed = error
            trip.stored.set_exception(error)
            trip.stored.exception()  # whoever wrote hears of it; there may be nobody left
        else:
            trip.stored.set_result(None)
        for parcel in parcels:
            parcel.tell(failed)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._commits.add(task)
        task.add_done_callback(self._commits.discard)

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
            self._start(self._leave(self._trip))
        return self._trip

    async def _leave(self, trip: Trip) -> None:
        async with self._turn:
            if not trip.left:
                self._trip = None
                await self._away(trip, [])

    async def close(self) -> None:
        """Let the last trip arrive, then the thread go."""
        await asyncio.gather(*self._commits, return_exceptions=True)
        self._threads.shutdown()
        self._engine.dispose()


class Late(Connection):
    """A transaction on SQLite that begins with its first statement; one list to store needs none of its own.

    Nobody else writes in this process while the table is locked, and what another process writes meanwhile is
    noticed by the condition of the first statement to be stored.
    """

    def __init__(self, writer: Writer, read: Read, inside: AsyncExitStack) -> None:
        self._writer = writer
        self._read = read
        self._inside = inside
        self._part: Connection | None = None

    async def _begun(self) -> Connection:
        if self._part is None:
            self._part = await self._inside.enter_async_context(self._writer.part())
        return self._part

    async def execute(self, statement: sa.Executable, rows: list[dict[str, Any]] | None = None) -> Result:
        return await (await self._begun()).execute(statement, rows)

    async def execute_all(self, statements: Sequence[Filled]) -> list[int]:
        return await (await self._begun()).execute_all(statements)

    async def store(self, statements: Sequence[Filled]) -> bool:
        if self._part is None:
            return await self._writer.send(statements)
        return await super().store(statements)

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[Connection]:
        async with self._read() as connection:
            yield connection
