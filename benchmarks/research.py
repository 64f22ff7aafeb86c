"""Steps a second of every research adapter, beside PettingZoo's and OpenSpiel's own games, in one run.

    python benchmarks/research.py [--json] [--seconds 1]

Random games are played beforehand; what is timed is the environment alone, on one core: for every step the
observation with its mask (or tensor and legal actions), then the step. Fails if an environment of ours makes
fewer than 5 times the steps of PettingZoo's connect four or chess.
"""

import json
import platform
import random
import sys
import tempfile
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import games as spiel_games
from open_spiel.python.observation import make_observation

import mansard
import mansard.research.openspiel  # registers the games
from mansard.bench import per_second, processor, shown
from mansard.research import pettingzoo
from mansard.research.gymnasium import SeatEnv
from mansard.research.selfplay import Run, play

FLOOR = 5.0
GAMES = 3
ZOO = {
    "connect_four_v3": "pettingzoo.classic.connect_four.connect_four",
    "chess_v6": "pettingzoo.classic.chess.chess",
}
SPIEL = ["connect_four", "chess", "python_tic_tac_toe"]
SELFPLAY = 20

Figures = dict[str, float]

assert spiel_games  # registers OpenSpiel's own Python games


def tables() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(slug, players) for slug in mansard.games() for players in mansard.game(slug).player_counts]


# ---------------------------------------------------------------------- PettingZoo


def zoo_game(env: Any, seed: int) -> list[int]:
    """The actions of a random game."""
    chance = random.Random(seed)
    actions: list[int] = []
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        actions.append(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        env.step(actions[-1])
    return actions


def zoo(env: Any, seconds: float) -> float:
    """Steps with observations."""
    games = [zoo_game(env, seed) for seed in range(GAMES)]

    def again(number: int) -> int:
        seed = number % GAMES
        env.reset(seed=seed)
        last, step = env.last, env.step
        for action in games[seed]:
            last()
            step(action)
        return len(games[seed])

    return per_second(again, seconds)


# ---------------------------------------------------------------------- OpenSpiel


def spiel_game(game: Any, seed: int) -> list[int]:
    """The actions of a random game, chance included."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    return list(state.history())


def spiel(game: Any, seconds: float) -> float:
    """Decisions with legal actions and observations; chance nodes are played but not counted."""
    games = [spiel_game(game, seed) for seed in range(GAMES)]
    observation = make_observation(game)

    def again(number: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        for action in games[number % GAMES]:
            if not state.is_chance_node():
                state.legal_actions()
                observation.set_from(state, state.current_player())
                decisions += 1
            state.apply_action(action)
        return decisions

    return per_second(again, seconds)


# ---------------------------------------------------------------------- Gymnasium, self-play


def gym(slug: str, players: int, seconds: float) -> float:
    """Steps of one seat; between them random bots play all others."""
    env = SeatEnv(slug, players=players, bots="random")

    def game(number: int) -> int:
        choose = random.Random(number).random
        _, info = env.reset(seed=number)
        steps = 0
        ended = False
        while not ended:
            options = np.flatnonzero(info["action_mask"])
            _, _, ended, _, info = env.step(options[int(choose() * len(options))])
            steps += 1
        return steps

    return per_second(game, seconds)


def selfplay(slug: str, players: int, seconds: float) -> float:
    """Decisions of random bots played and written."""

    def rows(number: int) -> int:
        with tempfile.TemporaryDirectory() as folder:
            run = Run(slug, games=SELFPLAY, players=players, seed=number * SELFPLAY)
            return sum([part.rows for part in play(run, folder)])

    return per_second(rows, seconds)


# ---------------------------------------------------------------------- all


def measured(seconds: float) -> dict[str, Any]:
    """Peers and ours."""
    peers = {f"PettingZoo {name}": zoo(import_module(ZOO[name]).env(), seconds) for name in ZOO}
    peers |= {f"OpenSpiel {name}": spiel(pyspiel.load_game(name), seconds) for name in SPIEL}
    ours: dict[str, Figures] = {}
    for slug, players in tables():
        ours[f"{slug}, {players}"] = {
            "PettingZoo": zoo(pettingzoo.env(slug, players=players), seconds),
            "OpenSpiel": spiel(pyspiel.load_game(f"mansard_{slug}", {"players": players}), seconds),
            "Gymnasium": gym(slug, players, seconds),
            "self-play": selfplay(slug, players, seconds),
        }
    machine = {"processor": processor(), "python": platform.python_version(), "compiled": mansard.compiled()}
    packages = {name: version(name) for name in ("pettingzoo", "open_spiel", "gymnasium", "pyarrow")}
    return {"machine": machine, "packages": packages, "peers": peers, "ours": ours}


def floor(figures: dict[str, Any]) -> float:
    """What every environment must reach."""
    peers: Figures = figures["peers"]
    return FLOOR * max([steps for name, steps in peers.items() if name.startswith("PettingZoo")])


def broken(figures: dict[str, Any]) -> list[str]:
    """Every environment below the floor."""
    least = floor(figures)
    return [
        f"{name} players: {shown(steps['PettingZoo'])} steps/s are below {shown(least)}"
        for name, steps in figures["ours"].items()
        if steps["PettingZoo"] < least
    ]


def report(figures: dict[str, Any]) -> str:
    """All figures as a text."""
    machine = figures["machine"]
    mode = "compiled" if machine["compiled"] else "interpreted"
    lines = [f"{machine['processor']}, Python {machine['python']}, {mode}, one core, steps/s"]
    lines += [f"{name} {number}" for name, number in figures["packages"].items()]
    lines += ["", *[f"  {name:<32}{shown(steps):>12}" for name, steps in figures["peers"].items()], ""]
    heads = list(next(iter(figures["ours"].values())))
    lines.append(" " * 22 + "".join([f"{head:>14}" for head in heads]))
    for name, steps in figures["ours"].items():
        lines.append(f"  {name:<20}" + "".join([f"{shown(steps[head]):>14}" for head in heads]))
    return "\n".join([*lines, "", f"floor of the PettingZoo environments: {shown(floor(figures))}"])


def main(words: list[str]) -> int:
    """The command line."""
    seconds = float(words[words.index("--seconds") + 1]) if "--seconds" in words else 1.0
    figures = measured(seconds)
    print(json.dumps(figures, indent=1) if "--json" in words else report(figures))
    problems = broken(figures)
    print("\n".join(problems) or "the floor holds", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
