"""Grown: several processes on one database, news through Redis, bots in workers behind the queue."""

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mansard
from tests.server.house import Person, offered, until
from tests.server.services import new_database, server_process, server_service

GAME = mansard.games()[0]
EASY = {"kind": "bot", "level": "easy"}


@contextlib.contextmanager
def worker(broker: str) -> Iterator[None]:
    """A process in which bots think."""
    command = [sys.executable, "-c", "from mansard.server.main import work; raise SystemExit(work())"]
    process = subprocess.Popen(command, env={**os.environ, "MANSARD_BROKER": broker}, start_new_session=True)
    try:
        yield
    finally:
        os.killpg(process.pid, 15)
        process.wait(20)


@pytest.fixture(scope="module")
def two(postgres_url: str, redis_url: str) -> Iterator[tuple[str, str]]:
    """Two servers on one database with one worker; they start at once, while the database is empty."""
    database = new_database(postgres_url)
    values = {"BROKER": redis_url, "JOBS": "taskiq", "BOT_PATIENCE": "20"}
    with contextlib.ExitStack() as stack:
        stack.enter_context(worker(redis_url))
        servers = [server_service(database, values) for _ in range(2)]
        for server in servers:
            stack.callback(server.end)
        for server in servers:
            server.wait()
        first, second = (f"http://127.0.0.1:{server.port}" for server in servers)
        yield first, second


def elsewhere(person: Person, url: str) -> Person:
    """The same person at another process."""
    other = Person(url)
    other.http.cookies = person.http.cookies
    return other


def test_a_turn_at_one_process_reaches_those_who_watch_at_the_other(two: tuple[str, str]) -> None:
    anna = Person(two[0], "Anna")
    there = elsewhere(anna, two[1])
    table = anna.create(GAME, ["me", "me"], start=True)["id"]

    async def scene() -> None:
        async with there.watch(f"/api/tables/{table}/live") as socket:
            await socket.say("hello", seat=0)
            await socket.hear("sync")
            seat = anna.get(f"/api/tables/{table}")["actors"][0]
            move = offered(anna.draft(table, seat, 0))[0]["text"]
            await asyncio.to_thread(anna.commit, table, seat, 0, [move], "k")
            news = await socket.hear("commits")
            assert news["version"] == 1
            assert news["view"] == anna.get(f"/api/tables/{table}/view", seat=0)["view"]
            line = await asyncio.to_thread(anna.post, f"/api/tables/{table}/chat", {"text": "hello"})
            assert (await socket.hear("chat"))["chat"] == line

    asyncio.run(scene())
    assert there.get(f"/api/tables/{table}")["version"] == 1


def test_who_watches_at_one_process_is_present_at_the_other(two: tuple[str, str]) -> None:
    anna, bob = Person(two[0], "Anna"), Person(two[1], "Bob")
    table = anna.create(GAME, ["me", "me"], start=True)["id"]

    async def scene() -> None:
        async with (
            anna.watch(f"/api/tables/{table}/live") as here,
            bob.watch(f"/api/tables/{table}/live") as there,
        ):
            await here.say("hello")
            await here.hear("sync")
            await there.say("hello")
            present: list[str] = []
            while anna.me["id"] not in present or bob.me["id"] not in present:
                present = (await here.hear("presence"))["people"]

    asyncio.run(scene())


def test_bots_think_in_workers_behind_the_queue(two: tuple[str, str]) -> None:
    anna = Person(two[0], "Anna")
    table = anna.create(GAME, ["me", EASY], start=True)["id"]
    anna.post(f"/api/tables/{table}/hand", {"seat": 0})
    until(lambda: anna.get(f"/api/tables/{table}"), lambda card: card["version"] > 4, 60)
    log = anna.get(f"/api/tables/{table}/log")["entries"]
    assert all(entry["by_bot"] for entry in log)


def test_a_table_that_nobody_watches_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    values = {"UNLOAD_AFTER": "0.1", "SLOW_ROUND": "0.1"}
    with server_process(f"sqlite:///{tmp_path}/house.db", values) as (url, _):
        anna = Person(url, "Anna")
        table = anna.create(GAME, ["me", "me"], start=True)["id"]
        view = anna.get(f"/api/tables/{table}/view", seat=0)
        until(lambda: anna.http.get("/metrics").text, lambda text: "mansard_open_tables 0.0" in text)
        assert anna.get(f"/api/tables/{table}/view", seat=0) == view
