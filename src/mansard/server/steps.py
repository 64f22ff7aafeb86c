"""A turn move by move, for those who look on: what a seat could see after each move of a commit.

The views and events are cut by the same functions as everything else. A move that shows the seat nothing is
no step of its own, so that the number of steps tells nothing either.
"""

from typing import TYPE_CHECKING, Any

from mansard.kernel.events import Event
from mansard.kernel.game import State
from mansard.kernel.play import play
from mansard.kernel.turns import commit_key
from mansard.server.history import entries_after, position_at
from mansard.server.open_table import OpenTable
from mansard.server.redaction import Seat, seen_events, seen_view, written_events
from mansard.server.rows import Entry

if TYPE_CHECKING:
    from mansard.server.house import House

MOST = 40  # commits that are told move by move at once


async def steps_after(
    house: "House", table: OpenTable, after: int, until: int, seat: Seat
) -> list[dict[str, Any]]:
    """The steps of the commits after a version, up to and with another."""
    state = await position_at(house, table, after)
    shown: list[dict[str, Any]] = []
    for entry in await entries_after(house, table, after, min(until - after, MOST)):
        if entry.seat < 0 or entry.rules != table.game.rules_version:
            state = await position_at(house, table, entry.number)
            shown.append(_step(entry, seen_events(entry.events, seat), seen_view(state, seat)))
        else:
            state = _walk(table, state, entry, seat, shown)
    return shown


def _walk(table: OpenTable, state: State, entry: Entry, seat: Seat, shown: list[dict[str, Any]]) -> State:
    """Play a commit again move by move and note what the seat sees of it; the state after it."""
    after = state.clone()
    after.rng = commit_key(table.seed, entry.number)
    for move in entry.moves:
        events: list[Event] = play(after, entry.seat, move)
        told = seen_events(written_events(events), seat)
        if told:
            shown.append(_step(entry, told, seen_view(after, seat)))
    view = seen_view(after, seat)
    if shown and shown[-1]["number"] == entry.number:
        shown[-1]["view"] = view
    elif view != seen_view(state, seat):
        shown.append(_step(entry, [], view))
    return after


def _step(entry: Entry, events: list[list[Any]], view: dict[str, Any]) -> dict[str, Any]:
    seat = entry.seat if entry.seat >= 0 else None
    return {"number": entry.number, "seat": seat, "events": events, "view": view}
