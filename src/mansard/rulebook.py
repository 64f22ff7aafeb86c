"""The players' rule books: next to the sources, inside the package when installed, in the folder of a game.

The English one is docs/rules/<slug>.md; every other language has a folder, docs/rules/ru/<slug>.md. A game
that lives elsewhere has its book in its own folder: <slug>/rules/en.md.
"""

import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from mansard.registry import games

HEADING = re.compile(r"^(#{1,6})\s+(?:§\s*)?(\d+(?:\.\d+)*)?\.?\s*(.*)$")


ABOVE = 4  # folders between the package and the top of the sources, in a copy for tests too


def _shelves() -> list[Traversable]:
    package = resources.files("mansard")
    above = list(Path(str(package)).parents)[:ABOVE]
    return [package / "rules", *[folder / "docs" / "rules" for folder in above]]


def places(slug: str, locale: str) -> list[Traversable]:
    """Where a rule book in one language may be."""
    name = f"{slug}.md" if locale == "en" else f"{locale}/{slug}.md"
    if slug not in games():
        return []
    own = resources.files(f"mansard.games.{slug}") / "rules" / f"{locale}.md"
    return [own, *[shelf / name for shelf in _shelves()]]


def rulebook(slug: str, locale: str = "en") -> str | None:
    """The rule book of a game, in English where the language has none; None if there is no book at all."""
    for book in [*places(slug, locale), *places(slug, "en")]:
        if book.is_file():
            return book.read_text(encoding="utf-8")
    return None


class Section:
    """A part of a rule book: its number ("" without one), depth, title, and the lines below the heading."""

    def __init__(self, number: str, depth: int, title: str) -> None:
        self.number = number
        self.depth = depth
        self.title = title
        self.lines: list[str] = []

    @property
    def heading(self) -> str:
        """Number and title."""
        return f"{self.number} {self.title}".strip()

    @property
    def text(self) -> str:
        """The section as Markdown, heading included."""
        return "\n".join([f"{'#' * self.depth} {self.heading}", *self.lines]).rstrip() + "\n"


def sections(book: str) -> list[Section]:
    """The sections of a rule book in order; what stands before the first heading is left out."""
    found: list[Section] = []
    fenced = False
    for line in book.splitlines():
        fenced ^= line.startswith("```")
        heading = None if fenced else HEADING.match(line)
        if heading is not None:
            found.append(Section(heading[2] or "", len(heading[1]), heading[3]))
        elif found:
            found[-1].lines.append(line)
    return found


def section(book: str, number: str) -> str | None:
    """A section with the sections inside it, as Markdown; None if the book has no such number."""
    wanted = number.lstrip("§").rstrip(".")
    parts = [part for part in sections(book) if part.number == wanted or part.number.startswith(wanted + ".")]
    if parts:
        return "\n".join([part.text for part in parts])
    return _ruling(book, wanted)


def _ruling(book: str, name: str) -> str | None:
    """The paragraph of a ruling, as in **R12** or **R12 Wild disc.**"""
    mark = re.compile(rf"\*\*{re.escape(name.upper())}\b")
    for paragraph in re.split(r"\n\s*\n", book):
        lines = paragraph.splitlines()
        if any(mark.search(line) for line in lines):
            return _from_mark(lines, mark) + "\n"
    return None


def _from_mark(lines: list[str], mark: re.Pattern[str]) -> str:
    """The lines of one ruling inside a list of rulings."""
    start = next(i for i, line in enumerate(lines) if mark.search(line))
    end = start + 1
    while end < len(lines) and not re.search(r"\*\*R\d+\b", lines[end]):
        end += 1
    return "\n".join(lines[start:end])
