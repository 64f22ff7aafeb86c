"""Backups by the clock, and the drill: the database is lost, a backup takes its place, all play on."""

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from mansard.kernel.errors import MansardError
from mansard.server.admin import verify
from mansard.server.backups import make_backup, restore, rotate
from tests.cli.run import refusal, run
from tests.server.house import Person, offered, quick, served, until
from tests.server.services import new_database

GAME = "skyrise"


def played(anna: Person, table: str, turns: int) -> int:
    """Play so many turns; the version after them."""
    for _ in range(turns):
        card = anna.get(f"/api/tables/{table}")
        seat, version = card["actors"][0], card["version"]
        move = offered(anna.draft(table, seat, version))[0]["text"]
        anna.commit(table, seat, version, [move], f"k{version}")
    return int(anna.get(f"/api/tables/{table}")["version"])


def fallen_asleep(path: Path) -> None:
    """The server was stopped a while ago."""
    with sqlite3.connect(path) as database:
        database.execute("UPDATE facts SET value = ? WHERE name = 'alive'", (repr(time.time() - 60),))
    database.close()


def test_the_drill_lose_the_database_restore_and_play_on(tmp_path: Path) -> None:
    path, folder = tmp_path / "house.db", tmp_path / "backups"
    settings = quick(path, backup_folder=str(folder), backup_hours=0.000_01, slow_round=0.05, backup_keep=2)
    with served(settings) as url:
        anna = Person(url, "Anna")
        table = anna.create(GAME, ["me", "me"], start=True)["id"]
        before = played(anna, table, 6)
        first = time.time()
        newest = until(lambda: sorted(folder.glob("*.db")), lambda found: made_after(found, first))[-1]
        kept = tmp_path / newest.name
        kept.write_bytes(newest.read_bytes())
        assert played(anna, table, 2) == before + 2
        cookies = anna.http.cookies
        until(lambda: list(folder.glob("*.db")), lambda found: len(found) == 2)  # only so many are kept
    with pytest.raises(MansardError, match="a moment ago"):
        restore(f"sqlite:///{path}", kept)
    path.write_bytes(b"the disk has died")
    path.unlink()
    assert restore(f"sqlite:///{path}", kept) is None
    assert verify(f"sqlite:///{path}") == (1, [])
    with served(quick(path)) as url:
        anna = Person(url)
        anna.http.cookies = cookies
        assert anna.get(f"/api/tables/{table}")["version"] == before
        assert played(anna, table, 1) == before + 1


def made_after(found: list[Path], moment: float) -> bool:
    """Whether the newest backup began after the moment: names have whole seconds."""
    return bool(found) and found[-1].stat().st_mtime > moment + 1.0


def test_the_old_database_is_kept_beside_the_restored_one(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with served(quick(path)) as url:
        Person(url, "Anna")
    copy = make_backup(f"sqlite:///{path}", tmp_path / "backups", time.time())
    with served(quick(path)) as url:
        Person(url, "Bob")
    fallen_asleep(path)
    aside = restore(f"sqlite:///{path}", copy)
    assert aside is not None
    assert (names(path), names(aside)) == (["Anna"], ["Anna", "Bob"])


def names(path: Path) -> list[Any]:
    with sqlite3.connect(path) as database:
        found = [row[0] for row in database.execute("SELECT name FROM accounts ORDER BY name")]
    database.close()
    return found


def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    path, strange = tmp_path / "house.db", tmp_path / "strange.db"
    with served(quick(path)) as url:
        Person(url, "Anna")
    strange.write_bytes(b"this is no database at all, only some words")
    for source, problem in ((strange, "no backup"), (tmp_path / "nothing.db", "no such file")):
        with pytest.raises(MansardError, match=problem):
            restore(f"sqlite:///{path}", source)
        told = refusal("admin", "restore", str(source), "--database", f"sqlite:///{path}")
        assert problem in told
    newer = make_backup(f"sqlite:///{path}", tmp_path / "backups", 1e9)
    with sqlite3.connect(newer) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(MansardError, match="newer Mansard"):
        restore(f"sqlite:///{path}", newer)
    assert names(path) == ["Anna"]


def test_only_the_oldest_of_our_own_backups_are_removed(tmp_path: Path) -> None:
    for name in ("mansard-20260101T000000Z.db", "mansard-20260102T000000Z.db", "mine.db", "notes.txt"):
        (tmp_path / name).touch()
    assert [path.name for path in rotate(tmp_path, 1)] == ["mansard-20260101T000000Z.db"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "mansard-20260102T000000Z.db",
        "mine.db",
        "notes.txt",
    ]


def test_a_grown_house_is_backed_up_and_restored_into_a_new_database(
    tmp_path: Path, postgres_url: str
) -> None:
    grown, empty = new_database(postgres_url), new_database(postgres_url)
    with served(quick(grown)) as url:
        anna = Person(url, "Anna")
        table = anna.create(GAME, ["me", "me"], start=True)["id"]
        played(anna, table, 3)
    copy = make_backup(grown, tmp_path, 1e9)
    assert copy.name == "mansard-20010909T014640Z.jsonl.gz"
    restore(empty, copy)
    assert verify(empty) == (1, [])


def test_top_tells_what_a_running_house_does(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with served(quick(path)) as url:
        anna = Person(url, "Anna")
        anna.create(GAME, ["me", "me"], start=True)
        database = ["--database", f"sqlite:///{path}"]
        told = run("admin", "top", "--once", "--seconds", "0.2", "--url", url, *database).stdout
    assert "1 in play, 0 waiting, 0 finished" in told
    assert "with an account: 0, guests: 1" in told
    assert "does not tell its figures" in refusal("admin", "top", "--url", url, *database)
