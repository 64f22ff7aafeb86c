"""Many clients at once against several processes on one database: no move is lost, doubled or reordered."""

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mansard
from mansard.server.admin import verify
from tests.server.services import new_database, server_process

GAME = mansard.games()[0]
SECONDS = 4.0


@pytest.fixture(scope="module", params=["embedded", "grown"])
def houses(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, list[str]]]:
    """A database and the servers on it: one on SQLite, or two on PostgreSQL with Redis."""
    with contextlib.ExitStack() as stack:
        if request.param == "embedded":
            folder: Path = tmp_path_factory.mktemp("crowd")
            database = f"sqlite:///{folder}/house.db"
            yield database, [stack.enter_context(server_process(database))[0]]
        else:
            database = new_database(request.getfixturevalue("postgres_url"))
            broker = {"BROKER": request.getfixturevalue("redis_url")}
            yield database, [stack.enter_context(server_process(database, broker))[0] for _ in range(2)]


class Client:
    """Somebody who does everything that a client may do, in any order, and remembers what he was told."""

    def __init__(self, chance: random.Random, urls: list[str], table: str) -> None:
        self.chance = chance
        self.urls = urls
        self.table = table
        self.cookies: dict[str, str] = {}
        self.seat: int | None = None
        self.version = 0
        self.view: Any = None
        self.applied: dict[str, int] = {}
        self.heard: list[int] = []

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        async with httpx.AsyncClient(
            base_url=self.chance.choice(self.urls), cookies=self.cookies, timeout=30
        ) as http:
            answer = await http.request(method, path, json=body)
        self.cookies |= dict(answer.cookies)
        assert answer.status_code < 500, answer.text
        return answer

    async def enter(self, number: int) -> None:
        await self.ask("POST", "/api/guest", {"name": f"P{number}"})

    async def join(self) -> None:
        answer = await self.ask("POST", f"/api/tables/{self.table}/join", {})
        if answer.status_code == 200:
            (self.seat,) = answer.json()["my_seats"]

    async def act(self) -> None:
        """A draft and then a commit: right, stale, doubled, or foreign."""
        card = (await self.ask("GET", f"/api/tables/{self.table}")).json()
        if card["status"] != "playing" or self.seat is None:
            return
        body = {"seat": self.seat, "version": card["version"], "moves": [], "previews": False}
        draft = await self.ask("POST", f"/api/tables/{self.table}/draft", body)
        moves = [m["text"] for group in draft.json().get("offers", []) for m in group["moves"]] or ["pass"]
        key = f"{self.seat}-{self.chance.getrandbits(60)}"
        turn = {**body, "moves": [self.chance.choice(moves)], "key": key}
        del turn["previews"]
        if self.chance.random() < 0.1:
            turn["version"] = max(0, turn["version"] - self.chance.randint(1, 3))
        if self.chance.random() < 0.1:
            turn["seat"] = 1 - self.seat
        copies = 2 if self.chance.random() < 0.3 else 1
        for answer in await asyncio.gather(
            *[self.ask("POST", f"/api/tables/{self.table}/commit", turn) for _ in range(copies)]
        ):
            self.told(answer, key)

    def told(self, answer: httpx.Response, key: str) -> None:
        found = answer.json()
        if answer.status_code == 200:
            assert self.applied.setdefault(key, found["number"]) == found["number"]
        else:
            assert found["code"] in (
                "stale",
                "illegal",
                "not-your-turn",
                "not-your-seat",
                "table-not-playing",
            )

    async def watch(self, end: float) -> None:
        """Listen, lose the connection, come back with the version that is there."""
        while asyncio.get_running_loop().time() < end:
            with contextlib.suppress(TimeoutError, websockets.ConnectionClosed):
                async with asyncio.timeout(self.chance.uniform(0.2, 2.0)):
                    await self.listen()

    async def listen(self) -> None:
        address = self.chance.choice(self.urls).replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with websockets.connect(address, additional_headers={"cookie": cookie}) as socket:
            await socket.send(json.dumps({"type": "hello", "version": self.version, "seat": self.seat}))
            async for text in socket:
                self.hear(json.loads(text))
                await socket.send(json.dumps({"type": "ack", "version": self.version}))

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] not in ("sync", "commits") or message["version"] < self.version:
            return
        numbers = [entry["number"] for entry in message["log"] if entry["number"] > self.version]
        assert numbers == list(range(self.version + 1, message["version"] + 1)), (self.version, message)
        self.heard += numbers
        self.version, self.view = message["version"], message["view"]


async def crowd(seed: int, urls: list[str]) -> str:
    """Two at a table and two who want to be, all at once, for some seconds."""
    chance = random.Random(seed)
    clients = [Client(random.Random(chance.random()), urls, "") for _ in range(4)]
    for number, client in enumerate(clients):
        await client.enter(number)
    seats = [{"kind": "open"}, {"kind": "open"}]
    created = (await clients[0].ask("POST", "/api/tables", {"game": GAME, "seats": seats})).json()
    for client in clients:
        client.table = created["id"]
    await asyncio.gather(*[client.join() for client in clients])
    seated = [client for client in clients if client.seat is not None]
    assert sorted(client.seat for client in seated if client.seat is not None) == [0, 1]
    answers = [await client.ask("POST", f"/api/tables/{created['id']}/start") for client in clients]
    assert [answer.status_code for answer in answers].count(200) == 1
    end = asyncio.get_running_loop().time() + SECONDS

    async def act(client: Client) -> None:
        while asyncio.get_running_loop().time() < end:
            await client.act()

    await asyncio.gather(*[client.watch(end) for client in clients], *[act(client) for client in seated])
    await settle(clients, seated, created["id"])
    return str(created["id"])


async def settle(clients: list[Client], seated: list[Client], table: str) -> None:
    """When all is quiet every client comes to the same version and sees what the server shows."""
    card = (await clients[0].ask("GET", f"/api/tables/{table}")).json()
    for client in clients:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                while client.version < card["version"] or client.view is None:
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.5):
                            await client.listen()
        assert client.version == card["version"]
        query = f"?seat={client.seat}" if client.seat is not None else ""
        for url in client.urls:
            client.urls = [url]
            shown = (await client.ask("GET", f"/api/tables/{table}/view{query}")).json()
            assert (shown["version"], shown["view"]) == (client.version, client.view)
        assert client.heard == list(range(1, card["version"] + 1))
    applied = [number for client in seated for number in client.applied.values()]
    assert sorted(applied) == list(range(1, card["version"] + 1))


@settings(
    max_examples=2, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
)
@given(seed=st.integers(0, 2**32))
def test_a_crowd_converges(houses: tuple[str, list[str]], seed: int) -> None:
    database, urls = houses
    asyncio.run(crowd(seed, list(urls)))
    assert [str(drift) for drift in verify(database)[1]] == []
