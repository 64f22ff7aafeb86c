"""Virtual time: an event loop that waits for nothing, and work of other threads that is done at once.

Whatever sleeps is woken in the order of its time, so that a night of play takes as long as its work.
"""

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

BEGINNING = 1_700_000_000.0


class Skipping(selectors.SelectSelector):
    """Waits for nobody: moves the clock on instead."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits and nothing will ever happen"
        self.now += max(0.0, timeout)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop in virtual time."""

    def __init__(self) -> None:
        self.skipping = Skipping()
        super().__init__(self.skipping)
        self.set_default_executor(AtOnce())

    def time(self) -> float:
        return self.skipping.now

    def clock(self) -> float:
        """Seconds since the epoch, as a house wants them."""
        return BEGINNING + self.skipping.now


class AtOnce(ThreadPoolExecutor):
    """Does the work where it is asked for: one thread alone gives the same order every time."""

    def __init__(self) -> None:
        super().__init__(1)

    def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **named))
        except Exception as error:
            done.set_exception(error)
        return done
