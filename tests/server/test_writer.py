"""What many want to store at once goes to the disk together; what is wrong with one hurts nobody else."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

import mansard
from mansard.server import model, turns
from mansard.server.app import create_app
from mansard.server.database import Database, Filled
from mansard.server.migrate import migrate_now
from tests.server.house import quick

ADD = sa.insert(model.facts)
F = model.facts.c
ALTER = sa.update(model.facts).where(F.name == sa.bindparam("at_name")).values(value=sa.bindparam("to_value"))


def added(name: str, value: str = "new") -> Filled:
    return ADD, {"name": name, "value": value}


def altered(name: str, value: str) -> Filled:
    return ALTER, {"at_name": name, "to_value": value}


Work = Callable[[Database], Coroutine[None, None, None]]


def upon(folder: Path, work: Work) -> None:
    """Do something with a database of its own."""
    url = f"sqlite:///{folder / 'facts.db'}"
    migrate_now(url)

    async def opened() -> None:
        database = Database(url)
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(opened())


async def facts(database: Database) -> dict[str, str]:
    async with database.read() as connection:
        return {row.name: row.value for row in await connection.execute(sa.select(model.facts))}


async def stored(database: Database, *statements: Filled) -> bool:
    async with database.change() as connection:
        return await connection.store(statements)


def test_a_list_is_stored_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        assert await stored(database, added("a"), added("b"))
        with pytest.raises(sa.exc.IntegrityError):
            await stored(database, added("c"), added("a"))
        assert not await stored(database, altered("nobody", "x"), added("d"))
        assert await facts(database) == {"a": "new", "b": "new"}


def test_a_bad_list_does_not_hurt_those_who_store_at_the_same_time(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        bad = [added("x"), (ADD, {"name": "y", "value": object()})]
        works = [stored(database, added(f"n{number}")) for number in range(20)]
        works.insert(10, stored(database, *bad))
        found = await asyncio.gather(*works, return_exceptions=True)
        assert isinstance(found.pop(10), sa.exc.SQLAlchemyError)
        assert found == [True] * 20
        assert await facts(database) == {f"n{number}": "new" for number in range(20)}


def test_lists_and_longer_transactions_share_the_way(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        async def longer(name: str) -> bool:
            async with database.change() as connection:
                await connection.execute(ADD, [{"name": name, "value": "begun"}])
                await asyncio.sleep(0)
                return await connection.store([altered(name, "stored"), added(f"{name} too")])

        async def fails(name: str) -> bool:
            async with database.change() as connection:
                await connection.execute(ADD, [{"name": name, "value": "begun"}])
                raise LookupError(name)

        found = await asyncio.gather(
            longer("a"), stored(database, added("b")), fails("c"), longer("d"), return_exceptions=True
        )
        assert [answer for answer in found if not isinstance(answer, LookupError)] == [True, True, True]
        expected = {"a": "stored", "a too": "new", "b": "new", "d": "stored", "d too": "new"}
        assert await facts(database) == expected

    upon(tmp_path, work)


def test_who_waits_behind_a_locked_database_hears_of_it_and_the_next_is_stored(tmp_path: Path) -> None:
    async def work(database: Database) -> None:
        other = sa.create_engine(f"sqlite:///{tmp_path / 'facts.db'}")
        with database._writer._engine.connect() as connection:  # the only one: it waits for nobody now
            connection.exec_driver_sql("PRAGMA busy_timeout=0")
        with other.connect() as holding:
            holding.exec_driver_sql("BEGIN IMMEDIATE")
            two = [stored(database, added(name)) for name in "ab"]
            found = await asyncio.gather(*two, return_exceptions=True)
            assert all(isinstance(answer, sa.exc.OperationalError) for answer in found)
            holding.exec_driver_sql("ROLLBACK")
        assert await stored(database, added("c"))
        assert await facts(database) == {"c": "new"}
        other.dispose()

    upon(tmp_path, work)


class Hurried:
    """A clock that shows an operator at work while a turn is played: between its look and its storing."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.at_work = 0

    def __call__(self) -> float:
        if self.at_work:
            self.at_work -= 1
            with sqlite3.connect(self.file, timeout=0.1) as database:
                database.execute("UPDATE tables SET epoch = epoch + 1")
            database.close()
        return 1_800_000_000.0


def test_a_turn_that_was_overtaken_is_played_upon_what_is_newest(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    clock = Hurried(file)

    async def work() -> None:
        app = create_app(quick(file, keeper_interval=3600), clock)
        async with app.router.lifespan_context(app):
            house = app.state.house
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(app), base_url="http://house"
            ) as person:
                me = (await person.post("/api/guest", json={"name": "Anna"})).json()["id"]
                body = {"game": mansard.games()[0], "seats": [{"kind": "me"}] * 2, "start": True}
                table = (await person.post("/api/tables", json=body)).json()["id"]
            state = (await house.table(table)).started()
            seat = state.actors()[0]
            moves = [state.game.show(state, state.legal(seat)[0])]
            before = (await house.table(table)).row.epoch
            clock.at_work = 1
            answer = await turns.commit(house, table, me, seat, 0, moves, "once")
            assert (answer["answer"], answer["version"]) == ("applied", 1)
            after = (await house.table(table)).row
            assert (after.version, after.epoch) == (1, before + 2)

    asyncio.run(work())
