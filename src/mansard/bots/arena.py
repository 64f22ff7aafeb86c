# mypyc: skip
"""Where bots meet: single games, series with rotated seats, tournaments, and what they prove.

>>> from mansard.bots import arena
>>> results = list(arena.series(mansard.game("skyrise"), ["search:1000", "greedy"], games=100))
>>> for row in arena.table(results):
...     print(row.bot, row.win_rate, row.interval, row.rating)
"""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from math import sqrt
from multiprocessing import get_context

from openskill.models import PlackettLuce

import mansard
from mansard.bots.bot import Bot, decide_turn
from mansard.bots.specs import bot
from mansard.kernel.chance import Stream, step
from mansard.kernel.errors import InvalidSetup
from mansard.kernel.game import Game

Options = dict[str, object]

NORMAL_95 = 1.959964


@dataclass(frozen=True)
class GameResult:
    """How one game went: who sat where, and what came of it."""

    game: str
    seed: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    decisions: int  # all of them, forced ones included

    def wins(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1.0 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True)
class Fixture:
    """A game to be played: who sits where, and the deal."""

    bots: list[str]
    seed: int
    options: Options = field(default_factory=dict)


@dataclass
class Row:
    """What a bot has shown over many games; a bot in several seats of a game counts once a seat."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    place_sum: int = 0
    mu: float = 25.0
    sigma: float = 25.0 / 3.0

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true win rate lies, with 95 % confidence."""
        return wilson(self.wins, self.games)

    @property
    def mean_score(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def mean_place(self) -> float:
        return self.place_sum / self.games if self.games else 0.0

    @property
    def rating(self) -> float:
        """The openskill rating that the bot has at least, with near certainty."""
        return self.mu - 3.0 * self.sigma


# ---------------------------------------------------------------------- playing


def play_game(
    game: Game, bots: Sequence[str | Bot], seed: int = 0, options: Options | None = None
) -> GameResult:
    """One game; the same arguments give the same game, as far as the bots think in simulations."""
    players = [bot(who) if isinstance(who, str) else who for who in bots]
    state = game.start(len(players), seed, options)
    chance = Stream(seed, "bots").key()
    decisions = 0
    while not state.over():
        seat = state.actor()
        chance = step(chance)
        for action in decide_turn(players[seat], state, seat, chance):
            state.apply(seat, action)
            decisions += 1
    return GameResult(
        game.slug, seed, [player.spec for player in players], state.scores(), state.places(), decisions
    )


def fixtures(bots: Sequence[str], games: int, seed: int = 0, options: Options | None = None) -> list[Fixture]:
    """A series: every deal is played once in every rotation of the seats."""
    count = len(bots)
    return [
        Fixture([bots[(seat + k) % count] for seat in range(count)], seed + k // count, options or {})
        for k in range(games)
    ]


def line_ups(bots: Sequence[str], players: int) -> list[list[str]]:
    """Every group of different bots that fills a table; if they are too few, some sit in several seats."""
    if len(bots) >= players:
        return [list(group) for group in combinations(bots, players)]
    groups = combinations_with_replacement(bots, players)
    return [list(group) for group in groups if len(set(group)) == min(len(set(bots)), players)]


def play_all(game: Game, planned: Sequence[Fixture], workers: int = 1) -> Iterator[GameResult]:
    """The results one by one as they come in, in the order of the plan; `workers` 0: one a core."""
    for fixture in planned:
        for spec in fixture.bots:
            bot(spec)  # a wrong name is an error before the first game, not in a worker
    if workers == 1 or not is_printed(game):
        for fixture in planned:
            yield play_game(game, fixture.bots, fixture.seed, fixture.options)
        return
    with ProcessPoolExecutor(workers or os.cpu_count(), mp_context=get_context("spawn")) as pool:
        jobs = [(game.slug, fixture) for fixture in planned]
        yield from pool.map(play_fixture, jobs)


def play_fixture(job: tuple[str, Fixture]) -> GameResult:
    """A game in a process of its own."""
    slug, fixture = job
    return play_game(mansard.game(slug), fixture.bots, fixture.seed, fixture.options)


def is_printed(game: Game) -> bool:
    """Whether another process has the same box: an owner's corrected components stay in this one."""
    return mansard.game(game.slug).components.digest == game.components.digest


def series(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Options | None = None,
    workers: int = 1,
) -> Iterator[GameResult]:
    """Many games of one line-up, a bot a seat, the seats rotated."""
    if len(bots) not in game.player_counts:
        raise InvalidSetup(f"{game.slug} is not for {len(bots)} players")
    return play_all(game, fixtures(bots, games, seed, options), workers)


def round_robin(
    game: Game,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int = 0,
    options: Options | None = None,
    workers: int = 1,
) -> Iterator[GameResult]:
    """Everybody against everybody: `games` for each group that fills a table."""
    if players not in game.player_counts:
        raise InvalidSetup(f"{game.slug} is not for {players} players")
    planned = [
        fixture for group in line_ups(bots, players) for fixture in fixtures(group, games, seed, options)
    ]
    return play_all(game, planned, workers)


# ---------------------------------------------------------------------- what it proves


def wilson(wins: float, games: int, z: float = NORMAL_95) -> tuple[float, float]:
    """The Wilson score interval of a rate; (0, 1) without games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1.0 + z * z / games
    centre = rate + z * z / (2.0 * games)
    reach = z * sqrt(rate * (1.0 - rate) / games + z * z / (4.0 * games * games))
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


def table(results: Sequence[GameResult]) -> list[Row]:
    """A row a bot, the best rating first."""
    rows: dict[str, Row] = {}
    model = PlackettLuce()
    for result in results:
        for seat, spec in enumerate(result.bots):
            count(rows.setdefault(spec, Row(spec)), result, seat)
        rate(model, rows, result)
    return sorted(rows.values(), key=lambda row: -row.mu)


def count(row: Row, result: GameResult, seat: int) -> None:
    """Add one seat of one game."""
    row.games += 1
    row.wins += result.wins(seat)
    row.points += result.scores[seat]
    row.place_sum += result.places[seat]


def rate(model: PlackettLuce, rows: dict[str, Row], result: GameResult) -> None:
    """Learn from the places of one game; a bot in several seats takes the mean of what they learn.

    A game that nobody has won teaches nothing.
    """
    if len(set(result.bots)) == 1 or 1 not in result.places:
        return
    teams = [[model.rating(mu=rows[spec].mu, sigma=rows[spec].sigma)] for spec in result.bots]
    rated = model.rate(teams, ranks=[float(place) for place in result.places])
    for spec in set(result.bots):
        learnt = [rated[seat][0] for seat, other in enumerate(result.bots) if other == spec]
        rows[spec].mu = sum(each.mu for each in learnt) / len(learnt)
        rows[spec].sigma = sum(each.sigma for each in learnt) / len(learnt)
