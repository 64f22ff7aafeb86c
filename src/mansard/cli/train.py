"""`mansard train`: from self-play to the weights of a value, with a report."""

import importlib
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich.table import Table

from mansard.cli.commands import out
from mansard.cli.matches import bar, named_bots
from mansard.cli.parameters import GameName, Jobs, Lang, Players, box, checked_players
from mansard.cli.selfplay import Ray, not_installed
from mansard.cli.simulate import Bots
from mansard.cli.speech import say
from mansard.cli.trouble import INTERRUPTED, Refused

Folder = Annotated[Path, typer.Option("--folder", help="help-train-folder")]
Count = Annotated[int, typer.Option("--games", "-n", help="help-train-games", min=1, max=10_000_000)]
Hours = Annotated[float, typer.Option("--hours", help="help-train-hours", min=0.0)]
Minutes = Annotated[float, typer.Option("--minutes", help="help-train-minutes", min=0.0)]
Meetings = Annotated[int, typer.Option("--match", help="help-train-match", min=0, max=1_000_000)]


def train(
    name: GameName,
    players: Players = None,
    hours: Hours = 0.0,
    minutes: Minutes = 0.0,
    count: Count = 600,
    bots: Bots = "greedy",
    folder: Folder = Path("training"),
    meetings: Meetings = 200,
    jobs: Jobs = 1,
    ray: Ray = False,
    lang: Lang = None,
) -> None:
    """Let bots play, fit the value of a position to how the games end, compare, and write the weights."""
    played = box(name, None)
    counts = played.player_counts if players is None else [checked_players(played, players)]
    try:
        module = importlib.import_module("mansard.research.training")
    except ImportError as missing:
        raise not_installed(missing) from missing
    seconds = 3600.0 * hours + 60.0 * minutes
    for seats in counts:
        run = module.Training(played.slug, seats, count, named_bots(bots))
        work = folder / "games" / played.slug / str(seats)
        until = monotonic() + seconds / len(counts) if seconds > 0.0 else None
        play(module, run, work, jobs, ray, until)
        try:
            outcome = module.fit(run, work, meetings)
        except module.TooFewGames as few:
            raise Refused("error-train-few") from few
        path = folder / played.slug / f"{seats}.toml"
        module.write(run, outcome, path)
        tell(outcome, played.slug, seats)
        out.print(say("train-done", path=str(path), folder=str(folder)))


def play(module: Any, run: Any, work: Path, jobs: int, ray: bool, until: float | None) -> None:
    """Play what is missing with a bar; an interruption keeps the parts that are done."""
    try:
        with bar() as progress, closing(module.play_missing(run, work, jobs, ray, until)) as parts:
            line = progress.add_task(say("simulate-playing"), total=run.games)
            progress.advance(line, module.games_there(run, work))
            for part in parts:
                progress.advance(line, part.games)
    except ImportError as missing:
        raise not_installed(missing) from missing
    except KeyboardInterrupt:
        out.print(say("selfplay-stopped", folder=str(work)))
        raise typer.Exit(INTERRUPTED) from None


def tell(outcome: Any, slug: str, seats: int) -> None:
    """The report: how well leads are foretold by phase, how chances come true, and the match."""
    table = Table(title=say("train-title", game=slug, players=seats, games=outcome.games))
    for column in ("train-value", "train-positions", "train-phases", "train-loss", "train-calibration"):
        table.add_column(say(column))
    for text, row in (("train-worth", outcome.by_worth), ("train-trained", outcome.trained)):
        if row is not None:
            phases = " ".join(f"{each:.2f}" for each in row.by_phase)
            true = "  ".join(f"{100 * each.foretold:.0f}→{100 * each.won:.0f}" for each in row.table)
            table.add_row(say(text), str(row.positions), phases, f"{row.loss:.3f}", true)
    out.print(table)
    if outcome.match is not None:
        low, high = outcome.match.interval
        rate = outcome.match.wins / outcome.match.games
        told = {name: f"{100 * each:.0f}" for name, each in (("rate", rate), ("low", low), ("high", high))}
        out.print(say("train-match", games=outcome.match.games, even=f"{100 / seats:.0f}", **told))
    kept = outcome.kept
    out.print(
        say(
            "train-kept-terms"
            if kept.terms and kept.chooses
            else "train-kept-chances"
            if kept.terms
            else "train-kept-worth"
        )
    )
