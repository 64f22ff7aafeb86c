"""A real server on a free port of this machine, and people who use it."""

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from mansard.server.app import create_app
from mansard.server.settings import Settings

BROWSERS: list[httpx.Client] = []


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def quick(database: str | Path, **values: Any) -> Settings:
    """Settings for tests: no rate limits, quick rounds."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    chosen = {
        "rate_limits": False,
        "keeper_interval": 0.05,
        "bot_medium": "random",
        "bot_hard": "greedy",
        "review_niceness": 0,
        "advice_niceness": 0,
        **values,
    }
    return Settings(database=url, **chosen)


@contextlib.contextmanager
def served(settings: Settings) -> Iterator[str]:
    """The address of a server that runs in a thread of this process."""
    port = free_port()
    config = uvicorn.Config(create_app(settings), "127.0.0.1", port, log_level="warning", ws_max_size=65536)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        while BROWSERS:
            BROWSERS.pop().close()
        server.should_exit = True
        thread.join(10)


class Person:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30)
        BROWSERS.append(self.http)
        self.me: dict[str, Any] = {}
        if name is not None:
            self.me = self.post("/api/guest", {"name": name})

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query or None)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:2000])
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200, method: str = "POST") -> Any:
        answer = self.http.request(method, path, json=body)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:2000])
        return answer.json()

    def create(self, game: str, seats: list[Any], status: int = 201, **more: Any) -> Any:
        body = {
            "game": game,
            "seats": [seat if isinstance(seat, dict) else {"kind": seat} for seat in seats],
            **more,
        }
        return self.post("/api/tables", body, status)

    def draft(
        self, table: str, seat: int, version: int, moves: list[str] | None = None, status: int = 200
    ) -> Any:
        body = {"seat": seat, "version": version, "moves": moves or []}
        return self.post(f"/api/tables/{table}/draft", body, status)

    def commit(
        self, table: str, seat: int, version: int, moves: list[str], key: str, status: int = 200
    ) -> Any:
        body = {"seat": seat, "version": version, "moves": moves, "key": key}
        return self.post(f"/api/tables/{table}/commit", body, status)

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    @contextlib.asynccontextmanager
    async def watch(self, path: str) -> AsyncIterator["Socket"]:
        address = self.url.replace("http://", "ws://") + path
        headers = {"cookie": self.cookie()} if self.http.cookies else {}
        async with websockets.connect(address, additional_headers=headers) as found:
            yield Socket(found)


class Socket:
    """A WebSocket that speaks JSON."""

    def __init__(self, found: Any) -> None:
        self.found = found

    async def say(self, kind: str, **values: Any) -> None:
        await self.found.send(json.dumps({"type": kind, **values}))

    async def hear(self, kind: str, seconds: float = 10) -> Any:
        """The next message of a kind; others are passed over."""
        async with asyncio.timeout(seconds):
            while True:
                message = json.loads(await self.found.recv())
                if message["type"] == kind:
                    return message
                assert message["type"] != "problem", message


def offered(draft: dict[str, Any]) -> list[dict[str, Any]]:
    """All moves of a draft."""
    return [move for group in draft["offers"] for move in group["moves"]]


def until(look: Callable[[], Any], fits: Callable[[Any], bool], seconds: float = 20) -> Any:
    """Look again and again until it fits."""
    end = time.monotonic() + seconds
    while True:
        found = look()
        if fits(found):
            return found
        assert time.monotonic() < end, f"it did not happen: {found}"
        time.sleep(0.02)
