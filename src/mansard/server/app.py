"""The application: routes, problems, the web client's files."""

import logging
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import mansard
from mansard.server import metrics
from mansard.server.database import AWAY
from mansard.server.express import Express
from mansard.server.guard import Guard
from mansard.server.house import House
from mansard.server.migrate import migrate
from mansard.server.pages import add_pages
from mansard.server.problems import Problem
from mansard.server.routes import (
    ahead,
    boxes,
    clubs,
    coach,
    conduct,
    games,
    history,
    lessons,
    live,
    people,
    play,
    puzzles,
    review,
    seats,
    statistics,
    tables,
    tournaments,
)
from mansard.server.settings import Settings
from mansard.server.shapes import all_schemas

log = logging.getLogger("mansard.server")
HURRY = 0.0005  # seconds that a thread of the database waits for a busy loop, ten times less than usual
MODULES = (
    ahead,
    games,
    lessons,
    puzzles,
    boxes,
    people,
    tables,
    play,
    seats,
    history,
    review,
    coach,
    statistics,
    tournaments,
    clubs,
    conduct,
    live,
)


class Application(FastAPI):
    """FastAPI that describes the views and moves of every game as well."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            super().openapi()["components"]["schemas"] |= all_schemas()
        return super().openapi()


def create_app(
    settings: Settings | None = None,
    clock: Callable[[], float] = time.time,
    chance: Callable[[int], bytes] = secrets.token_bytes,
) -> FastAPI:
    """The server as an ASGI application; settings come from the environment unless given."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(HURRY)
        await migrate(chosen.database)
        house = House(chosen, clock, chance)
        app.state.house = house
        await house.open()
        yield
        await house.close()

    app = Application(
        title="Mansard",
        version=mansard.__version__,
        lifespan=lifespan,
        docs_url=None,  # pages.py serves it without a foreign host
        redoc_url=None,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=lambda route: route.name,
    )
    app.add_middleware(Express)
    app.add_middleware(Guard, settings=chosen)
    add_problem_handlers(app)
    for module in MODULES:
        app.include_router(module.router)
    add_pages(app)
    return app


def add_problem_handlers(app: FastAPI) -> None:
    """Everything that goes wrong has the same form."""

    @app.exception_handler(Problem)
    async def problem(_: Request, error: Problem) -> Response:
        metrics.problems.labels(error.code).inc()
        return Response(
            msgspec.json.encode(error.body()), error.status, media_type="application/problem+json"
        )

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return await problem(request, Problem("malformed", problem=first_error(error.errors())))

    async def away(request: Request, error: Exception) -> Response:
        log.warning("%s: the database is away: %r", request.url.path, error)
        return await problem(request, Problem("busy"))

    for kind in AWAY:
        app.add_exception_handler(kind, away)

    @app.exception_handler(HTTPException)
    async def not_there(request: Request, error: HTTPException) -> Response:
        if "mansard.too_large" in request.scope:
            return await problem(request, Problem("too-large", limit=request.scope["mansard.too_large"]))
        codes = {404: "not-found", 405: "method-not-allowed"}
        code = codes.get(error.status_code, "malformed")
        return await problem(
            request, Problem(code, problem=str(error.detail)) if code == "malformed" else Problem(code)
        )


def first_error(errors: Any) -> str:
    """The first thing that is wrong with a request: where, and what."""
    first = errors[0]
    text = f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
    return text.encode("utf-8", "replace").decode()[:500]
