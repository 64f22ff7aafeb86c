"""The operator's tools: backup, verify, export and import between the two kinds of databases."""

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
