"""Every game as a PettingZoo environment, agent by agent (AEC).

>>> from mansard.research import pettingzoo
>>> env = pettingzoo.env("skyrise", players=4, options={}, seed=7)
>>> env = pettingzoo.skyrise_v1.env(players=4)          # the same, with the version of the rules in the name
>>> env = zoo.make("aec", "mansard/skyrise-v1", players=4)         # the same by PettingZoo's own registry

An observation is a dictionary as in PettingZoo's classic games: `observation`, the numbers of the game's
layout from what the agent may know, and `action_mask`. Phases in which several act at once are played one
after the other: who comes later sees no more than before. The conventions of PettingZoo's wrappers are built
in: an illegal action ends the game with -1 for who made it, one outside the action space is an
AssertionError, and so is a step before `reset`.
"""

import random
import re
from collections.abc import Iterable
from functools import cache, partial
from operator import index
from typing import Any

import mansard
from mansard.kernel.errors import InvalidSetup
from mansard.kernel.game import State
from mansard.research.extra import extra
from mansard.research.spaces import ILLEGAL_REWARD, Options, checked_reward, observation_space, rewards, told

with extra("research"):
    import numpy as np
    import pettingzoo as zoo
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger

Observation = dict[str, Any]

RENDER_MODES = ["ansi", "human"]
VERSIONED = re.compile(r"(\w+)_v(\d+)")


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of agents `player_0`, `player_1`, ...; `reward` is "places" (-1 to 1) or "scores" (points)."""

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        options: Options | None = None,
        seed: int | None = None,
        reward: str = "places",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = mansard.game(slug)
        self.options = dict(options or {})
        self.players = self.game.player_counts[-1] if players is None else players
        self.game.start(self.players, 0, self.options)  # what is wrong with the set-up is said now
        self.reward = checked_reward(reward)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise InvalidSetup(
                f"there is no render mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}"
            )
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{slug}_v{self.game.rules_version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: self._space() for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self._chance = random.Random(seed)
        self._nothing = np.zeros(self.game.action_count, np.int8)
        self._state: State | None = None
        self._seat = -1
        self._mask: Any = None
        self._last = ""

    def _space(self) -> spaces.Dict:
        bounds = observation_space(self.game, self.players)
        numbers = spaces.Box(bounds.low, bounds.high, dtype=np.int16)
        return spaces.Dict(
            {
                "observation": numbers,
                "action_mask": spaces.Box(0, 1, (self.game.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    # ------------------------------------------------------------------ the loop

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, without a seed the next one; `options["table"]` changes the options of the table."""
        if seed is not None:
            self._chance = random.Random(seed)
        chosen = {**self.options, **(options or {}).get("table", {})}
        self._state = self.game.start(self.players, self._chance.getrandbits(62), chosen)
        self._last = ""
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select(self._state.actor())

    def _select(self, seat: int) -> None:
        self._seat = seat
        self.agent_selection = self.possible_agents[seat]
        self._mask = None

    def observe(self, agent: str) -> Observation:
        state = self._state
        if state is None:
            EnvLogger.error_observe_before_reset()
            raise AssertionError
        seat = self._seats[agent]
        if seat == self._seat:
            if self._mask is None:
                self._mask = state.mask(seat)
            mask = np.frombuffer(self._mask, np.int8).copy()
        else:
            mask = self._nothing.copy()
        numbers: Any = state.observe(seat)
        return {"observation": np.frombuffer(numbers, np.int16).copy(), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        if self._state is None:
            EnvLogger.error_agent_iter_before_reset()
        agents: Iterable[str] = super().agent_iter(max_iter)
        return agents

    def step(self, action: int | None) -> None:
        """Carry out the action of `agent_selection`; None for an agent whose game is over."""
        state, seat = self._state, self._seat
        if state is None:
            EnvLogger.error_step_before_reset()
            raise AssertionError
        if seat < 0:
            self._leave(action)
            return
        if self._mask is None:
            self._mask = state.mask(seat)
        assert action is not None, "an agent whose game goes on must act"
        code = index(action)
        assert 0 <= code < len(self._mask), f"action {code} is not in action space"
        if not self._mask[code]:
            self._end_illegally()
            return
        if self.render_mode is not None:
            self._last = f"{self.agent_selection} {self.game.show(state, code)}"
        state.apply(seat, code)
        following = state.actor()
        if following < 0:
            self._end(dict(zip(self.possible_agents, rewards(state, self.reward), strict=True)))
        else:
            self._select(following)
        if self.render_mode == "human":
            self.render()

    # ------------------------------------------------------------------ the end

    def _end(self, brought: dict[str, float]) -> None:
        """The game is over; every agent still takes its leave by a step."""
        self._seat = -1
        self.rewards = brought
        self._cumulative_rewards = dict(brought)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _end_illegally(self) -> None:
        EnvLogger.warn_on_illegal_move()
        brought = dict.fromkeys(self.agents, 0.0)
        brought[self.agent_selection] = ILLEGAL_REWARD
        self.truncations = dict.fromkeys(self.agents, True)
        self._end(brought)

    def _leave(self, action: int | None) -> None:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        self._was_dead_step(action)

    # ------------------------------------------------------------------ looking on

    def render(self) -> str | None:
        """The table in a few lines: given back (ansi) or printed (human)."""
        if self._state is None:
            EnvLogger.error_render_before_reset()
            raise AssertionError
        text = told(self._state, self.possible_agents, self._last)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


env = raw_env = TableEnv  # nothing is wrapped


class Versioned:
    """A game under the version of its rules, like a module of PettingZoo's classic games."""

    def __init__(self, slug: str) -> None:
        self.env = self.raw_env = partial(TableEnv, slug)


@cache
def _versioned(slug: str) -> Versioned:
    return Versioned(slug)


def names() -> list[str]:
    """The versioned names of all games."""
    return [f"{slug}_v{mansard.game(slug).rules_version}" for slug in mansard.games()]


def __getattr__(name: str) -> Versioned:
    found = VERSIONED.fullmatch(name)
    if found is not None and name in names():
        return _versioned(found[1])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}; there are: {', '.join(names())}")


def register() -> None:
    """Make all games known to `pettingzoo.make`, which PettingZoo has from version 1.27 on."""
    if not hasattr(zoo, "aec_registry"):
        return
    for slug in mansard.games():
        name = f"mansard/{slug}-v{mansard.game(slug).rules_version}"
        if name not in zoo.aec_registry:
            zoo.register("aec", name, f"{__name__}:TableEnv", kwargs={"slug": slug})


register()
