"""How far marks can be trusted: games of bots of different strength are reviewed, collapses checked again.

    python benchmarks/marks.py play marks.jsonl --first 20 --games 200
    python benchmarks/marks.py told marks.jsonl

`play` adds a line for every game, the games in turn, and goes on where it was. Each game is reviewed by the
quick pass; turns that it calls a collapse, four of a game at most and those drawn by lot, are judged again by
the deep pass with other guesses. `told` counts how many are confirmed, and how accuracy goes together with
places. Intervals are of 95 %: Wilson's
for shares, those of 2,000 draws of whole games for correlations.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import mansard
from mansard.analysis import DEEP, ENGINE, QUICK, mark_of, review
from mansard.analysis.review import affordable, codes, tries_each, turn_seed
from mansard.analysis.turns import judged
from mansard.bots import bot
from mansard.bots.arena import wilson
from mansard.bots.bot import decide_turn
from mansard.kernel.record import Match

BOTS = ("random", "soft", "greedy", "plan:24")
OTHER = 7  # the seed of the second judgement
DRAWS = 2000
CHECKED = 4  # collapses of one game: those of a player who blunders all the time are much alike


def lineup(slug: str, number: int) -> list[str]:
    """Who plays: two players, in every third game as many as the game seats, each of another strength."""
    most = max(mansard.game(slug).player_counts)
    players = min(most, len(BOTS)) if number % 3 == 2 else 2
    return Random(f"{slug} {number}").sample(BOTS, players)


def match_of(slug: str, number: int) -> Match:
    """A game of these bots."""
    specs = lineup(slug, number)
    seed = 50_000 + number
    match = Match(mansard.game(slug), len(specs), seed, {}, specs)
    players = [bot(spec) for spec in specs]
    while not match.state.over():
        seat = match.state.actors()[0]
        turn = decide_turn(players[seat], match.state.resample(seat, seed + match.number), seat, seed)
        match.commit(seat, [int(action) for action in turn])
    return match


def examined(slug: str, number: int) -> dict[str, Any]:
    """One game: accuracy and places, and every collapse judged again."""
    match = match_of(slug, number)
    begun = process_time()
    found = review(match, each=affordable(match, QUICK))
    spent = process_time() - begun
    each = tries_each(len(found.turns), DEEP)
    marked = [turn for turn in found.turns if turn.mark == "collapse"]
    again: list[str] = []
    for turn in Random(f"{slug} {number} checked").sample(marked, min(CHECKED, len(marked))):
        state = match.positions[turn.number - 1]
        seed = turn_seed(OTHER, turn.number)
        again.append(mark_of(judged(state, turn.seat, seed, each, codes(state, turn.seat, turn.moves))))
    facts = {"game": slug, "number": number, "engine": ENGINE, "bots": found.names, "places": found.places}
    facts |= {"tries": found.tries, "seconds": round(spent, 1)}
    facts |= {"accuracy": found.accuracy, "turns": len(found.turns)}
    return {**facts, "marked": len(marked), "collapses": again}


def play(file: Path, first: int, games: int) -> None:
    """Games that the file does not have yet, one of each kind after the other."""
    done = {(row["game"], row["number"]) for row in rows(file)} if file.exists() else set()
    for number in range(first, first + games):
        for slug in mansard.games():
            if (slug, number) not in done:
                row = examined(slug, number)
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(row) + "\n")


def rows(file: Path) -> Iterator[dict[str, Any]]:
    """The games of a file."""
    for line in file.read_text(encoding="utf-8").splitlines():
        yield json.loads(line)


def ranks(values: list[float]) -> list[float]:
    """Ranks from 1, equals share theirs."""
    return [
        1 + sum(other < value for other in values) + 0.5 * (sum(other == value for other in values) - 1)
        for value in values
    ]


def correlation(games: list[dict[str, Any]]) -> float:
    """Spearman's, of the ranks within each game; 1 if the more accurate always place better."""
    pairs: list[tuple[float, float]] = []
    for row in games:
        middle = (len(row["places"]) + 1) / 2
        accurate, placed = ranks([-a for a in row["accuracy"]]), ranks([float(p) for p in row["places"]])
        pairs += [(a - middle, p - middle) for a, p in zip(accurate, placed, strict=True)]
    square = (sum(a * a for a, _ in pairs) * sum(p * p for _, p in pairs)) ** 0.5
    return sum(a * p for a, p in pairs) / square if square else 0.0


def interval(games: list[dict[str, Any]]) -> tuple[float, float]:
    """How far the correlation varies between draws of the same games."""
    random = Random(1)
    drawn = sorted(correlation(random.choices(games, k=len(games))) for _ in range(DRAWS))
    return drawn[DRAWS // 40], drawn[-DRAWS // 40]


def told(file: Path) -> None:
    """The table of docs/analysis.md."""
    print("| game | games | turns | marked | checked | collapse | a crack | place, two | place, all | s |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    kept = list(rows(file))
    for slug in mansard.games():
        games = [row for row in kept if row["game"] == slug and row["engine"] == ENGINE]
        again = [mark for row in games for mark in row["collapses"]]
        same = sum(mark == "collapse" for mark in again)
        near = sum(mark in ("collapse", "crack") for mark in again)
        cells = [slug, str(len(games)), str(sum(row["turns"] for row in games))]
        cells += [str(sum(row["marked"] for row in games)), str(len(again))]
        cells += [share(same, len(again)), share(near, len(again))]
        for chosen in ([row for row in games if len(row["places"]) == 2], games):
            low, high = interval(chosen)
            cells.append(f"{correlation(chosen):.2f} ({low:.2f} to {high:.2f})")
        cells.append(f"{sorted(row['seconds'] for row in games)[len(games) // 2]:.0f}")
        print("| " + " | ".join(cells) + " |")


def share(some: int, of: int) -> str:
    """A share with its interval."""
    low, high = wilson(some, of)
    return f"{100 * some / max(1, of):.0f} % ({100 * low:.0f} to {100 * high:.0f})"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["play", "told"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    if given.what == "play":
        play(given.file, given.first, given.games)
    else:
        told(given.file)
