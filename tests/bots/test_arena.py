"""Series, tournaments and what they prove."""

import pytest

import mansard
from mansard.bots import UnknownBot, arena
from mansard.bots.arena import GameResult

SKYRISE = mansard.game("skyrise")


def result(bots: list[str], places: list[int], scores: list[int] | None = None) -> GameResult:
    """A game that went like this."""
    return GameResult("skyrise", 0, bots, scores or [100 - place for place in places], places, 50)


def test_a_game_is_the_same_for_the_same_seed() -> None:
    first = arena.play_game(SKYRISE, ["random", "greedy"], 5)
    assert first == arena.play_game(SKYRISE, ["random", "greedy"], 5)
    assert first.scores != arena.play_game(SKYRISE, ["random", "greedy"], 6).scores
    assert first.bots == ["random", "greedy"]
    assert sorted(first.places) == [1, 2]
    assert first.decisions > 50


def test_every_deal_is_played_in_every_rotation_of_the_seats() -> None:
    planned = arena.fixtures(["a", "b", "c"], 6, seed=10)
    assert [fixture.bots for fixture in planned[:3]] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]
    assert [fixture.seed for fixture in planned] == [10, 10, 10, 11, 11, 11]


def test_everybody_meets_everybody() -> None:
    assert arena.line_ups(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert arena.line_ups(["a", "b"], 3) == [["a", "a", "b"], ["a", "b", "b"]]
    assert arena.line_ups(["a"], 2) == [["a", "a"]]


def test_several_processes_play_the_same_games_as_one() -> None:
    alone = list(arena.series(SKYRISE, ["random", "greedy"], 4, seed=3))
    together = list(arena.series(SKYRISE, ["random", "greedy"], 4, seed=3, workers=2))
    assert together == alone


def test_a_round_robin_plays_every_pair() -> None:
    results = list(arena.round_robin(SKYRISE, ["random", "greedy", "search:1"], players=2, games=2))
    assert len(results) == 6
    rows = arena.table(results)
    assert {row.bot: row.games for row in rows} == {"random": 4, "greedy": 4, "search:1": 4}
    assert sum(row.wins for row in rows) == 6


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(mansard.InvalidSetup):
        arena.series(SKYRISE, ["random"] * 5, 1)
    with pytest.raises(mansard.InvalidSetup):
        arena.round_robin(SKYRISE, ["random", "greedy"], players=7, games=1)
    with pytest.raises(UnknownBot):
        next(arena.series(SKYRISE, ["random", "nobody"], 1, workers=2))


# ---------------------------------------------------------------------- statistics


def test_the_wilson_interval_of_known_rates() -> None:
    low, high = arena.wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = arena.wilson(10, 10)
    assert (round(low, 4), round(high, 4)) == (0.7225, 1.0)
    assert arena.wilson(0, 10)[0] == 0.0
    assert arena.wilson(0, 0) == (0.0, 1.0)


def test_a_table_adds_up() -> None:
    rows = arena.table(
        [
            result(["a", "b"], [1, 2], [30, 20]),
            result(["b", "a"], [2, 1], [10, 40]),
            result(["a", "b"], [1, 1], [25, 25]),
            result(["b", "a"], [1, 2], [50, 5]),
        ]
    )
    best, other = rows
    assert (best.bot, best.games, best.wins, best.win_rate) == ("a", 4, 2.5, 0.625)
    assert (other.bot, other.wins) == ("b", 1.5)
    assert (best.mean_score, other.mean_score) == (25.0, 26.25)
    assert (best.mean_place, other.mean_place) == (1.25, 1.5)
    assert best.interval == arena.wilson(2.5, 4)


def test_who_wins_more_is_rated_higher() -> None:
    rows = arena.table([result(["a", "b", "c"], [1, 2, 3])] * 20)
    assert [row.bot for row in rows] == ["a", "b", "c"]
    assert rows[0].rating > rows[1].rating > rows[2].rating
    assert rows[0].mu > 25.0 > rows[2].mu
    assert all(row.sigma < 25.0 / 3.0 for row in rows)


def test_a_bot_in_several_seats_counts_once_a_seat() -> None:
    rows = {row.bot: row for row in arena.table([result(["a", "b", "b", "b"], [1, 2, 3, 4])] * 3)}
    assert (rows["a"].games, rows["a"].wins) == (3, 3.0)
    assert (rows["b"].games, rows["b"].wins, rows["b"].mean_place) == (9, 0.0, 3.0)
    assert rows["a"].mu > rows["b"].mu


def test_a_bot_against_itself_learns_nothing_about_its_rating() -> None:
    (row,) = arena.table([result(["a", "a"], [1, 2])] * 5)
    assert (row.mu, row.games, row.win_rate) == (25.0, 10, 0.5)


def test_a_game_that_nobody_has_won_rates_nobody() -> None:
    rows = arena.table([result(["a", "b"], [3, 2])] * 5)
    assert [(row.mu, row.games, row.wins) for row in rows] == [(25.0, 5, 0.0)] * 2
