"""Pages of the rule book on the screen."""

from typing import Any

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from mansard.box.book import told_book
from mansard.cli.speech import language, say
from mansard.cli.trouble import Refused
from mansard.kernel.game import Game
from mansard.reference import sheet
from mansard.rulebook import rulebook, section, sections


def page(game: Game, number: str) -> RenderableType:
    """A section of the rule book; a remark if the book has none."""
    book = _book(game)
    text = section(book, number) if book is not None else None
    return Text(say("rules-no-page", number=number), style="dim") if text is None else Markdown(text)


def _book(game: Game) -> str | None:
    """The rule book in the player's language, with the numbers of the box."""
    book = rulebook(game.slug, language())
    return None if book is None else told_book(game, language(), book)


def book_of(game: Game) -> str:
    """The rule book of a game."""
    book = _book(game)
    if book is None:
        raise Refused("error-no-rules", game=game.slug)
    return book


def sheet_of(played: Game) -> str:
    """The reference sheet of a game as Markdown, with the numbers of its box."""
    blocks = sheet(played, language())
    if not blocks:
        raise Refused("error-no-rules", game=played.slug)
    return "\n\n".join([_block(block) for block in blocks])


def _block(block: dict[str, Any]) -> str:
    mark = "1." if block["ordered"] else "*"
    lines = [f"{mark} {line['text']} ({line['rule']})" for line in block["lines"]]
    return "\n".join([f"## {block['title']}", "", *lines, *[_table(table) for table in block["tables"]]])


def _table(table: dict[str, Any]) -> str:
    head = [table["title"], *table["head"]]
    rows = [head, ["---"] * len(head), *table["rows"]]
    return "\n" + "\n".join(["| " + " | ".join(row) + " |" for row in rows])


def section_of(game: Game, number: str) -> str:
    """A section of the rule book of a game."""
    book = book_of(game)
    text = section(book, number)
    if text is None:
        known = [part.number for part in sections(book) if part.number and part.depth <= 2]
        raise Refused("error-no-section", game=game.slug, section=number, known=", ".join(known))
    return text


def contents(game: Game) -> Table:
    """The numbered sections of a rule book."""
    table = Table(box=None, show_header=False, padding=(0, 1))
    for part in sections(book_of(game)):
        if part.number:
            table.add_row(part.number, "  " * (part.depth - 2) + part.title)
    return table
