"""People who play, repeat themselves, lose their connection and look on, and remember what they were told."""

import asyncio
import contextlib
import hashlib
import json
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import FastAPI, WebSocket

from mansard.server.routes.live import live
from tests.simulation.world import World, asked

Seen = dict[tuple[str, int, int | None], str]  # which view, by its digest


def digest(view: Any) -> str:
    """A view in short."""
    return hashlib.blake2b(json.dumps(view, sort_keys=True).encode(), digest_size=16).hexdigest()


class Lost(Exception):
    """The process is gone; nobody knows what became of the request."""


class Memory:
    """What the house has promised and shown: nothing of it may turn out to be untrue."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, int], tuple[int, list[str]]] = {}
        self.seen: Seen = {}
        self.answers: Counter[str] = Counter()
        self.operations = 0  # requests that were answered, and messages that arrived

    def promise(self, table: str, number: int, seat: int, moves: list[str]) -> None:
        """A turn was acknowledged; a repeated one is told as the same."""
        told = self.acknowledged.setdefault((table, number), (seat, moves))
        assert told == (seat, moves), (table, number, told, seat, moves)

    def see(self, table: str, version: int, seat: int | None, view: Any) -> None:
        """Everybody with the same eyes sees the same at a version, whichever process shows it."""
        if view is not None:
            told = digest(view)
            assert self.seen.setdefault((table, version, seat), told) == told, (table, version, seat)


class Line:
    """The connections to one process: all break when it is killed, and none is made while it is gone."""

    def __init__(self, app: FastAPI) -> None:
        self.app: FastAPI | None = app
        self.open: dict[asyncio.Task[Any], None] = {}

    async def carry(self, work: Callable[[FastAPI], Coroutine[Any, Any, Any]]) -> Any:
        """Do something over the line; Lost if it breaks, or if there is no process at its end."""
        if self.app is None:
            raise Lost
        task = asyncio.create_task(work(self.app))
        self.open[task] = None
        try:
            await asyncio.wait([task])
        finally:
            self.open.pop(task, None)
            task.cancel()
        if task.cancelled():
            raise Lost
        return task.result()

    def cut(self) -> None:
        """The process is gone."""
        self.app = None
        for task in list(self.open):
            task.cancel()


class Person:
    """Somebody with a name, at the end of some line."""

    def __init__(self, world: World, lines: list[Line], memory: Memory) -> None:
        self.world, self.lines, self.memory = world, lines, memory
        self.cookie = ""

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """One request; Lost if its process is killed meanwhile."""
        line = self.world.chance.choice(self.lines)
        content = b"" if body is None else json.dumps(body).encode()
        cookie = self.cookie
        status, cookie, text = await line.carry(lambda app: asked(app, method, path, cookie, content))
        self.cookie = cookie or self.cookie
        self.memory.operations += 1
        answer = json.loads(text)
        self.memory.answers[f"{status} {answer.get('code', '')}".strip()] += 1
        assert status < 500 or answer["code"] == "busy", (method, path, status, answer)
        return status, answer

    async def insist(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask until there is an answer, as a client does: what is safe to repeat is repeated."""
        while True:
            with contextlib.suppress(Lost):
                status, answer = await self.ask(method, path, body)
                if status < 500:
                    return status, answer
            await asyncio.sleep(0.5 + self.world.chance.random())

    async def play(self, table: str) -> None:
        """Look, and if it is the own turn make one, in one of the ways in which people and networks do."""
        status, card = await self.insist("GET", f"/api/tables/{table}")
        seats = [seat for seat in card["my_seats"] if seat in card["actors"]]
        if status != 200 or card["status"] != "playing" or not seats:
            return
        seat, version = seats[0], card["version"]
        draft = {"seat": seat, "version": version, "moves": []}
        status, offered = await self.insist("POST", f"/api/tables/{table}/draft", draft)
        if status != 200:
            return
        if offered["version"] == version:
            self.memory.see(table, version, seat, offered["view"])
        moves = [move["text"] for group in offered["offers"] for move in group["moves"]]
        turn = {"seat": seat, "version": version, "moves": [self.world.chance.choice(moves)]}
        await self.commit(table, turn, f"{version}-{self.world.chance.randrange(10**9)}")

    async def commit(self, table: str, turn: dict[str, Any], key: str) -> None:
        """A turn, sometimes sent twice at once, again later, or under its key with another version."""
        path, body = f"/api/tables/{table}/commit", {**turn, "key": key}
        times = self.world.chance.choice([1, 1, 1, 2, 3])
        answers = await asyncio.gather(*[self.insist("POST", path, body) for _ in range(times)])
        for status, answer in answers:
            if status == 200:
                self.memory.promise(table, answer["number"], turn["seat"], turn["moves"])
                self.memory.see(table, answer["version"], turn["seat"], answer["view"])
        numbers = {answer["number"] for status, answer in answers if status == 200}
        assert len(numbers) <= 1, (table, key, answers)
        if numbers and self.world.chance.random() < 0.1:
            status, late = await self.insist("POST", path, {**body, "version": body["version"] + 1})
            assert status != 200 or late["number"] in numbers, late


class Onlooker:
    """A WebSocket that comes back with what it has, reads slowly now and then, and checks all it gets."""

    def __init__(self, person: Person, table: str, seat: int | None) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.have = -1
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def watch(self) -> None:
        """Connect again and again."""
        chance = self.person.world.chance
        while True:
            line = chance.choice(self.person.lines)
            self.incoming = asyncio.Queue()
            self.incoming.put_nowait({"type": "websocket.connect"})
            self.tell({"type": "hello", "version": self.have, "seat": self.seat})
            with contextlib.suppress(Lost):
                await line.carry(lambda app: live(self.socket(app), self.table))
            await asyncio.sleep(0.2 + chance.random())

    def socket(self, app: FastAPI) -> WebSocket:
        cookie = self.person.cookie if self.seat is not None else ""
        headers = [(b"host", b"house"), (b"cookie", cookie.encode())]
        scope = {"type": "websocket", "path": "/", "headers": headers, "app": app, "client": ("127.0.0.1", 1)}
        return WebSocket(scope, self.incoming.get, self.hear)

    def tell(self, message: dict[str, Any]) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self, sent: Any) -> None:
        """A message of the house."""
        if sent["type"] != "websocket.send":
            return
        if self.person.world.weather.happens(0.02):
            await asyncio.sleep(self.person.world.chance.random() * 20)
        self.person.memory.operations += 1
        message = json.loads(sent["text"])
        if message["type"] == "commits":
            self.check(message)
        if message["type"] in ("sync", "commits"):
            self.person.memory.see(self.table, message["version"], self.seat, message["view"])
            self.have = max(self.have, message["version"])
            self.tell({"type": "ack", "version": self.have})
        assert message["type"] != "problem" or message["code"] == "busy", message

    def check(self, message: dict[str, Any]) -> None:
        """No version is left out: what comes begins where something was had, and its log has every number."""
        assert message["after"] <= self.have, (message["after"], self.have)
        numbers = [entry["number"] for entry in message["log"]]
        assert numbers == list(range(message["after"] + 1, message["version"] + 1)), numbers
