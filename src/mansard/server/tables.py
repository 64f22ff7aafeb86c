"""Before a game: create a table, join, leave, start, play again."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

import mansard
from mansard.kernel.errors import InvalidComponents, InvalidSetup
from mansard.kernel.game import Game
from mansard.server import clocks, clubs, friends, model
from mansard.server.change import Change, changing
from mansard.server.database import Connection
from mansard.server.ids import new_id
from mansard.server.open_table import OpenTable, game_with
from mansard.server.problems import Problem
from mansard.server.rows import Account, SeatRow, values
from mansard.server.schema.tables import SeatBody, TableBody

if TYPE_CHECKING:
    from mansard.server.house import House


def checked_game(slug: str, components: str | None, players: int, options: dict[str, Any]) -> Game:
    """The game if a table can be laid so; a Problem that says why not."""
    if slug not in mansard.games():
        raise Problem("no-such-game", game=slug, games=mansard.games())
    try:
        game = game_with(slug, components)
        game.start(players, 0, options)
    except InvalidComponents as error:
        raise Problem("invalid-components", problem=str(error)) from error
    except InvalidSetup as error:
        raise Problem("invalid-setup", problem=str(error)) from error
    return game


async def create(
    house: "House", owner: Account, wanted: TableBody, rematch_of: str | None = None
) -> OpenTable:
    """A new table with its seats; started at once if nobody is missing and the owner wants it."""
    game = checked_game(wanted.game, wanted.components, len(wanted.seats), wanted.options)
    if wanted.rated and coached(wanted):
        raise Problem("coach-at-rated")
    table_id = new_id()
    async with house.database.write() as connection:
        if wanted.club is not None:
            await clubs.check_member(connection, wanted.club, owner.id)
        row = _new_row(house, table_id, owner, game, wanted)
        await connection.execute(sa.insert(model.tables).values(**row, rematch_of=rematch_of))
        rows = [
            await _new_seat(connection, table_id, number, owner, seat)
            for number, seat in enumerate(wanted.seats)
        ]
        await connection.execute(sa.insert(model.seats), [values(row) for row in rows])
    if wanted.start:
        return await start(house, table_id, owner)
    table = await house.table(table_id)
    await _tell_invited(house, table)
    return table


async def _tell_invited(house: "House", table: OpenTable) -> None:
    """Whoever is invited hears of it where the house is open to them."""
    if people := friends.invited_accounts(table):
        fact = {"table": table.id, "version": table.version, "epoch": table.row.epoch, "people": people}
        await house.broker.publish(fact)


def coached(wanted: TableBody) -> bool:
    """Whether advice is wanted at a table."""
    return wanted.coach not in (None, "off")


def _new_row(
    house: "House", table_id: str, owner: Account, game: Game, wanted: TableBody
) -> dict[str, object]:
    now = house.now()
    return {
        "id": table_id,
        "game": game.slug,
        "options": wanted.options,
        "components": wanted.components,
        "components_digest": game.components.digest,
        "rules": game.rules_version,
        "owner": owner.id,
        "status": "open",
        "listed": wanted.listed and wanted.club is None,
        "club": wanted.club,
        "clock": wanted.clock.model_dump(),
        "created": now,
        "changed": now,
        "actors": [],
        "coach": wanted.coach or "off",
        "rated": not coached(wanted) if wanted.rated is None else wanted.rated,
    }


async def _new_seat(
    connection: Connection, table_id: str, number: int, owner: Account, wanted: SeatBody
) -> SeatRow:
    if wanted.kind == "me":
        return SeatRow(
            table_id,
            number,
            "person",
            account=owner.id,
            name=wanted.name or owner.name,
            holiday_until=owner.holiday_until,
        )
    if wanted.kind == "bot":
        return SeatRow(table_id, number, "bot", level=wanted.level)
    if wanted.kind == "invited":
        if wanted.player is not None:
            name = await friends.invitable(connection, owner, wanted.player)
            return SeatRow(table_id, number, "invited", level=friends.BY_ID + wanted.player, name=name)
        assert wanted.login is not None, "the form asks for one of the two"
        name = await _name_of(connection, owner, wanted.login)
        return SeatRow(table_id, number, "invited", level=wanted.login, name=name)
    return SeatRow(table_id, number, "open")


async def _name_of(connection: Connection, owner: Account, login: str) -> str:
    a = model.accounts
    found = (await connection.execute(sa.select(a.c.id, a.c.name).where(a.c.login == login))).first()
    if found is None:
        raise Problem("no-such-login", login=login)
    await friends.check_not_blocked(connection, owner.id, found.id)
    return str(found.name)


def _open(change: Change) -> OpenTable:
    if change.table.row.tournament is not None:
        raise Problem("tournament-table")
    if change.table.status != "open":
        raise Problem("table-not-open")
    return change.table


def is_full(seats: list[SeatRow]) -> bool:
    """Whether every seat has somebody."""
    return all(seat.kind in ("person", "bot") for seat in seats)


async def join(
    house: "House", table_id: str, account: Account, seat: int | None, name: str | None
) -> OpenTable:
    """Take a seat: the named one, else one that is kept for the person, else the first open one."""
    async with changing(house, table_id) as change:
        table = _open(change)
        if seat is None and table.seats_of(account.id):
            raise Problem("already-seated")
        if table.row.club is not None:
            await clubs.check_member(change.connection, table.row.club, account.id)
        number = _free_seat(table, account, seat)
        change.seats[number] = SeatRow(
            table.id,
            number,
            "person",
            account=account.id,
            name=name or account.name,
            holiday_until=account.holiday_until,
        )
        if is_full(change.seats):
            change.news.append("table-full")
    return change.table


def _free_seat(table: OpenTable, account: Account, seat: int | None) -> int:
    if seat is not None:
        if not 0 <= seat < len(table.seats):
            raise Problem("no-such-seat", seat=seat)
        if table.seats[seat].kind not in ("open", "invited"):
            raise Problem("seat-taken")
        if not _may_take(table.seats[seat], account):
            raise Problem("seat-invited", login=table.seats[seat].name)
        return seat
    free = [n for n, s in enumerate(table.seats) if s.kind in ("invited", "open") and _may_take(s, account)]
    if not free:
        raise Problem("seat-taken")
    return min(free, key=lambda n: (table.seats[n].kind != "invited", n))


def _may_take(seat: SeatRow, account: Account) -> bool:
    return seat.kind == "open" or seat.level in friends.keeps(account)


async def leave(house: "House", table_id: str, account: Account, seat: int | None) -> OpenTable:
    """Give seats back before the start; a table without people is closed."""
    async with changing(house, table_id) as change:
        table = _open(change)
        mine = [n for n in table.seats_of(account.id) if seat in (None, n)]
        if not mine:
            raise Problem("not-seated")
        for number in mine:
            change.seats[number] = SeatRow(table.id, number, "open")
        people = [s.account for s in change.seats if s.account is not None]
        if not people:
            change.row.status = "closed"
        elif table.row.owner not in people:
            change.row.owner = people[0]
    return change.table


async def fill(house: "House", table_id: str, account: Account, seat: int, wanted: SeatBody) -> OpenTable:
    """The owner changes who is awaited on a seat that nobody has taken: open or a bot."""
    async with changing(house, table_id) as change:
        table = _open(change)
        _owner(table, account)
        if not 0 <= seat < len(table.seats):
            raise Problem("no-such-seat", seat=seat)
        if table.seats[seat].kind == "person":
            raise Problem("seat-taken")
        change.seats[seat] = await _new_seat(change.connection, table_id, seat, account, wanted)
    await _tell_invited(house, change.table)
    return change.table


def _owner(table: OpenTable, account: Account) -> None:
    if table.row.owner != account.id:
        raise Problem("not-your-table")


async def start(house: "House", table_id: str, account: Account) -> OpenTable:
    """Lay the table: from here on the record grows."""
    async with changing(house, table_id) as change:
        table = _open(change)
        _owner(table, account)
        if not is_full(table.seats):
            raise Problem("table-not-full")
        await lay(change)
    return change.table


async def lay(change: Change) -> None:
    """The first position, with a seed of its own."""
    table = change.table
    seed = change.house.chance(32)
    state = table.game.start(len(table.seats), seed, table.row.options)
    change.state = state
    change.row.status, change.row.started = "playing", change.now
    change.row.seed, change.row.rules = seed, table.game.rules_version
    for seat in change.seats:
        if seat.kind == "person":
            seat.clock_left = clocks.full(table.row.clock)
    change.wind_clocks(state.actors())
    text = state.to_json()
    await change.connection.execute(sa.insert(model.heads).values(table_id=table.id, number=0, state=text))
    await change.connection.execute(
        sa.insert(model.snapshots).values(
            table_id=table.id, number=0, rules=table.game.rules_version, state=text
        )
    )


async def rematch(house: "House", table_id: str, account: Account) -> OpenTable:
    """The same game with the same seats again; the first who asks makes the table, the others find it."""
    table = await house.table(table_id)
    if table.status not in ("finished", "abandoned"):
        raise Problem("table-not-finished")
    if not table.seats_of(account.id):
        raise Problem("not-for-spectators")
    if table.row.rematch is not None:
        return await house.table(table.row.rematch)
    fresh = await create(house, account, _again(table, account.id), rematch_of=table.id)
    async with changing(house, table_id) as change:
        if change.table.row.rematch is None:
            change.row.rematch = fresh.id
    await _keep_seats(house, fresh.id, table)
    if all(seat.kind == "bot" or seat.account == account.id for seat in table.seats):
        return await start(house, fresh.id, account)  # there is nobody to wait for
    return await house.table(fresh.id)


def _again(table: OpenTable, account: str) -> TableBody:
    seats: list[dict[str, str | None]] = []
    for seat in table.seats:
        if seat.account == account:
            seats.append({"kind": "me", "name": seat.name})
        elif seat.kind == "bot":
            seats.append({"kind": "bot", "level": seat.level})
        else:
            seats.append({"kind": "open"})
    row = table.row
    kept = ("game", "options", "components", "clock", "coach", "rated", "club")
    again = {name: getattr(row, name) for name in kept}
    return TableBody.model_validate({**again, "seats": seats})


async def _keep_seats(house: "House", table_id: str, old: OpenTable) -> None:
    """The others sit down as before; whoever does not want to play leaves."""
    async with changing(house, table_id) as change:
        for number, seat in enumerate(old.seats):
            if seat.kind == "person" and change.table.seats[number].kind == "open":
                mine = change.seats[number]
                mine.kind, mine.account, mine.name = "person", seat.account, seat.name
