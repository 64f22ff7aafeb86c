"""The reference sheet of a game (one page: a turn, prices, scoring), and the sections its prompts are about.

Both are data, `games/<slug>/reference/sheet.toml`, with the words beside it, a file a language. Words hold
no digit: numbers come from the box, in a line as `$box_<address>`, in a table by the path of its values.
A game without that folder has no sheet.
"""

import re
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from mansard.box.texts import told_texts
from mansard.kernel.game import Game
from mansard.registry import games
from mansard.words import Words, read_texts

NOTHING = "–"


def _folder(slug: str) -> Traversable:
    return resources.files(f"mansard.games.{slug}").joinpath("reference")


@cache
def plan(slug: str) -> dict[str, Any]:
    """What stands on the sheet of a game, before it is put into words; empty if it has none."""
    file = _folder(slug).joinpath("sheet.toml")
    if slug not in games() or not file.is_file():
        return {}
    return tomllib.loads(file.read_text(encoding="utf-8"))


def prompt_rules(slug: str) -> dict[str, str]:
    """The section of the rule book that each prompt of a game is about."""
    found: dict[str, str] = plan(slug).get("prompts", {})
    return found


def read_sheet_texts(locale: str, slug: str) -> str:
    """The Fluent text of the sheet of a game."""
    return _folder(slug).joinpath(f"{locale}.ftl").read_text(encoding="utf-8")


def sheet(game: Game, locale: str) -> list[dict[str, Any]]:
    """The blocks of the sheet in words, with the numbers of this box; none if the game has no sheet."""
    if "block" not in plan(game.slug):
        return []
    words = SheetWords(game, locale)
    return [_block(words, game, block) for block in plan(game.slug)["block"]]


class SheetWords(Words):
    """The texts of a game together with those of its sheet, in one language."""

    def __init__(self, game: Game, locale: str) -> None:
        super().__init__(locale, game.slug, [])
        source = read_texts(locale, game.slug) + "\n" + read_sheet_texts(locale, game.slug)
        made = FluentBundle([locale], use_isolating=False)
        made.add_resource(FluentResource(told_texts(game, locale, source)))
        self.bundles = [made]

    def called(self, name: str, value: str) -> str:
        """What a thing of a kind is called; itself if it has no name."""
        return self.say(f"{name}-{value}") if self.has(f"{name}-{value}") else value


def _block(words: SheetWords, game: Game, block: dict[str, Any]) -> dict[str, Any]:
    key = f"sheet-{block['id']}"
    lines = [{"text": words.say(f"{key}-{name}"), "rule": rule} for name, rule in block["lines"].items()]
    return {
        "id": block["id"],
        "title": words.say(key),
        "ordered": block.get("ordered", False),
        "lines": lines,
        "tables": [_table(words, game, table) for table in block.get("table", [])],
    }


def _table(words: SheetWords, game: Game, table: dict[str, Any]) -> dict[str, Any]:
    head, rows = (_each if "each" in table else _rows)(words, game, table)
    title = words.say(f"sheet-{table['id']}")
    return {"title": title, "rule": table["rule"], "head": head, "rows": rows}


def _rows(words: SheetWords, game: Game, table: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """A row for every list (or table) of values in the box."""
    found = {name: value_at(game.components.data, path) for name, path in table["values"].items()}
    first = next(iter(found.values()))
    if isinstance(first, dict):
        names = [name for name in first if name != "source"]
        head = [words.called(table.get("named", ""), name) for name in names]
        listed = {row: [values[name] for name in names] for row, values in found.items()}
    else:
        head = [str(i) for i in range(table.get("first", 0), table.get("first", 0) + len(first))]
        listed = found
    told = [
        [words.say(f"sheet-{table['id']}-{row}"), *(_told(words, table, value) for value in values)]
        for row, values in listed.items()
    ]
    return head, told


def _each(words: SheetWords, game: Game, table: dict[str, Any]) -> tuple[list[str], list[list[str]]]:
    """A row for every card or tile of a list."""
    head = [words.say(f"sheet-{table['id']}-{column.replace('.', '-')}") for column in table["columns"]]
    rows = [
        [
            words.called(table["named"], str(item.get("id", item.get("name")))),
            *(_cell(words, table, item, column) for column in table["columns"]),
        ]
        for item in value_at(game.components.data, table["each"])
        if item.get("id") not in table.get("without", [])
    ]
    return head, rows


def _cell(words: SheetWords, table: dict[str, Any], item: dict[str, Any], column: str) -> str:
    """What a column says of a card: by a text of the game, by the name of the value, or the value itself."""
    if column in table.get("says", {}):
        return words.say(table["says"][column].format_map(item))
    value = value_at(item, column)
    return words.called(table["called"][column], value) if "called" in table else _told(words, table, value)


def _told(words: SheetWords, table: dict[str, Any], value: Any) -> str:
    """A value of the box in a cell: nothing is a dash, several of something are told one by one."""
    if isinstance(value, dict):
        named = table["parts"]
        parts = [(words.called(named, name), count) for name, count in value.items() if count]
        return ", ".join(name if count == 1 else f"{name} × {count}" for name, count in parts) or NOTHING
    if isinstance(value, list):
        return " / ".join(_told(words, table, item) for item in value)
    return str(value) if value else NOTHING


def value_at(data: Any, path: str) -> Any:
    """The value at a path of a box: `landmark.0.cost`; in a list also by id, `district.chaillot`."""
    for name in path.split("."):
        if isinstance(data, list):
            data = data[int(name)] if re.fullmatch(r"\d+", name) else _named(data, name)
        else:
            data = data[name]
    return data


def _named(items: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(item for item in items if name in (item.get("id"), item.get("name")))
