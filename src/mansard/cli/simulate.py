"""`mansard simulate`: many games of bots, and what came of them."""

import csv
import io
import json
import statistics
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mansard.bots import bot, decide
from mansard.cli.commands import err, out
from mansard.cli.parameters import (
    Components,
    GameName,
    Jobs,
    Lang,
    Options,
    Players,
    SeedText,
    box,
    checked_players,
    chosen_options,
    file_text,
    first_seed,
)
from mansard.cli.speech import say
from mansard.cli.trouble import Refused
from mansard.kernel.chance import Stream
from mansard.kernel.game import Game
from mansard.registry import game as game_named

Count = Annotated[int, typer.Option("--games", "-n", help="help-games-count", min=1, max=10_000_000)]
Bots = Annotated[str, typer.Option("--bots", "-b", help="help-simulate-bots", metavar="LIST")]
Csv = Annotated[Path | None, typer.Option("--csv", help="help-csv", metavar="FILE", show_default=False)]
Json = Annotated[Path | None, typer.Option("--json", help="help-json", metavar="FILE", show_default=False)]


class Task(NamedTuple):
    """A game to be played; plain values, so that it can be sent to another process."""

    slug: str
    components: str | None
    players: int
    options: dict[str, object]
    bots: list[str]
    seed: int


class Outcome(NamedTuple):
    """What came of a game."""

    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    decisions: int


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
    number = checked_players(played, _players(played, players, len(specs)))
    if len(specs) > number:
        raise Refused("error-too-many-bots", bots=str(len(specs)), players=str(number))
    chosen = chosen_options(played, number, option)
    played.start(number, 0, chosen)
    text = None if components is None else file_text(components)
    first = first_seed(seed)
    tasks = [
        Task(played.slug, text, number, chosen, seating(specs, number, i), first + i) for i in range(count)
    ]
    outcomes = sorted(played_tasks(tasks, jobs))
    report(outcomes, csv_file, json_file, played.slug)


def named_bots(text: str) -> list[str]:
    """The bots of a list with commas; UnknownBot if one is not known."""
    specs = [spec.strip() for spec in text.split(",") if spec.strip()]
    if not specs:
        raise Refused("error-no-bots")
    for spec in specs:
        bot(spec)
    return specs


def _players(played: Game, players: int | None, bots: int) -> int:
    """As many players as bots if nobody said it, two at least if the game is for two."""
    if players is not None:
        return players
    return min([count for count in played.player_counts if count >= max(2, bots)], default=bots)


def seating(specs: list[str], players: int, turn: int) -> list[str]:
    """Who sits where in a game: everybody moves on by one seat from game to game."""
    return [specs[(seat + turn) % len(specs)] for seat in range(players)]


# ---------------------------------------------------------------------- playing


def play_task(task: Task) -> Outcome:
    """Play one game from beginning to end."""
    played = game_named(task.slug, task.components)
    state = played.start(task.players, task.seed, task.options)
    seated = [bot(spec) for spec in task.bots]
    chance = Stream(task.seed, "simulate")
    decisions = 0
    seat = state.actor()
    while seat >= 0:
        state.apply(seat, decide(seated[seat], state, seat, chance.key()))
        decisions += 1
        seat = state.actor()
    return Outcome(task.seed, task.bots, state.scores(), state.places(), decisions)


def played_tasks(tasks: list[Task], jobs: int) -> list[Outcome]:
    """All games, with a bar that shows how many are done; an interruption keeps what is done."""
    outcomes: list[Outcome] = []
    with bar() as progress:
        line = progress.add_task(say("simulate-playing"), total=len(tasks))
        try:
            for outcome in _each(tasks, jobs):
                outcomes.append(outcome)
                progress.advance(line)
        except KeyboardInterrupt:
            if not outcomes:
                raise
    return outcomes


def bar() -> Progress:
    """A progress bar on the error stream."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=err, transient=True)


def _each(tasks: list[Task], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(play_task, tasks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for future in as_completed([pool.submit(play_task, task) for task in tasks]):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


# ---------------------------------------------------------------------- results


def report(outcomes: list[Outcome], csv_file: Path | None, json_file: Path | None, slug: str) -> None:
    """The results as a table, and in the files that were asked for; `-` is the output itself."""
    if csv_file is not None:
        deliver(csv_file, csv_text(outcomes))
    if json_file is not None:
        deliver(json_file, json_text(outcomes, slug))
    if Path("-") not in (csv_file, json_file):
        out.print(table_of(outcomes))


def deliver(path: Path, text: str) -> None:
    """Write a file, or to the output for `-`."""
    if path == Path("-"):
        sys.stdout.write(text)
    else:
        path.write_text(text, encoding="utf-8")


def csv_text(outcomes: list[Outcome]) -> str:
    """One line a seat of every game."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["seed", "seat", "bot", "score", "place", "decisions"])
    for game in outcomes:
        for seat, spec in enumerate(game.bots):
            writer.writerow([game.seed, seat, spec, game.scores[seat], game.places[seat], game.decisions])
    return text.getvalue()


def json_text(outcomes: list[Outcome], slug: str) -> str:
    """The games and the summary."""
    whole = {"game": slug, "summary": summary(outcomes), "games": [game._asdict() for game in outcomes]}
    return json.dumps(whole, indent=1) + "\n"


def summary(outcomes: list[Outcome]) -> list[dict[str, Any]]:
    """Per bot: seats, share of victories (shared ones in parts), places and scores."""
    rows: list[dict[str, Any]] = []
    for spec in sorted({spec for game in outcomes for spec in game.bots}):
        taken = [(game, seat) for game in outcomes for seat, who in enumerate(game.bots) if who == spec]
        scores = [game.scores[seat] for game, seat in taken]
        rows.append(
            {
                "bot": spec,
                "seats": len(taken),
                "wins": round(sum([_win(game, seat) for game, seat in taken]), 3),
                "place": statistics.fmean([game.places[seat] for game, seat in taken]),
                "score": statistics.fmean(scores),
                "deviation": statistics.pstdev(scores),
                "lowest": min(scores),
                "highest": max(scores),
            }
        )
    return rows


def _win(game: Outcome, seat: int) -> float:
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def table_of(outcomes: list[Outcome]) -> Table:
    """The summary for the screen."""
    decisions = statistics.fmean([game.decisions for game in outcomes])
    table = Table(
        title=say("simulate-title", count=len(outcomes), decisions=round(decisions)), title_justify="left"
    )
    table.add_column(say("simulate-bot"))
    for heading in ("seats", "wins", "share", "place", "score", "range"):
        table.add_column(say(f"simulate-{heading}"), justify="right")
    for row in summary(outcomes):
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
