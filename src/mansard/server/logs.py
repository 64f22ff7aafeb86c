"""The log: lines for people or JSON for programs, each with the request that caused it.

A line names routes, tables and durations, never cookies, bodies, moves or values of statements: what nobody
at a table may know is in no log either.
"""

import contextvars
import json
import logging
import re
import secrets
from datetime import UTC, datetime
from typing import Any

from mansard.server.settings import Settings

FORM = re.compile(r"[A-Za-z0-9._-]{1,64}")
request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="-")


def begin_request(offered: str | None) -> str:
    """The id of a request: a proxy's own if it looks like one, else a new one."""
    chosen = offered if offered is not None and FORM.fullmatch(offered) else secrets.token_hex(8)
    request_id.set(chosen)
    return chosen


class Lines(logging.Formatter):
    """One line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s [%(request)s] %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        record.request = request_id.get()
        return super().format(record)


class Json(logging.Formatter):
    """One object a line; what a message is about (`extra={"facts": {...}}`) has fields of its own."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "request": request_id.get(),
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False, default=str)


def log_config(settings: Settings) -> dict[str, Any]:
    """What uvicorn and `logging` take as configuration: the same in every process of a server."""
    form = Json if settings.log_format == "json" else Lines
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"ours": {"()": f"{__name__}.{form.__name__}"}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "ours"}},
        "loggers": {
            name: {"handlers": ["out"], "level": settings.log_level.upper(), "propagate": False}
            for name in ("mansard", "uvicorn")
        },
    }
