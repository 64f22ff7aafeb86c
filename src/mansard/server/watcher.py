"""One WebSocket at a table: what it has, what it still lacks, what it has acknowledged.

A watcher sends what is missing since the last version it sent, so a slow client gets several turns in one
message instead of a queue that grows, and a client that does not acknowledge gets them again.
"""

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from fastapi import WebSocket

from mansard.server import metrics
from mansard.server.history import entries_after
from mansard.server.open_table import OpenTable
from mansard.server.redaction import seen_clocks, seen_entry, seen_table, told_view, withdrawable

if TYPE_CHECKING:
    from mansard.server.hub import Hub

WINDOW = 32  # versions that may be on their way without an acknowledgement
RESEND = 10.0  # seconds without an acknowledgement after which they are sent again
MOST_WAITING = 500  # messages that a client has not fetched; who lets more wait is let go
CATCH_UP = 200  # a client that lacks more gets a whole view and no log

encode = msgspec.json.Encoder().encode


class Watcher:
    """A WebSocket, the perspective it has, and how far it has come."""

    def __init__(self, hub: "Hub", socket: WebSocket, table_id: str, account: str | None) -> None:
        self.hub = hub
        self.socket = socket
        self.table_id = table_id
        self.account = account
        self.seat: int | None = None
        self.ready = False
        self.sent = 0
        self.acked = 0
        self.epoch = -1
        self.sent_at = 0.0
        self.extra: list[dict[str, Any]] = []
        self.deaf: set[str] = set()  # whose chat the person does not want to hear
        self.wake = asyncio.Event()
        self.too_slow = asyncio.Event()

    def greet(self, seat: int | None, version: int, epoch: int) -> None:
        """The client has told what it has."""
        self.seat = seat
        self.sent = self.acked = version
        self.epoch = epoch
        self.ready = True

    def ack(self, version: int) -> None:
        """The client has everything up to this version."""
        waited = self.sent - self.acked >= WINDOW
        self.acked = max(self.acked, min(version, self.sent))
        if waited:
            self.wake.set()

    def late(self, now: float) -> bool:
        """Whether an acknowledgement is overdue."""
        return self.ready and self.acked < self.sent and now - self.sent_at > RESEND

    def resend(self) -> None:
        """Begin again where the client stopped acknowledging."""
        self.sent = self.acked
        self.wake.set()

    def say(self, message: dict[str, Any]) -> None:
        """Add a message that belongs to no version; memory is not for those who do not read."""
        if len(self.extra) >= MOST_WAITING:
            self.too_slow.set()
            return
        self.extra.append(message)
        self.wake.set()

    async def run(self) -> None:
        """Send whatever is due, as long as the socket is open."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.ready:
                for message in await self.due():
                    await self.socket.send_text(message.decode())
                    metrics.pushes.inc()

    async def due(self) -> list[bytes]:
        """The messages that the client lacks."""
        messages = [encode(message) for message in self.extra]
        self.extra.clear()
        table = await self.hub.house.watched(self.table_id)
        epoch, shown = table.row.epoch, table.over()
        if table.version > self.sent and self.sent - self.acked < WINDOW:
            version = table.version
            nothing_else = epoch - self.epoch == version - self.sent and not shown
            messages.append(await self.commits(table))
            self.sent = version
            self.sent_at = self.hub.house.now()
            self.epoch = epoch if nothing_else else self.epoch
        if epoch > self.epoch:
            self.epoch = epoch
            messages.append(encode(self.card(table)))
        if table.version > self.sent and self.sent - self.acked < WINDOW:
            self.wake.set()
        return messages

    def card(self, table: OpenTable) -> dict[str, Any]:
        """The table around the game: seats, clocks, status."""
        return {"type": "table", "table": seen_table(table, self.account, self.hub.house.now())}

    async def commits(self, table: OpenTable) -> bytes:
        """What happened since, with the view after it; made once for all who lack and see the same."""
        key = (self.sent, self.seat, table.version)
        made = self.hub.made.get(table.id)
        if made is None or made[0] != table.version:
            made = self.hub.made[table.id] = (table.version, {})
        if key not in made[1]:
            made[1][key] = encode(await news(self.hub, table, self.sent, self.seat))
        return made[1][key]


async def news(hub: "Hub", table: OpenTable, after: int, seat: int | None) -> dict[str, Any]:
    """The message about new turns; the table may move on while the log is read."""
    over, missing = table.over(), table.version - after
    message = {
        "type": "commits",
        "after": after,
        "version": table.version,
        "epoch": table.row.epoch,
        "seat": seat,
        "view": told_view(table, seat),
        "withdrawable": withdrawable(table.started(), seat),
        "status": table.status,
        "actors": table.row.actors,
        "clocks": seen_clocks(table, hub.house.now()),
        "rewind": table.row.rewind,
        "pause": table.row.pause,
    }
    entries = await entries_after(hub.house, table, after, missing) if missing <= CATCH_UP else []
    return {**message, "log": [seen_entry(entry, seat, over) for entry in entries]}
