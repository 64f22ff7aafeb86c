"""The coach at a running table: only for the own seats, only where it is allowed."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from mansard.server import coaching, turns
from mansard.server.context import Person, TheHouse, answer, errors
from mansard.server.redaction import seen_table
from mansard.server.routes.tables import TableId
from mansard.server.schema.coach import (
    AskBody,
    CoachAnswer,
    CoachBody,
    HintAnswer,
    PositionAnswer,
    WarningAnswer,
)
from mansard.server.schema.problems import TurnProblem
from mansard.server.schema.tables import Table

router = APIRouter(tags=["coach"])
After = Annotated[str, Query(max_length=64, description="the key of the last sentence: it is not said again")]


@router.put("/api/tables/{table_id}/coach", response_model=Table, responses=errors(401, 404, 409))
async def set_coach(table_id: TableId, body: CoachBody, house: TheHouse, account: Person) -> Response:
    """The owner turns the coach on or off. Everybody sees it; a rated table has none."""
    table = await coaching.set_level(house, table_id, account, body.level)
    return answer(seen_table(table, account.id, house.now()))


@router.get("/api/tables/{table_id}/coach", response_model=CoachAnswer, responses=errors(401, 404, 409))
async def coach(
    table_id: TableId,
    house: TheHouse,
    account: Person,
    seat: Annotated[int, Query(ge=0, le=15)],
    after: After = "",
) -> Response:
    """Whether my seat is coached, and what matters now."""
    table = await house.table(table_id)
    return answer(await coaching.told(house, table, turns.own_seat(table, account.id, seat), after))


@router.post(
    "/api/tables/{table_id}/coach/hint",
    response_model=HintAnswer,
    responses=errors(401, 404, s409=TurnProblem),
)
async def hint(table_id: TableId, body: AskBody, house: TheHouse, account: Person) -> Response:
    """The best turns of my seat with reasons, told in three steps; after drafted moves, how to go on."""
    table = await house.table(table_id)
    seat = turns.own_seat(table, account.id, body.seat)
    return answer(await coaching.hint(house, table, seat, body.version, body.moves))


@router.post(
    "/api/tables/{table_id}/coach/position",
    response_model=PositionAnswer,
    responses=errors(401, 404, s409=TurnProblem),
)
async def explain_position(table_id: TableId, body: AskBody, house: TheHouse, account: Person) -> Response:
    """Explain the position: points by source now and at the expected end, and the chance to win."""
    table = await house.table(table_id)
    seat = turns.own_seat(table, account.id, body.seat)
    return answer(await coaching.position(house, table, seat, body.version))


@router.post(
    "/api/tables/{table_id}/coach/warning",
    response_model=WarningAnswer,
    responses=errors(401, 404, s409=TurnProblem),
)
async def warning(table_id: TableId, body: AskBody, house: TheHouse, account: Person) -> Response:
    """Ask before a turn is sent whether it gives away much. A warning that was told counts."""
    table = await house.table(table_id)
    seat = turns.own_seat(table, account.id, body.seat)
    return answer(await coaching.warning(house, table, seat, body.version, body.moves))
