"""Starts the server."""

import uvicorn

from mansard.server.app import create_app
from mansard.server.settings import Settings


def serve(host: str = "127.0.0.1", port: int = 8000, settings: Settings | None = None) -> None:
    """Serve until stopped."""
    uvicorn.run(create_app(settings), host=host, port=port, ws_max_size=65536, log_level="info")
