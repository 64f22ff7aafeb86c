"""Recorded games of every kind are replayed: a change that alters them must raise the rules' version.

`mansard golden write` plays and writes them anew.
"""

from pathlib import Path

import pytest

from mansard.kernel.record import read_record, replay
from mansard.registry import game

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDS])
def test_a_recorded_game_plays_as_it_did(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), str(path))
    match = replay(record, game(record.game), str(path))
    assert match.state.over()
    assert match.record.to_text() == path.read_text(encoding="utf-8")
