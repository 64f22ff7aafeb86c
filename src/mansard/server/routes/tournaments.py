"""Tournaments: open one, enter, leave, its page, its record."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from mansard.box.files import named
from mansard.club import forecast as forecasts
from mansard.club.pairing import Rules, sizes
from mansard.club.tournament import Plan, check
from mansard.server import boxes
from mansard.server.context import Person, TheHouse, Visitor, answer, errors
from mansard.server.house import House
from mansard.server.problems import Problem
from mansard.server.routes.tables import Cursor, Limit
from mansard.server.rows import Account
from mansard.server.schema.tournaments import (
    EnterBody,
    Forecast,
    Form,
    People,
    PeopleAtTable,
    Rounds,
    Status,
    Tournament,
    TournamentBody,
    TournamentRecord,
    Tournaments,
)
from mansard.server.tournaments import entering, rounds
from mansard.server.tournaments.lists import listed, of, page_of_tournaments
from mansard.server.tournaments.page import page, record
from mansard.server.tournaments.store import load

router = APIRouter(tags=["tournaments"])
TournamentId = Annotated[str, Path(max_length=32, pattern=r"^[a-z0-9]+$")]
Number = Annotated[int, Path(ge=1, le=10**6)]


async def shown(house: House, tournament_id: str, visitor: Account | None, status: int = 200) -> Response:
    """A tournament's page as an answer."""
    return answer(await page(house, tournament_id, visitor), status)


@router.get("/api/tournaments", response_model=Tournaments, responses=errors())
async def tournaments(
    house: TheHouse,
    visitor: Visitor,
    status: Status | None = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Response:
    """Tournaments for everybody here, the newest first."""
    return answer(await page_of_tournaments(house, visitor, listed(), status, cursor, limit))


@router.get("/api/me/tournaments", response_model=Tournaments, responses=errors(401))
async def my_tournaments(
    house: TheHouse,
    account: Person,
    status: Status | None = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Response:
    """Those that I have entered or opened."""
    return answer(await page_of_tournaments(house, account, of(account.id), status, cursor, limit))


@router.get("/api/tournaments/forecast", response_model=Forecast, responses=errors())
async def forecast(
    people: People = 8,
    form: Form = "swiss",
    most: PeopleAtTable = 4,
    fixed: bool = False,
    bots: bool = False,
    rounds: Rounds = 4,
    least: People = 4,
    places: People = 16,
) -> Response:
    """How a tournament would run, before it is opened: tables by number of people, and a run by lot."""
    plan = Plan(form, rounds, Rules(most, fixed, bots))
    try:
        for count in {people, least, places}:
            check(plan, count)
    except ValueError as error:
        raise Problem("invalid-tournament", problem=str(error)) from error
    run = None
    if not forecasts.too_long(plan, people):
        run = {"people": people, **asdict(await asyncio.to_thread(forecasts.forecast, plan, people))}
    return answer({"sizes": [_sizes(plan, count) for count in range(least, places + 1)], "run": run})


def _sizes(plan: Plan, people: int) -> dict[str, Any]:
    tables, seats = forecasts.tables_of(plan, people)
    resting = people - sum(sizes(people, plan.rules))
    return {"people": people, "tables": tables, "seats": seats, "byes": resting}


@router.post("/api/tournaments", response_model=Tournament, status_code=201, responses=errors(401, 404, 409))
async def create_tournament(body: TournamentBody, house: TheHouse, account: Person) -> Response:
    """Open the list of a new tournament. Its seed is drawn now and promised by its digest."""
    components = None
    if body.box is not None:
        box = await boxes.box_named(house, body.box)
        if box.game != body.game:
            raise Problem("box-of-another-game", found=box.game, game=body.game)
        components = named(box.text, box.name)
    tournament_id = await entering.create(house, account, body, components)
    return await shown(house, tournament_id, account, 201)


@router.get("/api/tournaments/{tournament_id}", response_model=Tournament, responses=errors(404))
async def tournament(tournament_id: TournamentId, house: TheHouse, visitor: Visitor) -> Response:
    """A tournament's page: people, rounds, tables as spectators see them, the standing."""
    return await shown(house, tournament_id, visitor)


@router.get("/api/tournaments/{tournament_id}/record", response_model=TournamentRecord, responses=errors(404))
async def tournament_record(tournament_id: TournamentId, house: TheHouse) -> Response:
    """The record: `mansard tournament verify` draws every round of it again."""
    async with house.database.read() as connection:
        found = await load(connection, tournament_id)
    told = answer(record(found))
    told.headers["content-disposition"] = f'attachment; filename="tournament-{tournament_id}.json"'
    return told


@router.post(
    "/api/tournaments/{tournament_id}/enter", response_model=Tournament, responses=errors(401, 404, 409)
)
async def enter_tournament(
    tournament_id: TournamentId, body: EnterBody, house: TheHouse, account: Person
) -> Response:
    """Get on the list."""
    await entering.enter(house, tournament_id, account, body.name)
    return await shown(house, tournament_id, account)


@router.post(
    "/api/tournaments/{tournament_id}/leave", response_model=Tournament, responses=errors(401, 404, 409)
)
async def leave_tournament(tournament_id: TournamentId, house: TheHouse, account: Person) -> Response:
    """Off the list; once it runs, my games stay and a bot finishes for the others."""
    await entering.leave(house, tournament_id, account)
    return await shown(house, tournament_id, account)


@router.delete(
    "/api/tournaments/{tournament_id}/people/{number}",
    response_model=Tournament,
    responses=errors(401, 404, 409),
)
async def withdraw_from_tournament(
    tournament_id: TournamentId, number: Number, house: TheHouse, account: Person
) -> Response:
    """The organiser takes somebody out."""
    await entering.withdraw(house, tournament_id, account, number)
    return await shown(house, tournament_id, account)


@router.post(
    "/api/tournaments/{tournament_id}/start", response_model=Tournament, responses=errors(401, 404, 409)
)
async def start_tournament(tournament_id: TournamentId, house: TheHouse, account: Person) -> Response:
    """The organiser begins the first round."""
    await rounds.start(house, tournament_id, account)
    return await shown(house, tournament_id, account)


@router.delete("/api/tournaments/{tournament_id}", response_model=Tournament, responses=errors(401, 404, 409))
async def call_off(tournament_id: TournamentId, house: TheHouse, account: Person) -> Response:
    """The organiser calls it off; tables that are played go on as any other."""
    await entering.call_off(house, tournament_id, account)
    return await shown(house, tournament_id, account)
