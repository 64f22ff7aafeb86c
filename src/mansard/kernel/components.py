"""Component files: the box of a game as TOML, the printed one or an owner's corrected copy."""

import hashlib
import json
import tomllib
from importlib import resources
from typing import Any

from mansard.kernel.errors import InvalidComponents
from mansard.kernel.fields import Fields
from mansard.kernel.readings import Readings

DEEPEST = 12
LARGEST = 10**9


class Components:
    """The box of a game: `data` as plain values, `source` for messages, `digest` for records."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        self.data = data
        self.source = source
        self.digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()
        self.readings = Readings()
        self.added: list[str] = []
        self.confirmed: list[str] = []
        self.name = ""

    def refuse_unread(self) -> None:
        """A key that the printed box has not, and that no rule reads, is a mistake."""
        for place in self.added:
            if not any([read == place or read.startswith(place + ".") for read in self.readings.found]):
                raise InvalidComponents(self.source, place, "is not known here")

    def fields(self) -> Fields:
        """The box for checked reading; `readings` keeps what is read."""
        self.readings = Readings()
        return Fields(self.data, self.source, InvalidComponents, "", self.readings)


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


def corrected_components(printed: Components, text: str, source: str, digest: str = "") -> Components:
    """The printed box with what an owner's file says instead.

    A file may be a whole box or name only what differs, at any depth: keys of a table, and of a list of
    cards or tiles only those meant, as `[[wonders]]` with their `number` or `id`, or as `[wonders.hammer]`. A
    longer list, or one of new names, is taken whole. `name` is what the owner calls the box, `confirmed`
    lists the addresses that the owner has compared. `digest` is that of a game under way: files were once
    merged less deeply, and it goes on with what it has.
    """
    given = parse_components(text, source)
    about = Fields(given, source, InvalidComponents)
    confirmed = about.texts("confirmed", default=[])
    called = about.text("name", default="")
    corrections = {name: value for name, value in given.items() if name not in ("name", "confirmed")}
    made = _merged(printed, corrections, source, Correction(source))
    if digest and made.digest != digest:
        shallow = _merged(printed, corrections, source, Correction(source, deepest=1))
        made = shallow if shallow.digest == digest else made
    made.confirmed = confirmed
    made.name = called
    return made


def _merged(
    printed: Components, corrections: dict[str, Any], source: str, correction: "Correction"
) -> Components:
    data = dict(printed.data)
    for name, value in corrections.items():
        if name not in data:
            raise InvalidComponents(source, name, "is not a table of this game's components")
        data[name] = correction.of(data[name], value, name, 1)
    made = Components(data, source)
    made.added = correction.added
    return made


class Correction:
    """Lays an owner's values over the printed ones; `added` are the keys that the printed box has not."""

    def __init__(self, source: str, deepest: int = DEEPEST) -> None:
        self.source = source
        self.deepest = deepest
        self.added: list[str] = []

    def of(self, printed: Any, given: Any, key: str, depth: int) -> Any:
        """One value with its corrections."""
        if depth > self.deepest:
            return given
        if isinstance(printed, dict) and isinstance(given, dict):
            return self._of_table(printed, given, key, depth)
        if isinstance(printed, list) and isinstance(given, dict):
            return self._of_named(printed, given, key, depth)
        if isinstance(printed, list) and isinstance(given, list):
            return self._of_list(printed, given, key, depth)
        return given

    def _of_table(
        self, printed: dict[str, Any], given: dict[str, Any], key: str, depth: int
    ) -> dict[str, Any]:
        merged = dict(printed)
        for name, value in given.items():
            if name in printed:
                merged[name] = self.of(printed[name], value, f"{key}.{name}", depth + 1)
            else:
                merged[name] = value
                if name != "source":
                    self.added.append(f"{key}.{name}")
        return merged

    def _of_list(self, printed: list[Any], given: list[Any], key: str, depth: int) -> list[Any]:
        known = [name_of(item) for item in printed]
        names = [name_of(item) for item in given]
        most = len(printed) if self.deepest == DEEPEST else len(printed) - 1
        if None in known or len(given) > most or not set(names) <= set(known):
            return given
        if len(set(names)) != len(names):
            raise InvalidComponents(self.source, key, "two corrections have the same name")
        changed = dict(zip(names, given, strict=True))
        return [
            self._of_table(item, changed[name], f"{key}[{i}]", depth) if name in changed else item
            for i, (name, item) in enumerate(zip(known, printed, strict=True))
        ]

    def _of_named(self, printed: list[Any], given: dict[str, Any], key: str, depth: int) -> list[Any]:
        """The cards of a list by their names, `[wonders.pinnacle.effect]`; what has no name by its place."""
        merged = list(printed)
        for name, value in given.items():
            places = [i for i, item in enumerate(printed) if name in (names_of(item) or [str(i)])]
            if not places:
                raise InvalidComponents(self.source, f"{key}.{name}", "is not known here")
            merged[places[0]] = self.of(printed[places[0]], value, f"{key}[{places[0]}]", depth + 1)
        return merged


def name_of(item: Any) -> Any:
    """What a card or tile is known by; None if it has no name."""
    if not isinstance(item, dict):
        return None
    name = item.get("number", item.get("id"))
    return name if isinstance(name, str | int) else None


def names_of(item: Any) -> list[str]:
    """All names of a card or tile: its id, its number; the first one is used in addresses."""
    if not isinstance(item, dict):
        return []
    return [str(item[key]) for key in ["id", "number"] if isinstance(item.get(key), str | int)]


def address_of(data: Any, place: str) -> str:
    """`wonders[19].effect.prestige` with names instead of numbers: `wonders.pinnacle.effect.prestige`."""
    words: list[str] = []
    for word in place.replace("[", ".[").split("."):
        if not word.startswith("["):
            data = data.get(word) if isinstance(data, dict) else None
            words.append(word)
            continue
        index = int(word[1:-1])
        data = data[index] if isinstance(data, list) and index < len(data) else None
        names = names_of(data)
        words.append(names[0] if names else str(index))
    return ".".join(words)
