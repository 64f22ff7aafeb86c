"""Recorded games of every kind are replayed: a change that alters them must raise the rules' version.

`mansard golden write` plays and writes them anew. The records of an earlier version stay, in a folder of
their own (`small_city/rules-1`): they play as they did under the rules that they name.
"""

from pathlib import Path

import pytest

from mansard.kernel.game import Game
from mansard.kernel.options import settle_options
from mansard.kernel.record import read_record, replay
from mansard.registry import game, games

FOLDER = Path(__file__).parent / "golden"
RECORDS = sorted(FOLDER.glob("**/*.txt"))


@pytest.mark.parametrize(
    "path", RECORDS, ids=[str(path.relative_to(FOLDER).with_suffix("")) for path in RECORDS]
)
def test_a_recorded_game_plays_as_it_did(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), str(path))
    match = replay(record, game(record.game), str(path))
    assert match.state.over()
    assert match.record.to_text() == path.read_text(encoding="utf-8")


def unrecorded(played: Game, folder: Path) -> list[str]:
    """The player counts and options of a game of which the folder has no record."""
    records = [read_record(path.read_text(encoding="utf-8")) for path in (folder / played.slug).glob("*.txt")]
    recorded = [
        (record.players, settle_options(played.options, record.players, record.options)) for record in records
    ]
    return [
        f"{players} players, {options}"
        for players in played.player_counts
        for options in played.variants(players)
        if (players, settle_options(played.options, players, options)) not in recorded
    ]


@pytest.mark.parametrize("slug", games())
def test_every_player_count_and_option_has_a_recorded_game(slug: str) -> None:
    assert unrecorded(game(slug), FOLDER) == []
