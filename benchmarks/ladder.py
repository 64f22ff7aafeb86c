"""The ladder of levels: every level against the one below, with intervals and ratings.

    .venv/bin/python benchmarks/ladder.py --file ladder.jsonl --minutes 30
    .venv/bin/python benchmarks/ladder.py --file ladder.jsonl --games skyrise paris --pairs master/journeyman

A finished game is a line of the file. The same command goes on where it was stopped; `--report` only prints.
Every deal is played in every rotation of the seats. The deals begin at 900,000.
One seat has the higher level, all others the lower one; the wins are those of the higher.
`--players 1` lets the higher level of each pair play alone; a win is what the rules call one.
`--processor` counts the levels' budgets and the seconds of a turn by what the processor gives, so that a
machine that is busy with other things weakens nobody.
"""

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path

import mansard
from mansard.bots import Bot, bot, decide_turn, levels
from mansard.bots.arena import GameResult, table, wilson
from mansard.bots.bot import seconds
from mansard.bots.levels import LEVELS, WITHOUT_A_PLAN, LevelBot
from mansard.kernel.chance import Stream, step

FIRST_DEAL = 900_000
Key = tuple[str, int, str, str, int]


def pairs() -> list[str]:
    """Every level against the one below, from the quick ones to the slow ones."""
    names = levels()
    return [f"{high}/{low}" for low, high in pairwise(names)]


def player(name: str, processor: bool) -> Bot:
    """The bot that a name means; a level may count its seconds by the processor."""
    spec = LEVELS.get(name, "")
    if not processor or not spec.endswith("s"):
        return bot(name)
    other = WITHOUT_A_PLAN.get(name, spec)
    return LevelBot(name, bot(f"{spec}:clock=processor"), bot(f"{other}:clock=processor"))


def timed_game(key: Key, processor: bool) -> dict[str, object]:
    """One game of the higher level in one seat, with the seconds of each of its turns."""
    slug, players, high, low, number = key
    deal, mine = FIRST_DEAL + number // players, number % players
    state = mansard.game(slug).start(players, deal)
    bots = [player(high if seat == mine else low, processor) for seat in range(players)]
    chance = Stream(deal, "bots").key()
    turns: list[float] = []
    last = -1
    while not state.over():
        seat = state.actor()
        chance = step(chance)
        begin = seconds(processor)
        moves = decide_turn(bots[seat], state, seat, chance)
        if seat == mine:
            if last != mine or players == 1:
                turns.append(0.0)
            turns[-1] += seconds(processor) - begin
        last = seat
        for move in moves:
            state.apply(seat, move)
    return {
        "key": list(key),
        "bots": [each.spec for each in bots],
        "scores": state.scores(),
        "places": state.places(),
        "seconds": [round(second, 3) for second in turns],
    }


def planned(arguments: argparse.Namespace) -> list[Key]:
    """All games that the arguments ask for: the first of every row, then the second, and so on."""
    rows: list[tuple[str, int, str, str]] = []
    for pair in arguments.pairs or pairs():
        high, _, low = pair.partition("/")
        bot(high), bot(low)  # a wrong name is an error before the first game
        for slug in arguments.games or mansard.games():
            for players in mansard.game(slug).player_counts:
                if players in (arguments.players or range(2, 9)):
                    rows.append((slug, players, high, low))
    return [(*row, number) for number in range(arguments.count) for row in rows]


def read(file: Path) -> dict[Key, dict[str, object]]:
    """The games of a file by what was played; a line that was cut off is left out."""
    found: dict[Key, dict[str, object]] = {}
    for line in file.read_text().splitlines() if file.exists() else []:
        try:
            played = json.loads(line)
        except json.JSONDecodeError:
            continue
        slug, players, high, low, number = played["key"]
        found[slug, players, high, low, number] = played
    return found


def play(wanted: list[Key], file: Path, minutes: float, processor: bool) -> None:
    """Play what is missing, until the time is up."""
    end = time.monotonic() + 60.0 * minutes
    done = read(file)
    with file.open("a") as out:
        for key in wanted:
            if time.monotonic() > end:
                return
            if key not in done:
                out.write(json.dumps(timed_game(key, processor)) + "\n")
                out.flush()


def report(games: dict[Key, dict[str, object]]) -> None:
    """A row for every game, player count and pair, then the ratings of each game and count."""
    print("| game | players | levels | games | wins | 95 % | even | mean scores | s a turn: median | 95 % |")
    print("|---|---:|---|---:|---:|---|---:|---|---:|---:|")
    for row in sorted({key[:4] for key in games}):
        print_row(row, [games[key] for key in sorted(games) if key[:4] == row])
    print("\n| game | players | level | games | openskill mu | sigma |\n|---|---:|---|---:|---:|---:|")
    for slug, players in sorted({key[:2] for key in games}):
        chosen = [result(key, played) for key, played in sorted(games.items()) if key[:2] == (slug, players)]
        for line in table(chosen):
            print(f"| {slug} | {players} | {line.bot} | {line.games} | {line.mu:.1f} | {line.sigma:.1f} |")


def result(key: Key, played: dict[str, object]) -> GameResult:
    """A line of the file as the arena has it."""
    values: dict[str, list[int]] = {name: list(played[name]) for name in ("scores", "places")}  # type: ignore[call-overload]
    names: list[str] = list(played["bots"])  # type: ignore[call-overload]
    return GameResult(key[0], FIRST_DEAL + key[4] // key[1], names, values["scores"], values["places"], 0)


def print_row(row: tuple[str, int, str, str], played: list[dict[str, object]]) -> None:
    """How the higher level did."""
    slug, players, high, low = row
    results = [result((*row, json.loads(json.dumps(each["key"]))[4]), each) for each in played]
    seats = [each.bots.index(high) for each in results]
    wins = sum(each.wins(seat) for each, seat in zip(results, seats, strict=True))
    mine = sum(each.scores[seat] for each, seat in zip(results, seats, strict=True)) / len(results)
    rest = sum(sum(each.scores) - each.scores[s] for each, s in zip(results, seats, strict=True))
    others = f" : {rest / len(results) / (players - 1):.1f}" if players > 1 else ""
    even = f"{100 / players:.0f} %" if players > 1 else ""
    least, most = wilson(wins, len(results))
    turns = sorted(second for each in played for second in list(each["seconds"]))  # type: ignore[call-overload]
    median, late = turns[len(turns) // 2], turns[int(0.95 * len(turns))]
    pair = high if players == 1 else f"{high} v {low}"
    print(
        f"| {slug} | {players} | {pair} | {len(results)} | {100 * wins / len(results):.1f} % "
        f"| {100 * least:.0f}-{100 * most:.0f} % | {even} | {mine:.1f}{others} "
        f"| {median:.2f} | {late:.2f} |"
    )


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--file", type=Path, default=Path("ladder.jsonl"), help="where finished games are kept"
    )
    parser.add_argument("--games", nargs="+", choices=mansard.games(), help="all if not said")
    parser.add_argument("--players", nargs="+", type=int, help="player counts; all but solo if not said")
    parser.add_argument(
        "--pairs", nargs="+", help="higher/lower; every level against the one below if not said"
    )
    parser.add_argument("--count", type=int, default=200, help="games of a row")
    parser.add_argument("--minutes", type=float, default=1.0e6, help="no game begins later")
    parser.add_argument("--processor", action="store_true", help="count seconds by the processor")
    parser.add_argument("--report", action="store_true", help="play nothing")
    arguments = parser.parse_args()
    if not arguments.report:
        play(planned(arguments), arguments.file, arguments.minutes, arguments.processor)
    report(read(arguments.file))


if __name__ == "__main__":
    main()
