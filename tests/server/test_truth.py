"""True moves and the lowest chance of a reviewed game reach its results, the player's page and the marks."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from mansard.server.counting import recount
from mansard.server.truth import seats_reviewed
from tests.server.house import Person, quick, served
from tests.server.test_review import TINY, done, finished


def turn(seat: int, lost: float, forced: bool = False) -> dict[str, Any]:
    return {"seat": seat, "lost": lost, "forced": forced}


def test_true_moves_are_counted_of_decisions_and_a_forced_turn_is_none() -> None:
    review = {
        "scores": [10, 20],
        "chances": [[0.5, 0.5], [0.08, 0.92], [0.6, 0.4]],
        "turns": [turn(0, 0.0), turn(1, 0.2), turn(0, 0.06), turn(0, 0.04), turn(1, 0.0, True)],
    }
    assert seats_reviewed("deep", review) == [
        {"reviewed": "deep", "decisions": 3, "true_moves": 2, "lowest": 0.08},
        {"reviewed": "deep", "decisions": 1, "true_moves": 0, "lowest": 0.4},
    ]


COLUMNS = "reviewed, decisions, true_moves, lowest"


def stored(path: Path) -> list[tuple[Any, ...]]:
    with sqlite3.connect(path) as database:
        rows = database.execute(f"SELECT {COLUMNS} FROM results ORDER BY table_id, seat").fetchall()
    database.close()
    return rows


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A house with a game that was reviewed quickly, then deeply."""
    path = tmp_path_factory.mktemp("truth") / "house.db"
    with served(quick(path, slow_round=0.1, **TINY)) as url:
        person, table = finished(url)
        found = []
        for depth in ("quick", "deep"):
            person.post(f"/api/tables/{table}/review", {"depth": depth})
            found.append(done(person, table, depth)["review"])
            found.append(stored(path))
        yield path, person, table, found


def test_what_a_review_says_is_written_when_it_ends_and_a_deep_pass_replaces_it(reviewed: Any) -> None:
    _, _, _, (quick_review, after_quick, deep_review, after_deep) = reviewed
    for review, rows, depth in ((quick_review, after_quick, "quick"), (deep_review, after_deep, "deep")):
        told = [tuple(seat.values()) for seat in seats_reviewed(depth, review)]
        assert rows == told and all(decisions > 5 for _, decisions, _, _ in rows)


def test_the_page_tells_true_moves_and_the_truest_game(reviewed: Any) -> None:
    path, person, table, _ = reviewed
    page = person.get(f"/api/players/{person.me['id']}/games/skyrise")
    rows = stored(path)
    best = max(rows, key=lambda row: row[2] / row[1])
    assert page["truth"]["games"] == 2 and page["truth"]["decisions"] == sum(row[1] for row in rows)
    assert page["truth"]["share"] == pytest.approx(sum(row[2] for row in rows) / page["truth"]["decisions"])
    truest = next(record for record in page["records"] if record["record"] == "truest")
    assert (truest["points"], truest["decisions"], truest["table"]) == (best[2], best[1], table)
    assert {(row["truth"]["true"], row["truth"]["review"]) for row in page["recent"]} == {
        (row[2], "deep") for row in rows
    }


def test_counting_again_reads_the_reviews_again(reviewed: Any, tmp_path: Path) -> None:
    path, _, _, _ = reviewed
    copy = tmp_path / "copy.db"
    with sqlite3.connect(path) as database, sqlite3.connect(copy) as other:
        database.backup(other)
        other.execute(
            "UPDATE results SET reviewed = NULL, decisions = NULL, true_moves = NULL, lowest = NULL"
        )
    database.close()
    other.close()
    recount(f"sqlite:///{copy}")
    assert stored(copy) == stored(path)


def test_plumb_and_cellar_are_marks_of_what_a_review_has_seen(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with served(quick(path)) as url:
        person, _ = finished(url)
        page = f"/api/players/{person.me['id']}"

        def marks(decisions: int, true: int, lowest: float) -> list[str]:
            with sqlite3.connect(path) as database:
                database.execute(
                    "UPDATE results SET reviewed = 'deep', decisions = ?, true_moves = ?, lowest = ?",
                    (decisions, true, lowest),
                )
            database.close()
            return [mark["mark"] for mark in person.get(page)["marks"]]

        assert marks(20, 17, 0.1) == []
        assert marks(4, 4, 0.2) == [], "four decisions are too few"
        assert marks(20, 18, 0.2) == ["plumb"]
        assert marks(20, 0, 0.09) == ["cellar"]


def test_an_older_house_reads_its_reviews_and_counts_one_game_again(reviewed: Any, tmp_path: Path) -> None:
    path, _, table, _ = reviewed
    copy = tmp_path / "copy.db"
    with sqlite3.connect(path) as database, sqlite3.connect(copy) as older:
        database.backup(older)
        for column in ("finisher", "plan", "used", "reviewed", "decisions", "true_moves", "lowest"):
            older.execute(f"ALTER TABLE results DROP COLUMN {column}")
        older.execute("UPDATE alembic_version SET version_num = '0014'")
        tallies = older.execute("SELECT sum(seats) FROM tallies").fetchone()
    database.close()
    older.close()
    with served(quick(copy)) as url:
        person = Person(url, "Later")
        assert person.get(f"/api/tables/{table}")["status"] == "finished"
    assert stored(copy) == stored(path)
    with sqlite3.connect(copy) as now:
        assert now.execute("SELECT sum(seats) FROM tallies").fetchone() == tallies, "other games stay counted"
        kept = now.execute("SELECT result FROM reviews WHERE depth = 'deep'").fetchone()[0]
    now.close()
    assert json.loads(kept)["depth"] == "deep"
