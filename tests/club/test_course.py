"""Turns, times and openings are counted from the log of a game."""

from dataclasses import dataclass
from pathlib import Path

import pytest

import mansard
from mansard.club.course import course, lasting, opening_of
from mansard.kernel.record import read_record, replay
from mansard.registry import game, games

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/2p*1.txt"))


@dataclass
class Entry:
    number: int
    seat: int
    moves: list[str]
    time: float
    rules: int


def entries_of(path: Path) -> tuple[mansard.Match, list[Entry]]:
    """A golden record as a log, ten seconds a turn."""
    record = read_record(path.read_text(encoding="utf-8"), str(path))
    match = replay(record, game(record.game), str(path))
    found: dict[int, Entry] = {}
    for line in match.record.lines:
        new = Entry(line.number, line.seat, [], 10.0 * line.number, record.rules)
        entry = found.setdefault(line.number, new)
        entry.moves.append(line.text)
    return match, list(found.values())


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_has_turns_times_and_openings_of_its_kinds(path: Path) -> None:
    match, entries = entries_of(path)
    seed = match.record.seed
    assert seed is not None
    found = course(match.positions[0], seed, 0.0, entries)
    assert all(seat.turns > 0 and seat.opening for seat in found)
    assert sum(seat.turns for seat in found) <= len(entries)
    for seat, counted in enumerate(found):
        own = [move for entry in entries if entry.seat == seat for move in entry.moves]
        assert counted.opening in [opening_of(match.state.game, move) for move in own]
    if all(len(state.actors()) < 2 for state in match.positions):
        assert sum(seat.seconds for seat in found) == 10.0 * len(entries)


def test_every_game_names_its_openings() -> None:
    named = {
        "skyrise": ("at cedar-08", "at cedar"),
        "paris": ("place arc", "place arc"),
        "red_cathedral": ("market yellow 0", "market yellow"),
        "small_city": ("take H", "take H"),
    }
    assert set(named) <= set(games())
    assert {slug: opening_of(game(slug), move) for slug, (move, _) in named.items()} == {
        slug: opening for slug, (_, opening) in named.items()
    }
    assert opening_of(game("small_city"), "hall d1") == ""


def test_what_a_rewind_took_back_does_not_last() -> None:
    log = [Entry(n, 0, [f"move {n}"], 0.0, 1) for n in (1, 2, 3)]
    log += [Entry(4, -1, ["rewind 1"], 0.0, 1), Entry(5, 1, ["move 5"], 0.0, 1)]
    assert [entry.number for entry in lasting(log)] == [1, 5]
