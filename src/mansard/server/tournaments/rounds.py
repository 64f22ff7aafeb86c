"""Rounds: start a tournament, lay its tables, note how they end, close the round, draw the next.

Every step is taken once, whoever takes it: the epoch of the tournament moves with it. What was drawn is
stored before a table is laid, so a stop in between loses nothing and draws nothing twice.
"""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.club.numbers import rating
from mansard.club.pairing import Draw
from mansard.club.tournament import Tournament, is_over, next_draw, round_key, staying, whole_league
from mansard.server import model, tables
from mansard.server.change import changing
from mansard.server.clocks import forfeited
from mansard.server.database import Connection
from mansard.server.ids import new_id
from mansard.server.open_table import OpenTable, game_with
from mansard.server.problems import Problem
from mansard.server.rows import Account, RoundRow, SeatRow, SittingRow, TournamentRow, values
from mansard.server.tournaments.entering import check_owner, check_players, end, opened
from mansard.server.tournaments.store import Found, load, move_on, plan_of

if TYPE_CHECKING:
    from mansard.server.house import House

PATIENCE = 600.0  # seconds that an automatic start waits for people who still play elsewhere


async def run_tournaments(house: "House", now: float) -> None:
    """Let every tournament take the steps that are due."""
    t = model.tournaments
    due = sa.or_(t.c.status == "running", (t.c.status == "open") & (t.c.starts <= now))
    async with house.database.read() as connection:
        ids = list((await connection.execute(sa.select(t.c.id).where(due))).scalars())
    for tournament_id in ids:
        await house.keeper.fence.run("tournament", tournament_id, partial(go_on, house, tournament_id), 60.0)


async def go_on(house: "House", tournament_id: str) -> None:
    """Take steps until one has to wait."""
    async with house.lock(tournament_id):
        while await _step(house, tournament_id):
            pass


async def _step(house: "House", tournament_id: str) -> bool:
    """One step, if one is due."""
    async with house.database.read() as connection:
        found = await load(connection, tournament_id)
    now = house.now()
    if found.row.status == "open" and found.row.starts is not None and found.row.starts <= now:
        return await _start_by_itself(house, found, now)
    if found.row.status != "running":
        return False
    current = found.current()
    if current is None:
        return await _draw_next(house, found, now)
    if current.opens is None:
        return await _open_round(house, found, current, now)
    if current.opens > now:
        return False
    if any(sitting.table_id is None for sitting in found.at(current.number)):
        return await _set_tables(house, found, current)
    await _lay_tables(house, found, current)
    return await _note_results(house, found, current, now)


# ---------------------------------------------------------------------- the start


async def start(house: "House", tournament_id: str, owner: Account) -> None:
    """The organiser begins; a Problem if too few are there, or somebody still plays in another round."""
    async with house.lock(tournament_id):
        async with house.database.read() as connection:
            found = await opened(connection, tournament_id)
            check_owner(found, owner)
            check_players(found.row, len(found.entrants))
            busy = await _elsewhere(connection, found)
        if busy:
            raise Problem("in-open-round", names=[found.entrant(who).name for who in busy])
        if not await _begin(house, found, house.now()):
            raise Problem("busy")
    await go_on(house, tournament_id)


async def _start_by_itself(house: "House", found: Found, now: float) -> bool:
    """At its time; who plays elsewhere is waited for a while, then left out. Too few: it is called off."""
    async with house.database.read() as connection:
        busy = await _elsewhere(connection, found)
    if busy and found.row.starts is not None and now < found.row.starts + PATIENCE:
        return False
    try:
        check_players(found.row, len(found.entrants) - len(busy))
    except Problem:
        async with house.database.write() as connection:
            await end(connection, found, "cancelled", now)
        return False
    return await _begin(house, found, now, busy)


async def _elsewhere(connection: Connection, found: Found) -> list[str]:
    """Who is still drawn for rounds of another live tournament."""
    if not found.is_live:
        return []
    e, t = model.entrants, model.tournaments
    accounts = {one.account: str(one.number) for one in found.entrants if one.account is not None}
    query = (
        sa.select(e.c.tournament_id)
        .join(t, t.c.id == e.c.tournament_id)
        .where(e.c.account.in_(list(accounts)), e.c.left.is_(None))
        .where(t.c.status == "running", t.c.id != found.row.id)
        .distinct()
    )
    busy: set[str] = set()
    for other_id in list((await connection.execute(query)).scalars()):
        other = await load(connection, str(other_id))
        if other.is_live:
            busy |= {accounts[account] for account in _drawn_accounts(other) if account in accounts}
    return sorted(busy, key=int)


def _drawn_accounts(found: Found) -> set[str]:
    """Whom the current round of a tournament needs."""
    current = found.current()
    if current is None:
        needed = set(staying(found.pure()))
    else:
        seated = [who for table in found.at(current.number) for who in table.seats if who is not None]
        needed = {*seated, *current.byes}
    return {one.account for one in found.entrants if one.account and str(one.number) in needed}


async def _begin(house: "House", found: Found, now: float, without: list[str] | None = None) -> bool:
    """Close the list: everybody gets a pot by rating. Of a league all rounds are drawn."""
    async with house.database.read() as connection:
        pots = await _pots(connection, found)
    for one in found.entrants:
        one.pot, one.left = pots.get(one.number), 0 if str(one.number) in (without or []) else None
    draws: list[Draw] = []
    if found.row.form == "league":
        key = round_key(found.plan, found.row.seed, 1)
        draws = await asyncio.to_thread(whole_league, found.pure(), key)
    async with house.database.write() as connection:
        if not await move_on(connection, found.row, status="running", started=now):
            return False
        for one in found.entrants:
            here = (model.entrants.c.tournament_id == found.row.id) & (model.entrants.c.number == one.number)
            await connection.execute(sa.update(model.entrants).where(here).values(pot=one.pot, left=one.left))
        for number, draw in enumerate(draws, start=1):
            await _store_draw(connection, found.row, number, draw, now, None)
    return True


async def _pots(connection: Connection, found: Found) -> dict[int, int]:
    """Ranks by rating in this game, of those who have one."""
    r = model.ratings
    accounts = [one.account for one in found.entrants if one.account is not None]
    query = sa.select(r.c.player, r.c.mu, r.c.sigma).where(r.c.game == found.row.game)
    rows = list(await connection.execute(query.where(r.c.player.in_(accounts))))
    known = {row.player: (rating(row.mu, row.sigma), row.mu) for row in rows}
    rated = [one for one in found.entrants if one.account in known]
    rated.sort(key=lambda one: (known[str(one.account)], -one.number), reverse=True)
    return {one.number: pot for pot, one in enumerate(rated, start=1)}


# ---------------------------------------------------------------------- draws


async def _draw_next(house: "House", found: Found, now: float) -> bool:
    """All rounds are done: the next one, or the end."""
    key = round_key(found.plan, found.row.seed, len(found.rounds) + 1)
    pure = found.pure()
    draw = None if is_over(pure) else await asyncio.to_thread(next_draw, pure, key)
    async with house.database.write() as connection:
        if draw is None:
            await end(connection, found, "finished", now)
        elif await move_on(connection, found.row):
            opens = now + found.row.pause if found.rounds else now
            await _store_draw(connection, found.row, len(found.rounds) + 1, draw, now, opens)
    await tell(house, found)
    return draw is not None


async def _store_draw(
    connection: Connection, row: TournamentRow, number: int, draw: Draw, now: float, opens: float | None
) -> None:
    """A round with its tables, before any of them is laid."""
    key = round_key(plan_of(row), row.seed, number).hex()
    drawn = RoundRow(row.id, number, key, draw.byes, now, opens, None)
    await connection.execute(sa.insert(model.rounds).values(**values(drawn)))
    sittings = [SittingRow(row.id, number, n, seats, None, None) for n, seats in enumerate(draw.tables, 1)]
    await connection.execute(sa.insert(model.sittings), [values(sitting) for sitting in sittings])


async def _open_round(house: "House", found: Found, drawn: RoundRow, now: float) -> bool:
    """A round of a league that was drawn long ago begins, unless nobody is left to play it."""
    done = [one for one in found.rounds if one.done is not None]
    over = is_over(_so_far(found, len(done)))
    async with house.database.write() as connection:
        if over:
            await end(connection, found, "finished", now)
        elif await move_on(connection, found.row):
            opens = now + found.row.pause if done else now
            here = _round(found, drawn.number)
            await connection.execute(sa.update(model.rounds).where(here).values(opens=opens))
    await tell(house, found)
    return not over


def _so_far(found: Found, rounds: int) -> Tournament:
    """The tournament up to a round."""
    pure = found.pure()
    pure.rounds = pure.rounds[:rounds]
    return pure


def _round(found: Found, number: int) -> sa.ColumnElement[bool]:
    return (model.rounds.c.tournament_id == found.row.id) & (model.rounds.c.number == number)


def _sitting(sitting: SittingRow) -> sa.ColumnElement[bool]:
    s = model.sittings
    here = (s.c.tournament_id == sitting.tournament_id) & (s.c.round == sitting.round)
    return here & (s.c.number == sitting.number)


# ---------------------------------------------------------------------- tables


async def _set_tables(house: "House", found: Found, drawn: RoundRow) -> bool:
    """Make the tables of a round; whoever has left is a bot there."""
    async with house.database.write() as connection:
        if not await move_on(connection, found.row):
            return False
        for sitting in found.at(drawn.number):
            row, seats = _table(house, found, sitting)
            await connection.execute(sa.insert(model.tables).values(**row))
            await connection.execute(sa.insert(model.seats), [values(seat) for seat in seats])
            await connection.execute(
                sa.update(model.sittings).where(_sitting(sitting)).values(table_id=row["id"])
            )
    return True


def _table(house: "House", found: Found, sitting: SittingRow) -> tuple[dict[str, Any], list[SeatRow]]:
    """A table of a round before it is laid."""
    row, now, table_id = found.row, house.now(), new_id()
    game = game_with(row.game, row.components)
    table: dict[str, Any] = {
        "id": table_id,
        "game": row.game,
        "options": row.options,
        "components": row.components,
        "components_digest": game.components.digest,
        "rules": game.rules_version,
        "owner": "",
        "status": "open",
        "listed": row.listed,
        "clock": row.clock,
        "created": now,
        "changed": now,
        "actors": [],
        "club": row.club,
        "tournament": row.id,
    }
    return table, [_seat(found, table_id, seat, who) for seat, who in enumerate(sitting.seats)]


def _seat(found: Found, table_id: str, seat: int, who: str | None) -> SeatRow:
    one = found.entrant(who) if who is not None else None
    if one is None or one.left is not None or one.account is None:
        return SeatRow(table_id, seat, "bot", level=found.row.bots or "medium")
    return SeatRow(table_id, seat, "person", account=one.account, name=one.name)


async def _lay_tables(house: "House", found: Found, drawn: RoundRow) -> None:
    """Begin the games that have not begun."""
    for sitting in found.at(drawn.number):
        if sitting.result is None and sitting.table_id is not None:
            if (await house.table(sitting.table_id)).status == "open":
                async with changing(house, sitting.table_id) as change:
                    if change.table.status == "open":
                        await tables.lay(change)


async def _note_results(house: "House", found: Found, drawn: RoundRow, now: float) -> bool:
    """Write down which tables are over; when all are, the round is done."""
    played = [sitting for sitting in found.at(drawn.number) if sitting.result is None]
    results: list[tuple[SittingRow, dict[str, list[int]]]] = []
    for sitting in played:
        if sitting.table_id is not None:
            result = result_of(found, sitting, await house.table(sitting.table_id))
            if result is not None:
                results.append((sitting, result))
    done = len(results) == len(played)
    if not results and not done:
        return False
    async with house.database.write() as connection:
        if not await move_on(connection, found.row):
            return False
        for sitting, result in results:
            await connection.execute(sa.update(model.sittings).where(_sitting(sitting)).values(result=result))
        if done:
            await connection.execute(
                sa.update(model.rounds).where(_round(found, drawn.number)).values(done=now)
            )
    await tell(house, found)
    return done


def result_of(found: Found, sitting: SittingRow, table: OpenTable) -> dict[str, list[int]] | None:
    """How a table ended. Who resigned, ran out of time or had a bot there from the start forfeits."""
    if table.status not in ("finished", "abandoned"):
        return None
    lost = [
        seat
        for seat, who in enumerate(sitting.seats)
        if who is not None and (table.seats[seat].kind == "bot" or forfeited(table.row, table.seats[seat]))
    ]
    if table.status == "abandoned":
        lost = [seat for seat, who in enumerate(sitting.seats) if who is not None]
    many = len(sitting.seats)
    places, scores = table.row.places or [1] * many, table.row.scores or [0] * many
    return {"places": list(places), "scores": list(scores), "forfeits": lost}


async def tell(house: "House", found: Found) -> None:
    """Everybody in the tournament hears that it has moved."""
    people = [one.account for one in found.entrants if one.account is not None]
    await house.broker.publish({"tournament": found.row.id, "people": people})
