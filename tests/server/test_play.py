"""Play over the wire: drafts in private, commits with typed answers."""

import pytest

import mansard
from tests.server.house import Person, offered


@pytest.fixture(params=mansard.games())
def table(request: pytest.FixtureRequest, url: str) -> tuple[Person, str]:
    """Somebody who holds all seats of a table that has begun."""
    anna = Person(url, "Anna")
    players = max(mansard.game(request.param).player_counts)
    return anna, anna.create(request.param, ["me"] * players, start=True)["id"]


def turn(anna: Person, table: str) -> tuple[int, int]:
    """The seat to act and the version."""
    card = anna.get(f"/api/tables/{table}")
    return card["actors"][0], card["version"]


def test_an_empty_draft_offers_the_legal_moves(table: tuple[Person, str]) -> None:
    anna, name = table
    seat, version = turn(anna, name)
    draft = anna.draft(name, seat, version)
    assert offered(draft)
    assert all(move["text"].startswith(group["kind"]) for group in draft["offers"] for move in group["moves"])
    assert draft["gains"] == {"points": {}, "changes": []}


def test_a_commit_is_applied_once_and_its_repetition_is_a_duplicate(table: tuple[Person, str]) -> None:
    anna, name = table
    seat, version = turn(anna, name)
    move = offered(anna.draft(name, seat, version))[0]["text"]
    first = anna.commit(name, seat, version, [move], "k1")
    again = anna.commit(name, seat, version, [move], "k1")
    assert (first["answer"], again["answer"]) == ("applied", "duplicate")
    assert first["number"] == again["number"] == version + 1
    assert anna.get(f"/api/tables/{name}")["version"] == version + 1


def test_a_stale_commit_changes_nothing_and_brings_the_new_view(table: tuple[Person, str]) -> None:
    anna, name = table
    seat, version = turn(anna, name)
    move = offered(anna.draft(name, seat, version))[0]["text"]
    anna.commit(name, seat, version, [move], "k1")
    stale = anna.commit(name, seat, version, [move], "k2", status=409)
    assert stale["code"] == "stale"
    assert stale["now"]["version"] == version + 1
    assert stale["now"]["view"] == anna.get(f"/api/tables/{name}/view", seat=seat)["view"]


def test_an_illegal_commit_names_the_rule_and_what_would_be_legal(table: tuple[Person, str]) -> None:
    anna, name = table
    seat, version = turn(anna, name)
    problem = anna.commit(name, seat, version, ["no such move"], "k1", status=409)
    assert problem["code"] == "illegal"
    assert problem["reason"]["rule"]
    assert problem["legal"] == [move["text"] for move in offered(anna.draft(name, seat, version))]
    assert anna.get(f"/api/tables/{name}")["version"] == version


def test_a_draft_is_private_and_changes_nothing(table: tuple[Person, str]) -> None:
    anna, name = table
    seat, version = turn(anna, name)
    before = anna.get(f"/api/tables/{name}/view", seat=seat)
    move = next(move for move in offered(anna.draft(name, seat, version)))
    draft = anna.draft(name, seat, version, [move["text"]])
    assert draft["moves"] == [move["text"]]
    assert draft["held"] == (move["text"] if move["reveals"] else None)
    assert anna.get(f"/api/tables/{name}/view", seat=seat) == before


def test_why_not_names_the_rule(table: tuple[Person, str]) -> None:
    anna, name = table
    seat, version = turn(anna, name)
    legal = offered(anna.draft(name, seat, version))[0]["text"]
    why = f"/api/tables/{name}/why"
    assert anna.post(why, {"seat": seat, "move": legal}) == {"legal": True, "reason": None}
    answer = anna.post(why, {"seat": seat, "move": "no such move"})
    assert not answer["legal"]
    assert answer["reason"]["rule"]


def test_a_stranger_may_not_act_for_a_seat(table: tuple[Person, str], url: str) -> None:
    anna, name = table
    seat, version = turn(anna, name)
    bob = Person(url, "Bob")
    assert bob.draft(name, seat, version, status=403)["code"] == "not-your-seat"
    assert bob.commit(name, seat, version, ["pass"], "k", status=403)["code"] == "not-your-seat"
    assert bob.get(f"/api/tables/{name}/view", status=403, seat=seat)["code"] == "not-your-seat"
    assert Person(url).draft(name, seat, version, status=401)["code"] == "sign-in"
