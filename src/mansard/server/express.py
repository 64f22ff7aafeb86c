"""The two requests of every turn, draft and commit, straight to their use cases.

For each request the framework looks through all routes, opens stacks of exits and asks a chain of
dependencies: more processor time than most drafts and commits need themselves. Both are declared and
described like all others, in routes/play.py, and the same functions are called here. Whatever is not plain, a
body that is malformed or a visitor without a name, goes the general way and gets its answer there.
"""

import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from fastapi import Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.datastructures import Headers
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mansard.server.conduct import check_not_banned
from mansard.server.database import AWAY
from mansard.server.house import House
from mansard.server.people import COOKIE
from mansard.server.problems import Problem
from mansard.server.routes import play
from mansard.server.schema.play import CommitBody, DraftBody

log = logging.getLogger("mansard.server")
PATH = re.compile(r"/api/tables/([a-z0-9]{1,32})/(draft|commit)")
BODIES: dict[str, type[BaseModel]] = {"draft": DraftBody, "commit": CommitBody}
CALLS: dict[str, Callable[..., Awaitable[Response]]] = {"draft": play.draft, "commit": play.commit}
ROUTES = {
    route.name: route
    for route in play.router.routes
    if isinstance(route, APIRoute) and route.name in CALLS and "POST" in (route.methods or ())
}


class Express:
    """Stands before the framework."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = (
            PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        )
        if found is None:
            await self.app(scope, receive, send)
            return
        headers, body = Headers(scope=scope), await whole(receive)
        name, house = found[2], scope["app"].state.house
        with whole_house(scope["path"]):
            account = await house.account(signed(house, headers)) if is_json(headers) else None
        parsed = understood(BODIES[name], body) if account is not None else None
        if parsed is None:
            await self.app(scope, again(body, receive), send)
            return
        assert account is not None, "nothing is understood of a visitor without a name"
        check_not_banned(house, account, scope["method"], scope["path"])
        scope["route"], scope["path_params"] = ROUTES[name], {"table_id": found[1]}
        with whole_house(scope["path"]):
            answer = await CALLS[name](found[1], parsed, house, account)
        await answer(scope, receive, send)


@contextmanager
def whole_house(path: str) -> Iterator[None]:
    """A Problem when the database is away, as everywhere."""
    try:
        yield
    except AWAY as error:
        log.warning("%s: the database is away: %r", path, error)
        raise Problem("busy") from error


def is_json(headers: Headers) -> bool:
    """Whether the body says that it is JSON."""
    return headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


def signed(house: House, headers: Headers) -> str | None:
    """Whose cookie came along."""
    return house.cookies.read(cookie_parser(headers.get("cookie", "")).get(COOKIE))


def understood(form: type[BaseModel], body: bytes) -> BaseModel | None:
    """The body in its form; None if it has not."""
    try:
        return form.model_validate_json(body)
    except ValidationError:
        return None


async def whole(receive: Receive) -> bytes:
    """The body; what has come so far if the client has gone."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body", False):
            return b"".join(parts)


def again(body: bytes, receive: Receive) -> Receive:
    """Receive as if nobody had read the body yet."""
    waiting: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]

    async def first_the_body() -> Message:
        return waiting.pop() if waiting else await receive()

    return first_the_body
