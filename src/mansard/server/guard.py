"""What every request passes: size, origin, rate, and the headers of every answer."""

import hashlib
import logging
import time
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mansard.server import metrics
from mansard.server.logs import begin_request
from mansard.server.problems import Problem
from mansard.server.rates import Bucket, rates_for
from mansard.server.settings import Settings

log = logging.getLogger("mansard.server")
AN_ADDRESS = 5  # many people may share one
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"script-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; frame-ancestors 'none'; "
        b"worker-src 'self'; manifest-src 'self'; object-src 'none'; "
        b"base-uri 'self'; form-action 'self'",
    ),
]


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request came from our own page, or from a program that is no browser."""
    headers = connection.headers
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.rates = rates_for(settings)
        often = settings.requests_per_second
        self.of_person = Bucket("person", often, often * 5)
        self.of_address = Bucket("address", often * AN_ADDRESS, often * AN_ADDRESS * 5)
        self.sign_ins = Bucket("sign-in", settings.sign_ins_per_minute / 60, settings.sign_ins_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        name = begin_request(Headers(scope=scope).get("x-request-id"))
        status = [500]

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
                own = [(b"x-request-id", name.encode()), *self.headers(scope)]
                message["headers"] = [*message.get("headers", []), *own]
            await send(message)

        try:
            await self.checked(scope, receive, with_headers)
        except Problem as problem:
            await send_problem(problem, with_headers)
        finally:
            self.note(scope, status[0], time.perf_counter() - begun)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count a request that was answered, and log it: a slow one as a warning."""
        route = getattr(scope.get("route"), "path", "other")
        metrics.requests.labels(route, status).observe(seconds)
        level = logging.WARNING if seconds >= self.settings.slow_request else logging.INFO
        if not log.isEnabledFor(level):
            return
        method = scope["method"]
        facts = {"method": method, "route": route, "status": status, "seconds": round(seconds, 4)}
        if route.startswith("/api/"):
            facts |= scope.get("path_params", {})
        log.log(level, "%s %s %d in %.3f s", method, route, status, seconds, extra={"facts": facts})

    def headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """The headers of every answer; what the API says is never cached."""
        extra = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api/") else []
        if self.settings.secure:
            extra.append((b"strict-transport-security", b"max-age=31536000"))
        return HEADERS + extra

    async def checked(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Origin and rate, then size while the body arrives."""
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and not same_origin(HTTPConnection(scope)):
            raise Problem("foreign-origin")
        await self.check_rate(scope, headers)
        limit = self.limit(scope)
        length = headers.get("content-length", "0")
        if length.isdigit() and int(length) > limit:
            raise Problem("too-large", limit=limit)
        await self.app(scope, counted(scope, receive, limit), send)

    def limit(self, scope: Scope) -> int:
        """The largest body: only a new table or a record may bring a component file."""
        return (
            self.settings.components_limit + 65536
            if scope["path"] in ("/api/tables", "/api/records")
            else self.settings.body_limit
        )

    async def check_rate(self, scope: Scope, headers: Headers) -> None:
        """Nobody may ask too often, nor may an address with ever new names; a sign-in is dearer."""
        if not self.settings.rate_limits or not scope["path"].startswith("/api/"):
            return
        client: Any = scope.get("client")
        address = client[0] if client else ""
        asked = [(self.of_address, address)]
        if "cookie" in headers:
            asked.append((self.of_person, hashlib.sha256(headers["cookie"].encode()).hexdigest()[:24]))
        else:
            asked.append((self.of_person, address))
        if scope["path"] in ("/api/login", "/api/register", "/api/guest"):
            asked.append((self.sign_ins, address))
        for bucket, who in asked:
            wait = await self.rates.take(bucket, who)
            if wait:
                raise Problem("too-many-requests", seconds=max(1, round(wait)))


def counted(scope: Scope, receive: Receive, limit: int) -> Receive:
    """Receive, but not more than the limit, whatever the header said."""
    total = [0]

    async def receive_some() -> MutableMapping[str, Any]:
        message = await receive()
        total[0] += len(message.get("body", b""))
        if total[0] > limit:
            scope["mansard.too_large"] = limit  # the framework turns every error here into one of its own
            raise Problem("too-large", limit=limit)
        return message

    return receive_some


async def send_problem(problem: Problem, send: Send) -> None:
    """A problem as an answer."""
    metrics.problems.labels(problem.code).inc()
    body = msgspec.json.encode(problem.body())
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    if problem.code == "too-many-requests":
        headers.append((b"retry-after", str(problem.args_["seconds"]).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
