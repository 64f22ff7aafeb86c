"""`mansard solve`: puzzles in the terminal."""

from datetime import datetime
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.table import Table as Rows

from mansard.cli import screen
from mansard.cli.commands import out
from mansard.cli.dialogue import Dialogue, Leave, ask
from mansard.cli.parameters import GameName, Lang, box
from mansard.cli.speech import say
from mansard.cli.suggest import Suggestions
from mansard.cli.table import Happened
from mansard.cli.trouble import Refused
from mansard.cli.wording import Wording
from mansard.kernel.game import State
from mansard.puzzles import Puzzle, daily, following, hint, judged_turn, puzzles, stars, whole_turn

VERSION = 0
PuzzleName = Annotated[str | None, typer.Argument(help="help-puzzle", metavar="PUZZLE", show_default=False)]
Listed = Annotated[bool, typer.Option("--list", "-l", help="help-solve-list")]


def solve(name: GameName, puzzle: PuzzleName = None, listed: Listed = False, lang: Lang = None) -> None:
    """Solve the puzzle of the day, or another one by its number or id."""
    slug = box(name).slug
    found = puzzles(slug)
    if not found:
        raise Refused("error-no-puzzles", game=slug)
    if listed:
        return _list(slug, found)
    return Solver(slug, _chosen(slug, found, puzzle)).solve()


def _chosen(slug: str, found: tuple[Puzzle, ...], name: str | None) -> Puzzle:
    if name is None:
        today = daily(slug, datetime.now().astimezone().date())
        assert today is not None
        return today
    if name.isdecimal() and 0 < int(name) <= len(found):
        return found[int(name) - 1]
    named = next((puzzle for puzzle in found if puzzle.id == name), None)
    if named is None:
        raise Refused("error-no-puzzle", game=slug, puzzle=name, count=str(len(found)))
    return named


def theme_text(wording: Wording, puzzle: Puzzle) -> str:
    """The kind of gain in words."""
    source = puzzle.theme.removeprefix("source-")
    if source != puzzle.theme:
        return wording.say("puzzle-theme-source", source=wording.source(source))
    return wording.say(f"puzzle-theme-{puzzle.theme}")


def _list(slug: str, found: tuple[Puzzle, ...]) -> None:
    wording = Wording(slug, [])
    rows = Rows(box=None, padding=(0, 1))
    for number, puzzle in enumerate(found, start=1):
        rows.add_row(str(number), "★" * puzzle.stars, theme_text(wording, puzzle), puzzle.id)
    out.print(rows)
    out.print(say("solve-how", game=slug))


class NoAdvice(Suggestions):
    """A puzzle gives its own hint, and only when it is asked between two tries."""

    def hint(self, state: State, moves: list[str]) -> RenderableType:
        return screen.note(say("solve-no-advice"), "yellow")

    def why(self, state: State, moves: list[str]) -> RenderableType:
        return screen.note(say("solve-no-advice"), "yellow")


class Solver:
    """Leads through a puzzle: tries, a hint, the answer. It is the table of its own dialogue."""

    def __init__(self, slug: str, puzzle: Puzzle) -> None:
        self.slug = slug
        self.puzzle = puzzle
        names = Wording(slug, [])
        self.wording = Wording(slug, [names.say(f"puzzle-player-{n + 1}") for n in range(puzzle.players)])
        self.history: list[Happened] = []
        self.hinted = False
        self.tries: list[list[str]] = []

    @property
    def state(self) -> State:
        """The position; what the solver may not know is drawn anew."""
        return self.puzzle.start(self.slug).resample(self.puzzle.seat, VERSION)

    def solve(self) -> None:
        """Until it is solved or given up, or the solver leaves."""
        head = say("solve-title", puzzle=self.puzzle.id, theme=theme_text(self.wording, self.puzzle))
        try:
            out.print(screen.note(head, "bold"))
            ask(say("play-enter"))
            while not self._tried() and not self._gives_up():
                pass
        except Leave:
            return
        self._tell()

    def _tried(self) -> bool:
        """One try; whether it was right."""
        dialogue = Dialogue(self, self.puzzle.seat, out, 0)
        dialogue.suggestions = NoAdvice(self.wording, self.puzzle.seat)
        moves = dialogue.compose()
        attempt = whole_turn(self.slug, self.puzzle, moves)
        if not attempt.whole:
            out.print(screen.note(say("solve-unfinished"), "yellow"))
            return False
        self.tries.append(attempt.moves)
        return judged_turn(self.slug, self.puzzle.id, tuple(attempt.moves)).right

    def _gives_up(self) -> bool:
        """What to do after a wrong try."""
        if self.tries:
            out.print(screen.note(say("solve-wrong"), "yellow"))
        word = ask(say("solve-again")).strip()
        if word in ("h", "hint"):
            self.hinted = True
            found = hint(self.slug, self.puzzle)
            out.print(
                screen.note(say("solve-hint", count=found.moves, move=self._first(found.moves)), "cyan")
            )
            ask(say("play-enter"))
        elif word in ("q", "quit"):
            raise Leave
        return word in ("g", "give")

    def _first(self, moves: int) -> str:
        """The first move of the best turn; where it is the only one, its kind in notation."""
        best = self.puzzle.ways[0].moves
        return (
            self.wording.moves(self.state, self.puzzle.seat, best[:1])[0] if moves > 1 else best[0].split()[0]
        )

    def _tell(self) -> None:
        """The answer: stars, the turns that were compared, what tries were worth, what may follow."""
        best = self.puzzle.ways[0]
        right = bool(self.tries) and judged_turn(self.slug, self.puzzle.id, tuple(self.tries[-1])).right
        earned = stars(len(self.tries), self.hinted) if right else 0
        out.print(
            screen.note(say("solve-right" if right else "solve-answer") + " " + "★" * earned, "bold green")
        )
        rows = Rows(box=None, padding=(0, 1))
        for way in self.puzzle.ways:
            rows.add_row(f"{way.chance:.0%}", self._words(way.moves), style="bold" if way is best else "")
        out.print(rows)
        for moves in self.tries:
            result = judged_turn(self.slug, self.puzzle.id, tuple(moves))
            if not result.right:
                out.print(
                    screen.note(
                        say("solve-lost", count=round(100 * result.lost), moves=self._words(moves)), "yellow"
                    )
                )
        points = [(self.wording.source(name), round(n)) for name, n in best.sources.items() if round(n)]
        out.print(screen.note(say("solve-why", sources=", ".join([f"{name} {n}" for name, n in points]))))
        for seat, told in following(self.slug, self.puzzle, best.moves):
            words = " · ".join([self.wording.words.move({**one.move, **one.facts}) for one in told])
            out.print(f"[dim]{self.wording.name(seat)}:[/] {words}")

    def _words(self, moves: list[str]) -> str:
        return " · ".join(self.wording.moves(self.puzzle.start(self.slug), self.puzzle.seat, moves))
