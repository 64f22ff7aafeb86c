"""§2 Components and data."""

from typing import Any

import pytest

import mansard
from tests.games.small_city.positions import GAME, city, seat


@pytest.mark.rule("small_city 2.1")
def test_a_tile_must_lie_inside_the_zone_which_is_six_by_six_on_the_hard_side() -> None:
    table = city(seat(money=5, side="hard"), seat(money=5))
    table.play("build K1", by=0)
    table.play("build K1", by=1)
    assert "f6" in table.anchors(0)
    assert "g6" not in table.anchors(0)
    assert "g7" in table.anchors(1)
    assert "h7" not in table.anchors(1)
    assert table.refuses("at g6", by=0) == "2.1 outside-the-zone"


@pytest.mark.rule("small_city 2.1")
def test_expanding_goes_to_the_next_size_and_the_last_is_the_maximum() -> None:
    table = city(seat(expansions=2), seat(expansions=3, money=3))
    assert table.allows("expand", by=0)
    assert table.refuses("expand", by=1) == "2.1 zone-is-maximal"
    assert table.state.view(0)["seats"][0]["zone"] == 9
    table.play("expand", by=0)
    assert table.state.view(0)["seats"][0]["zone"] == 10


@pytest.mark.rule("small_city 2.2", "small_city R16")
def test_an_ordered_tile_may_be_numbered_along_any_path_through_its_shape() -> None:
    home = ["R1 a1", "R1 b1", "R1 c1"]
    table = city(seat(*home, money=9), seat())
    table.play("build C3V", by=0)
    ways = {move.split()[1] for move in table.offers_to(0)}
    assert ways == {".1/32", ".3/12", "1./23", "12/.3", "21/3.", "23/1.", "3./21", "32/.1"}


@pytest.mark.rule("small_city 2.2")
def test_tiles_without_an_order_have_each_rotation_and_mirror_image_once() -> None:
    table = city(seat(money=9, stores={"d4": {"wood": 2, "stone": 1, "metal": 1}}), seat())
    table.play("build clinic", by=0)
    assert len(table.offers_to(0)) == 4
    other = city(seat(money=9, stores={"d4": {"wood": 1, "stone": 1, "metal": 2}}), seat())
    other.play("build university", by=0)
    assert len(other.offers_to(0)) == 8


@pytest.mark.rule("small_city 2.2", "small_city R18")
def test_a_single_building_is_built_once_in_the_game_even_after_its_demolition() -> None:
    table = city(seat(money=5, built=["town_hall", "refinery"]), seat(money=5))
    assert table.refuses("build refinery", by=0) == "2.2 already-built"
    assert table.allows("build refinery", by=1)


@pytest.mark.rule("small_city 2.2")
def test_shared_buildings_are_limited_by_the_number_of_players() -> None:
    for players, copies in [(1, 1), (2, 1), (3, 2), (4, 3)]:
        stock = GAME.start(players=players, seed=1).view(None)["stock"]
        assert [stock[kind] for kind in ("metro", "clinic", "university", "police", "fire")] == [copies] * 5
        assert sum(stock[kind] for kind in stock if kind.startswith("R")) == 78
        assert sum(stock[kind] for kind in stock if kind.startswith("C")) == 40
        assert sum(stock[kind] for kind in stock if kind.startswith("F")) == 37
        assert sum(stock[kind] for kind in stock if kind.startswith("K")) == 55


@pytest.mark.rule("small_city 2.3")
def test_a_square_tile_away_from_the_border_influences_twelve_cells() -> None:
    table = city(seat(money=5, stores={"d4": {"wood": 1}}), seat())
    district = table.state.land[0]  # type: ignore[attr-defined]
    zone = bin(district.far_lo[0]).count("1") + bin(district.far_hi[0]).count("1")
    assert zone == 12
    corner = city(seat(hall="town_hall a1 b1 a2 b2"), seat()).state.land[0]  # type: ignore[attr-defined]
    assert bin(corner.far_lo[0]).count("1") == 5


@pytest.mark.rule("small_city 2.3")
def test_water_has_no_influence_and_every_tile_counts_once() -> None:
    port = "port a1 b1 a2 b2"
    table = city(seat(port, money=9), seat())
    district = table.state.land[0]  # type: ignore[attr-defined]
    assert bin(district.far_lo[1]).count("1") == 2  # c1 and c2; a2 and b2 belong to the tile
    near_water = city(seat(port, money=9), seat())
    near_water.play("build R1", by=0)
    assert "a3" in near_water.anchors(0)
    assert "c1" not in near_water.anchors(0)


@pytest.mark.rule("small_city 2.4")
def test_the_supply_is_limited_and_the_town_hall_has_four_slots() -> None:
    table = city(seat(inside=2, stores={"d4": {"wood": 2}}), seat())
    assert table.state.view(None)["supply"] == {"wood": 14, "stone": 12, "metal": 8}
    with pytest.raises(mansard.InvalidState, match="Town Hall is overfull"):
        city(seat(inside=3, stores={"d4": {"wood": 2}}), seat())
    with pytest.raises(mansard.InvalidState, match="overfull"):
        city(seat("WH a1", stores={"a1": {"wood": 4}}), seat())


@pytest.mark.rule("small_city 2.5")
def test_there_are_eight_action_cards_one_copy_each() -> None:
    table = city(seat(), seat(), phase="actions")
    assert sorted(table.state.view(None)["circle"]) == ["A", "B", "C", "D", "E", "F", "G", "H"]


@pytest.mark.rule("small_city 2.6", "small_city R35")
def test_the_council_table_is_the_same_on_both_sides() -> None:
    for side in ("easy", "hard"):
        table = city(seat(money=4, discs=[["economy", 3], None]), seat(), phase="council", council=side)
        table.play("advance economy", "gain votes", by=0)
        assert table.of(0, "votes") == 8
        assert table.of(0, "money") == 0
    assert (
        mansard.game("small_city").start(players=2, options={"mode": "advanced"}).view(None)["council"]
        == "hard"
    )


@pytest.mark.rule("small_city 2.7")
@pytest.mark.parametrize(
    ("promise", "fields", "points"),
    [
        (1, {"tiles": ["K3I a1 b1 c1", "K3I a2 b2 c2", "K2 a3 b3"]}, 6),
        (1, {"tiles": ["K3I a1 b1 c1", "K3I a2 b2 c2", "K1 a3"]}, -3),
        (3, {"tiles": ["school a1", "library a2 b2", "museum a3 b3 c3"]}, 6),
        (5, {"stores": {"d4": {"wood": 4}}}, 6),
        (6, {"expansions": 2}, 6),
        (7, {"tiles": ["C4I a1 b1 c1 d1", "C4O a2 b2 b3 a3"]}, 12),
        (8, {"tiles": ["refinery a1", "port c1 d1 c2 d2", "F3I a2 a3 a4", "F1 a6"]}, 12),
        (9, {"cemeteries": ["a1"]}, -6),
        (10, {"pollution": 25}, 12),
        (10, {"pollution": 26}, -6),
        (15, {"pollution": 15}, 18),
        (15, {"pollution": 16}, -12),
        (16, {"tiles": ["C4I a1 b1 c1 d1", "C1 a2", "C1 b2"]}, 18),
        (14, {"tiles": ["F3I a1 b1 c1", "F3V a2 a3 b3"]}, 18),
    ],
)
def test_promises_are_kept_or_broken_by_the_state_at_the_end(
    promise: int, fields: dict[str, Any], points: int
) -> None:
    tiles = fields.pop("tiles", [])
    assert isinstance(tiles, list)
    buried = len(fields.get("cemeteries", []))
    table = city(seat(*tiles, promise=promise, buried=buried, **fields), seat(promise=2), phase="council")
    assert dict(table.state.breakdown()[0])["promise"] == points
    assert dict(table.state.breakdown()[1])["promise"] == -3


@pytest.mark.rule("small_city 2.7")
def test_a_crowded_tower_needs_five_own_citizens_and_a_growing_crowd_twelve_in_play() -> None:
    tower = "R5P a1 b1 a2 b2 a3"
    people = dict.fromkeys(["a1", "b1", "a2", "b2", "a3"], 0)
    full = city(seat(tower, promise=12, citizens=people), seat(promise=2), phase="council")
    assert dict(full.state.breakdown()[0])["promise"] == 18
    del people["a3"]
    short = city(seat(tower, promise=12, citizens=people), seat(promise=2), phase="council")
    assert dict(short.state.breakdown()[0])["promise"] == -12
    parks = ["K3I a1 b1 c1", "K3I a2 b2 c2", "K3I a3 b3 c3", "K3I e1 f1 g1"]
    cells = [c for park in parks for c in park.split()[1:]]
    crowd = city(seat(*parks, promise=11, citizens=dict.fromkeys(cells, 0)), seat(promise=2), phase="council")
    assert dict(crowd.state.breakdown()[0])["promise"] == 12


@pytest.mark.rule("small_city 2.7")
def test_a_special_promise_is_kept_only_by_the_one_player_who_is_best_alone() -> None:
    homes = ["R1 a1", "R1 b1"]
    both = city(
        seat(*homes, specials=[1], promise=2),
        seat(*homes, specials=[13], promise=4, votes=1),
        phase="council",
        mode="advanced",
    )
    assert dict(both.state.breakdown()[0])["special"] == -5
    assert dict(both.state.breakdown()[1])["special"] == 0


@pytest.mark.rule("small_city 2.8")
def test_every_component_names_its_source_and_an_owner_may_correct_it() -> None:
    data = GAME.components.data
    for name in ("shape", "tile", "building", "action_card", "council_row", "promise", "special_promise"):
        assert all(row["source"] for row in data[name]), name
    corrected = mansard.game("small_city", "[supply]\nwood = 17\nstone = 12\nmetal = 8\n", "mine.toml")
    assert corrected.start(players=2).view(None)["supply"]["wood"] == 17
    with pytest.raises(mansard.InvalidComponents, match=r"mine\.toml: supply\.stone"):
        mansard.game("small_city", "[supply]\nwood = 17\nstone = -1\nmetal = 8\n", "mine.toml")
    with pytest.raises(mansard.InvalidComponents, match="rubber"):
        mansard.game("small_city", "[rubber]\nwood = 17\n", "mine.toml")


@pytest.mark.rule("small_city 2.2")
@pytest.mark.parametrize("cells", [[[97, 0], [0, 1]], [[0, 0], [0, 0]]])
def test_a_port_that_fits_no_district_is_refused(cells: list[list[int]]) -> None:
    with pytest.raises(mansard.InvalidComponents, match="building_cells"):
        mansard.game("small_city", f"[building.port]\nbuilding_cells = {cells}\n", "mine.toml")
