"""Rows of the database as typed values: what a query finds becomes one of these at once."""

from dataclasses import dataclass, fields
from typing import Any, Literal, NotRequired, TypedDict

import sqlalchemy as sa

from mansard.club.tournament import Form
from mansard.kernel.chance import Seed, seed_from_text
from mansard.server import model


class NoClock(TypedDict):
    """Take your time."""

    kind: Literal["none"]


class BankClock(TypedDict):
    """Seconds for the whole game, more after every decision, and a reserve before it."""

    kind: Literal["bank"]
    bank: int
    increment: int
    reserve: NotRequired[int]


class DaysClock(TypedDict):
    """Days for every decision."""

    kind: Literal["days"]
    days: float


Clock = NoClock | BankClock | DaysClock


class Proposal(TypedDict):
    """A proposed rewind: who agrees so far."""

    number: int
    by: int
    agreed: list[int]


class Pause(TypedDict):
    """Clocks that stand still by consent: who agrees so far, and since when they do; None: not yet."""

    by: int
    agreed: list[int]
    since: float | None


class QuietHours(TypedDict):
    """From one minute of the day until another, where a person lives: nothing is sent then."""

    begin: int
    end: int
    zone: str


class Wish(TypedDict):
    """How a person wants to be told; a reminder comes so many minutes before his time is over."""

    email: bool
    webhook: str | None
    digest: bool
    locale: str
    quiet: QuietHours | None
    reminder: int


SILENT: Wish = {
    "email": False,
    "webhook": None,
    "digest": False,
    "locale": "en",
    "quiet": None,
    "reminder": 0,
}


def wish_of(stored: Any) -> Wish:
    """A stored wish; what an older one does not name is as for everybody at first."""
    whole: Wish = {**SILENT, **stored}
    return whole


@dataclass(slots=True)
class Account:
    """A person: a guest has nothing but a name."""

    id: str
    name: str
    login: str | None
    password: str | None
    email: str | None
    notices: Wish
    told: bool
    created: float
    merged_into: str | None
    digest_sent: float
    shown: str = "everybody"
    banned_until: float = 0.0
    muted_until: float = 0.0
    holiday_until: float = 0.0
    holiday_year: int = 0
    holiday_days: int = 0

    def __post_init__(self) -> None:
        self.notices = wish_of(self.notices)


@dataclass(slots=True)
class TableRow:
    """A table around its game."""

    id: str
    game: str
    options: dict[str, Any]
    components: str | None
    components_digest: str
    rules: int
    owner: str
    status: str
    listed: bool
    clock: Clock
    seed: bytes | None
    version: int
    epoch: int
    created: float
    started: float | None
    finished: float | None
    changed: float
    actors: list[int]
    scores: list[int] | None
    places: list[int] | None
    rewind: Proposal | None
    rematch: str | None
    rematch_of: str | None
    deadline: float | None
    bot_due: float | None
    club: str | None = None
    tournament: str | None = None
    coach: str = "off"
    rated: bool = True
    source: dict[str, Any] | None = None
    pause: Pause | None = None

    @property
    def chance(self) -> Seed | None:
        """Where chance comes from; a record from elsewhere may have a number for it."""
        if self.source is not None and "seed" in self.source:
            return seed_from_text(self.source["seed"])
        return self.seed

    @property
    def paused(self) -> bool:
        """Whether all have agreed that the clocks stand still."""
        return self.pause is not None and self.pause["since"] is not None


@dataclass(slots=True)
class SeatRow:
    """A seat at a table and who has it."""

    table_id: str
    seat: int
    kind: str
    account: str | None = None
    name: str = ""
    level: str | None = None
    away: str | None = None
    clock_left: float | None = None
    clock_since: float | None = None
    last_own: int = 0
    holiday_until: float = 0.0


@dataclass(slots=True)
class Visit:
    """What a person has seen of a table, and whether he wants to hear of it."""

    table_id: str
    account: str
    chat: int = 0
    version: int = -1
    muted: bool = False
    reminded: int = -1


@dataclass(slots=True)
class Subscription:
    """A browser that takes push messages: where to send them, and the keys to seal them with."""

    id: str
    account: str
    endpoint: str
    p256dh: str
    auth: str
    created: float


@dataclass(slots=True)
class Entry:
    """A turn in the log; a rewind has the seat -1."""

    table_id: str
    number: int
    seat: int
    moves: list[str]
    events: list[list[Any]]
    time: float
    by_bot: bool
    rules: int
    digest: str
    key: str | None


@dataclass(slots=True)
class TournamentRow:
    """A tournament around its rounds."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    components: str | None
    form: Form
    most: int
    fixed: bool
    bots: str | None
    rounds: int
    least: int
    places: int
    clock: Clock
    pause: float
    listed: bool
    club: str | None
    owner: str
    status: str
    seed: bytes
    created: float
    starts: float | None
    started: float | None
    finished: float | None
    epoch: int


@dataclass(slots=True)
class Entrant:
    """Somebody in a tournament, known to it by a number: people may leave the house, the record stays."""

    tournament_id: str
    number: int
    account: str | None
    name: str
    pot: int | None
    left: int | None
    entered: float


@dataclass(slots=True)
class RoundRow:
    """A drawn round; without `opens` it waits for the one before."""

    tournament_id: str
    number: int
    key: str
    byes: list[str]
    drawn: float
    opens: float | None
    done: float | None


@dataclass(slots=True)
class SittingRow:
    """A table of a round: who sits there, the table once it is laid, the result once it is over."""

    tournament_id: str
    round: int
    number: int
    seats: list[str | None]
    table_id: str | None
    result: dict[str, list[int]] | None


Row = (
    Account
    | TableRow
    | SeatRow
    | Visit
    | Subscription
    | Entry
    | TournamentRow
    | Entrant
    | RoundRow
    | SittingRow
)
COLUMNS: dict[type[Row], list[str]] = {kind: [field.name for field in fields(kind)] for kind in Row.__args__}


def check_columns() -> None:
    """A row has the columns of its table, in their order."""
    tables: dict[type[Row], sa.Table] = {
        Account: model.accounts,
        TableRow: model.tables,
        SeatRow: model.seats,
        Visit: model.visits,
        Subscription: model.subscriptions,
        Entry: model.commits,
        TournamentRow: model.tournaments,
        Entrant: model.entrants,
        RoundRow: model.rounds,
        SittingRow: model.sittings,
    }
    for kind, table in tables.items():
        assert COLUMNS[kind] == [column.name for column in table.c], f"{kind.__name__} is not {table.name}"


check_columns()


def values(row: Row) -> dict[str, Any]:
    """A row as the database takes it."""
    return {name: getattr(row, name) for name in COLUMNS[type(row)]}


def differences(before: Row, after: Row) -> dict[str, Any]:
    """The columns that have other values after a change."""
    return {name: value for name, value in values(after).items() if value != getattr(before, name)}
