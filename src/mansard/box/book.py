"""The tables of a rule book with the numbers of one box.

A table of components stands in the rule book below a mark, `<!-- box: landmarks -->`, as any other table,
with the numbers of the standard box. `text/book.toml` of the game says under that name what its cells are
made of:

* `#landmark.$row.value keys.reserve`: the numbers of the cell as it is written, one after the other, are
  those of the box at these addresses; `-` leaves one as it is;
* `@bonus-text-$row`: a text of the game, which tells the numbers of the box;
* `={sections.card.$row.cost:WBSGEP} {...}`: made of values; a list of amounts is told by a letter for each
  piece;
* nothing: the cell stays as it is written.

`rows` are the names of the rows, or `list` names the list of components that has a row each; `cells` is one
line of cells for all rows, with `$row` for the name, or a line for each row.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import resources
from typing import Any

from mansard.box.texts import member
from mansard.box.values import left_out
from mansard.kernel.components import names_of
from mansard.kernel.game import Game
from mansard.words import Words

MARK = re.compile(r"<!-- box: (\w+) -->")
NUMBER = re.compile(r"\d+")
VALUE = re.compile(r"\{([\w.]+)(?::(\w+))?\}")


def told_book(game: Game, locale: str, book: str, marks: bool = False) -> str:
    """A rule book with its marked tables told by a box; `marks`: as a source, with the marks."""
    tables, lines, left = _Tables(game, locale), [], iter(book.splitlines())
    for line in left:
        found = MARK.fullmatch(line)
        if found is None or marks:
            lines.append(line)
        if found is not None:
            lines += tables.told(found[1], left)
    return "\n".join(lines) + "\n"


@cache
def plans(slug: str) -> dict[str, Any]:
    """What a game says of the tables in its rule book."""
    file = resources.files(f"mansard.games.{slug}").joinpath("text", "book.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


class _Tables:
    """The tables of a rule book, told by one box in one language."""

    def __init__(self, game: Game, locale: str) -> None:
        self.game = game
        self.locale = locale

    @cached_property
    def words(self) -> Words:
        return Words(self.locale, self.game.slug, game=self.game)

    def told(self, name: str, lines: Iterator[str]) -> Iterator[str]:
        """Heading and line as they are, every row with its cells told; then the line after the table."""
        plan = plans(self.game.slug)[name]
        yield next(lines)
        yield next(lines)
        names = plan["rows"] if "rows" in plan else self.cards(plan["list"])
        for i, line in enumerate(lines):
            if not line.startswith("|"):
                yield line
                return
            cells = plan["cells"][i] if isinstance(plan["cells"][0], list) else plan["cells"]
            yield self.row(line, [cell.replace("$row", names[i]) for cell in cells])

    def cards(self, path: str) -> list[str]:
        """The names of the cards of a list."""
        return [names_of(card)[0] for card in member(self.game.components.data, path)]

    def row(self, line: str, cells: list[str]) -> str:
        """One row for this box."""
        written = [cell.strip() for cell in line.strip("|").split("|")]
        told = [self.cell(now, plan) for now, plan in zip(written, cells, strict=True)]
        return f"| {' | '.join(told)} |".replace("|  |", "| |")

    def cell(self, written: str, plan: str) -> str:
        """One cell for this box."""
        if plan.startswith("#"):
            places = iter(plan[1:].split())
            return NUMBER.sub(lambda found: self.number(found[0], next(places)), written)
        if plan.startswith("@"):
            return self.words.say(plan[1:])
        if plan.startswith("="):
            return VALUE.sub(lambda found: self.value(found[1], found[2]), plan[1:])
        return written

    def number(self, written: str, place: str) -> str:
        """What stands for a number of a cell."""
        return written if place == "-" else str(self.at(place))

    def value(self, place: str, letters: str | None) -> str:
        """A value; of a list of amounts, a letter for each piece."""
        value = self.at(place)
        if letters is None:
            return str(value)
        return "".join(letter * amount for letter, amount in zip(letters, value, strict=True))

    def at(self, place: str) -> Any:
        """What stands at an address; a card is known by its name or by its place."""
        data: Any = self.game.components.data
        for step in place.split("."):
            if isinstance(data, list):
                names = [names_of(item)[:1] for item in data]
                data = data[names.index([step]) if [step] in names else int(step)]
            elif step not in data:
                return left_out(self.game)[place]
            else:
                data = data[step]
        return data
