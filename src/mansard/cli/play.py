"""`mansard play`: a game in the terminal, against bots or with others at the same keyboard."""

import importlib
import importlib.util
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.text import Text

from mansard.cli import screen
from mansard.cli.commands import out
from mansard.cli.dialogue import Dialogue, Leave, ask
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
    raise typer.Exit(sit_down(table))


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


def sit_down(table: Table) -> int:
    """Play until the end or until somebody leaves; the exit code."""
    code = 0
    try:
        Sitting(table).play()
        show_end(table)
    except Leave:
        out.print()
    except KeyboardInterrupt:
        out.print()
        code = INTERRUPTED
    table.save()
    out.print(Text(say("play-saved", file=str(table.path)), style="dim"), soft_wrap=True)
    return code


class Sitting:
    """The people and bots of a table in turn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.last = -1  # the person who sat at the keyboard last
        self.seen = dict.fromkeys(table.people, table.match.number)

    def play(self) -> None:
        """Everybody in turn until the game is over."""
        while not self.table.match.state.over():
            seat = self.next_seat()
            if self.table.seats[seat].bot is None:
                self.person_acts(seat)
            else:
                self.bot_acts(seat)

    def next_seat(self) -> int:
        """Who acts: where several may at once, bots first, then whoever sits at the keyboard."""
        actors = self.table.match.state.actors()
        bots = [seat for seat in actors if self.table.seats[seat].bot is not None]
        if bots:
            return bots[0]
        return self.last if self.last in actors else actors[0]

    def bot_acts(self, seat: int) -> None:
        """A bot's turn; without people at the table it is told at once."""
        name = self.table.seats[seat].name
        with out.status(say("play-thinking", player=name)):
            happened = self.table.bot_acts(seat)
        if not self.table.people:
            for event in happened.events:
                if event.seen_by(None):
                    out.print(screen.log_line(happened.number, self.table.wording.event(event)))

    def person_acts(self, seat: int) -> None:
        """A person's turn, after the keyboard has been handed over."""
        if len(self.table.people) > 1 and seat != self.last and self.hand_over(seat):
            return
        self.last = seat
        moves = Dialogue(self.table, seat, out, self.seen[seat]).compose()
        self.seen[seat] = self.table.match.number  # what the own turn brings to light is news, too
        self.table.commit(seat, moves)

    def hand_over(self, seat: int) -> bool:
        """Hide the screen until the next player sits there; whether the one before took a choice back."""
        state = self.table.match.state
        back = self.last >= 0 and state.may_withdraw(self.last)
        clear_everything()
        names = self.table.wording.names
        out.print(screen.sheet("", Text(say("play-hand-over", player=names[seat]), style="bold")))
        if back:
            out.print(screen.note(say("play-may-withdraw", player=names[self.last])))
        if ask(say("play-enter")).strip().casefold() == "w" and back:
            self.table.commit(self.last, ["withdraw"])
            return True
        return False


def clear_everything() -> None:
    """Clear the screen and what could be scrolled back to: the next player must not see it."""
    out.clear()
    if out.is_terminal and not out.is_dumb_terminal:
        out.file.write("\x1b[3J")


def show_end(table: Table) -> None:
    """The final table."""
    for part in end_of(table):
        out.print(part)


def end_of(table: Table) -> list[RenderableType]:
    """The result with its breakdown, and who has won."""
    state = table.match.state
    places = state.places()
    view = state.view(None)
    rest = screen.standing(view)[len(places) :]  # of a rival that nobody plays
    parts = [*state.breakdown(), *rest]
    alone = len(places) == 1 and not rest
    result = screen.points_table(table.wording, parts, say("play-result"), None if alone else places)
    last = rating(table, view) if alone else won(table, places, bool(rest))
    return [screen.board(table.wording, view, screen.wide(out)), "", result, Text(last, style="bold green")]


def won(table: Table, places: list[int], rival: bool) -> str:
    """Who has won: the rival that nobody plays, if no player has."""
    winners = [table.wording.name(seat) for seat, place in enumerate(places) if place == 1]
    if rival and not winners:
        winners = [table.wording.name(len(places))]
    return say("play-won", winners=", ".join(winners), count=len(winners))


def rating(table: Table, view: dict[str, Any]) -> str:
    """What a player has reached who plays against nobody: a title, or the points."""
    board = view["seats"][0]
    if "title" not in board:
        return say(
            "play-alone", player=table.wording.name(0), points=sum(screen.totals(screen.standing(view)))
        )
    title = board["title"]
    return table.wording.say("board-rating" if title else "board-rating-none", title=title)
