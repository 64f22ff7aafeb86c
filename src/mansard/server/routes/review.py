"""Reviews of finished tables, lines that were not played, playing on, records from elsewhere."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from mansard.server import imports, playing_on, reviews
from mansard.server.context import Person, TheHouse, Visitor, answer, errors
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.redaction import seen_table
from mansard.server.routes.tables import TableId
from mansard.server.schema.review import (
    ContinueBody,
    Depth,
    LineAnswer,
    RecordBody,
    ReviewAnswer,
    ReviewBodyStart,
)
from mansard.server.schema.tables import Table

router = APIRouter(tags=["review"])


async def told(house: TheHouse, table: OpenTable, visitor: Visitor) -> Response:
    """Where the review stands."""
    return Response(await reviews.standing(house, table, visitor), media_type="application/json")


@router.get("/api/tables/{table_id}/review", response_model=ReviewAnswer, responses=errors(404, 409))
async def review(table_id: TableId, house: TheHouse, visitor: Visitor) -> Response:
    """How far the review is, and the deepest one there is. Who may see the record may look."""
    return await told(house, reviews.finished(await house.table(table_id)), visitor)


@router.post("/api/tables/{table_id}/review", response_model=ReviewAnswer, responses=errors(401, 404, 409))
async def start_review(
    table_id: TableId, body: ReviewBodyStart, house: TheHouse, account: Person
) -> Response:
    """Start a pass, or go on with one that was stopped; what is done or runs stays as it is."""
    table = reviews.finished(await house.table(table_id))
    await reviews.start(house, table, account, body.depth)
    return await told(house, table, account)


@router.delete("/api/tables/{table_id}/review", response_model=ReviewAnswer, responses=errors(401, 404, 409))
async def stop_review(table_id: TableId, house: TheHouse, account: Person, depth: Depth = "deep") -> Response:
    """Stop a pass; it can go on later where it was."""
    table = reviews.finished(await house.table(table_id))
    await reviews.stop(house, table, account, depth)
    return await told(house, table, account)


@router.get("/api/tables/{table_id}/review/line", response_model=LineAnswer, responses=errors(404, 409))
async def review_line(
    table_id: TableId,
    house: TheHouse,
    number: Annotated[int, Query(ge=1, le=10**9)],
    rank: Annotated[int, Query(ge=0, le=20)] = 0,
) -> Response:
    """One of the best turns of a reviewed commit, and after the first what might follow, for the board."""
    table = reviews.finished(await house.table(table_id))
    return answer(await reviews.line(house, table, number, rank))


@router.post(
    "/api/tables/{table_id}/continue", response_model=Table, status_code=201, responses=errors(401, 404, 409)
)
async def play_on(table_id: TableId, body: ContinueBody, house: TheHouse, account: Person) -> Response:
    """A new table that goes on from a position of this finished game, against bots; it is not rated."""
    source = reviews.finished(await house.table(table_id))
    table = await playing_on.play_on(house, source, account, body)
    return answer(seen_table(table, account.id, house.now()), 201)


@router.post("/api/records", response_model=Table, status_code=201, responses=errors(401, 404, 409))
async def import_record(body: RecordBody, house: TheHouse, account: Person) -> Response:
    """A finished game from elsewhere as a table of its own: to look at and to review. It counts nowhere."""
    if len(body.record) + len(body.components or "") > house.settings.components_limit:
        raise Problem("too-large", limit=house.settings.components_limit)
    table = await imports.import_record(house, account, body.record, body.components)
    return answer(seen_table(table, account.id, house.now()), 201)
