"""Who watches which table in this process, and who is there."""

import asyncio
import uuid
from collections import Counter
from typing import TYPE_CHECKING, Any, TypedDict

import sqlalchemy as sa

from mansard.server import model
from mansard.server.problems import Problem
from mansard.server.rates import Bucket
from mansard.server.redaction import seen_table
from mansard.server.watcher import Watcher

if TYPE_CHECKING:
    from mansard.server.house import House

FORGET = 30.0  # seconds after which a silent process counts as gone


class Presence(TypedDict):
    """Who watches a table."""

    people: list[str]
    strangers: int


class Hub:
    """The sockets of one process."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.name = uuid.uuid4().hex
        self.watchers: dict[str, dict[Watcher, None]] = {}  # in the order in which they came
        self.sockets: Counter[str] = Counter()
        self.people: dict[str, set[asyncio.Queue[dict[str, Any]]]] = {}
        self.made: dict[str, tuple[int, dict[tuple[int, int | None, int], bytes]]] = {}
        self.elsewhere: dict[str, dict[str, tuple[float, Presence]]] = {}
        often = house.settings.requests_per_second
        self._said = Bucket("message", often, often * 5)

    # ------------------------------------------------------------------ coming and going

    async def enter(self, watcher: Watcher) -> None:
        """A socket has opened."""
        self.watchers.setdefault(watcher.table_id, {})[watcher] = None

    async def leave(self, watcher: Watcher) -> None:
        """A socket has closed."""
        watching = self.watchers.get(watcher.table_id, {})
        watching.pop(watcher, None)
        if not watching:
            self.watchers.pop(watcher.table_id, None)
            self.made.pop(watcher.table_id, None)
        await self.tell_presence(watcher.table_id)

    def check_sockets(self, who: str) -> None:
        """Nobody may hold more sockets than the settings allow."""
        if self.house.settings.rate_limits and self.sockets[who] > self.house.settings.sockets_per_person:
            raise Problem("too-many-sockets", limit=self.house.settings.sockets_per_person)

    def count_message(self, who: str) -> None:
        """Nobody may say more over sockets than he may ask by requests."""
        wait = self._said.take(who) if self.house.settings.rate_limits else 0.0
        if wait:
            raise Problem("too-many-requests", seconds=max(1, round(wait)))

    def socket_closed(self, who: str) -> None:
        """One socket less."""
        self.sockets[who] -= 1
        if self.sockets[who] <= 0:
            del self.sockets[who]

    async def close(self) -> None:
        """The server stops: let the sockets go."""
        for watching in list(self.watchers.values()):
            for watcher in list(watching):
                watcher.ready = False

    # ------------------------------------------------------------------ news

    async def hear(self, news: dict[str, Any]) -> None:
        """Something has happened at a table or in a tournament, here or in another process."""
        if "tournament" in news:
            self._tell_of_tournament(str(news["tournament"]), news["people"])
            return
        if "listener" in news:
            self._listen_to(str(news["listener"]), set(news["deaf"]))
            return
        table_id = str(news["table"])
        if "presence" in news:
            self.hear_presence(table_id, news)
        elif "chat" in news:
            for watcher in self.watchers.get(table_id, ()):
                if news["chat"]["player"] not in watcher.deaf:
                    watcher.say({"type": "chat", "chat": news["chat"]})
        else:
            await self._changed(table_id, news)

    async def _changed(self, table_id: str, news: dict[str, Any]) -> None:
        known = self.house.tables.get(table_id)
        if known is not None and known.row.epoch < news["epoch"]:
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

    def _listen_to(self, listener: str, deaf: set[str]) -> None:
        """Somebody has blocked others, or does so no more."""
        for watcher in [one for watching in self.watchers.values() for one in watching]:
            if watcher.account == listener:
                watcher.deaf = deaf

    def _tell_of_tournament(self, tournament: str, people: list[str]) -> None:
        """A round was drawn, or a table of it is over: whoever shows the tournament asks again."""
        for person in people:
            for queue in self.people.get(person, ()):
                if not queue.full():
                    queue.put_nowait({"type": "tournament", "tournament": tournament})

    def resend_late(self, now: float) -> None:
        """Send again what was not acknowledged in time."""
        for watching in self.watchers.values():
            for watcher in watching:
                if watcher.late(now):
                    watcher.resend()

    def forget_silent(self) -> None:
        """Processes that have told nothing of a table for long are not asked about it."""
        oldest = self.house.now() - FORGET
        for table_id, told in list(self.elsewhere.items()):
            self.elsewhere[table_id] = {name: part for name, part in told.items() if part[0] > oldest}
            if not self.elsewhere[table_id]:
                del self.elsewhere[table_id]

    async def catch_up(self) -> None:
        """Look whether the database has something newer: news can get lost, moves cannot."""
        self.forget_silent()
        watched = list(self.watchers)
        for start in range(0, len(watched), 500):
            t = model.tables
            query = sa.select(t.c.id, t.c.epoch).where(t.c.id.in_(watched[start : start + 500]))
            async with self.house.database.read() as connection:
                found = list(await connection.execute(query))
            for table_id, epoch in found:
                if self._lacks(table_id, epoch):
                    await self.hear({"table": table_id, "epoch": epoch})
        if self.house.broker.shared:
            for table_id in watched:
                await self.tell_presence(table_id, changed=False)

    def _lacks(self, table_id: str, epoch: int) -> bool:
        """Whether our copy is old, or a watcher was not told of it: a request may have renewed the copy."""
        known = self.house.tables.get(table_id)
        if known is None or known.row.epoch < epoch:
            return True
        return any(watcher.ready and watcher.epoch < epoch for watcher in self.watchers.get(table_id, ()))

    # ------------------------------------------------------------------ presence

    def here(self, table_id: str) -> Presence:
        """Who watches in this process."""
        watching = [watcher for watcher in self.watchers.get(table_id, ()) if watcher.ready]
        people = sorted({watcher.account for watcher in watching if watcher.account is not None})
        return {"people": people, "strangers": sum(watcher.account is None for watcher in watching)}

    def hear_presence(self, table_id: str, news: dict[str, Any]) -> None:
        """Another process tells who watches there; our watchers hear of it if it is news."""
        if news["process"] != self.name:
            before = self.presence(table_id)
            self.elsewhere.setdefault(table_id, {})[news["process"]] = (self.house.now(), news["presence"])
            if self.presence(table_id) != before:
                self.show_presence(table_id)

    def presence(self, table_id: str) -> Presence:
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

    async def tell_presence(self, table_id: str, changed: bool = True) -> None:
        """Somebody came or went here, or is still here."""
        if changed:
            self.show_presence(table_id)
        if self.house.broker.shared:
            news = {"table": table_id, "process": self.name, "presence": self.here(table_id)}
            await self.house.broker.publish(news)
