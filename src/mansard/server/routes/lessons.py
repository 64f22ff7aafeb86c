"""Lessons: which there are, and the way through one."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, Field

from mansard.server import lessons
from mansard.server.context import answer, errors
from mansard.server.schema.forms import Body
from mansard.server.schema.play import Offers
from mansard.server.shapes import GameView

router = APIRouter(tags=["lessons"])
Slug = Annotated[str, Path(max_length=64)]
LessonId = Annotated[str, Path(max_length=64)]
Locale = Annotated[str, Query(max_length=16)]
Answer = Annotated[str, Field(max_length=200)]


class LessonCard(BaseModel):
    """A lesson in a list."""

    id: str
    title: str
    about: str
    minutes: int
    steps: int


class Lessons(BaseModel):
    """The lessons of a game in order."""

    game: str
    lessons: list[LessonCard]


class WalkBody(Body):
    """The answers so far, an empty one for a step that was read or skipped, and one more to be judged."""

    answers: Annotated[list[Answer], Field(max_length=100)] = []
    attempt: Answer | None = None


class LessonVerdict(BaseModel):
    """What comes of an answer; without a text the rules allow it, but it is not what the step asks for."""

    right: bool
    text: str
    rule: str | None


class LessonStep(LessonCard):
    """Where a learner stands: what is said and pointed at, the position, the moves that do the step."""

    game: str
    number: int
    done: bool
    lesson: int = Field(description="which of the lessons it is, from 1")
    lessons: int
    asks: bool
    free: bool = Field(description="any legal turn does the step")
    text: str
    rule: str
    look: dict[str, Any]
    view: GameView
    offers: list[Offers]
    next: str | None
    answers: list[str]
    verdict: LessonVerdict | None
    gains: dict[str, int]


@router.get("/api/games/{slug}/lessons", response_model=Lessons, responses=errors(404))
async def game_lessons(slug: Slug, locale: Locale = "en") -> Response:
    """The lessons of a game; an empty list if it has none."""
    return answer(await asyncio.to_thread(lessons.lesson_list, slug, locale))


@router.post("/api/games/{slug}/lessons/{lesson}", response_model=LessonStep, responses=errors(404))
async def walk_lesson(slug: Slug, lesson: LessonId, body: WalkBody, locale: Locale = "en") -> Response:
    """Where a learner stands after these answers. Nothing is stored: the same answers lead there again."""
    told = await asyncio.to_thread(lessons.where, slug, lesson, locale, body.answers, body.attempt)
    return answer(told)
