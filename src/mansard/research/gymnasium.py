"""Every game as a Gymnasium environment: one seat learns, named bots play the others.

>>> from mansard.research.gymnasium import SeatEnv
>>> env = SeatEnv("skyrise", players=3, seat=0, bots="greedy")
>>> env = gymnasium.make("mansard/skyrise-v1", players=3)   # after the import of this module

`info["action_mask"]` marks the legal actions, and so does `env.action_masks()`. An illegal action ends the
game with the reward -1 and `info["illegal"]`; with `illegal="raise"` it is an IllegalMove, no more.
"""

import random
from collections.abc import Sequence
from operator import index
from typing import Any

import mansard
from mansard.bots import bot, decide
from mansard.kernel.errors import IllegalMove, InvalidSetup
from mansard.kernel.game import State
from mansard.research.extra import extra
from mansard.research.spaces import (
    ILLEGAL_REWARD,
    Mask,
    Numbers,
    Options,
    checked_reward,
    mask,
    observation,
    observation_space,
    rewards,
    told,
)

with extra("research"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

ILLEGAL = ("end", "raise")


class SeatEnv(gymnasium.Env[NDArray[np.int16], np.int64]):
    """A table from one seat; `bots` is one name for all other seats, or one for each of them in order."""

    metadata = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        options: Options | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        reward: str = "places",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.game = mansard.game(slug)
        self.options = dict(options or {})
        self.players = self.game.player_counts[-1] if players is None else players
        self.game.start(self.players, 0, self.options)  # what is wrong with the set-up is said now
        if not 0 <= seat < self.players:
            raise InvalidSetup(f"there is no seat {seat}; there are 0 to {self.players - 1}")
        if illegal not in ILLEGAL:
            raise InvalidSetup(f"illegal moves may {' or '.join(ILLEGAL)}, not {illegal!r}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise InvalidSetup(f"there is no render mode {render_mode!r}")
        self.seat = seat
        self.bots = self._seated(bots)
        self.reward = checked_reward(reward)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.players)
        self.action_space = spaces.Discrete(self.game.action_count)
        self._chance = random.Random()
        self._state: State | None = None
        self._ended = True
        self._last = ""

    def _seated(self, bots: str | Sequence[str]) -> dict[int, Any]:
        others = [seat for seat in range(self.players) if seat != self.seat]
        specs = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(specs) != len(others):
            raise InvalidSetup(f"{len(others)} bots were expected, not {len(specs)}")
        return {seat: bot(spec) for seat, spec in zip(others, specs, strict=True)}

    # ------------------------------------------------------------------ the loop

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game up to the first decision of the seat. `options["table"]` changes the options."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance = random.Random(seed)
        chosen = {**self.options, **(options or {}).get("table", {})}
        self._state = self.game.start(self.players, self._chance.getrandbits(62), chosen)
        self._ended = False
        self._last = ""
        self._let_bots_play(self._state)
        return observation(self._state, self.seat), self._info(self._state)

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The seat's decision, then those of the bots up to its next one."""
        state = self._state
        if state is None or self._ended:
            raise gymnasium.error.ResetNeeded("the game is over or not begun: call reset() first")
        code = index(action)
        if code not in state.legal(self.seat):
            return self._refused(state, code)
        self._tell(state, self.seat, code)
        state.apply(self.seat, code)
        self._let_bots_play(state)
        self._ended = state.over()
        brought = rewards(state, self.reward)[self.seat] if self._ended else 0.0
        if self.render_mode == "human":
            self.render()
        return observation(state, self.seat), brought, self._ended, False, self._info(state)

    def _let_bots_play(self, state: State) -> None:
        """Until the seat must decide; where several act at once, it is the seat's turn in their order."""
        while (actor := state.actor()) >= 0 and actor != self.seat:
            action = decide(self.bots[actor], state, actor, self._chance.getrandbits(62))
            self._tell(state, actor, action)
            state.apply(actor, action)

    def _refused(self, state: State, code: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if self.illegal == "raise":
            reason = self.game.why_not(state, self.seat, str(code))
            offered = [self.game.show(state, action) for action in state.legal(self.seat)]
            raise IllegalMove(f"action {code}", reason, offered)
        self._ended = True
        info = {**self._info(state), "illegal": True}
        return observation(state, self.seat), ILLEGAL_REWARD, True, False, info

    def _info(self, state: State) -> dict[str, Any]:
        return {"action_mask": mask(state, self.seat)}

    def action_masks(self) -> Mask:
        """The legal actions now, as learners with masks ask for them."""
        if self._state is None:
            raise gymnasium.error.ResetNeeded("the game is not begun: call reset() first")
        return mask(self._state, self.seat)

    # ------------------------------------------------------------------ looking on

    def _tell(self, state: State, seat: int, action: int) -> None:
        if self.render_mode is not None:
            self._last = f"seat {seat} {self.game.show(state, action)}"

    def render(self) -> str | None:
        """The table in a few lines: given back (ansi) or printed (human)."""
        if self._state is None:
            raise gymnasium.error.ResetNeeded("the game is not begun: call reset() first")
        text = told(self._state, [f"seat {seat}" for seat in range(self.players)], self._last)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def register() -> None:
    """Make all games known to `gymnasium.make`, under the versions of their rules."""
    for slug in mansard.games():
        name = f"mansard/{slug}-v{mansard.game(slug).rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:SeatEnv", kwargs={"slug": slug})


register()
