"""Guests, accounts and notices."""

from typing import Annotated, Any, Literal
from zoneinfo import available_timezones

from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from mansard.server.schema.forms import Body, Email, Locale, Login, Name, Password, Plain, Storable

Shown = Literal["everybody", "met", "nobody"]


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


def _zone(name: str) -> str:
    if name not in available_timezones():
        raise ValueError("a time zone was expected, such as Europe/Warsaw")
    return name


MinuteOfDay = Annotated[int, Field(ge=0, lt=24 * 60)]


class QuietHours(Body):
    """From one minute of the day until another, in a time zone; nothing is sent then, it comes afterwards."""

    begin: MinuteOfDay
    end: MinuteOfDay
    zone: Annotated[str, StringConstraints(max_length=64), AfterValidator(_zone)]


class Notices(Body):
    """How a person wants to be told; everything is off until asked for."""

    email: bool = False
    webhook: Annotated[str, StringConstraints(max_length=500), Plain] | None = None
    digest: bool = False
    locale: Locale = "en"
    quiet: QuietHours | None = None
    reminder: Annotated[int, Field(ge=0, le=24 * 60)] = Field(
        default=0, description="minutes before my time runs out; 0: none"
    )


Secret = Annotated[str, StringConstraints(max_length=128, pattern=r"^[A-Za-z0-9_-]+=*$")]


class PushKeys(Body):
    """What a browser gives to seal messages for it."""

    p256dh: Secret
    auth: Annotated[str, StringConstraints(max_length=64, pattern=r"^[A-Za-z0-9_-]+=*$")]


class PushBody(Body):
    """The subscription of a browser, as its `PushManager` gives it."""

    endpoint: Annotated[str, StringConstraints(max_length=1000), Plain]
    keys: PushKeys


class PushEnd(Body):
    """The subscription that shall end."""

    endpoint: Annotated[str, StringConstraints(max_length=1000), Plain]


class Ways(BaseModel):
    """The ways that this server can tell by, and how many browsers of mine take push messages."""

    key: str = Field(description="the server's public key for push messages, base64url")
    mail: bool
    browsers: int


class MeBody(Body):
    """What a person may change about himself."""

    name: Name | None = None
    email: Email | None = None
    notices: Notices | None = None
    shown: Shown | None = Field(default=None, description="who may see my results and ratings")


class HolidayBody(Body):
    """How many days I am away, from now on."""

    days: int = Field(ge=1, le=366)


class Holiday(BaseModel):
    """Until when I am on holiday, and the days of it that are left this year."""

    until: float | None
    left: int
    most: int


class EraseBody(Body):
    """Erase me for good; who has a login confirms it with the password."""

    password: Annotated[str, StringConstraints(max_length=200), Storable] | None = None


class OwnData(BaseModel):
    """Everything that is stored about a person, as it is stored; never the password."""

    account: dict[str, Any]
    seats: list[dict[str, Any]]
    results: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    notes: list[dict[str, Any]]
    boxes: list[dict[str, Any]]
    visits: list[dict[str, Any]]
    browsers: list[dict[str, Any]]
    notices_waiting: list[dict[str, Any]]
    tournaments: list[dict[str, Any]]
    clubs: list[dict[str, Any]]
    club_ratings: list[dict[str, Any]]
    posts: list[dict[str, Any]]
    ties: list[dict[str, Any]]
    complaints: list[dict[str, Any]]


class Me(BaseModel):
    """Who this browser is."""

    id: str
    name: str
    login: str | None
    email: str | None
    notices: Notices
    shown: Shown
    created: float


class VisitorAnswer(BaseModel):
    """Who this browser is; nobody yet before it has a name."""

    me: Me | None
