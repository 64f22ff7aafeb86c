"""Checked reading of tables that came from outside (TOML, JSON): every error names source and key."""

from typing import Any

from mansard.kernel.bits import mask_of
from mansard.kernel.errors import InputError
from mansard.kernel.readings import Readings

MISSING = object()


class Fields:
    """A table of named values. Reading a value checks it; `done` refuses names that nobody read."""

    def __init__(
        self,
        values: object,
        source: str,
        fail: type[InputError] = InputError,
        place: str = "",
        readings: Readings | None = None,
    ) -> None:
        self.readings = readings
        self.source = source
        self.fail = fail
        self.place = place
        if not isinstance(values, dict):
            raise fail(source, place, f"a table was expected, not {_kind(values)}")
        self.values: dict[str, Any] = values
        self.read: set[str] = set()

    def key(self, name: str) -> str:
        """The full path of a name, for messages."""
        return f"{self.place}.{name}" if self.place else name

    def error(self, name: str, problem: str) -> InputError:
        """An error about one of the values, to be raised by the caller."""
        return self.fail(self.source, self.key(name) if name else self.place, problem)

    def has(self, name: str) -> bool:
        """Whether the name is given."""
        return name in self.values

    def any(self, name: str, default: object = MISSING) -> Any:
        """The value as it is."""
        self.read.add(name)
        if name in self.values:
            return self.values[name]
        if default is MISSING:
            raise self.error(name, "is missing")
        return default

    def whole(
        self, name: str, low: int | None = None, high: int | None = None, default: object = MISSING
    ) -> int:
        """A whole number, between low and high."""
        if self.readings is not None:
            self.readings.whole(self.key(name), low, high, None if default is MISSING else default)
        return self._whole(name, self.any(name, default), low, high)

    def flag(self, name: str, default: object = MISSING) -> bool:
        """True or false."""
        if self.readings is not None:
            self.readings.flag(self.key(name), None if default is MISSING else default)
        value = self.any(name, default)
        if not isinstance(value, bool):
            raise self.error(name, f"true or false was expected, not {_kind(value)}")
        return value

    def text(self, name: str, default: object = MISSING) -> str:
        """A text."""
        value = self.any(name, default)
        if not isinstance(value, str):
            raise self.error(name, f"a text was expected, not {_kind(value)}")
        return value

    def choice(self, name: str, among: list[str], default: object = MISSING) -> str:
        """One of these words."""
        if self.readings is not None:
            self.readings.choice(self.key(name), among, None if default is MISSING else default)
        value = self.text(name, default)
        if value not in among:
            raise self.error(name, f"{value!r} is none of {', '.join(among)}")
        return value

    def index(self, name: str, among: list[str], default: object = MISSING) -> int:
        """The index of one of these words."""
        return among.index(self.choice(name, among, default))

    def mask(self, name: str, among: list[str], default: object = MISSING) -> int:
        """A list of these words as the set of their indices."""
        return mask_of([among.index(word) for word in self.texts(name, among, default=default)])

    def places(self, among: list[str], what: str) -> list[tuple[str, int]]:
        """The names that are given, with their indices among these; there is no other such thing."""
        for name in self.values:
            if name not in among:
                raise self.error(name, f"there is no such {what}")
        return [(name, among.index(name)) for name in self.values]

    def items(self, name: str, count: int | None = None, default: object = MISSING) -> list[Any]:
        """A list, of `count` values if given."""
        if self.readings is not None:
            self.readings.items(self.key(name), count)
        return self._items(name, count, default)

    def _items(self, name: str, count: int | None, default: object) -> list[Any]:
        value = self.any(name, default)
        if not isinstance(value, list):
            raise self.error(name, f"a list was expected, not {_kind(value)}")
        if count is not None and len(value) != count:
            raise self.error(name, f"{count} values were expected, not {len(value)}")
        return value

    def wholes(
        self,
        name: str,
        count: int | None = None,
        low: int | None = None,
        high: int | None = None,
        default: object = MISSING,
    ) -> list[int]:
        """A list of whole numbers."""
        if self.readings is not None:
            self.readings.wholes(self.key(name), count, low, high)
        items = self.items(name, count, default)
        return [self._whole(f"{name}[{i}]", item, low, high) for i, item in enumerate(items)]

    def texts(
        self, name: str, among: list[str] | None = None, count: int | None = None, default: object = MISSING
    ) -> list[str]:
        """A list of texts, each one of `among` if given."""
        if self.readings is not None:
            self.readings.texts(self.key(name), count, among)
        items = self.items(name, count, default)
        for i, item in enumerate(items):
            if not isinstance(item, str):
                raise self.error(f"{name}[{i}]", f"a text was expected, not {_kind(item)}")
            if among is not None and item not in among:
                raise self.error(f"{name}[{i}]", f"{item!r} is none of {', '.join(among)}")
        return items

    def table(self, name: str, default: object = MISSING) -> "Fields":
        """A table inside this one."""
        return Fields(self.any(name, default), self.source, self.fail, self.key(name), self.readings)

    def tables(self, name: str, count: int | None = None, default: object = MISSING) -> list["Fields"]:
        """A list of tables."""
        items = self._items(name, count, default)
        return [
            Fields(item, self.source, self.fail, f"{self.key(name)}[{i}]", self.readings)
            for i, item in enumerate(items)
        ]

    def done(self) -> None:
        """Refuse names that are given but were never read: a misspelt key must not pass in silence."""
        unknown = sorted(set(self.values) - self.read)
        if unknown:
            raise self.error(unknown[0], "is not known here")

    def _whole(self, name: str, value: object, low: int | None, high: int | None) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(name, f"a whole number was expected, not {_kind(value)}")
        if low is not None and value < low:
            raise self.error(name, f"{value} is less than {low}")
        if high is not None and value > high:
            raise self.error(name, f"{value} is more than {high}")
        return value


def _kind(value: object) -> str:
    """What a value is, in words for messages."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true or false"
    names = {int: "a number", float: "a number with decimals", str: "a text", list: "a list", dict: "a table"}
    return names.get(type(value), type(value).__name__)
