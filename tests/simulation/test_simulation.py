"""A night of play in virtual time: people, bots, clocks, news that get lost, processes that are killed.

All of it follows from a seed: who plays what, what goes wrong, in which order it happens. What must hold:
nothing acknowledged is lost or doubled, versions have no gaps, every view that anybody got is that of the
replayed record, nobody starves when the storm is over. Every run of the tests plays four nights of 25,000
operations (requests and messages), 10^5 together; MANSARD_SOAK=1 four nights of 250,000, 10^6.
"""

import asyncio
import json
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import mansard
from mansard.kernel.game import State
from mansard.server import model
from mansard.server.admin import verify
from mansard.server.history import stored_entries
from mansard.server.open_table import game_with
from mansard.server.rows import Entry, TableRow
from tests.simulation.people import Line, Memory, Onlooker, Person, digest
from tests.simulation.time import Loop
from tests.simulation.world import World

OPERATIONS = 250_000 if os.environ.get("MANSARD_SOAK") else 25_000
SEEDS = [1, 2, 3, 4]
TABLES = 6
CALM = 180.0  # seconds after the storm in which everything must have arrived
SOON = 8.0  # seconds in which news that was lost is found in the database
CLOCKS = [
    {"kind": "none"},
    {"kind": "bank", "bank": 60, "increment": 10},
    {"kind": "bank", "bank": 3600, "increment": 5},
]


class Night:
    """The players of one run, and what goes wrong for them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.memory = Memory()
        self.lines = [Line(app) for app in world.apps]
        self.onlookers: list[Onlooker] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.begun = 0

    def person(self) -> Person:
        return Person(self.world, self.lines, self.memory)

    async def table(self, number: int) -> None:
        """Two people and perhaps a bot at one table after the other, somebody who looks on."""
        chance = self.world.chance
        while True:
            two, game = [self.person(), self.person()], mansard.games()[number % len(mansard.games())]
            for person in two:
                await person.insist("POST", "/api/guest", {"name": "P"})
            seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "easy"}] * (number % 2)]
            body = {"game": game, "seats": seats, "clock": chance.choice(CLOCKS)}
            status, card = await two[0].insist("POST", "/api/tables", body)
            assert status == 201, card
            await two[1].insist("POST", f"/api/tables/{card['id']}/join", {})
            await two[0].insist("POST", f"/api/tables/{card['id']}/start")
            self.begun += 1
            await self.evening(two, card["id"])

    async def evening(self, two: list[Person], table: str) -> None:
        """Play one game to its end, or until it has lasted long enough."""
        looking = [Onlooker(person, table, seat) for seat, person in enumerate(two)]
        looking.append(Onlooker(two[0], table, None))
        self.onlookers += looking
        watching = [asyncio.create_task(onlooker.watch()) for onlooker in looking]
        self.tasks += watching
        for _ in range(120):
            await asyncio.gather(*[person.play(table) for person in two])
            await asyncio.sleep(self.world.chance.random() * 3)
            _, card = await two[0].insist("GET", f"/api/tables/{table}")
            if card["status"] == "finished":
                break
            for seat, person in enumerate(two):
                if card["seats"][seat]["away"] is not None:
                    await person.insist("POST", f"/api/tables/{table}/take-back", {"seat": seat})
        if self.world.weather.stormy and len(self.onlookers) > 60:
            self.part(looking, watching)

    def part(self, looking: list[Onlooker], watching: list["asyncio.Task[None]"]) -> None:
        """Nobody looks at an old table for ever."""
        for task in watching:
            task.cancel()
            self.tasks.remove(task)
        for onlooker in looking:
            self.onlookers.remove(onlooker)

    async def storm(self) -> None:
        """Now and then a process is killed or the database is away."""
        chance = self.world.chance
        while True:
            await asyncio.sleep(5 + chance.random() * 20)
            if chance.random() < 0.5:
                self.world.weather.away_until = self.world.loop.time() + chance.random() * 8
            else:
                await asyncio.shield(self.fall(chance.randrange(len(self.lines))))

    async def fall(self, number: int) -> None:
        """A process is killed; the one that comes after it is started even if the storm is over meanwhile."""
        line = self.lines[number]
        line.cut()
        line.app = await self.world.kill(number)

    async def until(self, operations: int) -> None:
        """Play through so many operations, then let the storm end and everything arrive."""
        playing = [asyncio.create_task(self.table(number)) for number in range(TABLES)]
        storm = asyncio.create_task(self.storm())
        while self.memory.operations < operations:
            await asyncio.sleep(1)
            for task in [*playing, storm, *self.tasks]:
                if task.done() and not task.cancelled():
                    task.result()
        for task in [*playing, storm]:
            task.cancel()
        await asyncio.gather(*playing, storm, return_exceptions=True)
        self.world.weather.stormy, self.world.weather.away_until = False, 0.0
        await asyncio.sleep(CALM)
        for task in self.tasks:
            assert not task.done(), task

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def check_promises(night: Night) -> None:
    """What was acknowledged is in the log once, with its moves, and the numbers have no gaps."""
    found: dict[tuple[str, int], tuple[int, list[str]]] = {}
    async with night.world.database.read() as connection:
        for table_id, last in await stored_tables(night.world):
            entries = await stored_entries(connection, table_id, 0, last)
            assert [entry.number for entry in entries] == list(range(1, last + 1))
            found |= {(table_id, entry.number): (entry.seat, entry.moves) for entry in entries}
    assert night.memory.acknowledged
    assert night.memory.acknowledged.items() <= found.items()


async def stored_tables(world: World) -> list[tuple[str, int]]:
    async with world.database.read() as connection:
        found = await connection.execute(sa.select(model.tables.c.id, model.tables.c.version))
        return [(row.id, row.version) for row in found]


async def check_views(night: Night) -> None:
    """Every view that was shown is that of the record, replayed from the seed by the rules alone."""
    checked = 0
    for table_id, last in await stored_tables(night.world):
        async with night.world.database.read() as connection:
            query = sa.select(model.tables).where(model.tables.c.id == table_id)
            row = TableRow(*(await connection.execute(query)).one())
            entries = await stored_entries(connection, table_id, 0, last)
            here = sa.select(sa.func.count()).where(model.seats.c.table_id == table_id)
            players = int((await connection.execute(here)).scalar())
        if row.seed is None:
            continue
        for version, state in enumerate(replayed(row, players, entries)):
            for seat in (None, *range(state.players)):
                told = night.memory.seen.get((table_id, version, seat))
                if told is not None:
                    checked += 1
                    assert told == digest(json.loads(json.dumps(state.view(seat)))), (table_id, version, seat)
    assert checked == len(night.memory.seen)


def replayed(row: TableRow, players: int, entries: list[Entry]) -> list[State]:
    """All positions of a game."""
    assert row.seed is not None
    game = game_with(row.game, row.components, row.components_digest)
    states = [game.start(players, row.seed, row.options)]
    for entry in entries:
        states.append(mansard.commit(states[-1], entry.seat, entry.moves, row.seed, entry.number).state)
    return states


async def check_nobody_starves(night: Night) -> None:
    """Whoever looks on soon has what is stored, no clock has run out unheard, no bot waits."""
    newest = dict(await stored_tables(night.world))
    await asyncio.sleep(SOON)
    behind = [(o.table, o.seat, o.have) for o in night.onlookers if o.have < newest[o.table]]
    assert behind == []
    now, t = night.world.loop.clock(), model.tables
    late = sa.select(t.c.id).where(
        t.c.status == "playing", sa.or_(t.c.deadline < now - 60, t.c.bot_due < now - 90)
    )
    async with night.world.database.read() as connection:
        assert (await connection.execute(late)).all() == []


async def night_of(world: World) -> Night:
    await world.open()
    night = Night(world)
    await night.until(OPERATIONS)
    await check_nobody_starves(night)
    await check_promises(night)
    await check_views(night)
    await night.end()
    await world.close()
    return night


@pytest.fixture
def loop() -> Iterator[Loop]:
    """Virtual time."""
    made = Loop()
    yield made
    made.close()


def world_of(seed: int, folder: Path, loop: Loop, patch: pytest.MonkeyPatch) -> World:
    """A world in which all chance comes from the seed."""
    folder.mkdir(exist_ok=True)
    world = World(folder, seed, loop)
    patch.setattr(secrets, "randbits", world.chance.getrandbits)
    patch.setattr(secrets, "token_bytes", lambda count=32: world.chance.randbytes(count))
    patch.setattr(secrets, "choice", world.chance.choice)
    return world


@pytest.mark.parametrize("seed", SEEDS)
def test_a_night_in_a_storm(seed: int, tmp_path: Path, loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    world = world_of(seed, tmp_path, loop, monkeypatch)
    night = loop.run_until_complete(night_of(world))
    assert night.memory.operations >= OPERATIONS
    assert world.killed > 0
    assert night.memory.answers["503 busy"] > 0
    count, drifts = verify(world.settings.database)
    assert (count, [str(drift) for drift in drifts]) == (night.begun, [])


async def evening_of(world: World) -> tuple[float, dict[tuple[str, int], Any]]:
    """The beginning of a night: when it was over, and what was acknowledged."""
    await world.open()
    night = Night(world)
    await night.until(1_000)
    await night.end()
    await world.close()
    return world.loop.time(), night.memory.acknowledged


def test_the_same_seed_is_the_same_night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    for name in ("one", "other"):
        loop = Loop()
        world = world_of(5, tmp_path / name, loop, monkeypatch)
        seen.append(loop.run_until_complete(evening_of(world)))
        loop.close()
    assert seen[0] == seen[1]


async def death_in_a_calm(world: World) -> tuple[int, list[Onlooker]]:
    """A process is killed under people who look on; some seconds pass until another is in its place."""
    await world.open()
    night = Night(world)
    anna, bert = night.person(), night.person()
    for person in (anna, bert):
        await person.insist("POST", "/api/guest", {"name": "P"})
    body = {"game": mansard.games()[0], "seats": [{"kind": "me"}, {"kind": "open"}]}
    _, card = await anna.insist("POST", "/api/tables", body)
    await bert.insist("POST", f"/api/tables/{card['id']}/join", {})
    await anna.insist("POST", f"/api/tables/{card['id']}/start")
    night.onlookers = [Onlooker(anna, card["id"], None) for _ in range(6)]
    night.tasks = [asyncio.create_task(onlooker.watch()) for onlooker in night.onlookers]
    await asyncio.sleep(SOON)
    await night.fall(0)
    await asyncio.gather(*[person.play(card["id"]) for person in (anna, bert)])
    await check_nobody_starves(night)
    await night.end()
    await world.close()
    return next(iter(night.memory.acknowledged))[1], night.onlookers


def test_who_looks_on_while_a_process_is_gone_hears_of_turns_after_it(
    tmp_path: Path, loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = world_of(1, tmp_path, loop, monkeypatch)
    world.weather.stormy = False
    number, onlookers = loop.run_until_complete(death_in_a_calm(world))
    assert number > 0
    assert {onlooker.have >= number for onlooker in onlookers} == {True}


async def turn_of_somebody_forgotten(world: World) -> tuple[int, Any]:
    """The database is away when the house must ask it whose turn has come."""
    await world.open()
    anna = Night(world).person()
    _, me = await anna.insist("POST", "/api/guest", {"name": "P"})
    body = {"game": mansard.games()[0], "seats": [{"kind": "me"}] * 2, "start": True}
    _, card = await anna.insist("POST", "/api/tables", body)
    for app in world.apps:
        app.state.house.forget_account(me["id"])
    world.weather.away_until = world.loop.time() + SOON
    turn = {"seat": card["actors"][0], "version": 0, "moves": [], "key": "k"}
    found = await anna.ask("POST", f"/api/tables/{card['id']}/commit", turn)
    world.weather.away_until = 0.0
    await world.close()
    return found


def test_a_turn_is_busy_when_nobody_can_say_whose_it_is(
    tmp_path: Path, loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = world_of(1, tmp_path, loop, monkeypatch)
    world.weather.stormy = False
    status, answer = loop.run_until_complete(turn_of_somebody_forgotten(world))
    assert (status, answer["code"]) == (503, "busy")
