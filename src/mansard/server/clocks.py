"""Clocks: none, a bank with an increment for every decision, or days for every decision.

A clock is stored as what is left and since when it runs, so that it survives a restart.
"""

from typing import Any

DAY = 86400.0
GRACE = 60.0  # what a seat whose time ran out has at least when it is taken back

Clock = dict[str, Any]
Seat = dict[str, Any]


def is_bot(seat: Seat) -> bool:
    """Whether a bot decides for the seat now."""
    return bool(seat["kind"] == "bot" or seat["away"])


def full(clock: Clock) -> float | None:
    """What a clock shows at the start."""
    if clock["kind"] == "bank":
        return float(clock["bank"])
    return float(clock["days"]) * DAY if clock["kind"] == "days" else None


def left(seat: Seat, now: float) -> float | None:
    """What a clock shows now."""
    if seat["clock_left"] is None:
        return None
    running = now - seat["clock_since"] if seat["clock_since"] is not None else 0.0
    return max(0.0, float(seat["clock_left"]) - running)


def after_decision(clock: Clock, seat: Seat, now: float) -> float | None:
    """What the clock shows when its seat has decided."""
    if clock["kind"] == "bank":
        return (left(seat, now) or 0.0) + float(clock["increment"])
    return full(clock)


def settled(
    clock: Clock, seats: list[Seat], actors: list[int], acted: int | None, now: float
) -> dict[int, Seat]:
    """The clocks that change when `acted` has decided and `actors` are due."""
    changes: dict[int, Seat] = {}
    if clock["kind"] == "none":
        return changes
    for number, seat in enumerate(seats):
        runs = number in actors and not is_bot(seat)
        ran = seat["clock_since"] is not None
        if number == acted:
            shows = after_decision(clock, seat, now)
        elif clock["kind"] == "days" and runs and not ran:
            shows = full(clock)
        else:
            shows = seat["clock_left"] if runs == ran else left(seat, now)
        since = (seat["clock_since"] if ran and number != acted else now) if runs else None
        if (shows, since) != (seat["clock_left"], seat["clock_since"]):
            changes[number] = {"clock_left": shows, "clock_since": since}
    return changes


def deadline(seats: list[Seat]) -> float | None:
    """When the first running clock will have run out."""
    ends = [seat["clock_since"] + seat["clock_left"] for seat in seats if seat["clock_since"] is not None]
    return min(ends, default=None)


def run_out(seats: list[Seat], now: float) -> list[int]:
    """The seats whose time is over."""
    return [
        number
        for number, seat in enumerate(seats)
        if seat["clock_since"] is not None and seat["clock_since"] + seat["clock_left"] <= now
    ]
