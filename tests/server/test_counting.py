"""Finished games are counted, those of before as well, and leave the house as CSV and Parquet."""

import csv
import gzip
import json
import sqlite3
from pathlib import Path

import pytest
from pyarrow import parquet

from mansard.server.admin import export_all, import_all
from mansard.server.counting import export_results, recount
from tests.cli.run import refusal, run
from tests.server.house import Person, offered, quick, served, until
from tests.server.services import new_database

STORED = Path(__file__).parents[1] / "fixtures" / "0.1.0" / "house.db.gz"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The database of a version that counted nothing."""
    copy = tmp_path / "house.db"
    copy.write_bytes(gzip.decompress(STORED.read_bytes()))
    return copy


def results(house: Path) -> list[sqlite3.Row]:
    """All rows of results."""
    database = sqlite3.connect(house)
    database.row_factory = sqlite3.Row
    try:
        return database.execute("SELECT * FROM results ORDER BY table_id, seat").fetchall()
    finally:
        database.close()


def test_games_of_before_are_counted_and_every_breakdown_sums_to_its_score(house: Path) -> None:
    games = len({row["table_id"] for row in results(house)})
    assert games >= 4
    assert str(games) in run("admin", "stats", "--database", f"sqlite:///{house}").stdout
    found = results(house)
    assert {row["game"] for row in found} == {"paris", "red_cathedral", "skyrise", "small_city"}
    for row in found:
        assert sum(json.loads(row["breakdown"]).values()) == row["score"]
        assert row["turns"] > 0 and row["seconds"] >= 0 and row["opening"]
        assert row["counted"] == 1 and len(row["box"]) == 64


def test_counting_twice_changes_nothing(house: Path) -> None:
    recount(f"sqlite:///{house}")
    once = [tuple(row) for row in results(house)]
    recount(f"sqlite:///{house}")
    assert [tuple(row) for row in results(house)] == once


def test_a_game_that_drifted_is_counted_without_its_course(house: Path) -> None:
    table = results(house)[0]["table_id"]
    with sqlite3.connect(house) as database:
        database.execute("UPDATE commits SET moves = '[\"fly\"]' WHERE number = 3 AND table_id = ?", (table,))
    database.close()
    recount(f"sqlite:///{house}")
    spoiled = [row for row in results(house) if row["table_id"] == table]
    assert all(row["turns"] is None and row["opening"] is None for row in spoiled)
    assert all(sum(json.loads(row["breakdown"]).values()) == row["score"] for row in spoiled)
    assert all(row["turns"] for row in results(house) if row["table_id"] != table)


def test_results_are_exported_as_csv_and_as_parquet_without_names(house: Path, tmp_path: Path) -> None:
    recount(f"sqlite:///{house}")
    rows = results(house)
    text, columns = tmp_path / "r.csv", tmp_path / "r.parquet"
    assert export_results(f"sqlite:///{house}", text) == len(rows)
    assert export_results(f"sqlite:///{house}", columns) == len(rows)
    with text.open(encoding="utf-8", newline="") as file:
        read = list(csv.DictReader(file))
    assert {(row["table_id"], int(row["seat"])): int(row["score"]) for row in read} == {
        (row["table_id"], row["seat"]): row["score"] for row in rows
    }
    assert parquet.read_table(columns)["score"].to_pylist() == [int(row["score"]) for row in read]
    assert "name" not in read[0]


def test_a_file_of_results_has_a_known_ending(house: Path, tmp_path: Path) -> None:
    target = tmp_path / "results.xls"
    assert ".csv" in refusal("admin", "export-results", str(target), "--database", f"sqlite:///{house}")
    assert not target.exists()


def test_postgresql_counts_the_same(house: Path, tmp_path: Path, postgres_url: str) -> None:
    recount(f"sqlite:///{house}")
    export_all(f"sqlite:///{house}", tmp_path / "all.jsonl")
    grown = new_database(postgres_url)
    import_all(grown, tmp_path / "all.jsonl")
    recount(grown)
    export_results(f"sqlite:///{house}", tmp_path / "file.csv")
    export_results(grown, tmp_path / "grown.csv")
    assert (tmp_path / "grown.csv").read_text() == (tmp_path / "file.csv").read_text()


def test_the_keeper_counts_a_game_that_ends_and_its_rating_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with served(quick(path, slow_round=0.1)) as url:
        anna, bob = Person(url, "Anna"), Person(url, "Bob")
        table = anna.create("skyrise", ["me", "open"])["id"]
        bob.post(f"/api/tables/{table}/join", {})
        anna.post(f"/api/tables/{table}/start", {})
        play_to_the_end([anna, bob], table)
        found = until(lambda: results(path), lambda rows: [row["counted"] for row in rows] == [1, 1])
    assert all(row["sigma"] < 25 / 3 and row["opening"].startswith("at ") for row in found)
    assert all(sum(json.loads(row["breakdown"]).values()) == row["score"] for row in found)


def play_to_the_end(people: list[Person], table: str) -> None:
    """Everybody plays the first move that is offered."""
    while (card := people[0].get(f"/api/tables/{table}"))["status"] == "playing":
        seat, version = card["actors"][0], card["version"]
        moves: list[str] = []
        while not (draft := people[seat].draft(table, seat, version, moves))["complete"]:
            moves.append(offered(draft)[0]["text"])
        people[seat].commit(table, seat, version, draft["moves"], f"k{version}")
