"""Complaints about people, for those who run the house."""

from fastapi import APIRouter, Response

from mansard.server import conduct
from mansard.server.context import Person, TheHouse, answer, errors
from mansard.server.schema.conduct import Complained, ComplaintBody

router = APIRouter(tags=["people"])


@router.post("/api/complaints", response_model=Complained, status_code=201, responses=errors(401, 404, 409))
async def complain(body: ComplaintBody, house: TheHouse, account: Person) -> Response:
    """Tell those who run the house about somebody; the person is not told."""
    await conduct.complain(house, account, body.player, body.why, body.table, body.line)
    return answer({"done": True}, 201)
