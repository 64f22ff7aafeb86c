"""Puzzles in the browser: nothing of the answer is told before it is found or given up."""

from typing import Any

import pytest

import mansard
from mansard.findings import findings
from mansard.puzzles import Attempt, Puzzle, puzzles
from tests.server.house import Person

GAMES = [slug for slug in mansard.games() if puzzles(slug)]
FEW = 12
SECRETS = ("ways", "line", "tries", "ahead", "error")
every_game = pytest.mark.parametrize("slug", GAMES)


def clear(slug: str) -> Puzzle:
    """A puzzle whose worst compared turn is clearly wrong."""
    return next(puzzle for puzzle in puzzles(slug) if puzzle.ways[0].chance - puzzle.ways[-1].chance > 0.05)


def here(slug: str, puzzle: Puzzle) -> str:
    return f"/api/games/{slug}/puzzles/{puzzle.id}"


def ask(url: str, where: str, status: int = 200, **body: Any) -> Any:
    answer = Person(url).http.post(where, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_every_game_lists_its_puzzles_with_that_of_the_day(url: str) -> None:
    for slug in mansard.games():
        told = Person(url).get(f"/api/games/{slug}/puzzles?day=2031-05-04")
        assert [one["id"] for one in told["puzzles"]] == [puzzle.id for puzzle in puzzles(slug)]
        assert (told["today"] in [one["id"] for one in told["puzzles"]]) == bool(puzzles(slug))
    assert Person(url).http.get("/api/games/chess/puzzles").status_code == 404
    assert Person(url).http.get(f"/api/games/{GAMES[0]}/puzzles/none").status_code == 404
    assert Person(url).http.get(f"/api/games/{GAMES[0]}/puzzles?day=tomorrow").status_code == 422


@every_game
def test_a_puzzle_shows_what_its_seat_may_see_and_nothing_of_the_answer(url: str, slug: str) -> None:
    for puzzle in puzzles(slug)[:FEW]:
        told = Person(url).get(here(slug, puzzle))
        assert told["view"] == puzzle.start(slug).view(puzzle.seat)
        assert not any(name in told for name in SECRETS)


@every_game
def test_a_turn_is_composed_as_at_a_table_and_a_wrong_move_refused_by_its_rule(url: str, slug: str) -> None:
    puzzle = clear(slug)
    told = ask(url, here(slug, puzzle) + "/draft", ahead=True)
    assert told["offers"]
    assert not told["complete"]
    drafted = ask(url, here(slug, puzzle) + "/draft", moves=puzzle.ways[0].moves)
    assert drafted["moves"] == puzzle.ways[0].moves
    assert ask(url, here(slug, puzzle) + "/draft", 409, moves=["fly away"])["code"] == "illegal"
    refused = ask(url, here(slug, puzzle) + "/why", move="fly away")
    assert not refused["legal"]
    assert refused["reason"]["rule"]


@every_game
def test_a_wrong_try_is_called_wrong_and_no_more(url: str, slug: str) -> None:
    puzzle = clear(slug)
    worst = puzzle.ways[-1].moves
    assert ask(url, here(slug, puzzle) + "/try", moves=worst) == {"right": False, "moves": worst}
    refused = ask(url, here(slug, puzzle) + "/answer", 409, tries=[worst])
    assert refused["code"] == "not-solved"
    assert not any(name in refused for name in SECRETS)


@every_game
def test_the_answer_counts_stars_and_tells_what_every_try_was_worth(url: str, slug: str) -> None:
    puzzle = clear(slug)
    best, worst = puzzle.ways[0], puzzle.ways[-1]
    assert ask(url, here(slug, puzzle) + "/try", moves=best.moves)["right"]
    assert ask(url, here(slug, puzzle) + "/answer", tries=[best.moves])["stars"] == 3
    assert ask(url, here(slug, puzzle) + "/answer", tries=[best.moves], hinted=True)["stars"] == 1
    second = ask(url, here(slug, puzzle) + "/answer", tries=[worst.moves, best.moves])
    assert second["stars"] == 2
    assert [one["right"] for one in second["tries"]] == [False, True]
    assert second["tries"][0]["lost"] > 0.02
    assert [move["text"] for move in second["ways"][0]["moves"]] == best.moves
    given_up = ask(url, here(slug, puzzle) + "/answer", given_up=True)
    assert (given_up["stars"], given_up["tries"]) == (0, [])


def test_the_last_move_that_only_ends_a_turn_may_be_left_out_and_half_a_turn_is_refused(url: str) -> None:
    for slug in mansard.games():
        for puzzle in puzzles(slug)[:FEW]:
            *first, last = puzzle.ways[0].moves
            where = f"/api/games/{slug}/puzzles/{puzzle.id}/try"
            if not first:
                continue
            attempt = Attempt(slug, puzzle)
            for move in first:
                attempt.play(move)
            if last.split()[0] in mansard.game(slug).finishing:
                assert ask(url, where, moves=first) == {"right": True, "moves": puzzle.ways[0].moves}
                break
            if all(legal.split()[0] not in mansard.game(slug).finishing for legal in shown(attempt)):
                assert ask(url, where, 409, moves=first)["code"] == "turn-unfinished"
                break


def shown(attempt: Attempt) -> list[str]:
    state = attempt.state
    return [state.game.show(state, action) for action in state.legal(attempt.seat)]


@every_game
def test_a_hint_tells_the_first_move_or_only_its_kind(url: str, slug: str) -> None:
    for puzzle in puzzles(slug)[:FEW]:
        told = Person(url).get(here(slug, puzzle) + "/hint")
        assert told["moves"] == len(puzzle.ways[0].moves)
        assert (len(told["first"]) == 1) == (told["moves"] == 1 or " " not in puzzle.ways[0].moves[0])


def test_how_to_win_is_told_with_its_measurements(url: str) -> None:
    for slug in mansard.games():
        told = Person(url).get(f"/api/games/{slug}/findings?locale=pl")
        assert [one["id"] for one in told["findings"]] == [one.id for one in findings(slug)]
        assert all(one["text"] and one["told"] <= told["games"] for one in told["findings"])
