"""Component files: the box of a game as TOML, the printed one or an owner's corrected copy."""

import hashlib
import json
import tomllib
from importlib import resources
from typing import Any

from mansard.kernel.errors import InvalidComponents
from mansard.kernel.fields import Fields

DEEPEST = 12
LARGEST = 10**9


class Components:
    """The box of a game: `data` as plain values, `source` for messages, `digest` for records."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        self.data = data
        self.source = source
        self.digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()

    def fields(self) -> Fields:
        """The box for checked reading."""
        return Fields(self.data, self.source, InvalidComponents)


def parse_components(text: str, source: str) -> dict[str, Any]:
    """TOML as plain values; InvalidComponents names the file and the place."""
    try:
        data = tomllib.loads(text)
    except RecursionError as error:
        raise InvalidComponents(source, "", "is nested too deeply") from error
    except ValueError as error:  # also dates that no calendar has, and numbers of thousands of digits
        raise InvalidComponents(source, "", f"is not valid TOML: {error}") from error
    _check_plain(data, source, "", 0)
    return data


def _check_plain(value: Any, source: str, key: str, depth: int) -> None:
    """A box holds tables, lists, texts, flags and numbers that a game can count with, nothing else."""
    if depth > DEEPEST:
        raise InvalidComponents(source, key, "is nested too deeply")
    if isinstance(value, dict):
        for name, item in value.items():
            _check_plain(item, source, f"{key}.{name}" if key else name, depth + 1)
    elif isinstance(value, list):
        for i, item in enumerate(value):
            _check_plain(item, source, f"{key}[{i}]", depth + 1)
    elif isinstance(value, int):
        if abs(value) > LARGEST:
            raise InvalidComponents(source, key, f"is larger than {LARGEST}")
    elif isinstance(value, float):
        if not abs(value) <= LARGEST:
            raise InvalidComponents(source, key, "is no number to count with")
    elif not isinstance(value, str):
        raise InvalidComponents(source, key, "a date or time has no place in a box")


def printed_components(package: str, name: str) -> Components:
    """The component file that comes with a game."""
    text = resources.files(package).joinpath("data", name).read_text(encoding="utf-8")
    return Components(parse_components(text, name), name)


def corrected_components(printed: Components, text: str, source: str) -> Components:
    """The printed box with what an owner's file says instead; unknown names are refused.

    A file may be a whole box or name only what differs: keys of a table, and of a list of cards or tiles
    only those meant, known by their `number` or `id`. A longer list, or one of new names, is taken whole.
    """
    corrections = parse_components(text, source)
    data = dict(printed.data)
    for name, value in corrections.items():
        if name not in data:
            raise InvalidComponents(source, name, "is not a table of this game's components")
        data[name] = _corrected(data[name], value, source, name)
    return Components(data, source)


def _corrected(printed: Any, given: Any, source: str, key: str) -> Any:
    """One table or list with its corrections."""
    if isinstance(printed, dict) and isinstance(given, dict):
        return _corrected_table(printed, given, source, key)
    if isinstance(printed, list) and isinstance(given, list):
        return _corrected_list(printed, given, source, key)
    return given


def _corrected_table(printed: dict[str, Any], given: dict[str, Any], source: str, key: str) -> dict[str, Any]:
    for name in given:
        if name not in printed and name != "source":
            raise InvalidComponents(source, f"{key}.{name}", "is not known here")
    return {**printed, **given}


def _corrected_list(printed: list[Any], given: list[Any], source: str, key: str) -> list[Any]:
    known = {_name_of(item): item for item in printed}
    names = [_name_of(item) for item in given]
    if None in known or len(given) >= len(printed) or not set(names) <= set(known):
        return given
    if len(set(names)) != len(names):
        raise InvalidComponents(source, key, "two corrections have the same name")
    changed = dict(zip(names, given, strict=True))
    return [
        _corrected_table(item, changed[name], source, f"{key}.{name}") if name in changed else item
        for name, item in known.items()
    ]


def _name_of(item: Any) -> Any:
    """What a card or tile is known by; None if it has no name."""
    if not isinstance(item, dict):
        return None
    name = item.get("number", item.get("id"))
    return name if isinstance(name, str | int) else None
