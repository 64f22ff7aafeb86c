"""Statistics: shares with their measure, a player's page, a game's page."""

from typing import Literal

from pydantic import BaseModel, Field

Verdict = Literal["few", "better", "worse", "chance"]
Amount = Literal["none", "few", "some", "enough"]


class Share(BaseModel):
    """So much of so many games; below five games there is no share, only the counts."""

    games: int
    won: float
    even: float = Field(description="what an even player would have won of the same games")
    share: float | None
    low: float | None = Field(description="Wilson's interval at 95 %")
    high: float | None
    verdict: Verdict
    amount: Amount = Field(
        description="what so many games allow to say: from 5 a share, from 20 without its count"
    )


class GameStatistics(BaseModel):
    """A player's results in one game."""

    game: str
    games: int
    wins: int
    mean_place: float
    mean_score: float
    best_score: int
    first: float = Field(description="when the first game ended")
    last: float
    share: Share = Field(description="games against others")


class Rating(BaseModel):
    """A rating: `ordinal` is what the player is worth at least."""

    game: str
    mu: float
    sigma: float
    ordinal: float
    games: int


class Mark(BaseModel):
    """Something that has happened, and when."""

    mark: Literal["every-game-won", "hundred-games", "regulars", "plumb", "box-keeper", "cellar"]
    day: float | None
    name: str | None


class Player(BaseModel):
    """A player's results and ratings."""

    id: str
    name: str
    registered: bool
    shown: Literal["everybody", "met", "nobody"] | None = Field(
        description="who may see this; told only to me"
    )
    statistics: list[GameStatistics]
    ratings: list[Rating]
    marks: list[Mark]


class CurvePoint(BaseModel):
    """The rating after a game."""

    time: float
    mu: float
    sigma: float
    rating: float
    won: bool


class SeatShare(Share):
    """The share of one seat (0 began)."""

    seat: int


class OpponentShare(Share):
    """Games in which the player was ahead of somebody: even is one half."""

    kind: Literal["player", "bots", "others"]
    player: str | None
    name: str | None


class SourceRow(BaseModel):
    """A source of points: which part of mine, which of the average winner's, and the difference."""

    source: str
    mine: float
    winners: float | None
    mine_percent: int = Field(description="the percentages of all sources sum to 100")
    winners_percent: int | None
    difference: float | None = Field(description="my mean points of the source less the average winner's")


class Sources(BaseModel):
    """Where points come from."""

    games: int
    mean: float | None
    winners_mean: float | None = Field(description="points of the average winner at tables like mine")
    rows: list[SourceRow]


class Truth(BaseModel):
    """True moves of examined decisions: they lost fewer than 5 points of winning chance."""

    true: int
    decisions: int
    share: float | None = Field(description="None below five decisions")


class TruthOfGame(Truth):
    """The true moves of one game, by its deepest full review."""

    review: Literal["quick", "deep"]


class TruthOfGames(Truth):
    """The true moves of all games with a full review."""

    games: int


class Record(BaseModel):
    """A best, closest or truest game; the table for those who may look at it."""

    record: Literal["highest", "widest", "closest-win", "closest-loss", "truest"]
    points: int = Field(description="of the truest: its true moves")
    decisions: int | None = Field(description="of the truest: how many decisions a review has looked at")
    scores: list[int]
    time: float
    table: str | None


class Against(BaseModel):
    """Somebody at a table; the level of a bot is its name."""

    kind: Literal["person", "bot"]
    name: str
    player: str | None


class RecentGame(BaseModel):
    """A finished game of a player; `change` is that of the rating."""

    table: str
    time: float
    players: int
    place: int
    score: int
    change: float | None
    truth: TruthOfGame | None = Field(description="None without a full review")
    against: list[Against]


class PlayerGame(BaseModel):
    """A player's page of one game."""

    game: str
    games: int
    share: Share
    curve: list[CurvePoint]
    seats: list[SeatShare]
    opponents: list[OpponentShare]
    sources: Sources
    truth: TruthOfGames
    records: list[Record]
    recent: list[RecentGame]


class RatedPlayer(BaseModel):
    """A line of the table of ratings; `player` is `bot:<level>` for a bot."""

    player: str
    name: str
    mu: float
    sigma: float
    ordinal: float
    games: int
    amount: Amount


class Ratings(BaseModel):
    """The table of ratings of a game."""

    game: str
    ratings: list[RatedPlayer]


class Origin(BaseModel):
    """Where games come from: `people`, `bots`, or the name of an import."""

    origin: str
    box: Literal["standard", "own"]
    games: int


class GameFacts(BaseModel):
    """A game in numbers."""

    games: int
    seats: int
    turns: float | None
    highest: int | None
    ahead: float | None
    finisher: Share | None = Field(
        description="who brought the end about; None where games end by themselves"
    )


class KeyShare(Share):
    """The share of those who opened so, or chose so, with their mean points."""

    key: str
    mean: float


class OpeningShare(KeyShare):
    """An opening, and how many of 100 seats began so."""

    often: int


class OptionShare(KeyShare):
    """An option; where the whole table has it, its share says nothing."""

    per_seat: bool


class SeatsOf(BaseModel):
    """The shares of all seats of tables of one size."""

    players: int
    games: int
    seats: list[Share]


class ScoreCount(BaseModel):
    """So many seats had this score."""

    score: int
    seats: int


class SourceMean(BaseModel):
    """Mean points of a source: of all, of winners."""

    source: str
    mean: float
    winners: float | None


class PointsOf(BaseModel):
    """How points are spread at tables of one size; `middle`: quarter, half, three quarters of the seats."""

    players: int
    games: int
    mean: float | None
    winners: float | None
    middle: list[int | None]
    scores: list[ScoreCount]
    sources: list[SourceMean]


class PlanPoints(BaseModel):
    """Tables of one plan: how many, the mean points of all and of winners."""

    plan: str
    players: int
    games: int
    mean: float
    winners: float | None


class GamePage(BaseModel):
    """A game's statistics, from one origin and kind of box."""

    game: str
    origin: str
    box: Literal["standard", "own"]
    origins: list[Origin]
    facts: GameFacts
    players: int | None = Field(description="tables of so many players only")
    openings: list[OpeningShare]
    seats: list[SeatsOf]
    points: list[PointsOf]
    options: list[OptionShare]
    used: list[KeyShare] = Field(
        description="what seats used at least once, where a game names such things; no proof that it wins"
    )
    plans: list[PlanPoints] = Field(description="empty where a game names no plans")
