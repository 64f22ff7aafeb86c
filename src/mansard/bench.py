"""How fast the rules and the search are, next to peers measured in the same run.

    python -m mansard.bench                  a table
    python -m mansard.bench skyrise --json   one game, as JSON

Every figure is for one core. Peers are measured if they are installed (the extra `bench`).
"""

import json
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import process_time
from typing import Any

import mansard
from mansard.bots import bot
from mansard.kernel.game import Game, State

Figures = dict[str, Any]
Peer = tuple[str, str, list[str], Callable[[list[Any], float], float]]

SECONDS = 0.5
SIMULATIONS = 200
FULL = "search:{n}:cutoff=end:trust=0:learn=1"
CUT = "search:{n}:cutoff=20:trust=0:learn=1"
LISTED = "list decisions/s"
COMPARED = "random option decisions/s"
FULL_PLAYOUTS = "search simulations/s, full playouts"
CUT_OFF = "search simulations/s, cut off"
AS_PLAYED = "search simulations/s, as it plays"


def run(
    games: list[str] | None = None,
    as_json: bool = False,
    seconds: float = SECONDS,
    interpreted: bool = True,
) -> Figures:
    """Measure everything, print it, and return it."""
    slugs = games or mansard.games()
    figures: Figures = {
        "machine": {"python": platform.python_version(), "processor": processor(), "cores": os.cpu_count()},
        "compiled": mansard.compiled(),
        "games": measure_games(slugs, seconds),
        "interpreted": measure_interpreted(slugs, seconds) if interpreted and mansard.compiled() else None,
        "peers": measure_peers(seconds, PEERS),
    }
    figures["ratios"] = ratios(figures)
    print(json.dumps(figures, indent=2) if as_json else report(figures))
    return figures


def processor() -> str:
    """The processor's name, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor()


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """How many units a second of processor time brings; `work` gets a number and says how many it did."""
    work(0)
    done, number = 0, 0
    begin = process_time()
    while process_time() - begin < seconds:
        number += 1
        done += work(number)
    return done / (process_time() - begin)


# ---------------------------------------------------------------------- our games


def measure_games(slugs: list[str], seconds: float) -> dict[str, dict[str, Figures]]:
    """Per game and player count."""
    return {
        slug: {
            str(players): measure(mansard.game(slug), players, seconds)
            for players in mansard.game(slug).player_counts
        }
        for slug in slugs
    }


def measure(game: Game, players: int, seconds: float) -> Figures:
    """The figures of one game and player count."""
    start = game.start(players, 7)
    lengths: list[int] = []

    def with_list(number: int) -> int:
        return play_with_list(start.clone(), number)

    def playout(number: int) -> int:
        lengths.append(start.clone().playout(number))
        return lengths[-1]

    drawn = per_second(playout, seconds)
    middle = halfway(start, sum(lengths) // len(lengths) // 2)
    return {
        LISTED: per_second(with_list, seconds),
        COMPARED: drawn,
        "playouts/s": drawn * len(lengths) / sum(lengths),
        "decisions a game": sum(lengths) / len(lengths),
        "clone ns": 1e9 / per_second(lambda _: clones(middle), seconds),
        "resample us": 1e6 / per_second(lambda number: resamples(middle, number), seconds),
        FULL_PLAYOUTS: searched(start, FULL, seconds),
        CUT_OFF: searched(start, CUT, seconds),
        AS_PLAYED: searched(start, "search:{n}", seconds),
    }


def play_with_list(state: State, number: int) -> int:
    """A random game through the public interface: the legal list, a choice, apply."""
    choose = random.Random(number).random
    decisions = 0
    while (seat := state.actor()) >= 0:
        options = state.legal(seat)
        state.apply(seat, options[int(choose() * len(options))])
        decisions += 1
    return decisions


def halfway(start: State, decisions: int) -> State:
    """A position in the middle of a random game."""
    state = start.clone()
    chance = random.Random(1)
    for _ in range(decisions):
        if state.over():
            break
        state.apply(state.actor(), chance.choice(state.legal(state.actor())))
    return state


def clones(state: State, count: int = 1000) -> int:
    for _ in range(count):
        state.clone()
    return count


def resamples(state: State, number: int, count: int = 20) -> int:
    for k in range(count):
        state.resample(0, number * count + k)
    return count


def searched(state: State, spec: str, seconds: float) -> float:
    """Simulations a second from the first decision of the game."""
    simulations = SIMULATIONS if mansard.compiled() else 10
    player = bot(spec.format(n=simulations))
    seat = state.actor()

    def search(number: int) -> int:
        player.choose(state.resample(seat, number), seat)
        return simulations

    return per_second(search, seconds)


def measure_interpreted(slugs: list[str], seconds: float) -> dict[str, dict[str, Figures]] | None:
    """The same figures from a copy of the package without its compiled libraries."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(mansard.__file__).parent
        skipped = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder, "mansard"), ignore=skipped)
        command = [sys.executable, "-m", "mansard.bench", *slugs, "--games-only", "--seconds", str(seconds)]
        found = subprocess.run(
            command,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": folder},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    figures: Figures = json.loads(found.stdout)
    return figures


# ---------------------------------------------------------------------- peers


def measure_peers(seconds: float, peers: list[Peer]) -> dict[str, float | str]:
    """Random play with what others offer; a peer that is not there says so."""
    found: dict[str, float | str] = {}
    for name, package, modules, measured in peers:
        try:
            loaded = [import_module(module) for module in modules]
            found[f"{name} ({package} {version(package)})"] = measured(loaded, seconds)
        except (ImportError, PackageNotFoundError):
            found[name] = f"{package} is not installed"
    return found


def spiel(short_name: str) -> Callable[[list[Any], float], float]:
    """A game of OpenSpiel: rules in C++, driven from Python."""

    def measured(modules: list[Any], seconds: float) -> float:
        game = modules[0].load_game(short_name)

        def play(number: int) -> int:
            choose = random.Random(number).random
            state = game.new_initial_state()
            decisions = 0
            while not state.is_terminal():
                options = state.legal_actions()
                state.apply_action(options[int(choose() * len(options))])
                decisions += 1
            return decisions

        return per_second(play, seconds)

    return measured


def catan(modules: list[Any], seconds: float) -> float:
    """Catan with four random players."""
    package = modules[0]
    colours = [package.Color.RED, package.Color.BLUE, package.Color.WHITE, package.Color.ORANGE]

    def play(number: int) -> int:
        random.seed(number)
        game = package.Game([package.RandomPlayer(colour) for colour in colours], seed=number)
        game.play()
        return len(game.state.actions)

    return per_second(play, seconds)


def petting_zoo(modules: list[Any], seconds: float) -> float:
    """Connect Four behind the agent-by-agent interface."""
    environment = modules[0].env()

    def play(number: int) -> int:
        choose = random.Random(number).random
        environment.reset(seed=number)
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            mask = observation["action_mask"]
            options = [k for k in range(len(mask)) if mask[k]]
            environment.step(options[int(choose() * len(options))])
            decisions += 1
        return decisions

    return per_second(play, seconds)


CHESS = "OpenSpiel chess"
CATAN = "catanatron"
PEERS: list[Peer] = [
    (CATAN, "catanatron", ["catanatron"], catan),
    (CHESS, "open_spiel", ["pyspiel"], spiel("chess")),
    ("OpenSpiel chinese checkers", "open_spiel", ["pyspiel"], spiel("chinese_checkers")),
    ("OpenSpiel connect four", "open_spiel", ["pyspiel"], spiel("connect_four")),
    ("PettingZoo connect four", "pettingzoo", ["pettingzoo.classic.connect_four.connect_four"], petting_zoo),
]


# ---------------------------------------------------------------------- telling


def ratios(figures: Figures) -> dict[str, dict[str, float]]:
    """How many times a peer's decisions a second our playouts have, with the slowest player count."""
    found: dict[str, dict[str, float]] = {}
    for slug, counts in figures["games"].items():
        slowest = min(each[COMPARED] for each in counts.values())
        found[slug] = {
            name: round(slowest / speed, 1)
            for name, speed in figures["peers"].items()
            if isinstance(speed, float)
        }
    return found


def report(figures: Figures) -> str:
    """All figures as a text."""
    machine = figures["machine"]
    lines = [
        f"{machine['processor']}, Python {machine['python']}, one core of {machine['cores']}",
        *section("compiled" if figures["compiled"] else "interpreted", figures["games"]),
    ]
    if figures["interpreted"]:
        lines += section("interpreted", figures["interpreted"])
    lines += ["", "peers, random play, decisions/s"]
    for name, speed in figures["peers"].items():
        lines.append(f"  {name:<44}{shown(speed) if isinstance(speed, float) else speed:>12}")
    for slug, times in figures["ratios"].items():
        if times:
            lines.append(f"{slug} has " + ", ".join(f"{value:g} x {name}" for name, value in times.items()))
    return "\n".join(lines)


def section(title: str, games: dict[str, dict[str, Figures]]) -> list[str]:
    """The figures of all games: one line a figure, one column a player count."""
    lines: list[str] = []
    for slug, counts in games.items():
        lines += ["", f"{slug}, {title}" + " " * 8 + "players: " + ", ".join(counts)]
        for name in next(iter(counts.values())):
            values = "".join(f"{shown(each[name]):>14}" for each in counts.values())
            lines.append(f"  {name:<38}{values}")
    return lines


def shown(value: float) -> str:
    """A number with three digits that matter."""
    if value >= 100:
        return f"{round(value, 3 - len(str(int(value)))):,.0f}"
    return f"{value:.3g}"


def main(words: list[str]) -> None:
    """The command line of `python -m mansard.bench`."""
    seconds = SECONDS
    if "--seconds" in words:
        place = words.index("--seconds")
        seconds = float(words[place + 1])
        words = words[:place] + words[place + 2 :]
    slugs = [word for word in words if not word.startswith("--")] or mansard.games()
    if "--games-only" in words:
        print(json.dumps(measure_games(slugs, seconds)))
    else:
        run(slugs, "--json" in words, seconds)


if __name__ == "__main__":
    main(sys.argv[1:])
