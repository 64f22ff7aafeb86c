"""Play: view, draft, commit, reasons, the log."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from mansard.server import drafts, turns
from mansard.server.context import Person, TheHouse, Visitor, answer, errors
from mansard.server.history import entries_after, position_at
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.redaction import seen_entry, seen_view
from mansard.server.routes.tables import TableId
from mansard.server.rows import Account
from mansard.server.schema.play import (
    CommitAnswer,
    CommitBody,
    DraftAnswer,
    DraftBody,
    KeepBody,
    KeptDraft,
    Log,
    Steps,
    ViewAnswer,
    WhyAnswer,
    WhyBody,
)
from mansard.server.schema.problems import TurnProblem
from mansard.server.steps import steps_after

router = APIRouter(tags=["play"])
SeatQuery = Annotated[int | None, Query(ge=0, le=15, description="one of my seats; none: as a spectator")]
AtVersion = Annotated[int | None, Query(ge=0, le=10**9, description="an earlier version; none: the newest")]


def perspective(table: OpenTable, visitor: Account | None, seat: int | None) -> int | None:
    """The seat whose eyes may be used: one's own, any after the end, or a spectator's."""
    if seat is None:
        return None
    if not 0 <= seat < len(table.seats):
        raise Problem("no-such-seat", seat=seat)
    if not table.over():
        turns.own_seat(table, visitor.id if visitor else None, seat)
    return seat


@router.get("/api/tables/{table_id}/view", response_model=ViewAnswer, responses=errors(404, 409))
async def view(
    table_id: TableId, house: TheHouse, visitor: Visitor, seat: SeatQuery = None, version: AtVersion = None
) -> Response:
    """What a seat sees, now or at an earlier version. After the end every seat's view is open."""
    table = await house.table(table_id)
    eyes = perspective(table, visitor, seat)
    at = table.version if version is None else version
    table.started()
    state = await position_at(house, table, at)
    last_own = table.seats[eyes].last_own if eyes is not None else None
    return answer({"version": at, "seat": eyes, "last_own": last_own, "view": seen_view(state, eyes)})


@router.post(
    "/api/tables/{table_id}/draft", response_model=DraftAnswer, responses=errors(401, 404, s409=TurnProblem)
)
async def draft(table_id: TableId, body: DraftBody, house: TheHouse, account: Person) -> Response:
    """Compose a turn in private: the view after it, what it brings, the legal moves that may follow."""
    table = await house.table(table_id)
    seat = turns.own_seat(table, account.id, body.seat)
    return answer(turns.draft(table, seat, body.version, body.moves, body.previews, body.ahead))


@router.get("/api/tables/{table_id}/draft", response_model=KeptDraft, responses=errors(401, 404, 409))
async def kept_draft(
    table_id: TableId, house: TheHouse, account: Person, seat: Annotated[int, Query(ge=0, le=15)]
) -> Response:
    """The draft that is kept for one of my seats, if the table has not moved on since."""
    table = await house.table(table_id)
    mine = turns.own_seat(table, account.id, seat)
    return answer(await drafts.kept_draft(house, table, mine))


@router.put(
    "/api/tables/{table_id}/draft", response_model=KeptDraft, responses=errors(401, 404, s409=TurnProblem)
)
async def keep_draft(table_id: TableId, body: KeepBody, house: TheHouse, account: Person) -> Response:
    """Keep a draft for one of my seats: nobody else sees it, and the next version drops it."""
    table = await house.table(table_id)
    seat = turns.own_seat(table, account.id, body.seat)
    return answer(await drafts.keep_draft(house, table, seat, body.version, body.moves))


@router.post(
    "/api/tables/{table_id}/commit", response_model=CommitAnswer, responses=errors(401, 404, s409=TurnProblem)
)
async def commit(table_id: TableId, body: CommitBody, house: TheHouse, account: Person) -> Response:
    """Carry out a whole turn or nothing of it. Sending the same key again is safe."""
    return answer(
        await turns.commit(house, table_id, account.id, body.seat, body.version, body.moves, body.key)
    )


@router.post(
    "/api/tables/{table_id}/why", response_model=WhyAnswer, responses=errors(401, 404, s409=TurnProblem)
)
async def why(table_id: TableId, body: WhyBody, house: TheHouse, account: Person) -> Response:
    """Why a move is not legal now: the rule's section and a text key."""
    table = await house.table(table_id)
    seat = turns.own_seat(table, account.id, body.seat)
    return answer(turns.why_not(table, seat, body.moves, body.move))


@router.get("/api/tables/{table_id}/log", response_model=Log, responses=errors(404, 409))
async def log(
    table_id: TableId,
    house: TheHouse,
    visitor: Visitor,
    seat: SeatQuery = None,
    after: Annotated[int, Query(ge=0, le=10**9)] = 0,
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
) -> Response:
    """What happened after a version, as far as the seat may know it."""
    table = await house.table(table_id)
    eyes = perspective(table, visitor, seat)
    entries = await entries_after(house, table, after, limit)
    return answer(
        {"version": table.version, "entries": [seen_entry(entry, eyes, table.over()) for entry in entries]}
    )


@router.get("/api/tables/{table_id}/steps", response_model=Steps, responses=errors(404, 409))
async def steps(
    table_id: TableId,
    house: TheHouse,
    visitor: Visitor,
    after: Annotated[int, Query(ge=0, le=10**9)],
    until: Annotated[int, Query(ge=0, le=10**9)],
    seat: SeatQuery = None,
) -> Response:
    """What happened between two versions move by move, each with what the seat saw then."""
    table = await house.table(table_id)
    eyes = perspective(table, visitor, seat)
    table.started()
    last = min(until, table.version)
    return answer({"version": last, "steps": await steps_after(house, table, min(after, last), last, eyes)})


@router.get("/api/tables/{table_id}/recap", response_model=Log, responses=errors(401, 404, 409))
async def recap(
    table_id: TableId, house: TheHouse, account: Person, seat: Annotated[int, Query(ge=0, le=15)]
) -> Response:
    """What happened since the seat's last own turn."""
    table = await house.table(table_id)
    eyes = turns.own_seat(table, account.id, seat)
    entries = await entries_after(house, table, table.seats[eyes].last_own, 500)
    return answer(
        {"version": table.version, "entries": [seen_entry(entry, eyes, table.over()) for entry in entries]}
    )
