"""The review of a finished game: queued, resumed, shown; lines; playing on; records from elsewhere."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import played
from tests.server.house import Person, offered, quick, served, until
from tests.server.test_counting import play_to_the_end

TINY = {"review_quick": 0, "review_deep": 0}


def finished(url: str, name: str = "Anna") -> tuple[Person, str]:
    """A finished hot-seat game of one person."""
    person = Person(url, name)
    table = person.create("skyrise", ["me", "me"], start=True)["id"]
    play_to_the_end([person, person], table)
    return person, str(table)


def play_seat(person: Person, table: str, seat: int) -> None:
    """Play the first move that is offered whenever the seat is to act; the others are bots."""
    while True:
        card = until(
            lambda: person.get(f"/api/tables/{table}"),
            lambda card: card["status"] == "finished" or seat in card["actors"],
            60,
        )
        if card["status"] == "finished":
            return
        moves: list[str] = []
        while not (draft := person.draft(table, seat, card["version"], moves))["complete"]:
            moves.append(offered(draft)[0]["text"])
        person.commit(table, seat, card["version"], draft["moves"], f"k{card['version']}")


def done(person: Person, table: str, depth: str = "quick") -> Any:
    """The answer when a pass is done."""
    return until(
        lambda: person.get(f"/api/tables/{table}/review"), lambda told: told[depth]["state"] == "done", 120
    )


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A house with a reviewed game."""
    with served(quick(tmp_path_factory.mktemp("review") / "house.db", **TINY)) as url:
        person, table = finished(url)
        person.post(f"/api/tables/{table}/review", {"depth": "quick"})
        yield url, person, table, done(person, table)


def test_a_review_tells_every_turn_and_both_kinds_of_truth(house: Any) -> None:
    _, person, table, told = house
    review = told["review"]
    card = person.get(f"/api/tables/{table}")
    assert review["scores"] == card["scores"] and review["places"] == card["places"]
    assert len(review["chances"]) == len(review["open_chances"]) == card["version"] + 1
    assert [turn["number"] for turn in review["turns"]] == list(range(1, card["version"] + 1))
    for turn in review["turns"]:
        marked = turn["mark"] in ("off-plumb", "crack", "collapse")
        assert (turn["open_lost"] is not None) == marked
    assert {sentence["key"] for sentence in review["summary"]} >= {"review-accuracy"}
    assert told["quick"] == {
        "depth": "quick",
        "state": "done",
        "done": len(review["turns"]),
        "total": len(review["turns"]),
        "ahead": 0,
        "current": True,
    }


def test_a_stranger_with_the_link_may_look_but_not_ask_for_the_long_pass(house: Any) -> None:
    url, _, table, told = house
    stranger = Person(url, "Stranger")
    seen = stranger.get(f"/api/tables/{table}/review")
    assert seen["review"] == told["review"]
    assert (seen["may_start"], seen["may_deepen"]) == (True, False)
    assert (
        stranger.post(f"/api/tables/{table}/review", {"depth": "deep"}, 403)["code"] == "not-for-spectators"
    )
    nobody = Person(url)
    assert nobody.get(f"/api/tables/{table}/review")["may_start"] is False
    nobody.post(f"/api/tables/{table}/review", {"depth": "quick"}, 401)


def test_nothing_is_reviewed_before_the_end(house: Any) -> None:
    _, person, _, _ = house
    table = person.create("skyrise", ["me", "me"], start=True)["id"]
    assert person.get(f"/api/tables/{table}/review", 409)["code"] == "table-not-finished"
    assert person.post(f"/api/tables/{table}/review", {}, 409)["code"] == "table-not-finished"
    assert person.get(f"/api/tables/{table}/review/line", 409, number=1)["code"] == "table-not-finished"
    body = {"number": 0, "seat": 0}
    assert person.post(f"/api/tables/{table}/continue", body, 409)["code"] == "table-not-finished"


def test_the_better_turn_and_its_line_can_be_shown_on_the_board(house: Any) -> None:
    _, person, table, told = house
    turn = max(told["review"]["turns"], key=lambda turn: turn["lost"])
    line = person.get(f"/api/tables/{table}/review/line", number=turn["number"])
    first = [step["move"] for step in line["steps"] if step["turn"] == 0]
    assert first == turn["best"][0]["moves"]
    following = [step["move"] for step in line["steps"] if step["turn"] > 0]
    assert following == [move for each in turn["line"] for move in each["moves"]]
    eyes = {"seat": turn["seat"], "version": turn["number"] - 1}
    before = person.get(f"/api/tables/{table}/view", **eyes)
    assert line["before"] == before["view"]
    assert all(step["view"]["seat"] == turn["seat"] for step in line["steps"])
    missing = person.get(f"/api/tables/{table}/review/line", 404, number=turn["number"], rank=19)
    assert missing["code"] == "no-such-turn"


def test_a_position_is_played_on_against_bots_and_counts_nowhere(house: Any) -> None:
    _, person, table, _ = house
    body = {"number": 6, "seat": 1, "level": "medium"}
    fresh = person.post(f"/api/tables/{table}/continue", body, 201)
    assert (fresh["version"], fresh["rated"], fresh["my_seats"]) == (6, False, [1])
    assert fresh["source"] == {"kind": "position", "table": table, "number": 6}
    old = person.get(f"/api/tables/{table}/view", seat=1, version=6)["view"]
    assert person.get(f"/api/tables/{fresh['id']}/view", seat=1, version=6)["view"] == old
    assert person.get(f"/api/tables/{fresh['id']}/view", 403, seat=0)["code"] == "not-your-seat"
    play_seat(person, fresh["id"], 1)
    record = person.http.get(f"/api/tables/{fresh['id']}/record").text
    assert f"# from table {table} after commit 6, not rated" in record
    again = person.post("/api/records", {"record": record}, 201)
    assert again["scores"] == person.get(f"/api/tables/{fresh['id']}")["scores"]
    results = person.http.get("/api/me/results").text
    assert fresh["id"] not in results and again["id"] not in results


def test_the_end_cannot_be_played_on(house: Any) -> None:
    _, person, table, _ = house
    last = person.get(f"/api/tables/{table}")["version"]
    body = {"number": last, "seat": 0}
    assert person.post(f"/api/tables/{table}/continue", body, 409)["code"] == "nothing-to-play"
    body["number"] = last + 1
    assert person.post(f"/api/tables/{table}/continue", body, 404)["code"] == "no-such-version"
    body = {"number": 1, "seat": 7}
    assert person.post(f"/api/tables/{table}/continue", body, 404)["code"] == "no-such-seat"


def test_a_record_from_elsewhere_is_kept_and_reviewed(house: Any) -> None:
    _, person, _, _ = house
    text = played("red_cathedral", 2, 3, spec="greedy").record.to_text()
    table = person.post("/api/records", {"record": text}, 201)
    assert table["status"] == "finished" and table["source"]["kind"] == "record"
    assert table["id"] in [card["id"] for card in person.get("/api/me/tables")["tables"]]
    kept = person.http.get(f"/api/tables/{table['id']}/record").text.splitlines()
    moves = [line.partition(" @ ")[0] for line in kept if line[:1].isdigit()]
    assert moves == [line for line in text.splitlines() if line[:1].isdigit()]
    assert kept[-3:] == text.splitlines()[-3:]
    middle = table["version"] // 2
    view = person.get(f"/api/tables/{table['id']}/view", version=middle)["view"]
    assert view["game"] == "red_cathedral"
    person.post(f"/api/tables/{table['id']}/review", {"depth": "quick"})
    assert done(person, table["id"])["review"]["game"] == "red_cathedral"


@pytest.mark.parametrize("spoilt", ["", "nonsense", "cut", "moved"])
def test_a_record_that_does_not_replay_is_refused(house: Any, spoilt: str) -> None:
    _, person, _, _ = house
    text = played("skyrise", 2, 3, spec="random").record.to_text()
    if spoilt == "cut":
        text = "\n".join(text.splitlines()[:30])
    elif spoilt == "moved":
        text = text.replace("\n1 0 ", "\n1 1 ", 1)
    else:
        text = spoilt
    problem = person.post("/api/records", {"record": text}, 422)
    assert problem["code"] == "invalid-record"
    assert problem["args"]["problem"]


def test_a_pass_goes_on_after_a_restart_and_can_be_stopped(tmp_path: Path) -> None:
    settings = quick(tmp_path / "house.db", review_quick=0, review_deep=12000, review_chunk=0)
    with served(settings) as url:
        person, table = finished(url)
        person.post(f"/api/tables/{table}/review", {"depth": "deep"})
        assert done(person, table)["deep"]["state"] in ("waiting", "running")
        told = until(
            lambda: person.get(f"/api/tables/{table}/review"), lambda told: told["deep"]["done"] > 0, 60
        )
        assert told["deep"]["done"] < told["deep"]["total"]
        stopped = person.post(f"/api/tables/{table}/review", method="DELETE")
        assert stopped["deep"]["state"] == "stopped" and stopped["review"]["depth"] == "quick"
        cookies = person.http.cookies
    with served(settings) as url:
        back = Person(url)
        back.http.cookies = cookies
        assert back.get(f"/api/tables/{table}/review")["deep"]["done"] >= told["deep"]["done"]
        begun = back.post(f"/api/tables/{table}/review", {"depth": "deep"})["deep"]
        assert begun["done"] >= told["deep"]["done"]
        assert done(back, table, "deep")["review"]["depth"] == "deep"
