"""`mansard doctor`: what is well, what is not, and what to do about it."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from mansard.server.database import Database
from mansard.server.doctor import DOUBTFUL, ILL, WELL, examine
from mansard.server.migrate import migrate_now
from mansard.server.push import KEYS, keys_of
from mansard.server.settings import Settings
from tests.cli.run import refusal, run
from tests.server.house import free_port
from tests.server.services import new_database


def states(**values: object) -> dict[str, str]:
    """Part and how it is."""
    return {found.part: found.state for found in asyncio.run(examine(Settings(**values)))}  # type: ignore[arg-type]


def test_a_fresh_house_is_well_and_its_database_empty(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    found = states(database=database)
    assert (found["database"], found["broker"], found["mail"], found["space"]) == (WELL, WELL, WELL, WELL)
    assert found["migrations"] == DOUBTFUL
    migrate_now(database)
    assert states(database=database)["migrations"] == WELL


def test_the_grown_house_is_looked_at(postgres_url: str, redis_url: str) -> None:
    database = new_database(postgres_url)
    found = states(database=database, broker=redis_url, jobs="taskiq")
    assert (found["database"], found["clock"], found["broker"]) == (WELL, WELL, WELL)
    assert found["workers"] == DOUBTFUL


def test_what_does_not_answer_is_ill(tmp_path: Path) -> None:
    nobody = free_port()
    found = states(
        database=f"postgresql://mansard@127.0.0.1:{nobody}/x",
        broker=f"redis://127.0.0.1:{nobody}/0",
        smtp=f"smtp://127.0.0.1:{nobody}",
        public_url="games.example.org",
    )
    assert {found[part] for part in ("database", "migrations", "broker", "mail", "address")} == {ILL}
    assert states(database=f"sqlite:///{tmp_path}/no/house.db")["space"] == ILL


def test_the_keys_of_push_messages_are_looked_at(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    assert states(database=database)["push"] == WELL  # made when they are needed first
    migrate_now(database)
    asyncio.run(make_keys(database))
    assert states(database=database, public_url="https://localhost")["push"] == WELL
    assert states(database=database, public_url="http://localhost")["push"] == DOUBTFUL
    with sqlite3.connect(tmp_path / "house.db") as connection:
        connection.execute("UPDATE facts SET value = 'spoilt' WHERE name = ?", [KEYS])
    assert states(database=database, public_url="https://localhost")["push"] == ILL


async def make_keys(address: str) -> None:
    """As the server does when somebody wants push messages first."""
    database = Database(address)
    try:
        await keys_of(database)
    finally:
        await database.close()


def test_a_database_of_a_newer_version_is_ill(tmp_path: Path) -> None:
    migrate_now(f"sqlite:///{tmp_path}/house.db")
    with sqlite3.connect(tmp_path / "house.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert states(database=f"sqlite:///{tmp_path}/house.db")["migrations"] == ILL


@pytest.mark.parametrize("locale", ["en", "ru", "pl"])
def test_the_command_tells_it_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setenv("MANSARD_DATABASE", f"sqlite:///{tmp_path}/house.db")
    result = run("doctor", lang=locale)
    assert len(result.stdout.strip().splitlines()) >= 10


@pytest.mark.parametrize("command", [["serve"], ["doctor"], ["worker"], ["admin", "verify"]])
@pytest.mark.parametrize("address", ["sqlite+aiosqlite:///house.db", "mysql://x", "nonsense"])
def test_a_wrong_database_address_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, command: list[str], address: str
) -> None:
    monkeypatch.setenv("MANSARD_DATABASE", address)
    assert "MANSARD_DATABASE" in refusal(*command)


def test_a_wrong_setting_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANSARD_BOT_PROCESSES", "many")
    assert "MANSARD_BOT_PROCESSES" in refusal("serve")
