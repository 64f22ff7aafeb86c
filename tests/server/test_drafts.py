"""Drafts that are kept for their seat, turns told move by move, and bots that can be stopped."""

import asyncio
from typing import Any

import pytest

import mansard
from tests.server.house import Person, offered, until
from tests.server.test_live import two_seats
from tests.server.test_seats import EASY


def first_move(person: Person, table: str, seat: int, version: int) -> str:
    return str(offered(person.draft(table, seat, version))[0]["text"])


def test_a_kept_draft_is_there_on_another_device_and_for_nobody_else(url: str) -> None:
    anna, bob, table = two_seats(url)
    card = anna.get(f"/api/tables/{table}")
    seat = card["actors"][0]
    actor, other = (anna, bob) if seat == 0 else (bob, anna)
    kept = {"seat": seat, "version": 0, "moves": [first_move(actor, table, seat, 0)]}
    before = other.get(f"/api/tables/{table}"), other.get(f"/api/tables/{table}/log", seat=1 - seat)
    actor.post(f"/api/tables/{table}/draft", kept, method="PUT")
    device = Person(url)
    device.http.cookies.update(actor.http.cookies)
    assert device.get(f"/api/tables/{table}/draft", seat=seat)["moves"] == kept["moves"]
    assert other.get(f"/api/tables/{table}/draft", seat=seat, status=403)["code"] == "not-your-seat"
    assert other.post(f"/api/tables/{table}/draft", kept, 403, "PUT")["code"] == "not-your-seat"
    assert other.get(f"/api/tables/{table}/draft", seat=1 - seat)["moves"] == []
    assert (other.get(f"/api/tables/{table}"), other.get(f"/api/tables/{table}/log", seat=1 - seat)) == before


def test_the_next_version_drops_a_draft(url: str) -> None:
    anna, bob, table = two_seats(url)
    seat = anna.get(f"/api/tables/{table}")["actors"][0]
    actor = (anna, bob)[seat]
    moves = [first_move(actor, table, seat, 0)]
    actor.post(f"/api/tables/{table}/draft", {"seat": seat, "version": 0, "moves": moves}, method="PUT")
    actor.commit(table, seat, 0, moves, "k0")
    assert actor.get(f"/api/tables/{table}/draft", seat=seat)["moves"] == []
    late = {"seat": seat, "version": 0, "moves": moves}
    assert actor.post(f"/api/tables/{table}/draft", late, 409, "PUT")["code"] == "stale"


def test_what_another_chooses_beside_me_leaves_my_draft(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create("small_city", ["me", "me"], start=True)["id"]
    assert anna.get(f"/api/tables/{table}")["actors"] == [0, 1]
    moves = [first_move(anna, table, 0, 0)]
    anna.post(f"/api/tables/{table}/draft", {"seat": 0, "version": 0, "moves": moves}, method="PUT")
    anna.commit(table, 1, 0, [first_move(anna, table, 1, 0)], "k1")
    assert anna.get(f"/api/tables/{table}/draft", seat=0) == {"version": 1, "moves": moves}


@pytest.mark.parametrize("game", mansard.games())
def test_the_steps_of_a_turn_lead_to_its_view_and_tell_its_events(url: str, game: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(game, ["me", "me"], start=True)["id"]
    for key in range(12):
        card = anna.get(f"/api/tables/{table}")
        turn = whole_turn(anna, table, card["actors"][0], card["version"])
        anna.commit(table, card["actors"][0], card["version"], turn, f"k{key}")
    for eyes in ({}, {"seat": 0}, {"seat": 1}):
        steps = anna.get(f"/api/tables/{table}/steps", after=0, until=12, **eyes)["steps"]
        for entry in anna.get(f"/api/tables/{table}/log", **eyes)["entries"]:
            mine = [step for step in steps if step["number"] == entry["number"]]
            assert [event for step in mine for event in step["events"]] == entry["events"]
            seen = anna.get(f"/api/tables/{table}/view", version=entry["number"], **eyes)["view"]
            assert [step["view"] for step in mine][-1:] in ([seen], [])
            assert all(step["events"] for step in mine[:-1])


def whole_turn(anna: Person, table: str, seat: int, version: int) -> list[str]:
    """The first offers until the turn is complete."""
    moves: list[str] = []
    while not (draft := anna.draft(table, seat, version, moves))["complete"] and len(moves) < 40:
        moves.append(offered(draft)[0]["text"])
    return moves


def test_the_steps_of_another_seat_are_for_its_owner_alone(url: str) -> None:
    anna, bob, table = two_seats(url)
    path = f"/api/tables/{table}/steps"
    assert bob.get(path, seat=0, after=0, until=1, status=403)["code"] == "not-your-seat"
    assert anna.get(path, seat=0, after=0, until=9) == {"version": 0, "steps": []}


def test_a_turn_is_complete_only_where_the_rules_let_it_not_go_on(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create("red_cathedral", ["me", "me"], start=True)["id"]
    seat = anna.get(f"/api/tables/{table}")["actors"][0]
    market = next(m["text"] for m in offered(anna.draft(table, seat, 0)) if m["move"]["kind"] == "market")
    half = anna.draft(table, seat, 0, [market])
    end = next(move for move in offered(half) if move.get("finishes"))
    assert (half["complete"], end["text"]) == (False, "end")
    assert "goods" in end["facts"]["waste"]
    assert anna.draft(table, seat, 0, [market, "end"])["complete"]


def test_a_bot_that_plays_for_somebody_who_looks_on_can_be_stopped_at_every_turn(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create("skyrise", ["me", EASY], start=True)["id"]
    until(lambda: anna.get(f"/api/tables/{table}"), lambda card: card["actors"] == [0])

    async def scene() -> Any:
        async with anna.watch(f"/api/tables/{table}/live") as socket:
            await socket.say("hello", seat=0)
            version = (await socket.hear("sync"))["version"]
            await asyncio.to_thread(anna.post, f"/api/tables/{table}/hand", {"seat": 0})
            card = await asyncio.to_thread(anna.post, f"/api/tables/{table}/take-back", {"seat": 0})
            return version, card

    version, card = asyncio.run(scene())
    assert (card["version"], card["actors"], card["seats"][0]["away"]) == (version, [0], None)
    anna.post(f"/api/tables/{table}/hand", {"seat": 0})  # nobody looks on any more: it plays to the end
    until(lambda: anna.get(f"/api/tables/{table}"), lambda card: card["status"] == "finished", 60)
    again = anna.post(f"/api/tables/{table}/rematch")
    assert again["status"] == "playing"  # with bots alone there is nobody to wait for
