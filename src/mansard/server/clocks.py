"""Clocks: none, a bank with an increment and a reserve for every decision, or days for every decision.

A clock is stored as what is left and since when it runs, so that it survives a restart. While a reserve
lasts, it begins to run only in the future.
"""

from mansard.server.rows import Clock, SeatRow, TableRow

DAY = 86400.0
GRACE = 60.0  # what a seat whose time ran out has at least when it is taken back


def is_bot(seat: SeatRow) -> bool:
    """Whether a bot decides for the seat now."""
    return seat.kind == "bot" or bool(seat.away)


def forfeited(table: TableRow, seat: SeatRow) -> bool:
    """Whether a seat is given up for good: who resigned, and in a tournament whose time ran out."""
    return seat.away == "resigned" or (table.tournament is not None and seat.away == "clock")


def full(clock: Clock) -> float | None:
    """What a clock shows at the start."""
    if clock["kind"] == "bank":
        return float(clock["bank"])
    return float(clock["days"]) * DAY if clock["kind"] == "days" else None


def left(seat: SeatRow, now: float) -> float | None:
    """What a clock shows now."""
    if seat.clock_left is None:
        return None
    running = max(0.0, now - seat.clock_since) if seat.clock_since is not None else 0.0
    return max(0.0, seat.clock_left - running)


def reserve(clock: Clock) -> float:
    """The seconds that every decision has before the bank is touched."""
    return float(clock.get("reserve", 0)) if clock["kind"] == "bank" else 0.0


def spare(seat: SeatRow, now: float) -> float:
    """What is left of the reserve of this decision."""
    return max(0.0, seat.clock_since - now) if seat.clock_since is not None else 0.0


def after_decision(clock: Clock, seat: SeatRow, now: float) -> float | None:
    """What the clock shows when its seat has decided."""
    if clock["kind"] == "bank":
        return (left(seat, now) or 0.0) + float(clock["increment"])
    return full(clock)


def settle(clock: Clock, seats: list[SeatRow], actors: list[int], acted: int | None, now: float) -> None:
    """Set the clocks when `acted` has decided and `actors` are due."""
    if clock["kind"] == "none":
        return
    for number, seat in enumerate(seats):
        runs = number in actors and not is_bot(seat)
        ran = seat.clock_since is not None
        if number == acted:
            shows = after_decision(clock, seat, now)
        elif clock["kind"] == "days" and runs and not ran:
            shows = full(clock)
        else:
            shows = seat.clock_left if runs == ran else left(seat, now)
        begins = beginning(clock, seat, now)
        since = (seat.clock_since if ran and number != acted else begins) if runs else None
        seat.clock_left, seat.clock_since = shows, since


def beginning(clock: Clock, seat: SeatRow, now: float) -> float:
    """When a clock that is started now begins to run down: after the reserve, and not on a holiday."""
    if clock["kind"] == "days":
        return max(now, seat.holiday_until)
    return now + reserve(clock)


def be_away(seat: SeatRow, until: float, now: float) -> None:
    """A clock that runs stands still until then; with a moment that is over it runs on."""
    seat.holiday_until = until
    if seat.clock_since is not None:
        seat.clock_left, seat.clock_since = left(seat, now), max(now, until)


def stop(seats: list[SeatRow], now: float) -> None:
    """All clocks stand still."""
    for seat in seats:
        seat.clock_left, seat.clock_since = left(seat, now), None


def go_on(seats: list[SeatRow], actors: list[int], now: float) -> None:
    """After a pause the clocks of those who are due run on from what they showed."""
    for number in actors:
        if not is_bot(seats[number]) and seats[number].clock_left is not None:
            seats[number].clock_since = max(now, seats[number].holiday_until)


def end_of(seat: SeatRow) -> float | None:
    """When a running clock will have run out."""
    if seat.clock_since is None or seat.clock_left is None:
        return None
    return seat.clock_since + seat.clock_left


def deadline(seats: list[SeatRow]) -> float | None:
    """When the first running clock will have run out."""
    return min([end for seat in seats if (end := end_of(seat)) is not None], default=None)


def run_out(seats: list[SeatRow], now: float) -> list[int]:
    """The seats whose time is over."""
    return [number for number, seat in enumerate(seats) if (end := end_of(seat)) is not None and end <= now]
