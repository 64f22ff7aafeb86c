"""Every value of a box with its address, its range and what is known about its source.

The values are what `tables.py` of a game reads, with the ranges that it declares there. A value is one field
of the box file: the price of a card, a list of costs. What has a single possible content is no value, nor is
an id.
"""

import fnmatch
import tomllib
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from mansard.kernel.components import Components, address_of
from mansard.kernel.game import Game
from mansard.kernel.readings import Reading
from mansard.registry import game as printed_game

SURE_FIRST = ["rulebook", "public", "confirmed", "inferred", "designed"]
LEAST_SURE_FIRST = ["designed", "inferred", "public", "rulebook"]
IDS = ("id", "number")
NAMES = ("name", "name_ru", "name_pl", "ru", "pl")
TYPES = {"whole": "integer", "flag": "boolean", "choice": "string", "name": "string"}


class Value:
    """One value of a box. `key` is its place in a file, `address` the same with the game before it."""

    def __init__(self, slug: str, key: str, reading: Reading, value: Any, given: bool) -> None:
        self.key = key
        self.address = f"{slug}.{key}"
        self.reading = reading
        self.kind = reading.kind
        self.value = value
        self.given = given
        self.source = ""
        self.reason = ""
        self.component = ""

    @property
    def counts(self) -> bool:
        """Whether it is one of the values that a wall has a brick for."""
        return self.given and self.kind != "name"

    @property
    def group(self) -> str:
        """The table of the file that it belongs to."""
        return self.key.split(".")[0]

    def schema(self) -> dict[str, Any]:
        """What it may be, as JSON schema."""
        if self.kind in TYPES:
            return {"type": TYPES[self.kind], **_limits(self.reading)}
        made: dict[str, Any] = {"type": "array"}
        if self.kind == "wholes":
            made["items"] = {"type": "integer", **_limits(self.reading)}
        elif self.kind == "texts":
            made["items"] = {"type": "string", **_limits(self.reading)}
        if self.reading.count is not None:
            made["minItems"] = made["maxItems"] = self.reading.count
        return made

    def told(self) -> dict[str, Any]:
        """The value as plain values, for clients."""
        return {
            "address": self.address,
            "key": self.key,
            "group": self.group,
            "component": self.component,
            "kind": self.kind,
            "value": self.value,
            "given": self.given,
            "counts": self.counts,
            "source": self.source,
            "reason": self.reason,
        }


def _limits(reading: Reading) -> dict[str, Any]:
    """Range and choices of a value or of the items of a list."""
    made: dict[str, Any] = {}
    if reading.low is not None:
        made["minimum"] = reading.low
    if reading.high is not None:
        made["maximum"] = reading.high
    if reading.choices:
        made["enum"] = reading.choices
    if reading.kind == "name":
        made["minLength"] = 1
    return made


def values(game: Game) -> list[Value]:
    """All values of a box in the order of its file."""
    components = game.components
    read = components.readings.found
    found = [
        _value(game.slug, components, reading)
        for place, reading in read.items()
        if not _fixed(reading) and not _is_id(place)
    ]
    found += [_value(game.slug, components, _name(place)) for place in _names(components.data, "")]
    order = {key: i for i, key in enumerate(_keys(components.data, ""))}
    found.sort(key=lambda value: order.get(value.key, order.get(value.component, len(order))))
    confirmed = {key_of(game.slug, name) for name in components.confirmed}
    for value in found:
        _lay_source(game.slug, value, value.key in confirmed)
    return found


def _value(slug: str, components: Components, reading: Reading) -> Value:
    content, given = _at(components.data, reading.place)
    key = address_of(components.data, reading.place)
    made = Value(slug, key, reading, content if given else reading.default, given)
    made.component = address_of(components.data, _card(reading.place))
    return made


def _card(place: str) -> str:
    """The card or tile that a value stands on; the table if there is none."""
    first, bracket, _ = place.partition("]")
    return first + bracket if bracket else place.split(".")[0]


def left_out(game: Game) -> dict[str, Any]:
    """The values that the file of a box leaves out, by their keys."""
    data = game.components.data
    found = game.components.readings.found
    return {address_of(data, place): r.default for place, r in found.items() if not _at(data, place)[1]}


def _steps(place: str) -> list[str | int]:
    """`a[1].b` as `a`, 1, `b`."""
    words = place.replace("[", ".[").split(".")
    return [int(word[1:-1]) if word.startswith("[") else word for word in words]


def _at(data: Any, place: str) -> tuple[Any, bool]:
    """What stands at a place, and whether anything does."""
    for step in _steps(place):
        if isinstance(step, int) if isinstance(data, list) else step in data:
            data = data[step]
        else:
            return None, False
    return data, True


def _fixed(reading: Reading) -> bool:
    """Whether only one content is possible."""
    return (reading.kind == "choice" and len(reading.choices) == 1) or (
        reading.low is not None and reading.low == reading.high
    )


def _is_id(place: str) -> bool:
    return place.rsplit(".", 1)[-1] in IDS


def _name(place: str) -> Reading:
    return Reading(place, "name")


def _names(data: Any, place: str) -> list[str]:
    """The places of all names of cards, tiles and buildings, in all languages."""
    if isinstance(data, list):
        return [name for i, item in enumerate(data) for name in _names(item, f"{place}[{i}]")]
    if not isinstance(data, dict):
        return []
    own = [f"{place}.{key}" for key in NAMES if place.endswith("]") and isinstance(data.get(key), str)]
    deeper = [name for key, item in data.items() for name in _names(item, f"{place}.{key}" if place else key)]
    return own + deeper


def _keys(data: Any, place: str, top: Any = None) -> list[str]:
    """The addresses of everything in a file, in its order."""
    top = data if top is None else top
    found = [address_of(top, place)] if place else []
    if isinstance(data, dict):
        for key, item in data.items():
            found += _keys(item, f"{place}.{key}" if place else key, top)
    elif isinstance(data, list) and data and isinstance(data[0], dict):
        for i, item in enumerate(data):
            found += _keys(item, f"{place}[{i}]", top)
    return found


# ---------------------------------------------------------------------- sources


@cache
def exceptions(slug: str) -> list[tuple[str, str]]:
    """What `data/sources.toml` of a game says of values whose table mixes sources: patterns and classes."""
    file = resources.files(f"mansard.games.{slug}").joinpath("data", "sources.toml")
    if not file.is_file():
        return []
    said: dict[str, list[str]] = tomllib.loads(file.read_text(encoding="utf-8"))
    return [(pattern, source) for source, patterns in said.items() for pattern in patterns]


def _lay_source(slug: str, value: Value, confirmed: bool) -> None:
    """The class of the printed value; `confirmed` if the owner of this box has compared it."""
    value.reason, value.source = _printed_source(slug, value.reading.place, value.key)
    if confirmed and value.source in ("inferred", "designed"):
        value.source = "confirmed"


@lru_cache(maxsize=8192)  # more than all boxes have together: every check asks for all values of one
def _printed_source(slug: str, place: str, key: str) -> tuple[str, str]:
    """What the standard box says about the source of a value, and the class of it."""
    reason = _reason(printed_game(slug).components.data, place)
    return reason, _class_of(slug, key, reason)


def key_of(slug: str, address: str) -> str:
    """An address without the name of its game."""
    return address.removeprefix(f"{slug}.")


def _reason(data: Any, place: str) -> str:
    """What the nearest table says about its sources."""
    found = ""
    for step in _steps(place):
        if isinstance(data, dict):
            found = str(data.get("source", found))
        if isinstance(step, int) if isinstance(data, list) else isinstance(data, dict) and step in data:
            data = data[step]
        else:
            return found
    return found


def _class_of(slug: str, key: str, reason: str) -> str:
    """The class of a value: by its own line, or the least sure that its table mentions."""
    for pattern, source in exceptions(slug):
        if fnmatch.fnmatchcase(key, pattern):
            return source
    return next((name for name in LEAST_SURE_FIRST if name in reason), LEAST_SURE_FIRST[0])


def shares(found: list[Value]) -> dict[str, int]:
    """How many values each class has, the surest first."""
    return {name: len([v for v in found if v.counts and v.source == name]) for name in SURE_FIRST}


def schema(game: Game) -> dict[str, Any]:
    """A JSON schema of all values by their addresses."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.slug,
        "type": "object",
        "properties": {value.address: value.schema() for value in values(game)},
        "additionalProperties": False,
    }


def sheet(game: Game) -> dict[str, Any]:
    """A box as plain values, for clients: values with sources, what each may be, how many are known."""
    found = values(game)
    return {
        "game": game.slug,
        "digest": game.components.digest,
        "schema": schema(game),
        "values": [value.told() for value in found],
        "shares": shares(found),
    }
