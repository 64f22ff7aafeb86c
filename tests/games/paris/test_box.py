"""§2 The box."""

import pytest

import mansard
from mansard import InvalidComponents
from tests.games.paris.positions import DISTRICTS, END_TOKENS, GAME, VALUES, paris

DATA = GAME.components.data


@pytest.mark.rule("paris 2.1")
def test_the_box_holds_what_the_rule_book_counts() -> None:
    assert len(DATA["building"]) == 36
    assert len(DATA["landmark"]) == 8
    assert len(DATA["end_token"]) == 12
    assert len(DATA["vp_tile"]) == 6
    assert sum(1 + tile["marked3"] + tile["marked4"] for tile in DATA["bonus"]) == 42
    for kind in ["wood", "marble"]:
        assert sum(b["token"] == kind for b in DATA["building"]) == 6
    assert sum(b["token"] == "gold" and b["token_kind"] == "resource" for b in DATA["building"]) == 6
    for kind in ["bronze", "silver"]:
        assert sum(b["token"] == kind for b in DATA["building"]) == 6


@pytest.mark.rule("paris 2.2")
@pytest.mark.parametrize(("players", "hand"), [(2, 10), (3, 9), (4, 7)])
def test_the_hand_depends_on_the_number_of_players(players: int, hand: int) -> None:
    for seat in GAME.start(players).view(None)["seats"]:
        assert seat["hand"] == hand
        assert seat["key_reserve"] == 2


@pytest.mark.rule("paris 2.3")
def test_every_district_has_every_value_and_every_type_once() -> None:
    for district in DISTRICTS:
        tiles = [b for b in DATA["building"] if b["district"] == district]
        assert [b["value"] for b in tiles] == VALUES
        assert len({b["type"] for b in tiles}) == 6
    for value in VALUES:
        assert len({b["type"] for b in DATA["building"] if b["value"] == value}) == 6


@pytest.mark.rule("paris 2.3")
def test_prestige_lies_beside_the_cheap_buildings_and_resources_beside_the_dear_ones() -> None:
    tokens = GAME.start(2).view(None)["tokens"]
    assert tokens["montmartre_1"] == "silver"
    assert tokens["chaillot_4"] == "wood"
    assert tokens["belleville_5"] == "marble"
    assert {tokens[f"{district}_8"] for district in DISTRICTS} == {"gold"}
    assert [d["bank"] for d in GAME.start(2).view(None)["districts"]] == [5, 6, 7, 2, 3, 4]


@pytest.mark.rule("paris 2.4", "paris R28")
def test_two_landmarks_have_the_value_eleven() -> None:
    assert [mark["value"] for mark in DATA["landmark"]] == [10, 11, 11, 12, 13, 14, 15, 16]
    eiffel = DATA["landmark"][-1]
    assert eiffel["cost"] == {"wood": 0, "marble": 0, "gold": 3}
    assert eiffel["slots"] == [{"prestige": "gold", "vp": 5}] * 3


@pytest.mark.rule("paris 2.5")
def test_a_vp_tile_has_three_numbers() -> None:
    places = [tile["places"] for tile in DATA["vp_tile"]]
    assert places == [[20, 10, 5], [18, 9, 4], [16, 8, 4], [14, 7, 3], [12, 6, 3], [10, 5, 2]]


@pytest.mark.rule("paris 2.6")
def test_prices_are_known_to_everybody() -> None:
    prices = GAME.start(2).view(None)["prices"]
    assert prices == {"buy": [3, 4, 5], "sell": [1, 2, 3], "sell_prestige": [1, 2, 3]}


@pytest.mark.rule("paris 2.7")
@pytest.mark.parametrize(("players", "tiles"), [(2, 30), (3, 36), (4, 42)])
def test_marked_bonus_tiles_join_with_more_players(players: int, tiles: int) -> None:
    track = GAME.start(players).view(None)["track"]
    assert sum(space["left"] for space in track) == tiles
    assert track[5]["left"] == (2 if players >= 3 else 1)
    assert track[4]["left"] == (2 if players == 4 else 1)


@pytest.mark.rule("paris 2.8")
def test_the_twelve_end_tokens_are_all_different() -> None:
    assert [token["id"] for token in DATA["end_token"]] == END_TOKENS
    assert len(set(END_TOKENS)) == 12


@pytest.mark.rule("paris 2.9")
def test_neighbours_share_an_edge_of_their_polygons() -> None:
    shapes = {d["id"]: {tuple(point) for point in d["polygon"]} for d in [*DATA["district"], DATA["arc"]]}
    for district in DATA["district"]:
        for neighbour in district["adjacent"]:
            assert len(shapes[district["id"]] & shapes[neighbour]) >= 2


@pytest.mark.rule("paris 2.6", "paris R34")
def test_a_corrected_box_may_not_sell_dearer_than_it_buys() -> None:
    text = """
[prices]
source = "owner"
buy_resource = { wood = 1, marble = 4, gold = 5 }
sell_resource = { wood = 1, marble = 2, gold = 3 }
sell_prestige = { bronze = 1, silver = 2, gold = 3 }
"""
    with pytest.raises(InvalidComponents) as caught:
        GAME.with_components(text, "mine.toml")
    assert caught.value.source == "mine.toml"
    assert caught.value.key == "prices.buy_resource.wood"


@pytest.mark.rule("paris 2.6")
def test_a_corrected_price_is_played() -> None:
    text = """
[prices]
source = "owner"
buy_resource = { wood = 3, marble = 4, gold = 5 }
sell_resource = { wood = 2, marble = 2, gold = 3 }
sell_prestige = { bronze = 1, silver = 2, gold = 3 }
"""
    game = GAME.with_components(text, "mine.toml")
    state = game.from_json(paris({"resources": {"wood": 1}}).state.to_json())
    mansard.play(state, 0, "sell wood")
    assert state.view(0)["seats"][0]["francs"] == 5
