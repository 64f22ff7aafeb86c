"""Every number of the statistics by an example that can be worked out by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansard.club import numbers
from mansard.club.numbers import Interval, Share, Truth


def test_several_firsts_share_a_win() -> None:
    assert [numbers.won(place, [1, 1, 3]) for place in (1, 1, 3)] == [0.5, 0.5, 0.0]
    assert numbers.won(1, [2, 1]) == 1.0


def test_the_even_share_is_the_mean_of_one_over_players() -> None:
    assert numbers.even_share([2, 4, 4]) == pytest.approx(1 / 3)
    assert numbers.even_share([]) == 0.0


def test_wilsons_interval_of_7_in_10_is_40_to_89_percent() -> None:
    found = numbers.wilson(7, 10)
    assert (round(found.low, 4), round(found.high, 4)) == (0.3968, 0.8922)


def test_wilsons_interval_of_nothing_and_of_all_stays_within_0_and_1() -> None:
    assert numbers.wilson(0, 0) == Interval(0.0, 1.0)
    assert numbers.wilson(0, 10).low == 0.0
    assert numbers.wilson(10, 10).high == 1.0


def test_fewer_than_five_games_have_no_share_and_no_verdict() -> None:
    few = numbers.share_of([(1.0, 2)] * 4)
    assert (few.games, few.won, few.share, few.interval, few.verdict) == (4, 4.0, None, None, "few")
    assert numbers.share_of([(1.0, 2)] * 5).share == 1.0


@pytest.mark.parametrize(
    ("games", "amount"), [(0, "none"), (1, "few"), (4, "few"), (5, "some"), (19, "some"), (20, "enough")]
)
def test_how_much_may_be_said_depends_on_the_number_of_games(games: int, amount: str) -> None:
    share = Share(games, 0.0, 0.5)
    assert share.amount == numbers.told(share)["amount"] == amount


@pytest.mark.parametrize(("wins", "verdict"), [(2, "worse"), (10, "chance"), (18, "better")])
def test_a_share_is_better_or_worse_only_if_even_lies_outside_its_interval(wins: int, verdict: str) -> None:
    assert Share(20, wins, 0.5).verdict == verdict


def test_ahead_counts_an_equal_place_half() -> None:
    assert [numbers.ahead(1, 2), numbers.ahead(2, 2), numbers.ahead(3, 2)] == [1.0, 0.5, 0.0]


def test_a_rating_is_three_deviations_below_the_estimate_and_never_negative() -> None:
    assert numbers.rating(25.0, 5.0) == 10.0
    assert numbers.rating(25.0, 25 / 3 + 1) == 0.0
    assert numbers.band(25.0, 2.0) == Interval(19.0, 31.0)
    assert numbers.band(25.0, 2.0, 1) == Interval(23.0, 27.0)


def test_a_decision_that_lost_less_than_five_points_of_chance_is_a_true_move() -> None:
    found = numbers.truth([0.0, 0.049, 0.05, 0.3, 0.01])
    assert (found.true, found.decisions, found.share) == (3, 5, 0.6)
    assert numbers.truth([0.0] * 4).share is None, "four decisions have no share"


def test_the_truest_game_has_the_largest_share_and_of_equal_ones_the_most_decisions() -> None:
    games = [Truth(9, 10), Truth(4, 4), Truth(18, 20), Truth(50, 60)]
    assert numbers.truest(games) == 2
    assert numbers.truest([Truth(4, 4)]) is None


def test_the_lead_is_to_the_best_other_and_the_closest_game_has_the_smallest() -> None:
    assert [numbers.lead([40, 35, 38], seat) for seat in range(3)] == [2, -5, -2]
    assert numbers.lead([40], 0) is None
    assert numbers.closest([2, -5, 0]) == 0
    assert numbers.closest([]) is None


def test_points_by_source_are_means_over_the_mean_total() -> None:
    found = numbers.source_shares([{"towers": 10, "domes": 10}, {"towers": 20}])
    assert found == {"towers": 0.75, "domes": 0.25}
    assert numbers.source_shares([{"towers": 0}]) == {}


def test_the_average_winner_is_weighted_to_my_player_counts() -> None:
    winners = {2: {"towers": 0.8, "domes": 0.2}, 4: {"towers": 0.4, "domes": 0.6}}
    found = numbers.weighted_shares(winners, {2: 3, 4: 1})
    assert found == pytest.approx({"towers": 0.7, "domes": 0.3})
    assert numbers.weighted_shares(winners, {2: 1, 3: 9}) == winners[2]
    assert numbers.weighted_shares(winners, {3: 9}) == {}


def test_percentages_are_rounded_by_largest_remainder() -> None:
    assert numbers.percentages([1, 1, 1]) == [34, 33, 33]
    assert numbers.percentages([0, 0]) == [0, 0]


@given(st.lists(st.floats(0, 1e6), min_size=1, max_size=12).filter(lambda parts: sum(parts) > 1e-3))
def test_percentages_of_a_whole_sum_to_100(parts: list[float]) -> None:
    found = numbers.percentages(parts)
    assert sum(found) == 100
    assert all(abs(shown - 100 * part / sum(parts)) < 1 for shown, part in zip(found, parts, strict=True))


@given(st.integers(1, 500).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_an_interval_holds_its_share(case: tuple[int, int]) -> None:
    wins, games = case
    found = numbers.wilson(wins, games)
    assert found.low <= wins / games + 1e-12
    assert found.high >= wins / games - 1e-12
