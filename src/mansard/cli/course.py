"""The course of a game in the terminal: who acts, what each has seen, the keyboard handed over, the end."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from mansard.cli import screen
from mansard.cli.commands import out
from mansard.cli.dialogue import Dialogue, ask
from mansard.cli.speech import say
from mansard.cli.table import Table


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

    @property
    def since(self) -> int:
        """The commit up to which the person at the keyboard has been told everything."""
        return self.seen.get(self.last, self.table.match.number)

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
        self.commit(seat, moves)

    def commit(self, seat: int, moves: list[str]) -> None:
        """A person's turn is played; what it brings to light is news to that person, too."""
        self.seen[seat] = self.table.match.number
        self.table.commit(seat, moves)

    def curtain(self, seat: int) -> tuple[list[str], bool]:
        """What stands on the screen while the keyboard is handed over; whether a choice may be taken back."""
        back = self.last >= 0 and self.table.match.state.may_withdraw(self.last)
        names = self.table.wording.names
        lines = [say("play-hand-over", player=names[seat])]
        return lines + ([say("play-may-withdraw", player=names[self.last])] if back else []), back

    def hand_over(self, seat: int) -> bool:
        """Hide the screen until the next player sits there; whether the one before took a choice back."""
        clear_everything()
        lines, back = self.curtain(seat)
        out.print(screen.sheet("", Text(lines[0], style="bold")))
        for line in lines[1:]:
            out.print(screen.note(line))
        if ask(say("play-enter")).strip().casefold() == "w" and back:
            self.table.commit(self.last, ["withdraw"])
            return True
        return False


def clear_everything() -> None:
    """Clear the screen and what could be scrolled back to: the next player must not see it."""
    out.clear()
    if out.is_terminal and not out.is_dumb_terminal:
        out.file.write("\x1b[3J")


def show_end(table: Table, since: int) -> None:
    """The final table, below what has happened since a commit."""
    drawn, *result = end_of(table)
    for part in [drawn, "", *news_of_end(table, since), *result]:
        out.print(part)


def end_of(table: Table) -> list[RenderableType]:
    """The result with its breakdown, and who has won."""
    state = table.match.state
    places = state.places()
    view = state.view(None)
    rest = screen.standing(view)[len(places) :]  # of a rival that nobody plays
    parts = [*state.breakdown(), *rest]
    alone = len(places) == 1 and not rest
    taken = [*places, *[1 if 1 not in places else 2 for _ in rest]]
    result = screen.points_table(table.wording, parts, say("play-result"), None if alone else taken)
    last = rating(table, view) if alone else won(table, places, bool(rest))
    return [screen.board(table.wording, view, screen.wide(out)), "", result, Text(last, style="bold green")]


def news_of_end(table: Table, since: int) -> list[RenderableType]:
    """What has happened since a commit, as everybody may know it: the last turns and the scoring."""
    return [
        screen.log_line(turn.number, table.wording.event(event))
        for turn in table.history
        if turn.number > since
        for event in turn.events
        if event.seen_by(None)
    ]


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
