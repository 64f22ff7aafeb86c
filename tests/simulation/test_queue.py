"""Fifty tables with bots that think long, in virtual time: two places to think, and no table starves."""

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path

import sqlalchemy as sa

import mansard
from mansard.server import model
from mansard.server.thinkers import Thinkers
from mansard.server.thinking import Job, think
from tests.simulation.people import Line, Memory, Person
from tests.simulation.time import Loop
from tests.simulation.world import World

TABLES = 50
PLACES = 2  # where bots think
THOUGHT = 2.0  # seconds of a turn, as the Master's
ROUNDS = 6  # turns of every table


class Slow(Thinkers):
    """A thought takes its virtual time; how many go on at once is noted."""

    def __init__(self) -> None:
        super().__init__(PLACES)
        self.at_work = 0
        self.most = 0
        self.thoughts = 0

    async def think(self, job: Job, seconds: float) -> list[str]:
        self.at_work += 1
        self.most = max(self.most, self.at_work)
        await asyncio.sleep(THOUGHT)
        self.at_work -= 1
        self.thoughts += 1
        return think(job | {"bot": "random"})

    async def close(self) -> None:
        """There is no process to let go."""


async def turns_of_tables(world: World) -> Counter[str]:
    """How often bots have played at each table."""
    played, found = model.commits, Counter[str]()
    async with world.database.read() as connection:
        query = sa.select(played.c.table_id, sa.func.count()).where(played.c.by_bot)
        for table, count in await connection.execute(query.group_by(played.c.table_id)):
            found[table] = count
    return found


async def fifty_tables(world: World) -> tuple[list[Counter[str]], Slow]:
    """Three Masters and somebody who has left his seat to a bot, everywhere; the turns after each round."""
    await world.open()
    house, slow = world.apps[0].state.house, Slow()
    house.thinkers = slow
    anna = Person(world, [Line(world.apps[0])], Memory())
    await anna.insist("POST", "/api/guest", {"name": "Anna"})
    for number in range(TABLES):
        game = mansard.games()[number % len(mansard.games())]
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "hard"}] * 3]
        status, card = await anna.insist("POST", "/api/tables", {"game": game, "seats": seats})
        assert status == 201, card
        await anna.insist("POST", f"/api/tables/{card['id']}/start")
        await anna.insist("POST", f"/api/tables/{card['id']}/hand", {"seat": 0})
    seen: list[Counter[str]] = []
    for _ in range(ROUNDS):
        seen.append(await turns_of_tables(world))
        await asyncio.sleep(THOUGHT * TABLES / PLACES * 1.1)
    seen.append(await turns_of_tables(world))
    await world.close()
    return seen, slow


def test_fifty_tables_with_masters_keep_a_fair_queue(tmp_path: Path) -> None:
    loop = Loop()
    world = World(tmp_path, 1, loop, processes=1)
    world.weather.stormy = False
    world.settings = world.settings.model_copy(update={"bot_processes": PLACES})
    try:
        seen, slow = loop.run_until_complete(fifty_tables(world))
    finally:
        loop.close()
    assert slow.most == PLACES
    assert len(seen[-1]) == TABLES
    for before, after in pairwise(seen):
        moved = [after[table] - before[table] for table in after]
        assert min(moved) >= 1  # nobody waits longer than a round of the queue
        assert max(moved) <= 2
