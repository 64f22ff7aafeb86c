"""The sums of games, by examples that can be worked out by hand."""

import pytest

from mansard.club.summary import quantile, summary, winners
from mansard.club.tally import SeatFacts, Tallies, Tally, tallied


def seat(place: int, score: int, opening: str = "", **breakdown: int) -> SeatFacts:
    return SeatFacts(place, score, breakdown or {"track": score}, 10, opening, {"boards": "basic"})


def added(games: list[list[SeatFacts]]) -> dict[int, Tallies]:
    """The sums of several games."""
    found: dict[int, Tallies] = {}
    for game in games:
        sums = found.setdefault(len(game), {})
        for key, tally in tallied(game).items():
            sums.setdefault(key, Tally()).join(tally)
    return found


def test_one_game_adds_every_seat_once_and_the_lead_of_its_first() -> None:
    sums = tallied([seat(1, 30, "claim"), seat(2, 20, "market"), seat(3, 10, "claim")])
    assert sums["game", ""] == Tally(1, 0.0, 10.0)
    assert sums["opening", "claim"] == Tally(2, 1.0, 40.0, 30.0)
    assert sums["seat", "1"] == Tally(1, 0.0, 20.0, 0.0)
    assert sums["turns", ""].points == 30.0


def test_two_firsts_share_the_game() -> None:
    sums = tallied([seat(1, 20), seat(1, 20)])
    assert sums["seat", "0"].won == sums["seat", "1"].won == 0.5
    assert sums["game", ""].points == 0.0


def test_an_opening_is_measured_by_the_even_share_of_its_own_games() -> None:
    games = [[seat(1, 9, "a"), seat(2, 5, "b")]] * 3 + [
        [seat(1, 9, "a"), seat(2, 5), seat(3, 4), seat(4, 1)]
    ] * 3
    rows = {row["key"]: row for row in summary(added(games), [])["openings"]}
    assert (rows["a"]["games"], rows["a"]["won"]) == (6, 6.0)
    assert rows["a"]["even"] == pytest.approx((3 / 2 + 3 / 4) / 6)
    assert rows["a"]["verdict"] == "better"
    assert (rows["b"]["share"], rows["b"]["verdict"]) == (None, "few")


def test_points_and_sources_of_all_and_of_winners() -> None:
    page = summary(added([[seat(1, 30, track=20, goods=10), seat(2, 10, track=10)]]), ["boards"])
    two = page["points"][0]
    assert (two["mean"], two["winners"], two["middle"]) == (20.0, 30.0, [10, 10, 30])
    assert {row["source"]: (row["mean"], row["winners"]) for row in two["sources"]} == {
        "track": (15.0, 20.0),
        "goods": (5.0, 10.0),
    }
    assert page["options"][0]["per_seat"] and page["options"][0]["key"] == "boards=basic"
    assert winners(added([[seat(1, 30, track=20, goods=10), seat(2, 10)]]))[2]["goods"] == pytest.approx(
        1 / 3
    )


def test_who_plays_alone_has_points_but_no_share() -> None:
    page = summary(added([[seat(1, 12, "a")]]), [])
    assert page["openings"] == [] and page["seats"] == []
    assert page["facts"] == {
        "games": 1,
        "seats": 1,
        "turns": 10.0,
        "highest": 12,
        "ahead": None,
        "finisher": None,
    }


def ended(place: int, score: int, plan: str, finisher: bool = False) -> SeatFacts:
    return SeatFacts(place, score, {"track": score}, finisher=finisher, plan=plan)


def test_who_ended_the_game_is_measured_by_the_even_share_of_these_games() -> None:
    two = [[ended(1, 30, "3-3", True), ended(2, 20, "3-3")]] * 3
    three = [[ended(1, 30, "2-4"), ended(2, 20, "2-4", True), ended(3, 6, "2-4")]] * 2
    told = summary(added([*two, *three]), [])["facts"]["finisher"]
    assert (told["games"], told["won"], told["share"]) == (5, 3.0, 0.6)
    assert told["even"] == pytest.approx((3 / 2 + 2 / 3) / 5)


def test_what_a_seat_used_counts_once_and_is_measured_like_an_opening() -> None:
    using = SeatFacts(1, 30, {"track": 30}, used=["sell", "buy"])
    rows = {row["key"]: row for row in summary(added([[using, seat(2, 20)]] * 5), [])["used"]}
    assert set(rows) == {"sell", "buy"}
    assert (rows["sell"]["games"], rows["sell"]["share"], rows["sell"]["even"]) == (5, 1.0, 0.5)


def test_a_plan_has_the_games_and_the_mean_points_of_its_winners() -> None:
    games = [[ended(1, 30, "3-3"), ended(2, 20, "3-3")], [ended(1, 40, "3-3"), ended(2, 10, "3-3")]]
    page = summary(added([*games, [ended(1, 12, "2-4"), ended(1, 12, "2-4")]]), [])
    assert page["plans"] == [
        {"plan": "3-3", "players": 2, "games": 2, "mean": 25.0, "winners": 35.0},
        {"plan": "2-4", "players": 2, "games": 1, "mean": 12.0, "winners": 12.0},
    ]


def test_nothing_counted_is_an_empty_page() -> None:
    page = summary({}, [])
    assert page["facts"]["games"] == 0 and page["facts"]["highest"] is None
    assert quantile({}, 0.5) is None
