"""Holidays: the clocks of somebody who is away stand still where a decision has days."""

from pathlib import Path

import pytest

import mansard
from mansard.server import clocks
from mansard.server.rows import Clock, SeatRow
from tests.server.house import Person, offered, quick, served

GAME = mansard.games()[0]
DAYS: Clock = {"kind": "days", "days": 3}
BANK: Clock = {"kind": "bank", "bank": 600, "increment": 5}
DAY = clocks.DAY


def sat(**more: float) -> SeatRow:
    return SeatRow("t", 0, "person", account="a", clock_left=3 * DAY, **more)  # type: ignore[arg-type]


def test_a_clock_that_is_started_on_a_holiday_begins_after_it() -> None:
    seats = [sat(holiday_until=10 * DAY)]
    clocks.settle(DAYS, seats, [0], None, 4 * DAY)
    assert clocks.left(seats[0], 9 * DAY) == 3 * DAY
    assert clocks.end_of(seats[0]) == 13 * DAY
    clocks.settle(BANK, seats, [], None, 4 * DAY)
    clocks.settle(BANK, seats, [0], None, 4 * DAY)
    assert seats[0].clock_since == 4 * DAY


def test_a_running_clock_stands_still_until_the_end_of_the_holiday_or_until_somebody_is_back() -> None:
    seat = sat(clock_since=0.0)
    clocks.be_away(seat, 6 * DAY, DAY)
    assert (clocks.left(seat, 5 * DAY), clocks.end_of(seat)) == (2 * DAY, 8 * DAY)
    clocks.be_away(seat, 0.0, 3 * DAY)
    assert (clocks.left(seat, 3 * DAY), clocks.end_of(seat)) == (2 * DAY, 5 * DAY)


@pytest.fixture
def anna(tmp_path: Path) -> object:
    with served(quick(tmp_path / "house.db", holiday_days=10)) as url:
        yield Person(url, "Anna")


def test_everybody_sees_a_holiday_and_its_days_are_counted(anna: Person) -> None:
    slow = anna.create(GAME, ["me", "me"], start=True, clock=DAYS)["id"]
    fast = anna.create(GAME, ["me", "me"], start=True, clock=BANK)["id"]
    assert anna.get("/api/me/holiday") == {"until": None, "left": 10, "most": 10}
    told = anna.post("/api/me/holiday", {"days": 7}, method="PUT")
    assert told["left"] == 3 and told["until"] is not None
    clock = next(s["clock"] for s in anna.get(f"/api/tables/{slow}")["seats"] if s["clock"]["running"])
    assert clock["holiday"] == told["until"] and 6.9 * DAY < clock["reserve"] <= 7 * DAY
    assert clock["left"] == pytest.approx(3 * DAY, abs=60)
    assert {s["clock"]["holiday"] for s in anna.get(f"/api/tables/{fast}")["seats"]} == {None}
    assert anna.post("/api/me/holiday", {"days": 1}, 409, method="PUT")["code"] == "on-holiday"
    assert anna.post("/api/me/holiday", method="DELETE") == {"until": None, "left": 9, "most": 10}
    seats = anna.get(f"/api/tables/{slow}")["seats"]
    assert {seat["clock"]["holiday"] for seat in seats} == {None}
    assert all(seat["clock"]["reserve"] == 0 for seat in seats)
    assert anna.post("/api/me/holiday", method="DELETE", status=409)["code"] == "not-on-holiday"
    refused = anna.post("/api/me/holiday", {"days": 10}, 409, method="PUT")
    assert (refused["code"], refused["args"]) == ("no-holiday-left", {"left": 9})


def test_who_is_on_holiday_sits_down_and_moves_and_the_clock_waits(anna: Person) -> None:
    until = anna.post("/api/me/holiday", {"days": 5}, method="PUT")["until"]
    table = anna.create(GAME, ["me", "me"], start=True, clock=DAYS)["id"]
    seat = anna.get(f"/api/tables/{table}")["actors"][0]
    anna.commit(table, seat, 0, [offered(anna.draft(table, seat, 0))[0]["text"]], "k")
    card = anna.get(f"/api/tables/{table}")
    assert card["version"] == 1
    running = card["seats"][card["actors"][0]]["clock"]
    assert running["running"] and running["holiday"] == until and running["reserve"] > 4.9 * DAY


def test_a_tournament_does_not_wait(anna: Person) -> None:
    anna.post("/api/me/holiday", {"days": 5}, method="PUT")
    body = {
        "name": "Cup",
        "game": GAME,
        "form": "league",
        "most": 2,
        "bots": "easy",
        "rounds": 1,
        "least": 3,
        "clock": DAYS,
    }
    cup = anna.post("/api/tournaments", body | {"enter": True}, 201)["id"]
    for name in ("Boris", "Chloé"):
        Person(anna.url, name).post(f"/api/tournaments/{cup}/enter", {})
    anna.post(f"/api/tournaments/{cup}/start", {})
    page = anna.get(f"/api/tournaments/{cup}")
    tables = [table["table"] for drawn in page["played"] for table in drawn["tables"] if table["table"]]
    found = [seat for one in tables for seat in anna.get(f"/api/tables/{one}")["seats"] if seat["clock"]]
    assert found and {seat["clock"]["holiday"] for seat in found} == {None}
