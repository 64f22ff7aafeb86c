"""What happens beside the turns: seats that change hands, rewinds, chat, notes."""

from typing import Annotated

from pydantic import BaseModel, StringConstraints

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
