"""Records and bug reports."""

from typing import Any

from fastapi import APIRouter, Response
from pydantic import BaseModel

from mansard.server.context import TheHouse, Visitor, answer, errors
from mansard.server.history import entries_after
from mansard.server.redaction import seen_record
from mansard.server.report import bug_report
from mansard.server.routes.play import AtVersion, SeatQuery, perspective
from mansard.server.routes.tables import TableId
from mansard.server.schema.play import Entry
from mansard.server.shapes import GameView

router = APIRouter(tags=["history"])


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
