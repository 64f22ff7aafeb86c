"""The forms of requests and answers, for checking and for OpenAPI."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from mansard.server.shapes import GameMove, GameView


def _printable(text: str) -> str:
    if any(not (char.isprintable() or char in "\n\t") for char in text):
        raise ValueError("only printable characters are allowed")
    return text


def _storable(text: str) -> str:
    if "\0" in text or (not text.isascii() and text != text.encode("utf-8", "replace").decode()):
        raise ValueError("only characters of Unicode are allowed")
    return text


Plain = AfterValidator(_printable)
Storable = AfterValidator(_storable)
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), Plain]
Login = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_.-]{2,31}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200), Storable]
Email = Annotated[str, StringConstraints(pattern=r"^[^@\s<>\"]{1,64}@[A-Za-z0-9.-]{1,180}$"), Plain]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200), Plain]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Moves = Annotated[list[Notation], Field(max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Version = Annotated[int, Field(ge=0, le=10**9)]
Level = Literal["easy", "medium", "hard"]
Locale = Literal["en", "ru", "pl"]


class Body(BaseModel):
    """What a client sends: unknown names are refused."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=False)


# ---------------------------------------------------------------------- problems


class Reason(BaseModel):
    """Why a move is not legal: the section of the rules, a text key and its arguments."""

    rule: str
    key: str
    args: dict[str, Any]


class ProblemBody(BaseModel):
    """Any answer that is not what was asked for; nothing has changed."""

    model_config = ConfigDict(title="Problem", extra="allow")
    code: str = Field(description="what went wrong, a stable key: text `problem-<code>`")
    status: int
    detail: str = Field(description="the same in English, with the way out")
    args: dict[str, Any] = {}


class NowView(BaseModel):
    """The newest view, sent along with `stale`."""

    version: int
    seat: int
    view: GameView


class TurnProblem(ProblemBody):
    """A turn that was not applied: `stale` comes with the new view, the others with the reason."""

    model_config = ConfigDict(title="TurnProblem", extra="allow")
    reason: Reason | None = None
    legal: list[str] | None = None
    now: NowView | None = None


# ---------------------------------------------------------------------- people


class GuestBody(Body):
    """A guest needs a name only."""

    name: Name


class RegisterBody(Body):
    """A guest becomes an account and keeps his games."""

    login: Login
    password: Password
    email: Email | None = None
    name: Name | None = None


class LoginBody(Body):
    """Sign in; with `keep_games` the games of the guest that this browser was pass to the account."""

    login: Annotated[str, StringConstraints(max_length=64), Plain]
    password: Annotated[str, StringConstraints(max_length=200), Storable]
    keep_games: bool = True


class Notices(Body):
    """How a person wants to be told; everything is off until asked for."""

    email: bool = False
    webhook: Annotated[str, StringConstraints(max_length=500), Plain] | None = None
    digest: bool = False
    locale: Locale = "en"


class MeBody(Body):
    """What a person may change about himself."""

    name: Name | None = None
    email: Email | None = None
    notices: Notices | None = None


class Me(BaseModel):
    """Who this browser is."""

    id: str
    name: str
    login: str | None
    email: str | None
    notices: Notices
    created: float


# ---------------------------------------------------------------------- tables


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
    """Kept for an account."""

    kind: Literal["invited"]
    login: Login


SeatBody = Annotated[MySeat | OpenSeat | BotSeat | InvitedSeat, Field(discriminator="kind")]
FillBody = Annotated[OpenSeat | BotSeat | InvitedSeat, Field(discriminator="kind")]


class NoClock(Body):
    """Take your time."""

    kind: Literal["none"] = "none"


class BankClock(Body):
    """Seconds for the whole game and more for every decision."""

    kind: Literal["bank"]
    bank: int = Field(ge=5, le=86400)
    increment: int = Field(ge=0, le=3600)


class DaysClock(Body):
    """Days for every decision."""

    kind: Literal["days"]
    days: float = Field(ge=0.01, le=30)


ClockBody = Annotated[NoClock | BankClock | DaysClock, Field(discriminator="kind")]


class TableBody(Body):
    """A new table."""

    game: Annotated[str, StringConstraints(max_length=64), Plain]
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Field(max_length=32)] = {}
    components: Annotated[str, Storable] | None = Field(
        default=None, description="an owner's corrected component file, TOML"
    )
    listed: bool = Field(
        default=False, description="whether the lobby shows it; else only the link leads there"
    )
    clock: ClockBody = NoClock()
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


class Seat(BaseModel):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["person", "bot", "open", "invited"]
    player: str | None = Field(description="id of the account")
    name: str
    level: str | None = Field(description="of a bot; the login of an invited person")
    away: Literal["bot", "clock", "resigned"] | None = Field(description="why a bot plays for the person")
    clock: SeatClock | None


class Rewind(BaseModel):
    """A proposed rewind: who agrees so far."""

    number: int
    by: int
    agreed: list[int]


class Table(BaseModel):
    """A table around its game."""

    id: str
    game: str
    options: dict[str, Any]
    own_components: bool
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
    rematch: str | None
    rematch_of: str | None
    rules: int
    components: str = Field(description="digest of the component data")
    commitment: str | None = Field(description="SHA-256 of the seed")
    seed: str | None = Field(description="after the end only")


class Tables(BaseModel):
    """One page of tables; `next` is the cursor of the following page."""

    tables: list[Table]
    next: str | None


# ---------------------------------------------------------------------- play


class Entry(BaseModel):
    """A turn in the log. The moves of others are open after the end only; `events` tell what happened."""

    number: int
    seat: int | None
    rewind_to: int | None
    time: float
    by_bot: bool
    moves: list[str] | None
    events: list[list[Any]]


class Log(BaseModel):
    """Entries of the log."""

    version: int
    entries: list[Entry]


class ViewAnswer(BaseModel):
    """What a seat (null: a spectator) sees at a version."""

    version: int
    seat: int | None
    last_own: int | None = Field(description="number of the seat's last own turn: the recap begins after it")
    view: GameView


class DraftBody(Body):
    """A turn as far as it is composed; an empty list asks for the legal moves."""

    seat: SeatNumber
    version: Version
    moves: Moves = []
    previews: bool = True
    ahead: bool = Field(default=False, description="give the second halves of moves that only begin another")


class CommitBody(Body):
    """A whole turn. The key makes it safe to send it again."""

    seat: SeatNumber
    version: Version
    moves: Annotated[list[Notation], Field(min_length=1, max_length=64)]
    key: Key


class WhyBody(Body):
    """Ask why a move is not offered, after these drafted moves."""

    seat: SeatNumber
    move: Notation
    moves: Moves = []


class WhyAnswer(BaseModel):
    """Whether the move is legal, and if not, by which rule."""

    legal: bool
    reason: Reason | None


class OfferedMove(BaseModel):
    """A legal move: notation to send, values to draw, points by source that it would bring."""

    text: str
    move: GameMove
    reveals: bool = Field(description="brings chance or a secret to light: must be the last move of a turn")
    preview: dict[str, int] | None
    facts: dict[str, Any] | None = Field(
        default=None, description="what is told of the move beside its arguments: its price, what it brings"
    )
    next: list["OfferedMove"] | None = Field(
        default=None, description="the legal moves after it, where it only begins another (`ahead`)"
    )


class Offers(BaseModel):
    """The legal moves of one kind, and the values that each argument has in some of them."""

    kind: str
    arguments: dict[str, list[Any]]
    moves: list[OfferedMove]


class NumberChange(BaseModel):
    """A number of the own seat that the draft changes."""

    path: str
    before: int
    after: int


class Gains(BaseModel):
    """What a draft brings."""

    points: dict[str, int]
    changes: list[NumberChange]


class DraftAnswer(BaseModel):
    """What a turn would do."""

    version: int
    seat: int
    moves: list[str]
    held: str | None = Field(description="the last move, if it reveals: it is carried out at commit only")
    view: GameView
    gains: Gains
    offers: list[Offers]
    complete: bool = Field(description="nothing more can be added: commit it")


class CommitAnswer(BaseModel):
    """The turn is stored: now, or it was before (`duplicate`)."""

    answer: Literal["applied", "duplicate"]
    number: int
    version: int
    seat: int
    view: GameView


class SeatAct(Body):
    """For which of my seats."""

    seat: SeatNumber


class RewindBody(Body):
    """Propose to take the game back to the position after this commit."""

    seat: SeatNumber
    number: Version


class RewindAnswer(Body):
    """Agree or refuse."""

    seat: SeatNumber
    agree: bool


class ChatBody(Body):
    """Something to say."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1000), Plain]


class ChatLine(BaseModel):
    """Something said."""

    id: int
    player: str
    name: str
    text: str
    time: float


class Chat(BaseModel):
    """What was said."""

    chat: list[ChatLine]


class Note(Body):
    """A private note about a table."""

    text: Annotated[str, StringConstraints(max_length=10000), Plain]
