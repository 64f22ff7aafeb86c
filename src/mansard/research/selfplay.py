"""Bots play many games; every decision becomes a row of a Parquet data set.

>>> from mansard.research.selfplay import Run, play
>>> for part in play(Run("skyrise", games=1000, players=4, bots=["greedy"], seed=1), "data", workers=4):
...     print(part.number, part.rows)

A run is a folder: `_run.json` says what is played, `part-000000.parquet` and so on hold the games, a fixed
number each. A part is played by one worker and put in its place when it is whole, so that a run that was
stopped goes on where it was. What a part holds follows from the run alone: the files are the same, byte for
byte, whatever the number of workers (if the bots think in simulations, not in seconds).

The columns: `game` (its number in the run; the seed of its deal is the run's seed plus that), `decision`,
`seat`, `bot`, `observation` (what the seat knew: the numbers of the layout in `_run.json`), `legal` (a bit
for each action code, the lowest first), `action`, `places` and `scores` of all seats at the end, `rules`
(the rules version).
"""

import json
import os
import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, NamedTuple

import mansard
from mansard.bots import bot
from mansard.kernel.chance import Stream
from mansard.kernel.errors import InvalidSetup, MansardError
from mansard.kernel.game import Game
from mansard.kernel.tensor import size_of
from mansard.research.dataset import Rows, schema, written
from mansard.research.extra import extra

with extra("research"):
    import pyarrow.parquet as pq

AT_ONCE = 500  # parts that a Ray cluster is given
NUMBERS = 8_000_000  # of observations: about as many are held in memory and written at once
RUN_FILE = "_run.json"  # readers of a data set leave out what begins with a line
MOST_SEED = 2**62


class OtherRun(MansardError):
    """A folder holds another run than the one that is asked for; `folder` and `difference` say which."""

    def __init__(self, folder: Path, difference: str) -> None:
        super().__init__(f"{folder} holds another run: {difference} differs")
        self.folder = folder
        self.difference = difference


class LostWorker(MansardError):
    """A process of a run has died, most likely for want of memory."""

    def __init__(self) -> None:
        super().__init__("a worker has died; the same run goes on from what is done")


@dataclass(frozen=True)
class Run:
    """What is played. Bots change seats from game to game and fill all of them."""

    game: str
    games: int
    players: int
    bots: list[str] = field(default_factory=lambda: ["random"])
    options: dict[str, object] = field(default_factory=dict)
    seed: int = 1
    part: int = 20  # games in a file
    components: str | None = None  # the text of an owner's corrected component file

    def box(self) -> Game:
        """The game with its components."""
        return mansard.game(self.game, self.components)

    def check(self) -> None:
        """MansardError says what is wrong."""
        self.box().start(self.players, 0, self.options)
        if not 1 <= len(self.bots) <= self.players:
            raise InvalidSetup(f"1 to {self.players} bots were expected, not {len(self.bots)}")
        for spec in self.bots:
            bot(spec)
        if self.games < 1 or self.part < 1:
            raise InvalidSetup("a run has at least one game, and a part too")
        if not 0 <= self.seed <= MOST_SEED:
            raise InvalidSetup(f"a seed from 0 to {MOST_SEED} was expected, not {self.seed}")

    def described(self) -> dict[str, Any]:
        """The run as `run.json` says it, with the layout of the observations."""
        game = self.box()
        layout = [
            {"name": part.name, "shape": part.shape, "least": part.least, "most": part.most}
            for part in game.layout(self.players)
        ]
        fixed = {"rules": game.rules_version, "digest": game.components.digest, "actions": game.action_count}
        return {**asdict(self), **fixed, "layout": layout}

    def seating(self, number: int) -> list[str]:
        """Who sits where in a game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]

    def numbers(self, part: int) -> range:
        """The games of a part."""
        return range(part * self.part, min((part + 1) * self.part, self.games))

    def parts(self) -> range:
        """The parts of the run."""
        return range(-(-self.games // self.part))


class Part(NamedTuple):
    """A part that is in its place."""

    number: int
    games: int
    rows: int
    fresh: bool  # played now, not by an earlier run that was stopped


Task = partial[Part]  # plays the part of a number


# ---------------------------------------------------------------------- a run


def play(run: Run, folder: str | Path, workers: int = 1, ray: bool = False) -> Iterator[Part]:
    """Play what is missing; the parts as they come, first those that are there already.

    What is wrong is said at once, before the first game. Over Ray the folder must be one that all machines
    of the cluster share.
    """
    run.check()
    if ray:
        joined_cluster()
    begin(run, Path(folder))
    return parts_of(run, Path(folder), workers, ray)


def parts_of(run: Run, place: Path, workers: int, ray: bool) -> Iterator[Part]:
    """First the parts that are there, then those that are played now."""
    missing: list[int] = []
    for number in run.parts():
        there = finished(run, place, number)
        if there is None:
            missing.append(number)
        else:
            yield there
    yield from shared_out(partial(play_part, run, place), missing, workers, ray)
    for left in place.glob("*.partial"):
        left.unlink()


def begin(run: Run, folder: Path) -> None:
    """A new folder, or one of the same run; only the number of games may grow."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = json.loads(json.dumps(run.described()))
    told = folder / RUN_FILE
    if told.exists():
        known = json.loads(told.read_text(encoding="utf-8"))
        for name in sorted(wanted.keys() | known.keys()):
            same = wanted.get(name) == known.get(name)
            if not same and (name != "games" or run.games < known["games"]):
                raise OtherRun(folder, name)
    elif next(folder.glob("*.parquet"), None) is not None:
        raise OtherRun(folder, RUN_FILE)
    with replacing(told) as partial_file:
        partial_file.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")


def finished(run: Run, folder: Path, number: int) -> Part | None:
    """The part if it is in its place; one that was shorter, because the run was, is played again."""
    path = part_path(folder, number)
    if not path.exists():
        return None
    metadata = pq.read_metadata(path)
    games = int(metadata.metadata[b"games"])
    return Part(number, games, metadata.num_rows, False) if games == len(run.numbers(number)) else None


def part_path(folder: Path, number: int) -> Path:
    """Where a part is."""
    return folder / f"part-{number:06}.parquet"


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file beside, which takes the place of the path when it is whole."""
    beside = path.with_name(f"_{path.stem}.partial")
    yield beside
    os.replace(beside, path)


# ---------------------------------------------------------------------- workers


def shared_out(task: Task, numbers: list[int], workers: int, ray: bool) -> Iterator[Part]:
    """The parts as they are done."""
    if ray:
        yield from over_ray(task, numbers)
    elif workers <= 1 or len(numbers) <= 1:
        yield from map(task, numbers)
    else:
        yield from over_processes(task, numbers, min(workers, len(numbers)))


def over_processes(task: Task, numbers: list[int], workers: int) -> Iterator[Part]:
    """Processes of this machine; if the caller stops, they stop."""
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts)
    left = iter(numbers)
    try:
        with no_interrupts():  # processes inherit that: an interruption is for this one alone
            waiting = {pool.submit(task, number) for number in islice(left, 2 * workers)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(task, number) for number in islice(left, len(done))}
            for future in done:
                yield future.result()
    except BrokenProcessPool as broken:
        raise LostWorker from broken
    finally:
        stop(pool)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the processes, also those that are in the middle of a part."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Ctrl-C is left alone for a moment; only the main thread may say so."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def leave_interrupts() -> None:
    """An interruption is for the process that shares the parts out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def joined_cluster() -> Any:
    """Ray, connected to the cluster that RAY_ADDRESS names or to one of this machine."""
    with extra("scale"):
        import ray
    if not ray.is_initialized():
        ray.init(log_to_driver=False, configure_logging=False)
    return ray


def over_ray(task: Task, numbers: list[int]) -> Iterator[Part]:
    """One part a task of the cluster, some hundred of them at once."""
    ray = joined_cluster()
    work = ray.remote(task.func)
    left = iter(numbers)
    waiting = [work.remote(*task.args, number) for number in islice(left, AT_ONCE)]
    while waiting:
        done, waiting = ray.wait(waiting)
        waiting += [work.remote(*task.args, number) for number in islice(left, len(done))]
        yield from ray.get(done)


# ---------------------------------------------------------------------- a part


def play_part(run: Run, folder: Path, number: int) -> Part:
    """Play the games of a part and put the file in its place."""
    game = run.box()
    games = run.numbers(number)
    told = {"game": game.slug, "players": run.players, "seed": run.seed, "games": len(games)}
    columns = schema(game, run.players, {name: str(value) for name, value in told.items()})
    rows = 0
    with replacing(part_path(folder, number)) as beside, written(beside, columns) as writer:
        for table in tables(game, run, games, columns):
            writer.write_table(table)
            rows += table.num_rows
    return Part(number, len(games), rows, True)


def tables(game: Game, run: Run, numbers: Iterable[int], columns: Any) -> Iterator[Any]:
    """Whole games, some thousand rows at once."""
    rows = Rows()
    size = size_of(game.layout(run.players))
    for number in numbers:
        state = game.start(run.players, run.seed + number, run.options)
        rows.play(number, run.seating(number), state, Stream(run.seed + number, "bots").key())
        if len(rows.games) * size >= NUMBERS:
            yield rows.table(columns, game.rules_version)
            rows = Rows()
    if rows.games:
        yield rows.table(columns, game.rules_version)
