"""What happened, for logs, animations and statistics: keys and plain values, never sentences."""

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final[i64] = -1


class Event:
    """One thing that happened; `seats` is a set of seats (bits) or EVERYBODY."""

    def __init__(self, name: str, args: list[object], seats: i64) -> None:
        self.name = name
        self.args = args
        self.seats = seats

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may know of it."""
        if self.seats == EVERYBODY:
            return True
        return seat is not None and (int(self.seats) >> seat) & 1 == 1

    def to_json(self) -> list[object]:
        """The event as plain values: its name, then its arguments."""
        return [self.name, *self.args]

    def __repr__(self) -> str:
        return f"Event({', '.join([self.name, *[str(a) for a in self.args]])})"


class Log:
    """Collects events while attached to a state."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def say(self, name: str, args: list[object]) -> None:
        """Everybody sees it."""
        self.events.append(Event(name, args, EVERYBODY))

    def whisper(self, seats: i64, name: str, args: list[object]) -> None:
        """Only these seats (bits) see it."""
        self.events.append(Event(name, args, seats))


def visible(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat (None: a spectator) may know."""
    return [event for event in events if event.seen_by(seat)]
