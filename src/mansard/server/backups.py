"""Backups that the house makes of itself: on time, whole, only so many are kept; and the way back."""

import asyncio
import os
import shutil
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from alembic.script import ScriptDirectory

from mansard.kernel.errors import MansardError
from mansard.server import metrics, model
from mansard.server.admin import backup, engine_for, import_all
from mansard.server.facts import claim, fact, keep_newest
from mansard.server.migrate import alembic_config

if TYPE_CHECKING:
    from mansard.server.house import House

HOUR = 3600.0
AWAKE = 15.0  # seconds: a server writes more often that it is up


async def back_up(house: "House", now: float) -> None:
    """Make a backup if one is due; of several processes one does it."""
    settings = house.settings
    if not settings.backup_folder:
        return
    async with house.database.write() as connection:
        last = await fact(connection, "backup") or "0.0"
        metrics.backup_time.set(float(last))
        if now - float(last) < settings.backup_hours * HOUR:
            return
        if not await claim(connection, "backup", last, repr(now)):
            return
    folder = Path(settings.backup_folder)
    try:
        await asyncio.to_thread(make_backup, settings.database, folder, now)
    except (OSError, MansardError, sa.exc.SQLAlchemyError, sqlite3.Error):
        async with house.database.write() as connection:
            await keep_newest(connection, "backup", last)
        raise
    metrics.backup_time.set(now)
    await asyncio.to_thread(rotate, folder, settings.backup_keep)


def make_backup(url: str, folder: Path, now: float) -> Path:
    """A backup with its time as its name; it appears under that name when it is whole."""
    folder.mkdir(parents=True, exist_ok=True)
    ending = ".db" if url.startswith("sqlite") else ".jsonl.gz"
    target = folder / f"mansard-{datetime.fromtimestamp(now, UTC):%Y%m%dT%H%M%SZ}{ending}"
    unfinished = target.with_name(f".unfinished-{os.getpid()}-{target.name}")
    try:
        backup(url, unfinished)
        if ending == ".db":
            check_file(unfinished)
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return target


def rotate(folder: Path, keep: int) -> list[Path]:
    """Remove the oldest backups but so many; what else lies there is not touched. The removed ones."""
    found = sorted([*folder.glob("mansard-*Z.db"), *folder.glob("mansard-*Z.jsonl.gz")])
    removed = found[: max(0, len(found) - keep)]
    for path in removed:
        path.unlink()
    return removed


# ---------------------------------------------------------------------- restore


def restore(url: str, source: Path) -> Path | None:
    """Put a backup in the place of the database; where the old one lies now. The house must be closed."""
    if not source.is_file():
        raise MansardError(f"{source}: there is no such file")
    engine = engine_for(url)
    try:
        if engine.dialect.name != "sqlite" or source.suffix != ".db":
            import_all(url, source)
            return None
        target = Path(str(engine.url.database))
        check_file(source)
        check_closed(engine, target)
    finally:
        engine.dispose()
    return _put_in_place(source, target)


def _put_in_place(source: Path, target: Path) -> Path | None:
    """Copy first and change names last, so that a full disk loses nothing."""
    copy = target.with_name(f"{target.name}.restoring")
    shutil.copyfile(source, copy)
    aside = None
    if target.exists():
        with closing(sqlite3.connect(target)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        aside = target.with_name(f"{target.name}.before-{datetime.now(UTC):%Y%m%dT%H%M%SZ}")
        target.replace(aside)
    for rest in ("-wal", "-shm"):
        target.with_name(target.name + rest).unlink(missing_ok=True)
    copy.replace(target)
    return aside


def check_file(path: Path) -> None:
    """A whole SQLite file of a house whose form this version knows."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            problem = database.execute("PRAGMA quick_check").fetchone()[0]
            form = database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise MansardError(f"{path}: is no backup of Mansard: {error}") from error
    if problem != "ok":
        raise MansardError(f"{path}: is damaged: {problem}")
    known = [step.revision for step in ScriptDirectory.from_config(alembic_config()).walk_revisions()]
    if form is None or form[0] not in known:
        raise MansardError(f"{path}: comes from a newer Mansard: install that version first")


def check_closed(engine: sa.Engine, target: Path) -> None:
    """Nobody writes into the database that is to be replaced."""
    if not target.exists():
        return
    with engine.connect() as connection:
        if not sa.inspect(connection).has_table("facts"):
            return
        alive = connection.execute(
            sa.select(model.facts.c.value).where(model.facts.c.name == "alive")
        ).scalar()
    if alive is not None and time.time() - float(alive) < AWAKE:
        raise MansardError(
            f"{target}: a server wrote here a moment ago: stop it, wait {AWAKE:.0f} seconds, try again"
        )
