"""What a table with a bot, a hint and a stored review take while reviews are made beside them.

    .venv/bin/python benchmarks/beside.py --reviews 20 --turns 40

A server of its own; one person and one bot play through the API, in blocks, by turns without reviews and with
so many deep ones under way, so that whatever else the machine does falls on both. A wait begins with a commit
after which the bot is to act and ends when the person is again; he plays the first move on offer.
"""

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from load import Http

import mansard
from mansard.bots import bot, decide_turn
from mansard.kernel.record import Match

BLOCK = 10  # turns
PATIENCE = 120.0
OPENED = 20  # times that a stored review is opened


def record_of(slug: str, seed: int) -> str:
    """A whole game of quick bots, as text."""
    match = Match(mansard.game(slug), 2, seed)
    player = bot("soft")
    while match.state.actors():
        seat = match.state.actors()[0]
        match.commit(seat, list(decide_turn(player, match.state, seat, seed)))
    return match.record.to_text()


async def timed(work: Callable[[], Awaitable[Any]]) -> tuple[float, Any]:
    """The seconds that something takes, and what it gives."""
    begun = time.perf_counter()
    found = await work()
    return time.perf_counter() - begun, found


class Seat:
    """A person at tables with one bot, one after the other."""

    def __init__(self, person: Http, game: str, level: str) -> None:
        self.person, self.game, self.level = person, game, level
        self.name = ""

    async def open(self) -> dict[str, Any]:
        """The table where he is to act; a new one when a game is over."""
        if self.name:
            card: dict[str, Any] = await self.wait()
            if card["status"] == "playing":
                return card
        seats = [{"kind": "me"}, {"kind": "bot", "level": self.level}]
        body = {"game": self.game, "seats": seats, "start": True, "coach": "call"}
        self.name = (await self.person.ask("POST", "/api/tables", body))["id"]
        return await self.wait()

    async def wait(self) -> dict[str, Any]:
        """Until the person is to act, or the game is over."""
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until:
            card: dict[str, Any] = await self.person.ask("GET", f"/api/tables/{self.name}")
            if card["status"] != "playing" or 0 in card["actors"]:
                return card
            await asyncio.sleep(0.005)
        raise RuntimeError("the bot does not answer")

    async def turn(self) -> tuple[float, float]:
        """The seconds of a hint, and those until the bot has had its turn."""
        while True:
            hint, waited = await self.move()
            if waited is not None:
                return hint, waited

    async def move(self) -> tuple[float, float | None]:
        """A hint and a commit; None if the person goes on by himself."""
        card = await self.open()
        here = {"seat": 0, "version": card["version"]}
        path = f"/api/tables/{self.name}"
        hint, _ = await timed(lambda: self.person.ask("POST", f"{path}/coach/hint", here))
        draft = await self.person.ask("POST", f"{path}/draft", {**here, "moves": []})
        move = draft["offers"][0]["moves"][0]["text"]
        await self.person.ask(
            "POST", f"{path}/commit", {**here, "moves": [move], "key": f"k{card['version']}"}
        )
        waited, _ = await timed(self.wait)
        return hint, waited


async def reviewing(person: Http, tables: list[str], way: str) -> None:
    """Starts a deep review of each table, or stops it."""
    for name in tables:
        body = {"depth": "deep"} if way == "POST" else None
        await person.ask(way, f"/api/tables/{name}/review{'' if body else '?depth=deep'}", body)


async def stored(person: Http, name: str) -> list[float]:
    """The seconds in which a finished quick review is opened, again and again."""
    while (await person.ask("GET", f"/api/tables/{name}/review"))["review"] is None:
        await asyncio.sleep(0.2)
    return [(await timed(lambda: person.ask("GET", f"/api/tables/{name}/review")))[0] for _ in range(OPENED)]


def told(what: str, taken: list[float]) -> None:
    """A row of the table."""
    taken = sorted(taken)
    late = taken[int(0.95 * (len(taken) - 1))]
    print(
        f"| {what} | {len(taken)} | {1000 * statistics.median(taken):.0f} | {1000 * late:.0f} |", flush=True
    )


async def measure(port: int, arguments: argparse.Namespace) -> None:
    """All of it."""
    person = Http(port)
    await person.ask("POST", "/api/guest", {"name": "Anna"})
    tables = []
    for seed in range(arguments.reviews):
        record = record_of(arguments.reviewed, seed)
        tables.append((await person.ask("POST", "/api/records", {"record": record}))["id"])
    seat = Seat(person, arguments.game, arguments.level)
    found: dict[bool, list[tuple[float, float]]] = {False: [], True: []}
    for block in range(2 * arguments.turns // BLOCK):
        busy = block % 2 == 1
        await reviewing(person, tables, "POST" if busy else "DELETE")
        found[busy] += [await seat.turn() for _ in range(BLOCK)]
    print("| what | times | median ms | 95 % ms |\n|---|--:|--:|--:|")
    for busy, words in ((False, "no review"), (True, f"{arguments.reviews} deep reviews")):
        told(f"the bot's answer, {words}", [waited for _, waited in found[busy]])
        told(f"a hint, {words}", [hint for hint, _ in found[busy]])
    await reviewing(person, tables[1:], "DELETE")
    await person.ask("POST", f"/api/tables/{tables[0]}/review", {"depth": "quick"})
    told("a stored review is opened", await stored(person, tables[0]))


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def serve(arguments: argparse.Namespace) -> None:
    """A server for the time of the measurement."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        house = {
            "MANSARD_DATABASE": f"sqlite:///{Path(folder) / 'beside.db'}",
            "MANSARD_RATE_LIMITS": "false",
        }
        command = [sys.executable, "-m", "mansard.server", str(port)]
        server = subprocess.Popen(command, env={**os.environ, **house})
        try:
            for _ in range(240):
                try:
                    await Http(port).ask("GET", "/api/games")
                    break
                except OSError:
                    await asyncio.sleep(0.25)
            await measure(port, arguments)
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=mansard.games(), default="paris", help="what is played")
    parser.add_argument("--reviewed", choices=mansard.games(), default="paris", help="what is reviewed")
    parser.add_argument("--level", default="medium", help="of the bot")
    parser.add_argument("--reviews", type=int, default=20)
    parser.add_argument("--turns", type=int, default=40, help="with reviews, and as many without")
    asyncio.run(serve(parser.parse_args()))


if __name__ == "__main__":
    main()
