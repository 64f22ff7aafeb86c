"""Everything that is not the API: health, metrics, and the files of the web client."""

import asyncio
import mimetypes
from importlib import resources
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.openapi.docs import get_swagger_ui_html
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.types import Receive, Scope, Send

from mansard.server.house import House
from mansard.server.problems import Problem

NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Mansard</title>"
    "<h1>Mansard</h1><p>The server runs; its web client is not built. Build it with <code>make play</code>, "
    "or with <code>npm ci && npm run build</code> in <code>web/</code>."
    "<p>The API is described in <a href=/api/docs>/api/docs</a>."
)
LONGEST_PATH = 500
LONGEST_NAME = 255  # bytes of a part of it
FOREVER = "public, max-age=31536000, immutable"


def web_folder() -> Path:
    """Where the built web client lies."""
    return Path(str(resources.files("mansard") / "web"))


def add_pages(app: FastAPI) -> None:
    """Health, metrics, web client."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz(request: Request) -> Response:
        """Alive: the rounds of clocks and bots go on; else the process should be started again."""
        house: House = request.app.state.house
        return health({"rounds": not house.keeper.is_late()})

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> Response:
        """Ready: whatever is needed for a turn is there; else requests should go elsewhere for a while."""
        house: House = request.app.state.house
        database, broker = await asyncio.gather(house.database.answers(), house.broker.answers())
        return health({"rounds": not house.keeper.is_late(), "database": database, "broker": broker})

    @app.get("/api/docs", include_in_schema=False)
    async def api_docs() -> HTMLResponse:
        """The API to read and to try: Swagger UI from our own files."""
        return get_swagger_ui_html(
            openapi_url="/api/openapi.json",
            title="Mansard API",
            swagger_js_url="/api-docs/swagger-ui-bundle.js",
            swagger_css_url="/api-docs/swagger-ui.css",
            swagger_favicon_url="/api-docs/favicon-32x32.png",
        )

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        return web_page(web_folder(), path, "gzip" in request.headers.get("accept-encoding", ""))


class Whole(FileResponse):
    """A file as a whole: all are small, and an odd range would be refused in a form that is not ours."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = [(name, value) for name, value in scope["headers"] if name != b"range"]
        await super().__call__({**scope, "headers": asked}, receive, send)


def health(parts: dict[str, bool]) -> Response:
    """Which parts are well; 503 if one is not."""
    body = {"status": "ok" if all(parts.values()) else "failing", **parts}
    return JSONResponse(body, 200 if all(parts.values()) else 503)


def web_page(folder: Path, path: str, packed: bool = False) -> Response:
    """A file of the web client; any other address is its first page, which finds its way by itself."""
    if path == "api" or path.startswith("api/") or not is_name(path):
        raise Problem("not-found")
    first = folder / "index.html"
    if not first.is_file():
        return HTMLResponse(NOT_BUILT)
    wanted = (folder / path).resolve()
    if path and wanted.is_relative_to(folder.resolve()) and wanted.is_file():
        return file_of(wanted, FOREVER if "immutable" in wanted.parts else "no-cache", packed)
    return file_of(first, "no-cache", packed)


def is_name(path: str) -> bool:
    """Whether a file may be called so; a file system refuses to look for other names."""
    longest = max(len(part.encode("utf-8", "replace")) for part in path.split("/"))
    return len(path) <= LONGEST_PATH and longest <= LONGEST_NAME and path.isprintable()


def file_of(path: Path, kept: str, packed: bool) -> Response:
    """A file, or its compressed copy for those who can read it."""
    headers = {"cache-control": kept, "vary": "accept-encoding", "accept-ranges": "none"}
    copy = path.with_name(f"{path.name}.gz")
    if not packed or not copy.is_file():
        return Whole(path, headers=headers)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Whole(copy, media_type=kind, headers={**headers, "content-encoding": "gzip"})
