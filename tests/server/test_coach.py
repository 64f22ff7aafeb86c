"""The coach at a running table: where it is allowed, what it answers, and that it asks before a blunder."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

import mansard
from tests.server.house import Person, offered, quick, served

SEATS: list[Any] = ["me", {"kind": "bot", "level": "hard"}]


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with served(quick(tmp_path_factory.mktemp("coach") / "house.db")) as address:
        yield address


def ask(person: Person, table: Any, question: str, status: int = 200, **more: Any) -> Any:
    body = {"seat": 0, "version": table["version"], **more}
    return person.post(f"/api/tables/{table['id']}/coach/{question}", body, status)


def test_a_rated_table_has_no_coach_and_says_why(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    refused = anna.create("paris", ["me", "open"], 409, coach="guided", rated=True)
    assert refused["code"] == "coach-at-rated"
    table = anna.create("paris", ["me", "open"])
    assert (table["rated"], table["coach"]) == (True, "off")
    bob.post(f"/api/tables/{table['id']}/join", {})
    playing = anna.post(f"/api/tables/{table['id']}/start", {})
    level = {"level": "call"}
    path = f"/api/tables/{table['id']}/coach"
    assert anna.post(path, level, 409, method="PUT")["code"] == "coach-at-rated"
    assert bob.post(path, level, 403, method="PUT")["code"] == "not-your-table"
    for question in ("hint", "position", "warning"):
        person, seat = (anna, 0) if playing["actors"] == [0] else (bob, 1)
        assert ask(person, playing, question, 409, seat=seat)["code"] == "coach-at-rated"
    told = anna.get(path, seat=0)
    assert (told["allowed"], told["matters"]) == (False, None)


def test_with_others_the_coach_is_not_turned_on_in_the_middle(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create("paris", ["me", "open"], rated=False)
    bob.post(f"/api/tables/{table['id']}/join", {})
    anna.post(f"/api/tables/{table['id']}/start", {})
    path = f"/api/tables/{table['id']}/coach"
    assert anna.post(path, {"level": "call"}, 409, method="PUT")["code"] == "coach-after-start"


def test_everybody_sees_that_the_coach_is_on_and_the_game_is_not_rated(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create("paris", ["me", "open"], coach="call")
    seen = bob.get(f"/api/tables/{table['id']}")
    assert (seen["coach"], seen["rated"]) == ("call", False)
    off = anna.post(f"/api/tables/{table['id']}/coach", {"level": "off"}, method="PUT")
    assert off["coach"] == "off"


@pytest.mark.parametrize("game", mansard.games())
def test_a_hint_has_three_steps_and_every_number_its_error(url: str, game: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(game, ["me", "me"], start=True)
    table = {**table, "version": anna.get(f"/api/tables/{table['id']}")["version"]}
    seat = table["actors"][0]
    hint = ask(anna, table, "hint", seat=seat)
    legal = [move["text"] for move in offered(anna.draft(table["id"], seat, table["version"]))]
    assert 1 <= len(hint["options"]) <= 3
    for option in hint["options"]:
        assert option["moves"][0] in legal
        assert option["chance_error"] > 0 and (hint["forced"] or option["points_error"] > 0)
        assert all(reason["error"] > 0 for reason in option["reasons"])
    assert hint["kind"] == hint["options"][0]["first"]["kind"]
    assert hint["look"] is None or hint["look"]["name"] in hint["options"][0]["first"]
    longest = max((option["moves"] for option in hint["options"]), key=len)
    if len(longest) > 1:
        assert ask(anna, table, "hint", seat=seat, moves=longest[:1])["options"]
    position = ask(anna, table, "position", seat=seat)
    assert len(position["prospects"]) == 2
    assert all(each["chance_error"] > 0 for each in position["prospects"])
    assert sum(each["chance"] for each in position["prospects"]) == pytest.approx(1.0)


def test_who_is_not_to_act_gets_no_hint(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create("paris", ["me", "me"], coach="guided", start=True)
    waiting = 1 - table["actors"][0]
    assert ask(anna, table, "hint", 409, seat=waiting)["code"] == "not-your-turn"
    stranger = Person(url, "Stranger")
    assert ask(stranger, table, "hint", 403, seat=0)["code"] == "not-your-seat"
    stale = anna.post(f"/api/tables/{table['id']}/coach/hint", {"seat": 1 - waiting, "version": 7}, 409)
    assert stale["code"] == "stale"


# ---------------------------------------------------------------------- warnings

RECORD = Path("tests/golden/skyrise/2p-1.txt")
LARGE, SMALL = (30, 1), (15, 1)  # position and seat: a pass gives away some 9 and some 5 points


def resumed(person: Person, place: tuple[int, int], level: str) -> Any:
    """A table that goes on from a recorded position, with the coach on."""
    record = person.post("/api/records", {"record": RECORD.read_text()}, 201)
    number, seat = place
    body = {"number": number, "seat": seat, "level": "easy"}
    table = person.post(f"/api/tables/{record['id']}/continue", body, 201)
    return person.post(f"/api/tables/{table['id']}/coach", {"level": level}, method="PUT")


def warned(person: Person, table: Any) -> Any:
    """What the coach says before the person passes."""
    return ask(person, table, "warning", seat=table["my_seats"][0], moves=["pass"])


def test_a_turn_that_gives_much_away_is_asked_about_once(url: str) -> None:
    anna = Person(url, "Anna")
    table = resumed(anna, LARGE, "guided")
    found = warned(anna, table)
    assert (found["warns"], found["warnings_left"]) == (True, 2)
    assert found["points"] >= 3.0
    assert found["points"] >= 2.0 * found["error"] > 0.0
    assert all(reason["error"] > 0 for reason in found["reasons"])
    assert found["best"]["moves"] != ["pass"]
    again = warned(anna, table)
    assert (again["warns"], again["warnings_left"]) == (False, 2)
    best = {"seat": table["my_seats"][0], "moves": found["best"]["moves"]}
    assert not ask(anna, resumed(anna, LARGE, "guided"), "warning", **best)["warns"]


@pytest.mark.parametrize(
    ("level", "place", "warns"),
    [("guided", SMALL, True), ("quiet", SMALL, False), ("quiet", LARGE, True), ("call", LARGE, False)],
)
def test_how_much_must_be_given_away_goes_by_the_level(
    url: str, level: str, place: tuple[int, int], warns: bool
) -> None:
    anna = Person(url, "Anna")
    assert warned(anna, resumed(anna, place, level))["warns"] == warns


def test_nobody_is_warned_a_fourth_time_or_in_a_hurry(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    with served(quick(database)) as url:
        anna = Person(url, "Anna")
        often, hurried, calm = (resumed(anna, LARGE, "guided") for _ in range(3))
        cookies = anna.http.cookies
    with sqlite3.connect(database) as known:
        rows = [(often["id"], LARGE[1], version, "[]") for version in range(3)]
        known.executemany("INSERT INTO warnings (table_id, seat, version, moves) VALUES (?, ?, ?, ?)", rows)
        known.execute("UPDATE seats SET clock_left = 19 WHERE table_id = ?", (hurried["id"],))
        known.execute("UPDATE seats SET clock_left = 60 WHERE table_id = ?", (calm["id"],))
    with served(quick(database)) as url:
        anna = Person(url)
        anna.http.cookies = cookies
        told = warned(anna, often)
        assert (told["warns"], told["warnings_left"]) == (False, 0)
        assert not warned(anna, hurried)["warns"]
        assert warned(anna, calm)["warns"]
