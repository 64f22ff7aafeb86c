"""Reviews go on beside everything else: one process of lowest priority, chunk by chunk, stored after each.

A pass survives a restart and goes on where it was; of several waiting ones quick passes come first. In
several processes of the server each pass is claimed by one, and taken over if that one is gone.
"""

import asyncio
import json
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.analysis import ENGINE
from mansard.kernel.errors import MansardError
from mansard.server import model
from mansard.server.aside import Aside
from mansard.server.database import Connection
from mansard.server.fence import Fence
from mansard.server.history import entries_after
from mansard.server.problems import Problem
from mansard.server.redaction import seen_record
from mansard.server.reviewwork import Judgement, ReviewJob, conclude, judge
from mansard.server.truth import keep_truth, seats_reviewed

if TYPE_CHECKING:
    from mansard.server.house import House

log = logging.getLogger("mansard.server")
CLAIMED = 120.0  # seconds without news of a claimed pass after which another process takes it over
QUIET = 5.0  # seconds that a chunk waits at most for live bots
AGAIN = 3  # times that a pass may fail
R = model.reviews
P = model.review_parts


@dataclass(slots=True)
class Pass:
    """A pass that this process works at."""

    table_id: str
    depth: str

    def row(self) -> sa.ColumnElement[bool]:
        """Where it is stored."""
        return (R.c.table_id == self.table_id) & (R.c.depth == self.depth)

    def parts(self) -> sa.ColumnElement[bool]:
        """Where its turns are stored."""
        return (P.c.table_id == self.table_id) & (P.c.depth == self.depth)


class Reviewer:
    """The reviewer of one process of the server."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.aside = Aside(house.settings.review_niceness)
        self._task: asyncio.Task[None] | None = None
        self._called = asyncio.Event()
        self._idle = True
        self.fence = Fence(house.now)

    async def open(self) -> None:
        """Go on with what waits."""
        if self.house.settings.reviews:
            if not self.house.broker.shared:  # nobody else works at them
                async with self.house.database.write() as connection:
                    begun = sa.update(R).where(R.c.state == "running").values(state="waiting")
                    await connection.execute(begun)
            self._task = asyncio.create_task(self.work())

    async def close(self) -> None:
        """Stop; a chunk that is not stored is done again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.aside.close()

    def call(self) -> None:
        """Something waits."""
        self._called.set()

    # ------------------------------------------------------------------ passes

    async def work(self) -> None:
        """One chunk after the other, as long as something waits; what fails is put off by the fence."""
        while True:
            self._called.clear()
            self._idle = True
            await self.fence.run("review", "", self.one, CLAIMED)
            if self._idle:
                await self._pause()

    async def _pause(self) -> None:
        try:
            await asyncio.wait_for(self._called.wait(), self.house.settings.slow_round)
        except TimeoutError:
            return

    async def one(self) -> None:
        """One chunk of what waits longest."""
        found = await self.claim()
        if found is not None:
            await self.chunk(found)
            self._idle = False

    async def claim(self) -> Pass | None:
        """The next pass: quick ones first, then the oldest."""
        now = self.house.now()
        free = (R.c.state == "waiting") | ((R.c.state == "running") & (R.c.claimed < now - CLAIMED))
        own = (R.c.state == "running") & (R.c.worker == self.house.name)
        order = (sa.case((R.c.depth == "quick", 0), else_=1), R.c.created, R.c.table_id)
        query = sa.select(R.c.table_id, R.c.depth).where(free | own).order_by(*order).limit(1)
        async with self.house.database.read() as connection:
            found = (await connection.execute(query)).first()
        if found is None:
            return None
        mine = Pass(found.table_id, found.depth)
        async with self.house.database.write() as connection:
            taken = sa.update(R).where(mine.row(), free | own)
            claimed = taken.values(state="running", claimed=now, worker=self.house.name)
            done = await connection.execute(claimed)
        return mine if done.rowcount == 1 else None

    async def chunk(self, mine: Pass) -> None:
        """Judge some turns, or conclude; live bots go first."""
        await self.house.keeper.quiet(QUIET)
        try:
            job = await self.job(mine)
            found = await self.aside.run(judge, job)
            turns = await self.stored(mine, job["done"], found)
            if turns is not None and len(turns) >= found["total"]:
                job["each"] = found["each"]
                await self.finish(mine, await self.aside.run(conclude, job, turns))
        except (OSError, MansardError, Problem) as error:
            log.error("the review of table %s failed: %r", mine.table_id, error)
            await self.failed(mine)

    async def job(self, mine: Pass) -> ReviewJob:
        """What the process needs to know."""
        table = await self.house.table(mine.table_id)
        record = seen_record(table, await entries_after(self.house, table, 0), None)
        settings = self.house.settings
        async with self.house.database.write() as connection:
            await self._forget_older(connection, mine)
            row = (await connection.execute(sa.select(R.c.done, R.c.tries).where(mine.row()))).one()
        return {
            "game": table.row.game,
            "components": table.row.components,
            "digest": table.row.components_digest,
            "record": record.to_text(),
            "depth": mine.depth,
            "tries": settings.review_quick if mine.depth == "quick" else settings.review_deep,
            "each": row.tries,
            "done": row.done,
            "seconds": settings.review_chunk,
        }

    async def _forget_older(self, connection: Connection, mine: Pass) -> None:
        """What an older analysis had judged is judged again."""
        fresh = (
            sa.update(R)
            .where(mine.row(), R.c.engine != ENGINE)
            .values(engine=ENGINE, done=0, total=0, tries=0)
        )
        if (await connection.execute(fresh)).rowcount:
            await connection.execute(sa.delete(P).where(mine.parts()))

    async def stored(self, mine: Pass, done: int, found: Judgement) -> list[dict[str, Any]] | None:
        """Write the turns of a chunk; all that there are, None if the pass was stopped meanwhile."""
        async with self.house.database.write() as connection:
            running = mine.row() & (R.c.state == "running") & (R.c.done == done)
            to = {"done": done + len(found["turns"]), "total": found["total"], "tries": found["each"]}
            kept = sa.update(R).where(running).values(**to, claimed=self.house.now())
            if (await connection.execute(kept)).rowcount != 1:
                return None
            if found["turns"]:
                part = {"table_id": mine.table_id, "depth": mine.depth, "first": done}
                await connection.execute(sa.insert(P).values(**part, turns=json.dumps(found["turns"])))
            parts = sa.select(P.c.turns).where(mine.parts()).order_by(P.c.first)
            rows = (await connection.execute(parts)).scalars() if to["done"] >= found["total"] else []
            return [turn for text in rows for turn in json.loads(text)]

    async def finish(self, mine: Pass, review: dict[str, Any]) -> None:
        """Keep the review; its parts are not needed any more."""
        text = json.dumps({"depth": mine.depth, **review}, ensure_ascii=False, separators=(",", ":"))
        to = {"state": "done", "result": text, "result_engine": review["engine"], "failures": 0}
        async with self.house.database.write() as connection:
            running = mine.row() & (R.c.state == "running")
            if (await connection.execute(sa.update(R).where(running).values(**to))).rowcount:
                await connection.execute(sa.delete(P).where(mine.parts()))
                await keep_truth(connection, mine.table_id, seats_reviewed(mine.depth, review))

    async def failed(self, mine: Pass) -> None:
        """Try again some times."""
        failures = R.c.failures + 1
        state = sa.case((failures >= AGAIN, "failed"), else_="waiting")
        async with self.house.database.write() as connection:
            here = mine.row() & (R.c.state == "running")
            await connection.execute(sa.update(R).where(here).values(failures=failures, state=state))
