"""Puzzles: which there are, and solving one."""

import asyncio
import datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response

from mansard.server import puzzles
from mansard.server.context import TheHouse, answer, errors
from mansard.server.schema.play import DraftAnswer, WhyAnswer
from mansard.server.schema.problems import TurnProblem
from mansard.server.schema.puzzles import (
    Puzzle,
    PuzzleAnswer,
    PuzzleAnswerBody,
    PuzzleDraftBody,
    PuzzleHint,
    Puzzles,
    PuzzleTryBody,
    PuzzleVerdict,
    PuzzleWhyBody,
)

router = APIRouter(tags=["puzzles"])
Slug = Annotated[str, Path(max_length=64)]
PuzzleId = Annotated[str, Path(max_length=64)]
Day = Annotated[datetime.date | None, Query(description="whose puzzle of the day is asked for; none: today")]
TURN = errors(404, s409=TurnProblem)


@router.get("/api/games/{slug}/puzzles", response_model=Puzzles, responses=errors(404))
async def game_puzzles(slug: Slug, house: TheHouse, day: Day = None) -> Response:
    """The puzzles of a game; an empty list if it has none."""
    chosen = day or datetime.datetime.fromtimestamp(house.now(), datetime.UTC).date()
    return answer(await asyncio.to_thread(puzzles.puzzle_list, slug, chosen))


@router.get("/api/games/{slug}/puzzles/{puzzle}", response_model=Puzzle, responses=errors(404))
async def one_puzzle(slug: Slug, puzzle: PuzzleId) -> Response:
    """One puzzle as its seat sees it."""
    return answer(await asyncio.to_thread(puzzles.one_puzzle, slug, puzzle))


@router.post("/api/games/{slug}/puzzles/{puzzle}/draft", response_model=DraftAnswer, responses=TURN)
async def draft_puzzle(slug: Slug, puzzle: PuzzleId, body: PuzzleDraftBody) -> Response:
    """Compose a turn: the view after it, what it brings, the legal moves that may follow."""
    told = puzzles.draft(slug, puzzle, body.moves, body.previews, body.ahead)
    return answer(told)


@router.post("/api/games/{slug}/puzzles/{puzzle}/why", response_model=WhyAnswer, responses=TURN)
async def why_puzzle(slug: Slug, puzzle: PuzzleId, body: PuzzleWhyBody) -> Response:
    """Why a move is not legal."""
    return answer(puzzles.why(slug, puzzle, body.moves, body.move))


@router.get("/api/games/{slug}/puzzles/{puzzle}/hint", response_model=PuzzleHint, responses=errors(404))
async def hint_puzzle(slug: Slug, puzzle: PuzzleId) -> Response:
    """Where to look; who solves it then gets one star."""
    return answer(await asyncio.to_thread(puzzles.told_hint, slug, puzzle))


@router.post("/api/games/{slug}/puzzles/{puzzle}/try", response_model=PuzzleVerdict, responses=TURN)
async def try_puzzle(slug: Slug, puzzle: PuzzleId, body: PuzzleTryBody, house: TheHouse) -> Response:
    """Whether a whole turn solves the puzzle. Nothing is stored."""
    return answer(await puzzles.tried(house, slug, puzzle, body.moves))


@router.post("/api/games/{slug}/puzzles/{puzzle}/answer", response_model=PuzzleAnswer, responses=TURN)
async def answer_puzzle(slug: Slug, puzzle: PuzzleId, body: PuzzleAnswerBody, house: TheHouse) -> Response:
    """The answer, once it is found or given up: what every try was worth, and why."""
    told = await puzzles.answered(house, slug, puzzle, body.tries, body.hinted, body.given_up)
    return answer(told)
