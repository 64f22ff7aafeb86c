"""Notices by e-mail and webhook: off until a person asks for them."""

from typing import Any

from mansard.server.problems import Problem
from mansard.server.settings import Settings


async def checked_notices(settings: Settings, wanted: dict[str, Any], email: str | None) -> dict[str, Any]:
    """The wish of a person, if this server can fulfil it."""
    if (wanted["email"] or wanted["digest"]) and (not settings.smtp or email is None):
        raise Problem("no-mail")
    return wanted
