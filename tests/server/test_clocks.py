"""Clocks: they run for whoever is to act, survive restarts, and never kill a table."""

import sqlite3
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mansard
from mansard.server import clocks
from mansard.server.rows import BankClock, DaysClock, SeatRow
from tests.server.house import Person, offered, quick, served, until

GAME = mansard.games()[0]
BANK: BankClock = {"kind": "bank", "bank": 600, "increment": 10}


def sat(left: float | None, since: float | None = None, away: str | None = None) -> SeatRow:
    return SeatRow("t", 0, "person", away=away, clock_left=left, clock_since=since)


def clocks_of(seats: list[SeatRow]) -> list[tuple[float | None, float | None]]:
    return [(seat.clock_left, seat.clock_since) for seat in seats]


def test_the_clock_of_who_decided_stops_and_gains_the_increment() -> None:
    seats = [sat(600, since=100), sat(600)]
    clocks.settle(BANK, seats, [1], 0, 130)
    assert clocks_of(seats) == [(580, None), (600, 130)]


def test_the_clock_of_who_is_still_to_decide_in_a_simultaneous_phase_runs_on() -> None:
    seats = [sat(600, since=100), sat(600, since=100)]
    clocks.settle(BANK, seats, [1], 0, 130)
    assert clocks_of(seats)[1] == (600, 100)


def test_days_begin_anew_with_every_decision() -> None:
    days: DaysClock = {"kind": "days", "days": 2}
    seats = [sat(5, since=100), sat(7)]
    clocks.settle(days, seats, [1], 0, 130)
    assert clocks_of(seats) == [(2 * clocks.DAY, None), (2 * clocks.DAY, 130)]


def test_no_clock_runs_for_a_bot() -> None:
    seats = [sat(600), sat(600, away="bot")]
    clocks.settle(BANK, seats, [1], None, 5)
    assert clocks_of(seats) == [(600, None), (600, None)]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(0, 2), st.floats(0, 30)), max_size=30))
def test_a_bank_loses_exactly_the_time_it_ran(turns: list[tuple[int, float]]) -> None:
    seats, now, actor = [sat(600.0) for _ in range(3)], 0.0, 0
    seats[0].clock_since = 0.0
    used, decided = [0.0] * 3, [0] * 3
    for following, pause in turns:
        now += pause
        used[actor] += pause
        decided[actor] += 1
        clocks.settle(BANK, seats, [following], actor, now)
        actor = following
    shown = [clocks.left(seat, now) or 0.0 for seat in seats]
    wanted = [600 + 10 * count - spent for count, spent in zip(decided, used, strict=True)]
    assert all(abs(a - max(0.0, b)) < 1e-6 for a, b in zip(shown, wanted, strict=True))


def test_a_decision_uses_its_reserve_before_its_bank() -> None:
    clock: BankClock = {"kind": "bank", "bank": 600, "increment": 0, "reserve": 30}
    seats = [sat(600), sat(600)]
    clocks.settle(clock, seats, [0], None, 100)
    assert (clocks.spare(seats[0], 110), clocks.left(seats[0], 110)) == (20, 600)
    assert (clocks.spare(seats[0], 150), clocks.left(seats[0], 150)) == (0, 580)
    assert clocks.end_of(seats[0]) == 730
    clocks.settle(clock, seats, [1], 0, 120)
    assert clocks_of(seats) == [(600, None), (600, 150)]


def test_after_a_pause_a_clock_runs_on_from_what_it_showed() -> None:
    seats = [sat(600, since=100), sat(600)]
    clocks.stop(seats, 130)
    assert clocks_of(seats) == [(570, None), (600, None)]
    clocks.go_on(seats, [0], 1000)
    assert clocks_of(seats) == [(570, 1000), (600, None)]


def paused(url: str, clock: BankClock | DaysClock) -> tuple[list[Person], str, int]:
    """Two people at a table whose clocks stand still by consent, and who is to move."""
    people = [Person(url, "Anna"), Person(url, "Bob")]
    table = people[0].create(GAME, ["me", "open"], clock=clock)["id"]
    people[1].post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start")
    asked = people[0].post(f"/api/tables/{table}/pause", {"seat": 0})
    assert asked["pause"] == {"by": 0, "agreed": [0], "since": None}
    assert any(seat["clock"]["running"] for seat in asked["seats"])
    agreed = people[1].post(f"/api/tables/{table}/pause/answer", {"seat": 1, "agree": True})
    assert agreed["pause"]["since"] is not None
    assert not any(seat["clock"]["running"] for seat in agreed["seats"])
    return people, table, agreed["actors"][0]


def test_clocks_stand_still_when_everybody_agrees_until_anybody_plays_on(url: str) -> None:
    people, table, actor = paused(url, {"kind": "days", "days": 1})
    people[1].post(f"/api/tables/{table}/pause", {"seat": 1}, 409)
    card = people[1].post(f"/api/tables/{table}/pause/end", {"seat": 1})
    assert (card["pause"], card["seats"][actor]["clock"]["running"]) == (None, True)
    assert people[1].post(f"/api/tables/{table}/pause/end", {"seat": 1}, 409)["code"] == "no-pause"


def test_who_moves_while_the_clocks_stand_still_ends_the_pause(url: str) -> None:
    people, table, actor = paused(url, BANK)
    move = offered(people[actor].draft(table, actor, 0, []))[0]["text"]
    people[actor].commit(table, actor, 0, [move], "k")
    card = people[0].get(f"/api/tables/{table}")
    assert card["pause"] is None
    assert [seat["clock"]["running"] for seat in card["seats"]] == [n in card["actors"] for n in (0, 1)]


def test_a_pause_is_refused_by_one_and_needs_a_clock(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create(GAME, ["me", "open"], clock=BANK)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    assert (
        bob.post(f"/api/tables/{table}/pause/answer", {"seat": 1, "agree": True}, 409)["code"] == "no-pause"
    )
    anna.post(f"/api/tables/{table}/pause", {"seat": 0})
    refused = bob.post(f"/api/tables/{table}/pause/answer", {"seat": 1, "agree": False})
    assert refused["pause"] is None
    free = anna.create(GAME, ["me", "me"], start=True)["id"]
    assert anna.post(f"/api/tables/{free}/pause", {"seat": 0}, 409)["code"] == "no-clock"


def later(path: Path, seconds: float) -> None:
    """As if so much time had passed at all tables."""
    with sqlite3.connect(path) as database:
        database.execute("UPDATE seats SET clock_since = clock_since - ?", [seconds])
        database.execute("UPDATE tables SET deadline = deadline - ?, epoch = epoch + 1", [seconds])
    database.close()


def test_a_clock_that_runs_out_hands_the_seat_to_a_bot_that_plays_on(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with served(quick(path)) as url:
        anna = Person(url, "Anna")
        table = anna.create(GAME, ["me", "me"], start=True, clock=BANK)["id"]
        later(path, 700)
        card = until(lambda: anna.get(f"/api/tables/{table}"), lambda card: card["version"] > 0)
        seat = next(seat for seat in card["seats"] if seat["away"])
        assert seat["away"] == "clock"
        anna.post(f"/api/tables/{table}/take-back", {"seat": seat["seat"]})
        back = anna.get(f"/api/tables/{table}")["seats"][seat["seat"]]
        assert (back["away"], back["clock"]["left"] > 50) == (None, True)


def test_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with served(quick(path)) as url:
        anna = Person(url, "Anna")
        table = anna.create(GAME, ["me", "me"], start=True, clock=BANK)["id"]
        cookies = anna.http.cookies
        seat = anna.get(f"/api/tables/{table}")["actors"][0]
    later(path, 5000)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE facts SET value = CAST(value AS REAL) - 5000 WHERE name = 'alive'")
    database.close()
    with served(quick(path)) as url:
        anna = Person(url)
        anna.http.cookies = cookies
        card = anna.get(f"/api/tables/{table}")
        clock = card["seats"][seat]["clock"]
        assert clock["running"]
        assert 500 < clock["left"] < 602  # the last sign of life counts as the moment of the stop
        move = offered(anna.draft(table, seat, 0))[0]["text"]
        assert anna.commit(table, seat, 0, [move], "k")["answer"] == "applied"
