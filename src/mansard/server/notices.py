"""Which notices a person may ask for, and where a webhook may point."""

import asyncio
import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

from mansard.server.problems import Problem
from mansard.server.settings import Settings


async def checked_notices(settings: Settings, wanted: dict[str, Any], email: str | None) -> dict[str, Any]:
    """The wish of a person, if this server can fulfil it."""
    if (wanted["email"] or wanted["digest"]) and (not settings.smtp or email is None):
        raise Problem("no-mail")
    if wanted["webhook"] is not None:
        await check_webhook(settings, wanted["webhook"])
    return wanted


async def check_webhook(settings: Settings, url: str) -> None:
    """A webhook is an address of the public net, so that nobody reaches into the operator's own."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError as error:
        raise Problem("invalid-webhook", url=url, problem=str(error)) from error
    if parts.scheme not in ("http", "https") or not host or parts.username:
        raise Problem("invalid-webhook", url=url, problem="http or https was expected")
    if not settings.webhook_private:
        await _check_public(url, host, port)


async def _check_public(url: str, host: str, port: int) -> None:
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Problem("invalid-webhook", url=url, problem=str(error)) from error
    for *_, address in found:
        if not ipaddress.ip_address(str(address[0])).is_global:
            raise Problem("invalid-webhook", url=url, problem="the address is not public")
