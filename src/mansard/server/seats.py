"""Seats during play: resign, let a bot play, take the seat back, lose it by the clock."""

from typing import TYPE_CHECKING

from mansard.server import clocks
from mansard.server.change import Change, changing
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.turns import own_seat

if TYPE_CHECKING:
    from mansard.server.house import House


async def hand(house: "House", table_id: str, account: str, seat: int) -> OpenTable:
    """A bot plays for me until I take the seat back."""
    async with changing(house, table_id) as change:
        change.table.playing()
        own_seat(change.table, account, seat)
        if change.table.seats[seat].away:
            raise Problem("seat-with-bot", seat=seat)
        if change.table.row.tournament is not None:
            raise Problem("tournament-table")
        send_away(change, seat, "bot")
    return change.table


async def take_back(house: "House", table_id: str, account: str, seat: int) -> OpenTable:
    """I play myself again; whose time had run out has a minute at least."""
    async with changing(house, table_id) as change:
        state = change.table.playing()
        own_seat(change.table, account, seat)
        mine = change.seats[seat]
        if clocks.forfeited(change.row, mine):
            raise Problem("resigned", seat=seat)
        if not mine.away:
            raise Problem("seat-not-with-bot", seat=seat)
        mine.away = None
        if mine.clock_left is not None:
            mine.clock_left = max(mine.clock_left, clocks.GRACE)
        change.wind_clocks(state.actors())
    return change.table


async def resign(house: "House", table_id: str, account: str, seat: int) -> OpenTable:
    """Give up: a bot plays on for the others; the table is abandoned when no person is left."""
    async with changing(house, table_id) as change:
        change.table.playing()
        own_seat(change.table, account, seat)
        if change.table.seats[seat].away == "resigned":
            raise Problem("resigned", seat=seat)
        send_away(change, seat, "resigned")
        people = [s for s in change.seats if s.kind == "person" and s.away != "resigned"]
        if not people:
            change.row.status, change.row.finished, change.row.actors = "abandoned", change.now, []
            change.row.deadline = change.row.bot_due = None
    return change.table


async def time_out(house: "House", table_id: str) -> None:
    """Whose time has run out hands his seat to a bot: no table dies."""
    async with changing(house, table_id) as change:
        if change.table.status == "playing":
            for seat in clocks.run_out(change.table.seats, change.now):
                send_away(change, seat, "clock")


def send_away(change: Change, seat: int, why: str) -> None:
    """From now on a bot decides for the seat."""
    change.seats[seat].away = why
    change.wind_clocks(change.table.playing().actors())
