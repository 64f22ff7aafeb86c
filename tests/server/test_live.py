"""The live protocol: what a client has, what it lacks, what it acknowledges."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from fastapi import WebSocket
from websockets import ConnectionClosed

import mansard
from mansard.server.house import House
from mansard.server.migrate import migrate
from mansard.server.people import new_guest
from mansard.server.schema.tables import MySeat, TableBody
from mansard.server.seats import hand
from mansard.server.tables import create
from mansard.server.turns import commit
from mansard.server.watcher import Watcher
from tests.server.house import Person, offered, quick, served


def two_seats(url: str) -> tuple[Person, Person, str]:
    """Anna and Bob at a table of the first game that two can play."""
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    game = next(g for g in anna.get("/api/games")["games"] if 2 in g["player_counts"])
    table = anna.create(game["slug"], ["me", "open"])["id"]
    bob.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return anna, bob, table


def play_one(people: list[Person], table: str) -> int:
    """Whoever is to act commits his first legal move; the new version."""
    card = people[0].get(f"/api/tables/{table}")
    seat = card["actors"][0]
    move = offered(people[seat].draft(table, seat, card["version"]))[0]["text"]
    return int(people[seat].commit(table, seat, card["version"], [move], f"k{card['version']}")["version"])


def test_a_commit_reaches_the_others_at_once(url: str) -> None:
    anna, bob, table = two_seats(url)

    async def scene() -> None:
        async with bob.watch(f"/api/tables/{table}/live") as socket:
            await socket.say("hello", seat=1)
            sync = await socket.hear("sync")
            assert (sync["version"], sync["log"]) == (0, [])
            version = await asyncio.to_thread(play_one, [anna, bob], table)
            news = await socket.hear("commits")
            assert (news["after"], news["version"]) == (0, version)
            assert news["view"] == bob.get(f"/api/tables/{table}/view", seat=1)["view"]

    asyncio.run(scene())


def test_a_reconnect_gets_exactly_what_is_missing(url: str) -> None:
    anna, bob, table = two_seats(url)
    for _ in range(3):
        play_one([anna, bob], table)

    async def scene() -> None:
        async with bob.watch(f"/api/tables/{table}/live") as socket:
            await socket.say("hello", seat=1, version=1)
            sync = await socket.hear("sync")
            assert [entry["number"] for entry in sync["log"]] == [2, 3]
            assert sync["view"] == bob.get(f"/api/tables/{table}/view", seat=1)["view"]

    asyncio.run(scene())


async def nothing(*_: Any) -> Any:
    """The far end of a connection that is not used."""


def test_what_changes_beside_a_turn_is_told_with_it(tmp_path: Path) -> None:
    """A slow client gets the turn and the new seats, though both are there when its message is made."""

    async def scene() -> list[str]:
        settings = quick(tmp_path / "one.sqlite", keeper_interval=600)
        await migrate(settings.database)
        house = House(settings)
        await house.open()
        anna = await new_guest(house.database, "Anna")
        wanted = TableBody(game=mansard.games()[0], seats=[MySeat(kind="me"), MySeat(kind="me")], start=True)
        table = await create(house, anna, wanted)
        state = table.playing()
        actor = state.actors()[0]
        watcher = Watcher(house.hub, WebSocket({"type": "websocket"}, nothing, nothing), table.id, anna.id)
        watcher.greet(actor, table.version, table.row.epoch)
        move = table.game.show(state, state.legal(actor)[0])
        await commit(house, table.id, anna.id, actor, table.version, [move], "a")
        await hand(house, table.id, anna.id, actor)
        kinds = [json.loads(message)["type"] for message in await watcher.due()]
        await house.close()
        return kinds

    assert asyncio.run(scene()) == ["commits", "table"]


async def admitted(person: Person, path: str) -> None:
    """A socket is welcome as soon as the server has seen that others were closed."""
    async with asyncio.timeout(20):
        while True:
            async with person.watch(path) as socket:
                with suppress(ConnectionClosed):  # it may be refused before it has said anything
                    await socket.say("hello")
                answer = json.loads(await socket.found.recv())
                if answer["type"] != "problem":
                    return
                assert answer["code"] == "too-many-sockets"


def test_nobody_holds_more_sockets_than_allowed(tmp_path: Path) -> None:
    settings = quick(
        tmp_path / "one.sqlite", rate_limits=True, requests_per_second=1000, sockets_per_person=2
    )
    with served(settings) as url:
        anna, bob, table = two_seats(url)

        async def scene() -> None:
            path = f"/api/tables/{table}/live"
            async with anna.watch(path) as first, anna.watch(path), bob.watch(path) as other:
                async with anna.watch(path) as third:
                    assert (await third.hear("problem"))["code"] == "too-many-sockets"
                for socket in (first, other):
                    await socket.say("hello")
                    await socket.hear("sync")
            await admitted(anna, path)

        asyncio.run(scene())
