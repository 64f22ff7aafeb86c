"""The OpenSpiel games: OpenSpiel's own tests and bots, secrets, chance, and what happens to bad input."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import mansard
import mansard.research.openspiel
from mansard import InvalidSetup
from mansard.research.spaces import utilities
from tests.conformance.cases import Case, every_case
from tests.research.tables import every_game, every_table


def load(slug: str, **params: Any) -> Any:
    return pyspiel.load_game(f"mansard_{slug}", params)


def walked(game: Any, seed: int, most: int = 10**9) -> Iterator[Any]:
    """The states of a random game."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            return
        yield state
        state.apply_action(chance.choice(state.legal_actions()))


def params_of(case: Case) -> dict[str, Any]:
    options = {k: "+".join(v) if isinstance(v, list) else v for k, v in case.options.items()}
    return {"players": case.players, **options}


# ---------------------------------------------------------------------- OpenSpiel's own tests and bots


@every_table
def test_random_simulations_pass(slug: str, players: int) -> None:
    pyspiel.random_sim_test(load(slug, players=players), num_sims=1, serialize=False, verbose=False)


@every_game
def test_random_simulations_with_serialisation_pass(slug: str) -> None:
    pyspiel.random_sim_test(load(slug), num_sims=1, serialize=True, verbose=False)


@every_game
def test_sampled_chance_passes_too(slug: str) -> None:
    game = load(slug, chance="sampled", rng_seed=3)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
def test_its_searching_bots_play(slug: str) -> None:
    game = load(slug)
    state = dealt(game, 1)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance, max_length=40)
    bot = mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=chance)
    guesser = ismcts.ISMCTSBot(
        game,
        evaluator,
        2.0,
        6,
        random_state=chance,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    for _ in range(4):
        while state.is_chance_node():
            state.apply_action(7)
        assert guesser.step(state.clone()) in state.legal_actions()
        state.apply_action(bot.step(state))


@every_game
def test_its_random_bots_play_a_whole_game(slug: str) -> None:
    game = load(slug)
    bots = [uniform_random.UniformRandomBot(player, np.random.RandomState(player)) for player in range(2)]
    state = game.new_initial_state()
    chance = np.random.RandomState(5)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice([outcome for outcome, _ in state.chance_outcomes()])))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert state.returns() == utilities(state.table.state.places())


def dealt(game: Any, seed: int) -> Any:
    """A state after the deal."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


# ---------------------------------------------------------------------- what a player knows


@every_case
def test_an_information_state_tells_nothing_that_the_player_may_not_know(case: Case) -> None:
    game = load(case.slug, **params_of(case))
    for number, state in enumerate(walked(game, 11, 160)):
        if number % 16 or state.is_chance_node():
            continue
        for player in range(case.players):
            for seed in (0.25, 0.75):
                other = state.resample_from_infostate(player, lambda seed=seed: seed)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)


@every_case
def test_a_secret_choice_leaves_the_information_of_others_unchanged(case: Case) -> None:
    """Worlds that differ in what somebody chose in secret are one information state to all others."""
    together, compared = 0, 0
    for state in walked(load(case.slug, **params_of(case)), 12, 160):
        kernel = state.table.state
        if kernel is None or state.is_chance_node() or len(kernel.actors()) < 2:
            continue
        together += 1
        player = state.current_player()
        others = [other for other in range(case.players) if other != player]
        worlds = [state.child(action) for action in state.legal_actions()[:5]]
        secret = [
            world
            for world in worlds
            if not world.is_chance_node()
            and world.table.state.reveals == kernel.reveals
            and player not in world.table.state.actors()
        ]
        known = {tuple([world.information_state_string(other) for other in others]) for world in secret}
        assert len(known) <= 1
        compared += len(secret) > 1
    assert compared > 0 or together == 0


def test_what_others_do_in_secret_leaves_no_trace() -> None:
    """Somebody plans behind a screen: nobody else can tell how many steps that took."""
    game = load("small_city", players=2)
    hidden = 0
    for state in walked(game, 2, 300):
        kernel = state.table.state
        if kernel is None or kernel.view(0)["phase"] != "build" or state.is_chance_node():
            continue
        player = state.current_player()
        before = state.information_state_string(1 - player)
        after = state.child(state.legal_actions()[0])
        if after.is_chance_node() or after.table.state.reveals > kernel.reveals:
            continue
        if after.current_player() == player:
            assert after.information_state_string(1 - player) == before
            assert after.information_state_string(player) != state.information_state_string(player)
            hidden += 1
    assert hidden > 10


def test_an_information_state_recalls_everything() -> None:
    """Two ways to the same position are two information states."""
    game = load("paris", players=2)
    strings = set()
    for count, state in enumerate(walked(game, 3, 100)):
        if not state.is_chance_node():
            strings.add(state.information_state_string(0))
        assert count < 100
    assert len(strings) > 20


def test_the_fingerprint_is_the_same_whenever_it_is_asked_for() -> None:
    game = load("skyrise", players=3)
    often = [state.information_state_string(1) for state in walked(game, 4, 120)]
    rarely = [state.clone() for state in walked(game, 4, 120)]
    assert rarely[-1].information_state_string(1) == often[-1]


# ---------------------------------------------------------------------- states


@every_table
def test_clones_and_pickles_go_the_same_way(slug: str, players: int) -> None:
    game = load(slug, players=players)
    chance = random.Random(1)
    for number, state in enumerate(walked(game, 6, 120)):
        if number % 30:
            continue
        twins = [
            state.clone(),
            pickle.loads(pickle.dumps(state)),
            game.deserialize_state(state.serialize()),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        ]
        action = chance.choice(state.legal_actions())
        expected = state.child(action)
        for twin in twins:
            assert twin.history() == state.history()
            twin.apply_action(action)
            assert str(twin) == str(expected)
            assert twin.information_state_string(0) == expected.information_state_string(0)


def test_a_sampled_state_is_copied_as_it_is() -> None:
    game = load("red_cathedral", chance="sampled", rng_seed=5)
    for number, state in enumerate(walked(game, 6, 90)):
        if number % 30 == 29:
            assert str(game.deserialize_state(state.serialize())) == str(state.clone()) == str(state)


def test_an_explicit_state_follows_from_its_history() -> None:
    game = load("red_cathedral", players=2)
    for state in walked(game, 8, 200):
        last = state
    again = game.new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)


def test_every_game_is_loadable_with_its_options() -> None:
    game = pyspiel.load_game("mansard_red_cathedral(players=3,boards=basic+advanced+basic,guilds=first-game)")
    assert game.num_players() == 3
    seats = dealt(game, 1).table.state.view(0)["seats"]
    assert [seat["board"] for seat in seats] == ["basic", "advanced", "basic"]
    assert str(game).startswith("mansard_red_cathedral(")


@every_game
def test_the_longest_game_is_bounded(slug: str) -> None:
    game = load(slug)
    assert game.max_game_length() == mansard.game(slug).max_decisions
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, 0.0)
    assert game.num_distinct_actions() == mansard.game(slug).action_count


def test_actions_have_their_notation() -> None:
    state = dealt(load("skyrise"), 2)
    action = state.legal_actions()[0]
    assert state.action_to_string(action).startswith("at ")
    assert state.string_to_action(state.action_to_string(action)) == action


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([1], [1.0]),
        ([2], [-1.0]),
        ([3, 2], [0.0, 0.0]),
        ([1, 2], [1.0, -1.0]),
        ([1, 1], [0.0, 0.0]),
        ([2, 1, 3], [0.0, 1.0, -1.0]),
        ([1, 1, 3, 4], [2 / 3, 2 / 3, -1 / 3, -1.0]),
    ],
)
def test_utilities_go_by_places(places: list[int], expected: list[float]) -> None:
    assert utilities(places) == pytest.approx(expected)


# ---------------------------------------------------------------------- bad input


def test_an_unknown_game_or_parameter_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown game 'mansard_chess'"):
        pyspiel.load_game("mansard_chess")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'walls'"):
        pyspiel.load_game("mansard_skyrise(walls=high)")


@pytest.mark.parametrize(
    ("params", "problem"),
    [
        ({"players": 7}, "skyrise is for 2, 3, 4 players"),
        ({"colours": "mauve"}, "option colours: 'mauve' is none of"),
        ({"chance": "none"}, "chance is explicit or sampled"),
    ],
)
def test_a_wrong_set_up_is_said_at_once(params: dict[str, Any], problem: str) -> None:
    with pytest.raises(InvalidSetup, match=problem):
        load("skyrise", **params)


def test_an_option_that_is_not_for_so_many_players_is_refused() -> None:
    assert load("small_city", players=1, level="senator").num_players() == 1
    with pytest.raises(InvalidSetup, match="option 'level' is not known for 2 players"):
        load("small_city", players=2, level="senator")


def test_an_illegal_action_is_refused_where_it_is_checked() -> None:
    state = dealt(load("skyrise"), 2)
    before = str(state)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(350)
    assert str(state) == before


def test_nothing_is_redrawn_while_chance_has_yet_to_speak() -> None:
    with pytest.raises(ValueError, match="chance has yet to speak"):
        load("skyrise").new_initial_state().resample_from_infostate(0, lambda: 0.5)


def test_a_finished_game_has_no_actions() -> None:
    game = load("skyrise")
    for state in walked(game, 9):
        last = state
    assert last.is_terminal()
    assert last.legal_actions() == []
    assert last.current_player() == pyspiel.PlayerId.TERMINAL
    assert sum(last.returns()) == pytest.approx(0.0)
    with pytest.raises(ValueError, match="the game is over"):
        last.apply_action(0)
