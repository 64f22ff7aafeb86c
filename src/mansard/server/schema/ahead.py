"""Thinking ahead: moves tried on a copy of the board, and the plan for the next turn."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from mansard.server.schema.forms import Body, Notation, Plain, SeatNumber, Version
from mansard.server.schema.play import Offers
from mansard.server.shapes import GameView


class TryBody(Body):
    """A move that is tried for a seat."""

    seat: SeatNumber
    move: Notation


class SandboxBody(Body):
    """Moves of any seats, tried in order from this version."""

    seat: SeatNumber
    version: Version
    tries: Annotated[list[TryBody], Field(max_length=200)] = []
    actor: SeatNumber | None = Field(default=None, description="whose moves to offer, if several may act")
    to_me: bool = Field(default=False, description="the others move, simply, until the seat is to act")


class Tried(BaseModel):
    """A move that was tried for a seat."""

    seat: int
    move: str


class Sandbox(BaseModel):
    """The board after the tried moves, as the seat would see it."""

    version: int
    seat: int
    tries: list[Tried] = Field(description="all that was tried, the moves of `to_me` included")
    view: GameView
    actors: list[int]
    actor_view: GameView | None = Field(
        description="the board through the eyes of the actor, whose secrets are guesses; null: it is the seat"
    )
    actor: int | None = Field(description="whose moves are offered; null: the game would be over")
    guessed: bool = Field(description="chance or a secret came to light: it was drawn for this trial only")
    scores: list[int] = Field(description="the points of every seat, as the view shows them")
    offers: list[Offers]


Step = Annotated[str, StringConstraints(min_length=1, max_length=40), Plain]
Bound = Annotated[int, Field(ge=-(10**6), le=10**6)]


class ConditionBody(Body):
    """The highest number at a path of the own view (lists are looked through) lies between these."""

    path: Annotated[list[Step], Field(min_length=1, max_length=8)]
    least: Bound | None = None
    most: Bound | None = None


class PlanLine(Body):
    """Moves of a turn, and when they are played; null: whatever happens, if they are legal."""

    when: ConditionBody | None = None
    moves: Annotated[list[Notation], Field(min_length=1, max_length=64)]


class PlanBody(Body):
    """The plan for the next turn of a seat: the first line that holds and is legal; no lines: none."""

    seat: SeatNumber
    lines: Annotated[list[PlanLine], Field(max_length=8)]


class Plan(BaseModel):
    """The plan of a seat, and what came of it."""

    lines: list[PlanLine]
    outcome: Literal["played", "dropped"] | None = Field(description="null: it waits for the turn")
    number: int | None = Field(description="the commit that it was played as, or the version that dropped it")
    line: int | None = Field(description="which line was played")
