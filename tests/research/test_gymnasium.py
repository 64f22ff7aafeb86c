"""The Gymnasium environments: Gymnasium's own check, bots in the other seats, what happens to bad input."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mansard
from mansard import IllegalMove, InvalidSetup
from mansard.bots import UnknownBot
from mansard.research.gymnasium import SeatEnv
from tests.research.tables import every_table


def played(env: SeatEnv, seed: int) -> float:
    """A random game of the seat; its reward."""
    chance = random.Random(seed)
    _, info = env.reset(seed=seed)
    while True:
        action = chance.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        if terminated:
            assert info["action_mask"].sum() == 0
            return float(reward)
        assert reward == 0.0


@every_table
def test_the_check_passes(slug: str, players: int) -> None:
    check_env(SeatEnv(slug, players=players, bots="random"), skip_render_check=True)


@every_table
def test_a_seat_plays_against_bots_to_the_end(slug: str, players: int) -> None:
    for seat in (0, players - 1):
        reward = played(SeatEnv(slug, players=players, seat=seat, bots="random"), 5)
        assert -1.0 <= reward <= 1.0


def test_games_have_their_names() -> None:
    env: Any = gymnasium.make("mansard/skyrise-v1", players=2, bots="random")
    _, info = env.reset(seed=3)
    assert info["action_mask"].tolist() == env.unwrapped.action_masks().tolist()
    assert {f"mansard/{slug}-v{mansard.game(slug).rules_version}" for slug in mansard.games()} <= set(
        gymnasium.registry
    )


def test_several_tables_at_once() -> None:
    tables: Any = gymnasium.make_vec("mansard/paris-v1", num_envs=3, players=2, bots="random")
    seen, info = tables.reset(seed=3)
    assert seen.shape == (3, *tables.single_observation_space.shape)
    actions = [np.flatnonzero(mask)[0] for mask in info["action_mask"]]
    seen, rewards, *_ = tables.step(np.array(actions))
    assert rewards.tolist() == [0.0, 0.0, 0.0]
    tables.close()


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = SeatEnv("paris", players=3), SeatEnv("paris", players=3)
    for _ in range(2):
        assert played(first, 4) == played(second, 4)
    assert first._state is not None and second._state is not None
    assert first._state.digest() == second._state.digest()


def test_bots_may_differ() -> None:
    env = SeatEnv("skyrise", players=3, seat=1, bots=["random", "greedy"])
    assert {seat: player.spec for seat, player in env.bots.items()} == {0: "random", 2: "greedy"}


def test_a_table_can_be_looked_at() -> None:
    env = SeatEnv("skyrise", players=2, bots="random", render_mode="ansi")
    _, info = env.reset(seed=3)
    env.step(np.flatnonzero(info["action_mask"])[0])
    text = env.render()
    assert text is not None and "last move: seat" in text


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"slug": "chess"}, "there is no game 'chess'"),
        ({"slug": "skyrise", "players": 7}, "skyrise is for 2, 3, 4 players"),
        ({"slug": "skyrise", "seat": 4}, "there is no seat 4"),
        ({"slug": "skyrise", "options": {"walls": "high"}}, "option 'walls' is not known"),
        ({"slug": "skyrise", "bots": ["random"]}, "3 bots were expected, not 1"),
        ({"slug": "skyrise", "illegal": "forgive"}, "illegal moves may end or raise"),
        ({"slug": "skyrise", "render_mode": "rgb_array"}, "there is no render mode"),
    ],
)
def test_a_wrong_set_up_is_said_at_once(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(InvalidSetup, match=problem):
        SeatEnv(**settings)


def test_an_unknown_bot_is_said_at_once() -> None:
    with pytest.raises(UnknownBot, match="there is no such bot"):
        SeatEnv("skyrise", bots="oracle")


def test_an_illegal_action_ends_the_game_with_a_penalty() -> None:
    env = SeatEnv("skyrise", players=2, bots="random")
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_an_illegal_action_may_be_an_error_that_changes_nothing() -> None:
    env = SeatEnv("skyrise", players=2, bots="random", illegal="raise")
    _, info = env.reset(seed=1)
    assert env._state is not None
    before = env._state.digest()
    with pytest.raises(IllegalMove, match="illegal move 'action") as refused:
        env.step(350)
    assert refused.value.legal
    assert env._state.digest() == before
    env.step(np.flatnonzero(info["action_mask"])[0])


def test_nothing_works_before_the_first_reset() -> None:
    env = SeatEnv("skyrise", players=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.action_masks()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.render()
