"""The short way of drafts and commits answers like the general one, and never overwrites what is newer."""

import sqlite3
from pathlib import Path

import pytest

import mansard
from tests.server.house import Person, offered, quick, served

GAME = mansard.games()[0]


@pytest.mark.parametrize("name", ["draft", "commit"])
def test_what_is_not_plain_gets_the_answer_of_the_general_way(url: str, name: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(GAME, ["me", "me"], start=True)["id"]
    path = f"/api/tables/{table}/{name}"
    broken = [b"", b"[", b'{"seat": "x"}', b'{"seat": 0, "version": 0, "moves": [], "more": 1}', b"\xff"]
    for content in broken:
        answer = anna.http.post(path, content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), content
    plain = {"seat": 0, "version": 0, "moves": ["pass"], "key": "k"}
    if name == "draft":
        del plain["key"]
    assert anna.http.post(path, content=b"seat=0").json()["code"] == "malformed"
    assert Person(url).post(path, plain, 401)["code"] == "sign-in"
    assert anna.post(path.replace(table, "a" * 16), plain, 404)["code"] == "no-such-table"
    assert anna.post(path, {**plain, "seat": 9}, 404)["code"] == "no-such-seat"


def test_requests_of_the_short_way_are_counted_by_their_route(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(GAME, ["me", "me"], start=True)
    anna.draft(table["id"], table["actors"][0], 0)
    assert 'route="/api/tables/{table_id}/draft",status="200"' in anna.http.get("/metrics").text


def test_a_table_that_somebody_else_wrote_is_read_again_before_a_turn_counts(tmp_path: Path) -> None:
    with served(quick(tmp_path / "house.db")) as url:
        anna = Person(url, "Anna")
        card = anna.create(GAME, ["me", "me"], start=True)
        seat = card["actors"][0]
        move = offered(anna.draft(card["id"], seat, 0))[0]["text"]
        other = sqlite3.connect(tmp_path / "house.db")
        other.execute("UPDATE tables SET epoch = epoch + 1")
        other.commit()
        other.close()
        assert anna.commit(card["id"], seat, 0, [move], "k")["answer"] == "applied"
        assert anna.commit(card["id"], seat, 0, [move], "k")["answer"] == "duplicate"
