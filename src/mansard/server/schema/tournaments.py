"""Tournaments: how to open one, and what its page shows."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints

from mansard.server.schema.forms import Body, Level, Name, Plain
from mansard.server.schema.tables import BankClock, DaysClock, TableCard

Form = Literal["swiss", "league", "knock-out"]
Status = Literal["open", "running", "finished", "cancelled"]
PeopleAtTable = Annotated[int, Field(ge=2, le=4)]
People = Annotated[int, Field(ge=3, le=64)]
Rounds = Annotated[int, Field(ge=1, le=63)]
TournamentClock = Annotated[BankClock | DaysClock, Field(discriminator="kind")]


class TournamentBody(Body):
    """A new tournament. Every table has a clock, so that every round ends."""

    name: Name
    game: Annotated[str, StringConstraints(max_length=64), Plain]
    options: Annotated[dict[str, Any], Field(max_length=32)] = {}
    box: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")] | None = Field(
        default=None, description="a saved box, by its id; the tournament keeps a copy"
    )
    form: Form = "swiss"
    most: PeopleAtTable = Field(default=4, description="people at a table at most")
    fixed: bool = Field(default=False, description="all tables have so many: who is left over rests")
    bots: Level | None = Field(default=None, description="bots fill small tables; not in the standing")
    rounds: Rounds = Field(default=4, description="a knock-out lasts as long as it takes")
    least: People = 4
    places: People = 16
    clock: TournamentClock
    pause: Annotated[float, Field(ge=0, le=7 * 86400)] | None = Field(
        default=None, description="seconds between rounds; null: a minute if live"
    )
    starts: Annotated[float, Field(ge=0, le=1e11)] | None = Field(
        default=None, description="when it begins by itself; null: when the organiser says so"
    )
    listed: bool = Field(default=False, description="whether everybody here sees it; else only by its link")
    club: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")] | None = Field(
        default=None, description="the club that it belongs to: its members may enter"
    )
    enter: bool = Field(default=True, description="whether I take part")


class EnterBody(Body):
    """Get on the list, under my name or another one."""

    name: Name | None = None


class Entrant(BaseModel):
    """Somebody in a tournament; `number` is the name in all draws."""

    number: int
    player: str | None = Field(description="id of the account; null once it is erased")
    name: str
    pot: int | None = Field(description="rank by rating at the start")
    left: int | None = Field(description="after how many rounds the person left")
    out: bool = Field(description="is drawn no more: has left or is knocked out")


class SittingSeat(BaseModel):
    """A seat at a table of a round: an entrant by number, or a bot."""

    who: int | None
    place: int | None = Field(description="once the table is over; who forfeited is last")
    score: int | None
    points: float | None = Field(description="what it brings to the standing")
    forfeit: bool


class Sitting(BaseModel):
    """A table of a round. `card` is what every spectator sees of it, while it is played."""

    number: int
    table: str | None
    over: bool
    seats: list[SittingSeat]
    card: TableCard | None


class Round(BaseModel):
    """A round: planned (a league's), drawn (opens soon), open, done. With its key it can be drawn again."""

    number: int
    state: Literal["planned", "drawn", "open", "done"]
    key: str
    drawn: float
    opens: float | None
    done: float | None
    byes: list[int]
    tables: list[Sitting]


class RoundCell(BaseModel):
    """What a round brought to somebody; without points it still runs."""

    round: int
    table: int | None = Field(description="number of the table; null: a bye")
    place: int | None
    of: int | None
    points: float | None
    forfeit: bool


class StandingRow(BaseModel):
    """A line of the standing. Between equal points `met`, `won`, `relative` and the lot decide, in turn."""

    rank: int
    who: int
    points: float
    met: float = Field(description="mean points of those met")
    won: float = Field(description="tables won")
    relative: float = Field(description="own score over the mean of the table, mean of all tables")
    rounds: list[RoundCell]


class Meeting(BaseModel):
    """Two people and the rounds in which they sit together."""

    pair: list[int]
    rounds: list[int]


class Mine(BaseModel):
    """What a tournament has for me."""

    number: int
    round: int | None = Field(description="the round in which I sit next or now")
    table: str | None
    waits_for_me: bool


class Organiser(BaseModel):
    """Who opened a tournament; nobody any more if the account was erased."""

    player: str | None
    name: str | None


class TournamentCard(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    form: Form
    status: Status
    most: int
    fixed: bool
    bots: Level | None
    rounds: int
    least: int
    places: int
    clock: dict[str, Any]
    pause: float
    listed: bool
    club: str | None
    organiser: Organiser
    created: float
    starts: float | None
    started: float | None
    finished: float | None
    entered: int = Field(description="how many are on the list")
    round: int = Field(description="the round that is played; 0 before the first")
    winner: str | None
    mine: Mine | None


class Tournament(TournamentCard):
    """A tournament's page."""

    options: dict[str, Any]
    own_components: bool
    promise: str = Field(description="digest of the seed, known before anybody entered")
    seed: str | None = Field(description="after the end")
    people: list[Entrant]
    played: list[Round] = Field(description="all rounds that are drawn")
    standing: list[StandingRow] = Field(description="after the last round that is done")
    meetings: list[Meeting]


class Tournaments(BaseModel):
    """One page of tournaments; `next` is the cursor of the following page."""

    tournaments: list[TournamentCard]
    next: str | None


class Span(BaseModel):
    """From the least to the most that somebody has."""

    least: int
    most: int


class TableSizes(BaseModel):
    """The tables of a first round with so many people: how many of them and how many seats at each."""

    people: int
    tables: list[int]
    seats: list[int]
    byes: int


class Run(BaseModel):
    """One run of such a tournament, played by lot."""

    people: int
    rounds: int
    tables: list[list[int]] = Field(description="seats of the tables of every round")
    games: Span
    met: Span = Field(description="different people met")
    smaller: Span = Field(description="games at a smaller table")
    same_seat: int = Field(description="how often somebody sat in the same seat at most")


class Forecast(BaseModel):
    """How a tournament would run; without `run` if it would be a very long one."""

    sizes: list[TableSizes]
    run: Run | None


class RecordTable(BaseModel):
    """A table of the record."""

    seats: list[str | None]
    result: dict[str, list[int]] | None
    table: str | None


class RecordRound(BaseModel):
    """A round of the record."""

    key: str
    byes: list[str]
    tables: list[RecordTable]


class TournamentRecord(BaseModel):
    """The record of a tournament: `mansard tournament verify` draws every round of it again."""

    mansard: Literal["tournament"]
    id: str
    name: str
    game: str
    form: Form
    rounds: int
    rules: dict[str, Any]
    promise: str
    seed: str | None
    lots: str
    people: list[dict[str, Any]]
    drawn: list[RecordRound]
    standing: list[dict[str, Any]]
