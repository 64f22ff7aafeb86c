"""§4.1, §4.2 A building tile appears."""

import pytest

from tests.games.paris.positions import SPACES, late, paris


@pytest.mark.rule("paris 4.1")
def test_a_turn_begins_with_a_tile_from_a_stack_that_is_not_empty() -> None:
    tiles = [s for s in SPACES if not s.startswith("chaillot") and s != "batignolles_8"][:29]
    stacks = [{"height": 2, "back": "chaillot"}, {"height": 0}, {"height": 2, "back": "chaillot"}]
    table = paris(phase="draw", tiles=tiles, stacks=stacks)
    assert table.offers == ["draw 1", "draw 3"]
    assert table.refuses("draw 2") == "4.1 stack-is-empty"
    table.play("draw 1")
    placed = set(table.state.view(None)["tiles"]) - set(tiles)
    assert len(placed) == 1
    assert placed.pop().startswith("chaillot")
    assert table.phase == "main"
    assert table.state.view(None)["stacks"][0]["height"] == 1


@pytest.mark.rule("paris 4.1")
def test_a_draw_is_a_barrier_for_taking_back() -> None:
    table = paris(phase="draw")
    before = table.state.reveals
    table.play("draw 2")
    assert table.state.reveals == before + 1
    assert table.refuses("draw 1") == "4.1 already-drawn"


@pytest.mark.rule("paris 4.1")
def test_the_tile_drawn_has_the_district_of_its_back() -> None:
    for seed in range(1, 30):
        stacks = [{"height": 11, "back": district} for district in ("belleville", "chaillot", "chaillot")]
        table = paris(phase="draw", stacks=stacks, rng=seed * 10**12)
        table.play("draw 1")
        assert next(iter(table.state.view(None)["tiles"])).startswith("belleville")


@pytest.mark.rule("paris 4.1")
def test_without_stacks_the_turn_begins_with_the_main_action() -> None:
    table = late()
    table.play("place chaillot", "end-turn")
    assert table.phase == "main"
    assert table.seat == 1
    assert table.refuses("draw 1") == "4.1 stacks-are-empty"


@pytest.mark.rule("paris 4.1", "paris R5")
def test_free_actions_wait_for_the_draw() -> None:
    table = paris({"resources": {"wood": 1}, "unused": [7]}, phase="draw")
    assert table.refuses("sell wood") == "4.10 no-free-action-now"
    table.play("draw 1")
    assert table.allows("sell wood")
    assert table.allows("use 7")


@pytest.mark.rule("paris 4.2", "paris 6.2")
def test_free_placement_ignores_the_printed_district() -> None:
    tiles = {"montmartre_1": "chaillot_1", "belleville_2": "montmartre_2"}
    table = paris(placement="free", phase="site", drawn="batignolles_1", tiles=tiles)
    sites = ["la_villette", "saint_germain", "chaillot", "batignolles"]
    assert table.offers == [f"site {district}" for district in sites]
    assert table.refuses("site montmartre") == "4.2 space-has-tile"
    assert table.refuses("site belleville") == "4.2 district-has-type"
    table.play("site chaillot")
    view = table.state.view(None)
    assert view["tiles"]["chaillot_1"] == {"value": 1, "type": "bakery"}
    assert view["tokens"]["chaillot_1"] == "gold"
    assert table.phase == "main"


@pytest.mark.rule("paris 4.2", "paris R29", "paris 4.12")
def test_a_tile_without_a_site_leaves_the_game_and_is_not_replaced() -> None:
    tiles = {
        "montmartre_1": "chaillot_1",
        "la_villette_1": "montmartre_1",
        "belleville_1": "la_villette_1",
        "saint_germain_1": "belleville_1",
        "chaillot_1": "saint_germain_1",
        "batignolles_2": "montmartre_2",
    }
    lost = [f"batignolles_{value}" for value in (2, 3, 4, 5, 8)]
    stacks = [{"height": 9, "back": "batignolles"}, *[{"height": 8, "back": "chaillot"}] * 2]
    table = paris(placement="free", phase="draw", tiles=tiles, lost=lost, stacks=stacks)
    table.play("draw 1")
    assert table.has_event("tile-lost", 0, "batignolles_1")
    assert table.phase == "main"
    assert len(table.state.view(None)["tiles"]) == 6


@pytest.mark.rule("paris 4.2")
def test_site_belongs_to_free_placement() -> None:
    assert paris().refuses("site chaillot") == "4.2 nothing-to-site"
