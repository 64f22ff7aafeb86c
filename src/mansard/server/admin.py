"""For operators: backup, verify, export, import."""

import base64
import gzip
import json
import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa

import mansard
from mansard.kernel.chance import Seed
from mansard.kernel.errors import MansardError
from mansard.kernel.game import Game, State
from mansard.kernel.record import under_rules
from mansard.server import model
from mansard.server.database import sync_url
from mansard.server.migrate import migrate_now
from mansard.server.open_table import game_with
from mansard.server.rows import Entry, TableRow

FIRST_LINE = {"mansard": "export", "format": 1}
PAGE = 500


class Drift:
    """A stored game that does not replay to what was stored."""

    def __init__(self, table: str, number: int, problem: str) -> None:
        self.table = table
        self.number = number
        self.problem = problem

    def __str__(self) -> str:
        return f"table {self.table}, commit {self.number}: {self.problem}"


def engine_for(url: str) -> sa.Engine:
    """A plain connection for the operator's work."""
    return sa.create_engine(sync_url(url))


# ---------------------------------------------------------------------- backup


def backup(url: str, target: Path) -> None:
    """A copy of the whole database while it is in use: a SQLite file, or an export for PostgreSQL."""
    engine = engine_for(url)
    if engine.dialect.name != "sqlite":
        export_all(url, target)
        return
    source = sqlite3.connect(str(engine.url.database))
    copy = sqlite3.connect(str(target))
    try:
        source.backup(copy)
    finally:
        copy.close()
        source.close()


# ---------------------------------------------------------------------- verify


def verify(url: str) -> tuple[int, list[Drift]]:
    """Replay every stored game from its beginning; how many there are, and what drifted."""
    engine = engine_for(url)
    drifts: list[Drift] = []
    count = 0
    with engine.connect() as connection:
        for row in connection.execute(_begun(connection)).all():
            count += 1
            drifts += _verify_table(connection, TableRow(**row._mapping))
    engine.dispose()
    return count, drifts


def _begun(connection: sa.Connection) -> sa.Select[Any]:
    """Tables with a game, by the columns that a database of its age has: to verify alters nothing."""
    there = {column["name"] for column in sa.inspect(connection).get_columns("tables")}
    columns = [column for column in model.tables.c if column.name in there]
    return sa.select(*columns).where(model.tables.c.seed.is_not(None))


def _verify_table(connection: sa.Connection, row: TableRow) -> list[Drift]:
    """One game: every commit replays to its digest, and the head is what the commits lead to."""
    game = game_with(row.game, row.components, row.components_digest)
    log, kept = model.commits, model.snapshots
    found = connection.execute(sa.select(log).where(log.c.table_id == row.id).order_by(log.c.number))
    entries = [Entry(*entry) for entry in found]
    snapshots: dict[int, str] = {
        s.number: s.state for s in connection.execute(sa.select(kept).where(kept.c.table_id == row.id))
    }
    head = connection.execute(sa.select(model.heads).where(model.heads.c.table_id == row.id)).one()
    try:
        return _replay(game, row, entries, snapshots, head)
    except MansardError as error:
        return [Drift(row.id, -1, str(error))]


def _replay(
    game: Game, row: TableRow, entries: list[Entry], snapshots: dict[int, str], head: sa.Row[Any]
) -> list[Drift]:
    seed = row.chance
    assert seed is not None, "only games that began are replayed"
    positions = [game.from_json(snapshots[0])]
    drifts: list[Drift] = []
    first = game.under_rules(row.rules)
    if first is not None:
        fresh = first.start(int(positions[0].players), seed, row.options)
        if fresh.digest() != positions[0].digest():
            drifts.append(Drift(row.id, 0, "the set-up differs from what the seed gives"))
    for place, entry in enumerate(entries, start=1):
        if entry.number != place:
            return [*drifts, Drift(row.id, place, "the commit is missing")]
        positions.append(_next(game, seed, entry, positions, snapshots, drifts))
    if head.number != len(entries) or row.version != len(entries):
        drifts.append(Drift(row.id, len(entries), "the head is not the last commit"))
    if game.from_json(head.state).digest() != positions[-1].digest():
        drifts.append(Drift(row.id, len(entries), "the head is not what the commits lead to"))
    return drifts


def _next(
    game: Game,
    seed: Seed,
    entry: Entry,
    positions: list[State],
    snapshots: dict[int, str],
    drifts: list[Drift],
) -> State:
    if entry.seat < 0:
        state = positions[int(entry.moves[0].split()[1])]
    else:
        before = under_rules(positions[-1], entry.rules)
        state = mansard.commit(before, entry.seat, list(entry.moves), seed, entry.number).state
    if state.digest() != entry.digest:
        drifts.append(Drift(entry.table_id, entry.number, f"other position than under rules {entry.rules}"))
        if entry.number in snapshots:
            return game.from_json(snapshots[entry.number])
    return state


# ---------------------------------------------------------------------- export and import


def export_all(url: str, target: Path) -> int:
    """Everything as lines of JSON (compressed if the name ends in .gz); how many rows."""
    engine = engine_for(url)
    count = 0
    with _steady(engine) as connection, _opened(target, "wt") as file:
        file.write(json.dumps(FIRST_LINE) + "\n")
        for table in model.metadata.sorted_tables:
            for row in connection.execute(sa.select(table)).yield_per(PAGE):
                file.write(
                    json.dumps({"in": table.name, "row": _plain(row._mapping)}, ensure_ascii=False) + "\n"
                )
                count += 1
    engine.dispose()
    return count


def _steady(engine: sa.Engine) -> sa.Connection:
    """A connection that sees one moment of the database, however long it reads."""
    connection = engine.connect()
    if engine.dialect.name != "sqlite":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    connection.exec_driver_sql("BEGIN")
    return connection


def import_all(url: str, source: Path) -> int:
    """An export into an empty database, of either kind; how many rows. All of it or nothing."""
    migrate_now(url)
    engine = engine_for(url)
    count = 0
    with engine.begin() as connection, _opened(source, "rt") as file:
        if connection.execute(sa.select(model.accounts.c.id).limit(1)).first() is not None:
            raise MansardError(f"{url} is not empty: import into a new database")
        connection.execute(sa.delete(model.facts))
        for name, rows in _pages(file, source):
            connection.execute(sa.insert(model.metadata.tables[name]), rows)
            count += len(rows)
        if engine.dialect.name == "postgresql":
            _set_sequences(connection)
    engine.dispose()
    return count


def _pages(file: IO[str], source: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows in groups of one table each."""
    try:
        if json.loads(file.readline() or "null") != FIRST_LINE:
            raise MansardError(f"{source}: line 1: is not an export of Mansard")
        name, rows = "", list[dict[str, Any]]()
        for number, line in enumerate(file, start=2):
            item = json.loads(line)
            if item["in"] not in model.metadata.tables:
                raise MansardError(f"{source}: line {number}: there is no table {item['in']!r}")
            if rows and (item["in"] != name or len(rows) >= PAGE):
                yield name, rows
                rows = []
            name = item["in"]
            rows.append(_rich(item["row"]))
        if rows:
            yield name, rows
    except (ValueError, KeyError, TypeError, AttributeError, gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise MansardError(f"{source}: is damaged: {error}") from error


def _set_sequences(connection: sa.Connection) -> None:
    """PostgreSQL counts on from what was imported."""
    for table in (model.chat, model.outbox, model.complaints, model.audit):
        most = connection.execute(sa.select(sa.func.coalesce(sa.func.max(table.c.id), 0))).scalar_one()
        sequence = sa.func.pg_get_serial_sequence(table.name, "id")
        connection.execute(sa.select(sa.func.setval(sequence, most + 1, False)))


def _opened(path: Path, mode: str) -> IO[str]:
    if path.suffix == ".gz":
        return gzip.open(path, mode, encoding="utf-8")  # type: ignore[return-value]
    return path.open(mode[0], encoding="utf-8")


def _plain(row: Any) -> dict[str, Any]:
    return {
        name: {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in row.items()
    }


def _rich(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64decode(value["base64"], validate=True)
        if name == "seed" and value is not None
        else value
        for name, value in row.items()
    }
