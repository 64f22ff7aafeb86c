"""§3, §6 Set-up and variants."""

import itertools

import pytest

import mansard
from tests.games.paris.positions import DISTRICTS, GAME, paris

MODES = [
    {"setup": setup, "placement": placement}
    for setup, placement in itertools.product(["basic", "random"], ["fixed", "free"])
]


@pytest.mark.rule("paris 3.1", "paris R4")
def test_the_first_player_is_a_random_seat_unless_the_host_fixes_it() -> None:
    assert {GAME.start(3, seed).view(None)["first"] for seed in range(40)} == {0, 1, 2}
    for seed in range(10):
        state = GAME.start(3, seed, {"first": "seat-0"})
        assert state.view(None)["first"] == 0
        assert state.actors() == [0]


@pytest.mark.rule("paris 3.2")
def test_everybody_begins_with_three_francs_and_nothing_else() -> None:
    state = GAME.start(4, 5)
    for seat in range(4):
        mine = state.view(seat)["seats"][seat]
        assert mine["francs"] == 3
        assert mine["unused"] == []
        assert mine["assistant"] == 0
        assert mine["points"] == 0
        assert sum(mine["resources"].values()) + sum(mine["prestige"].values()) == 0


@pytest.mark.rule("paris 3.3")
def test_the_board_is_empty_and_the_reserves_are_full() -> None:
    view = GAME.start(2, 5).view(None)
    assert view["landmarks"] == {}
    assert view["vp_tiles"] == {}
    assert view["tiles"] == {}
    assert view["reserve"] == {"wood": 0, "marble": 0, "gold": 0}
    assert view["end_tokens"]["left"] == 12


@pytest.mark.rule("paris 3.4", "paris 6.1")
def test_a_random_set_up_shuffles_tokens_within_their_group() -> None:
    layouts = [GAME.start(2, seed, {"setup": "random"}).view(None)["tokens"] for seed in range(6)]
    assert len({tuple(tokens.items()) for tokens in layouts}) == 6
    for tokens in layouts:
        cheap = [tokens[f"{d}_{v}"] for d in DISTRICTS for v in (1, 2, 3)]
        assert sorted(cheap) == ["bronze"] * 6 + ["gold"] * 6 + ["silver"] * 6
        middle = [tokens[f"{d}_{v}"] for d in DISTRICTS for v in (4, 5)]
        assert sorted(middle) == ["marble"] * 6 + ["wood"] * 6
        assert {tokens[f"{d}_8"] for d in DISTRICTS} == {"gold"}


@pytest.mark.rule("paris 3.5", "paris 6.1")
def test_a_random_track_shuffles_the_numbers_inside_their_zones() -> None:
    assert [s["number"] for s in GAME.start(2, 1).view(None)["track"]] == list(range(1, 31))
    for seed in range(6):
        numbers = [s["number"] for s in GAME.start(2, seed, {"setup": "random"}).view(None)["track"]]
        assert numbers != list(range(1, 31))
        for zone in range(3):
            assert sorted(numbers[zone * 10 : zone * 10 + 10]) == list(range(zone * 10 + 1, zone * 10 + 11))


@pytest.mark.rule("paris 3.6", "paris 6.2", "paris R30")
@pytest.mark.parametrize(("placement", "height"), [("fixed", 11), ("free", 12)])
def test_there_are_three_stacks(placement: str, height: int) -> None:
    stacks = GAME.start(2, 3, {"placement": placement}).view(None)["stacks"]
    assert [stack["height"] for stack in stacks] == [height] * 3
    assert all(stack["back"] in DISTRICTS for stack in stacks)


@pytest.mark.rule("paris 3.6")
def test_three_tiles_stay_out_of_the_game_unseen() -> None:
    state = GAME.start(2, 4)
    drawn = 0
    while not state.over():
        events = mansard.play(state, state.actors()[0], state.legal(state.actors()[0])[0])
        drawn += sum(event.name == "drawn" for event in events)
    assert drawn == 33
    assert len(state.view(None)["tiles"]) == 33


@pytest.mark.rule("paris 3.7")
def test_the_game_begins_in_round_one_without_a_last_round() -> None:
    view = GAME.start(2, 1).view(None)
    assert (view["round"], view["last_round"], view["phase"]) == (1, None, "draw")


@pytest.mark.rule("paris 6.1")
def test_on_a_random_track_the_number_has_the_effect_and_the_space_the_distance() -> None:
    track = [7, *range(1, 7), *range(8, 31)]
    table = paris({"keys": {"banks": ["chaillot"]}}, tiles=["chaillot_1"], setup="random", track=track)
    table.play("key chaillot to chaillot_1", "take 1")
    assert table.mine()["unused"] == [7]
    assert table.mine()["assistant"] == 1
    table.play("use 7")
    assert table.mine()["points"] == 4


@pytest.mark.rule("paris 6.3")
def test_there_is_no_game_for_one_and_none_for_five() -> None:
    for players in (0, 1, 5):
        with pytest.raises(mansard.InvalidSetup):
            GAME.start(players)
    with pytest.raises(mansard.InvalidSetup):
        GAME.start(2, 0, {"advanced": "on"})


@pytest.mark.rule("paris 6.1", "paris 6.2")
@pytest.mark.parametrize("options", MODES, ids=lambda o: f"{o['setup']}-{o['placement']}")
def test_set_up_and_placement_are_independent(options: dict[str, object]) -> None:
    view = GAME.start(3, 8, options).view(None)
    assert view["setup"] == options["setup"]
    assert view["placement"] == options["placement"]
