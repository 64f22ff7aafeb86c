"""The PettingZoo environments: PettingZoo's own tests, secrets, and what happens to bad input."""

import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo as zoo
import pytest
from pettingzoo.utils.env_logger import EnvLogger

import mansard
from mansard import InvalidSetup
from mansard.research import pettingzoo
from mansard.research.pettingzoo import TableEnv
from mansard.research.spaces import named
from tests.conformance.cases import Case, every_case
from tests.research.tables import every_game, every_table

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # they import games of PettingZoo by their old names
    from pettingzoo.test import api_test, performance_benchmark, seed_test


@pytest.fixture(autouse=True)
def silence() -> Iterator[None]:
    EnvLogger.suppress_output()
    EnvLogger.flush()
    yield
    EnvLogger.unsuppress_output()


def played(env: TableEnv, seed: int, most: int = 10**9) -> Iterator[tuple[str, dict[str, Any]]]:
    """A random game: who acts and what it sees."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    for number, agent in enumerate(env.agent_iter()):
        seen, _, terminated, truncated, _ = env.last()
        if number >= most:
            return
        if terminated or truncated:
            env.step(None)
            continue
        assert seen is not None
        yield agent, seen
        env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))


# ---------------------------------------------------------------------- PettingZoo's own tests


# PettingZoo warns of observations with a mask in all games but those on its own list
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@every_table
def test_the_api_test_passes(slug: str, players: int) -> None:
    api_test(pettingzoo.env(slug, players=players), num_cycles=200)


@every_table
def test_the_seed_test_passes(slug: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(slug, players=players), num_cycles=60)


@every_table
def test_the_performance_test_runs(
    slug: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its five seconds pass quickly: every look at the clock is a tenth of a second."""
    ticks = iter(range(10**6))
    clock = type("Clock", (), {"time": staticmethod(lambda: next(ticks) / 10)})
    module = __import__("pettingzoo.test.performance_benchmark", fromlist=["time"])
    monkeypatch.setattr(module, "time", clock)
    performance_benchmark(pettingzoo.env(slug, players=players, seed=1))
    assert "turns per second" in capsys.readouterr().out


# ---------------------------------------------------------------------- names


def test_names_carry_the_version_of_the_rules() -> None:
    env = pettingzoo.skyrise_v1.env(players=2)
    assert env.metadata["name"] == str(env) == "skyrise_v1"
    assert pettingzoo.names() == [f"{slug}_v{mansard.game(slug).rules_version}" for slug in mansard.games()]
    with pytest.raises(AttributeError, match="there are: paris_v1"):
        _ = pettingzoo.skyrise_v0


def test_pettingzoo_makes_them_by_name() -> None:
    env = zoo.make("aec", "mansard/paris-v1", players=3)
    assert isinstance(env, TableEnv)
    assert (str(env), env.players) == ("paris_v1", 3)
    assert {f"mansard/{slug}-v{mansard.game(slug).rules_version}" for slug in mansard.games()} <= set(
        zoo.aec_registry
    )


def test_the_most_players_sit_down_by_default() -> None:
    assert pettingzoo.env("paris").possible_agents == ["player_0", "player_1", "player_2", "player_3"]


# ---------------------------------------------------------------------- play


@every_table
def test_a_game_ends_with_rewards_by_places(slug: str, players: int) -> None:
    brought = final_rewards(pettingzoo.env(slug, players=players), 3)
    assert len(brought) == players
    assert all(-1.0 <= reward <= 1.0 for reward in brought.values())
    if players > 1:
        assert sum(brought.values()) == pytest.approx(0.0)


def final_rewards(env: TableEnv, seed: int) -> dict[str, float]:
    chance = random.Random(seed)
    env.reset(seed=seed)
    brought: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            brought[agent] = reward
            env.step(None)
            continue
        assert reward == 0.0
        assert seen is not None
        env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert env.agents == []
    return brought


def test_rewards_may_be_scores() -> None:
    env = pettingzoo.env("skyrise", players=2, reward="scores")
    brought = final_rewards(env, 5)
    assert env._state is not None
    assert list(brought.values()) == [float(points) for points in env._state.scores()]


@every_case
def test_who_acts_later_sees_nothing_of_what_others_chose_in_secret(case: Case) -> None:
    """In a phase in which several act at once, an observation is the same whatever the earlier ones do."""
    env = pettingzoo.env(case.slug, players=case.players, options=case.options)
    together, compared = 0, 0
    for _, _ in played(env, 8, 400):
        state = env._state
        assert state is not None
        if len(state.actors()) < 2:
            continue
        together += 1
        first, later = state.actors()[0], state.actors()[-1]
        seen: list[bytes] = []
        for action in state.legal(first)[:8]:
            after = state.clone()
            after.apply(first, action)
            if after.reveals == state.reveals and first not in after.actors():
                seen.append(bytes(memoryview(after.observe(later))))
        assert len(set(seen)) <= 1
        compared += len(seen) > 1
    assert compared > 0 or together == 0


@every_game
def test_an_observation_is_the_seats_own(slug: str) -> None:
    env = pettingzoo.env(slug, players=3)
    for agent, seen in played(env, 4, 60):
        parts = named(env.game, 3, seen["observation"])
        seat = env.possible_agents.index(agent)
        assert parts["seat"].tolist() == [int(k == seat) for k in range(3)]
        assert parts["actors"][0] == 1
        for other in env.possible_agents:
            if other != agent:
                assert env.observe(other)["action_mask"].sum() == 0


def test_an_observation_may_be_changed_without_harm() -> None:
    env = pettingzoo.env("skyrise", players=2)
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    seen["observation"][:] = -1
    seen["action_mask"][:] = 0
    again = env.observe(env.agent_selection)
    assert again["observation"].max() > 0
    assert again["action_mask"].sum() > 0


def test_without_a_seed_the_next_game_is_another_one() -> None:
    env, twin = pettingzoo.env("skyrise", seed=9), pettingzoo.env("skyrise", seed=9)
    games = []
    for _ in range(3):
        env.reset()
        twin.reset()
        assert env._state is not None and twin._state is not None
        assert env._state.digest() == twin._state.digest()
        games.append(env._state.digest())
    assert len(set(games)) == 3


def test_options_of_a_reset_are_those_of_the_table() -> None:
    env = pettingzoo.env("paris", players=2, options={"setup": "random"})
    env.reset(seed=1, options={"table": {"screens": "open"}})
    view = env._state.view(0) if env._state is not None else {}
    assert (view["setup"], view["screens"]) == ("random", "open")


# ---------------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"slug": "chess"}, "there is no game 'chess'"),
        ({"slug": "skyrise", "players": 7}, "skyrise is for 2, 3, 4 players"),
        ({"slug": "skyrise", "options": {"walls": "high"}}, "option 'walls' is not known"),
        ({"slug": "paris", "options": {"setup": "odd"}}, "option setup: 'odd' is none of"),
        ({"slug": "paris", "reward": "glory"}, "there is no reward 'glory'"),
        ({"slug": "paris", "render_mode": "rgb_array"}, "there is no render mode"),
    ],
)
def test_a_wrong_set_up_is_said_at_once(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(InvalidSetup, match=problem):
        pettingzoo.env(**settings)


def test_an_illegal_action_ends_the_game_and_loses_it() -> None:
    env = pettingzoo.env("skyrise", players=3)
    env.reset(seed=1)
    guilty = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(guilty)["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and all(env.truncations.values())
    assert env.rewards == {agent: -1.0 if agent == guilty else 0.0 for agent in env.possible_agents}
    while env.agents:
        env.step(None)
    assert any("Illegal move" in line for line in EnvLogger.mqueue)


@pytest.mark.parametrize("action", [-1, 351, 10**9])
def test_an_action_outside_the_space_is_refused(action: int) -> None:
    env = pettingzoo.env("skyrise", players=3)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(action)


def test_an_agent_that_plays_must_act() -> None:
    env = pettingzoo.env("skyrise", players=3)
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="must act"):
        env.step(None)
    with pytest.raises(TypeError):
        env.step(0.5)  # type: ignore[arg-type]


def test_an_agent_whose_game_is_over_only_leaves() -> None:
    env = pettingzoo.env("small_city", players=1)
    for _ in played(env, 2):
        pass
    assert env.agents == []
    env.step(None)
    assert any("Should reset() first" in line for line in EnvLogger.mqueue)
    chance = random.Random(2)
    env.reset(seed=2)
    while not env.terminations["player_0"]:
        mask = env.observe("player_0")["action_mask"]
        env.step(chance.choice(np.flatnonzero(mask).tolist()))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)


def test_nothing_works_before_the_first_reset() -> None:
    env = pettingzoo.env("paris", render_mode="ansi")
    for call in (
        lambda: env.step(0),
        lambda: env.observe("player_0"),
        lambda: env.render(),
        lambda: list(env.agent_iter()),
    ):
        with pytest.raises(AssertionError, match="reset"):
            call()


def test_a_table_can_be_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("skyrise", players=2, render_mode="ansi")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    text = env.render()
    assert text is not None
    assert text.startswith("skyrise\nlast move: player_")
    human = pettingzoo.env("skyrise", players=2, render_mode="human")
    human.reset(seed=1)
    human.step(int(np.flatnonzero(human.observe(human.agent_selection)["action_mask"])[0]))
    assert "scores: player_0 0" in capsys.readouterr().out
