"""Starts the server, and the workers in which bots think when the server has grown."""

import os
import socket
import subprocess
import sys

import uvicorn

from mansard.server.app import create_app
from mansard.server.logs import log_config
from mansard.server.settings import Settings

LARGEST_MESSAGE = 16 * 1024
FAREWELL = 5  # seconds that open sockets have to end after SIGTERM


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    processes: int = 1,
    settings: Settings | None = None,
    handle: int | None = None,
) -> None:
    """Serve until stopped, upon an open socket if one is handed over. Several processes need a broker and a
    database that they share."""
    chosen = settings or Settings()
    common = {"host": host, "port": port, "ws_max_size": LARGEST_MESSAGE, "access_log": False}
    common |= {"timeout_graceful_shutdown": FAREWELL, "log_config": log_config(chosen)}
    if handle is not None:
        server = uvicorn.Server(uvicorn.Config(create_app(chosen), **common))  # type: ignore[arg-type]
        server.run([socket.socket(fileno=handle)])
        return
    if processes == 1:
        uvicorn.run(create_app(chosen), **common)  # type: ignore[arg-type]
        return
    if not chosen.broker:
        raise ValueError("several processes need MANSARD_BROKER, as in redis://127.0.0.1:6379/0")
    uvicorn.run("mansard.server.app:create_app", factory=True, workers=processes, **common)  # type: ignore[arg-type]


def work(processes: int = 1) -> int:
    """Let bots think for all servers behind the broker (MANSARD_JOBS=taskiq) until stopped."""
    command = ["-m", "taskiq", "worker", "mansard.server.worker:queue", "--workers", str(processes)]
    limits = ["--max-async-tasks", "1", "--max-threadpool-threads", "1", "--log-level", "WARNING"]
    return subprocess.call([sys.executable, *command, *limits], env=os.environ.copy())
