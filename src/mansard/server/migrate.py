"""Brings a database to the newest form."""

import asyncio

import sqlalchemy as sa

from mansard.server import model
from mansard.server.database import sync_url


def migrate_now(url: str) -> None:
    """Create or alter the tables."""
    engine = sa.create_engine(sync_url(url))
    model.metadata.create_all(engine)
    engine.dispose()


async def migrate(url: str) -> None:
    """The same without stopping the loop."""
    await asyncio.to_thread(migrate_now, url)
