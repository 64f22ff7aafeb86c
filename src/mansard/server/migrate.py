"""Brings a database to the newest form, step by step."""

import asyncio
from importlib import resources

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from mansard.server.database import sync_url

LOCK = 0x4D414E53  # one process migrates, the others wait


def alembic_config(connection: sa.Connection | None = None) -> Config:
    """Where the steps are and what they work on."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("mansard.server") / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate_now(url: str) -> None:
    """Create or alter the tables."""
    engine = sa.create_engine(sync_url(url))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        command.upgrade(alembic_config(connection), "head")
    engine.dispose()


async def migrate(url: str) -> None:
    """The same without stopping the loop."""
    await asyncio.to_thread(migrate_now, url)
