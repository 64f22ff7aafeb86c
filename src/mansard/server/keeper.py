"""What goes on without anybody asking: clocks, bots, notices, idle tables."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from mansard.server.open_table import OpenTable

if TYPE_CHECKING:
    from mansard.server.house import House

log = logging.getLogger("mansard.server")


class Keeper:
    """The housekeeper of one process."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin the rounds."""

    async def close(self) -> None:
        """End them."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def after_change(self, table: OpenTable, news: list[dict[str, Any]]) -> None:
        """A table has changed here: perhaps a bot is due, perhaps somebody wants to know."""
