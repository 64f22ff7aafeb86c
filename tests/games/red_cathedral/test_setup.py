"""§3 Set-up."""

import pytest

import mansard
from mansard.games.red_cathedral import GAME

VIEWS = {
    (players, seed): GAME.start(players=players, seed=seed).view(None)
    for players in (1, 2, 3, 4)
    for seed in range(12)
}


@pytest.mark.rule("red_cathedral 3")
@pytest.mark.rule("red_cathedral R32")
def test_rubles_grow_with_the_seat() -> None:
    assert [seat["rubles"] for seat in VIEWS[4, 0]["seats"]] == [3, 4, 4, 5]


@pytest.mark.rule("red_cathedral 3")
def test_markers_start_on_two_and_the_first_seat_begins() -> None:
    for view in VIEWS.values():
        assert all(seat["position"] == 2 for seat in view["seats"])
        assert view["actors"] == [0]
        assert view["phase"] == "main"


@pytest.mark.rule("red_cathedral 3")
@pytest.mark.rule("red_cathedral R7")
def test_the_dice_start_one_a_sector_from_the_recognition_tile_on() -> None:
    for view in VIEWS.values():
        first = view["tiles"].index("recognition")
        assert sorted((sector - first) % 8 for sector, _ in view["dice"].values()) == [0, 1, 2, 3, 4]
        assert all(1 <= value <= 6 for _, value in view["dice"].values())


@pytest.mark.rule("red_cathedral 3")
def test_each_guild_has_one_card_in_some_quadrant() -> None:
    for view in VIEWS.values():
        assert sorted(card[3:5] for card in view["guilds"]) == ["cl", "cr", "me", "te"]
    assert len({tuple(view["guilds"]) for view in VIEWS.values()}) > 10


@pytest.mark.rule("red_cathedral 3")
def test_the_first_game_uses_the_fixed_guild_cards() -> None:
    for seed in range(8):
        view = GAME.start(players=3, seed=seed, options={"guilds": "first-game"}).view(None)
        assert sorted(view["guilds"]) == ["gc_cl_1", "gc_cr_1", "gc_me_1", "gc_te_1"]


@pytest.mark.rule("red_cathedral 3")
@pytest.mark.rule("red_cathedral R34")
def test_plans_and_cards_fit_the_number_of_players() -> None:
    for (players, _), view in VIEWS.items():
        assert view["plan"].startswith(f"p{max(2, players)}_")
        assert len(view["sections"]) == 6 * max(2, players)
        cards = [section["card"] for section in view["sections"].values()]
        assert len(set(cards)) == len(cards)
        assert all(section["card"][0] == "b" for name, section in view["sections"].items() if name[1] == "1")


@pytest.mark.rule("red_cathedral 3")
def test_every_section_has_a_token_of_its_own_and_below_three_players_an_unmarked_one() -> None:
    for (players, _), view in VIEWS.items():
        tokens = [s["token"] for s in view["sections"].values() if s["token"]]
        assert len(set(tokens)) == len(tokens) == 6 * max(2, players) - (players == 1)
        if players < 3:
            assert all(token <= "wt14" for token in tokens)


@pytest.mark.rule("red_cathedral 3")
def test_colours_are_distinct_and_chosen_ones_stay() -> None:
    colours = ["random", "green", "random"]
    view = GAME.start(players=3, seed=5, options={"colours": colours}).view(None)
    given = [seat["colour"] for seat in view["seats"]]
    assert given[1] == "green"
    assert len(set(given)) == 3


@pytest.mark.rule("red_cathedral 3")
@pytest.mark.rule("red_cathedral 6.1")
def test_each_player_chooses_a_side() -> None:
    view = GAME.start(players=3, seed=5, options={"boards": ["basic", "advanced", "basic"]}).view(None)
    assert [seat["board"] for seat in view["seats"]] == ["basic", "advanced", "basic"]


@pytest.mark.rule("red_cathedral 3")
def test_wrong_set_ups_are_refused() -> None:
    for players, options in [
        (5, {}),
        (2, {"boards": ["basic"]}),
        (2, {"guilds": "none"}),
        (2, {"rival": "on"}),
    ]:
        with pytest.raises(mansard.InvalidSetup):
            GAME.start(players=players, seed=1, options=options)


@pytest.mark.rule("red_cathedral 6.2.1")
def test_the_rival_sits_next_in_the_cycle_with_its_row_and_five_tokens() -> None:
    for seed in range(12):
        view = VIEWS[1, seed]
        cycle = ["red", "blue", "green", "yellow"]
        human = cycle.index(view["seats"][0]["colour"])
        rival = view["rival"]
        assert rival["colour"] == cycle[(human + 1) % 4]
        assert sorted(rival["cards"]) == ["claim", "construction", "inventory", "recognition", "transport"]
        assert sorted(rival["tokens"]) == ["blue", "green", "red", "white", "yellow"]
        assert rival["face_up"] == [True] * 5
        assert rival["ornament_queue"] == ["door", "arch", "arch", "cross"]
        assert rival["position"] == 2


@pytest.mark.rule("red_cathedral 6.2.1")
@pytest.mark.rule("red_cathedral R31")
def test_the_rival_starts_on_the_base_with_the_highest_reward_and_gains_nothing_for_it() -> None:
    for seed in range(12):
        view = VIEWS[1, seed]
        bases = [name for name in view["sections"] if name[1] == "1"]
        reward = {
            name: GAME.box.reward_recognition[GAME.box.sections.index(view["sections"][name]["card"])]
            for name in bases
        }
        best = next(name for name in bases if reward[name] == max(reward.values()))
        assert [name for name, s in view["sections"].items() if s["owner"] == 1] == [best]
        assert view["rival"]["banners_left"] == 5
        assert view["rival"]["position"] == 2
