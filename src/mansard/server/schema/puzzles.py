"""Puzzles: positions in which one turn is clearly best."""

from typing import Annotated

from pydantic import BaseModel, Field

from mansard.server.schema.forms import Body, Moves, Notation
from mansard.server.schema.play import Fact
from mansard.server.shapes import GameMove, GameView


class PuzzleCard(BaseModel):
    """A puzzle in a list."""

    id: str
    number: int
    players: int
    theme: str = Field(description="`end`, `block`, `tempo`, or `source-<where points come from>`")
    difficulty: int = Field(description="1 to 3: how often weaker bots miss it")


class Puzzles(BaseModel):
    """The puzzles of a game, the easy ones first."""

    game: str
    today: str | None = Field(description="the puzzle of the day")
    puzzles: list[PuzzleCard]


class Puzzle(PuzzleCard):
    """A puzzle as its seat sees it."""

    game: str
    seat: int
    count: int
    before: str | None
    after: str | None
    view: GameView


class PuzzleDraftBody(Body):
    """A turn as far as it is composed; an empty list asks for the legal moves."""

    moves: Moves = []
    previews: bool = True
    ahead: bool = False


class PuzzleWhyBody(Body):
    """Ask why a move is not offered, after these drafted moves."""

    move: Notation
    moves: Moves = []


class PuzzleTryBody(Body):
    """A whole turn; a move that only ends it may be left out."""

    moves: Annotated[list[Notation], Field(min_length=1, max_length=64)]


class PuzzleVerdict(BaseModel):
    """Whether the turn is the best one, or as good."""

    right: bool
    moves: list[str]


class PuzzleHint(BaseModel):
    """How many decisions the best turn takes and what the first is; of a single one its kind only."""

    moves: int
    first: dict[str, Fact | list[Fact]]


class PuzzleAnswerBody(Body):
    """All tries in their order; without a right one the puzzle must be given up to learn the answer."""

    tries: Annotated[list[Moves], Field(max_length=12)] = []
    hinted: bool = False
    given_up: bool = False


class ToldMove(BaseModel):
    """A move as it is told to people."""

    text: str
    move: GameMove
    facts: dict[str, Fact | list[Fact]] | None


class PuzzleWay(BaseModel):
    """A whole turn and what it is worth: winning chance, lead, own points by source."""

    moves: list[ToldMove]
    chance: float
    lead: float
    sources: dict[str, float]


class ToldTurn(BaseModel):
    """A turn of somebody."""

    seat: int
    moves: list[ToldMove]


class PuzzleTry(PuzzleWay):
    """A try, what it loses against the best turn, and what might have followed."""

    right: bool
    lost: float
    line: list[ToldTurn]


class PuzzleAnswer(BaseModel):
    """The turns that were compared, the best first; what might follow it, and the position after it."""

    stars: int
    tries: list[PuzzleTry]
    ways: list[PuzzleWay]
    ahead: float = Field(description="how much winning chance the best turn is ahead, at least")
    error: float
    line: list[ToldTurn]
    view: GameView | None = Field(description="none if the best turn brings something to light")
