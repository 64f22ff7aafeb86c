"""The texts of a game with the numbers and names of the box that a table plays with.

Texts are sources in Fluent and know no number of a component. They get them before they are parsed:

* `$box_scoring_island_control` is the value at the address `scoring.island_control`, in any message;
* `text/box.toml` of a game tells which messages are made for every card or tile of a list: `[[told]]` with
  the name of the message and of its template, whose arguments are the fields of the card;
* `[[listed]]` tells which messages name the contents of a list;
* `[[named]]` tells which messages are the names of cards; a name that an owner has corrected takes its place.

So no client needs to know which numbers a text tells, and a text cannot tell the number of another box.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from mansard.box.values import left_out
from mansard.kernel.components import names_of
from mansard.kernel.game import Game
from mansard.registry import game as printed_game

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =((?:.*)(?:\n(?:[ \t}].*|(?=\n[ \t])))*)", re.MULTILINE)
FORM = re.compile(r"^\s+\.(\w+) =", re.MULTILINE)
ARGUMENT = re.compile(r"\$([a-zA-Z][\w-]*)")
BOX = "box_"


@lru_cache(maxsize=64)
def told_texts(game: Game, locale: str, source: str) -> str:
    """The Fluent source of a game's texts for one box."""
    patterns = {found[1]: found[2] for found in MESSAGE.finditer(source)}
    made = _Texts(game, locale, patterns)
    for plan in _plans(game.slug, "told"):
        made.tell(plan)
    for plan in _plans(game.slug, "listed"):
        made.list(plan)
    for plan in _plans(game.slug, "named"):
        made.name(plan)
    kept = MESSAGE.sub(lambda found: "" if found[1] in made.messages else found[0], source)
    lines = [f"{key} ={pattern}\n" for key, pattern in made.messages.items()]
    return filled(kept + "\n" + "".join(lines), {BOX + name: value for name, value in flat(game).items()})


@cache
def _plans(slug: str, kind: str) -> list[dict[str, Any]]:
    file = resources.files(f"mansard.games.{slug}").joinpath("text", "box.toml")
    if not file.is_file():
        return []
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8")).get(kind, [])
    return found


class _Fields(dict[str, Any]):
    """Fields of a card; a text of the plan may name one that this card has not."""

    def __missing__(self, key: str) -> str:
        return ""


class Reference(str):
    """The name of another message."""


class References(list[Reference]):
    """The names of other messages, told one after the other."""


class _Texts:
    """Messages that are made for one box."""

    def __init__(self, game: Game, locale: str, patterns: Mapping[str, str]) -> None:
        self.game = game
        self.locale = locale
        self.patterns = patterns
        self.messages: dict[str, str] = {}
        self.defaults = left_out(game)

    def tell(self, plan: dict[str, Any]) -> None:
        """One message for every card of a list, from the template that fits the card."""
        for i, card in enumerate(member(self.game.components.data, plan["list"])):
            args = self._fields(plan["list"], card, i)
            key = plan["message"].format_map(args)
            args |= self._parts(plan, key, card, args)
            self._make(key, plan["template"], args)

    def _make(self, key: str, template: str | list[str], args: dict[str, Any]) -> Reference:
        pattern = self.patterns[self._template(template, args)]
        self.messages[key] = filled(pattern, _literals(args))
        return Reference(key)

    def _template(self, names: str | list[str], args: dict[str, Any]) -> str:
        """The first of the named templates that there is."""
        wanted = [name.format_map(args) for name in ([names] if isinstance(names, str) else names)]
        return next(name for name in wanted if name in self.patterns)

    def _parts(
        self, plan: dict[str, Any], key: str, card: dict[str, Any], args: dict[str, Any]
    ) -> dict[str, Any]:
        """What a text is made of: other messages, and what the card lists, part by part."""
        made: dict[str, Any] = {}
        for name, said in plan.get("says", {}).items():
            made[name] = Reference(said.format_map(args))
        for name, template in plan.get("inner", {}).items():
            made[name] = self._make(f"{key}-{name}", template, args)
        for name, template in plan.get("parts", {}).items():
            parts = [_Fields(_flat(item, "")) for item in card[name]]
            made[name] = References(
                self._make(f"{key}-{i}", template[part["op"]], part) for i, part in enumerate(parts)
            )
        return made

    def _fields(self, path: str, card: dict[str, Any], index: int) -> _Fields:
        """The fields of a card by their names, those that the file leaves out included."""
        key = f"{path}.{(names_of(card) or [str(index)])[0]}."
        missing = {k.removeprefix(key): v for k, v in self.defaults.items() if k.startswith(key)}
        found = {**{k.replace(".", "_"): v for k, v in missing.items()}, **_flat(card, "")}
        return _Fields(found)

    def list(self, plan: dict[str, Any]) -> None:
        """The names of what a list of the box holds."""
        names = [
            Reference(plan["item"].format(item)) for item in member(self.game.components.data, plan["list"])
        ]
        self.messages[plan["message"]] = f" {{ {_written(References(names))} }}"

    def name(self, plan: dict[str, Any]) -> None:
        """The names that an owner has corrected, in the language of the text if the box has it."""
        printed = member(printed_game(self.game.slug).components.data, plan["list"])
        for mine, ours in zip(member(self.game.components.data, plan["list"]), printed, strict=False):
            own = self._corrected(mine, ours)
            if own is not None:
                key = plan["message"].format_map(_Fields(_flat(mine, "")))
                forms = [
                    f"\n    .{form} = {literal(own)}" for form in FORM.findall(self.patterns.get(key, ""))
                ]
                self.messages[key] = f" {literal(own)}" + "".join(forms)

    def _corrected(self, mine: dict[str, Any], ours: dict[str, Any]) -> str | None:
        for key in (f"name_{self.locale}", self.locale, "name"):
            if key in mine and mine[key] != ours.get(key):
                return str(mine[key])
        return None


def member(data: Any, path: str) -> list[dict[str, Any]]:
    """The list at a path of a box."""
    for word in path.split("."):
        data = data[word]
    found: list[dict[str, Any]] = data
    return found


def flat(game: Game) -> dict[str, Any]:
    """Every value of a box by its address with `_` for the dots, left out ones included."""
    missing = {key.replace(".", "_"): value for key, value in left_out(game).items()}
    return {**missing, **_flat(game.components.data, "")}


def _flat(data: Any, path: str) -> dict[str, Any]:
    if isinstance(data, dict):
        named = [(str(key), item) for key, item in data.items()]
    elif isinstance(data, list):
        named = [((names_of(item) or [str(i)])[0], item) for i, item in enumerate(data)]
    else:
        return {path: data}
    found = {path: data} if path else {}
    for key, item in named:
        found |= _flat(item, f"{path}_{key}" if path else key)
    return found


def _literals(args: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a template: the fields by their full names and by their last words."""
    short = {name.split("_", 1)[1]: value for name, value in args.items() if name.startswith("effect_")}
    return {**short, **args}


def filled(source: str, args: Mapping[str, Any]) -> str:
    """A Fluent source with these arguments written into it."""

    def written(found: re.Match[str]) -> str:
        value = args.get(found[1])
        return found[0] if value is None or isinstance(value, dict) else _written(value)

    return ARGUMENT.sub(written, source)


def _written(value: Any) -> str:
    """An argument as it stands inside braces."""
    if isinstance(value, Reference):
        return str(value)
    if isinstance(value, References):
        return " }, { ".join(value)
    return literal(value)[2:-2]


def literal(value: Any) -> str:
    """A value as a placeable."""
    if isinstance(value, bool):
        return f'{{ "{str(value).lower()}" }}'
    if isinstance(value, int | float):
        return f"{{ {value} }}"
    if isinstance(value, list):
        return f"{{ {quoted(', '.join(str(item) for item in value))} }}"
    return f"{{ {quoted(str(value))} }}"


def quoted(text: str) -> str:
    """A text between quotation marks as Fluent reads it: it knows fewer escapes than JSON."""
    kept = [
        f"\\{letter}" if letter in '"\\' else letter if letter.isprintable() else f"\\u{ord(letter):04X}"
        for letter in text
        if ord(letter) < 0x10000 or letter.isprintable()
    ]
    return f'"{"".join(kept)}"'
