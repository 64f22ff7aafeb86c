"""Tables: the lobby, my tables, create, join, leave, start, play again."""

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel

from mansard.box.files import differences, named
from mansard.box.values import sheet
from mansard.server import boxes, library, tables
from mansard.server.context import Person, TheHouse, Visitor, answer, errors
from mansard.server.house import House
from mansard.server.lists import Wanted, page_of_tables
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.redaction import seen_table
from mansard.server.rows import Account
from mansard.server.schema.box import BoxDifferences, BoxSheet
from mansard.server.schema.forms import Name, SeatNumber
from mansard.server.schema.rules import RuleBook
from mansard.server.schema.tables import FillBody, JoinBody, LeaveBody, Table, TableBody, TableCard, Tables

router = APIRouter(tags=["tables"])
TableId = Annotated[str, Path(max_length=32, pattern=r"^[a-z0-9]+$")]
Cursor = Annotated[str | None, Query(max_length=64, pattern=r"^[0-9]{1,12}(\.[0-9]{1,9})?-[a-z0-9]{1,32}$")]
Limit = Annotated[int, Query(ge=1, le=100)]
Slug = Annotated[str | None, Query(max_length=64, pattern=r"^[a-z0-9_]+$")]


class Next(BaseModel):
    """The table that waits longest for me, if any."""

    table: TableCard | None
    waiting: int


class GameText(BaseModel):
    """A source in Project Fluent."""

    locale: str
    text: str


def card(house: House, table: OpenTable, account: Account | None) -> Response:
    """A table as an answer."""
    return answer(seen_table(table, account.id if account else None, house.now()))


async def with_saved_box(house: House, body: TableBody) -> None:
    """A saved box becomes the table's own copy, so that later changes of it do not reach the game."""
    if body.components is not None:
        raise Problem("malformed", problem="box and components exclude each other")
    box = await boxes.box_named(house, body.box or "")
    if box.game != body.game:
        raise Problem("box-of-another-game", found=box.game, game=body.game)
    body.components = named(box.text, box.name)


@router.get("/api/tables", response_model=Tables, responses=errors())
async def lobby(
    house: TheHouse,
    visitor: Visitor,
    status: Literal["open", "playing", "finished"] = "open",
    game: Slug = None,
    player: Annotated[Name | None, Query()] = None,
    clock: Literal["none", "bank", "days"] | None = None,
    cursor: Cursor = None,
    limit: Limit = 20,
) -> Response:
    """The lobby: listed tables, the newest first; by game, clock, or a part of a player's name."""
    wanted = Wanted(listed=True, status=status, game=game, player=player, clock=clock)
    return answer(await page_of_tables(house, visitor, wanted, cursor, limit))


@router.get("/api/me/tables", response_model=Tables, responses=errors(401))
async def my_tables(
    house: TheHouse,
    account: Person,
    status: Literal["open", "playing", "finished", "abandoned"] | None = None,
    waiting: bool = False,
    game: Slug = None,
    cursor: Cursor = None,
    limit: Limit = 50,
) -> Response:
    """My tables with whose turn it is; `waiting`: only those that wait for me."""
    wanted = Wanted(account=account.id, status=status, game=game, waiting=waiting)
    return answer(await page_of_tables(house, account, wanted, cursor, limit))


@router.get("/api/me/next", response_model=Next, responses=errors(401))
async def next_table(
    house: TheHouse, account: Person, after: Annotated[str | None, Query(max_length=32)] = None
) -> Response:
    """The next table that waits for me, other than `after`."""
    wanted = Wanted(account=account.id, status="playing", waiting=True)
    found = (await page_of_tables(house, account, wanted, None, 100))["tables"]
    others = [table for table in found if table["id"] != after]
    return answer({"table": min(others, key=lambda t: t["changed"], default=None), "waiting": len(found)})


@router.post("/api/tables", response_model=Table, status_code=201, responses=errors(401, 404, 409))
async def create(body: TableBody, house: TheHouse, account: Person) -> Response:
    """A new table. Seats: me (several: hot-seat), open, bot, invited."""
    if body.components is not None and len(body.components) > house.settings.components_limit:
        raise Problem("too-large", limit=house.settings.components_limit)
    if body.box is not None:
        await with_saved_box(house, body)
    table = await tables.create(house, account, body)
    return answer(seen_table(table, account.id, house.now()), 201)


@router.get("/api/tables/{table_id}", response_model=Table, responses=errors(404))
async def table(table_id: TableId, house: TheHouse, visitor: Visitor) -> Response:
    """A table around its game. Who knows the link of a private table may look."""
    return card(house, await house.table(table_id), visitor)


@router.get("/api/tables/{table_id}/components", response_model=dict[str, Any], responses=errors(404))
async def table_components(table_id: TableId, house: TheHouse) -> Response:
    """The box that the table is played with: an owner's corrections are in it."""
    return answer((await house.table(table_id)).game.components.data)


@router.get("/api/tables/{table_id}/box", response_model=BoxSheet, responses=errors(404))
async def table_box(table_id: TableId, house: TheHouse) -> Response:
    """The box that the table is played with, value by value."""
    return answer(await asyncio.to_thread(sheet, (await house.table(table_id)).game))


@router.get("/api/tables/{table_id}/rules", response_model=RuleBook, responses=errors(404))
async def table_rules(
    table_id: TableId, house: TheHouse, locale: Annotated[str, Query(max_length=16)] = "en"
) -> Response:
    """The rule book with the numbers of the box that the table is played with."""
    return answer(library.rule_book((await house.table(table_id)).game, locale))


@router.get("/api/tables/{table_id}/box/differences", response_model=BoxDifferences, responses=errors(404))
async def table_differences(table_id: TableId, house: TheHouse) -> Response:
    """What the box of the table changes."""
    found = await asyncio.to_thread(differences, (await house.table(table_id)).game)
    return answer({"differences": [difference.told() for difference in found]})


@router.get("/api/tables/{table_id}/text/{locale}", response_model=GameText, responses=errors(404))
async def table_text(
    table_id: TableId, locale: Annotated[str, Path(max_length=16)], house: TheHouse
) -> Response:
    """The texts of the game with the numbers and names of the table's box, in Project Fluent."""
    return answer({"locale": locale, "text": library.game_text((await house.table(table_id)).game, locale)})


@router.post("/api/tables/{table_id}/join", response_model=Table, responses=errors(401, 404, 409))
async def join(table_id: TableId, body: JoinBody, house: TheHouse, account: Person) -> Response:
    """Take a seat."""
    return card(house, await tables.join(house, table_id, account, body.seat, body.name), account)


@router.post("/api/tables/{table_id}/leave", response_model=Table, responses=errors(401, 404, 409))
async def leave(table_id: TableId, body: LeaveBody, house: TheHouse, account: Person) -> Response:
    """Give a seat back before the start."""
    return card(house, await tables.leave(house, table_id, account, body.seat), account)


@router.put("/api/tables/{table_id}/seats/{seat}", response_model=Table, responses=errors(401, 404, 409))
async def fill(
    table_id: TableId, seat: SeatNumber, body: FillBody, house: TheHouse, account: Person
) -> Response:
    """The owner makes a free seat open, a bot's or an invited person's."""
    return card(house, await tables.fill(house, table_id, account, seat, body), account)


@router.post("/api/tables/{table_id}/start", response_model=Table, responses=errors(401, 404, 409))
async def start(table_id: TableId, house: TheHouse, account: Person) -> Response:
    """Begin the game; only the owner, when every seat is taken."""
    return card(house, await tables.start(house, table_id, account), account)


@router.post("/api/tables/{table_id}/rematch", response_model=Table, responses=errors(401, 404, 409))
async def rematch(table_id: TableId, house: TheHouse, account: Person) -> Response:
    """The same game with the same seats again."""
    return card(house, await tables.rematch(house, table_id, account), account)
