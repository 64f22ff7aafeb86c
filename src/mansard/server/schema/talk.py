"""What happens beside the turns: seats that change hands, rewinds, chat, notes."""

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from mansard.server.schema.forms import Body, Plain, SeatNumber, Version


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


class PauseAnswer(Body):
    """Agree to stop the clocks, or refuse."""

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


class SeenBody(Body):
    """What I have seen of a table: everything up to this version, and up to this line of the chat.

    `muted`: whether I want to hear nothing of the table, or something again.
    """

    version: Version | None = None
    chat: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None
    muted: bool | None = None


class Visit(BaseModel):
    """What I have seen of a table, and whether I want to hear nothing of it."""

    version: int
    chat: int
    muted: bool


class Note(Body):
    """A private note about a table."""

    text: Annotated[str, StringConstraints(max_length=10000), Plain]
