"""§4.8, §4.10 The choice of wonders, initiative, taking back."""

import pytest

import mansard
from tests.games.skyrise.positions import City, skyrise

HANDS = {"red": ["w05", "w06", "w07"], "teal": ["w18", "w19", "w20"], "blue": ["w02", "w03", "w04"]}


def choosing() -> City:
    """Era 1 has just ended; three players choose."""
    return skyrise(
        phase="pick_wonders",
        boards={colour: {"hand": hand} for colour, hand in HANDS.items()},
    )


def choosing_pairs(red: list[str], teal: list[str]) -> City:
    """Era 1 has just ended; two players choose pairs."""
    hands = {"red": {"hand": red}, "teal": {"hand": teal}}
    return skyrise(seats=("red", "teal"), phase="pick_wonders", boards=hands)


@pytest.mark.rule("skyrise 4.8")
def test_everybody_chooses_at_once_in_any_order() -> None:
    table = choosing()
    assert table.state.actors() == [0, 1, 2]
    assert table.offers == ["pick w05", "pick w06", "pick w07"]
    table.play("pick w19", by="teal")
    assert table.state.actors() == [0, 2]


@pytest.mark.rule("skyrise 4.8")
def test_a_choice_stays_secret_until_all_have_chosen() -> None:
    table = choosing().play("pick w19", by="teal")
    seen = table.seen_by("red")["seats"][1]
    assert seen["has_picked"] is True
    assert seen["chosen"] is None
    assert seen["hand"] is None
    assert table.seen_by("teal")["seats"][1]["chosen"] == ["w19"]


@pytest.mark.rule("skyrise 4.8")
def test_the_last_choice_reveals_all_and_unlocks_the_pieces() -> None:
    table = choosing().play("pick w19", by="teal").play("pick w05", by="red")
    before = table.state.reveals
    table.play("pick w04", by="blue")
    assert table.state.reveals > before
    assert table.happened("wonder-revealed") == [[0, "w05"], [1, "w19"], [2, "w04"]]
    assert [seat["chosen"] for seat in table.view["seats"]] == [["w05"], ["w19"], ["w04"]]
    assert "w19" in table.available("teal")
    assert "116" in table.available("teal")
    assert [seat["initiative"] for seat in table.view["seats"]] == [5, 19, 4]
    assert table.to_act == "blue"


@pytest.mark.rule("skyrise R34")
def test_with_two_players_an_unordered_pair_is_chosen_together() -> None:
    table = choosing_pairs(["w01", "w02", "w03", "w04", "w05"], ["w06", "w07", "w08", "w09", "w10"])
    assert len(table.offers) == 10
    assert table.allows("pick w03,w01")
    assert table.refuses("pick w01") == "4.8 wrong-number-of-wonders"
    table.play("pick w03,w01", by="red")
    assert table.seen_by("teal")["seats"][0]["chosen"] is None
    table.play("pick w06,w07", by="teal")
    assert table.view["seats"][0]["chosen"] == ["w01", "w03"]


@pytest.mark.rule("skyrise 4.8")
def test_with_two_players_initiative_is_the_sum() -> None:
    table = choosing_pairs(["w01", "w12", "w14", "w15", "w16"], ["w05", "w06", "w18", "w19", "w20"])
    table.play("pick w01,w12", by="red").play("pick w05,w06", by="teal")
    assert [seat["initiative"] for seat in table.view["seats"]] == [13, 11]
    assert table.to_act == "teal"


@pytest.mark.rule("skyrise 4.8")
def test_an_equal_sum_is_broken_by_the_smaller_single_number() -> None:
    table = choosing_pairs(["w05", "w06", "w14", "w15", "w16"], ["w01", "w10", "w18", "w19", "w20"])
    table.play("pick w05,w06", by="red").play("pick w01,w10", by="teal")
    assert [seat["initiative"] for seat in table.view["seats"]] == [11, 11]
    assert table.to_act == "teal"


@pytest.mark.rule("skyrise R25")
def test_initiative_does_not_change_when_a_wonder_is_built() -> None:
    table = skyrise(era=2, wonders={"red": ["w05"]}, bids=["blue 6 hub-n"])
    before = [seat["initiative"] for seat in table.view["seats"]]
    table.play("bid w05 hub-e")
    assert [seat["initiative"] for seat in table.view["seats"]] == before


# ---------------------------------------------------------------------- §4.10 taking back


@pytest.mark.rule("skyrise 4.10")
def test_a_district_may_be_taken_back_before_the_piece_is_chosen() -> None:
    for table in (skyrise(), skyrise(bids=["red 24 hub-n"])):
        before = table.state.digest()
        table.play("at hub-e")
        assert table.refuses("at hub-w") == "4.10 district-is-chosen"
        table.play("withdraw")
        assert table.state.digest() == before


@pytest.mark.rule("skyrise 4.10")
def test_taking_back_is_no_option_so_that_search_ends() -> None:
    table = skyrise().play("at hub-e")
    assert all(move.startswith("bid ") for move in table.offers)


@pytest.mark.rule("skyrise 4.10")
def test_only_the_player_who_chose_a_district_may_take_it_back() -> None:
    table = skyrise().play("at hub-e")
    with pytest.raises(mansard.IllegalMove):
        table.play("withdraw", by="teal")


@pytest.mark.rule("skyrise 4.10")
def test_a_pick_may_be_replaced_until_the_last_player_has_submitted() -> None:
    table = choosing().play("pick w05", by="red").play("withdraw", by="red")
    assert table.state.actors() == [0, 1, 2]
    table.play("pick w06", by="red").play("pick w18", by="teal").play("pick w02", by="blue")
    assert table.view["seats"][0]["chosen"] == ["w06"]
    with pytest.raises(mansard.IllegalMove):
        table.play("withdraw", by="red")


@pytest.mark.rule("skyrise 4.10")
def test_a_completed_bid_a_pass_and_a_placed_disc_are_final() -> None:
    bid = skyrise().play("bid 24 hub-n")
    assert not bid.state.may_withdraw(0)
    passed = bid.play("pass")
    assert not passed.state.may_withdraw(1)
    wild = skyrise(discs={"hub-n": "wild"}).play("bid 98 hub-n", "wild green")
    assert not wild.state.may_withdraw(0)
