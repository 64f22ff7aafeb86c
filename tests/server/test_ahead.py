"""Thinking ahead: moves tried on a copy of the board, and plans that are played when their turn comes."""

from typing import Any

import pytest

import mansard
from mansard.server.plans import holds, numbers_at
from tests.server.house import Person, until

BIDS = ["bids", "piece"]


def auction(url: str) -> tuple[Person, Person, str, int]:
    """Who opens the first auction of Skyrise, who answers, the table, and the seat that opens."""
    people = [Person(url, "Anna"), Person(url, "Bob")]
    table = people[0].create("skyrise", ["me", "open"])["id"]
    people[1].post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start")
    opener = people[0].get(f"/api/tables/{table}")["actors"][0]
    return people[opener], people[1 - opener], table, opener


def bids(person: Person, table: str, seat: int, version: int, place: str) -> list[str]:
    """The bids that are legal at a place, low to high."""
    found = person.draft(table, seat, version, [f"at {place}"])["offers"]
    named = [move["text"] for group in found for move in group["moves"] if move["text"].startswith("bid")]
    return sorted(named, key=lambda text: int(text.split()[1]))


def plan(person: Person, table: str, seat: int, *lines: dict[str, Any], status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/plan", {"seat": seat, "lines": list(lines)}, status, "PUT")


def played(person: Person, table: str, seat: int) -> dict[str, Any]:
    """What came of a plan."""
    path = f"/api/tables/{table}/plan"
    found: dict[str, Any] = until(
        lambda: person.get(path, seat=seat), lambda plan: plan["outcome"] is not None
    )
    return found


def test_a_plan_is_played_when_its_condition_holds(url: str) -> None:
    opener, other, table, seat = auction(url)
    bid = bids(opener, table, seat, 0, "hub-n")[0]
    most = {"path": BIDS, "most": int(bid.split()[1])}
    plan(other, table, 1 - seat, {"when": most, "moves": ["pass"]})
    opener.commit(table, seat, 0, [bid], "k")
    found = played(other, table, 1 - seat)
    assert (found["outcome"], found["line"], found["number"]) == ("played", 0, 2)
    entry = other.get(f"/api/tables/{table}/log", seat=1 - seat)["entries"][1]
    assert (entry["seat"], entry["moves"], entry["by_bot"]) == (1 - seat, ["pass"], False)


def test_the_next_line_is_played_when_the_first_does_not_hold_or_is_not_legal(url: str) -> None:
    opener, other, table, seat = auction(url)
    bid = bids(opener, table, seat, 0, "hub-n")[0]
    below = {"path": BIDS, "most": int(bid.split()[1]) - 1}
    lines: list[dict[str, Any]] = [
        {"when": below, "moves": ["pass"]},
        {"moves": ["bid 1 hub-n"]},
        {"moves": ["pass"]},
    ]
    plan(other, table, 1 - seat, *lines)
    opener.commit(table, seat, 0, [bid], "k")
    assert played(other, table, 1 - seat)["line"] == 2


def test_a_plan_that_cannot_be_played_is_dropped_and_the_turn_waits(url: str) -> None:
    opener, other, table, seat = auction(url)
    plan(other, table, 1 - seat, {"moves": ["bid 1 hub-n"]})
    opener.commit(table, seat, 0, [bids(opener, table, seat, 0, "hub-n")[0]], "k")
    found = played(other, table, 1 - seat)
    assert (found["outcome"], found["line"], found["number"]) == ("dropped", None, 1)
    card = other.get(f"/api/tables/{table}")
    assert (card["version"], card["actors"]) == (1, [1 - seat])


def test_a_plan_shows_to_its_seat_alone(url: str) -> None:
    opener, other, table, seat = auction(url)
    seen = [f"/api/tables/{table}", f"/api/tables/{table}/view", f"/api/tables/{table}/log"]
    before = [opener.get(path) for path in seen]
    plan(other, table, 1 - seat, {"moves": ["pass"]})
    assert [opener.get(path) for path in seen] == before
    assert other.get(f"/api/tables/{table}/plan", seat=1 - seat)["lines"][0]["moves"] == ["pass"]
    assert opener.get(f"/api/tables/{table}/plan", seat=seat)["lines"] == []


def test_a_plan_can_be_taken_back_and_is_not_for_the_turn_that_has_come(url: str) -> None:
    opener, other, table, seat = auction(url)
    assert plan(opener, table, seat, {"moves": ["pass"]}, status=409)["code"] == "plan-on-turn"
    plan(other, table, 1 - seat, {"moves": ["pass"]})
    plan(other, table, 1 - seat)
    opener.commit(table, seat, 0, [bids(opener, table, seat, 0, "hub-n")[0]], "k")
    assert other.get(f"/api/tables/{table}/plan", seat=1 - seat)["lines"] == []
    assert other.get(f"/api/tables/{table}")["actors"] == [1 - seat]


def test_the_highest_number_decides_and_none_is_less_than_any() -> None:
    view: dict[str, Any] = {"bids": [{"piece": "21"}, {"piece": "47"}], "round": 3, "mine": True}
    assert numbers_at(view, BIDS) == [21, 47]
    assert numbers_at(view, ["mine"]) == []
    assert holds({"path": BIDS, "least": None, "most": 47}, view)
    assert not holds({"path": BIDS, "least": None, "most": 46}, view)
    assert not holds({"path": ["round"], "least": 4, "most": None}, view)
    assert holds({"path": BIDS, "least": None, "most": 1}, {"bids": []})
    assert not holds({"path": BIDS, "least": 1, "most": None}, {"bids": []})


@pytest.mark.parametrize("game", mansard.games())
def test_moves_of_all_seats_are_tried_on_a_copy(url: str, game: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create(game, ["me", "open"])["id"]
    bob.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    before = [anna.get(f"/api/tables/{table}/view", seat=0), bob.get(f"/api/tables/{table}/view", seat=1)]
    tries: list[dict[str, Any]] = []
    acted = set()
    for _ in range(60):
        body = {"seat": 1, "version": 0, "tries": tries}
        found = bob.post(f"/api/tables/{table}/sandbox", body)
        moves = [move["text"] for group in found["offers"] for move in group["moves"]]
        acted.add(found["actor"])
        tries.append({"seat": found["actor"], "move": moves[0]})
    assert acted == {0, 1}
    assert found["view"]["seat"] == 1
    assert len(found["scores"]) == 2
    assert [
        anna.get(f"/api/tables/{table}/view", seat=0),
        bob.get(f"/api/tables/{table}/view", seat=1),
    ] == before
    assert (found["actor_view"] or found["view"])["seat"] == found["actor"]
    wrong = {"seat": 1, "version": 0, "tries": [{**tries[0], "move": "no such move"}]}
    assert bob.post(f"/api/tables/{table}/sandbox", wrong, 409)["code"] == "illegal"
    assert bob.post(f"/api/tables/{table}/sandbox", {"seat": 1, "version": 7}, 409)["code"] == "stale"


@pytest.mark.parametrize("game", mansard.games())
def test_the_others_move_up_to_the_own_turn_and_what_they_did_can_be_tried_again(url: str, game: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create(game, ["me", "open"])["id"]
    bob.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    person, seat = (anna, 0) if anna.get(f"/api/tables/{table}")["actors"][0] == 1 else (bob, 1)
    body = {"seat": seat, "version": 0}
    found = person.post(f"/api/tables/{table}/sandbox", {**body, "to_me": True})
    assert seat in found["actors"] and found["actor"] == seat and found["actor_view"] is None
    again = person.post(f"/api/tables/{table}/sandbox", {**body, "tries": found["tries"]})
    assert again["view"] == found["view"]
    assert person.get(f"/api/tables/{table}")["version"] == 0
