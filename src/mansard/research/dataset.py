"""Decisions as rows of Parquet files: the columns, the rows, the way to a file and back."""

from pathlib import Path
from typing import Any

from mansard.bots import bot, decide
from mansard.kernel.chance import step
from mansard.kernel.game import Game, State
from mansard.kernel.tensor import size_of
from mansard.research.extra import extra

with extra("research"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq


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


def schema(game: Game, players: int, told: dict[str, str]) -> Any:
    """The columns, and what is told about all rows."""
    types = {
        "game": pa.int64(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.dictionary(pa.int8(), pa.string()),
        "observation": listed(pa.int16(), size_of(game.layout(players))),
        "legal": pa.binary(-(-game.action_count // 8)),
        "action": pa.int32(),
        "places": listed(pa.int8(), players),
        "scores": listed(pa.int32(), players),
        "rules": pa.int16(),
    }
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

    def play(self, number: int, specs: list[str], state: State, chance: int) -> None:
        """One game of these bots, decided as `mansard.bots.arena.play_game` does."""
        players = [bot(spec) for spec in specs]
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


def legal_masks(column: Any, actions: int) -> Any:
    """The column `legal` as a 0/1 array: a row a decision, a column an action code."""
    packed = np.frombuffer(b"".join(column.to_pylist()), np.uint8).reshape(len(column), -1)
    return np.unpackbits(packed, axis=1, bitorder="little", count=actions)
