"""`mansard replay`: a record checked and shown, as a whole or step by step."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.text import Text

from mansard.cli import screen
from mansard.cli.commands import out
from mansard.cli.course import end_of
from mansard.cli.dialogue import Leave, ask
from mansard.cli.parameters import Components, Lang, box, file_text
from mansard.cli.play import need_terminal
from mansard.cli.seats import BOT_MARK, Seat, told_apart
from mansard.cli.speech import say
from mansard.cli.table import Happened, Table
from mansard.cli.trouble import Refused
from mansard.kernel.record import Match, read_record
from mansard.kernel.record import replay as play_again

RecordFile = Annotated[Path, typer.Argument(help="help-record", metavar="RECORD")]
Step = Annotated[bool, typer.Option("--step", help="help-step")]
At = Annotated[int | None, typer.Option("--at", help="help-at", min=0, metavar="N", show_default=False)]
Check = Annotated[bool, typer.Option("--check", help="help-check")]
ViewSeat = Annotated[
    int | None, typer.Option("--seat", help="help-seat", min=0, metavar="N", show_default=False)
]


def replay(
    record: RecordFile,
    step: Step = False,
    at: At = None,
    check: Check = False,
    seat: ViewSeat = None,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Check a record by playing it again, and show it."""
    match = checked(record, components)
    if check:
        out.print(
            say("replay-checked", file=str(record), commits=match.number, **_result(match)), soft_wrap=True
        )
        return
    if seat is not None and seat >= match.record.players:
        raise Refused("error-no-seat", seat=str(seat), players=str(match.record.players))
    shown = Shown(match, seat)
    if step:
        need_terminal()
        shown.step(at or 0)
    elif at is not None:
        shown.at(at)
    else:
        shown.whole()


def checked(path: Path, components: Path | None) -> Match:
    """The match that a record holds; InvalidRecord if a move, the seed or the result is wrong."""
    written = read_record(file_text(path), str(path))
    return play_again(written, box(written.game, components, written.components), str(path))


def _result(match: Match) -> dict[str, object]:
    return {"over": "yes" if match.state.over() else "no", "scores": _spaced(match.state.scores())}


def _spaced(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers])


class Shown:
    """A record on the screen, as one seat or a spectator saw the game."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        seats = told_apart([Seat(name.removeprefix(BOT_MARK)) for name in match.record.names])
        self.table = Table(match, seats, None)
        self.wording = self.table.wording

    def whole(self) -> None:
        """All log lines and the result."""
        out.print(self.head())
        for turn in self.table.history:
            for line in self.lines(turn):
                out.print(line, soft_wrap=True)
        for part in end_of(self.table) if self.match.state.over() else []:
            out.print(part)

    def at(self, number: int) -> None:
        """The position after a commit."""
        if number > self.match.number:
            raise Refused("error-no-commit", number=str(number), last=str(self.match.number))
        out.print(self.head())
        for part in self.position(number):
            out.print(part, width=screen.wide(out))

    def step(self, number: int) -> None:
        """Forwards and backwards through the game."""
        number = min(number, self.match.number)
        while True:
            out.clear()
            self.at(number)
            try:
                answer = ask(say("replay-ask", number=str(number), last=str(self.match.number))).strip()
            except Leave:
                return
            if answer.casefold() in ("q", "quit"):
                return
            number = self.after(answer, number)

    def after(self, answer: str, number: int) -> int:
        """Where an answer leads."""
        if answer.isdecimal() and len(answer) < 7:
            number = int(answer)
        else:
            number += -1 if answer.casefold() in ("b", "p") else 1
        return max(0, min(number, self.match.number))

    def head(self) -> Text:
        """Which game it is and who plays."""
        line = Text(f"{self.wording.title()}  ", style="bold")
        for seat, name in enumerate(self.wording.names):
            line.append(f" {name} ", style=screen.seat_style(seat))
        return line

    def position(self, number: int) -> list[RenderableType]:
        """The board after a commit and what the commit did."""
        view = self.match.positions[number].view(self.seat)
        parts: list[RenderableType] = [screen.board(self.wording, view, screen.wide(out))]
        for turn in self.table.history:
            if turn.number == number:
                parts += self.lines(turn)
        return parts

    def lines(self, turn: Happened) -> list[Text]:
        """The log lines of a commit; a rewind is told as such."""
        if turn.seat < 0:
            return [screen.log_line(turn.number, turn.moves[0])]
        return [
            screen.log_line(turn.number, self.wording.event(event))
            for event in turn.events
            if event.seen_by(self.seat)
        ]
