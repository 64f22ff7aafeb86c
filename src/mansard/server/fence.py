"""Keeps the failure of one thing, a table, a notice, a chore, from stopping all others.

Here everything is caught: whatever goes wrong is logged and counted, tried again after a growing pause, and
put aside when it fails for good. What all depend on, a round, a chore, is never put aside, only paused for a
while at most. A database or broker that is away is nobody's fault: it is only waited for.
"""

import logging
from collections.abc import Awaitable, Callable

from mansard.server import metrics
from mansard.server.database import AWAY

log = logging.getLogger("mansard.server")
FIRST_PAUSE = 1.0
LONGEST_PAUSE = 300.0
AWAY_PAUSE = 2.0
TRIES = 8
ASIDE = 3600.0


class Failed:
    """What failed so far: how often, and when it may be tried again."""

    def __init__(self) -> None:
        self.times = 0
        self.due = 0.0


class Fence:
    """The fences of one process, by part of the work and by the thing that it is about."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._failed: dict[tuple[str, str], Failed] = {}

    def is_due(self, part: str, name: str) -> bool:
        """Whether it may be tried: it has not failed, or its pause is over."""
        failed = self._failed.get((part, name))
        return failed is None or failed.due <= self._clock()

    async def run(
        self, part: str, name: str, work: Callable[[], Awaitable[None]], longest: float | None = None
    ) -> bool:
        """Do it if it is due; whether it was done. With a longest pause it is never put aside."""
        if not self.is_due(part, name):
            return False
        try:
            await work()
        except (OSError, *AWAY) as error:
            log.warning("%s %s: the house is not whole: %r", part, name, error)
            self._fails(part, name).due = self._clock() + AWAY_PAUSE
            return False
        except Exception as error:
            self._put_off(part, name, error, longest)
            return False
        self._failed.pop((part, name), None)
        return True

    def _fails(self, part: str, name: str) -> Failed:
        metrics.failures.labels(part).inc()
        return self._failed.setdefault((part, name), Failed())

    def _put_off(self, part: str, name: str, error: Exception, longest: float | None) -> None:
        failed = self._fails(part, name)
        failed.times += 1
        if longest is None and failed.times >= TRIES:
            self._put_aside(part, name, failed, error)
            return
        pause = FIRST_PAUSE * 2.0 ** min(failed.times - 1, TRIES)
        failed.due = self._clock() + min(pause, LONGEST_PAUSE if longest is None else longest)
        log.error("%s %s failed, it will be tried again", part, name, exc_info=error)

    def _put_aside(self, part: str, name: str, failed: Failed, error: Exception) -> None:
        failed.times = 0
        failed.due = self._clock() + ASIDE
        metrics.put_aside.labels(part).inc()
        log.error("%s %s failed %d times and is put aside", part, name, TRIES, exc_info=error)
