"""Every game as a Python game of OpenSpiel: `mansard_skyrise`, `mansard_paris`, ... Importing registers them.

>>> import pyspiel
>>> import mansard.research.openspiel
>>> game = pyspiel.load_game("mansard_paris(players=3,setup=random)")

The number of players and the options of a table are parameters of the game; an option that every seat chooses
takes values joined by `+` (`boards=basic+advanced`). With `chance=explicit` every chance node has 256 equally
likely outcomes: four nodes deal the cards, and one follows each action whose effect depends on chance. So a
state follows from its history, and nothing in it foretells the future. With `chance=sampled` a chance node
has one outcome, drawn anew each time (`rng_seed` makes that repeatable).

Returns go by places, 1 for the winner to -1 for the last. Phases in which several act at once are played one
after the other. An information state string is a fingerprint of all that the player has seen and done.
"""

import json
import random
from typing import Any

import mansard
from mansard.kernel.chance import Stream
from mansard.kernel.errors import InvalidSetup
from mansard.kernel.game import Game
from mansard.kernel.options import Option
from mansard.kernel.tensor import size_of
from mansard.research.extra import extra
from mansard.research.recall import Table
from mansard.research.spaces import utilities

with extra("research"):
    import numpy as np
    import pyspiel

DEALS = 4  # chance nodes that make up the deal
OUTCOMES = 256  # of an explicit chance node
CHANCE = ("explicit", "sampled")


# ---------------------------------------------------------------------- state and game


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game of Mansard."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.table = Table()

    @property
    def spiel(self) -> "SpielGame":
        """The game, as ours."""
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        state = self.table.state
        if state is None or self.table.pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        seat = state.actor()
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def is_terminal(self) -> bool:
        return self.table.state is not None and self.table.pending < 0 and self.table.state.over()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table.state is not None
        return sorted(self.table.state.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do: see the module."""
        return self.spiel.outcomes

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.state is None:
            self._deal(action)
        elif table.pending >= 0:
            table.chance(self.spiel.key(table.state.rng, action))
        else:
            table.act(action)

    def _deal(self, outcome: int) -> None:
        spiel = self.spiel
        self.table.dealt += spiel.drawn(outcome)
        if len(self.table.dealt) >= DEALS:
            self.table.begin(spiel.played.start(spiel.seats, self.table.dealt, spiel.chosen))

    def returns(self) -> list[float]:
        state = self.table.state
        if state is None or not self.is_terminal():
            return [0.0] * self.spiel.seats
        return utilities(state.places())

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.table.state
        if player < 0 or state is None:
            return f"chance {action}"
        return self.spiel.played.show(state, action)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player could not tell from this one; for states in which somebody decides."""
        if self.table.state is None or self.table.pending >= 0:
            raise ValueError("nothing is re-drawn while chance has yet to speak")
        twin: SpielState = self.clone()
        twin.table.redraw(player, int(sampler() * 2**62))
        return twin

    def __str__(self) -> str:
        state = self.table.state
        if state is None:
            return f"{len(self.table.dealt)} of {DEALS} deals"
        return state.to_json() if self.table.pending < 0 else f"{self.table.pending} waits: {state.to_json()}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Mansard with its parameters."""

    def __init__(self, slug: str, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.played = mansard.game(slug)
        self.seats = int(given.get("players", default_players(self.played)))
        self.chosen = chosen_options(self.played, self.seats, given)
        self.played.start(self.seats, 0, self.chosen)  # what is wrong with the set-up is said now
        mode = str(given.get("chance", CHANCE[0]))
        if mode not in CHANCE:
            raise InvalidSetup(f"chance is {' or '.join(CHANCE)}, not {mode!r}")
        self.sampled = mode == "sampled"
        self.size = size_of(self.played.layout(self.seats))
        seed = int(given.get("rng_seed", -1))
        self.random = random.Random(seed if seed >= 0 else None)
        count = 1 if self.sampled else OUTCOMES
        self.outcomes = [(outcome, 1.0 / count) for outcome in range(count)]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.action_count,
            max_chance_outcomes=count,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=self.played.max_decisions,
        )
        super().__init__(game_type(self.played, self.seats, self.sampled), info, given)

    def new_initial_state(self, *given: Any) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """At most one after every decision."""
        return self.played.max_decisions + DEALS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees."""
        if params:
            raise ValueError(f"there are no parameters of an observation: {params}")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    # ------------------------------------------------------------------ chance

    def drawn(self, outcome: int) -> bytes:
        """One byte of the deal."""
        return bytes([self.random.randrange(256) if self.sampled else outcome])

    def key(self, rng: int, outcome: int) -> int:
        """The generator after a chance node."""
        if self.sampled:
            return self.random.getrandbits(61) + 1
        return Stream(rng, f"chance {outcome}").key()


class Observer:
    """The numbers of the game's layout; as a text the view, or the fingerprint of all views so far."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.recalls = perfect_recall
        self.tensor = np.zeros(game.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at the table."""
        kernel = state.table.state
        if kernel is None:
            self.tensor.fill(0)
        else:
            numbers: Any = kernel.observe(player)
            self.tensor[:] = np.frombuffer(numbers, np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        """The table in words."""
        table = state.table
        if table.state is None:
            return f"player {player} before the deal"
        if self.recalls:
            return f"player {player} {table.fingerprints()[player].hex()}"
        return json.dumps(table.state.view(player), ensure_ascii=False)


# ---------------------------------------------------------------------- parameters


def default_players(game: Game) -> int:
    """The fewest players beside solo."""
    return min([count for count in game.player_counts if count > 1])


def chosen_options(game: Game, players: int, given: dict[str, Any]) -> dict[str, object]:
    """The options of the table among the parameters, without those that are not for so many players."""
    chosen: dict[str, object] = {}
    for option in game.options:
        value = str(given.get(option.name, option.default))
        if option.applies(players) or value != option.default:
            chosen[option.name] = chosen_value(option, value)
    return chosen


def chosen_value(option: Option, value: str) -> object:
    """The value of an option: one for each seat where they are joined by `+`."""
    return value.split("+") if option.per_seat and "+" in value else value


def game_type(game: Game, players: int, sampled: bool) -> Any:
    """What OpenSpiel must know about a game."""
    kinds = pyspiel.GameType
    specification = {"players": default_players(game), "chance": CHANCE[0], "rng_seed": -1}
    specification.update({option.name: option.default for option in game.options})
    return kinds(
        short_name=f"mansard_{game.slug}",
        long_name=f"Mansard {game.slug.replace('_', ' ')}, rules version {game.rules_version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC if sampled else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )


def register() -> None:
    """Make all games known to OpenSpiel."""
    for slug in mansard.games():
        game = mansard.game(slug)
        if f"mansard_{slug}" not in pyspiel.registered_names():
            kind = type(f"Mansard_{slug}", (SpielGame,), {"__init__": initialiser(slug)})
            pyspiel.register_game(game_type(game, default_players(game), False), kind)


def initialiser(slug: str) -> Any:
    """OpenSpiel makes a game from its parameters alone."""

    def initialise(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, slug, params)

    return initialise


register()
