"""The operator's tools: backup, verify, export and import between the two kinds of databases."""

import json
import random
import re
import sqlite3
from pathlib import Path

import pytest

import mansard
from mansard.kernel.errors import MansardError
from mansard.server.admin import backup, export_all, import_all, verify
from tests.server.house import Person, offered, quick, served
from tests.server.services import new_database

GAME = mansard.games()[0]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a game of some turns and a rewind."""
    path = tmp_path_factory.mktemp("admin") / "house.db"
    with served(quick(path)) as url:
        anna = Person(url, "Anna")
        table = anna.create(GAME, ["me", "me"], start=True)["id"]
        for version in range(30):
            if version == 20:
                anna.post(f"/api/tables/{table}/rewind", {"seat": 0, "number": 3})
                continue
            seat = anna.get(f"/api/tables/{table}")["actors"][0]
            move = offered(anna.draft(table, seat, version))[0]["text"]
            anna.commit(table, seat, version, [move], f"k{version}")
        anna.post(f"/api/tables/{table}/chat", {"text": "well played"})
    return path


def test_a_sound_database_verifies(house: Path) -> None:
    assert verify(f"sqlite:///{house}") == (1, [])


def test_a_backup_is_a_whole_database(house: Path, tmp_path: Path) -> None:
    backup(f"sqlite:///{house}", tmp_path / "copy.db")
    assert verify(f"sqlite:///{tmp_path}/copy.db") == (1, [])


def test_drift_is_reported_with_table_and_commit(house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(f"sqlite:///{house}", copy)
    with sqlite3.connect(copy) as database:
        database.execute("UPDATE commits SET digest = 'other' WHERE number = 7")
    database.close()
    count, drifts = verify(f"sqlite:///{copy}")
    assert (count, [drift.number for drift in drifts]) == (1, [7])


def test_an_export_moves_a_house_to_postgresql_and_back(
    house: Path, tmp_path: Path, postgres_url: str
) -> None:
    first, second = tmp_path / "first.jsonl.gz", tmp_path / "second.jsonl"
    rows = export_all(f"sqlite:///{house}", first)
    grown = new_database(postgres_url)
    assert import_all(grown, first) == rows
    assert verify(grown) == (1, [])
    assert export_all(grown, second) == rows
    assert import_all(f"sqlite:///{tmp_path}/again.db", second) == rows
    assert verify(f"sqlite:///{tmp_path}/again.db") == (1, [])
    with served(quick(grown)) as url:
        anna = Person(url, "Bob")
        table = anna.create(GAME, ["me", "me"])["id"]
        assert anna.post(f"/api/tables/{table}/chat", {"text": "hello"})["id"] > 1


def test_a_damaged_export_changes_nothing(house: Path, tmp_path: Path) -> None:
    good = tmp_path / "good.jsonl"
    export_all(f"sqlite:///{house}", good)
    bad = tmp_path / "bad.jsonl"
    bad.write_text(good.read_text()[:-200])
    with pytest.raises(MansardError, match="damaged"):
        import_all(f"sqlite:///{tmp_path}/new.db", bad)
    assert verify(f"sqlite:///{tmp_path}/new.db") == (0, [])
    with pytest.raises(MansardError, match="not empty"):
        import_all(f"sqlite:///{house}", good)
    bad.write_text("{}\n")
    with pytest.raises(MansardError, match="is not an export"):
        import_all(f"sqlite:///{tmp_path}/new.db", bad)


BROKEN = [
    (r'"base64": "', '"base64": "!'),
    (r'\{"base64": "[^"]*"\}', '{"base64": 7}'),
    (r'\{"base64": "[^"]*"\}', '"seed"'),
    (r'"row": \{', '"row": 7, "rest": {'),
    (r'\{"in": .*', "[]"),
    (r'\{"in": "(\w+)", "row"', r'{"in": "\1", "line"'),
]


@pytest.mark.parametrize(("right", "wrong"), BROKEN)
def test_a_broken_line_of_an_export_is_told_and_changes_nothing(
    house: Path, tmp_path: Path, right: str, wrong: str
) -> None:
    file, database = tmp_path / "bad.jsonl", f"sqlite:///{tmp_path}/new.db"
    export_all(f"sqlite:///{house}", file)
    whole = file.read_text()
    file.write_text(re.sub(right, wrong, whole))
    assert file.read_text() != whole
    with pytest.raises(MansardError, match="damaged"):
        import_all(database, file)
    assert verify(database) == (0, [])


def test_an_export_that_was_cut_off_is_damaged(house: Path, tmp_path: Path) -> None:
    whole, part = tmp_path / "whole.jsonl.gz", tmp_path / "part.jsonl.gz"
    export_all(f"sqlite:///{house}", whole)
    part.write_bytes(whole.read_bytes()[:-40])
    with pytest.raises(MansardError, match="damaged"):
        import_all(f"sqlite:///{tmp_path}/new.db", part)


def test_a_table_of_earlier_rules_opens_at_every_version_and_goes_on(tmp_path: Path) -> None:
    """Small City has kept its first rules: a plan was handed in by itself when nothing else could be done."""
    path = tmp_path / "old.db"
    with served(quick(path)) as url:
        anna = Person(url, "Anna")
        table = anna.create("small_city", ["me", "me"], start=True)["id"]
        cookies = anna.http.cookies
    match = first_rules_match(path, table, 90)
    assert verify(f"sqlite:///{path}") == (1, [])
    with served(quick(path)) as url:
        anna = Person(url)
        anna.http.cookies = cookies
        for version in range(0, match.number, 7):
            shown = anna.get(f"/api/tables/{table}/view", version=version)
            assert shown["view"] == match.positions[version].view(None) | {"seat": shown["view"]["seat"]}
        seat = anna.get(f"/api/tables/{table}")["actors"][0]
        move = offered(anna.draft(table, seat, match.number))[0]["text"]
        anna.commit(table, seat, match.number, [move], "on")
    assert verify(f"sqlite:///{path}") == (1, [])


def first_rules_match(path: Path, table: str, commits: int) -> mansard.Match:
    """A game under the first rules, stored as the server of that time stored it."""
    game = mansard.game("small_city").under_rules(1)
    assert game is not None
    with sqlite3.connect(path) as database:
        seed = database.execute("SELECT seed FROM tables").fetchone()[0]
        match = mansard.Match(game, 2, seed)
        chance = random.Random(5)
        for number in range(1, commits + 1):
            seat = match.state.actors()[0]
            match.commit(seat, [chance.choice(match.state.legal(seat))])
            moves = json.dumps([line.text for line in match.record.lines if line.number == number])
            values = (table, number, seat, moves, "[]", 1.0, 0, 1, match.state.digest(), f"old{number}")
            database.execute("INSERT INTO commits VALUES (?,?,?,?,?,?,?,?,?,?)", values)
        database.execute("UPDATE snapshots SET rules = 1")
        actors = json.dumps(match.state.actors())
        database.execute("UPDATE tables SET rules = 1, version = ?, actors = ?", (commits, actors))
        database.execute("UPDATE heads SET number = ?, state = ?", (commits, match.state.to_json()))
    database.close()
    return match
