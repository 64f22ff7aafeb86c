"""Every puzzle that is shipped can be played, and its best turn is told apart from others."""

from datetime import date

import pytest

import mansard
from mansard.analysis.turns import Comparison
from mansard.puzzles import Attempt, Puzzle, daily, puzzle_named, puzzles
from mansard.puzzles.compare import Budget, compared, weigh
from mansard.puzzles.mine import difficulty, theme_of, turns_of
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
        assert puzzle.ahead >= 0.06, (slug, puzzle.id)
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
    found = compared(state, seat, 1, Budget(24, 4, 24), 0.0)
    assert found.has(state, found.moves)
    assert 0.0 <= difficulty(found, state) <= 1.0
    if found.second is not None:
        assert theme_of(found) in ("end", "block", "tempo") or theme_of(found).startswith("source-")


def weighed(slug: str, budget: Budget, least: float) -> Comparison:
    """The first position of a game, thought about."""
    state, seat = next(iter(turns_of(mansard.game(slug), 2, "greedy", 1)))
    comparison = Comparison(state, seat, 1, None, budget.turns)
    weigh(comparison, budget, least)
    return comparison


def test_a_budget_that_is_spent_whole_tells_the_same_as_the_analysis() -> None:
    state, seat = next(iter(turns_of(mansard.game("skyrise"), 2, "greedy", 1)))
    whole = Comparison(state, seat, 1, None, 4)
    whole.think(64)
    portions = weighed("skyrise", Budget(64, 4, 1000), -1.0)
    assert [trial.chances for trial in portions.ranked()] == [trial.chances for trial in whole.ranked()]


def test_thought_ends_when_the_gap_is_out_of_reach() -> None:
    tried = [len(trial.chances) for trial in weighed("skyrise", Budget(400, 4, 8), 1.0).trials]
    assert tried == [8] * 4


def test_thought_ends_when_all_guesses_end_alike() -> None:
    state, seat = list(turns_of(mansard.game("paris"), 2, "greedy", 1))[158]
    comparison = Comparison(state, seat, 1, None, 4)
    weigh(comparison, Budget(400, 4, 6), -1.0)
    assert [len(trial.chances) for trial in comparison.trials] == [6] * 4
    assert all(len(set(trial.chances)) == 1 for trial in comparison.trials)
