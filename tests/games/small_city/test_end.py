"""§4.8, §5, §6 Next host, the end, variants."""

from typing import Any

import pytest

from tests.games.small_city.positions import GAME, City, city, seat


@pytest.mark.rule("small_city 4.8")
def test_the_next_host_is_who_took_card_a_else_the_next_player() -> None:
    table = city(seat(), seat(), seat(card="A"), phase="council", host=0)
    assert (table.state.view(None)["round"], table.state.view(None)["host"]) == (2, 2)
    other = city(seat(), seat(), seat(), phase="council", host=1)
    assert other.state.view(None)["host"] == 2
    assert other.of(0, "card") is None


@pytest.mark.rule("small_city 5")
def test_the_score_is_votes_and_promise_less_pollution() -> None:
    table = city(
        seat(votes=20, pollution=4, promise=6, expansions=2),
        seat(votes=21, pollution=6, promise=1),
        phase="next_host",
        round=8,
    )
    assert table.state.over()
    assert table.state.breakdown() == [
        [("votes", 20), ("promise", 6), ("pollution", -4)],
        [("votes", 21), ("promise", -3), ("pollution", -6)],
    ]
    assert table.state.scores() == [22, 12]
    assert table.state.places() == [1, 2]


@pytest.mark.rule("small_city 5", "small_city R42")
def test_ties_go_to_less_pollution_then_more_money_then_are_shared() -> None:
    def result(*players: dict[str, Any]) -> list[int]:
        seats = [seat(promise=1 + k, **fields) for k, fields in enumerate(players)]
        return city(*seats, phase="next_host", round=8).state.places()

    assert result({"votes": 10, "pollution": 2}, {"votes": 9, "pollution": 1}) == [2, 1]
    assert result({"votes": 10, "money": 2}, {"votes": 10, "money": 3}) == [2, 1]
    assert result({"votes": 10, "money": 3}, {"votes": 10, "money": 3}) == [1, 1]


@pytest.mark.rule("small_city 6.2")
def test_the_condition_votes_counts_special_promises() -> None:
    table = city(
        seat(votes=20, specials=[13], promise=1),
        seat(votes=19, specials=[14], promise=2),
        phase="next_host",
        round=8,
        mode="advanced",
    )
    assert table.state.scores() == [17, 11]


@pytest.mark.rule("small_city 6.3", "small_city R37")
def test_net_income_is_the_squares_of_homes_and_culture_town_hall_included() -> None:
    table = city(
        seat("R3I a1 b1 c1", "school a3", "C1 b2", money=7, pollution=30, promise=1),
        seat(promise=2),
        phase="next_host",
        round=8,
        condition="economic",
    )
    assert table.of(0, "tally") == 16 + 9 + 1
    assert table.state.scores() == [7 + 26 - 3, 16 - 3]
    assert GAME.start(players=2, options={"condition": "economic"}).view(None)["mode"] == "advanced"
    assert 14 not in GAME.start(players=2, options={"condition": "economic"}).write()["special_fresh"]


@pytest.mark.rule("small_city 6.4", "small_city R38", "small_city R40")
def test_population_is_a_running_tally_and_promise_eleven_is_out() -> None:
    table = city(
        seat("R2 a1 b1", citizens={"a1": 0, "b1": 0}, tally=5, promise=1, votes=1),
        seat(tally=7, promise=2, votes=9),
        phase="next_host",
        round=8,
        condition="population",
    )
    assert table.state.scores() == [7, 7]
    assert table.state.places() == [2, 1]  # equal pollution: more votes
    dealt = set()
    for seed in range(40):
        start = City(GAME.start(players=4, seed=seed, options={"condition": "population"}))
        for who in range(4):
            start.play(start.offers_to(who)[0], by=who)
        for who in range(4):
            dealt |= set(start.of(who, "dealt"))
    assert 11 not in dealt
    assert {7, 8, 9, 10} <= dealt


@pytest.mark.rule("small_city 6.4")
def test_in_population_mode_tourism_draws_from_the_employment_centre() -> None:
    table = city(
        seat(money=3, inside=3, discs=[["tourism", 2], None]), seat(), phase="council", condition="population"
    )
    before = table.of(0, "employment")
    table.play("advance tourism", "pay money", by=0)
    assert (table.of(0, "hall"), table.of(0, "employment")) == (4, before - 1)


@pytest.mark.rule("small_city 6.5", "small_city R39")
def test_most_cultural_cells_win_and_everybody_has_the_big_three() -> None:
    table = city(
        seat("library a1 b1", "school a2", promise=1),
        seat("clinic a1 b1 c1 b2", promise=2),
        phase="next_host",
        round=8,
        condition="cultural",
    )
    assert table.state.scores() == [7, 8]
    assert table.state.places() == [2, 1]
    start = GAME.start(players=2, options={"condition": "cultural"})
    assert "metro" not in start.view(None)["stock"]
    assert start.view(None)["stock"]["police"] == 1
    assert 16 not in start.write()["special_fresh"]
    stores = {"d4": {"wood": 2, "stone": 2}}
    both = city(seat("metro a1 b1 a2 b2"), seat(stores=stores), condition="cultural")
    assert "build metro" in both.offers_to(1)


@pytest.mark.rule("small_city 6.6")
def test_in_solo_the_card_opposite_the_mayor_costs_two_and_his_own_is_taken() -> None:
    table = city(seat(money=2), phase="actions", circle=["A", "B", "C", "D"], face_down=["E", "F", "G", "H"])
    assert table.state.view(0)["prices"] == {"B": 0, "C": 2, "D": 0}
    table.play("take C", by=0)
    assert table.of(0, "money") == 0


@pytest.mark.rule("small_city 6.6", "small_city R41")
def test_even_rounds_use_the_other_four_cards_and_card_a_does_nothing() -> None:
    table = city(
        seat(card="A", promise=1),
        phase="council",
        round=1,
        circle=["B", "A", "C", "D"],
        face_down=["E", "F", "G", "H"],
    )
    assert table.state.view(0)["round"] == 2
    assert sorted(table.state.view(0)["circle"]) == ["E", "F", "G", "H"]
    assert table.state.view(0)["mayor"] is None


@pytest.mark.rule("small_city 6.6", "small_city R41")
@pytest.mark.parametrize(
    ("level", "people", "deaths"),
    [
        ("citizen", 9, 0),
        ("mayor", 5, 0),
        ("mayor", 6, 1),
        ("governor", 2, 0),
        ("governor", 3, 1),
        ("senator", 1, 1),
        ("president", 3, 3),
    ],
)
def test_the_level_says_who_dies(level: str, people: int, deaths: int) -> None:
    cells = [f"{letter}{row}" for row in (1, 2) for letter in "abcde"][:people]
    homes = [f"R1 {cell}" for cell in cells]
    table = city(seat(*homes, citizens=dict.fromkeys(cells, 0), promise=1), phase="pollution", level=level)
    for _ in range(deaths):
        victims = [move for move in table.offers_to(0) if move.startswith("victim")]
        if victims:
            table.play(victims[0], by=0)
        table.play(table.offers_to(0)[0], by=0)
    assert table.of(0, "buried") == deaths
    assert table.state.view(0)["phase"] != "pollution"


@pytest.mark.rule("small_city 6.6")
def test_a_solo_game_is_lost_at_a_hundred_and_rated_by_its_score() -> None:
    lost = city(seat("C1 a1", citizens={"a1": 0}, pollution=99, votes=200, promise=1), phase="pollution")
    assert lost.state.over()
    assert lost.state.view(0)["seats"][0]["title"] is None
    for votes, title in [(52, None), (53, "manor"), (122, "city"), (123, "metropolis"), (153, "megalopolis")]:
        done = city(seat(votes=votes, promise=1), phase="next_host", round=8)
        assert done.state.view(0)["seats"][0]["title"] == title
