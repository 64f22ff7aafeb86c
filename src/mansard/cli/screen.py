"""What a player sees in the terminal: board, moves, standings, log; all of it made from views."""

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.console import Group as Stack
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mansard.cli.menu import Choice, Group, Menu
from mansard.cli.speech import say
from mansard.cli.wording import Wording
from mansard.kernel.game import Parts

WIDE = 100  # columns of a board, at most
UNBOUNDED = 1000  # where a board can be scrolled
SEAT_STYLES = ("bold cyan", "bold yellow", "bold magenta", "bold green", "bold blue", "bold red")


def seat_style(seat: int) -> str:
    """The colour of a seat's name on the screen."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


# ---------------------------------------------------------------------- board


def board(wording: Wording, view: dict[str, Any], width: int = WIDE) -> RenderableType:
    """The board of the game; what the view holds, in a table, if the game draws none."""
    if wording.draw is None:
        return plain_view(view)
    drawn = Text.from_markup(wording.draw(view, wording.say, wording.game))
    widest = max([line.cell_len for line in drawn.split()], default=0)
    if widest <= width:
        return drawn
    drawn.no_wrap, drawn.overflow = True, "crop"
    return Stack(drawn, note(say("play-narrow", columns=widest), "yellow"))


def plain_view(view: dict[str, Any]) -> RenderableType:
    """Any view in tables: what is common, then what each seat has."""
    parts: list[RenderableType] = [_table({name: value for name, value in view.items() if name != "seats"})]
    seats = view.get("seats")
    if isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats):
        parts.append(_seats(seats))
    return Stack(*parts)


def _table(values: dict[str, Any]) -> Table:
    table = Table(show_header=False, box=None, padding=(0, 1))
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    for name, value in values.items():
        table.add_row(name, Text(plain(value)))
    return table


def _seats(seats: list[dict[str, Any]]) -> Table:
    table = Table(box=None, padding=(0, 1))
    table.add_column(style="dim")
    for seat in range(len(seats)):
        table.add_column(str(seat), header_style=seat_style(seat), overflow="fold")
    for name in seats[0]:
        if name != "standing":
            table.add_row(name, *[Text(plain(seat.get(name))) for seat in seats])
    return table


def plain(value: Any) -> str:
    """A value of a view on one line."""
    if isinstance(value, dict):
        return "  ".join([f"{name}:{plain(inner)}" for name, inner in value.items()])
    if isinstance(value, list):
        return ", ".join([plain(inner) for inner in value])
    return "-" if value is None else str(value)


# ---------------------------------------------------------------------- moves


def menu(offered: Menu, width: int) -> RenderableType:
    """The moves on offer with their numbers, in as many columns as fit."""
    lines = [item_line(number, item) for number, item in enumerate(offered.items, start=1)]
    widest = max([line.cell_len for line in lines], default=1)
    if len(lines) <= 8 or widest * 2 + 2 > width:
        return Stack(*lines)
    return Columns(lines, column_first=True, equal=True, padding=(0, 2), width=widest)


def item_line(number: int, item: Choice | Group) -> Text:
    """A move or a group of moves with its number, and the points that a move brings."""
    line = Text(f"{number:>3} ", style="bold")
    if isinstance(item, Group):
        line.append("◆ " if all(choice.reveals for choice in item.choices) else "", style="bold yellow")
        line.append(f"{item.label} ", style="cyan")
        return line.append(say("menu-moves", count=len(item.choices)), style="dim")
    line.append("◆ " if item.reveals else "", style="bold yellow")
    line.append(item.text, style="default not bold")
    if item.points:
        line.append(f" ({item.points:+})", style="green not bold" if item.points > 0 else "red not bold")
    if item.changes:
        line.append(f"  {item.changes}", style="cyan not bold")
    if item.text.casefold() != item.notation.casefold():
        line.append(f"  {item.notation}", style="dim not bold")
    return line


# ---------------------------------------------------------------------- points


def standing(view: dict[str, Any]) -> list[Parts]:
    """Per seat: its points as far as the viewer knows them; last those of a rival that nobody plays."""
    boards = [*view["seats"], *([view["rival"]] if view.get("rival") else [])]
    return [[(str(source), int(points)) for source, points in board["standing"]] for board in boards]


def totals(parts: Sequence[Parts]) -> list[int]:
    """Per seat: the sum of its points."""
    return [sum([points for _, points in seat]) for seat in parts]


def points_table(
    wording: Wording, parts: Sequence[Parts], title: str, places: Sequence[int] | None = None
) -> Table:
    """Where every player's points come from, and the places at the end."""
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column("")
    for seat in range(len(parts)):
        table.add_column(Text(wording.name(seat), style=seat_style(seat)), justify="right")
    for source in _sources(parts):
        table.add_row(wording.source(source), *[_points(seat, source) for seat in parts])
    table.add_section()
    table.add_row(say("table-total"), *[str(points) for points in totals(parts)], style="bold")
    if places is not None:
        table.add_row(say("table-place"), *[str(place) for place in places], style="bold")
    return table


def _sources(parts: Sequence[Parts]) -> list[str]:
    """All sources in the order in which they come up first."""
    return list(dict.fromkeys([source for seat in parts for source, _ in seat]))


def _points(parts: Parts, wanted: str) -> str:
    return str(sum([points for source, points in parts if source == wanted]))


# ---------------------------------------------------------------------- log


def log_line(number: int, text: str) -> Text:
    """A line of the log: which commit, what happened."""
    return Text(f"{number:>4} ", style="dim").append(text, style="default not dim")


def note(text: str, style: str = "dim") -> Text:
    """A remark to the player."""
    return Text(text, style=style)


def sheet(title: str, body: RenderableType) -> Panel:
    """A framed page."""
    return Panel(body, title=title, title_align="left", border_style="dim", expand=False)


def wide(console: Console) -> int:
    """The columns of the terminal, as many as a board has at most."""
    return min(console.width, WIDE)
