"""`mansard play`: a game in the terminal, against bots or with others at the same keyboard."""

import importlib
import importlib.util
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from mansard.cli.commands import out
from mansard.cli.course import Sitting, show_end
from mansard.cli.dialogue import Leave
from mansard.cli.parameters import (
    Components,
    Lang,
    OptionalGame,
    Options,
    Players,
    SeedText,
    box,
    checked_players,
    chosen_options,
    file_text,
    seed_of,
)
from mansard.cli.seats import Seat, bot_specs, seated, seats_of_record
from mansard.cli.speech import say
from mansard.cli.table import Table
from mansard.cli.trouble import INTERRUPTED, Refused
from mansard.kernel.record import Match, read_record, replay
from mansard.registry import games

if importlib.util.find_spec("readline") is not None:  # gives the prompt a history and arrow keys
    importlib.import_module("readline")

Humans = Annotated[int | None, typer.Option("--humans", help="help-humans", min=0, show_default=False)]
Bots = Annotated[
    str | None, typer.Option("--bots", "-b", help="help-bots", metavar="LIST", show_default=False)
]
Names = Annotated[str | None, typer.Option("--names", help="help-names", metavar="LIST", show_default=False)]
Save = Annotated[Path | None, typer.Option("--save", help="help-save", metavar="FILE", show_default=False)]
Plain = Annotated[bool, typer.Option("--plain", help="help-plain")]
Resume = Annotated[
    Path | None, typer.Option("--resume", help="help-resume", metavar="FILE", show_default=False)
]


def play(
    game: OptionalGame = None,
    players: Players = None,
    humans: Humans = None,
    bots: Bots = None,
    names: Names = None,
    option: Options = None,
    seed: SeedText = None,
    components: Components = None,
    save: Save = None,
    resume: Resume = None,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal."""
    if resume is not None:
        match, seats = resumed(resume, game, components)
    else:
        match, seats = begun(game, players, humans, bots, names, option, seed, components)
    if any(seat.bot is None for seat in seats):
        need_terminal()
    table = _table(match, seats, save, resume)
    raise typer.Exit(sit_down(table) if plain or not table.people or dumb() else sit_at_screen(table))


def begun(
    name: str | None,
    players: int | None,
    humans: int | None,
    bots: str | None,
    names: str | None,
    options: list[str] | None,
    seed: str | None,
    components: Path | None,
) -> tuple[Match, list[Seat]]:
    """A new game."""
    played = box(name if name is not None else games()[0], components)
    if players is not None:
        checked_players(played, players)
    called = [word.strip() for word in (names or "").split(",") if word.strip()]
    seats = seated(played, players, humans, bot_specs(bots), called)
    chosen = chosen_options(played, len(seats), options)
    return Match(played, len(seats), seed_of(seed), chosen, [seat.written for seat in seats]), seats


def resumed(path: Path, name: str | None, components: Path | None) -> tuple[Match, list[Seat]]:
    """A saved game, where it was left."""
    record = read_record(file_text(path), str(path))
    if name is not None and name != record.game:
        raise Refused("error-other-game", file=str(path), game=record.game)
    match = replay(record, box(record.game, components, record.components), str(path))
    return match, seats_of_record(record.names)


def need_terminal() -> None:
    """A person can only play at a terminal."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Refused("error-no-terminal")


def _table(match: Match, seats: list[Seat], save: Path | None, resume: Path | None) -> Table:
    if save is not None and save != resume and save.exists():
        raise Refused("error-exists", file=str(save))
    return Table(match, seats, save or resume or usual_file(match.game.slug))


def usual_file(slug: str) -> Path:
    """Where a game is saved when nobody said it: in the user's own data folder."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "mansard" / "records"
    folder.mkdir(parents=True, exist_ok=True)
    begun_at = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return folder / f"{slug}-{begun_at}.txt"


# ---------------------------------------------------------------------- the course of a game


def dumb() -> bool:
    """Whether the terminal can only show line after line."""
    return os.environ.get("TERM", "dumb") == "dumb"


def sit_at_screen(table: Table) -> int:
    """Play on the whole screen; the exit code."""
    from mansard.cli.full import TableApp  # only who plays pays for loading it

    code = TableApp(table).run()
    if table.match.state.over():
        show_end(table, table.match.number)
    return saved(table, INTERRUPTED if code is None else code)


def sit_down(table: Table) -> int:
    """Play until the end or until somebody leaves; the exit code."""
    code = 0
    try:
        sitting = Sitting(table)
        sitting.play()
        show_end(table, sitting.since)
    except Leave:
        out.print()
    except KeyboardInterrupt:
        out.print()
        code = INTERRUPTED
    return saved(table, code)


def saved(table: Table, code: int) -> int:
    """The record is written and its file named."""
    table.save()
    out.print(Text(say("play-saved", file=str(table.path)), style="dim"), soft_wrap=True)
    return code
