"""A part of the grown house dies in the middle of play and comes back: nothing is lost, all heals."""

import asyncio
import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import mansard
from mansard.server.admin import verify
from tests.server.house import Person, offered, until
from tests.server.services import (
    Service,
    new_database,
    postgres_service,
    redis_service,
    server_process,
    server_service,
)

GAME = mansard.games()[0]
OUTAGE = 30.0 if os.environ.get("MANSARD_SOAK") else 3.0
PATIENT = 60.0


class Grown:
    """Two servers, a PostgreSQL and a Redis, each of which can be killed."""

    def __init__(self, database: str, postgres: Service, redis: Service, servers: list[Service]) -> None:
        self.database = database
        self.parts = {"postgresql": postgres, "redis": redis, "server": servers[1]}
        self.urls = [f"http://127.0.0.1:{server.port}" for server in servers]


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grown]:
    with contextlib.ExitStack() as stack:
        address, postgres = stack.enter_context(postgres_service())
        broker, redis = stack.enter_context(redis_service(tmp_path_factory.mktemp("redis")))
        database = new_database(address)
        servers = [server_service(database, {"BROKER": broker, "SLOW_ROUND": "0.5"}) for _ in range(2)]
        for server in servers:
            stack.callback(server.end)
        for server in servers:
            server.wait()
        yield Grown(database, postgres, redis, servers)


def play_on(person: Person, table: str, turns: int) -> None:
    """Play like a client: what is not acknowledged is sent again with the same key."""
    end = time.monotonic() + OUTAGE + PATIENT
    done = 0
    while done < turns:
        assert time.monotonic() < end, "the house does not heal"
        try:
            card = person.get(f"/api/tables/{table}")
            seat, version = card["actors"][0], card["version"]
            move = offered(person.draft(table, seat, version))[0]["text"]
            answer = person.commit(table, seat, version, [move], f"k{version}")
            assert answer["number"] == version + 1
            done += 1
        except (httpx.TransportError, AssertionError) as error:
            assert "500" not in str(error), error
            time.sleep(0.2)


def heals(url: str) -> None:
    """A server says by itself that everything is there again."""
    until(lambda: httpx.get(f"{url}/readyz").status_code, lambda status: status == 200, PATIENT)


@pytest.mark.parametrize("part", ["redis", "postgresql", "server"])
def test_a_part_dies_and_comes_back(grown: Grown, part: str) -> None:
    anna = Person(grown.urls[0], "Anna")
    table = anna.create(GAME, ["me", "me"], start=True)["id"]
    play_on(anna, table, 3)
    grown.parts[part].kill()
    if part != "postgresql":
        play_on(anna, table, 3)
    time.sleep(OUTAGE)
    grown.parts[part].come_back()
    play_on(anna, table, 3)
    for url in grown.urls:
        heals(url)
    version = anna.get(f"/api/tables/{table}")["version"]
    assert version == (9 if part != "postgresql" else 6)
    count, drifts = verify(grown.database)
    assert count >= 1
    assert drifts == []


def test_a_bot_at_a_table_goes_on_after_the_database_was_away(grown: Grown) -> None:
    anna = Person(grown.urls[0], "Anna")
    table = anna.create(GAME, ["me", {"kind": "bot", "level": "easy"}], start=True)["id"]
    grown.parts["postgresql"].kill()
    time.sleep(OUTAGE / 3)
    grown.parts["postgresql"].come_back()
    heals(grown.urls[0])
    anna.post(f"/api/tables/{table}/hand", {"seat": 0})
    until(lambda: anna.get(f"/api/tables/{table}")["version"], lambda version: version > 4, PATIENT)


def test_a_server_ends_soon_after_sigterm_although_sockets_are_open(tmp_path: Path) -> None:
    with server_process(f"sqlite:///{tmp_path}/house.db") as (url, process):
        anna = Person(url, "Anna")
        table = anna.create(GAME, ["me", "me"], start=True)["id"]

        async def scene() -> None:
            async with anna.watch(f"/api/tables/{table}/live") as socket:
                await socket.say("hello", seat=0)
                await socket.hear("sync")
                process.terminate()
                await asyncio.to_thread(process.wait, 30)

        asyncio.run(scene())
        assert process.returncode is not None
