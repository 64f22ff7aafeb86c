"""Every puzzle that is shipped can be played, and its best turn is told apart from others."""

from datetime import date

import pytest

import mansard
from mansard.puzzles import Attempt, Puzzle, daily, puzzle_named, puzzles
from mansard.puzzles.mine import compared, difficulty, theme_of, turns_of
from mansard.puzzles.puzzle import read_puzzle

PUZZLES = [(slug, puzzle) for slug in mansard.games() for puzzle in puzzles(slug)]
GAMES = sorted({slug for slug, _ in PUZZLES})


def solved(slug: str, puzzle: Puzzle, moves: list[str]) -> Attempt:
    attempt = Attempt(slug, puzzle)
    for move in moves:
        attempt.play(move)
    return attempt


def test_every_puzzle_is_legal_and_all_its_turns_are_whole() -> None:
    for slug, puzzle in PUZZLES:
        puzzle.start(slug).check()
        for way in puzzle.ways:
            assert solved(slug, puzzle, way.moves).whole, (slug, puzzle.id, way.moves)


def test_the_best_turn_solves_a_puzzle_and_a_clearly_worse_one_does_not() -> None:
    for slug, puzzle in PUZZLES:
        result = solved(slug, puzzle, puzzle.ways[0].moves).result()
        assert result.right
        assert result.best
        worst = solved(slug, puzzle, puzzle.ways[-1].moves).result()
        assert worst.right == (worst.lost <= 0.02), (slug, puzzle.id)


def test_a_puzzle_is_clear_by_a_gap_and_by_its_error() -> None:
    for slug, puzzle in PUZZLES:
        assert puzzle.ahead >= 0.08, (slug, puzzle.id)
        assert puzzle.ahead >= 2 * puzzle.error
        assert puzzle.stars in (1, 2, 3)
        assert 0.0 <= puzzle.difficulty <= 1.0


@pytest.mark.parametrize("slug", GAMES)
def test_the_daily_puzzle_comes_once_before_all_have_come(slug: str) -> None:
    known = len(puzzles(slug))
    days = [date.fromordinal(known * 5000 + day) for day in range(known)]
    names = [found.id for day in days if (found := daily(slug, day))]
    assert sorted(names) == sorted(puzzle.id for puzzle in puzzles(slug))


@pytest.mark.parametrize("slug", GAMES)
def test_a_puzzle_is_found_by_its_name_and_survives_its_line(slug: str) -> None:
    puzzle = puzzles(slug)[0]
    assert puzzle_named(slug, puzzle.id) is puzzle
    assert puzzle_named(slug, "none") is None
    assert read_puzzle(puzzle.text()) == puzzle


@pytest.mark.parametrize("slug", GAMES)
def test_a_turn_that_nobody_compared_is_judged_on_the_spot(slug: str) -> None:
    puzzle = puzzles(slug)[0]
    attempt = Attempt(slug, puzzle)
    while not attempt.whole:
        state = attempt.state
        attempt.play(state.game.show(state, state.legal(puzzle.seat)[0]))
    result = attempt.result()
    assert 0.0 <= result.chance <= 1.0


def test_a_comparison_gives_theme_and_difficulty() -> None:
    state, seat = next(iter(turns_of(mansard.game("skyrise"), 2, "greedy", 1)))
    found = compared(state, seat, 1, 24, 4)
    assert found.has(state, found.moves)
    assert 0.0 <= difficulty(found, state) <= 1.0
    if found.second is not None:
        assert theme_of(found) in ("end", "block", "tempo") or theme_of(found).startswith("source-")
