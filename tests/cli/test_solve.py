"""`mansard solve`: puzzles in the terminal."""

import pytest

import mansard
from mansard.puzzles import Puzzle, puzzles
from tests.cli.run import refusal, run

GAMES = [slug for slug in mansard.games() if puzzles(slug)]
SLUG = GAMES[0]
every_game = pytest.mark.parametrize("slug", GAMES)


def clear(slug: str) -> tuple[int, Puzzle]:
    """A puzzle whose worst compared turn is clearly wrong, with its number."""
    for number, puzzle in enumerate(puzzles(slug), start=1):
        if puzzle.ways[0].chance - puzzle.ways[-1].chance > 0.05:
            return number, puzzle
    raise AssertionError("all puzzles are close")


def typed(moves: list[str]) -> str:
    """A turn as it is typed: the puzzle is opened, the moves composed, the turn confirmed."""
    return "".join(f"{line}\n" for line in [*moves, "c"])


def test_puzzles_are_listed_with_number_and_kind() -> None:
    told = run("solve", SLUG, "--list").stdout
    assert all(puzzle.id in told for puzzle in puzzles(SLUG))
    assert "★" in told


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_best_turn_at_once_earns_three_stars(lang: str) -> None:
    number, puzzle = clear(SLUG)
    told = run("solve", SLUG, str(number), lang=lang, said="\n" + typed(puzzle.ways[0].moves)).stdout
    assert "★★★" in told
    assert {"en": "Solved", "ru": "Решено", "pl": "Rozwiązane"}[lang] in told


@every_game
def test_a_wrong_turn_is_told_apart_and_a_hint_costs_stars(slug: str) -> None:
    number, puzzle = clear(slug)
    said = "\n" + typed(puzzle.ways[-1].moves) + "h\n\n" + typed(puzzle.ways[0].moves)
    told = run("solve", slug, str(number), said=said).stdout
    assert "There is a better turn" in told
    assert "Solved. ★\n" in told
    assert "points of winning chance less" in told


@every_game
def test_who_gives_up_is_told_the_answer_without_stars(slug: str) -> None:
    number, puzzle = clear(slug)
    told = run("solve", slug, str(number), said="\n" + typed(puzzle.ways[-1].moves) + "g\n").stdout
    assert "The answer:" in told
    assert "Solved" not in told


def test_the_puzzle_of_the_day_opens_without_a_number_and_who_leaves_is_told_nothing() -> None:
    told = run("solve", SLUG, said="\nq\n")
    assert told.exit_code == 0
    assert "The answer" not in told.stdout


def test_an_unknown_puzzle_is_refused() -> None:
    assert "--list" in refusal("solve", SLUG, "none")
