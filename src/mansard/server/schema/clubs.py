"""Clubs, and the people whom a person knows."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from mansard.server.schema.forms import Body, Name, Plain
from mansard.server.schema.statistics import Rating
from mansard.server.schema.tables import TableCard

Role = Literal["keeper", "member", "asked"]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2000), Plain]
About = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500), Plain]
TieKind = Literal["follow", "block"]


class ClubBody(Body):
    """A new club; who founds it keeps it."""

    name: Name
    about: About = ""


class ClubChange(Body):
    """A keeper changes what the club is called, or what it says of itself."""

    name: Name | None = None
    about: About | None = None


class InviteBody(Body):
    """A new link; the one before works no more."""

    uses: Annotated[int, Field(ge=1, le=1000)] | None = Field(default=None, description="for so many people")
    days: Annotated[float, Field(gt=0, le=365)] | None = Field(default=None, description="for so long")
    approval: bool = Field(default=False, description="whether a keeper lets people in")


class RoleBody(Body):
    """What somebody is in a club; an asker becomes a member."""

    role: Literal["keeper", "member"]


class PostBody(Body):
    """A notice on the board."""

    text: Text


class ClubCard(BaseModel):
    """A club in my list."""

    id: str
    name: str
    members: int
    role: Role
    waiting: int = Field(description="tables of the club that wait for me, and for keepers people who asked")


class Clubs(BaseModel):
    """My clubs."""

    clubs: list[ClubCard]


class Invitation(BaseModel):
    """What a link leads to, for who has it."""

    club: str
    name: str
    about: str
    members: int
    keepers: list[str] = Field(description="names of those who keep the club: they invite")
    approval: bool
    uses: int | None = Field(description="people who may still come by it")
    until: float | None
    role: Role | None = Field(description="what I am there already")


class Invite(BaseModel):
    """The link of a club."""

    code: str
    uses: int | None = Field(description="people who may still come by it")
    until: float | None
    approval: bool


class Member(BaseModel):
    """Somebody in a club, with ratings from games at its tables only."""

    player: str
    name: str
    role: Role
    since: float
    games: int
    ratings: list[Rating]


class Post(BaseModel):
    """A notice on the board."""

    id: int
    player: str
    name: str
    text: str
    time: float


class Lately(BaseModel):
    """Something that has happened in a club."""

    kind: Literal["joined", "table", "tournament", "started", "won"]
    time: float
    name: str = Field(description="who")
    what: str = Field(description="name of the tournament or slug of the game; empty for who joined")
    link: str | None = Field(description="id of the table or tournament")


class Club(BaseModel):
    """A club as its members see it."""

    id: str
    name: str
    about: str
    created: float
    role: Role
    members: list[Member]
    asking: list[Member] = Field(description="who waits to be let in; for keepers")
    invite: Invite | None
    posts: list[Post]
    lately: list[Lately]


class Joined(BaseModel):
    """What became of following a link."""

    club: str
    role: Role


class TieBody(Body):
    """Follow, block, or neither."""

    tie: TieKind | None


class Known(BaseModel):
    """Somebody I have played with, follow or have blocked."""

    player: str
    name: str
    games: int = Field(description="finished together")
    last: float | None
    tie: TieKind | None
    online: bool


class KnownPeople(BaseModel):
    """The people I know, those of the latest games first."""

    people: list[Known]


class Watchable(BaseModel):
    """Listed tables that people whom I follow play at."""

    tables: list[TableCard]
