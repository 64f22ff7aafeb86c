"""`mansard simulate`: many games of bots, and what came of them."""

import csv
import io
import json
import statistics
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from mansard.bots.arena import Fixture, GameResult
from mansard.cli.commands import out
from mansard.cli.matches import named_bots, play_all, seats_of
from mansard.cli.parameters import (
    Components,
    GameName,
    Jobs,
    Lang,
    Options,
    Players,
    SeedText,
    box,
    box_text,
    chosen_options,
    first_seed,
)
from mansard.cli.speech import say

Count = Annotated[int, typer.Option("--games", "-n", help="help-games-count", min=1, max=10_000_000)]
Bots = Annotated[str, typer.Option("--bots", "-b", help="help-simulate-bots", metavar="LIST")]
Csv = Annotated[Path | None, typer.Option("--csv", help="help-csv", metavar="FILE", show_default=False)]
Json = Annotated[Path | None, typer.Option("--json", help="help-json", metavar="FILE", show_default=False)]


def simulate(
    name: GameName,
    count: Count = 100,
    bots: Bots = "random",
    players: Players = None,
    option: Options = None,
    seed: SeedText = None,
    components: Components = None,
    jobs: Jobs = 1,
    csv_file: Csv = None,
    json_file: Json = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games and show the results."""
    played = box(name, components)
    specs = named_bots(bots)
    seats = seats_of(played, players, specs)
    chosen = chosen_options(played, seats, option)
    played.start(seats, 0, chosen)
    first = first_seed(seed)
    planned = [Fixture(seating(specs, seats, turn), first + turn, chosen) for turn in range(count)]
    text = box_text(played.slug, components)
    report(play_all(played.slug, text, planned, jobs), csv_file, json_file)


def seating(specs: list[str], players: int, turn: int) -> list[str]:
    """Who sits where in a game: everybody moves on by one seat from game to game."""
    return [specs[(seat + turn) % len(specs)] for seat in range(players)]


# ---------------------------------------------------------------------- results


def report(results: Sequence[GameResult], csv_file: Path | None, json_file: Path | None) -> None:
    """The results as a table, and in the files that were asked for; `-` is the output itself."""
    if csv_file is not None:
        deliver(csv_file, csv_text(results))
    if json_file is not None:
        deliver(json_file, json_text(results))
    if Path("-") not in (csv_file, json_file):
        out.print(table_of(results))


def deliver(path: Path, text: str) -> None:
    """Write a file, or to the output for `-`."""
    if path == Path("-"):
        sys.stdout.write(text)
    else:
        path.write_text(text, encoding="utf-8")


def csv_text(results: Sequence[GameResult]) -> str:
    """One line a seat of every game."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["seed", "seat", "bot", "score", "place", "decisions"])
    for game in results:
        for seat, spec in enumerate(game.bots):
            writer.writerow([game.seed, seat, spec, game.scores[seat], game.places[seat], game.decisions])
    return text.getvalue()


def json_text(results: Sequence[GameResult]) -> str:
    """The games and the summary."""
    whole = {"summary": summary(results), "games": [asdict(game) for game in results]}
    return json.dumps(whole, indent=1) + "\n"


def summary(results: Sequence[GameResult]) -> list[dict[str, Any]]:
    """Per bot: seats, victories (shared ones in parts), places and scores."""
    return [_row(spec, results) for spec in sorted({spec for game in results for spec in game.bots})]


def _row(spec: str, results: Sequence[GameResult]) -> dict[str, Any]:
    taken = [(game, seat) for game in results for seat, who in enumerate(game.bots) if who == spec]
    scores = [game.scores[seat] for game, seat in taken]
    return {
        "bot": spec,
        "seats": len(taken),
        "wins": round(sum([game.wins(seat) for game, seat in taken]), 3),
        "place": statistics.fmean([game.places[seat] for game, seat in taken]),
        "score": statistics.fmean(scores),
        "deviation": statistics.pstdev(scores),
        "lowest": min(scores),
        "highest": max(scores),
    }


def table_of(results: Sequence[GameResult]) -> Table:
    """The summary for the screen."""
    decisions = round(statistics.fmean([game.decisions for game in results]))
    title = say("simulate-title", count=len(results), decisions=decisions)
    table = Table(title=title, title_justify="left")
    table.add_column(say("simulate-bot"))
    for heading in ("seats", "wins", "share", "place", "score", "range"):
        table.add_column(say(f"simulate-{heading}"), justify="right")
    for row in summary(results):
        table.add_row(
            row["bot"],
            str(row["seats"]),
            f"{row['wins']:g}",
            f"{100 * row['wins'] / row['seats']:.1f} %",
            f"{row['place']:.2f}",
            f"{row['score']:.1f} ± {row['deviation']:.1f}",
            f"{row['lowest']}–{row['highest']}",
        )
    return table
