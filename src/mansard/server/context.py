"""What a route gets: the house, who asks, and answers that are encoded once."""

from typing import Annotated, Any

import msgspec
from fastapi import Depends, Request, Response

from mansard.server.conduct import check_not_banned
from mansard.server.house import House
from mansard.server.people import COOKIE, YEAR
from mansard.server.problems import Problem
from mansard.server.rows import Account
from mansard.server.schema.problems import ProblemBody

encode = msgspec.json.Encoder().encode


async def house_of(request: Request) -> House:
    """The house that this application serves; a plain function would run in a thread of its own."""
    house: House = request.app.state.house
    return house


TheHouse = Annotated[House, Depends(house_of)]


async def visitor(request: Request, house: TheHouse) -> Account | None:
    """Who asks, if he has a name."""
    found = await house.account(house.cookies.read(request.cookies.get(COOKIE)))
    if found is not None and found.banned_until > house.now():
        house.doors.note(address_of(request), found.id, found.banned_until)
    return found


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


async def person(
    found: Annotated[Account | None, Depends(visitor)], request: Request, house: TheHouse
) -> Account:
    """Who asks; a Problem without a name, or for somebody who is shut out and wants to do something."""
    if found is None:
        raise Problem("sign-in")
    check_not_banned(house, found, request.method, request.url.path)
    return found


Visitor = Annotated[Account | None, Depends(visitor)]
Person = Annotated[Account, Depends(person)]


def answer(content: Any, status: int = 200) -> Response:
    """An answer as JSON, without a second check of what we made ourselves."""
    return Response(encode(content), status, media_type="application/json")


def set_cookie(house: House, response: Response, account: Account) -> Response:
    """The answer with the cookie of an account."""
    value = house.cookies.write(account.id)
    response.set_cookie(
        COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=house.settings.secure, path="/"
    )
    return response


def errors(*statuses: int, **special: Any) -> dict[int | str, dict[str, Any]]:
    """The problems that a route answers with, for OpenAPI."""
    known = {400, 403, 413, 422, 429, *statuses}
    found: dict[int | str, dict[str, Any]] = {status: {"model": ProblemBody} for status in sorted(known)}
    return found | {int(name[1:]): {"model": form} for name, form in special.items()}
