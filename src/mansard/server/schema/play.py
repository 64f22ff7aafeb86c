"""Views, drafts, turns and the log."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from mansard.server.schema.forms import Body, Key, Moves, Notation, SeatNumber, Version
from mansard.server.schema.problems import Reason
from mansard.server.shapes import GameMove, GameView

Fact = str | int | bool


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


class KeepBody(Body):
    """A draft to keep for its seat: on another device, or after a reload, it is there again."""

    seat: SeatNumber
    version: Version
    moves: Moves


class KeptDraft(BaseModel):
    """The kept draft of a seat; no moves if there is none for this version."""

    version: int
    moves: list[str]


class Step(BaseModel):
    """What a seat saw of a commit after one of its moves."""

    number: int = Field(description="the commit that it belongs to")
    seat: int | None
    events: list[list[Any]]
    view: GameView


class Steps(BaseModel):
    """Commits move by move."""

    version: int
    steps: list[Step]


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
    facts: dict[str, Fact | list[Fact]] | None = Field(
        default=None, description="what is told of the move beside its arguments: its price, what it brings"
    )
    finishes: bool = Field(default=False, description="does nothing but end the turn")
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
    complete: bool = Field(description="the turn cannot go on: commit it")


class CommitAnswer(BaseModel):
    """The turn is stored: now, or it was before (`duplicate`)."""

    answer: Literal["applied", "duplicate"]
    number: int
    version: int
    seat: int
    view: GameView
