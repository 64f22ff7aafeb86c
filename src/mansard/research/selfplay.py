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
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any, NamedTuple

import mansard
from mansard.bots import bot, decide
from mansard.kernel.chance import Stream, step
from mansard.kernel.errors import InvalidSetup, MansardError
from mansard.kernel.game import Game
from mansard.kernel.tensor import size_of
from mansard.research.extra import extra

with extra("research"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

NUMBERS = 8_000_000  # of observations: about as many are held in memory and written at once
RUN_FILE = "_run.json"  # readers of a data set leave out what begins with a line
MOST_SEED = 2**62


class OtherRun(MansardError):
    """A folder holds another run than the one that is asked for; `folder` and `difference` say which."""

    def __init__(self, folder: Path, difference: str) -> None:
        super().__init__(f"{folder} holds another run: {difference} differs")
        self.folder = folder
        self.difference = difference


@dataclass(frozen=True)
class Run:
    """What is played. Bots change seats from game to game and fill all of them."""

    game: str
    games: int
    players: int
    bots: list[str] = field(default_factory=lambda: ["random"])
    options: dict[str, object] = field(default_factory=dict)
    seed: int = 1
    part: int = 50  # games in a file
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


def shared_out(task: Any, numbers: list[int], workers: int, ray: bool) -> Iterator[Part]:
    """The parts as they are done."""
    if ray:
        yield from over_ray(task, numbers)
    elif workers <= 1 or len(numbers) <= 1:
        yield from map(task, numbers)
    else:
        with started_pool(min(workers, len(numbers))) as pool:
            yield from pool.imap_unordered(task, numbers)


def started_pool(workers: int) -> Pool:
    """Processes that an interruption does not reach, not even while they start: they inherit that."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(workers, leave_interrupts)
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


def over_ray(task: Any, numbers: list[int]) -> Iterator[Part]:
    """One part a task of the cluster."""
    ray = joined_cluster()
    work = ray.remote(task.func)
    waiting = [work.remote(*task.args, number) for number in numbers]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


# ---------------------------------------------------------------------- a part


def play_part(run: Run, folder: Path, number: int) -> Part:
    """Play the games of a part and put the file in its place."""
    game = run.box()
    games = run.numbers(number)
    columns = schema(game, run, len(games))
    rows = 0
    with replacing(part_path(folder, number)) as beside, written(beside, columns) as writer:
        for table in tables(game, run, games, columns):
            writer.write_table(table)
            rows += table.num_rows
    return Part(number, len(games), rows, True)


def written(path: Path, columns: Any) -> Any:
    """A Parquet file to be filled. Split into streams of bytes, small numbers pack best and fastest."""
    return pq.ParquetWriter(
        path,
        columns,
        compression="zstd",
        compression_level=1,
        use_dictionary=["bot"],
        column_encoding={"observation.list.element": "BYTE_STREAM_SPLIT"},
        write_statistics=["game", "seat"],
    )


def schema(game: Game, run: Run, games: int) -> Any:
    """The columns, and what is the same in all rows."""
    seats = run.players
    types = {
        "game": pa.int64(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.dictionary(pa.int8(), pa.string()),
        "observation": listed(pa.int16(), size_of(game.layout(seats))),
        "legal": pa.binary(-(-game.action_count // 8)),
        "action": pa.int32(),
        "places": listed(pa.int8(), seats),
        "scores": listed(pa.int32(), seats),
        "rules": pa.int16(),
    }
    told = {"game": game.slug, "players": str(seats), "seed": str(run.seed), "games": str(games)}
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in types.items()], metadata=told)


def listed(kind: Any, length: int) -> Any:
    """So many numbers in every row."""
    return pa.list_(pa.field("element", kind, nullable=False), length)


class Rows:
    """Decisions of whole games on their way to a file."""

    def __init__(self) -> None:
        self.games: list[int] = []
        self.decisions: list[int] = []
        self.seats: list[int] = []
        self.bots: list[str] = []
        self.observations: list[Any] = []
        self.masks: list[Any] = []
        self.actions: list[int] = []
        self.places: list[list[int]] = []
        self.scores: list[list[int]] = []

    def play(self, game: Game, run: Run, number: int) -> None:
        """One game; the same as `mansard.bots.arena.play_game` plays with this seed."""
        specs = run.seating(number)
        players = [bot(spec) for spec in specs]
        state = game.start(run.players, run.seed + number, run.options)
        chance = Stream(run.seed + number, "bots").key()
        decisions = 0
        while (seat := state.actor()) >= 0:
            chance = step(chance)
            action = decide(players[seat], state, seat, chance)
            self.observations.append(memoryview(state.observe(seat)))
            self.masks.append(memoryview(state.mask(seat)))
            self.seats.append(seat)
            self.bots.append(specs[seat])
            self.actions.append(action)
            self.decisions.append(decisions)
            state.apply(seat, action)
            decisions += 1
        self.games += [number] * decisions
        self.places += [state.places()] * decisions
        self.scores += [state.scores()] * decisions

    def table(self, columns: Any, rules: int) -> Any:
        """The rows as Arrow has them."""
        numbers = np.frombuffer(b"".join(self.observations), np.int16)
        masks = np.frombuffer(b"".join(self.masks), np.uint8).reshape(len(self.masks), -1)
        packed = np.packbits(masks, axis=1, bitorder="little")
        types = {name: columns.field(name).type for name in columns.names}
        arrays = [
            pa.array(self.games, types["game"]),
            pa.array(self.decisions, types["decision"]),
            pa.array(self.seats, types["seat"]),
            pa.array(self.bots, pa.string()).dictionary_encode().cast(types["bot"]),
            pa.FixedSizeListArray.from_arrays(pa.array(numbers), type=types["observation"]),
            pa.FixedSizeBinaryArray.from_buffers(
                types["legal"], len(packed), [None, pa.py_buffer(packed.tobytes())]
            ),
            pa.array(self.actions, types["action"]),
            pa.array(self.places, types["places"]),
            pa.array(self.scores, types["scores"]),
            pa.array(np.full(len(packed), rules, np.int16)),
        ]
        return pa.Table.from_arrays(arrays, schema=columns)


def tables(game: Game, run: Run, numbers: Iterable[int], columns: Any) -> Iterator[Any]:
    """Whole games, some thousand rows at once."""
    rows = Rows()
    size = size_of(game.layout(run.players))
    for number in numbers:
        rows.play(game, run, number)
        if len(rows.games) * size >= NUMBERS:
            yield rows.table(columns, game.rules_version)
            rows = Rows()
    if rows.games:
        yield rows.table(columns, game.rules_version)


def legal_masks(column: Any, actions: int) -> Any:
    """The column `legal` as a 0/1 array: a row a decision, a column an action code."""
    packed = np.frombuffer(b"".join(column.to_pylist()), np.uint8).reshape(len(column), -1)
    return np.unpackbits(packed, axis=1, bitorder="little", count=actions)
