"""What a person at the terminal is shown and asked, decision by decision, until a turn is whole."""

from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.text import Text

from mansard.cli import pages, screen
from mansard.cli.menu import Choice, Menu
from mansard.cli.speech import say
from mansard.cli.suggest import Suggestions
from mansard.cli.table import Happened
from mansard.cli.turn import Turn
from mansard.cli.wording import Wording
from mansard.kernel.errors import IllegalMove
from mansard.kernel.game import State
from mansard.kernel.play import why_not
from mansard.kernel.turns import reveals

PREVIEWS = 150  # more moves than this are offered without their points
AHEAD = 24  # more moves than this are offered without what they come to later
STEPS = 4  # so many decisions later, at most


class Leave(Exception):
    """The player leaves the table."""


class AtTable(Protocol):
    """What a dialogue asks of a table: the position, its words, and what has happened."""

    wording: Wording
    history: list[Happened]

    @property
    def state(self) -> State: ...


class Dialogue:
    """One person's turn on the screen."""

    def __init__(self, table: AtTable, seat: int, console: Console, since: int) -> None:
        self.table = table
        self.wording = table.wording
        self.seat = seat
        self.console = console
        self.since = since
        self.turn = Turn(table.state, seat)
        self.suggestions = Suggestions(table.wording, seat)
        self.menu = self.offers()
        self.message: RenderableType = ""
        self.done = False

    # ------------------------------------------------------------------ the course of a turn

    def compose(self) -> list[str]:
        """The moves of the turn, as soon as the player has confirmed them."""
        while not self.done and not (self.turn.complete and not self.turn.steps):
            self.show()
            line = ask(self.question())
            self.message = ""
            self.answer(line.strip())
        return self.turn.moves

    def question(self) -> str:
        """What stands before the cursor."""
        if self.turn.draft.held is not None:
            return say("play-ask-reveal")
        return say("play-ask-confirm") if self.turn.complete else say("play-ask-move")

    def answer(self, line: str) -> None:
        """Do what was typed: a command, or a move."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None and (not rest or word.casefold() in WITH_WORDS):
            command(self, rest.strip())
        elif self.turn.complete:
            self.message = screen.note(say("play-only-confirm"), "yellow")
        elif line:
            self.pick(line)
        else:
            self.menu = self.offers()

    def question_of(self, view: dict[str, object]) -> str:
        """What is to be decided: the move, or whether the whole turn shall be."""
        return self.question() if self.turn.complete else self.wording.prompt(view, self.seat)

    # ------------------------------------------------------------------ moves

    def offers(self) -> Menu:
        """The legal moves as a menu."""
        state = self.turn.state
        if self.turn.complete:
            return Menu([])
        choices = [self.choice(action) for action in state.legal(self.seat)]
        if len(choices) <= PREVIEWS:
            self.preview(choices)
        return Menu(choices)

    def preview(self, choices: list[Choice]) -> None:
        """The points that every move would bring; one that brings something to light tells nothing before."""
        before = self.turn.state.view(self.seat)
        points = self.points_in(before)
        for choice in choices:
            if not choice.reveals:
                after = self.turn.state.clone()
                after.apply(self.seat, choice.action)
                view = after.view(self.seat)
                choice.points = self.points_in(view) - points
                choice.changes = self.wording.changes(before, view, self.seat)
                if not choice.changes and len(choices) <= AHEAD and view["phase"] == before["phase"]:
                    choice.changes = self.later(after, before)

    def later(self, state: State, before: dict[str, Any]) -> str:
        """What a move that is only begun costs and brings, if it comes to the same however it goes on."""
        middle = len(state.legal(self.seat)) // 2 if self.seat in state.actors() else 0
        ways = {self.whole(state.clone(), before, at) for at in (0, middle, -1)}
        return ways.pop() if len(ways) == 1 else ""

    def whole(self, state: State, before: dict[str, Any], at: int) -> str:
        """The first change when a turn goes on with the legal move at a place, or the last one."""
        for _ in range(STEPS):
            if self.seat not in state.actors():
                break
            legal = state.legal(self.seat)
            action = legal[min(at, len(legal) - 1)]
            if reveals(state, self.seat, action):
                break
            state.apply(self.seat, action)
            view = state.view(self.seat)
            changed = self.wording.changes(before, view, self.seat)
            if changed or view["phase"] != before["phase"]:
                return changed if view["phase"] == before["phase"] else ""
        return ""

    def points_in(self, view: dict[str, Any]) -> int:
        """The points that this seat has, as far as it knows them."""
        return screen.totals(screen.standing(view))[self.seat]

    def choice(self, action: int) -> Choice:
        """A legal action as it is offered."""
        state = self.turn.state
        game = state.game
        return Choice(
            action,
            game.describe(state, action),
            game.show(state, action),
            self.wording.move(state, action),
            reveals(state, self.seat, action),
        )

    def pick(self, line: str) -> None:
        """A number, a notation, or a part of a move."""
        if line.isdecimal() and len(line) < 6:
            found = self.menu.number(int(line))
        else:
            found = self.menu.named(line)
            if found is None and self.several(line):
                return
            found = found or self.menu.filtered(line.removeprefix("/"))
        if isinstance(found, Menu):
            self.menu = found
        elif found is None:
            self.message = self.refusal(line)
        else:
            self.choose(found.action)

    def several(self, line: str) -> bool:
        """Whether the line is a notation that stands for several decisions at once; then they are made."""
        try:
            self.turn.choose(line)
        except IllegalMove:
            return False
        self.menu = self.offers()
        return True

    def choose(self, action: int) -> None:
        """Add a move to the turn."""
        self.turn.choose(action)
        self.menu = self.offers()

    def refusal(self, line: str) -> Text:
        """Why nothing came of what was typed."""
        if line.isdecimal():
            return screen.note(say("play-no-number", count=len(self.menu.items)), "yellow")
        reason = why_not(self.turn.state, self.seat, line)
        if reason is None or reason.key in ("no-such-move", "not-offered"):
            return screen.note(say("play-no-match", text=line), "yellow")
        return screen.note(f"{self.wording.reason(reason)} (§{reason.rule})", "yellow")

    # ------------------------------------------------------------------ commands

    def undo(self, _: str) -> None:
        """Take back the last choice of the turn."""
        if not self.turn.undo():
            self.message = screen.note(say("play-nothing-to-undo"), "yellow")
        self.menu = self.offers()

    def reset(self, _: str) -> None:
        """Take back the whole turn."""
        self.turn.reset()
        self.menu = self.offers()

    def confirm(self, _: str) -> None:
        """Commit the turn as it is."""
        if not self.turn.moves:
            self.message = screen.note(say("play-nothing-to-confirm"), "yellow")
        elif self.turn.half:
            self.message = screen.note(say("play-half"), "yellow")
        else:
            self.done = True

    def hint(self, _: str) -> None:
        """A step more of a hint: where to look, what kind of move, the best turns."""
        if self.turn.complete:
            self.message = screen.note(say("play-only-confirm"), "yellow")
        else:
            self.message = self.suggestions.hint(self.turn.state, self.turn.moves)

    def why(self, text: str) -> None:
        """Why a move is not legal; without one, why the best turn is the best."""
        if not text and not self.turn.complete:
            self.read(self.suggestions.why(self.turn.state, self.turn.moves))
            return
        reason = why_not(self.turn.state, self.seat, text)
        if reason is None:
            rule = self.turn.state.game.rule_now(self.turn.state)
            self.message = screen.note(say("play-why-legal", move=text, rule=rule), "green")
            return
        words = self.wording.reason(reason)
        self.message = screen.note(say("play-why-not", move=text, reason=words, rule=reason.rule), "yellow")

    def score(self, _: str) -> None:
        """The points if the game ended now, as far as this seat knows them."""
        parts = screen.standing(self.turn.state.view(self.seat))
        self.read(screen.points_table(self.wording, parts, say("play-score-now")))

    def log(self, _: str) -> None:
        """Everything that has happened, as far as this seat knows it."""
        self.read(Stack(*self.lines(self.table.history)))

    def help(self, _: str) -> None:
        """The commands, and the rule of the decision that is due."""
        state = self.turn.state
        rule = state.game.rule_now(state)
        rules = screen.sheet(say("play-rule", rule=rule), pages.page(state.game, rule))
        self.read(Stack(Text(say("play-help")), "", rules))

    def rules(self, number: str) -> None:
        """A section of the rule book."""
        state = self.turn.state
        self.read(pages.page(state.game, number or state.game.rule_now(state)))

    def leave(self, _: str) -> None:
        """Leave the table; it is saved."""
        raise Leave

    def again(self, _: str) -> None:
        """Show everything again, nothing narrowed."""
        self.menu = self.offers()

    # ------------------------------------------------------------------ showing

    def read(self, body: RenderableType) -> None:
        """Show a page until the player has read it."""
        self.console.print()
        self.console.print(body)
        ask(say("play-enter"))

    def lines(self, turns: list[Happened]) -> list[Text]:
        """Log lines of what this seat may know."""
        return [
            screen.log_line(turn.number, self.wording.event(event))
            for turn in turns
            for event in turn.events
            if event.seen_by(self.seat)
        ]

    def show(self) -> None:
        """The whole screen."""
        view = self.turn.state.view(self.seat)
        width = screen.wide(self.console)
        self.console.clear()
        self.console.print(self.head(view), width=width)
        self.console.print(screen.board(self.wording, view, width), width=width)
        for part in [*self.recent(), *self.so_far(), *self.offered(view, width), self.message]:
            if part:
                self.console.print(part, width=width)

    def head(self, view: dict[str, object]) -> Text:
        """Whose turn it is and how all stand."""
        line = Text(f"{self.wording.title()}  ", style="bold")
        before = screen.totals(screen.standing(self.turn.base.view(self.seat)))
        after = screen.totals(screen.standing(view))
        for seat in range(len(after)):
            line.append(
                f" {self.wording.coloured_name(view, seat)} {after[seat]}", style=screen.seat_style(seat)
            )
            if after[seat] != before[seat]:
                line.append(f" ({after[seat] - before[seat]:+})", style="default")
            line.append("  ")
        return line

    def recent(self) -> list[Text]:
        """What this player's last turn brought, and what has happened since."""
        return self.lines([turn for turn in self.table.history if turn.number > self.since])

    def so_far(self) -> list[Text]:
        """The turn as far as it is composed."""
        moves = self.wording.moves(self.turn.base, self.seat, self.turn.moves)
        held = moves.pop() if self.turn.draft.held is not None else None
        lines = [Text(say("play-so-far", moves=" · ".join(moves)), style="cyan")] if moves else []
        base, view = self.turn.base.view(self.seat), self.turn.state.view(self.seat)
        brought = self.wording.changes(base, view, self.seat) if moves else ""
        if brought:
            lines.append(Text(brought, style="dim"))
        if held is not None:
            lines.append(Text("◆ " + say("play-held", move=held), style="bold yellow"))
        return lines

    def offered(self, view: dict[str, object], width: int) -> list[RenderableType]:
        """What is to be done, and the moves on offer."""
        if self.turn.complete:
            return []
        prompt = self.wording.prompt(view, self.seat)
        parts: list[RenderableType] = [Text(prompt, style=screen.seat_style(self.seat))]
        parts.append(screen.menu(self.menu, width))
        if any(choice.reveals for choice in self.menu.left):
            parts.append(screen.note("◆ " + say("play-reveals")))
        if self.menu.narrowed:
            parts.append(
                screen.note(say("play-narrowed", shown=len(self.menu.left), count=len(self.menu.choices)))
            )
        return parts


COMMANDS = {
    "?": Dialogue.help,
    "help": Dialogue.help,
    "u": Dialogue.undo,
    "undo": Dialogue.undo,
    "r": Dialogue.reset,
    "reset": Dialogue.reset,
    "c": Dialogue.confirm,
    "confirm": Dialogue.confirm,
    "h": Dialogue.hint,
    "hint": Dialogue.hint,
    "why": Dialogue.why,
    "score": Dialogue.score,
    "log": Dialogue.log,
    "rules": Dialogue.rules,
    "b": Dialogue.again,
    "board": Dialogue.again,
    "q": Dialogue.leave,
    "quit": Dialogue.leave,
}
WITH_WORDS = ("why", "rules")


def ask(question: str) -> str:
    """A line that the player types; the end of input is leaving."""
    try:
        return input(question + " ")
    except EOFError:
        raise Leave from None
