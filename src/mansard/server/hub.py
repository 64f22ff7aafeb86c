"""Who watches which table in this process, and who is there."""

import asyncio
import uuid
from typing import TYPE_CHECKING, Any

from mansard.server.problems import Problem
from mansard.server.redaction import seen_table
from mansard.server.watcher import Watcher

if TYPE_CHECKING:
    from mansard.server.house import House

FORGET = 30.0  # seconds after which a silent process counts as gone


class Hub:
    """The sockets of one process."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.name = uuid.uuid4().hex
        self.watchers: dict[str, set[Watcher]] = {}
        self.people: dict[str, set[asyncio.Queue[dict[str, Any]]]] = {}
        self.made: dict[str, tuple[int, dict[tuple[int, int | None, int], bytes]]] = {}
        self.elsewhere: dict[str, dict[str, tuple[float, dict[str, Any]]]] = {}

    # ------------------------------------------------------------------ coming and going

    async def enter(self, watcher: Watcher) -> None:
        """A socket has opened."""
        self.watchers.setdefault(watcher.table_id, set()).add(watcher)

    async def leave(self, watcher: Watcher) -> None:
        """A socket has closed."""
        watching = self.watchers.get(watcher.table_id, set())
        watching.discard(watcher)
        if not watching:
            self.watchers.pop(watcher.table_id, None)
            self.made.pop(watcher.table_id, None)
        await self.tell_presence(watcher.table_id)

    async def close(self) -> None:
        """The server stops: let the sockets go."""
        for watching in list(self.watchers.values()):
            for watcher in list(watching):
                watcher.ready = False

    # ------------------------------------------------------------------ news

    async def hear(self, news: dict[str, Any]) -> None:
        """Something has happened at a table, here or in another process."""
        table_id = str(news["table"])
        if "presence" in news:
            self.elsewhere.setdefault(table_id, {})[news["process"]] = (self.house.now(), news["presence"])
            self.show_presence(table_id)
        elif "chat" in news:
            for watcher in self.watchers.get(table_id, ()):
                watcher.say({"type": "chat", "chat": news["chat"]})
        else:
            await self._changed(table_id, news)

    async def _changed(self, table_id: str, news: dict[str, Any]) -> None:
        known = self.house.tables.get(table_id)
        if known is not None and known.row["epoch"] < news["epoch"]:
            self.house.forget(table_id)
        for watcher in self.watchers.get(table_id, ()):
            watcher.wake.set()
        if any(person in self.people for person in news.get("people", ())):
            await self._tell_people(table_id, news["people"])

    async def _tell_people(self, table_id: str, people: list[str]) -> None:
        try:
            table = await self.house.table(table_id)
        except Problem:
            return
        for person in people:
            for queue in self.people.get(person, ()):
                if not queue.full():
                    queue.put_nowait({"type": "table", "table": seen_table(table, person, self.house.now())})

    # ------------------------------------------------------------------ presence

    def here(self, table_id: str) -> dict[str, Any]:
        """Who watches in this process."""
        watching = [watcher for watcher in self.watchers.get(table_id, ()) if watcher.ready]
        people = sorted({watcher.account for watcher in watching if watcher.account is not None})
        return {"people": people, "strangers": sum(watcher.account is None for watcher in watching)}

    def presence(self, table_id: str) -> dict[str, Any]:
        """Who watches in all processes."""
        oldest = self.house.now() - FORGET
        others = self.elsewhere.get(table_id, {})
        parts = [self.here(table_id)] + [part for at, part in others.values() if at > oldest]
        people = sorted({person for part in parts for person in part["people"]})
        return {"people": people, "strangers": sum(part["strangers"] for part in parts)}

    def show_presence(self, table_id: str) -> None:
        """Tell the watchers of this process who is there."""
        watching = self.watchers.get(table_id)
        if watching:
            message = {"type": "presence", **self.presence(table_id)}
            for watcher in watching:
                watcher.say(message)

    async def tell_presence(self, table_id: str) -> None:
        """Somebody came or went here."""
        self.show_presence(table_id)
        if self.house.broker.shared:
            news = {"table": table_id, "process": self.name, "presence": self.here(table_id)}
            await self.house.broker.publish(news)
