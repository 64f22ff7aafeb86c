"""What a game reads of its box: place, kind and range of every value, as its `tables.py` declares them."""

KINDS = ["list", "texts", "wholes", "choice", "flag", "whole"]  # a later kind says more than an earlier one


class Reading:
    """One value of a box: where it stands and what it may be. `count` is the length of a list."""

    def __init__(self, place: str, kind: str) -> None:
        self.place = place
        self.kind = kind
        self.low: int | None = None
        self.high: int | None = None
        self.count: int | None = None
        self.choices: list[str] = []
        self.default: object = None

    def narrow(self, low: int | None, high: int | None) -> None:
        """Every declaration of a range holds."""
        if low is not None:
            self.low = low if self.low is None else max(self.low, low)
        if high is not None:
            self.high = high if self.high is None else min(self.high, high)

    def among(self, choices: list[str]) -> None:
        """Every declaration of choices holds."""
        self.choices = [name for name in choices if not self.choices or name in self.choices]


class Readings:
    """The values that were read, by their places, in the order of reading."""

    def __init__(self) -> None:
        self.found: dict[str, Reading] = {}

    def _reading(self, place: str, kind: str) -> Reading:
        known = self.found.get(place)
        if known is None:
            known = Reading(place, kind)
            self.found[place] = known
        elif KINDS.index(kind) > KINDS.index(known.kind):
            known.kind = kind
        return known

    def whole(self, place: str, low: int | None, high: int | None, default: object) -> None:
        """A whole number was read."""
        reading = self._reading(place, "whole")
        reading.narrow(low, high)
        reading.default = default

    def flag(self, place: str, default: object) -> None:
        """True or false was read."""
        self._reading(place, "flag").default = default

    def choice(self, place: str, among: list[str], default: object) -> None:
        """A word was read."""
        reading = self._reading(place, "choice")
        reading.among(among)
        reading.default = default

    def items(self, place: str, count: int | None) -> None:
        """A list was read."""
        reading = self._reading(place, "list")
        reading.count = count if reading.count is None else reading.count

    def wholes(self, place: str, count: int | None, low: int | None, high: int | None) -> None:
        """A list of whole numbers was read."""
        reading = self._reading(place, "wholes")
        reading.count = count
        reading.narrow(low, high)

    def texts(self, place: str, count: int | None, among: list[str] | None) -> None:
        """A list of words was read."""
        reading = self._reading(place, "texts")
        reading.count = count
        if among is not None:
            reading.among(among)
