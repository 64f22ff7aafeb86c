"""Records, bug reports, statistics, ratings."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel

from mansard.server import library, statistics
from mansard.server.context import TheHouse, Visitor, answer, errors
from mansard.server.history import entries_after
from mansard.server.lists import Wanted, page_of_tables
from mansard.server.redaction import seen_record
from mansard.server.report import bug_report
from mansard.server.routes.play import AtVersion, SeatQuery, perspective
from mansard.server.routes.tables import Cursor, Limit, Slug, TableId
from mansard.server.schema.play import Entry
from mansard.server.schema.tables import Tables
from mansard.server.shapes import GameView

router = APIRouter(tags=["history"])
PlayerId = Annotated[str, Path(max_length=32, pattern=r"^[a-z0-9]+$")]


class Report(BaseModel):
    """Everything that helps to find an error, as far as the seat may know it."""

    mansard: str
    compiled: bool
    python: str
    game: str
    rules: int
    components: str
    options: dict[str, Any]
    table: str
    version: int
    seat: int | None
    status: str
    link: str
    view: GameView
    log: list[Entry]


class GameStatistics(BaseModel):
    """A player's results in one game."""

    game: str
    games: int
    wins: int
    mean_place: float
    mean_score: float
    best_score: int


class Rating(BaseModel):
    """A rating: `ordinal` is what the player is worth at least."""

    game: str
    mu: float
    sigma: float
    ordinal: float
    games: int


class Player(BaseModel):
    """A player's results and ratings."""

    id: str
    name: str
    registered: bool
    statistics: list[GameStatistics]
    ratings: list[Rating]


class RatedPlayer(BaseModel):
    """A line of the table of ratings; `player` is `bot:<level>` for a bot."""

    player: str
    name: str
    mu: float
    sigma: float
    ordinal: float
    games: int


class Ratings(BaseModel):
    """The table of ratings of a game."""

    game: str
    ratings: list[RatedPlayer]


@router.get(
    "/api/tables/{table_id}/record",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **errors(404, 409)},
)
async def record(table_id: TableId, house: TheHouse, visitor: Visitor, seat: SeatQuery = None) -> Response:
    """The record as text. Until the end `...` stands for the moves of others, and the seed is missing."""
    table = await house.table(table_id)
    table.started()
    eyes = perspective(table, visitor, seat)
    text = seen_record(table, await entries_after(house, table, 0), eyes).to_text()
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/api/tables/{table_id}/report", response_model=Report, responses=errors(404, 409))
async def report(
    table_id: TableId, house: TheHouse, visitor: Visitor, seat: SeatQuery = None, version: AtVersion = None
) -> Response:
    """A bug report to send on: position, versions, the latest part of the log."""
    table = await house.table(table_id)
    return answer(await bug_report(house, table, perspective(table, visitor, seat), version))


@router.get("/api/players/{player}", response_model=Player, responses=errors(404))
async def player(player: PlayerId, house: TheHouse) -> Response:
    """A player's results and ratings."""
    return answer(await statistics.player_card(house, player))


@router.get("/api/players/{player}/tables", response_model=Tables, responses=errors(404))
async def player_tables(
    player: PlayerId,
    house: TheHouse,
    visitor: Visitor,
    game: Slug = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Response:
    """A player's finished games: the listed ones, all of them if it is me."""
    mine = visitor is not None and visitor.id == player
    wanted = Wanted(account=player, status="finished", game=game, listed=None if mine else True)
    return answer(await page_of_tables(house, visitor, wanted, cursor, limit))


@router.get("/api/games/{slug}/ratings", response_model=Ratings, responses=errors(404))
async def ratings(
    slug: Annotated[str, Path(max_length=64)],
    house: TheHouse,
    limit: Limit = 50,
    offset: Annotated[int, Query(ge=0, le=10**6)] = 0,
) -> Response:
    """The best players of a game, bots among them."""
    library.game_named(slug)
    return answer({"game": slug, "ratings": await statistics.best_players(house, slug, limit, offset)})
