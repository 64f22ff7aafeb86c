"""`mansard arena`: everybody against everybody, and what it proves."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from mansard.bots import arena as tournament
from mansard.bots.arena import Fixture, Row
from mansard.cli.commands import out
from mansard.cli.matches import named_bots, play_all
from mansard.cli.parameters import (
    Components,
    Jobs,
    Lang,
    OptionalGame,
    Options,
    Players,
    SeedText,
    box,
    box_text,
    checked_players,
    chosen_options,
    first_seed,
)
from mansard.cli.simulate import Csv, Json, csv_text, deliver
from mansard.cli.speech import say
from mansard.cli.trouble import Refused
from mansard.registry import games

Bots = Annotated[str, typer.Option("--bots", "-b", help="help-arena-bots", metavar="LIST")]
Count = Annotated[int, typer.Option("--games", "-n", help="help-arena-games", min=1, max=10_000_000)]
SIGMAS = 1.96  # a 95 % interval


def arena(
    name: OptionalGame = None,
    bots: Bots = "random,greedy",
    players: Players = None,
    count: Count = 20,
    option: Options = None,
    seed: SeedText = None,
    components: Components = None,
    jobs: Jobs = 1,
    csv_file: Csv = None,
    json_file: Json = None,
    lang: Lang = None,
) -> None:
    """Let bots meet in a round robin and rate them."""
    played = box(games()[0] if name is None else name, components)
    specs = list(dict.fromkeys(named_bots(bots)))
    if len(specs) < 2:
        raise Refused("error-few-bots")
    seats = checked_players(
        played, min([n for n in played.player_counts if n > 1]) if players is None else players
    )
    chosen = chosen_options(played, seats, option)
    played.start(seats, 0, chosen)
    planned = fixtures(specs, seats, count, first_seed(seed), chosen)
    text = box_text(played.slug, components)
    results = play_all(played.slug, text, planned, jobs)
    if csv_file is not None:
        deliver(csv_file, csv_text(results))
    rows = tournament.table(results)
    if json_file is not None:
        deliver(json_file, json_text(played.slug, rows))
    if Path("-") not in (csv_file, json_file):
        out.print(table_of(rows, len(results)))


def fixtures(
    specs: list[str], seats: int, count: int, seed: int, options: dict[str, object]
) -> list[Fixture]:
    """The games of a round robin, the line-ups in turn, so that an interruption is fair to all."""
    groups = [tournament.fixtures(group, count, seed, options) for group in tournament.line_ups(specs, seats)]
    return [group[turn] for turn in range(count) for group in groups]


def json_text(slug: str, rows: list[Row]) -> str:
    """The rows with what follows from them."""
    found = [
        {**asdict(row), "win_rate": row.win_rate, "interval": row.interval, "rating": row.rating}
        for row in rows
    ]
    return json.dumps({"game": slug, "bots": found}, indent=1) + "\n"


def table_of(rows: list[Row], count: int) -> Table:
    """The rows for the screen, the strongest first."""
    table = Table(title=say("arena-title", count=count), title_justify="left")
    table.add_column("#", justify="right")
    table.add_column(say("arena-bot"))
    for heading in ("rating", "games", "wins", "place", "score"):
        table.add_column(say(f"arena-{heading}"), justify="right")
    for number, row in enumerate(rows, start=1):
        low, high = row.interval
        table.add_row(
            str(number),
            row.bot,
            f"{row.mu:.1f} ± {SIGMAS * row.sigma:.1f}",
            str(row.games),
            f"{100 * row.win_rate:.0f} % ({100 * low:.0f}–{100 * high:.0f})",
            f"{row.mean_place:.2f}",
            f"{row.mean_score:.1f}",
        )
    return table
