"""Which notices a person may ask for, where a webhook may point, and how it is called."""

import asyncio
import ipaddress
import socket

import httpx

from mansard.server.problems import Problem
from mansard.server.rows import Wish
from mansard.server.schema.people import Notices
from mansard.server.settings import Settings


async def check_notices(settings: Settings, wanted: Notices, email: str | None) -> None:
    """A Problem if this server cannot fulfil the wish of a person."""
    if (wanted.email or wanted.digest) and (not settings.smtp or email is None):
        raise Problem("no-mail")
    if wanted.webhook is not None:
        await checked_webhook(settings, wanted.webhook)


def is_told(wish: Wish) -> bool:
    """Whether a person wants to hear anything, push messages aside."""
    return bool(wish["email"] or wish["webhook"] or wish["digest"])


class Hook:
    """A webhook that may be called: its address, and the host of the net that was checked for it."""

    def __init__(self, url: httpx.URL, host: str) -> None:
        self.url = url
        self.host = host


async def checked_webhook(settings: Settings, address: str) -> Hook:
    """A webhook is an address of the public net, so that nobody reaches into the operator's own."""
    if not address.isprintable() or " " in address:
        raise Problem("invalid-webhook", url=address, problem="it holds a character that no address has")
    try:
        url = httpx.URL(address)
        found = await _addresses(url)
    except (httpx.InvalidURL, OSError, ValueError) as error:
        raise Problem("invalid-webhook", url=address, problem=str(error)) from error
    if not settings.webhook_private and not all(is_public(host) for host in found):
        raise Problem("invalid-webhook", url=address, problem="the address is not public")
    return Hook(url, found[0])


async def _addresses(url: httpx.URL) -> list[str]:
    """The hosts of the net behind an address."""
    if url.scheme not in ("http", "https") or not url.host or url.userinfo:
        raise ValueError("http or https was expected")
    port = url.port or (443 if url.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(url.host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def is_public(host: str) -> bool:
    """Whether anybody could reach the host; an old address in the clothes of a new one is looked through."""
    address = ipaddress.ip_address(host.partition("%")[0])
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_global and not (mapped or address).is_multicast


async def post(hook: Hook, body: bytes, headers: dict[str, str], known: tuple[int, ...] = ()) -> int:
    """One request to the very host that was checked; no redirects, and the answer's body is not read.

    The status of the answer; one that is neither good nor known raises.
    """
    whole = {**headers, "host": hook.url.netloc.decode("ascii")}
    extensions = {"sni_hostname": hook.url.host}
    async with (
        httpx.AsyncClient(timeout=10, follow_redirects=False, trust_env=False) as client,
        client.stream(
            "POST", hook.url.copy_with(host=hook.host), content=body, headers=whole, extensions=extensions
        ) as answer,
    ):
        if answer.status_code not in known:
            answer.raise_for_status()
        return answer.status_code
