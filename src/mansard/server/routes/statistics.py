"""Statistics: players, games, ratings, one's own results to keep."""

import csv
import io
import json
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Path, Query, Response

from mansard.club.summary import summary
from mansard.server import library, model, profile, statistics, tallies
from mansard.server.context import Person, TheHouse, Visitor, answer, errors
from mansard.server.lists import Wanted, page_of_tables
from mansard.server.routes.tables import Cursor, Limit, Slug
from mansard.server.schema.statistics import GamePage, Player, PlayerGame, Ratings
from mansard.server.schema.tables import Tables
from mansard.server.visibility import check_visible

router = APIRouter(tags=["statistics"])
PlayerId = Annotated[str, Path(max_length=32, pattern=r"^[a-z0-9]+$")]
GameSlug = Annotated[str, Path(max_length=64)]
Since = Annotated[float, Query(ge=0, le=1e11, description="games that ended since then")]
OriginName = Annotated[str, Query(max_length=64, pattern=r"^[^\x00-\x1f]+$")]


@router.get("/api/players/{player}", response_model=Player, responses=errors(404))
async def player(player: PlayerId, house: TheHouse, visitor: Visitor, since: Since = 0.0) -> Response:
    """A player's results and ratings, if the player lets the visitor see them."""
    return answer(await statistics.player_card(house, player, visitor.id if visitor else None, since))


@router.get("/api/players/{player}/games/{slug}", response_model=PlayerGame, responses=errors(404))
async def player_game(
    player: PlayerId, slug: GameSlug, house: TheHouse, visitor: Visitor, since: Since = 0.0
) -> Response:
    """A player's page of one game: rating, seats, opponents, sources, records, recent games."""
    library.game_named(slug)
    return answer(await profile.player_game(house, player, slug, visitor.id if visitor else None, since))


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
    async with house.database.read() as connection:
        await check_visible(connection, player, visitor.id if visitor else None)
    wanted = Wanted(account=player, status="finished", game=game, listed=None if mine else True)
    return answer(await page_of_tables(house, visitor, wanted, cursor, limit))


@router.get("/api/games/{slug}/ratings", response_model=Ratings, responses=errors(403, 404))
async def ratings(
    slug: GameSlug,
    house: TheHouse,
    visitor: Visitor,
    limit: Limit = 50,
    offset: Annotated[int, Query(ge=0, le=10**6)] = 0,
    club: Annotated[str | None, Query(max_length=32, pattern=r"^[a-z0-9]+$")] = None,
) -> Response:
    """The best players of a game, bots among them, or those of a club of mine; who hides is left out."""
    library.game_named(slug)
    who = visitor.id if visitor else None
    best = await statistics.best_players(house, slug, limit, offset, who, club)
    return answer({"game": slug, "ratings": best})


@router.get("/api/games/{slug}/statistics", response_model=GamePage, responses=errors(404))
async def game_statistics(
    slug: GameSlug,
    house: TheHouse,
    origin: OriginName = tallies.PEOPLE,
    box: Literal["standard", "own"] = "standard",
    players: Annotated[int | None, Query(ge=1, le=10)] = None,
) -> Response:
    """A game in numbers, from people's games or a set of bots' games, for any or one number of players."""
    game = library.game_named(slug)
    async with house.database.read() as connection:
        sums = await tallies.stored(connection, slug, origin, box)
        known = await tallies.origins(connection, slug)
    per_seat = [option.name for option in game.options if option.per_seat]
    told = {"game": slug, "origin": origin, "box": box, "players": players, "origins": known}
    wanted = {count: found for count, found in sums.items() if players in (None, count)}
    return answer({**told, **summary(wanted, per_seat)})


@router.get(
    "/api/me/results",
    response_class=Response,
    responses={200: {"content": {"text/csv": {"schema": {"type": "string"}}}}, **errors(401)},
)
async def my_results(house: TheHouse, account: Person) -> Response:
    """My finished games as CSV, to keep: one row a game and seat; points by source are JSON."""
    r = model.results
    columns = [column for column in r.c if column.name not in ("account", "counted")]
    query = (
        sa.select(*columns).where(r.c.account == account.id).order_by(r.c.finished, r.c.table_id, r.c.seat)
    )
    async with house.database.read() as connection:
        rows = list(await connection.execute(query))
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([column.name for column in columns])
    writer.writerows([[_flat(value) for value in row] for row in rows])
    headers = {"content-disposition": 'attachment; filename="mansard-my-games.csv"'}
    return Response(text.getvalue(), media_type="text/csv; charset=utf-8", headers=headers)


def _flat(value: Any) -> Any:
    return json.dumps(value, sort_keys=True) if isinstance(value, dict | list) else value
