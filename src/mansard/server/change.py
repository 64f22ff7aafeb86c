"""A change of a table: validated against the newest version, stored as a whole, then told to everybody.

The order is fixed here for every use case: lock, refresh, validate (the caller's block), append, commit,
publish.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.kernel.game import State
from mansard.server import clocks, model
from mansard.server.database import Connection, Filled
from mansard.server.open_table import OpenTable, load
from mansard.server.problems import Problem
from mansard.server.rows import Entry, SeatRow, differences, values
from mansard.server.slow import Parts

if TYPE_CHECKING:
    from mansard.server.house import House


COMMIT = sa.insert(model.commits)
SNAPSHOT = sa.insert(model.snapshots)
ASKED = sa.select(
    model.accounts.c.id,
    sa.bindparam("kind", type_=sa.String),
    sa.bindparam("table_id", type_=sa.String),
    sa.bindparam("version", type_=sa.Integer),
    sa.bindparam("created", type_=sa.Float),
    sa.literal_column("0"),
    sa.bindparam("due", type_=sa.Float),
).where(model.accounts.c.id.in_(sa.bindparam("people", expanding=True)), model.accounts.c.told)
NOTICE = sa.insert(model.outbox).from_select(
    ["account", "kind", "table_id", "version", "created", "tries", "due"], ASKED
)

NEWEST = (
    sa.select(model.tables.c.version, model.tables.c.epoch)
    .where(model.tables.c.id == sa.bindparam("id"))
    .with_for_update()
)


@cache
def update_of(name: str, keys: tuple[str, ...], names: tuple[str, ...]) -> sa.Update:
    """The statement that alters these columns where these keys fit; made once, filled often."""
    columns = model.metadata.tables[name].c
    here = [columns[key] == sa.bindparam(f"at_{key}") for key in keys]
    return (
        sa.update(model.metadata.tables[name])
        .where(*here)
        .values({n: sa.bindparam(f"to_{n}") for n in names})
    )


def updated(name: str, at: dict[str, Any], to: dict[str, Any]) -> Filled:
    """An update and its values."""
    filled = {f"at_{key}": value for key, value in at.items()} | {f"to_{n}": value for n, value in to.items()}
    return update_of(name, tuple(at), tuple(to)), filled


class Overtaken(Problem):
    """Somebody else has changed the table between our look and our storing."""

    def __init__(self) -> None:
        super().__init__("busy")


class Change:
    """What a use case wants to alter: copies of the rows. Nothing of it shows before it is stored."""

    def __init__(self, house: "House", connection: Connection, table: OpenTable, now: float) -> None:
        self.house = house
        self.connection = connection
        self.table = table
        self.now = now
        self.row = replace(table.row)
        self.seats = [replace(seat) for seat in table.seats]
        self.state: State | None = None
        self.entry: Entry | None = None
        self.news: list[str] = []  # notices for everybody at the table

    @property
    def empty(self) -> bool:
        return self.entry is None and self.row == self.table.row and self.seats == self.table.seats

    def wind_clocks(self, actors: list[int], acted: int | None = None) -> None:
        """Stop and start clocks; note when the first runs out and whether a bot is due."""
        self.row.actors = actors
        if self.row.paused and (acted is None or clocks.is_bot(self.seats[acted])):
            clocks.stop(self.seats, self.now)
        else:
            self._play_on(acted)
        self.note_due()

    def _play_on(self, acted: int | None) -> None:
        """The clocks run; whoever moves while they stand still ends the pause."""
        if self.row.paused:
            self.row.pause = None
        clocks.settle(self.row.clock, self.seats, self.row.actors, acted, self.now)

    def note_due(self) -> None:
        """Note when the first clock runs out, and when a bot is due: none while the clocks stand still."""
        self.row.deadline = clocks.deadline(self.seats)
        actors = [] if self.row.paused else self.row.actors
        bots = [self.seats[actor] for actor in actors if clocks.is_bot(self.seats[actor])]
        self.row.bot_due = min([self.now + self.pause(seat) for seat in bots], default=None)

    def pause(self, seat: SeatRow) -> float:
        """Who looks on while a bot plays for him has time to stop it before every turn."""
        if seat.kind == "bot" or seat.away == "resigned" or seat.account is None:
            return 0.0
        looks_on = seat.account in self.house.hub.presence(self.table.id)["people"]
        return self.house.settings.stand_in_pause if looks_on else 0.0

    async def store(self) -> None:
        """Write everything inside the transaction."""
        self.row.epoch = self.table.row.epoch + 1
        self.row.changed = self.now
        before = self.table.row
        here = {"id": before.id, "epoch": before.epoch}
        if self.entry is not None:
            self.row.version = self.entry.number
        statements = [updated("tables", here, differences(before, self.row))]
        statements += self._appended(self.entry) if self.entry is not None else []
        for old, seat in zip(self.table.seats, self.seats, strict=True):
            if altered := differences(old, seat):
                statements.append(updated("seats", {"table_id": self.table.id, "seat": seat.seat}, altered))
        statements += [self._notice(kind, people) for kind, people in self.notices()]
        if not await self.connection.store(statements):
            self.house.forget(self.table.id)  # somebody else was here: what we know is not the newest
            raise Overtaken

    def notices(self) -> list[tuple[str, list[str]]]:
        """Who may want to know what: whoever is newly to act, and everybody when a table is full or over."""
        due = [self.seats[actor] for actor in self.row.actors if actor not in self.table.row.actors]
        turn = [seat.account for seat in due if seat.account and not seat.away]
        everybody = [seat.account for seat in self.seats if seat.account]
        found = [("your-turn", turn)] if turn else []
        return found + [(kind, everybody) for kind in self.news]

    def _notice(self, kind: str, people: list[str]) -> Filled:
        """Notices for the outbox, in the same transaction, for those who asked for them."""
        return NOTICE, {
            "kind": kind,
            "table_id": self.table.id,
            "version": self.row.version,
            "created": self.now,
            "due": self.now + self.house.settings.notice_delay,
            "people": people,
        }

    def _appended(self, entry: Entry) -> list[Filled]:
        """The new entry of the log, the position after it, and now and then a snapshot."""
        assert self.state is not None
        table_id, number, text = self.table.id, entry.number, self.state.to_json()
        statements = [
            (COMMIT, values(entry)),
            updated("heads", {"table_id": table_id}, {"number": number, "state": text}),
        ]
        if number % self.house.settings.snapshot_every == 0 or entry.seat < 0 or self.state.over():
            snapshot = {"table_id": table_id, "number": number, "rules": entry.rules, "state": text}
            statements.append((SNAPSHOT, snapshot))
        return statements

    def show(self) -> None:
        """Alter the table in memory: it is stored now."""
        self.table.row, self.table.seats = self.row, self.seats
        if self.state is not None:
            self.table.state = self.state
            if self.entry is not None:
                self.table.remember(self.entry.number, self.state, self.entry)
            else:  # the game begins
                self.table.recent[self.table.version] = self.state


@asynccontextmanager
async def changing(house: "House", table_id: str, quick: bool = False) -> AsyncIterator[Change]:
    """The block validates and fills the change; at its end it is stored and then published.

    A quick change locks nothing before it is stored: if it is Overtaken the caller tries again, the sure way.
    """
    parts = Parts()
    async with house.lock(table_id):
        async with house.database.change() if quick else house.database.write() as connection:
            async with connection.looking() as looking:
                table = await fresh(house, looking, table_id)
            change = Change(house, connection, table, house.now())
            parts.ended("waited")
            yield change
            parts.ended("played")
            if not change.empty:
                await change.store()
        parts.ended("stored")
        if not change.empty:
            change.show()
            await house.tell(table)
            parts.ended("told")
            parts.note(change, house.settings.slow_turn)


async def fresh(house: "House", connection: Connection, table_id: str) -> OpenTable:
    """The table as the database has it now, locked against other processes and what an operator writes."""
    known = house.tables.get(table_id)
    if known is not None:
        found = (await connection.execute(NEWEST, [{"id": table_id}])).first()
        if found is not None and tuple(found) == (known.row.version, known.row.epoch):
            return known
    table = await load(connection, table_id, lock=True)
    house.keep(table)
    return table
