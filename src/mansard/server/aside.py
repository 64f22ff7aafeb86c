"""Work beside bots in a process of its own: advice with a low priority, reviews with the lowest."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from mansard.server.thinking import end_with_parent

T = TypeVar("T")


class Aside:
    """One process that makes way for live bots; started when it is first needed."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """Let the process do something; OSError if it died."""
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=begin, initargs=(self.niceness,))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)
        except BrokenProcessPool as error:
            self.close()
            raise OSError("a process beside the bots died") from error

    def close(self) -> None:
        """Let the process go."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)


def begin(niceness: int) -> None:
    """Make way for everybody else."""
    end_with_parent()
    os.nice(niceness)
