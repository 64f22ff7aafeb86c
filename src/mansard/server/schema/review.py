"""Reviews of finished games: what is stored, how far it is, and what may be done from there."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from mansard.server.schema.forms import Body, Level, SeatNumber, Storable, Version
from mansard.server.shapes import GameMove, GameView

Depth = Literal["quick", "deep"]
Mark = Literal["keystone", "true", "off-plumb", "crack", "collapse"]


class ReviewPass(BaseModel):
    """How far a pass is: turns judged of all."""

    depth: Depth
    state: Literal["none", "waiting", "running", "done", "stopped", "failed"]
    done: int
    total: int = Field(description="0 until the first turn is judged")
    ahead: int = Field(description="passes that wait before this one")
    current: bool = Field(description="whether what is stored is of this version of the analysis")


class ReviewedWay(BaseModel):
    """A whole turn with what it is worth to its seat; errors are standard errors."""

    moves: list[str]
    told: list[GameMove] = Field(description="the moves by name, as texts and boards read them")
    chance: float
    chance_error: float
    lead: float = Field(description="points ahead, where turns are compared")
    lead_error: float
    sources: dict[str, float]
    tries: int


class FollowingTurn(BaseModel):
    """A turn of the line that might follow."""

    seat: int
    moves: list[str]


class ReviewedTurn(BaseModel):
    """A commit and how it is judged, by what its player could know."""

    number: int
    seat: int
    moves: list[str]
    told: list[GameMove]
    mark: Mark
    forced: bool
    close: bool = Field(description="the loss is smaller than its error: too close to call")
    lost: float = Field(description="winning chance lost against the best turn found, 0 to 1")
    lost_error: float
    lost_points: float
    lost_points_error: float
    lost_sources: dict[str, float]
    ahead: float = Field(description="chance that the best turn is ahead of the second")
    best: list[ReviewedWay] = Field(description="the best first; the played turn is among them if it is good")
    played: ReviewedWay | None
    line: list[FollowingTurn] = Field(description="what might follow the best turn")
    open_lost: float | None = Field(description="of marked turns: the loss with all cards open")
    open_error: float | None


class ReviewSentence(BaseModel):
    """A text of the shell by its key, with arguments; `player` is a seat."""

    key: str
    args: dict[str, Any]


class ReviewBody(BaseModel):
    """All that is told of a finished game."""

    depth: Depth
    engine: int
    game: str
    names: list[str]
    scores: list[int]
    places: list[int]
    points: list[dict[str, float]]
    chances: list[list[float]] = Field(
        description="per commit, the start first: the chance of every seat as spectators saw it"
    )
    open_chances: list[list[float]] = Field(description="the same with all cards open")
    turns: list[ReviewedTurn]
    turning_points: list[int]
    accuracy: list[float]
    lost_sources: list[dict[str, float]]
    trained: bool
    tries: int = Field(description="of one turn")
    summary: list[ReviewSentence]


class ReviewAnswer(BaseModel):
    """Where the review of a game stands, and the deepest one there is."""

    table: str
    quick: ReviewPass
    deep: ReviewPass
    may_start: bool
    may_deepen: bool
    review: ReviewBody | None


class ReviewBodyStart(Body):
    """Which pass to start; a deep one has the quick one before it."""

    depth: Depth = "quick"


class LineStep(BaseModel):
    """A move of a turn that was not played, upon a guess at what the seat could not know."""

    turn: int = Field(description="0: the turn itself, then those that might follow")
    seat: int
    move: str
    told: GameMove
    events: list[list[Any]]
    view: GameView


class LineAnswer(BaseModel):
    """A turn that was not played and the line that might follow it, as its seat would see it."""

    number: int = Field(description="the commit that it would have stood for")
    rank: int
    seat: int
    before: GameView
    steps: list[LineStep]


class ContinueBody(Body):
    """Play on against bots from the position after a commit."""

    number: Version
    seat: SeatNumber
    level: Level = "medium"
    name: Annotated[str, Field(max_length=40)] | None = None


class RecordBody(Body):
    """A record from elsewhere, with the component file if it was played with a box of one's own."""

    record: Annotated[str, Storable]
    components: Annotated[str, Storable] | None = None
