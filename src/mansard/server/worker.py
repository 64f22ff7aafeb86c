"""The worker behind the broker: `taskiq worker mansard.server.worker:queue`, or `mansard worker`."""

from typing import Any, cast

from taskiq_redis import ListQueueBroker, RedisAsyncResultBackend

from mansard.server.settings import Settings
from mansard.server.thinking import Job, think

settings = Settings()
URL = settings.broker or "redis://127.0.0.1:6379/0"
MOST = settings.broker_connections

queue: Any = ListQueueBroker(
    URL, queue_name="mansard:jobs", max_connection_pool_size=MOST
).with_result_backend(RedisAsyncResultBackend(URL, result_ex_time=120, max_connection_pool_size=MOST))


@queue.task(task_name="mansard:think")  # type: ignore[untyped-decorator]
def think_task(job: dict[str, Any]) -> list[str]:
    """The turn of a bot."""
    return think(cast(Job, job))
