"""How often somebody may ask is counted together by all processes that share a Redis, else by each alone."""

import asyncio
from typing import Any

from mansard.server.rates import Bucket, SharedRates
from tests.server.house import free_port

SLOW = 0.001  # a second: none comes back while a test runs


def waits(*takers: SharedRates) -> list[bool]:
    """Whether each of these processes in turn lets somebody wait, who may ask three times."""

    async def taken() -> list[bool]:
        found = [await rates.take(Bucket("test", SLOW, 3), "anna") > 0 for rates in takers]
        for rates in takers:
            client: Any = rates._take_one.registered_client
            await client.connection_pool.disconnect()
        return found

    return asyncio.run(taken())


def test_processes_count_together(redis_url: str) -> None:
    one, other = SharedRates(redis_url, 2), SharedRates(redis_url, 2)
    assert waits(one, other, one, other, one) == [False, False, False, True, True]


def test_each_counts_for_itself_while_the_broker_is_away() -> None:
    alone, bucket = SharedRates(f"redis://127.0.0.1:{free_port()}", 2), Bucket("test", SLOW, 2)

    async def taken() -> list[bool]:
        return [await alone.take(bucket, "anna") > 0 for _ in range(3)]

    assert asyncio.run(taken()) == [False, False, True]
