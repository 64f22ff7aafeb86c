"""Games, their components, texts and rule books."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel, Field

import mansard
from mansard.box.values import sheet
from mansard.server import library
from mansard.server.context import TheHouse, answer, errors
from mansard.server.schema.box import BoxCheck, BoxSheet, CheckBody
from mansard.server.schema.rules import RuleBook

router = APIRouter(tags=["games"])
Slug = Annotated[str, Path(max_length=64)]


class GameOption(BaseModel):
    """A choice that a table makes before the game."""

    name: str
    choices: list[str]
    default: str
    per_seat: bool
    distinct: bool
    players: list[int] | None


class GameCard(BaseModel):
    """A game as a form to set up a table needs it."""

    slug: str
    player_counts: list[int]
    options: list[GameOption]
    rules: int
    components: str
    events: dict[str, list[str]]
    lessons: int = 0
    prompts: dict[str, str] = Field(default={}, description="the section of the rules that a phase is about")


class Games(BaseModel):
    """All games."""

    games: list[GameCard]


class Texts(BaseModel):
    """Sources in Project Fluent."""

    locale: str
    shell: str
    server: str
    games: dict[str, str]


class SheetLine(BaseModel):
    """A sentence of a reference sheet and the section that tells more."""

    text: str
    rule: str


class SheetTable(BaseModel):
    """Values of the box: the first cell of a row says what they are."""

    title: str
    rule: str
    head: list[str]
    rows: list[list[str]]


class SheetBlock(BaseModel):
    """A part of a reference sheet."""

    id: str
    title: str
    ordered: bool
    lines: list[SheetLine]
    tables: list[SheetTable]


class Sheet(BaseModel):
    """The reference sheet of a game: one page."""

    game: str
    blocks: list[SheetBlock]


class Finding(BaseModel):
    """A respect in which winners differed from the others, and how clearly."""

    id: str
    rule: str
    text: str
    fewer: bool = Field(description="winners had less of it")
    winners: float = Field(description="what a winner had, on average")
    others: float
    low: float = Field(description="what a winner had more than the others: interval at 95 %")
    high: float
    top: float = Field(description="how often the one with most of it won")
    least: float = Field(description="interval of that at 95 %")
    most: float
    told: float = Field(description="games in which the seats differed")


class Findings(BaseModel):
    """How to win: measured in games of bots."""

    game: str
    games: int
    players: int
    bots: str
    findings: list[Finding]


@router.get("/api/games", response_model=Games, responses=errors())
async def games() -> Response:
    """All games with their options."""
    return answer({"games": [library.game_card(slug) for slug in mansard.games()]})


@router.get("/api/games/{slug}", response_model=GameCard, responses=errors(404))
async def game(slug: Slug) -> Response:
    """One game with its options."""
    return answer(library.game_card(slug))


@router.get("/api/games/{slug}/components", response_model=dict[str, Any], responses=errors(404))
async def components(slug: Slug) -> Response:
    """The box of a game as data: boards, cards, tiles, each with its source."""
    return answer(library.game_named(slug).components.data)


@router.get("/api/games/{slug}/box", response_model=BoxSheet, responses=errors(404))
async def game_box(slug: Slug) -> Response:
    """The standard box value by value: addresses, sources, and what each may be as JSON schema."""
    return answer(await asyncio.to_thread(sheet, library.game_named(slug)))


@router.post("/api/games/{slug}/box/check", response_model=BoxCheck, responses=errors(404))
async def check_box(slug: Slug, body: CheckBody, house: TheHouse) -> Response:
    """What a box of one's own changes, or what is wrong with it and where."""
    limit = house.settings.components_limit
    return answer(await asyncio.to_thread(library.checked_box, slug, body, limit))


@router.get("/api/games/{slug}/rules", response_model=RuleBook, responses=errors(404))
async def rules(slug: Slug, locale: Annotated[str, Query(max_length=16)] = "en") -> Response:
    """The rule book in Markdown with the anchors of its sections."""
    return answer(library.rule_book(library.game_named(slug), locale))


@router.get("/api/games/{slug}/sheet", response_model=Sheet, responses=errors(404))
async def game_sheet(slug: Slug, locale: Annotated[str, Query(max_length=16)] = "en") -> Response:
    """The reference sheet with the values of the box; an empty list if the game has none."""
    return answer(await asyncio.to_thread(library.told_sheet, slug, locale))


@router.get("/api/games/{slug}/findings", response_model=Findings, responses=errors(404))
async def game_findings(slug: Slug, locale: Annotated[str, Query(max_length=16)] = "en") -> Response:
    """What winners of bots' games did more often; an empty list if nothing was measured."""
    return answer(library.told_findings(slug, locale))


@router.get("/api/text/{locale}", response_model=Texts, responses=errors(404))
async def text(
    locale: Annotated[str, Path(max_length=16)],
    house: TheHouse,
    table: Annotated[str | None, Query(max_length=32)] = None,
) -> Response:
    """All texts of a locale; for the page of a table those of its game only."""
    found = library.texts(locale)
    if table is None:
        return answer(found)
    slug = (await house.table(table)).row.game
    return answer({**found, "games": {slug: found["games"][slug]}})
