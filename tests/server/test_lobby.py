"""The lobby: who plays what, how far it is, who watches, what I have not read."""

import asyncio
from typing import Any

import pytest

import mansard
from tests.server.house import Person, until
from tests.server.test_counting import play_to_the_end

GAME = "skyrise"


def found(person: Person, **query: Any) -> list[str]:
    return [table["id"] for table in person.get("/api/tables", **query)["tables"]]


def running(person: Person) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = person.http.get("/api/tables?status=playing&limit=100").json()["tables"]
    return tables


def test_a_table_is_found_by_game_clock_and_a_part_of_a_name(url: str) -> None:
    zofia, stranger = Person(url, "Żółta Zofia"), Person(url)
    live = zofia.create(GAME, ["me", "open"], listed=True, clock={"kind": "bank", "bank": 60, "increment": 1})
    slow = zofia.create("paris", ["me", "open"], listed=True, clock={"kind": "days", "days": 2})
    hidden = zofia.create(GAME, ["me", "open"])["id"]
    assert found(stranger, player="zofia") == [slow["id"], live["id"]]
    assert found(stranger, player="ŻÓŁTA") == [slow["id"], live["id"]]
    assert found(stranger, player="zofia", clock="bank") == [live["id"]]
    assert found(stranger, player="zofia", game="paris") == [slow["id"]]
    assert found(stranger, player="no%body") == []
    assert hidden not in found(stranger, limit=100)


@pytest.mark.parametrize("game", mansard.games())
def test_a_running_table_tells_how_far_it_is(url: str, game: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(game, ["me", "me"], listed=True, start=True)["id"]
    card = next(card for card in running(anna) if card["id"] == table)
    counted = {"skyrise": {"era": 1, "auction": 1}, "paris": {"round": 1}, "small_city": {"round": 1}}
    assert card["progress"] == counted.get(
        game, {"completed": 0, "sections": card["progress"].get("sections")}
    )


@pytest.mark.parametrize("game", mansard.games())
def test_a_running_table_shows_the_colours_of_its_game(url: str, game: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(game, ["me", "me", "me"], listed=True, start=True)["id"]
    card = next(card for card in running(anna) if card["id"] == table)
    view = anna.get(f"/api/tables/{table}/view", seat=0)["view"]
    assert card["colours"] == [seat["colour"] for seat in view["seats"] if "colour" in seat]


@pytest.mark.parametrize("game", ["skyrise", "red_cathedral"])
def test_a_finished_table_keeps_the_colours_of_its_game(url: str, game: str) -> None:
    anna = Person(url, "Anna")
    options = {"colours": ["blue", "yellow", "red"]}
    table = anna.create(game, ["me", "me", "me"], start=True, options=options)["id"]
    play_to_the_end([anna] * 3, table)
    card = next(card for card in anna.get("/api/me/tables")["tables"] if card["id"] == table)
    assert (card["status"], card["progress"]) == ("finished", None)
    assert card["colours"] == options["colours"]


def test_the_lobby_counts_who_watches_and_who_is_there(url: str) -> None:
    anna, carl, stranger = Person(url, "Anna"), Person(url, "Carl"), Person(url)
    table = anna.create(GAME, ["me", "bot"], listed=True, start=True)["id"]

    def card() -> dict[str, Any]:
        return next(card for card in running(carl) if card["id"] == table)

    async def scene() -> None:
        live = f"/api/tables/{table}/live"
        async with anna.watch(live) as first, carl.watch(live) as second, stranger.watch(live) as third:
            for socket in (first, second, third):
                await socket.say("hello")
                await socket.hear("sync")
            seen = await asyncio.to_thread(until, card, lambda card: card["spectators"] == 2)
            assert seen["online"] == [anna.me["id"]]

    asyncio.run(scene())
    assert until(card, lambda card: card["spectators"] == 0)["online"] == []


def test_unread_lines_are_counted_until_they_are_seen(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create(GAME, ["me", "open"])["id"]
    bob.post(f"/api/tables/{table}/join", {})
    for text in ("hello", "are you there?"):
        line = anna.post(f"/api/tables/{table}/chat", {"text": text})["id"]

    def unread(person: Person) -> int:
        return int(person.get("/api/me/tables")["tables"][0]["unread"])

    assert (unread(anna), unread(bob)) == (0, 2)
    assert bob.post(f"/api/tables/{table}/seen", {"chat": line, "version": 0})["chat"] == line
    assert unread(bob) == 0
    assert bob.post(f"/api/tables/{table}/seen", {"chat": 0})["chat"] == line, "what was seen stays seen"
    carl = Person(url, "Carl")
    assert carl.post(f"/api/tables/{table}/seen", {"version": 0}, 403)["code"] == "not-for-spectators"
