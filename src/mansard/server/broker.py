"""How processes tell each other that a table has changed: inside one process, or through Redis.

Only the fact travels, never game content: every process reads the database and cuts its own views.
"""

import asyncio
import contextlib
import json
import logging
import uuid
from collections.abc import Awaitable, Callable
from typing import Any

log = logging.getLogger("mansard.server")

News = dict[str, Any]
Hear = Callable[[News], Awaitable[None]]
CHANNEL = "mansard:news"
PATIENCE = 5.0


class Broker:
    """News inside one process."""

    shared = False

    def __init__(self) -> None:
        self._hear: Hear | None = None

    async def open(self, hear: Hear) -> None:
        """Begin to hear."""
        self._hear = hear

    async def publish(self, news: News) -> None:
        """Tell everybody, this process too."""
        if self._hear is not None:
            await self._hear(news)

    async def answers(self) -> bool:
        """Whether others can be told."""
        return True

    async def close(self) -> None:
        """Hear no more."""
        self._hear = None


class RedisBroker(Broker):
    """News between processes through Redis. This process hears its own at once."""

    shared = True

    def __init__(self, url: str, connections: int) -> None:
        super().__init__()
        from redis import asyncio as redis

        pool = redis.BlockingConnectionPool.from_url(url, max_connections=connections, timeout=PATIENCE)
        self._redis = redis.Redis.from_pool(pool)
        self._name = uuid.uuid4().hex
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear) -> None:
        await super().open(hear)
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        """Hear the others; after a lost connection try again, for the database holds what was missed."""
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._heard(json.loads(message["data"]))
            except (OSError, RedisError) as error:
                log.warning("the broker is away: %s", error)
            await asyncio.sleep(0.5)

    async def _heard(self, news: News) -> None:
        if news.pop("from", "") != self._name and self._hear is not None:
            await self._hear(news)

    async def publish(self, news: News) -> None:
        await super().publish(news)
        from redis.exceptions import RedisError

        try:
            await self._redis.publish(CHANNEL, json.dumps({**news, "from": self._name}))
        except (OSError, RedisError) as error:
            log.warning("the broker is away, others will look into the database: %s", error)

    async def answers(self) -> bool:
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(PATIENCE):
                return bool(await self._redis.ping())
        except (OSError, RedisError) as error:
            log.warning("the broker does not answer: %r", error)
            return False

    async def close(self) -> None:
        await super().close()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()


def broker_for(url: str, connections: int) -> Broker:
    """The broker that the settings name."""
    return RedisBroker(url, connections) if url else Broker()
