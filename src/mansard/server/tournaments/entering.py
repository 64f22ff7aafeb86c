"""Before and beside the rounds: open a tournament, enter, leave, take somebody out, call it off."""

import secrets
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.club import pairing
from mansard.club.tournament import check
from mansard.server import clubs, model, seats
from mansard.server.database import Connection
from mansard.server.ids import new_id
from mansard.server.problems import Problem
from mansard.server.rows import Account, Entrant, TournamentRow, values
from mansard.server.schema.tournaments import TournamentBody
from mansard.server.tables import checked_game
from mansard.server.tournaments.store import Found, load, move_on, plan_of

if TYPE_CHECKING:
    from mansard.server.house import House

MOST_OPEN = 20  # tournaments that one person may have open or running


async def create(house: "House", owner: Account, wanted: TournamentBody, components: str | None) -> str:
    """Open the list of a new tournament; its seed is drawn now, before anybody has entered."""
    row = _new_row(house, owner, wanted, components)
    _check(row)
    async with house.database.write() as connection:
        if row.club is not None:
            await clubs.check_member(connection, row.club, owner.id)
        await _check_few(connection, owner.id)
        await connection.execute(sa.insert(model.tournaments).values(**values(row)))
        if wanted.enter:
            first = Entrant(row.id, 1, owner.id, owner.name, None, None, house.now())
            await connection.execute(sa.insert(model.entrants).values(**values(first)))
    return row.id


def _new_row(house: "House", owner: Account, wanted: TournamentBody, components: str | None) -> TournamentRow:
    same = {
        name: getattr(wanted, name)
        for name in ("name", "game", "options", "form", "most", "fixed", "bots", "rounds", "least", "places")
    }
    clock: Any = wanted.clock.model_dump()
    pause = wanted.pause if wanted.pause is not None else 60.0 if clock["kind"] == "bank" else 0.0
    return TournamentRow(
        id=new_id(),
        components=components,
        clock=clock,
        pause=float(pause),
        listed=wanted.listed and wanted.club is None,
        club=wanted.club,
        owner=owner.id,
        status="open",
        seed=secrets.token_bytes(32),
        created=house.now(),
        starts=wanted.starts,
        started=None,
        finished=None,
        epoch=0,
        **same,
    )


def _check(row: TournamentRow) -> None:
    """A Problem unless every number of people that may come can be paired and play the game."""
    plan = plan_of(row)
    if row.least > row.places:
        raise Problem("invalid-tournament", problem=f"{row.least} people do not fit in {row.places} places")
    try:
        for people in (row.least, row.places):
            check(plan, people)
        wide = {
            pairing.chairs(size, plan.rules)
            for people in range(row.least, row.places + 1)
            for size in pairing.sizes(people, plan.rules)
        }
    except ValueError as error:
        raise Problem("invalid-tournament", problem=str(error)) from error
    for players in sorted(wide):
        checked_game(row.game, row.components, players, row.options)


async def _check_few(connection: Connection, owner: str) -> None:
    t = model.tournaments
    query = sa.select(sa.func.count()).where(t.c.owner == owner, t.c.status.in_(("open", "running")))
    if int((await connection.execute(query)).scalar() or 0) >= MOST_OPEN:
        raise Problem("too-many-tournaments", limit=MOST_OPEN)


async def enter(house: "House", tournament_id: str, account: Account, name: str | None) -> None:
    """Get on the list."""
    async with house.lock(tournament_id), house.database.write() as connection:
        found = await opened(connection, tournament_id)
        if found.row.club is not None:
            await clubs.check_member(connection, found.row.club, account.id)
        if found.of(account.id) is not None:
            raise Problem("already-entered")
        if len(found.entrants) >= found.row.places:
            raise Problem("tournament-full", places=found.row.places)
        number = max((one.number for one in found.entrants), default=0) + 1
        one = Entrant(tournament_id, number, account.id, name or account.name, None, None, house.now())
        await _moved(connection, found)
        await connection.execute(sa.insert(model.entrants).values(**values(one)))


async def opened(connection: Connection, tournament_id: str) -> Found:
    """A tournament whose list is open."""
    found = await load(connection, tournament_id)
    if found.row.status != "open":
        raise Problem("tournament-not-open", status=found.row.status)
    return found


async def _moved(connection: Connection, found: Found, **news: object) -> None:
    if not await move_on(connection, found.row, **news):
        raise Problem("busy")


async def leave(house: "House", tournament_id: str, account: Account) -> None:
    """Off the list; in a running tournament a bot finishes for the table, and no round follows."""
    async with house.database.read() as connection:
        mine = (await load(connection, tournament_id)).of(account.id)
    if mine is None:
        raise Problem("not-entered")
    await take_out(house, tournament_id, mine.number)


async def withdraw(house: "House", tournament_id: str, owner: Account, number: int) -> None:
    """The organiser takes somebody out."""
    async with house.database.read() as connection:
        found = await load(connection, tournament_id)
    check_owner(found, owner)
    if all(one.number != number for one in found.entrants):
        raise Problem("not-entered")
    await take_out(house, tournament_id, number)


async def take_out(house: "House", tournament_id: str, number: int) -> None:
    """Somebody plays no more."""
    async with house.lock(tournament_id), house.database.write() as connection:
        found = await load(connection, tournament_id)
        here = (model.entrants.c.tournament_id == tournament_id) & (model.entrants.c.number == number)
        if found.row.status == "open":
            await _moved(connection, found)
            await connection.execute(sa.delete(model.entrants).where(here))
            return
        if found.row.status != "running":
            raise Problem("tournament-over")
        if found.entrant(str(number)).left is not None:
            return
        current = found.current()
        left = current.number if current is not None else len(found.rounds)
        await _moved(connection, found)
        await connection.execute(sa.update(model.entrants).where(here).values(left=left))
    await _give_up(house, found, str(number))


async def _give_up(house: "House", found: Found, who: str) -> None:
    """Resign where the person still plays in this tournament: a bot finishes for the others."""
    account = found.entrant(who).account
    for sitting in found.sittings:
        if sitting.table_id is None or sitting.result is not None or who not in sitting.seats:
            continue
        table, seat = await house.table(sitting.table_id), sitting.seats.index(who)
        mine = table.seats[seat]
        if table.status == "playing" and account and mine.account == account and mine.away != "resigned":
            await seats.resign(house, table.id, account, seat)


def check_owner(found: Found, account: Account) -> None:
    """A Problem unless the tournament is the account's."""
    if found.row.owner != account.id:
        raise Problem("not-your-tournament")


async def call_off(house: "House", tournament_id: str, owner: Account) -> None:
    """No round follows. Tables that are played go on as any other."""
    async with house.lock(tournament_id), house.database.write() as connection:
        found = await load(connection, tournament_id)
        check_owner(found, owner)
        if found.row.status not in ("open", "running"):
            raise Problem("tournament-over")
        await end(connection, found, "cancelled", house.now())


async def end(connection: Connection, found: Found, status: str, now: float) -> None:
    """The tournament is over, or called off."""
    await _moved(connection, found, status=status, finished=now)


def check_players(row: TournamentRow, people: int) -> None:
    """A Problem if too few or too many came."""
    if people < max(row.least, pairing.LEAST):
        raise Problem("too-few-people", people=people, least=max(row.least, pairing.LEAST))
    try:
        check(plan_of(row), people)
    except ValueError as error:
        raise Problem("invalid-tournament", problem=str(error)) from error
