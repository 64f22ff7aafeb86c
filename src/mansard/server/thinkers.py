"""Where bots think: in processes of this server, or in workers behind the broker. Chosen by settings."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from mansard.server.settings import Settings
from mansard.server.thinking import Job, end_with_parent, think

T = TypeVar("T")


class Thinkers:
    """Processes of this server."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job, seconds: float) -> list[str]:
        """The turn of a bot; TimeoutError if it takes too long, OSError if its process died."""
        return await self.work(seconds, think, job)

    async def work(self, seconds: float, task: Callable[..., T], *args: Any) -> T:
        """Anything that takes thought, in a process of this server; errors as above."""
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=end_with_parent)
        try:
            future = asyncio.get_running_loop().run_in_executor(self._pool, task, *args)
            return await asyncio.wait_for(future, seconds)
        except BrokenProcessPool as error:
            self._let_go()
            raise OSError("a thinking process died") from error
        except TimeoutError:
            self._let_go()
            raise

    def _let_go(self) -> None:
        """Leave a process that hangs or died; the next turn gets a new one."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Let the processes go."""
        self._let_go()


class QueuedThinkers(Thinkers):
    """Workers behind the broker: `mansard worker` on any machine."""

    async def think(self, job: Job, seconds: float) -> list[str]:
        from taskiq import TaskiqResultTimeoutError

        from mansard.server.worker import queue, think_task

        if not queue.is_worker_process and not getattr(queue, "mansard_open", False):
            await queue.startup()
            queue.mansard_open = True
        task = await think_task.kiq(job)
        try:
            result = await task.wait_result(timeout=seconds, check_interval=0.02)
        except TaskiqResultTimeoutError as error:
            raise TimeoutError from error
        if result.is_err:
            raise OSError(f"a worker failed: {result.error}")
        moves: list[str] = result.return_value
        return moves

    async def close(self) -> None:
        await super().close()
        from mansard.server.worker import queue

        if getattr(queue, "mansard_open", False):
            await queue.shutdown()
            queue.mansard_open = False


def thinkers_for(settings: Settings) -> Thinkers:
    """The thinkers that the settings name."""
    return (
        QueuedThinkers(settings.bot_processes)
        if settings.jobs == "taskiq"
        else Thinkers(settings.bot_processes)
    )
