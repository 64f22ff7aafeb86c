"""Before a game: create a table, join, leave, start, play again."""

import secrets
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

import mansard
from mansard.kernel.errors import InvalidComponents, InvalidSetup
from mansard.kernel.game import Game
from mansard.server import clocks, model
from mansard.server.change import Change, changing
from mansard.server.database import Connection
from mansard.server.ids import new_id
from mansard.server.open_table import OpenTable, game_with
from mansard.server.problems import Problem

if TYPE_CHECKING:
    from mansard.server.house import House

Account = dict[str, Any]
Wanted = dict[str, Any]


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


async def create(house: "House", owner: Account, wanted: Wanted) -> OpenTable:
    """A new table with its seats; started at once if nobody is missing and the owner wants it."""
    game = checked_game(wanted["game"], wanted["components"], len(wanted["seats"]), wanted["options"])
    table_id = new_id()
    async with house.database.write() as connection:
        await connection.execute(
            sa.insert(model.tables).values(**_new_row(house, table_id, owner, game, wanted))
        )
        rows = [
            await _new_seat(connection, table_id, number, owner, seat)
            for number, seat in enumerate(wanted["seats"])
        ]
        await connection.execute(sa.insert(model.seats), rows)
    if wanted["start"]:
        return await start(house, table_id, owner)
    return await house.table(table_id)


def _new_row(house: "House", table_id: str, owner: Account, game: Game, wanted: Wanted) -> dict[str, Any]:
    now = house.now()
    return {
        "id": table_id,
        "game": game.slug,
        "options": wanted["options"],
        "components": wanted["components"],
        "components_digest": game.components.digest,
        "rules": game.rules_version,
        "owner": owner["id"],
        "status": "open",
        "listed": wanted["listed"],
        "clock": wanted["clock"],
        "created": now,
        "changed": now,
        "actors": [],
        "rematch_of": wanted.get("rematch_of"),
    }


async def _new_seat(
    connection: Connection, table_id: str, number: int, owner: Account, wanted: Wanted
) -> dict[str, Any]:
    seat: dict[str, Any] = {"table_id": table_id, "seat": number, "kind": wanted["kind"], "account": None}
    seat |= {"name": "", "level": None, "away": None, "clock_left": None, "clock_since": None, "last_own": 0}
    if wanted["kind"] == "me":
        seat |= {"kind": "person", "account": owner["id"], "name": wanted.get("name") or owner["name"]}
    elif wanted["kind"] == "bot":
        seat["level"] = wanted["level"]
    elif wanted["kind"] == "invited":
        guest = await connection.execute(
            sa.select(model.accounts.c.id, model.accounts.c.name).where(
                model.accounts.c.login == wanted["login"]
            )
        )
        found = guest.first()
        if found is None:
            raise Problem("no-such-login", login=wanted["login"])
        seat |= {"level": wanted["login"], "account": None, "name": found.name}
    return seat


def _open(change: Change) -> OpenTable:
    if change.table.status != "open":
        raise Problem("table-not-open")
    return change.table


def is_full(seats: list[dict[str, Any]]) -> bool:
    """Whether every seat has somebody."""
    return all(seat["kind"] in ("person", "bot") for seat in seats)


async def join(
    house: "House", table_id: str, account: Account, seat: int | None, name: str | None
) -> OpenTable:
    """Take a seat: the named one, else one that is kept for the person, else the first open one."""
    async with changing(house, table_id) as change:
        table = _open(change)
        if seat is None and table.seats_of(account["id"]):
            raise Problem("already-seated")
        number = _free_seat(table, account, seat)
        change.seat(number, kind="person", account=account["id"], name=name or account["name"], level=None)
        if is_full(change.seats_now()):
            change.news.append({"notice": "table-full"})
    return change.table


def _free_seat(table: OpenTable, account: Account, seat: int | None) -> int:
    if seat is not None:
        if not 0 <= seat < len(table.seats):
            raise Problem("no-such-seat", seat=seat)
        if table.seats[seat]["kind"] not in ("open", "invited"):
            raise Problem("seat-taken")
        if not _may_take(table.seats[seat], account):
            raise Problem("seat-invited", login=table.seats[seat]["level"])
        return seat
    free = [
        n for n, s in enumerate(table.seats) if s["kind"] in ("invited", "open") and _may_take(s, account)
    ]
    if not free:
        raise Problem("seat-taken")
    return min(free, key=lambda n: (table.seats[n]["kind"] != "invited", n))


def _may_take(seat: dict[str, Any], account: Account) -> bool:
    return bool(seat["kind"] == "open" or seat["level"] == account["login"])


async def leave(house: "House", table_id: str, account: Account, seat: int | None) -> OpenTable:
    """Give seats back before the start; a table without people is closed."""
    async with changing(house, table_id) as change:
        table = _open(change)
        mine = [n for n in table.seats_of(account["id"]) if seat in (None, n)]
        if not mine:
            raise Problem("not-seated")
        for number in mine:
            change.seat(number, kind="open", account=None, name="", level=None)
        people = [s["account"] for s in change.seats_now() if s["account"] is not None]
        if not people:
            change.row["status"] = "closed"
        elif table.row["owner"] not in people:
            change.row["owner"] = people[0]
    return change.table


async def fill(house: "House", table_id: str, account: Account, seat: int, wanted: Wanted) -> OpenTable:
    """The owner changes who is awaited on a seat that nobody has taken: open or a bot."""
    async with changing(house, table_id) as change:
        table = _open(change)
        _owner(table, account)
        if not 0 <= seat < len(table.seats):
            raise Problem("no-such-seat", seat=seat)
        if table.seats[seat]["kind"] == "person":
            raise Problem("seat-taken")
        fresh = await _new_seat(change.connection, table_id, seat, account, wanted)
        change.seat(
            seat, kind=fresh["kind"], account=fresh["account"], name=fresh["name"], level=fresh["level"]
        )
    return change.table


def _owner(table: OpenTable, account: Account) -> None:
    if table.row["owner"] != account["id"]:
        raise Problem("not-your-table")


async def start(house: "House", table_id: str, account: Account) -> OpenTable:
    """Lay the table: from here on the record grows."""
    async with changing(house, table_id) as change:
        table = _open(change)
        _owner(table, account)
        if not is_full(table.seats):
            raise Problem("table-not-full")
        await _lay(change)
    return change.table


async def _lay(change: Change) -> None:
    table = change.table
    seed = secrets.token_bytes(32)
    state = table.game.start(len(table.seats), seed, table.row["options"])
    change.state = state
    change.row.update(status="playing", started=change.now, seed=seed, rules=table.game.rules_version)
    for number, seat in enumerate(table.seats):
        if seat["kind"] == "person":
            change.seat(number, clock_left=clocks.full(table.row["clock"]))
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
    if not table.seats_of(account["id"]):
        raise Problem("not-for-spectators")
    if table.row["rematch"] is not None:
        return await house.table(table.row["rematch"])
    fresh = await create(house, account, _again(table, account["id"]))
    async with changing(house, table_id) as change:
        if change.table.row["rematch"] is None:
            change.row["rematch"] = fresh.id
    await _keep_seats(house, fresh.id, table)
    return await house.table(fresh.id)


def _again(table: OpenTable, account: str) -> Wanted:
    seats: list[Wanted] = []
    for seat in table.seats:
        if seat["account"] == account:
            seats.append({"kind": "me", "name": seat["name"]})
        elif seat["kind"] == "bot":
            seats.append({"kind": "bot", "level": seat["level"]})
        else:
            seats.append({"kind": "open"})
    row = table.row
    wanted = {"game": row["game"], "options": row["options"], "components": row["components"], "seats": seats}
    return {**wanted, "listed": False, "clock": row["clock"], "start": False, "rematch_of": table.id}


async def _keep_seats(house: "House", table_id: str, old: OpenTable) -> None:
    """The others sit down as before; whoever does not want to play leaves."""
    async with changing(house, table_id) as change:
        for number, seat in enumerate(old.seats):
            if seat["kind"] == "person" and change.table.seats[number]["kind"] == "open":
                change.seat(number, kind="person", account=seat["account"], name=seat["name"])
