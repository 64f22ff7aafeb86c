"""Pages of tables, newest first, by a cursor that stays right while tables come and go."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.kernel.game import State
from mansard.server import model
from mansard.server.database import Connection
from mansard.server.open_table import OpenTable, position
from mansard.server.problems import Problem
from mansard.server.progress import colours, progress
from mansard.server.redaction import seen_table, seen_view
from mansard.server.rows import Account, SeatRow, TableRow
from mansard.server.visits import unread_lines

if TYPE_CHECKING:
    from mansard.server.house import House


@dataclass(slots=True)
class Wanted:
    """Which tables: None means any."""

    status: str | None = None
    game: str | None = None
    listed: bool | None = None
    account: str | None = None
    player: str | None = None
    clock: str | None = None
    waiting: bool = False
    club: str | None = None


async def page_of_tables(
    house: "House", account: Account | None, wanted: Wanted, cursor: str | None, limit: int
) -> dict[str, Any]:
    """Tables that fit; `next` leads to the following page."""
    query = _query(wanted, cursor).limit(limit + 1)
    async with house.database.read() as connection:
        found = [TableRow(*row) for row in await connection.execute(query)]
        ids = [row.id for row in found]
        seats = await _seats(connection, ids)
        ends = await _ends(connection, [row.id for row in found if row.status == "finished"])
        unread = await unread_lines(connection, ids, account.id) if account else {}
    shown = [OpenTable(row, seats.get(row.id, []), _last(row, ends.get(row.id))) for row in found[:limit]]
    cards = [await card(house, table, account, unread.get(table.id, 0)) for table in shown]
    if wanted.waiting:
        cards = [card for card in cards if card["waits_for_me"]]
    last = found[limit - 1] if len(found) > limit else None
    return {"tables": cards, "next": f"{last.created!r}-{last.id}" if last else None}


async def card(house: "House", table: OpenTable, account: Account | None, unread: int) -> dict[str, Any]:
    """A table in a list: how far it is, who is there, who watches, what I have not read."""
    there = house.hub.presence(table.id)
    seated = {seat.account for seat in table.seats}
    mine = account is not None and account.id in seated
    state = (await house.table(table.id)).started() if table.status == "playing" else table.state
    view = seen_view(state, None) if state else None
    return {
        **seen_table(table, account.id if account else None, house.now()),
        "progress": progress(view) if view and table.status == "playing" else None,
        "colours": colours(view) if view else [],
        "online": sorted(person for person in there["people"] if person in seated),
        "spectators": there["strangers"] + sum(person not in seated for person in there["people"]),
        "unread": unread if mine else 0,
    }


def _query(wanted: Wanted, cursor: str | None) -> sa.Select[Any]:
    t = model.tables
    query = sa.select(t).order_by(t.c.created.desc(), t.c.id.desc())
    for column, value in (
        (t.c.status, wanted.status),
        (t.c.game, wanted.game),
        (t.c.listed, wanted.listed),
        (t.c.club, wanted.club),
    ):
        if value is not None:
            query = query.where(column == value)
    if wanted.listed and wanted.status == "open":
        query = query.where(t.c.tournament.is_(None))  # nobody can sit down there
    if wanted.clock is not None:
        query = query.where(t.c.clock["kind"].as_string() == wanted.clock)
    if wanted.player is not None:
        query = query.where(t.c.id.in_(_tables_of(wanted.player)))
    if wanted.account is not None:
        mine = sa.select(model.seats.c.table_id).where(model.seats.c.account == wanted.account)
        brought = (t.c.owner == wanted.account) & (t.c.source["kind"].as_string() == "record")
        query = query.where(sa.or_(t.c.id.in_(mine), brought), t.c.status != "closed")
    if cursor is not None:
        created, _, table_id = cursor.partition("-")
        query = query.where(
            sa.tuple_(t.c.created, t.c.id) < sa.tuple_(sa.literal(float(created)), sa.literal(table_id))
        )
    return query


def _tables_of(player: str) -> sa.Select[Any]:
    """Tables with somebody of this name; a database may know capitals of few letters only."""
    spelled = {player, player.lower(), player.upper(), player.title()}
    named = [model.seats.c.name.contains(name, autoescape=True) for name in spelled]
    return sa.select(model.seats.c.table_id).where(sa.or_(*named))


def _last(row: TableRow, end: str | None) -> State | None:
    """The last position; nothing where today's rules cannot read it: the list goes on without colours."""
    try:
        return position(row, end)
    except Problem:
        return None


async def _ends(connection: Connection, ids: list[str]) -> dict[str, str]:
    """The last positions of tables that are finished."""
    heads = model.heads
    query = sa.select(heads.c.table_id, heads.c.state).where(heads.c.table_id.in_(ids))
    return {row.table_id: row.state for row in await connection.execute(query)}


async def _seats(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    query = sa.select(model.seats).where(model.seats.c.table_id.in_(ids)).order_by(model.seats.c.seat)
    for row in await connection.execute(query):
        found.setdefault(row.table_id, []).append(SeatRow(*row))
    return found
