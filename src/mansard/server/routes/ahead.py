"""Thinking ahead while others move: a copy of the board to try moves on, and a plan for the next turn."""

from typing import Annotated, cast

from fastapi import APIRouter, Query, Response

from mansard.server import plans, sandbox, turns
from mansard.server.context import Person, TheHouse, answer, errors
from mansard.server.routes.tables import TableId
from mansard.server.schema.ahead import Plan, PlanBody, Sandbox, SandboxBody
from mansard.server.schema.problems import TurnProblem

router = APIRouter(tags=["play"])


@router.post(
    "/api/tables/{table_id}/sandbox", response_model=Sandbox, responses=errors(401, 404, s409=TurnProblem)
)
async def try_moves(table_id: TableId, body: SandboxBody, house: TheHouse, account: Person) -> Response:
    """Try moves of any seat on a copy of the board. What I may not know is guessed; nothing is stored."""
    table = await house.table(table_id)
    seat = turns.own_seat(table, account.id, body.seat)
    tries: list[sandbox.Try] = [{"seat": one.seat, "move": one.move} for one in body.tries]
    wish: sandbox.Wish = {"tries": tries, "actor": body.actor, "to_me": body.to_me}
    return answer(sandbox.tried(table, seat, body.version, wish))


@router.get("/api/tables/{table_id}/plan", response_model=Plan, responses=errors(401, 404, 409))
async def plan(
    table_id: TableId, house: TheHouse, account: Person, seat: Annotated[int, Query(ge=0, le=15)]
) -> Response:
    """The plan for the next turn of one of my seats, or what came of the last one."""
    table = await house.table(table_id)
    return answer(await plans.plan_of(house, table, turns.own_seat(table, account.id, seat)))


@router.put("/api/tables/{table_id}/plan", response_model=Plan, responses=errors(401, 404, 409))
async def put_plan(table_id: TableId, body: PlanBody, house: TheHouse, account: Person) -> Response:
    """Plan the next turn of one of my seats: nobody else sees it, and the server plays it when it comes."""
    lines = cast(list[plans.Line], [line.model_dump() for line in body.lines])
    return answer(await plans.keep_plan(house, table_id, account.id, body.seat, lines))
