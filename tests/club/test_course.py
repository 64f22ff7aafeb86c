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
        assert counted.opening in openings_of(match, entries, seat)
    if all(len(state.actors()) < 2 for state in match.positions):
        assert sum(seat.seconds for seat in found) == 10.0 * len(entries)


def openings_of(match: mansard.Match, entries: list[Entry], seat: int) -> list[str]:
    """What every move of a seat would be called, were it an opening."""
    found: list[str] = []
    for entry in entries:
        state = match.positions[entry.number - 1].clone()
        for move in entry.moves if entry.seat == seat else []:
            found.append(opening_of(state, move))
            state.apply(seat, state.game.parse(state, move, seat))
    return found


@pytest.mark.parametrize(
    ("slug", "move", "opening"),
    [
        ("skyrise", "at cedar-08", "at cedar"),
        ("paris", "place arc", "place arc"),
        ("small_city", "take H", "take H"),
        ("small_city", "hall d1", ""),
        ("red_cathedral", "market yellow 0", "market 0"),
        ("red_cathedral", "market white 2", "market 2"),
        ("red_cathedral", "market white 4", "market 3"),
        ("red_cathedral", "build", "build"),
        ("red_cathedral", "slot s_red up", ""),
    ],
)
def test_every_game_names_its_openings(slug: str, move: str, opening: str) -> None:
    assert slug in games()
    assert opening_of(game(slug).start(3, 5), move) == opening


def test_a_claim_is_told_by_the_materials_of_its_section() -> None:
    state = game("red_cathedral").start(3, 5)
    sections = state.view(None)["sections"]
    for name in ("A1", "B1", "C1"):
        materials = sum(of for _, of in sections[name]["sockets"].values())
        assert materials in (3, 4)
        assert opening_of(state, f"claim {name}") == f"claim {materials}"


def test_the_red_cathedral_tells_who_ended_the_game_and_on_which_plan() -> None:
    path = next(path for path in GOLDEN if path.parent.name == "red_cathedral")
    match, entries = entries_of(path)
    seed = match.record.seed
    assert seed is not None
    found = course(match.positions[0], seed, 0.0, entries)
    view = match.state.view(None)
    assert [seat.finisher for seat in found] == [seat == view["finisher"] for seat in range(2)]
    own = [{move.split()[0] for e in entries if e.seat == seat for move in e.moves} for seat in range(2)]
    guilds = [{kind for kind in kinds if kind.partition("_")[0] in ("cr", "te", "me", "cl")} for kinds in own]
    assert [seat.used for seat in found] == guilds != [set(), set()]
    assert [seat.plan for seat in found] == ["-".join(str(t["height"]) for t in view["towers"])] * 2


def test_what_a_rewind_took_back_does_not_last() -> None:
    log = [Entry(n, 0, [f"move {n}"], 0.0, 1) for n in (1, 2, 3)]
    log += [Entry(4, -1, ["rewind 1"], 0.0, 1), Entry(5, 1, ["move 5"], 0.0, 1)]
    assert [entry.number for entry in lasting(log)] == [1, 5]
