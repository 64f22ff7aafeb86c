"""How often somebody may ask: counted in this process, or in Redis for all processes together."""

import logging
import time

from mansard.server.settings import Settings

log = logging.getLogger("mansard.server")
MOST_REMEMBERED = 20000

TAKE_ONE = """
local now = redis.call('TIME')
local at = tonumber(now[1]) + tonumber(now[2]) / 1000000
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = math.min(burst, tonumber(kept[1] or burst) + (at - tonumber(kept[2] or at)) * rate)
if left < 1 then return tostring((1 - left) / rate) end
redis.call('HSET', KEYS[1], 'left', tostring(left - 1), 'at', tostring(at))
redis.call('EXPIRE', KEYS[1], math.ceil(burst / rate) + 1)
return '0'
"""


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, name: str, per_second: float, burst: float) -> None:
        self.name = name
        self.per_second = per_second
        self.burst = burst
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> float:
        """Take one; 0, or the seconds until there is one."""
        now = time.monotonic()
        left, then = self._left.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        if left < 1:
            return (1 - left) / self.per_second
        self._left[who] = (left - 1, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.clear()
        return 0.0


class Rates:
    """The buckets of this process."""

    async def take(self, bucket: Bucket, who: str) -> float:
        """Take one; 0, or the seconds until there is one."""
        return bucket.take(who)


class SharedRates(Rates):
    """Buckets that all processes share; while Redis is away each counts for itself."""

    def __init__(self, url: str, connections: int) -> None:
        from redis import asyncio as redis

        pool = redis.BlockingConnectionPool.from_url(url, max_connections=connections, timeout=1)
        self._take_one = redis.Redis(connection_pool=pool).register_script(TAKE_ONE)

    async def take(self, bucket: Bucket, who: str) -> float:
        from redis.exceptions import RedisError

        key = f"mansard:rate:{bucket.name}:{who}"
        try:
            return float(await self._take_one(keys=[key], args=[bucket.per_second, bucket.burst]))
        except (OSError, RedisError) as error:
            log.warning("rates are counted here while the broker is away: %s", error)
            return bucket.take(who)


def rates_for(settings: Settings) -> Rates:
    """As the settings say."""
    return SharedRates(settings.broker, settings.broker_connections) if settings.broker else Rates()
