"""Looks at a house before or while it serves: what is well, what is not, and what to do about it."""

import asyncio
import shutil
import smtplib
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from py_vapid import Vapid02

from mansard.registry import compiled
from mansard.server import model
from mansard.server.broker import broker_for
from mansard.server.database import checked_address, sync_url
from mansard.server.migrate import alembic_config
from mansard.server.pages import web_folder
from mansard.server.push import KEYS
from mansard.server.settings import Settings

WELL, DOUBTFUL, ILL = "well", "doubtful", "ill"
LEAST_SPACE = 1_000_000_000  # bytes
MOST_DIFFERENCE = 5.0  # seconds between our clock and the database's
PATIENCE = 5.0


class Finding:
    """What was looked at, how it is, and a text key with its arguments that says more."""

    def __init__(self, part: str, state: str, key: str, **args: object) -> None:
        self.part = part
        self.state = state
        self.key = key
        self.args = args


async def examine(settings: Settings) -> list[Finding]:
    """Everything, one after the other; nothing is changed."""
    looks: list[Callable[[Settings], Awaitable[Finding]]] = [
        rules, client, database, migrations, clock, broker, workers, mail, push, space, address
    ]  # fmt: skip
    return [await look(settings) for look in looks]


async def rules(_: Settings) -> Finding:
    """Compiled rules are many times faster."""
    return Finding("rules", WELL, "compiled") if compiled() else Finding("rules", DOUBTFUL, "not-compiled")


async def client(_: Settings) -> Finding:
    """The web client must be built."""
    built = (web_folder() / "index.html").is_file()
    return Finding("client", WELL, "built") if built else Finding("client", ILL, "not-built")


# ---------------------------------------------------------------------- the database


def _engine(settings: Settings) -> sa.Engine:
    return sa.create_engine(sync_url(checked_address(settings.database)))


def _asked(settings: Settings, question: Callable[[sa.Connection], Finding], part: str) -> Finding:
    """What the database answers; why it does not."""
    try:
        engine = _engine(settings)
        try:
            with engine.connect() as connection:
                return question(connection)
        finally:
            engine.dispose()
    except (ValueError, sa.exc.SQLAlchemyError) as error:
        return Finding(part, ILL, "no-database", problem=str(error).splitlines()[0])


async def database(settings: Settings) -> Finding:
    """It answers."""

    def answers(connection: sa.Connection) -> Finding:
        connection.execute(sa.text("SELECT 1"))
        return Finding("database", WELL, "answers", kind=connection.dialect.name)

    return await asyncio.to_thread(_asked, settings, answers, "database")


async def migrations(settings: Settings) -> Finding:
    """Its form is the newest, or will be when the server starts."""

    def compared(connection: sa.Connection) -> Finding:
        steps = ScriptDirectory.from_config(alembic_config(connection))
        found = MigrationContext.configure(connection).get_current_revision()
        if found is None:
            return Finding("migrations", DOUBTFUL, "empty")
        if found == steps.get_current_head():
            return Finding("migrations", WELL, "newest", form=found)
        key = "older" if found in [step.revision for step in steps.walk_revisions()] else "unknown"
        return Finding("migrations", DOUBTFUL if key == "older" else ILL, key, form=found)

    return await asyncio.to_thread(_asked, settings, compared, "migrations")


async def clock(settings: Settings) -> Finding:
    """Clocks of several machines must agree, for players' clocks are stored by them."""

    def compared(connection: sa.Connection) -> Finding:
        if connection.dialect.name != "postgresql":
            return Finding("clock", WELL, "own-clock")
        there = float(
            connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
        )
        apart = abs(there - time.time())
        state = WELL if apart <= MOST_DIFFERENCE else ILL
        return Finding("clock", state, "clock-apart", seconds=round(apart, 1))

    return await asyncio.to_thread(_asked, settings, compared, "clock")


# ---------------------------------------------------------------------- other services


async def broker(settings: Settings) -> Finding:
    """Redis, if several processes share the house."""
    if not settings.broker:
        return Finding("broker", WELL, "no-broker")
    found = broker_for(settings.broker, 2)
    try:
        there = await found.answers()
    finally:
        await found.close()
    return (
        Finding("broker", WELL, "answers", kind="redis") if there else Finding("broker", ILL, "broker-away")
    )


async def workers(settings: Settings) -> Finding:
    """Workers for bots wait at the queue."""
    if settings.jobs != "taskiq":
        return Finding("workers", WELL, "own-workers", count=settings.bot_processes)
    from redis import asyncio as redis
    from redis.exceptions import RedisError

    connection = redis.Redis.from_url(settings.broker or "redis://127.0.0.1:6379/0")
    try:
        waiting = [one for one in await connection.client_list() if one.get("cmd") == "brpop"]
    except (OSError, RedisError):
        return Finding("workers", ILL, "broker-away")
    finally:
        await connection.aclose()
    if not waiting:
        return Finding("workers", DOUBTFUL, "no-workers")
    return Finding("workers", WELL, "workers-wait", count=len(waiting))


async def mail(settings: Settings) -> Finding:
    """The post office answers; no letter is sent."""
    if not settings.smtp:
        return Finding("mail", WELL, "no-mail-wanted")
    parts = urlsplit(settings.smtp)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP

    def greet() -> None:
        with kind(parts.hostname or "localhost", parts.port or 25, timeout=PATIENCE) as server:
            server.noop()

    try:
        await asyncio.to_thread(greet)
    except (OSError, smtplib.SMTPException) as error:
        return Finding("mail", ILL, "mail-away", problem=str(error))
    return Finding("mail", WELL, "answers", kind=parts.hostname or "localhost")


async def push(settings: Settings) -> Finding:
    """The keys of push messages can be read, and browsers take messages from an encrypted house only."""

    def read(connection: sa.Connection) -> Finding:
        if not sa.inspect(connection).has_table("facts"):
            return Finding("push", WELL, "push-later")
        kept = sa.select(model.facts.c.value).where(model.facts.c.name == KEYS)
        pem = connection.execute(kept).scalar()
        if pem is None:
            return Finding("push", WELL, "push-later")
        try:
            Vapid02.from_pem(pem.encode("ascii"))
        except ValueError:
            return Finding("push", ILL, "push-spoilt")
        if urlsplit(settings.public_url).scheme != "https":
            return Finding("push", DOUBTFUL, "push-open")
        return Finding("push", WELL, "push-ready")

    return await asyncio.to_thread(_asked, settings, read, "push")


# ---------------------------------------------------------------------- the machine


def _folder(settings: Settings) -> Path:
    """Where the data grow on this machine."""
    if settings.database.startswith("sqlite:///"):
        return Path(settings.database.removeprefix("sqlite:///")).absolute().parent
    return Path.cwd()


async def space(settings: Settings) -> Finding:
    """There is room on the disk."""
    folder = _folder(settings)
    if not folder.is_dir():
        return Finding("space", ILL, "no-folder", folder=str(folder))
    free = shutil.disk_usage(folder).free
    state = WELL if free >= LEAST_SPACE else DOUBTFUL
    return Finding("space", state, "space-left", gigabytes=round(free / 1e9, 1), folder=str(folder))


async def address(settings: Settings) -> Finding:
    """How people reach the house: links in letters and safe cookies depend on it."""
    parts = urlsplit(settings.public_url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return Finding("address", ILL, "bad-address", url=settings.public_url)
    if parts.hostname in ("localhost", "127.0.0.1"):
        return Finding("address", DOUBTFUL, "local-address", url=settings.public_url)
    try:
        await asyncio.get_running_loop().getaddrinfo(parts.hostname, None, type=socket.SOCK_STREAM)
    except OSError as error:
        return Finding("address", ILL, "unknown-address", url=settings.public_url, problem=str(error))
    if parts.scheme != "https":
        return Finding("address", DOUBTFUL, "open-address", url=settings.public_url)
    return Finding("address", WELL, "good-address", url=settings.public_url)
