"""Taking a game back by consent of all people at the table. The record keeps everything."""

from typing import TYPE_CHECKING

from mansard.server.change import Change, changing
from mansard.server.history import stored_position
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.rows import Entry
from mansard.server.turns import own_seat

if TYPE_CHECKING:
    from mansard.server.house import House


def asked(table: OpenTable) -> list[int]:
    """The seats whose consent is needed: people who play themselves."""
    return [n for n, seat in enumerate(table.seats) if seat.kind == "person" and not seat.away]


async def propose(house: "House", table_id: str, account: str, seat: int, number: int) -> OpenTable:
    """Ask to go back to the position after a commit; who holds all seats needs nobody's consent."""
    async with changing(house, table_id) as change:
        table = change.table
        table.playing()
        own_seat(table, account, seat)
        if table.row.tournament is not None:
            raise Problem("tournament-table")
        if table.row.rewind is not None:
            raise Problem("rewind-running")
        if number >= table.version:
            raise Problem("no-such-version", version=number, last=table.version - 1)
        mine = table.seats_of(account)
        change.row.rewind = {"number": number, "by": seat, "agreed": mine}
        await _carry_out_if_agreed(change)
    return change.table


async def reply(house: "House", table_id: str, account: str, seat: int, agree: bool) -> OpenTable:
    """Agree, or refuse, which ends the proposal."""
    async with changing(house, table_id) as change:
        table = change.table
        table.playing()
        own_seat(table, account, seat)
        proposal = table.row.rewind
        if proposal is None:
            raise Problem("no-rewind")
        if agree:
            agreed = sorted({*proposal["agreed"], *table.seats_of(account)})
            change.row.rewind = {"number": proposal["number"], "by": proposal["by"], "agreed": agreed}
            await _carry_out_if_agreed(change)
        else:
            change.row.rewind = None
    return change.table


async def _carry_out_if_agreed(change: Change) -> None:
    proposal = change.row.rewind
    if proposal is not None and set(asked(change.table)) <= set(proposal["agreed"]):
        await _rewind(change, proposal["number"])


async def _rewind(change: Change, number: int) -> None:
    """Go on from the earlier position; chance is drawn anew from here."""
    table = change.table
    state = await stored_position(change.connection, table.row, number)
    change.state = state
    change.entry = Entry(
        table_id=table.id,
        number=table.version + 1,
        seat=-1,
        moves=[f"rewind {number}"],
        events=[],
        time=change.now,
        by_bot=False,
        rules=table.game.rules_version,
        digest=state.digest(),
        key=None,
    )
    change.row.rewind = None
    change.wind_clocks(state.actors())
