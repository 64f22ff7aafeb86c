"""The coach at a running table: what matters, hints, a position explained, a warning."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from mansard.server.schema.forms import Body, Moves, SeatNumber, Version
from mansard.server.schema.tables import Coach
from mansard.server.shapes import GameMove

Gap = Literal["close", "perhaps", "clear"]


class CoachBody(Body):
    """Turn the coach on or off, or let it speak more or less."""

    level: Coach


class CoachSentence(BaseModel):
    """A text of the game or the shell by its key, with arguments; `player` is a seat."""

    key: str
    args: dict[str, Any]


class CoachAnswer(BaseModel):
    """Whether a seat is coached, and what matters now."""

    level: Coach
    rated: bool
    allowed: bool = Field(description="whether this seat may ask: the coach is on, or one person plays alone")
    matters: CoachSentence | None = Field(description="null also where the coach has nothing to say")
    warnings_left: int


class AskBody(Body):
    """Ask about the position of a version, after these drafted moves."""

    seat: SeatNumber
    version: Version
    moves: Moves = []


class AdviceReason(BaseModel):
    """Points more or less than the other turn: text `<key>` with `source` (its text `source-<source>`)."""

    key: Literal["reason-more", "reason-less", "reason-later-more", "reason-later-less"]
    source: str
    points: float
    error: float


class AdviceOption(BaseModel):
    """A turn with what it is worth. `points` against the best turn; of the best one against the second."""

    moves: list[str]
    told: list[GameMove] = Field(description="the moves by name, as texts and boards read them")
    first: dict[str, Any] = Field(description="the first move as values: its kind, then where")
    chance: float
    chance_error: float
    points: float
    points_error: float
    gap: Gap = Field(description="close: too close to call, no order; perhaps: below twice the error")
    reasons: list[AdviceReason]


class Look(BaseModel):
    """Where to look: an argument of the best turn's first move."""

    name: str
    value: Any


class HintAnswer(BaseModel):
    """A hint in three steps: where to look (`look`), what kind of move (`kind`), the turns (`options`)."""

    version: int
    seat: int
    look: Look | None
    kind: str
    options: list[AdviceOption] = Field(description="the best three at most, the best first")
    forced: bool
    gap: Gap
    speaks: bool = Field(description="whether the coach speaks first at this table's level")
    tries: int = Field(description="quick games that one turn was tried in")
    trained: bool


class SeatProspect(BaseModel):
    """Points by source, now and at the expected end; the chance to win. Errors are standard errors."""

    now: dict[str, float]
    then: dict[str, float]
    points: float
    points_error: float
    chance: float
    chance_error: float


class PositionAnswer(BaseModel):
    """A position explained, as the seat can know it."""

    version: int
    seat: int
    games: int
    prospects: list[SeatProspect]
    sentences: list[CoachSentence]


class WarningAnswer(BaseModel):
    """Whether a composed turn should be asked about: once for a turn, three times a game."""

    version: int
    seat: int
    warns: bool
    points: float
    error: float
    reasons: list[AdviceReason]
    look: Look | None
    best: AdviceOption | None
    warnings_left: int
