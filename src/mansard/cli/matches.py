"""Many games of bots at once: shared out to processes, with a bar that shows how many are done."""

import signal
from collections.abc import Generator, Sequence
from contextlib import closing
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mansard.bots import bot
from mansard.bots.arena import Fixture, GameResult, play_game
from mansard.cli.commands import err
from mansard.cli.parameters import checked_players
from mansard.cli.speech import say
from mansard.cli.trouble import Refused
from mansard.kernel.game import Game
from mansard.registry import game as game_named


class Task(NamedTuple):
    """A game to be played; plain values, so that it can be sent to another process."""

    number: int
    slug: str
    components: str | None
    fixture: Fixture


def named_bots(text: str) -> list[str]:
    """The bots of a list with commas; UnknownBot if one is not known."""
    specs = [spec.strip() for spec in text.split(",") if spec.strip()]
    if not specs:
        raise Refused("error-no-bots")
    return [bot(spec).spec for spec in specs]


def usual_players(played: Game, players: int | None, bots: int) -> int:
    """As many players as bots if nobody said it, two at least if the game is for two."""
    if players is not None:
        return players
    return min([count for count in played.player_counts if count >= max(2, bots)], default=bots)


def seats_of(played: Game, players: int | None, specs: list[str]) -> int:
    """How many sit at the table of a series; Refused if the bots find no place."""
    seats = checked_players(played, usual_players(played, players, len(specs)))
    if len(specs) > seats:
        raise Refused("error-too-many-bots", bots=str(len(specs)), players=str(seats))
    return seats


def play_all(slug: str, components: str | None, planned: Sequence[Fixture], jobs: int) -> list[GameResult]:
    """The results in the order of the plan; an interruption keeps what is done."""
    tasks = [Task(number, slug, components, fixture) for number, fixture in enumerate(planned)]
    results: dict[int, GameResult] = {}
    with bar() as progress, closing(_each(tasks, min(jobs, len(tasks)))) as coming:
        line = progress.add_task(say("simulate-playing"), total=len(tasks))
        try:
            for number, result in coming:
                results[number] = result
                progress.advance(line)
        except KeyboardInterrupt:
            if not results:
                raise
    return [results[number] for number in sorted(results)]


def bar() -> Progress:
    """A progress bar on the error stream."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=err, transient=True)


def _each(tasks: list[Task], jobs: int) -> Generator[tuple[int, GameResult], None, None]:
    if jobs <= 1:
        yield from map(play_task, tasks)
        return
    with started_pool(jobs) as pool:
        yield from pool.imap_unordered(play_task, tasks)


def started_pool(jobs: int) -> Pool:
    """Processes that an interruption does not reach, not even while they start: they inherit that."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(jobs, leave_interrupts)
    finally:
        signal.signal(signal.SIGINT, before)


def play_task(task: Task) -> tuple[int, GameResult]:
    """Play one game from beginning to end."""
    fixture = task.fixture
    played = game_named(task.slug, task.components)
    return task.number, play_game(played, fixture.bots, fixture.seed, fixture.options)


def leave_interrupts() -> None:
    """An interruption is for the process that shares the games out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
