"""A house of several processes, its broker, its database and their failures, all in one thread.

Processes, watchers and use cases are the real ones; what is played here is only the world around them: the
network between processes (late, lost, doubled news), a database that is away, processes that are killed.
"""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI

from mansard.server.app import create_app
from mansard.server.broker import Broker, Hear, News
from mansard.server.database import Connection, Database
from mansard.server.house import House
from mansard.server.migrate import migrate_now
from mansard.server.settings import Settings
from mansard.server.thinkers import Thinkers
from mansard.server.thinking import Job, think
from tests.simulation.time import AtOnce, Loop

START = 2.0  # seconds until a process serves


class Weather:
    """What may go wrong now, and how often."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.stormy = True
        self.lost = 0.05  # of the news between processes
        self.doubled = 0.05
        self.away_until = 0.0  # the database

    def happens(self, part: float) -> bool:
        return self.stormy and self.chance.random() < part


def spare_the_disk(connection: Any, _: Any) -> None:
    """No process is truly killed here: what is stored need not be on the disk."""
    connection.execute("PRAGMA synchronous=OFF")


class Stored(Database):
    """The database that all processes share; it may be away before a statement or when it is to be stored."""

    def __init__(self, file: Path, weather: Weather, loop: Loop) -> None:
        super().__init__(f"sqlite:///{file}")
        self._reading.shutdown()
        self._reading = self._writer._threads = AtOnce()
        for engine in (self._reader, self._writer._engine):
            sa.event.listen(engine, "connect", spare_the_disk)
        self.weather, self.loop = weather, loop

    def check(self) -> None:
        if self.loop.time() < self.weather.away_until:
            raise sa.exc.OperationalError("away", None, ConnectionError("the database is away"))

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connection]:
        self.check()
        await asyncio.sleep(self.weather.chance.random() * 0.002)
        async with super().read() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Connection]:
        self.check()
        await asyncio.sleep(self.weather.chance.random() * 0.002)
        async with super().write() as connection:
            yield connection
            self.check()

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Connection]:
        """What is stored may be stored although the database is away when it should say so."""
        self.check()
        await asyncio.sleep(self.weather.chance.random() * 0.002)
        async with super().change() as connection:
            yield connection
            self.check()

    async def close(self) -> None:
        """It outlives the processes."""


class Net:
    """News between processes: each arrives late, some twice, some never."""

    def __init__(self, weather: Weather) -> None:
        self.weather = weather
        self.hearing: dict[Wire, Hear] = {}

    async def send(self, sender: "Wire", news: News) -> None:
        for wire, hear in list(self.hearing.items()):
            times = 1 if wire is sender else 0 if self.weather.happens(self.weather.lost) else 1
            times += int(times == 1 and self.weather.happens(self.weather.doubled))
            for _ in range(times):
                if wire is sender:
                    await hear(dict(news))
                else:
                    wire.later(self.weather.chance.random() * 0.2, hear, dict(news))


class Wire(Broker):
    """The end of the net at one process."""

    shared = True

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net
        self.under_way: dict[asyncio.Task[None], None] = {}

    async def open(self, hear: Hear) -> None:
        self.net.hearing[self] = hear

    async def publish(self, news: News) -> None:
        await self.net.send(self, news)

    def later(self, seconds: float, hear: Hear, news: News) -> None:
        async def arrive() -> None:
            await asyncio.sleep(seconds)
            if self in self.net.hearing:
                await hear(news)

        task = asyncio.create_task(arrive())
        self.under_way[task] = None
        task.add_done_callback(lambda done: self.under_way.pop(done, None))

    async def close(self) -> None:
        self.net.hearing.pop(self, None)
        for task in list(self.under_way):
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)


class Thoughtful(Thinkers):
    """Bots think here and now; a thought takes its virtual time."""

    async def think(self, job: Job, seconds: float) -> list[str]:
        await asyncio.sleep(0.3)
        return think(job)

    async def close(self) -> None:
        """There is no process to let go."""


class World:
    """Everything around the players."""

    def __init__(self, folder: Path, seed: int, loop: Loop, processes: int = 2) -> None:
        self.loop = loop
        self.chance = random.Random(seed)
        self.weather = Weather(self.chance)
        self.settings = Settings(
            database=f"sqlite:///{folder}/house.db", rate_limits=False, bot_easy="random", secret="s" * 32
        )
        migrate_now(self.settings.database)
        self.database = Stored(folder / "house.db", self.weather, loop)
        self.net = Net(self.weather)
        self.apps: list[FastAPI] = []
        self.processes = processes
        self.killed = 0

    async def open(self) -> None:
        for _ in range(self.processes):
            self.apps.append(await self.process())

    async def process(self) -> FastAPI:
        """One more process of the house; whoever starts it tries again while the database is away."""
        while True:
            app = create_app(self.settings, self.loop.clock)
            try:
                await self.begin(app)
                return app
            except sa.exc.OperationalError:
                await self.end(app)
                await asyncio.sleep(1)

    async def begin(self, app: FastAPI) -> None:
        """Open the house as the application opens it."""
        house = House(self.settings, self.loop.clock, self.chance.randbytes)
        await Database.close(house.database)
        house.database, house.broker = self.database, Wire(self.net)
        house.thinkers = Thoughtful(1)
        app.state.house = house
        await house.open()

    async def end(self, app: FastAPI) -> None:
        """A process is gone from one moment to the next, with all that it was doing."""
        gone: House = app.state.house
        await gone.broker.close()
        await gone.keeper.close()
        await gone.reviewer.close()

    async def kill(self, number: int) -> FastAPI:
        """A process is gone, and another is started, which takes its time."""
        await self.end(self.apps[number])
        self.killed += 1
        await asyncio.sleep(START)
        self.apps[number] = await self.process()
        return self.apps[number]

    async def close(self) -> None:
        for app in self.apps:
            await app.state.house.close()
        await Database.close(self.database)


async def asked(app: FastAPI, method: str, path: str, cookie: str, body: bytes) -> tuple[int, str, bytes]:
    """A request to a process: the status, a cookie that is set, the body."""
    found: dict[str, Any] = {"body": b""}
    waiting = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, Any]:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        found["body"] += message.get("body", b"")
        found.update({key: message[key] for key in ("status", "headers") if key in message})

    headers = [(b"host", b"house"), (b"content-type", b"application/json"), (b"cookie", cookie.encode())]
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
    }
    scope |= {"path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "scheme": "http"}
    scope |= {"headers": headers, "client": ("127.0.0.1", 1), "server": ("house", 80)}
    await app(scope, receive, send)
    cookies = [value.decode().split(";")[0] for name, value in found["headers"] if name == b"set-cookie"]
    return found["status"], cookies[0] if cookies else "", found["body"]
