"""§5 The end of the game."""

import pytest

from tests.games.paris.positions import END_TOKENS, keys, late
from tests.games.table import Table, Written

ALL_TAKEN = [[k % 2, token] for k, token in enumerate(END_TOKENS)]
END: Written = {"end_takes": ALL_TAKEN, "round": 30, "last_round": 29, "phase": "over"}
WITH_CHAILLOT_8 = ["belleville_8", "montmartre_8", "batignolles_8"]


def points(table: Table, seat: int, source: str) -> int:
    """What a source brought a player."""
    return dict(table.state.breakdown()[seat])[source]


@pytest.mark.rule("paris 5.0")
def test_the_end_is_after_the_round_that_follows_the_last_token() -> None:
    table = late(end_takes=ALL_TAKEN, round=29, last_round=29, turn=1).play("place arc", "end-turn")
    assert table.state.over()
    assert table.offers == []
    assert table.has_event("over")


@pytest.mark.rule("paris 5.1", "paris R27")
def test_bonus_27_makes_francs_points_and_leaves_the_francs() -> None:
    table = late({"francs": 14, "unused": [27]}, {"francs": 20}, **END)
    assert table.state.scores() == [14, 0]
    assert table.mine()["francs"] == 14


@pytest.mark.rule("paris 5.2", "paris R25")
def test_equal_sums_are_told_apart_by_the_most_valuable_property() -> None:
    table = late(
        {"keys": keys(chaillot_8=1, chaillot_2=1)},
        {"used": [9], "keys": keys(chaillot_5=2)},
        {"keys": keys(chaillot_4=1, chaillot_3=1, chaillot_1=1)},
        {"keys": keys(banks=["chaillot"])},
        players=4,
        removed=WITH_CHAILLOT_8,
        vp_tiles={"chaillot": "vp14"},
        end_takes=[[k % 4, token] for k, token in enumerate(END_TOKENS)],
        round=30,
        last_round=29,
        phase="over",
    )
    assert [points(table, seat, "districts") for seat in range(4)] == [14, 7, 3, 0]


@pytest.mark.rule("paris 5.2", "paris R25")
def test_a_tie_of_sum_and_top_is_shared_and_the_next_place_is_left_out() -> None:
    table = late(
        {"keys": keys(chaillot_5=1, chaillot_2=1)},
        {"used": [16], "keys": keys(chaillot_5=1, chaillot_1=1, belleville_1=1)},
        {"keys": keys(chaillot_4=1)},
        {"keys": keys(chaillot_3=1)},
        players=4,
        vp_tiles={"chaillot": "vp20"},
    )
    assert [points(table, seat, "districts") for seat in range(4)] == [20, 10, 5, 0]
    shared = late(
        {"used": [16], "keys": keys(chaillot_5=1)},
        {"keys": keys(chaillot_5=1)},
        {"keys": keys(chaillot_4=1)},
        {"keys": keys(chaillot_3=1)},
        players=4,
        vp_tiles={"chaillot": "vp20"},
    )
    assert [points(shared, seat, "districts") for seat in range(4)] == [20, 20, 5, 0]


@pytest.mark.rule("paris 5.2", "paris R24")
def test_who_has_only_a_bank_or_arch_key_is_not_ranked() -> None:
    table = late(
        {"keys": keys(chaillot_1=1, chaillot_2=1, chaillot_3=1, chaillot_4=1)},
        {"keys": keys(arc=True, banks=["chaillot"])},
        players=3,
        vp_tiles={"chaillot": "vp16"},
    )
    assert [points(table, seat, "districts") for seat in range(3)] == [16, 0, 0]
    ranks = table.state.view(None)["districts"][4]["majority"]
    assert [rank["place"] for rank in ranks] == [1, 0, 0]


@pytest.mark.rule("paris 5.2")
def test_landmarks_count_with_their_value_in_their_district() -> None:
    table = late(
        {"keys": keys(opera=1)},
        {"keys": keys(chaillot_5=1, chaillot_4=1, chaillot_2=1)},
        players=3,
        landmarks={"opera": "chaillot"},
        vp_tiles={"chaillot": "vp10"},
    )
    assert [points(table, seat, "districts") for seat in range(3)] == [10, 5, 0]


@pytest.mark.rule("paris 5.3", "paris R23")
@pytest.mark.parametrize(
    ("first", "second", "paid"),
    [
        ({"chaillot_8": 1, "chaillot_2": 1}, {"chaillot_4": 1, "chaillot_1": 1}, 10),
        ({"chaillot_8": 1, "chaillot_2": 1, "chaillot_1": 1}, {"chaillot_5": 1}, 0),
    ],
)
def test_with_two_players_the_second_needs_half_of_the_first(
    first: dict[str, int], second: dict[str, int], paid: int
) -> None:
    places: Written = {"vp_tiles": {"chaillot": "vp20"}, "removed": WITH_CHAILLOT_8}
    table = late({"keys": {"on": first}}, {"keys": {"on": second}}, **places)
    assert points(table, 0, "districts") == 20
    assert points(table, 1, "districts") == paid


@pytest.mark.rule("paris 5.3")
def test_with_two_players_both_on_the_first_place_get_all_of_it() -> None:
    tied = late(
        {"used": [16], "keys": keys(chaillot_5=1, belleville_1=1, belleville_2=1)},
        {"keys": keys(chaillot_5=1, belleville_3=1, belleville_4=1)},
        vp_tiles={"chaillot": "vp16"},
    )
    assert [points(tied, seat, "districts") for seat in range(2)] == [16, 16]


@pytest.mark.rule("paris 5.4")
def test_a_district_without_a_vp_tile_and_things_left_over_score_nothing() -> None:
    player = {
        "francs": 9,
        "unused": [7, 22],
        "resources": {"gold": 2},
        "prestige": {"gold": 2},
        "keys": keys(chaillot_5=1, chaillot_4=1),
    }
    table = late(player, **END)
    assert table.state.scores() == [0, 0]


@pytest.mark.rule("paris 5.5", "paris R27")
def test_a_tie_goes_to_francs_then_to_the_value_of_all_properties() -> None:
    seven = {"scored": {"bonus": 7}}
    table = late({**seven, "francs": 4}, {**seven, "francs": 5}, **END)
    assert table.state.places() == [2, 1]
    table = late({**seven, "keys": keys(chaillot_5=1)}, {**seven, "keys": keys(chaillot_4=1)}, **END)
    assert table.state.places() == [1, 2]


@pytest.mark.rule("paris 5.5")
def test_a_tie_that_nothing_breaks_is_a_shared_victory() -> None:
    table = late({"keys": keys(chaillot_4=1)}, {"keys": keys(belleville_4=1)}, **END)
    assert table.state.places() == [1, 1]


@pytest.mark.rule("paris 5.5", "paris R3")
def test_all_points_are_the_same_victory_points() -> None:
    player = {
        "francs": 6,
        "unused": [27],
        "scored": {"eights": 2, "prestige": 8, "bonus": 10, "end-tokens": 5},
        "keys": keys(chaillot_5=1, chaillot_4=1, chaillot_2=1, chaillot_1=1),
    }
    table = late(player, vp_tiles={"chaillot": "vp12"}, **END)
    assert table.state.breakdown()[0] == [
        ("eights", 2),
        ("prestige", 8),
        ("bonus", 10),
        ("end-tokens", 5),
        ("treasury", 6),
        ("districts", 12),
    ]
    assert table.state.scores()[0] == 43


@pytest.mark.rule("paris 5.2", "paris 5.5")
def test_scores_during_the_game_are_those_of_an_end_now() -> None:
    table = late(
        {"keys": keys(chaillot_5=1, chaillot_4=1, chaillot_2=1, chaillot_1=1)}, vp_tiles={"chaillot": "vp18"}
    )
    assert table.state.scores() == [18, 0]
    assert not table.state.over()
