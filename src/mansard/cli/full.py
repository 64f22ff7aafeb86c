"""`mansard play` on the whole screen: board, moves, news and commands side by side, by keys and by mouse.

The same `Dialogue` as in the line mode composes the turn; here is only how it is shown and chosen from.
"""

from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Container, ScrollableContainer, Vertical, VerticalScroll
from textual.geometry import Region
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from mansard.cli import screen
from mansard.cli.aim import aims, lit
from mansard.cli.course import Sitting, end_of, news_of_end
from mansard.cli.dialogue import Dialogue, Leave
from mansard.cli.speech import language, say, speak
from mansard.cli.table import Table
from mansard.cli.wording import Wording
from mansard.words import LOCALES

WIDE = 150  # columns from which on the board stands beside the moves
HIGH = 40  # lines from which on board and result fit one above the other
CONFIRM, UNDO, RESET = "c", "u", "r"
NBSP = "\N{NO-BREAK SPACE}"
SHOWN = {"slash": "/", "question_mark": "?", "escape": "Esc", "f2": "F2"}  # keys as people write them


class Composing(Dialogue):
    """A turn that is composed on the full screen: pages are kept for the program to show."""

    page: RenderableType | None = None

    def read(self, body: RenderableType) -> None:
        self.page = body


class Keys(Static):
    """What every key does, in as many lines as it takes; each can be clicked as well."""

    def on_mount(self) -> None:
        self.tell()

    def tell(self) -> None:
        """The keys in the language of now. What is one key stays on one line."""
        told = [
            f"[@click=app.{action}][b]{SHOWN.get(key, key)}[/b]{NBSP}{say(text).replace(' ', NBSP)}[/]"
            for key, action, text in COMMANDS
        ]
        self.update("  ".join(told))


class Page(ModalScreen[None]):
    """A page over the table, until it is put away."""

    BINDINGS = [Binding("escape,enter,q,space", "dismiss", show=False)]

    def __init__(self, body: RenderableType, whole: bool = False) -> None:
        super().__init__(classes="whole" if whole else "")
        self.body = body

    def compose(self) -> ComposeResult:
        with ScrollableContainer(id="page") as sheet:
            sheet.border_subtitle = "Esc"
            yield Static(self.body, id="body", markup=False)


class HandOver(ModalScreen[bool]):
    """Nothing of the table is seen until the next player sits there."""

    BINDINGS = [Binding("enter,space", "sit", show=False), Binding("w", "withdraw", show=False)]

    def __init__(self, lines: list[str], back: bool) -> None:
        super().__init__()
        self.lines = lines
        self.back = back

    def compose(self) -> ComposeResult:
        yield Static("\n".join(self.lines), id="curtain", markup=False)

    def action_sit(self) -> None:
        self.dismiss(False)

    def action_withdraw(self) -> None:
        if self.back:
            self.dismiss(True)


class TableApp(App[int]):
    """A table on the whole screen."""

    TITLE = "Mansard"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layout: vertical; }
    #head { height: auto; max-height: 2; background: $panel; padding: 0 1; }
    #middle { layout: vertical; height: 1fr; }
    #middle.wide { layout: horizontal; }
    #board { height: 1fr; overflow: auto auto; padding: 0 1; border: none; }
    #board:focus { background: $boost; }
    #drawn { width: auto; }
    #board, #news, #moves, #page { scrollbar-size: 1 1; }
    #side { height: 1fr; border-top: solid $primary; }
    #middle.wide #board { width: 105; height: 100%; }
    #middle.wide #side { width: 1fr; height: 100%; border-top: none; border-left: solid $primary; }
    #news { height: auto; max-height: 45%; padding: 0 1; }
    #prompt { height: auto; padding: 0 1; text-style: bold; }
    #moves { height: 1fr; border: none; padding: 0; }
    #keys { height: auto; padding: 0 1; background: $panel; }
    #keys { link-style: none; link-color: $foreground; link-background: $panel; }
    #typed { display: none; height: 1; border: none; padding: 0 1; }
    #typed.open { display: block; }
    Page, HandOver { align: center middle; }
    HandOver { background: $background; }
    #page { width: 90%; height: 90%; border: round $primary; padding: 0 1; }
    .whole #page { width: 100%; height: 100%; }
    .whole #body { width: auto; }
    #middle.over #news { height: 1fr; max-height: 100%; }
    #middle.over #moves { height: 1; }
    #middle.over.low #board { display: none; }
    #middle.over.low #side { border-top: none; }
    #curtain { width: auto; padding: 2 4; border: round $primary; }
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sitting = Sitting(table)
        self.dialogue: Composing | None = None
        self.drawn: RenderableType = ""
        super().__init__()
        for keys, action, text in COMMANDS:
            self.bind(keys, action, description=say(text))

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        with Container(id="middle"):
            with ScrollableContainer(id="board"):
                yield Static(id="drawn", markup=False)
            with Vertical(id="side"):
                with VerticalScroll(id="news", can_focus=False):
                    yield Static(id="told", markup=False)
                yield Static(id="prompt", markup=False)
                yield OptionList(id="moves", markup=False)
        yield Input(id="typed", placeholder=say("full-type"))
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.go_on()

    def on_resize(self) -> None:
        middle = self.query_one("#middle")
        middle.set_class(self.size.width >= WIDE, "wide")
        middle.set_class(self.size.height < HIGH and self.size.width < WIDE, "low")

    # ------------------------------------------------------------------ the course of the game

    def go_on(self) -> None:
        """Until the next decision of a person: bots have their turns, the keyboard is handed over."""
        state = self.table.match.state
        if state.over():
            self.show_end()
            return
        seat = self.sitting.next_seat()
        if self.table.seats[seat].bot is not None:
            self.wait_for(seat)
        elif len(self.table.people) > 1 and seat != self.sitting.last:
            self.hand_over(seat)
        else:
            self.sit(seat)

    def wait_for(self, seat: int) -> None:
        """A bot thinks while the table stays on the screen."""
        self.dialogue = None
        self.query_one("#prompt", Static).update(
            Text(say("play-thinking", player=self.table.seats[seat].name), style=screen.seat_style(seat))
        )
        self.query_one("#moves", OptionList).clear_options()
        self.think(seat)

    @work(thread=True, exclusive=True)
    def think(self, seat: int) -> None:
        self.table.bot_acts(seat)
        self.call_from_thread(self.go_on)

    def hand_over(self, seat: int) -> None:
        lines, back = self.sitting.curtain(seat)

        def sat_down(withdrawn: bool | None) -> None:
            if withdrawn:
                self.table.commit(self.sitting.last, ["withdraw"])
                self.go_on()
            else:
                self.sit(seat)

        self.push_screen(HandOver([*lines, "", say("play-enter")], back), sat_down)

    def sit(self, seat: int) -> None:
        """A person's turn begins."""
        self.sitting.last = seat
        self.dialogue = Composing(self.table, seat, Console(), self.sitting.seen[seat])
        self.draw()

    def draw(self) -> None:
        """Everything anew, or the turn is committed if it is whole."""
        dialogue = self.dialogue
        assert dialogue is not None
        if dialogue.page is not None:
            page, dialogue.page = dialogue.page, None
            self.push_screen(Page(page))
        if dialogue.done or (dialogue.turn.complete and not dialogue.turn.steps):
            self.commit(dialogue)
            return
        view = dialogue.turn.state.view(dialogue.seat)
        self.query_one("#head", Static).update(dialogue.head(view))
        self.lay(view)
        self.query_one("#told", Static).update(Stack(*dialogue.recent()))
        self.query_one("#news").scroll_end(animate=False)
        parts = [*dialogue.so_far(), Text(dialogue.question_of(view)), dialogue.message or Text("")]
        self.query_one("#prompt", Static).update(Stack(*[part for part in parts if part]))
        self.offer(dialogue)

    def lay(self, view: dict[str, object]) -> None:
        """Draw the board in its place."""
        self.drawn = screen.board(self.table.wording, view, screen.UNBOUNDED)
        self.query_one("#drawn", Static).update(self.drawn)

    def offer(self, dialogue: Composing) -> None:
        """The moves to choose from; of a whole turn only whether it shall be."""
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        if dialogue.turn.complete:
            for key, text in ((CONFIRM, "full-confirm"), (UNDO, "full-undo"), (RESET, "full-reset")):
                moves.add_option(Option(Text(f"{key}  {say(text)}"), id=key))
        for number, item in enumerate(dialogue.menu.items, start=1):
            moves.add_option(Option(screen.item_line(number, item), id=f"m{number}"))
        moves.highlighted = 0
        if not self.query_one("#typed").has_class("open"):
            moves.focus()

    def commit(self, dialogue: Composing) -> None:
        self.dialogue = None
        self.sitting.commit(dialogue.seat, dialogue.turn.moves)
        self.go_on()

    def show_end(self) -> None:
        """The final table; q leaves."""
        self.dialogue = None
        _, _, points, winner = end_of(self.table)
        news = news_of_end(self.table, self.sitting.since)
        self.query_one("#middle").add_class("over")
        view = self.table.match.state.view(None)
        self.query_one("#head", Static).update(Text(self.table.wording.title(), style="bold"))
        self.lay(view)
        self.query_one("#told", Static).update(Stack(points, "", *news))
        self.query_one("#news").scroll_home(animate=False)
        self.query_one("#prompt", Static).update(Stack(winner, Text(say("full-over"))))
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        moves.add_option(Option(Text(f"q  {say('full-quit')}"), id="q"))
        moves.highlighted = 0
        moves.focus()

    # ------------------------------------------------------------------ keys and mouse

    def on_option_list_option_highlighted(self, marked: OptionList.OptionHighlighted) -> None:
        """The board lights up what the move under the cursor would change, and is scrolled there."""
        number = (marked.option_id or "").removeprefix("m")
        dialogue = self.dialogue
        if dialogue is None or not number.isdecimal() or int(number) > len(dialogue.menu.items):
            return
        item = dialogue.menu.items[int(number) - 1]
        spots = aims(dialogue.turn.state, dialogue.seat, item, self.table.wording)
        if isinstance(self.drawn, Text):
            self.query_one("#drawn", Static).update(lit(self.drawn, spots))
        if spots:
            rows, columns = [row for row, _, _ in spots], [start for _, start, _ in spots]
            place = Region(min(columns), min(rows), spots[0][2] - spots[0][1], 1)
            self.query_one("#board").scroll_to_region(place, center=True, animate=False, force=True)

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        self.answer((chosen.option_id or "").removeprefix("m"))

    def answer(self, line: str) -> None:
        """What was chosen, pressed or typed, as the line mode knows it."""
        if line == "q":
            self.exit(0)
        elif line == "log" and self.table.match.state.over():
            self.push_screen(Page(Stack(*news_of_end(self.table, 0))))
        elif self.dialogue is not None:
            self.dialogue.message = ""
            try:
                self.dialogue.answer(line)
            except Leave:
                self.exit(0)
                return
            self.draw()

    def action_say(self, line: str) -> None:
        self.answer(line)

    def action_board(self) -> None:
        """The board over the whole screen, where it is larger than its place."""
        self.push_screen(Page(self.drawn, whole=True))

    def action_type(self, begun: str) -> None:
        """Open the line in which moves, words and commands are typed."""
        typed = self.query_one("#typed", Input)
        typed.add_class("open")
        typed.value = begun
        typed.focus()
        typed.cursor_position = len(begun)

    def action_all_moves(self) -> None:
        """Put the line away, show all moves again."""
        self.query_one("#typed").remove_class("open")
        self.answer("b")

    def on_input_submitted(self, typed: Input.Submitted) -> None:
        typed.input.remove_class("open")
        self.answer(typed.value.strip())

    def action_language(self) -> None:
        """The next language, at once."""
        speak(LOCALES[(LOCALES.index(language()) + 1) % len(LOCALES)])
        self.table.wording = Wording(
            self.table.match.game.slug, self.table.wording.names, self.table.match.game
        )
        self.query_one(Keys).tell()
        if self.dialogue is not None:
            self.dialogue.wording = self.table.wording
            self.dialogue.menu = self.dialogue.offers()
            self.draw()
        elif self.table.match.state.over():
            self.show_end()


COMMANDS = (
    ("u", "say('u')", "full-undo"),
    ("r", "say('r')", "full-reset"),
    ("c", "say('c')", "full-confirm"),
    ("slash", "type('')", "full-type-key"),
    ("h", "say('hint')", "full-hint"),
    ("w", "type('why ')", "full-why"),
    ("l", "say('log')", "full-log"),
    ("s", "say('score')", "full-score"),
    ("b", "board", "full-board"),
    ("question_mark", "say('?')", "full-help"),
    ("f2", "language", "full-language"),
    ("escape", "all_moves", "full-back"),
    ("q", "say('q')", "full-quit"),
)
