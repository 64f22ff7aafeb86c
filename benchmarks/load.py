"""The server under load, on this machine: live tables, many sockets, a steady rate of commits, then more.

    python benchmarks/load.py [--tables 200] [--watchers 5] [--rate 50] [--seconds 20] [--saturate] [--brief]
                              [--database URL] [--broker URL] [--processes 1] [--servers 1]

A table has people on its seats and spectators; every one of them has a WebSocket. Before every commit its
player asks for a draft with previews, as the web client does. A commit counts as delivered when all watchers
have the new version. The clients share the cores with the server: the figures are on the safe side. With
--servers all requests of a table go to one of several, as a proxy sends them that looks at the table's id.
"""

import argparse
import asyncio
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import websockets

VERSION = re.compile(r'"version":(\d+)')
COOKIE = re.compile(rb"set-cookie: (mansard=[^;]+)", re.IGNORECASE)
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
GAVE_UP = 30.0


class Http:
    """A small keep-alive client: what a load test must not spend its time on is its own tools."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer as JSON; an error if it is no good one. An idle connection may have been closed."""
        try:
            head, content = await self._exchange(method, path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            self.streams = None
            head, content = await self._exchange(method, path, body)
        found = COOKIE.search(head)
        if found:
            self.cookie = found[1].decode()
        status = int(head.split(b" ", 2)[1])
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {content[:300]!r}")
        return json.loads(content) if content.startswith((b"{", b"[")) else content.decode()

    async def _exchange(self, method: str, path: str, body: Any) -> tuple[bytes, bytes]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        data = json.dumps(body).encode() if body is not None else b""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"host: 127.0.0.1:{self.port}",
            "content-type: application/json",
        ]
        lines += [f"cookie: {self.cookie}", f"content-length: {len(data)}", "", ""]
        writer.write("\r\n".join(lines).encode() + data)
        head = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        assert length is not None
        return head, await reader.readexactly(int(length[1]))

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Table:
    """A table, its people, and the versions that its watchers have."""

    def __init__(self, name: str, people: list[Http]) -> None:
        self.name = name
        self.port = people[0].port
        self.people = people
        self.card: dict[str, Any] = {}
        self.watchers = 0
        self.arrived: dict[int, int] = {}
        self.done: dict[int, asyncio.Event] = {}
        self.busy = False

    def arrive(self, first: int, last: int) -> None:
        """A watcher has these versions."""
        for version in range(first, last + 1):
            self.arrived[version] = self.arrived.get(version, 0) + 1
            if self.arrived[version] == self.watchers and version in self.done:
                self.done[version].set()


def version_in(text: str) -> int:
    """The version that a message brings."""
    found = VERSION.search(text)
    assert found is not None
    return int(found[1])


async def watch(table: Table, seat: int | None, cookie: str, ready: asyncio.Event) -> None:
    """One WebSocket: say hello, acknowledge what comes."""
    address = f"ws://127.0.0.1:{table.port}/api/tables/{table.name}/live"
    async with websockets.connect(
        address, additional_headers={"cookie": cookie}, compression=None, ping_interval=None
    ) as socket_:
        await socket_.send(json.dumps({"type": "hello", "seat": seat}))
        have = 0
        async for text in socket_:
            assert isinstance(text, str)
            kind = text[9:14]
            if kind.startswith("sync"):
                have = version_in(text)
                ready.set()
            elif kind == "commi":
                version = version_in(text)
                await socket_.send(f'{{"type":"ack","version":{version}}}')
                table.arrive(have + 1, version)
                have = version


async def set_table(port: int, game: str, players: int) -> Table:
    """A table with people on all seats, started."""
    people = [Http(port) for _ in range(players)]
    for number, person in enumerate(people):
        await person.ask("POST", "/api/guest", {"name": f"P{number}"})
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    clock = {"kind": "bank", "bank": 3600, "increment": 10}
    name = (await people[0].ask("POST", "/api/tables", {"game": game, "seats": seats, "clock": clock}))["id"]
    for person in people[1:]:
        await person.ask("POST", f"/api/tables/{name}/join", {})
    table = Table(name, people)
    table.card = await people[0].ask("POST", f"/api/tables/{name}/start")
    return table


async def play(table: Table, chance: random.Random) -> float | None:
    """A draft and a commit; the seconds until all watchers have it, None if the game is over."""
    seat, version = table.card["actors"][0], table.card["version"]
    person = table.people[seat]
    path = f"/api/tables/{table.name}"
    draft = await person.ask("POST", f"{path}/draft", {"seat": seat, "version": version, "moves": []})
    moves = [move["text"] for group in draft["offers"] for move in group["moves"]]
    done = table.done[version + 1] = asyncio.Event()
    body = {"seat": seat, "version": version, "moves": [chance.choice(moves)], "key": f"k{version}"}
    begun = time.perf_counter()
    answer = await person.ask("POST", f"{path}/commit", body)
    await asyncio.wait_for(done.wait(), GAVE_UP)
    taken = time.perf_counter() - begun
    table.card = {"actors": answer["view"]["actors"], "version": answer["version"]}
    return taken


async def drive(
    ports: list[int], tables: list[Table], rate: float, seconds: float, chance: random.Random
) -> dict[str, float]:
    """Commits at a steady rate, each at a table that is free; how long they took."""
    busy = await work_of(ports)
    taken: list[float] = []
    tasks: set[asyncio.Task[None]] = set()
    missed = 0

    async def one(table: Table) -> None:
        try:
            found = await play(table, chance)
            if found is not None:
                taken.append(found)
        finally:
            table.busy = False

    begun = time.perf_counter()
    number = 0
    while time.perf_counter() - begun < seconds:
        free = [table for table in tables if not table.busy and table.card["actors"]]
        if free:
            table = chance.choice(free)
            table.busy = True
            task = asyncio.create_task(one(table))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        else:
            missed += 1
        number += 1
        await asyncio.sleep(max(0.0, number / rate - (time.perf_counter() - begun)))
    await asyncio.gather(*tasks)
    taken.sort()
    spent = time.perf_counter() - begun
    busy = await work_of(ports) - busy
    return {
        "asked": rate,
        "reached": len(taken) / spent,
        "p50": 1000 * statistics.median(taken),
        "p95": 1000 * taken[int(len(taken) * 0.95)],
        "p99": 1000 * taken[int(len(taken) * 0.99)],
        "missed": missed,
        "cpu ms": 1000 * busy / len(taken),
    }


async def work_of(ports: list[int]) -> float:
    """The processor time of all servers."""
    return sum([await gauge(port, "process_cpu_seconds_total") for port in ports])


async def gauge(port: int, name: str) -> float:
    """A figure of the server's own metrics."""
    text = await Http(port).ask("GET", "/metrics")
    found = re.search(rf"^{name} ([0-9.e+]+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def memory_per_table(port: int, game: str, players: int, count: int) -> float:
    """Kilobytes that a loaded idle table needs: the growth of the server while tables are set."""
    before = await gauge(port, "process_resident_memory_bytes")
    tables = [await set_table(port, game, players) for _ in range(count)]
    after = await gauge(port, "process_resident_memory_bytes")
    for table in tables:
        for person in table.people:
            person.close()
    return (after - before) / count / 1024


async def long_game(port: int, game: str, players: int, turns: int) -> str:
    """A game of so many turns: played, and now and then taken back."""
    person, chance = Http(port), random.Random(2)
    await person.ask("POST", "/api/guest", {"name": "Anna"})
    body = {"game": game, "seats": [{"kind": "me"}] * players, "start": True}
    card = await person.ask("POST", "/api/tables", body)
    path = f"/api/tables/{card['id']}"
    for version in range(turns):
        if version % 40 == 39:
            await person.ask("POST", f"{path}/rewind", {"seat": 0, "number": version - 38})
        else:
            await one_turn(person, path, version, chance)
    person.close()
    return str(card["id"])


async def one_turn(person: Http, path: str, version: int, chance: random.Random) -> None:
    """Whoever is to act makes a random move."""
    seat = (await person.ask("GET", path))["actors"][0]
    draft = {"seat": seat, "version": version, "moves": [], "previews": False}
    offers = (await person.ask("POST", f"{path}/draft", draft))["offers"]
    move = chance.choice([move["text"] for group in offers for move in group["moves"]])
    turn = {"seat": seat, "version": version, "moves": [move], "key": f"k{version}"}
    await person.ask("POST", f"{path}/commit", turn)


async def opening_time(database: str, table: str) -> float:
    """Milliseconds from nothing in memory to the position, the median of several."""
    from mansard.server.database import Database
    from mansard.server.open_table import load

    house, taken = Database(database), []
    for _ in range(20):
        begun = time.perf_counter()
        async with house.read() as connection:
            await load(connection, table)
        taken.append(time.perf_counter() - begun)
    await house.close()
    return 1000 * statistics.median(taken)


def show(line: dict[str, float]) -> None:
    print("  ".join(f"{name} {value:7.1f}" for name, value in line.items()), flush=True)


async def at_rest(port: int, args: argparse.Namespace) -> None:
    """What tables cost that nobody plays at: memory, and the opening of a long game."""
    kept = await memory_per_table(port, args.game, args.players, 200)
    print(f"memory of an idle loaded table: {kept:.0f} KB")
    long = await long_game(port, args.game, args.players, 1000)
    opened = await opening_time(args.database, long)
    print(f"opening a game of 1,000 turns: {opened:.1f} ms", flush=True)


async def load(ports: list[int], args: argparse.Namespace) -> None:
    """Set the tables, open the sockets, drive, and drive harder."""
    chance = random.Random(1)
    loaded = os.getloadavg()[0]
    print(f"load average before: {loaded:.1f} on {os.cpu_count()} cores", flush=True)
    if not args.brief:
        await at_rest(ports[0], args)
    tables = [await set_table(ports[n % len(ports)], args.game, args.players) for n in range(args.tables)]
    sockets: list[asyncio.Task[None]] = []
    for table in tables:
        table.watchers = args.watchers
        for number in range(args.watchers):
            ready = asyncio.Event()
            seat = number if number < args.players else None
            cookie = table.people[number].cookie if seat is not None else ""
            sockets.append(asyncio.create_task(watch(table, seat, cookie, ready)))
            await ready.wait()
    print(f"{len(tables)} tables, {len(sockets)} sockets", flush=True)
    await drive(ports, tables, args.rate / 2, 3, chance)
    show(await drive(ports, tables, args.rate, args.seconds, chance))
    rate = args.rate
    while args.saturate:
        rate *= 1.5
        line = await drive(ports, tables, rate, args.seconds / 2, chance)
        show(line)
        if line["reached"] < rate * 0.9:
            break
    for task in sockets:
        task.cancel()
    await asyncio.gather(*sockets, return_exceptions=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def until_up(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        try:
            await Http(port).ask("GET", "/healthz")
            return
        except OSError:
            assert process.poll() is None, "the server ended"
            await asyncio.sleep(0.1)


async def served(
    args: argparse.Namespace, run: Callable[[list[int], argparse.Namespace], Awaitable[None]]
) -> None:
    """Start servers of our own, run, stop them."""
    with tempfile.TemporaryDirectory() as folder:
        args.database = args.database or f"sqlite:///{Path(folder) / 'load.db'}"
        values = {"DATABASE": args.database, "BROKER": args.broker, "RATE_LIMITS": "0"}
        environment = {**os.environ, **{f"MANSARD_{name}": value for name, value in values.items()}}
        ports, servers = [free_port() for _ in range(args.servers)], []
        try:
            for port in ports:
                command = [sys.executable, "-m", "mansard.server", str(port), str(args.processes)]
                servers.append(subprocess.Popen(command, env=environment))
                await until_up(port, servers[-1])
            await run(ports, args)
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=5)
    parser.add_argument("--rate", type=float, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--brief", action="store_true", help="only the turns")
    parser.add_argument("--database", default="")
    parser.add_argument("--broker", default="")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--servers", type=int, default=1)
    args = parser.parse_args()
    import mansard

    args.game = args.game or mansard.games()[-1]
    mode = "compiled" if mansard.compiled() else "interpreted"
    print(f"mansard {mansard.__version__}, {args.game}, rules {mode}")
    asyncio.run(served(args, load))


if __name__ == "__main__":
    main()
