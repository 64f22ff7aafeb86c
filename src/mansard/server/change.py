"""A change of a table: validated against the newest version, stored as a whole, then told to everybody.

The order is fixed here for every use case: lock, refresh, validate (the caller's block), append, commit,
publish.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.kernel.game import State
from mansard.server import clocks, model
from mansard.server.database import Connection
from mansard.server.open_table import OpenTable, load

if TYPE_CHECKING:
    from mansard.server.house import House


class Change:
    """What a use case wants to alter; nothing of it shows before it is stored."""

    def __init__(self, house: "House", connection: Connection, table: OpenTable, now: float) -> None:
        self.house = house
        self.connection = connection
        self.table = table
        self.now = now
        self.row: dict[str, Any] = {}
        self.seats: dict[int, dict[str, Any]] = {}
        self.state: State | None = None
        self.entry: dict[str, Any] | None = None
        self.news: list[dict[str, Any]] = []

    @property
    def empty(self) -> bool:
        return not (self.row or self.seats or self.entry)

    def seat(self, number: int, **values: Any) -> None:
        """Alter a seat."""
        self.seats.setdefault(number, {}).update(values)

    def seats_now(self) -> list[dict[str, Any]]:
        """The seats as they will be."""
        return [{**seat, **self.seats.get(number, {})} for number, seat in enumerate(self.table.seats)]

    def wind_clocks(self, actors: list[int], acted: int | None = None) -> None:
        """Stop and start clocks; note when the first runs out and whether a bot is due."""
        clock = self.table.row["clock"]
        for number, values in clocks.settled(clock, self.seats_now(), actors, acted, self.now).items():
            self.seat(number, **values)
        seats = self.seats_now()
        self.row["actors"] = actors
        self.row["deadline"] = clocks.deadline(seats)
        self.row["bot_due"] = self.now if any(clocks.is_bot(seats[actor]) for actor in actors) else None

    async def store(self) -> None:
        """Write everything inside the transaction."""
        self.row["epoch"] = self.table.row["epoch"] + 1
        self.row["changed"] = self.now
        if self.entry is not None:
            await self._append(self.entry)
        await self.connection.execute(
            sa.update(model.tables).where(model.tables.c.id == self.table.id).values(**self.row)
        )
        for number, values in self.seats.items():
            here = (model.seats.c.table_id == self.table.id) & (model.seats.c.seat == number)
            await self.connection.execute(sa.update(model.seats).where(here).values(**values))
        for kind, people in self.notices():
            await self._notify(kind, people)

    def notices(self) -> list[tuple[str, list[str]]]:
        """Who may want to know what: whoever is newly to act, and everybody when a table is full or over."""
        seats = self.seats_now()
        before = self.table.row["actors"]
        due = [seats[actor] for actor in self.row.get("actors", []) if actor not in before]
        turn = [seat["account"] for seat in due if seat["account"] and not seat["away"]]
        everybody = [seat["account"] for seat in seats if seat["account"]]
        found = [("your-turn", turn)] if turn else []
        return found + [(item["notice"], everybody) for item in self.news if "notice" in item]

    async def _notify(self, kind: str, people: list[str]) -> None:
        """Put notices into the outbox, in the same transaction, for those who asked for them."""
        values = [
            model.accounts.c.id,
            sa.literal(kind),
            sa.literal(self.table.id),
            sa.literal(self.row.get("version", self.table.version)),
            sa.literal(self.now),
            sa.literal(0),
            sa.literal(self.now + self.house.settings.notice_delay),
        ]
        asked = sa.select(*values).where(model.accounts.c.id.in_(people), model.accounts.c.told)
        names = ["account", "kind", "table_id", "version", "created", "tries", "due"]
        await self.connection.execute(sa.insert(model.outbox).from_select(names, asked))

    async def _append(self, entry: dict[str, Any]) -> None:
        assert self.state is not None
        number = entry["number"]
        text = self.state.to_json()
        await self.connection.execute(sa.insert(model.commits).values(table_id=self.table.id, **entry))
        here = model.heads.c.table_id == self.table.id
        await self.connection.execute(sa.update(model.heads).where(here).values(number=number, state=text))
        if number % self.house.settings.snapshot_every == 0 or entry["seat"] < 0 or self.state.over():
            await self.connection.execute(
                sa.insert(model.snapshots).values(
                    table_id=self.table.id, number=number, rules=entry["rules"], state=text
                )
            )
        self.row["version"] = number

    def show(self) -> None:
        """Alter the table in memory: it is stored now."""
        self.table.row.update(self.row)
        for number, values in self.seats.items():
            self.table.seats[number].update(values)
        if self.state is not None:
            self.table.state = self.state
            if self.entry is not None:
                self.table.remember(self.entry["number"], self.state, self.entry)


@asynccontextmanager
async def changing(house: "House", table_id: str) -> AsyncIterator[Change]:
    """The block validates and fills the change; at its end it is stored and then published."""
    async with house.lock(table_id):
        async with house.database.write() as connection:
            table = await fresh(house, connection, table_id)
            change = Change(house, connection, table, house.now())
            yield change
            if not change.empty:
                await change.store()
        if not change.empty:
            change.show()
            await house.tell(table)


async def fresh(house: "House", connection: Connection, table_id: str) -> OpenTable:
    """The table as the database has it now, locked against other processes."""
    known = house.tables.get(table_id)
    if known is not None:
        query = sa.select(model.tables.c.version, model.tables.c.epoch).where(model.tables.c.id == table_id)
        found = (await connection.execute(query.with_for_update())).first()
        if found is not None and tuple(found) == (known.row["version"], known.row["epoch"]):
            return known
    table = await load(connection, table_id, lock=True)
    house.keep(table)
    return table
