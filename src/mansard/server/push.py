"""Push messages: browsers that take them, the server's keys, and one sealed message.

The endpoint is an address that somebody gave us: it is checked and pinned as a webhook is. What is sent is
sealed for the browser by `pywebpush`; our own client carries it, for theirs follows redirects and proxies.
"""

import base64
import hashlib
import json
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02
from pywebpush import WebPusher

from mansard.server import metrics, model
from mansard.server.database import Connection, Database
from mansard.server.facts import keep_first
from mansard.server.notices import Hook, checked_webhook, is_told, post
from mansard.server.problems import Problem
from mansard.server.rows import Account, Subscription, values

if TYPE_CHECKING:
    from mansard.server.house import House

KEYS = "vapid"  # the fact that holds the server's keys
MOST = 10  # browsers of one person
KEPT = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
GONE = (404, 410)  # the browser has ended its subscription


async def keys_of(database: Database) -> Vapid02:
    """The keys that name this server to push services: made once, kept, the same for all processes."""
    fresh = Vapid02()
    fresh.generate_keys()
    async with database.write() as connection:
        pem = await keep_first(connection, KEYS, fresh.private_pem().decode("ascii"))
    return Vapid02.from_pem(pem.encode("ascii"))


def public_key(keys: Vapid02) -> str:
    """The public key as browsers want it."""
    form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return base64.urlsafe_b64encode(keys.public_key.public_bytes(*form)).rstrip(b"=").decode("ascii")


def name_of(endpoint: str) -> str:
    """The key of a subscription: its address may be long."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


async def subscriptions_of(connection: Connection, account: str) -> list[Subscription]:
    """The browsers of a person that take push messages, the oldest first."""
    box = model.subscriptions
    query = sa.select(box).where(box.c.account == account).order_by(box.c.created, box.c.id)
    return [Subscription(*row) for row in await connection.execute(query)]


async def subscribe(house: "House", account: Account, endpoint: str, p256dh: str, auth: str) -> None:
    """From now on a browser is told; the oldest of too many is not any more."""
    fresh = Subscription(name_of(endpoint), account.id, endpoint, p256dh, auth, house.now())
    await checked_endpoint(house, endpoint)
    sealed(fresh, {})
    async with house.database.write() as connection:
        await remove(connection, fresh.id)
        await connection.execute(sa.insert(model.subscriptions).values(**values(fresh)))
        for old in (await subscriptions_of(connection, account.id))[:-MOST]:
            await remove(connection, old.id)
        await note_told(connection, account)


async def unsubscribe(house: "House", account: Account, endpoint: str) -> None:
    """A browser is told no more; another person's is not touched."""
    box = model.subscriptions
    async with house.database.write() as connection:
        mine = (box.c.id == name_of(endpoint)) & (box.c.account == account.id)
        await connection.execute(sa.delete(box).where(mine))
        await note_told(connection, account)


async def remove(connection: Connection, subscription: str) -> None:
    """Forget a browser."""
    box = model.subscriptions
    await connection.execute(sa.delete(box).where(box.c.id == subscription))


async def note_told(connection: Connection, account: Account) -> None:
    """Write down whether a person wants to hear anything."""
    told = is_told(account.notices) or bool(await subscriptions_of(connection, account.id))
    people = model.accounts
    await connection.execute(sa.update(people).where(people.c.id == account.id).values(told=told))


async def checked_endpoint(house: "House", endpoint: str) -> Hook:
    """Where a push message goes: the same fence as for webhooks, and sealed on the way as well."""
    hook = await checked_webhook(house.settings, endpoint)
    if hook.url.scheme != "https" and not house.settings.webhook_private:
        raise Problem("invalid-push", problem="https was expected")
    return hook


def sealed(to: Subscription, message: dict[str, Any]) -> bytes:
    """A message that only the browser can read; a Problem if its keys are none."""
    info = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
    try:
        found = WebPusher(info).encode(json.dumps(message).encode(), content_encoding="aes128gcm")
    except Exception as error:  # whatever the library says of keys that a stranger sent, they are not ours
        raise Problem("invalid-push", problem="the keys of the browser cannot be used") from error
    body: bytes = found["body"]
    return body


async def push(house: "House", to: Subscription, message: dict[str, Any]) -> bool:
    """Send one message; False if the browser is gone, which is then forgotten."""
    hook = await checked_endpoint(house, to.endpoint)
    origin = f"{hook.url.scheme}://{hook.url.netloc.decode('ascii')}"
    claims = {"aud": origin, "sub": f"mailto:{house.settings.mail_from}", "exp": int(house.now()) + 12 * 3600}
    headers = {
        **house.push_keys.sign(claims),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT),
        "urgency": "high",
    }
    status = await post(hook, sealed(to, message), headers, GONE)
    if status in GONE:
        async with house.database.write() as connection:
            await remove(connection, to.id)
        metrics.notices.labels("push", "gone").inc()
        return False
    metrics.notices.labels("push", "sent").inc()
    return True
