"""`mansard selfplay`: bots play many games, and every decision becomes a row of a Parquet data set."""

import importlib
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer

from mansard.cli.commands import out
from mansard.cli.matches import bar, named_bots, seats_of
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
from mansard.cli.simulate import Bots, Count
from mansard.cli.speech import say
from mansard.cli.trouble import INTERRUPTED, Refused

Folder = Annotated[Path, typer.Argument(help="help-selfplay-folder", metavar="FOLDER")]
PartSize = Annotated[int, typer.Option("--part", help="help-selfplay-part", min=1, max=1_000_000)]
Ray = Annotated[bool, typer.Option("--ray", help="help-selfplay-ray")]


def selfplay(
    name: GameName,
    folder: Folder,
    count: Count = 1000,
    bots: Bots = "random",
    players: Players = None,
    option: Options = None,
    seed: SeedText = None,
    components: Components = None,
    jobs: Jobs = 1,
    part: PartSize = 20,
    ray: Ray = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and write every decision to a data set; what is there already is kept."""
    played = box(name, components)
    specs = named_bots(bots)
    seats = seats_of(played, players, specs)
    module = installed()
    run = module.Run(
        game=played.slug,
        games=count,
        players=seats,
        bots=specs,
        options=chosen_options(played, seats, option),
        seed=first_seed(seed),
        part=part,
        components=box_text(played.slug, components),
    )
    watch(module, run, folder, jobs, ray)


def installed() -> Any:
    """The module that plays; Refused if what it needs is not installed."""
    try:
        return importlib.import_module("mansard.research.selfplay")
    except ImportError as missing:
        raise not_installed(missing) from missing


def not_installed(missing: ImportError) -> Refused:
    """What to install."""
    extra = getattr(missing, "extra", "research")
    return Refused("error-extra", package=str(missing.name), extra=extra)


def watch(module: Any, run: Any, folder: Path, jobs: int, ray: bool) -> None:
    """Play with a bar; an interruption keeps the parts that are done."""
    try:
        parts = module.play(run, folder, jobs, ray)
    except ImportError as missing:
        raise not_installed(missing) from missing
    except module.OtherRun as other:
        raise Refused("error-other-run", folder=str(folder), difference=other.difference) from other
    rows = kept = 0
    try:
        with bar() as progress, closing(parts):
            line = progress.add_task(say("simulate-playing"), total=run.games)
            for part in parts:
                rows += part.rows
                kept += 0 if part.fresh else part.games
                progress.advance(line, part.games)
    except module.LostWorker as lost:
        raise Refused("error-lost-worker") from lost
    except KeyboardInterrupt:
        out.print(say("selfplay-stopped", folder=str(folder)))
        raise typer.Exit(INTERRUPTED) from None
    out.print(say("selfplay-done", games=run.games, rows=rows, kept=kept, folder=str(folder)))
