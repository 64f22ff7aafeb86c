"""Clocks that stand still because everybody at the table agrees. Whoever wants to plays on."""

from typing import TYPE_CHECKING

from mansard.server import clocks
from mansard.server.change import Change, changing
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.rewinds import asked
from mansard.server.turns import own_seat

if TYPE_CHECKING:
    from mansard.server.house import House


async def propose(house: "House", table_id: str, account: str, seat: int) -> OpenTable:
    """Ask to stop the clocks; who holds all seats needs nobody's consent."""
    async with changing(house, table_id) as change:
        table = change.table
        table.playing()
        own_seat(table, account, seat)
        if table.row.clock["kind"] == "none":
            raise Problem("no-clock")
        if table.row.pause is not None:
            raise Problem("pause-running")
        change.row.pause = {"by": seat, "agreed": table.seats_of(account), "since": None}
        _stop_if_agreed(change)
    return change.table


async def reply(house: "House", table_id: str, account: str, seat: int, agree: bool) -> OpenTable:
    """Agree, or refuse, which ends the proposal."""
    async with changing(house, table_id) as change:
        table = change.table
        table.playing()
        own_seat(table, account, seat)
        proposal = table.row.pause
        if proposal is None or table.row.paused:
            raise Problem("no-pause")
        change.row.pause = None
        if agree:
            agreed = sorted({*proposal["agreed"], *table.seats_of(account)})
            change.row.pause = {"by": proposal["by"], "agreed": agreed, "since": None}
            _stop_if_agreed(change)
    return change.table


async def end(house: "House", table_id: str, account: str, seat: int) -> OpenTable:
    """The clocks run again: anybody at the table may say so."""
    async with changing(house, table_id) as change:
        state = change.table.playing()
        own_seat(change.table, account, seat)
        if not change.table.row.paused:
            raise Problem("no-pause")
        change.row.pause = None
        clocks.go_on(change.seats, state.actors(), change.now)
        change.note_due()
    return change.table


def _stop_if_agreed(change: Change) -> None:
    pause = change.row.pause
    if pause is not None and set(asked(change.table)) <= set(pause["agreed"]):
        change.row.pause = {"by": pause["by"], "agreed": pause["agreed"], "since": change.now}
        clocks.stop(change.seats, change.now)
        change.note_due()
