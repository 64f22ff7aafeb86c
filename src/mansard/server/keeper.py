"""What goes on without anybody asking: clocks, bots, notices, idle tables."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.server import metrics, model
from mansard.server.backups import back_up
from mansard.server.botplay import bot_turn, check_levels
from mansard.server.clocks import is_bot
from mansard.server.conduct import Attention, forget_old
from mansard.server.counting import count_some
from mansard.server.facts import fact, keep_newest
from mansard.server.fence import Fence
from mansard.server.open_table import OpenTable
from mansard.server.outbox import send_digests, send_notices
from mansard.server.plans import play_plans
from mansard.server.problems import Problem
from mansard.server.reminders import write_reminders
from mansard.server.seats import time_out
from mansard.server.tournaments.rounds import go_on, run_tournaments

if TYPE_CHECKING:
    from mansard.server.house import House

log = logging.getLogger("mansard.server")
ROUND_PAUSE = 2.0  # all wait for a round: it is tried again soon, whatever was wrong with the last
CHORE_PAUSE = 60.0
ASLEEP = 15.0  # a longer silence of all processes means that the server was down


class Keeper:
    """The housekeeper of one process."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._rounds: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[str] = set()
        self._slots = asyncio.Semaphore(house.settings.bot_processes)
        self._at_work = 0
        self._chores: set[str] = set()
        self._slow_at = 0.0
        self._round_ended = time.monotonic()
        self.fence = Fence(house.now)
        self._attention = Attention()

    async def open(self) -> None:
        """Begin the rounds. Clocks stood still while no process was up, and bots think again."""
        check_levels(self.house)
        await self.wake_up()
        self._round_ended = time.monotonic()
        self._rounds = asyncio.create_task(self.rounds())

    async def close(self) -> None:
        """End them."""
        tasks = [*self._tasks] + ([self._rounds] if self._rounds else [])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the rounds."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("the keeper's work failed", exc_info=task.exception())

    # ------------------------------------------------------------------ bots

    def after_change(self, table: OpenTable) -> None:
        """A table has changed here: perhaps a bot is due, or somebody who has planned his turn."""
        if self._rounds is None:
            return
        if table.row.bot_due is not None:
            self.think(table.id)
        if table.row.tournament is not None and table.status in ("finished", "abandoned"):
            self.start(self._tournament(table.row.tournament))
        people = any(not is_bot(table.seats[actor]) for actor in table.row.actors)
        if people and (table.may_have_plans or self.house.broker.shared):
            self.start(self._plans(table.id))

    async def _tournament(self, tournament_id: str) -> None:
        await self.fence.run("tournament", tournament_id, partial(go_on, self.house, tournament_id))

    async def _plans(self, table_id: str) -> None:
        await self.fence.run("plan", table_id, partial(play_plans, self.house, table_id))

    def think(self, table_id: str) -> None:
        """Let a bot play at a table, as soon as there is a place to think."""
        if table_id not in self._thinking:
            self._thinking.add(table_id)
            self.start(self._think(table_id))

    async def _think(self, table_id: str) -> None:
        try:
            await self._slots.acquire()
        finally:  # from here on it may join the queue again, once
            self._thinking.discard(table_id)
        self._at_work += 1
        try:
            await self.fence.run("bot", table_id, partial(self._bot_turn, table_id))
        finally:
            self._at_work -= 1
            self._slots.release()

    async def quiet(self, seconds: float) -> None:
        """Wait until no bot thinks or waits here, but not for ever."""
        until = time.monotonic() + seconds
        while (self._at_work or self._thinking) and time.monotonic() < until:
            await asyncio.sleep(0.05)

    async def _bot_turn(self, table_id: str) -> None:
        try:
            await bot_turn(self.house, table_id)
        except Problem as problem:
            log.warning("a bot cannot play at %s: %s", table_id, problem.code)

    # ------------------------------------------------------------------ rounds

    async def rounds(self) -> None:
        """Again and again; a round that fails is tried again."""
        while True:
            await asyncio.sleep(self.house.settings.keeper_interval)
            if await self.fence.run("round", "", self.round, ROUND_PAUSE):
                self._round_ended = time.monotonic()
            metrics.round_age.set(self.age())

    def age(self) -> float:
        """Seconds since the last round ended well."""
        return time.monotonic() - self._round_ended

    def is_late(self) -> bool:
        """Whether the rounds stand still: clocks and bots wait."""
        return self.age() > self.house.settings.round_late

    async def round(self) -> None:
        """Clocks, bots, late sockets."""
        now = self.house.now()
        t = model.tables
        playing = sa.select(t.c.id).where(t.c.status == "playing")
        bots = playing.where(t.c.bot_due <= now).order_by(t.c.bot_due).limit(200)
        async with self.house.database.read() as connection:
            late = list((await connection.execute(playing.where(t.c.deadline <= now))).scalars())
            due = list((await connection.execute(bots)).scalars())
        for table_id in late:
            await self.fence.run("clock", table_id, partial(time_out, self.house, table_id))
        for table_id in due:
            if self.fence.is_due("bot", table_id):
                self.think(table_id)
        self.house.hub.resend_late(now)
        if now - self._slow_at > self.house.settings.slow_round:
            self._slow_at = now
            self.slow_round(now)

    def slow_round(self, now: float) -> None:
        """What needs no hurry and may take its time: nothing of it keeps a clock or a bot waiting."""
        self.unload(now)
        self.chore("heartbeat", partial(self.heartbeat, now))
        self.chore("catch up", self.house.hub.catch_up)
        self.chore("plans", partial(play_plans, self.house))
        self.chore("reminders", partial(write_reminders, self.house, now))
        self.chore("notices", partial(send_notices, self.house, now))
        self.chore("digests", partial(send_digests, self.house, now))
        self.chore("tournaments", partial(run_tournaments, self.house, now))
        self.chore("results", partial(count_some, self.house.database))
        self.chore("conduct", partial(self._attention.heed, self.house))
        self.chore("old", partial(forget_old, self.house))
        self.chore("backup", partial(back_up, self.house, now))

    def chore(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Let a chore run beside the rounds, unless it still does."""
        if name not in self._chores:
            self._chores.add(name)
            self.start(self._chore(name, work))

    async def _chore(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await self.fence.run("chore", name, work, CHORE_PAUSE)
        finally:
            self._chores.discard(name)

    def unload(self, now: float) -> None:
        """Tables that nobody watches or asks for leave the memory."""
        oldest = now - self.house.settings.unload_after
        for table in list(self.house.tables.values()):
            if table.touched < oldest and table.id not in self.house.hub.watchers:
                self.house.forget(table.id)

    # ------------------------------------------------------------------ restarts

    async def heartbeat(self, now: float) -> None:
        """Write down that the server is up."""
        async with self.house.database.write() as connection:
            await keep_newest(connection, "alive", repr(now))

    async def wake_up(self) -> None:
        """After a stop: running clocks did not run while the server was down; bots are due again."""
        now = self.house.now()
        async with self.house.database.write() as connection:
            alive = await fact(connection, "alive")
            gap = now - float(alive) if alive is not None else 0.0
            if gap > ASLEEP:
                await self._set_back(connection, gap)
            if not self.house.broker.shared:
                due = model.tables.c.bot_due > now
                await connection.execute(sa.update(model.tables).where(due).values(bot_due=now))
        await self.heartbeat(now)

    async def _set_back(self, connection: Any, gap: float) -> None:
        since, deadline = model.seats.c.clock_since, model.tables.c.deadline
        await connection.execute(
            sa.update(model.seats).where(since.is_not(None)).values(clock_since=since + gap)
        )
        await connection.execute(
            sa.update(model.tables)
            .where(deadline.is_not(None))
            .values(deadline=deadline + gap, epoch=model.tables.c.epoch + 1)
        )
