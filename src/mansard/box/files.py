"""Corrections as files: what a file changes, how it compares with the standard box, how it is written."""

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from mansard.box.values import Value, key_of, values
from mansard.kernel.components import address_of
from mansard.kernel.errors import InvalidComponents
from mansard.kernel.game import Game
from mansard.registry import game as boxed

BARE = re.compile(r"[A-Za-z0-9_-]+")
NAME = re.compile(r"^name[ \t]*=[^\n]*(\n|$)", re.MULTILINE)
CONFIRMED = re.compile(r"^confirmed[ \t]*=[ \t]*\[[^\]]*\][ \t]*(\n|$)", re.MULTILINE)
HEAD = "# Corrections to the box of {slug}: only what differs. Made with Mansard.\n"


class Difference:
    """A value that is not the one of the standard box."""

    def __init__(self, standard: Value | None, own: Value) -> None:
        self.key = own.key
        self.address = own.address
        self.standard = None if standard is None else standard.value
        self.own = own.value
        self.confirmed = own.source == "confirmed"

    def told(self) -> dict[str, Any]:
        """The difference as plain values."""
        return vars(self)


def differences(game: Game) -> list[Difference]:
    """What a box changes, value by value."""
    standard = {value.key: value for value in values(boxed(game.slug))}
    return [
        Difference(standard.get(own.key), own)
        for own in values(game)
        if own.key not in standard or standard[own.key].value != own.value
    ]


@lru_cache(maxsize=256)
def how_many_differ(game: Game) -> int:
    """How many values a box changes."""
    return len(differences(game))


def toml_of(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml_key(k)} = {toml_of(v)}" for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml_of(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def toml_key(key: str) -> str:
    """A dotted key; words that are no bare keys are quoted."""
    return ".".join(word if BARE.fullmatch(word) else json.dumps(word) for word in key.split("."))


def correction(slug: str, changes: Mapping[str, Any], confirmed: Iterable[str] = ()) -> str:
    """A file of these values by their keys, and of these confirmed addresses."""
    lines = [HEAD.format(slug=slug), _confirmed_list(slug, confirmed)]
    lines += [f"{toml_key(key)} = {toml_of(value)}\n" for key, value in changes.items()]
    return "".join(lines)


def _confirmed_list(slug: str, confirmed: Iterable[str]) -> str:
    names = sorted({key_of(slug, name) for name in confirmed})
    return "confirmed = [\n" + "".join(f"  {json.dumps(name)},\n" for name in names) + "]\n" if names else ""


def confirmed_in(text: str) -> list[str]:
    """The addresses that the file of a box says are confirmed."""
    found: list[str] = tomllib.loads(text).get("confirmed", [])
    return found


def with_confirmed(slug: str, text: str, confirmed: Iterable[str]) -> str:
    """A file with another list of confirmed addresses; the rest stays as its owner wrote it."""
    top, bracket, rest = f"\n{text}".partition("\n[")
    return _confirmed_list(slug, confirmed) + CONFIRMED.sub("", top).removeprefix("\n") + bracket + rest


def named(text: str, name: str) -> str:
    """A file that says what its box is called."""
    top, bracket, rest = f"\n{text}".partition("\n[")
    return f"name = {toml_of(name)}\n" + NAME.sub("", top) + bracket + rest


def canonical(game: Game) -> str:
    """The shortest file that gives the same values."""
    changes = {difference.key: difference.own for difference in differences(game)}
    return correction(game.slug, changes, game.components.confirmed)


def is_plain(game: Game) -> bool:
    """Whether a box differs in values only, so that it can be edited one by one without losing anything."""
    return boxed(game.slug, canonical(game)).components.digest == game.components.digest


def problem_of(slug: str, text: str, source: str) -> InvalidComponents | None:
    """What is wrong with a file, or nothing."""
    try:
        game = boxed(slug, text, source)
    except InvalidComponents as problem:
        return addressed(slug, problem)
    return unknown_confirmed(game, source)


def addressed(slug: str, problem: InvalidComponents) -> InvalidComponents:
    """The problem with the address of the value: `wonders.hammer.effect.prestige`, not `wonders[0]...`."""
    key = address_of(boxed(slug).components.data, problem.key) if problem.key else ""
    return InvalidComponents(problem.source, key, problem.problem)


def unknown_confirmed(game: Game, source: str) -> InvalidComponents | None:
    """A confirmed address that no value has."""
    known = {value.key for value in values(game)}
    for name in game.components.confirmed:
        if key_of(game.slug, name) not in known:
            return InvalidComponents(source, f"confirmed: {name}", "is not the address of a value")
    return None
