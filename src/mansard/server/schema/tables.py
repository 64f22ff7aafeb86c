"""Tables, seats and clocks."""

from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, Field, StringConstraints, model_validator

from mansard.server.schema.forms import Body, Level, Login, Name, Plain, SeatNumber, Storable


class MySeat(Body):
    """I sit here; several of them make a hot-seat table, each with its own name."""

    kind: Literal["me"]
    name: Name | None = None


class OpenSeat(Body):
    """Whoever comes."""

    kind: Literal["open"]


class BotSeat(Body):
    """A bot."""

    kind: Literal["bot"]
    level: Level = "medium"


class InvitedSeat(Body):
    """Kept for an account: by its login, or by its id if we know each other from a game or a club."""

    kind: Literal["invited"]
    login: Login | None = None
    player: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")] | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if (self.login is None) == (self.player is None):
            raise ValueError("either login or player was expected")
        return self


SeatBody = Annotated[MySeat | OpenSeat | BotSeat | InvitedSeat, Field(discriminator="kind")]
FillBody = Annotated[OpenSeat | BotSeat | InvitedSeat, Field(discriminator="kind")]


class NoClock(Body):
    """Take your time."""

    kind: Literal["none"] = "none"


class BankClock(Body):
    """Seconds for the whole game, more after every decision, and a reserve before it."""

    kind: Literal["bank"]
    bank: int = Field(ge=5, le=86400)
    increment: int = Field(ge=0, le=3600)
    reserve: int = Field(
        default=0, ge=0, le=3600, description="seconds of a decision before the bank is touched"
    )


class DaysClock(Body):
    """Days for every decision."""

    kind: Literal["days"]
    days: float = Field(ge=0.01, le=30)


ClockBody = Annotated[NoClock | BankClock | DaysClock, Field(discriminator="kind")]


Coach = Literal["off", "call", "quiet", "guided"]


class TableBody(Body):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=64), Plain]
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Field(max_length=32)] = {}
    components: Annotated[str, Storable] | None = Field(
        default=None, description="an owner's corrected component file, TOML"
    )
    box: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")] | None = Field(
        default=None, description="a saved box, by its id, instead of a component file"
    )
    listed: bool = Field(
        default=False, description="whether the lobby shows it; else only the link leads there"
    )
    clock: ClockBody = NoClock()
    coach: Coach | None = Field(
        default=None, description="advice at this table, off if not said; never where it is rated"
    )
    rated: bool | None = Field(
        default=None,
        description="whether the result counts for ratings; if not said, it does without a coach",
    )
    club: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,32}$")] | None = Field(
        default=None, description="the club that the table belongs to: its members see it and may join"
    )
    start: bool = Field(default=False, description="start at once if nobody is missing")


class JoinBody(Body):
    """Take a seat: this one, or any."""

    seat: SeatNumber | None = None
    name: Name | None = None


class LeaveBody(Body):
    """Give back this seat, or all of mine."""

    seat: SeatNumber | None = None


class SeatClock(BaseModel):
    """Seconds on a seat's clock."""

    left: float
    running: bool
    reserve: float = Field(description="seconds before it begins to run down")
    holiday: float | None = Field(description="until when its player is on holiday, if he is")


class Seat(BaseModel):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot", "open", "invited"]
    player: str | None = Field(description="id of the account")
    name: str
    level: str | None = Field(description="of a bot; the login of a person invited by login")
    away: Literal["bot", "clock", "resigned"] | None = Field(description="why a bot plays for the person")
    clock: SeatClock | None


class Rewind(BaseModel):
    """A proposed rewind: who agrees so far."""

    number: int
    by: int
    agreed: list[int]


class Pause(BaseModel):
    """Clocks that stand still by consent."""

    by: int
    agreed: list[int]
    since: float | None = Field(description="when everybody had agreed; null: it is only proposed")


class TableBox(BaseModel):
    """A box of one's own at a table; what differs is at `/api/tables/{id}/box/differences`."""

    name: str
    differs: int


class TableSource(BaseModel):
    """Where a game comes from that did not begin at this table: a position of another, or a record."""

    kind: Literal["position", "record"]
    table: str | None
    number: int | None


class Table(BaseModel):
    """A table around its game."""

    id: str
    game: str
    options: dict[str, Any]
    own_components: bool
    box: TableBox | None
    status: Literal["open", "playing", "finished", "abandoned", "closed"]
    listed: bool
    owner: str
    clock: dict[str, Any]
    version: int = Field(description="number of the last commit or rewind")
    epoch: int = Field(description="number of the last change of any kind: news with a smaller one are old")
    created: float
    started: float | None
    finished: float | None
    changed: float
    seats: list[Seat]
    actors: list[int]
    my_seats: list[int]
    waits_for_me: bool
    scores: list[int] | None
    places: list[int] | None
    rewind: Rewind | None
    pause: Pause | None
    rematch: str | None
    rematch_of: str | None
    club: str | None = Field(description="the club that the table belongs to")
    tournament: str | None = Field(description="the tournament of whose round the table is")
    coach: Coach = Field(description="everybody sees whether advice is given here")
    rated: bool
    source: TableSource | None
    rules: int
    components: str = Field(description="digest of the component data")
    commitment: str | None = Field(description="SHA-256 of the seed")
    seed: str | None = Field(description="after the end only")


class TableCard(Table):
    """A table in a list."""

    progress: dict[str, int] | None = Field(description="what the game counts: era, auction, round, sections")
    colours: list[str] = Field(description="of the seats once it is played, where the game gives them")
    online: list[str] = Field(description="players of the table who are there now")
    spectators: int
    unread: int = Field(description="lines of the chat that I have not read")


class Tables(BaseModel):
    """One page of tables; `next` is the cursor of the following page."""

    tables: list[TableCard]
    next: str | None
