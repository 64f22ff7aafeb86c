"""A player's page, a game's page and the table of ratings, and who may see them."""

import csv
import io
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Person, quick, served, until
from tests.server.test_counting import play_to_the_end


def played(url: str, people: list[Person], game: str = "skyrise", **more: Any) -> str:
    """A finished game of these people."""
    table = people[0].create(game, ["me"] + ["open"] * (len(people) - 1), **more)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start", {})
    play_to_the_end(people, table)
    return str(table)


def counted(person: Person, games: int, slug: str = "skyrise") -> Any:
    """The game's page, when so many games are counted."""
    return until(
        lambda: person.get(f"/api/games/{slug}/statistics"), lambda page: page["facts"]["games"] == games
    )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A house in which Anna and Bob have played twice, once at a private table."""
    path = tmp_path_factory.mktemp("statistics") / "house.db"
    with served(quick(path, slow_round=0.1)) as url:
        anna, bob = Person(url, "Anna"), Person(url, "Bob")
        listed, private = played(url, [anna, bob], listed=True), played(url, [bob, anna])
        counted(anna, 2)
        yield url, anna, bob, listed, private, path


def test_a_game_page_tells_what_the_results_say(house: Any) -> None:
    _, anna, _, _, _, path = house
    page = anna.get("/api/games/skyrise/statistics")
    with sqlite3.connect(path) as database:
        rows = database.execute("SELECT seat, place, score, breakdown FROM results").fetchall()
    database.close()
    assert page["facts"]["seats"] == 4 and page["facts"]["highest"] == max(row[2] for row in rows)
    seats = page["seats"][0]
    assert [seat["games"] for seat in seats["seats"]] == [2, 2]
    assert seats["seats"][0]["share"] is None, "fewer than five games have no share"
    two = page["points"][0]
    assert two["mean"] == sum(row[2] for row in rows) / 4
    assert sum(row["mean"] for row in two["sources"]) == pytest.approx(two["mean"])
    assert sum(row["seats"] for row in two["scores"]) == 4
    assert {row["key"].split()[0] for row in page["openings"]} == {"at"}
    assert sum(row["often"] for row in page["openings"]) == 100
    three = anna.get("/api/games/skyrise/statistics", players=3)
    assert three["facts"]["games"] == 0 and three["origins"] == page["origins"] and three["players"] == 3
    assert anna.get("/api/games/skyrise/statistics", players=2) == {**page, "players": 2}
    assert page["origins"] == [{"origin": "people", "box": "standard", "games": 2}]


def test_a_players_page_has_curve_seats_opponents_sources_and_records(house: Any) -> None:
    _, anna, bob, listed, private, _ = house
    page = anna.get(f"/api/players/{anna.me['id']}/games/skyrise")
    assert page["games"] == 2 and len(page["curve"]) == 2
    assert [seat["games"] for seat in page["seats"]] == [1, 1]
    assert [(row["name"], row["games"], row["even"]) for row in page["opponents"]] == [("Bob", 2, 0.5)]
    mirrored = bob.get(f"/api/players/{bob.me['id']}/games/skyrise")["opponents"][0]
    assert page["opponents"][0]["won"] + mirrored["won"] == 2
    assert sum(row["mine"] for row in page["sources"]["rows"]) == pytest.approx(1)
    assert sum(row["winners"] for row in page["sources"]["rows"]) == pytest.approx(1)
    assert sum(row["mine_percent"] for row in page["sources"]["rows"]) == 100
    assert sum(row["winners_percent"] for row in page["sources"]["rows"]) == 100
    whole = page["sources"]["mean"] - page["sources"]["winners_mean"]
    assert sum(row["difference"] for row in page["sources"]["rows"]) == pytest.approx(whole)
    assert page["share"]["amount"] == "few"
    ranks = anna.get("/api/games/skyrise/ratings")["ratings"]
    assert {row["name"]: row["amount"] for row in ranks} == {"Anna": "few", "Bob": "few"}
    assert {row["table"] for row in page["recent"]} == {listed, private}
    assert page["records"][0]["record"] == "highest"
    assert page["records"][0]["points"] == max(row["score"] for row in page["recent"])


def test_a_stranger_does_not_hear_of_private_tables(house: Any) -> None:
    url, anna, _, listed, private, _ = house
    stranger = Person(url, "Stranger")
    page = stranger.get(f"/api/players/{anna.me['id']}/games/skyrise")
    assert [row["table"] for row in page["recent"]] == [listed]
    assert private not in json.dumps(page)
    assert private not in json.dumps(stranger.get(f"/api/players/{anna.me['id']}/tables"))


def test_who_may_see_my_page_is_my_choice(house: Any) -> None:
    url, anna, bob, _, _, _ = house
    stranger, nobody = Person(url, "Stranger"), Person(url)
    page = f"/api/players/{anna.me['id']}"
    sights = {
        "everybody": [200, 200, 200, 200],
        "met": [200, 200, 403, 403],
        "nobody": [200, 403, 403, 403],
    }
    for shown, expected in sights.items():
        assert anna.post("/api/me", {"shown": shown}, method="PATCH")["shown"] == shown
        for suffix in ("", "/games/skyrise", "/tables"):
            visits = [(anna, bob, stranger, nobody)[n].http.get(page + suffix) for n in range(4)]
            assert [answer.status_code for answer in visits] == expected
        ranks = [
            anna.me["id"] in json.dumps(person.get("/api/games/skyrise/ratings"))
            for person in (anna, bob, stranger, nobody)
        ]
        assert ranks == [status == 200 for status in expected]
        told = json.dumps(stranger.get(f"/api/players/{bob.me['id']}/games/skyrise"))
        assert ("Anna" in told, anna.me["id"] in told) == (
            (True, True) if shown == "everybody" else (False, False)
        )
    assert bob.get(page, 403)["code"] == "player-hidden"
    anna.post("/api/me", {"shown": "everybody"}, method="PATCH")
    assert anna.post("/api/me", {"shown": "friends"}, 422, "PATCH")["code"] == "malformed"


def test_my_own_games_leave_as_csv(house: Any) -> None:
    _, anna, _, listed, private, _ = house
    answer = anna.http.get("/api/me/results")
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert {row["table_id"] for row in rows} == {listed, private}
    assert all(sum(json.loads(row["breakdown"]).values()) == int(row["score"]) for row in rows)
    assert "account" not in rows[0]


def test_pages_of_nobody_and_nothing(house: Any) -> None:
    url, anna, _, _, _, _ = house
    assert anna.get("/api/players/nobody", 404)["code"] == "no-such-player"
    assert anna.get("/api/games/chess/statistics", 404)["code"] == "no-such-game"
    empty = Person(url, "New")
    page = empty.get(f"/api/players/{empty.me['id']}/games/paris")
    assert (page["games"], page["curve"], page["records"]) == (0, [], [])
    assert empty.get("/api/games/paris/statistics")["facts"]["games"] == 0


def test_a_page_may_be_asked_of_the_last_games_only(house: Any) -> None:
    _, anna, _, _, _, _ = house
    page = f"/api/players/{anna.me['id']}"
    last = max(row["time"] for row in anna.get(f"{page}/games/skyrise")["recent"])
    since = anna.get(f"{page}/games/skyrise", since=last)
    assert (since["games"], len(since["curve"]), since["opponents"][0]["games"]) == (1, 1, 1)
    assert [row["time"] for row in since["recent"]] == [last]
    assert anna.get(page, since=last)["statistics"][0]["games"] == 1
    assert anna.get(page, since=last + 1)["statistics"] == []
    assert anna.get(page, 422, since=-1)["code"] == "malformed"


def test_a_club_has_a_table_of_ratings_that_only_its_members_see(tmp_path: Path) -> None:
    with served(quick(tmp_path / "house.db", slow_round=0.1)) as url:
        anna, bob, stranger = Person(url, "Anna"), Person(url, "Bob"), Person(url, "Stranger")
        club = anna.post("/api/clubs", {"name": "Thursday"}, 201)
        bob.post(f"/api/invitations/{club['invite']['code']}", {})
        played(url, [anna, bob])
        played(url, [anna, bob], club=club["id"])
        board = "/api/games/skyrise/ratings"
        whole = {row["name"]: row for row in anna.get(board)["ratings"]}
        own = {row["name"]: row for row in bob.get(board, club=club["id"])["ratings"]}
        assert {name: row["games"] for name, row in whole.items()} == {"Anna": 2, "Bob": 2}
        assert {name: (row["games"], row["amount"]) for name, row in own.items()} == {
            "Anna": (1, "few"),
            "Bob": (1, "few"),
        }
        assert stranger.get(board, 403, club=club["id"])["code"] == "members-only"
        assert anna.get(board, 404, club="nowhere")["code"] == "no-such-club"


def test_a_hundred_confirmed_values_are_a_mark(tmp_path: Path) -> None:
    with served(quick(tmp_path / "house.db")) as url:
        anna = Person(url, "Anna")
        names = [value["key"] for value in anna.get("/api/games/red_cathedral/box")["values"]]
        for first in (0, 60):
            box = {"game": "red_cathedral", "name": "Mine", "confirmed": names[first : first + 60]}
            assert anna.get(f"/api/players/{anna.me['id']}")["marks"] == []
            anna.post("/api/me/boxes", box, 201)
        marks = anna.get(f"/api/players/{anna.me['id']}")["marks"]
        assert [mark["mark"] for mark in marks] == ["box-keeper"]
