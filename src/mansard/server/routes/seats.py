"""Seats during play, rewinds by consent, chat, the private note."""

from typing import Annotated

from fastapi import APIRouter, Query, Response

from mansard.server import chatter, pauses, rewinds, rows, seats
from mansard.server.context import Person, TheHouse, Visitor, answer, errors
from mansard.server.routes.tables import TableId, card
from mansard.server.schema.tables import Table
from mansard.server.schema.talk import (
    Chat,
    ChatBody,
    ChatLine,
    Note,
    PauseAnswer,
    RewindAnswer,
    RewindBody,
    SeatAct,
    SeenBody,
    Visit,
)
from mansard.server.visits import alter_visit

router = APIRouter(tags=["seats"])


@router.post("/api/tables/{table_id}/resign", response_model=Table, responses=errors(401, 404, 409))
async def resign(table_id: TableId, body: SeatAct, house: TheHouse, account: Person) -> Response:
    """Give up; a bot plays on for the others."""
    return card(house, await seats.resign(house, table_id, account.id, body.seat), account)


@router.post("/api/tables/{table_id}/hand", response_model=Table, responses=errors(401, 404, 409))
async def hand(table_id: TableId, body: SeatAct, house: TheHouse, account: Person) -> Response:
    """Let a bot play for me."""
    return card(house, await seats.hand(house, table_id, account.id, body.seat), account)


@router.post("/api/tables/{table_id}/take-back", response_model=Table, responses=errors(401, 404, 409))
async def take_back(table_id: TableId, body: SeatAct, house: TheHouse, account: Person) -> Response:
    """Play myself again."""
    return card(house, await seats.take_back(house, table_id, account.id, body.seat), account)


@router.post("/api/tables/{table_id}/rewind", response_model=Table, responses=errors(401, 404, 409))
async def rewind(table_id: TableId, body: RewindBody, house: TheHouse, account: Person) -> Response:
    """Propose to take the game back to the position after a commit."""
    return card(house, await rewinds.propose(house, table_id, account.id, body.seat, body.number), account)


@router.post("/api/tables/{table_id}/rewind/answer", response_model=Table, responses=errors(401, 404, 409))
async def answer_rewind(table_id: TableId, body: RewindAnswer, house: TheHouse, account: Person) -> Response:
    """Agree to a rewind or refuse it."""
    return card(house, await rewinds.reply(house, table_id, account.id, body.seat, body.agree), account)


@router.post("/api/tables/{table_id}/pause", response_model=Table, responses=errors(401, 404, 409))
async def pause(table_id: TableId, body: SeatAct, house: TheHouse, account: Person) -> Response:
    """Propose to stop the clocks."""
    return card(house, await pauses.propose(house, table_id, account.id, body.seat), account)


@router.post("/api/tables/{table_id}/pause/answer", response_model=Table, responses=errors(401, 404, 409))
async def answer_pause(table_id: TableId, body: PauseAnswer, house: TheHouse, account: Person) -> Response:
    """Agree to stop the clocks, or refuse."""
    return card(house, await pauses.reply(house, table_id, account.id, body.seat, body.agree), account)


@router.post("/api/tables/{table_id}/pause/end", response_model=Table, responses=errors(401, 404, 409))
async def end_pause(table_id: TableId, body: SeatAct, house: TheHouse, account: Person) -> Response:
    """Let the clocks run again."""
    return card(house, await pauses.end(house, table_id, account.id, body.seat), account)


@router.get("/api/tables/{table_id}/chat", response_model=Chat, responses=errors(404))
async def get_chat(
    table_id: TableId,
    house: TheHouse,
    visitor: Visitor,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> Response:
    """What was said after a line, the latest 200; not by people whom I have blocked."""
    await house.table(table_id)
    who = visitor.id if visitor else None
    return answer({"chat": await chatter.lines_after(house, table_id, after, who)})


@router.post("/api/tables/{table_id}/chat", response_model=ChatLine, responses=errors(401, 404))
async def post_chat(table_id: TableId, body: ChatBody, house: TheHouse, account: Person) -> Response:
    """Say something; only those who sit at the table."""
    return answer(await chatter.say(house, table_id, account, body.text))


def seen(visit: rows.Visit) -> Response:
    """What somebody has seen, as an answer to himself."""
    return answer({"version": visit.version, "chat": visit.chat, "muted": visit.muted})


@router.post("/api/tables/{table_id}/seen", response_model=Visit, responses=errors(401, 403, 404))
async def post_seen(table_id: TableId, body: SeenBody, house: TheHouse, account: Person) -> Response:
    """I have seen this: no notice of it, and it is not marked as new."""
    news = {name: value for name, value in body.model_dump().items() if value is not None}
    return seen(await alter_visit(house, table_id, account.id, **news))


@router.get("/api/tables/{table_id}/note", response_model=Note, responses=errors(401, 404))
async def get_note(table_id: TableId, house: TheHouse, account: Person) -> Response:
    """My private note about the table."""
    return answer({"text": await chatter.note_of(house, table_id, account.id)})


@router.put("/api/tables/{table_id}/note", response_model=Note, responses=errors(401, 404))
async def put_note(table_id: TableId, body: Note, house: TheHouse, account: Person) -> Response:
    """Write my private note anew."""
    await chatter.keep_note(house, table_id, account.id, body.text)
    return answer({"text": body.text})
