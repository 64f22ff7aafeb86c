"""Tournaments on the server: the list, rounds that close by themselves, forfeits, leaving, the record."""

import json
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from mansard.club.protocol import Flaw, flaws
from tests.cli.run import refusal, run
from tests.server.house import Person, offered, quick, served, until

GAME = "skyrise"
LIVE = {"kind": "bank", "bank": 900, "increment": 10}


def opened(owner: Person, status: int = 201, **more: Any) -> Any:
    body = {"name": "Rooftop Cup", "game": GAME, "most": 2, "rounds": 2, "least": 3, "places": 8, "pause": 0}
    return owner.post("/api/tournaments", {**body, "clock": LIVE, **more}, status)


def people_of(url: str, count: int) -> list[Person]:
    return [Person(url, name) for name in ("Anna", "Boris", "Chloé", "Dmitri", "Emil", "Freya")[:count]]


def started(people: list[Person], **more: Any) -> str:
    """A tournament of these people, the first of whom has opened it."""
    tournament: str = opened(people[0], **more)["id"]
    for person in people[1:]:
        person.post(f"/api/tournaments/{tournament}/enter", {})
    people[0].post(f"/api/tournaments/{tournament}/start")
    return tournament


def page(person: Person, tournament: str) -> Any:
    return person.get(f"/api/tournaments/{tournament}")


def open_tables(person: Person, tournament: str) -> list[Any]:
    """The tables that are played now."""
    rounds = [one for one in page(person, tournament)["played"] if one["state"] == "open"]
    return [table["card"] for one in rounds for table in one["tables"] if not table["over"] and table["card"]]


def end_table(people: list[Person], card: Any, fight: bool) -> None:
    """The first person at a table resigns; so do the others, or they play the first moves offered."""
    known = {person.me["id"]: person for person in people}
    here = [seat for seat in card["seats"] if seat["player"] in known and not seat["away"]]
    seated = [(seat["seat"], known[seat["player"]]) for seat in here]
    for seat, person in seated[:1] if fight else seated:
        person.post(f"/api/tables/{card['id']}/resign", {"seat": seat})
    for seat, person in seated[1:] if fight else []:
        play_seat(person, card["id"], seat)


def play_seat(person: Person, table: str, seat: int) -> None:
    def mine() -> Any:
        card = person.get(f"/api/tables/{table}")
        return card if card["status"] != "playing" or seat in card["actors"] else None

    while (card := until(mine, lambda found: found is not None))["status"] == "playing":
        moves: list[str] = []
        while not (draft := person.draft(table, seat, card["version"], moves))["complete"]:
            moves.append(offered(draft)[0]["text"])
        person.commit(table, seat, card["version"], draft["moves"], f"k{card['version']}")


def play_on(people: list[Person], tournament: str, fight: bool = False) -> Any:
    """Play whatever is open until the tournament is over; without a fight everybody resigns."""

    def step() -> Any:
        for card in open_tables(people[0], tournament):
            if card["status"] == "playing":
                end_table(people, card, fight)
        return page(people[0], tournament)

    return until(step, lambda found: found["status"] == "finished", 120)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("tournaments") / "house.db"
    with served(quick(path, slow_round=0.1, bot_medium="random")) as url:
        yield url, path


def test_a_swiss_tournament_runs_to_its_end_by_itself_and_can_be_checked(house: Any, tmp_path: Path) -> None:
    people = people_of(house[0], 4)
    tournament = started(people)
    first = page(people[0], tournament)
    assert first["status"] == "running" and len(first["played"][0]["tables"]) == 2
    assert first["seed"] is None and len(first["promise"]) == 64
    assert first["mine"]["table"] in [card["id"] for card in open_tables(people[0], tournament)]
    done = play_on(people, tournament, fight=True)
    assert [one["state"] for one in done["played"]] == ["done", "done"]
    assert [row["rank"] for row in done["standing"]] == [1, 2, 3, 4]
    assert done["winner"] == done["people"][done["standing"][0]["who"] - 1]["name"]
    assert all(len(row["rounds"]) == 2 for row in done["standing"])
    points = [cell["points"] for row in done["standing"] for cell in row["rounds"]]
    assert sorted(points) == [0, 0, 0, 0, 6, 6, 6, 6]
    assert sum(len(meeting["rounds"]) for meeting in done["meetings"]) == 4
    record = people[0].get(f"/api/tournaments/{tournament}/record")
    assert record["seed"] == done["seed"] and flaws(record) == []
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert "2" in run("tournament", "verify", str(file)).stdout
    record["drawn"][1]["tables"][0]["seats"].reverse()
    file.write_text(json.dumps(record))
    assert run("tournament", "verify", str(file)).exit_code == 2
    assert Flaw("draw", 2) in flaws(record)


def test_bots_fill_tables_and_are_in_no_standing(house: Any) -> None:
    people = people_of(house[0], 4)
    tournament = started(people, most=3, bots="medium", rounds=1)
    tables = page(people[0], tournament)["played"][0]["tables"]
    assert [len(table["seats"]) for table in tables] == [3, 3]
    assert sum(seat["who"] is None for table in tables for seat in table["seats"]) == 2
    kinds = [seat["kind"] for card in open_tables(people[0], tournament) for seat in card["seats"]]
    assert sorted(kinds) == ["bot", "bot"] + ["person"] * 4
    assert len(play_on(people, tournament)["standing"]) == 4


def test_a_league_is_drawn_at_once_and_played_one_round_after_the_other(house: Any) -> None:
    people = people_of(house[0], 4)
    tournament = started(people, form="league", rounds=3)
    first = page(people[0], tournament)
    assert [one["state"] for one in first["played"]] == ["open", "planned", "planned"]
    assert len(first["meetings"]) == 6, "everybody meets everybody"
    assert play_on(people, tournament)["status"] == "finished"
    assert flaws(people[0].get(f"/api/tournaments/{tournament}/record")) == []


def test_a_knock_out_ends_at_one_table(house: Any) -> None:
    people = people_of(house[0], 3)
    tournament = started(people, form="knock-out")
    assert len(page(people[0], tournament)["played"][0]["byes"]) == 1
    done = play_on(people, tournament, fight=True)
    assert len(done["played"][-1]["tables"]) == 1 and done["played"][-1]["byes"] == []
    last = done["played"][-1]["tables"][0]["seats"]
    assert done["standing"][0]["who"] == next(seat["who"] for seat in last if seat["place"] == 1)
    assert sum(one["out"] for one in done["people"]) >= 2
    assert flaws(people[0].get(f"/api/tournaments/{tournament}/record")) == []


def test_who_leaves_is_drawn_no_more_and_a_bot_finishes_for_the_table(house: Any) -> None:
    people = people_of(house[0], 4)
    tournament = started(people)
    gone = people[3]
    gone.post(f"/api/tournaments/{tournament}/leave")
    card = next(
        card
        for card in open_tables(people[0], tournament)
        if any(seat["player"] == gone.me["id"] for seat in card["seats"])
    )
    assert next(seat["away"] for seat in card["seats"] if seat["player"] == gone.me["id"]) == "resigned"
    done = play_on(people, tournament)
    number = next(one["number"] for one in done["people"] if one["name"] == gone.me["name"])
    row = next(row for row in done["standing"] if row["who"] == number)
    assert [(cell["points"], cell["forfeit"]) for cell in row["rounds"]] == [(0, True)]
    assert number not in [seat["who"] for table in done["played"][1]["tables"] for seat in table["seats"]]


def test_whose_time_runs_out_forfeits_and_cannot_come_back(house: Any) -> None:
    url, path = house
    people = people_of(url, 3)
    tournament = started(people, rounds=1, most=3)
    table = open_tables(people[0], tournament)[0]["id"]

    def hours_later() -> Any:
        with sqlite3.connect(path, timeout=10) as database:
            late = "UPDATE seats SET clock_since = clock_since - 9999 WHERE table_id = ?"
            database.execute(late, (table,))
            database.execute("UPDATE tables SET deadline = 1, epoch = epoch + 1 WHERE id = ?", (table,))
        database.close()
        return page(people[0], tournament)

    mine = people[0].get(f"/api/tables/{table}")
    first = mine["seats"][mine["actors"][0]]
    until(hours_later, lambda _: people[0].get(f"/api/tables/{table}")["seats"][first["seat"]]["away"])
    late = next(person for person in people if person.me["id"] == first["player"])
    answer = late.post(f"/api/tables/{table}/take-back", {"seat": first["seat"]}, 409)
    assert answer["code"] == "resigned"
    done = until(hours_later, lambda found: found["status"] == "finished", 60)
    assert {seat["away"] for seat in people[0].get(f"/api/tables/{table}")["seats"]} == {"clock"}
    assert [row["points"] for row in done["standing"]] == [0, 0, 0]
    assert all(cell["forfeit"] for row in done["standing"] for cell in row["rounds"])


def test_a_table_of_a_tournament_follows_the_rounds(house: Any) -> None:
    people = people_of(house[0], 4)
    tournament = started(people)
    card = open_tables(people[0], tournament)[0]
    me = next(person for person in people if person.me["id"] == card["seats"][0]["player"])
    where = f"/api/tables/{card['id']}"
    assert card["tournament"] == tournament
    for path, body in (("/hand", {"seat": 0}), ("/rewind", {"seat": 0, "number": 0}), ("/leave", {})):
        assert me.post(where + path, body, 409)["code"] == "tournament-table"
    people[0].post(f"/api/tournaments/{tournament}", method="DELETE")
    assert me.get(where)["status"] == "playing", "called off: what is played goes on"


def test_what_cannot_be_is_said_and_nothing_is_lost(house: Any) -> None:
    url, _ = house
    anna, boris, chloe, dmitri = people_of(url, 4)
    for wrong in ({"least": 9}, {"rounds": 21}, {"most": 4, "fixed": True}):
        assert opened(anna, 422, **wrong)["code"] in ("invalid-tournament", "invalid-setup")
    assert opened(anna, 404, game="chess")["code"] == "no-such-game"
    assert opened(anna, 422, clock={"kind": "none"})["code"] == "malformed"
    tournament = opened(anna, places=3)["id"]
    where = f"/api/tournaments/{tournament}"
    answer = anna.post(f"{where}/start", status=409)
    assert (answer["code"], answer["args"]) == ("too-few-people", {"people": 1, "least": 3})
    assert boris.post(f"{where}/start", status=403)["code"] == "not-your-tournament"
    assert boris.post(f"{where}/leave", status=409)["code"] == "not-entered"
    boris.post(f"{where}/enter", {})
    assert boris.post(f"{where}/enter", {}, 409)["code"] == "already-entered"
    chloe.post(f"{where}/enter", {})
    assert dmitri.post(f"{where}/enter", {}, 409)["code"] == "tournament-full"
    assert Person(url).post(f"{where}/enter", {}, 401)["code"] == "sign-in"
    assert len(page(anna, tournament)["people"]) == 3
    assert page(anna, tournament)["status"] == "open"
    assert anna.get("/api/tournaments/nowhere", 404)["code"] == "no-such-tournament"


def test_nobody_plays_in_two_open_rounds(house: Any) -> None:
    people = people_of(house[0], 4)
    first = started(people)
    second = opened(people[1])["id"]
    for person in people[:1] + people[2:]:
        person.post(f"/api/tournaments/{second}/enter", {})
    answer = people[1].post(f"/api/tournaments/{second}/start", status=409)
    assert answer["code"] == "in-open-round" and set(answer["args"]["names"]) == {
        "Anna",
        "Boris",
        "Chloé",
        "Dmitri",
    }
    people[0].post(f"/api/tournaments/{first}", method="DELETE")
    people[1].post(f"/api/tournaments/{second}/start")
    assert page(people[0], second)["status"] == "running"


def test_it_starts_at_its_time_or_is_called_off_if_too_few_came(house: Any) -> None:
    people = people_of(house[0], 3)
    full, empty = opened(people[0], starts=1.0)["id"], opened(people[0], starts=1.0, enter=False)["id"]
    until(lambda: page(people[0], empty), lambda found: found["status"] == "cancelled")
    until(lambda: page(people[0], full), lambda found: found["status"] == "cancelled")
    later = opened(people[0], starts=4e9)["id"]
    assert page(people[0], later)["status"] == "open"


def test_an_erased_person_stays_in_the_standing_without_a_name(house: Any) -> None:
    people = people_of(house[0], 4)
    tournament = started(people, rounds=1)
    name, gone = "Boris", people[1].me["id"]
    people[1].post("/api/me", {}, method="DELETE")
    done = play_on([people[0], *people[2:]], tournament)
    told = json.dumps(done)
    assert name not in told and gone not in told and len(done["standing"]) == 4
    record = people[0].get(f"/api/tournaments/{tournament}/record")
    assert flaws(record) == [] and name not in json.dumps(record)


def test_a_guest_who_signs_in_keeps_the_place(house: Any) -> None:
    url, _ = house
    anna, guest = Person(url, "Anna"), Person(url, "Guest")
    login = f"u{secrets.token_hex(6)}"
    account = Person(url, "Known")
    account.post("/api/register", {"login": login, "password": "correct horse battery"})
    tournament = opened(anna)["id"]
    for person in (guest, account):
        person.post(f"/api/tournaments/{tournament}/enter", {})
    guest.post("/api/login", {"login": login, "password": "correct horse battery"})
    found = page(guest, tournament)
    assert [one["name"] for one in found["people"]] == ["Anna", "Known"], "once is enough"
    assert found["mine"]["number"] == 3


def test_a_tournament_page_tells_no_more_than_a_spectator_sees(house: Any) -> None:
    url, _ = house
    people = people_of(url, 4)
    tournament = started(people)
    nobody = Person(url)
    for card in open_tables(nobody, tournament):
        seen = nobody.get(f"/api/tables/{card['id']}")
        same = {name: value for name, value in card.items() if name in seen and name != "seats"}
        assert same == {name: value for name, value in seen.items() if name != "seats"}
        assert card["seed"] is None and card["scores"] is None
        assert set(card) - set(seen) == {"progress", "colours", "online", "spectators", "unread"}
    assert page(nobody, tournament)["mine"] is None
    record = nobody.get(f"/api/tournaments/{tournament}/record")
    assert record["seed"] is None and record["drawn"][0]["tables"][0]["result"] is None


def test_lists_show_what_is_for_everybody_and_what_is_mine(house: Any) -> None:
    url, _ = house
    anna, boris = people_of(url, 2)
    shown, hidden = opened(anna, listed=True)["id"], opened(anna)["id"]
    boris.post(f"/api/tournaments/{hidden}/enter", {})
    everybody = [one["id"] for one in Person(url).get("/api/tournaments")["tournaments"]]
    assert shown in everybody and hidden not in everybody
    assert [one["id"] for one in boris.get("/api/me/tournaments")["tournaments"]] == [hidden]
    assert [one["id"] for one in anna.get("/api/me/tournaments")["tournaments"]] == [hidden, shown]
    first = anna.get("/api/me/tournaments", limit=1)
    rest = anna.get("/api/me/tournaments", limit=1, cursor=first["next"])
    assert [first["tournaments"][0]["id"], rest["tournaments"][0]["id"]] == [hidden, shown]


def test_a_forecast_says_how_it_will_run(house: Any) -> None:
    anna = Person(house[0], "Anna")
    told = anna.get("/api/tournaments/forecast", people=14, most=4, rounds=4)
    assert {one["people"]: one["tables"] for one in told["sizes"]}[14] == [4, 4, 3, 3]
    assert told["run"]["games"] == {"least": 4, "most": 4} and told["run"]["met"]["most"] <= 12
    assert anna.get("/api/tournaments/forecast", people=64, places=64)["run"] is None
    assert anna.get("/api/tournaments/forecast", 422, rounds=21)["code"] == "invalid-tournament"


def test_tournaments_run_on_postgresql_as_well(url: str) -> None:
    people = people_of(url, 3)
    tournament = started(people, most=3, rounds=1)
    card = open_tables(people[0], tournament)[0]
    for seat in card["seats"]:
        person = next(one for one in people if one.me["id"] == seat["player"])
        person.post(f"/api/tables/{card['id']}/resign", {"seat": seat["seat"]})
    done = until(lambda: page(people[0], tournament), lambda found: found["status"] == "finished")
    assert [row["points"] for row in done["standing"]] == [0, 0, 0]


def test_what_is_no_record_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    for text in ("no JSON", "[]", '{"form": "swiss"}'):
        file.write_text(text)
        assert "record.json" in refusal("tournament", "verify", str(file))
    assert "nowhere" in refusal("tournament", "verify", str(tmp_path / "nowhere"))
