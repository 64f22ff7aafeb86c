"""The live protocol: what a client has, what it lacks, what it acknowledges."""

import asyncio

from tests.server.house import Person, offered


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
