"""The one place where game content leaves the server: who may see what.

A view, an event, a move, a record: each is cut here for a seat (None: a spectator). While a game is played,
others learn what happened from events that the rules show them, never from the notation of a move, which may
name a hidden card. What is computed for a player (drafts, legal moves, reasons) is computed on a state in
which everything hidden from that player is drawn anew, so that it cannot tell him anything.
"""

import datetime
from typing import Any

import msgspec

from mansard.box.files import how_many_differ
from mansard.kernel.chance import commitment, seed_text
from mansard.kernel.events import EVERYBODY, Event, visible
from mansard.kernel.game import State
from mansard.kernel.record import Line, Record
from mansard.server import clocks
from mansard.server.open_table import OpenTable
from mansard.server.rows import Entry, SeatRow, TableRow

Seat = int | None
encode = msgspec.json.Encoder().encode


def seen_view(state: State, seat: Seat) -> dict[str, Any]:
    """The table as the seat sees it."""
    return state.view(seat)


def told_view(table: OpenTable, seat: Seat) -> msgspec.Raw:
    """The table as the seat sees it now, as JSON: made once for all who are told the same."""
    state = table.started()
    told = table.told.get(seat)
    if told is None or told[0] is not state:
        told = table.told[seat] = (state, msgspec.Raw(encode(seen_view(state, seat))))
    return told[1]


def withdrawable(state: State | None, seat: Seat) -> bool:
    """Whether the seat may take back what it has chosen beside others: its own affair alone."""
    return state is not None and seat is not None and bool(state.may_withdraw(seat))


def blind(state: State, seat: int, version: int) -> State:
    """A state that the seat cannot tell from the true one: what is computed from it gives nothing away."""
    return state.resample(seat, version * 16 + seat)


def written_events(events: list[Event]) -> list[list[Any]]:
    """Events for storage: who may see them, the name, the arguments."""
    return [[int(event.seats), event.name, *event.args] for event in events]


def seen_events(written: list[list[Any]], seat: Seat) -> list[list[Any]]:
    """The stored events that the seat may know."""
    events = [Event(name, args, seats) for seats, name, *args in written]
    return [event.to_json() for event in visible(events, seat)]


def seen_entry(entry: Entry, seat: Seat, over: bool) -> dict[str, Any]:
    """One entry of the log: the moves are the own ones only until the end."""
    own = entry.seat == seat or entry.seat < 0
    events = [[name, *args] for _, name, *args in entry.events] if over else seen_events(entry.events, seat)
    return {
        "number": entry.number,
        "seat": entry.seat if entry.seat >= 0 else None,
        "rewind_to": rewind_target(entry),
        "time": entry.time,
        "by_bot": entry.by_bot,
        "moves": entry.moves if own or over else None,
        "events": events,
    }


def rewind_target(entry: Entry) -> int | None:
    """The number that a rewind went back to; None for a turn."""
    return int(entry.moves[0].split()[1]) if entry.seat < 0 else None


def seen_seat(seat: SeatRow, now: float) -> dict[str, Any]:
    """A seat as everybody sees it."""
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "player": seat.account,
        "name": seat.name,
        "level": None if seat.kind == "invited" and ":" in (seat.level or "") else seat.level,
        "away": seat.away,
        "clock": seen_clock(seat, now),
    }


def seen_clock(seat: SeatRow, now: float) -> dict[str, Any] | None:
    """What a clock shows."""
    left = clocks.left(seat, now)
    if left is None:
        return None
    return {
        "left": left,
        "running": seat.clock_since is not None,
        "reserve": clocks.spare(seat, now),
        "holiday": seat.holiday_until if seat.holiday_until > now else None,
    }


def seen_clocks(table: OpenTable, now: float) -> list[dict[str, Any] | None]:
    """What all clocks show."""
    return [seen_clock(seat, now) for seat in table.seats]


def seen_table(table: OpenTable, account: str | None, now: float) -> dict[str, Any]:
    """A table as everybody sees it; the seed only after the end."""
    row = table.row
    mine = table.seats_of(account)
    seed = row.chance
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "own_components": row.components is not None,
        "box": seen_box(table),
        "status": row.status,
        "listed": row.listed,
        "owner": row.owner,
        "clock": row.clock,
        "version": row.version,
        "epoch": row.epoch,
        "created": row.created,
        "started": row.started,
        "finished": row.finished,
        "changed": row.changed,
        "seats": [seen_seat(seat, now) for seat in table.seats],
        "actors": row.actors,
        "my_seats": mine,
        "waits_for_me": any(seat in row.actors and not table.seats[seat].away for seat in mine),
        "scores": row.scores,
        "places": row.places,
        "rewind": row.rewind,
        "pause": row.pause,
        "rematch": row.rematch,
        "rematch_of": row.rematch_of,
        "club": row.club,
        "tournament": row.tournament,
        "coach": row.coach,
        "rated": is_rated(table),
        "source": seen_source(row),
        "rules": row.rules,
        "components": row.components_digest,
        "commitment": commitment(seed) if seed is not None else None,
        "seed": seed_text(seed) if seed is not None and table.over() else None,
    }


def is_rated(table: OpenTable) -> bool:
    """Whether the result will count for ratings, as far as it can be known before the end."""
    people = [seat.account for seat in table.seats if seat.account is not None]
    return table.row.rated and len(table.seats) > 1 and len(set(people)) == len(people)


def seen_source(row: TableRow) -> dict[str, Any] | None:
    """Where a game comes from that did not begin at this table."""
    if row.source is None:
        return None
    return {name: row.source.get(name) for name in ("kind", "table", "number")}


def seen_box(table: OpenTable) -> dict[str, Any] | None:
    """The box of one's own that a table plays with: its name and how many values differ."""
    if table.row.components is None:
        return None
    return {"name": table.game.components.name, "differs": how_many_differ(table.game)}


def utc(moment: float) -> str:
    """A moment as records write it."""
    return datetime.datetime.fromtimestamp(moment, datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def seen_record(table: OpenTable, entries: list[Entry], seat: Seat) -> Record:
    """The record as far as the seat may know it: `...` stands for moves that are not open yet."""
    row = table.row
    record = Record(
        row.game,
        row.rules,
        row.components_digest,
        len(table.seats),
        row.options,
        commitment(table.seed),
        [record_name(seat) for seat in table.seats],
    )
    record.remarks = source_remarks(row) + rules_remarks(row.rules, entries)
    for entry in entries:
        record.lines += _lines(entry, seat, table.over())
    if table.over():
        record.scores, record.places, record.seed = row.scores or [], row.places or [], row.chance
    return record


def record_name(seat: SeatRow) -> str:
    """How a record names who sits there: one line."""
    return " ".join((seat.name or f"bot {seat.level}").split())


def source_remarks(row: TableRow) -> list[str]:
    """Where a game comes from that did not begin at this table."""
    if row.source is None or row.source["kind"] != "position":
        return []
    return [f"from table {row.source['table']} after commit {row.source['number']}, not rated"]


def rules_remarks(first: int, entries: list[Entry]) -> list[str]:
    """Marks where a live table went on with newer rules."""
    remarks: list[str] = []
    for entry in entries:
        if entry.rules != first:
            first = entry.rules
            remarks.append(f"rules {first} from commit {entry.number}")
    return remarks


def _lines(entry: Entry, seat: Seat, over: bool) -> list[Line]:
    shown = seen_entry(entry, seat, over)
    moves = shown["moves"] if shown["moves"] is not None else ["..."]
    return [Line(entry.number, entry.seat, move, utc(entry.time)) for move in moves]


assert EVERYBODY == -1
