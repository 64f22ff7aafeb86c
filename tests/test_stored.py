"""What earlier versions stored still opens: `fixtures/<version>` has a database and records of that version.

A fixture is never written anew. Its database has tables of every game: finished, in the middle of a turn,
alone, in a simultaneous phase, with corrected components, taken back, with a bot; people, chat and notes.
"""

import gzip
import hashlib
import json
import sqlite3
from pathlib import Path

import pytest

from mansard.kernel.game import State
from mansard.kernel.record import read_record, replay
from mansard.registry import game, games
from mansard.server.open_table import game_with
from tests.cli.run import run
from tests.server.house import Person, offered, quick, served

FOLDER = Path(__file__).parent / "fixtures"
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
RECORDS = sorted(FOLDER.glob("*/records/*.txt"))


@pytest.fixture(params=VERSIONS)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of a stored database."""
    copy = tmp_path / "house.db"
    copy.write_bytes(gzip.decompress((FOLDER / request.param / "house.db.gz").read_bytes()))
    return copy


def rows(house: Path, query: str) -> list[tuple[str, ...]]:
    """What a query finds in a database."""
    database = sqlite3.connect(house)
    try:
        return database.execute(query).fetchall()
    finally:
        database.close()


def test_a_stored_database_has_tables_of_every_game_in_every_state(house: Path) -> None:
    found = set(rows(house, "SELECT game, status FROM tables"))
    assert {(slug, status) for slug in games() for status in ("playing", "finished")} <= found
    assert rows(house, "SELECT 1 FROM tables WHERE components IS NOT NULL")
    assert rows(house, "SELECT 1 FROM commits WHERE seat < 0")
    assert rows(house, "SELECT 1 FROM chat")


def test_a_stored_database_verifies(house: Path) -> None:
    result = run("admin", "verify", "--database", f"sqlite:///{house}")
    assert result.exit_code == 0, result.output
    played = rows(house, "SELECT 1 FROM tables WHERE seed IS NOT NULL")
    assert str(len(played)) in result.output


def test_every_stored_position_can_be_seen_and_played_on(house: Path) -> None:
    kept = "SELECT game, components, h.state FROM tables t JOIN {} h ON h.table_id = t.id"
    for slug, components, text in rows(house, kept.format("heads")) + rows(house, kept.format("snapshots")):
        state = game_with(slug, components).from_json(text)
        for seat in (None, *range(state.players)):
            json.dumps(state.view(seat))
        assert state.over() or all(state.legal(seat) for seat in state.actors())


def test_every_stored_table_opens_and_its_people_play_on(house: Path) -> None:
    names = rows(house, "SELECT id, seed FROM tables")
    with served(quick(house)) as url:
        anna = Person(url, "Guest")
        anna.post("/api/login", {"login": "anna", "password": "correct horse"})
        mine = anna.get("/api/me/tables", limit=50)["tables"]
        for name, seed in names:
            assert anna.get(f"/api/tables/{name}")["id"] == name
            anna.get(f"/api/tables/{name}/chat")
            if seed is not None:
                look_around(anna, name)
        timeless = [card["id"] for card in mine if card["clock"]["kind"] == "none"]
        assert sum(play_on(anna, name) for name in timeless) >= 3


def look_around(anna: Person, name: str) -> None:
    """The view, the log and the record of a table, at its end and at its beginning."""
    version = anna.get(f"/api/tables/{name}/view")["version"]
    assert anna.get(f"/api/tables/{name}/view", version=0)["version"] == 0
    assert len(anna.get(f"/api/tables/{name}/log", limit=500)["entries"]) >= version
    assert anna.http.get(f"/api/tables/{name}/record").text.startswith("mansard record")


def play_on(anna: Person, name: str) -> bool:
    """Whether the table waited for a move, which is then made."""
    card = anna.get(f"/api/tables/{name}")
    seats = [seat for seat in card["actors"] if seat in card["my_seats"]]
    for seat in seats[:1]:
        move = offered(anna.draft(name, seat, card["version"]))[0]["text"]
        assert anna.commit(name, seat, card["version"], [move], "later")["answer"] == "applied"
    return bool(seats)


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parts[-3]}-{path.stem}" for path in RECORDS])
def test_a_stored_record_replays_and_is_observed_as_it_was(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), str(path))
    match = replay(record, game(record.game), str(path))
    assert match.state.over()
    assert (match.record.scores, match.record.places) == (record.scores, record.places)
    seen = json.loads((path.parents[1] / "observations.json").read_text(encoding="utf-8"))
    assert observed(match.positions) == seen[path.stem]


def observed(positions: list[State]) -> str:
    """A fingerprint of the layout of the observations and of all that is observed in some positions."""
    state = positions[0]
    parts = state.game.layout(state.players)
    layout = [[part.name, part.shape, part.least, part.most] for part in parts]
    fingerprint = hashlib.sha256(json.dumps(layout).encode())
    for number in range(0, len(positions), 7):
        for seat in range(state.players):
            fingerprint.update(json.dumps(list(positions[number].observe(seat))).encode())
    return fingerprint.hexdigest()
