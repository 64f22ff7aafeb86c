"""A table in memory: its row, its seats and the position, as of one version."""

from collections import OrderedDict
from functools import lru_cache

import msgspec
import sqlalchemy as sa

import mansard
from mansard.kernel.chance import Seed
from mansard.kernel.errors import InvalidState
from mansard.kernel.game import Game, State
from mansard.server import model
from mansard.server.database import Connection
from mansard.server.problems import Problem
from mansard.server.rows import Entry, SeatRow, TableRow

REMEMBERED = 12  # recent positions and commits that stay at hand


@lru_cache(maxsize=256)
def game_with(slug: str, components: str | None, digest: str = "") -> Game:
    """A game with the box that a table uses; the digest of its components if it is stored already."""
    return mansard.game(slug, components, digest=digest)


class OpenTable:
    """What this process knows of a table. Only `Change` alters it, after the database has it."""

    def __init__(self, row: TableRow, seats: list[SeatRow], state: State | None) -> None:
        self.row = row
        self.seats = seats
        self.game = game_with(row.game, row.components, row.components_digest)
        self.state = state
        self.recent: OrderedDict[int, State] = OrderedDict()
        self.entries: OrderedDict[int, Entry] = OrderedDict()
        self.told: dict[int | None, tuple[State, msgspec.Raw]] = {}  # views of the position as JSON
        self.may_have_plans = True  # until somebody has looked
        self.touched = 0.0
        if state is not None:
            self.recent[self.version] = state

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return self.row.version

    @property
    def status(self) -> str:
        return self.row.status

    @property
    def seed(self) -> Seed:
        """Where chance comes from; a Problem if the game has not begun."""
        seed = self.row.chance
        if seed is None:
            raise Problem("table-not-playing", status=self.status)
        return seed

    def over(self) -> bool:
        """Whether everything is open."""
        return self.status == "finished"

    def playing(self) -> State:
        """The position; a Problem if the game is not being played."""
        if self.status != "playing" or self.state is None:
            raise Problem("table-not-playing", status=self.status)
        return self.state

    def started(self) -> State:
        """The position; a Problem if the game has not begun."""
        if self.state is None:
            raise Problem("table-not-playing", status=self.status)
        return self.state

    def seats_of(self, account: str | None) -> list[int]:
        """The seats that an account holds."""
        if account is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.account == account]

    def remember(self, number: int, state: State, entry: Entry) -> None:
        """Keep a new position and its log entry at hand."""
        self.recent[number] = state
        self.entries[number] = entry
        while len(self.recent) > REMEMBERED:
            self.recent.popitem(last=False)
        while len(self.entries) > REMEMBERED:
            self.entries.popitem(last=False)


async def load(connection: Connection, table_id: str, lock: bool = False) -> OpenTable:
    """A table from the database: one row, its seats, its last position. No replay, however long the game."""
    query = sa.select(model.tables).where(model.tables.c.id == table_id)
    found = (await connection.execute(query.with_for_update() if lock else query)).first()
    if found is None:
        raise Problem("no-such-table", table=table_id)
    seats = await connection.execute(
        sa.select(model.seats).where(model.seats.c.table_id == table_id).order_by(model.seats.c.seat)
    )
    head = (
        await connection.execute(sa.select(model.heads.c.state).where(model.heads.c.table_id == table_id))
    ).scalar()
    row = TableRow(*found)
    return OpenTable(row, [SeatRow(*seat) for seat in seats], position(row, head))


def position(row: TableRow, head: str | None) -> State | None:
    """The stored position of a table, None before the start."""
    if head is None:
        return None
    try:
        return game_with(row.game, row.components, row.components_digest).from_json(head)
    except InvalidState as error:
        raise Problem("position-unreadable", problem=str(error)) from error
