# mypyc: skip
"""One search in several processes: each grows a tree of its own, and the tries at the roots are added up."""

import atexit
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from mansard.bots.bot import Bot
from mansard.bots.search import SearchBot, most_tried
from mansard.kernel.chance import step
from mansard.kernel.game import State
from mansard.registry import game

Visits = list[tuple[int, int]]


class ParallelSearchBot(Bot):
    """A search whose simulations are shared out; a budget in time is spent by all at once."""

    def __init__(self, spec: str, search: SearchBot, workers: int) -> None:
        super().__init__(spec)
        self.search = search
        self.workers = workers

    def choose(self, state: State, seat: int) -> int:
        return most_tried(self.root_visits(state, seat))

    def root_visits(self, state: State, seat: int) -> Visits:
        """The options and how often all processes together tried each."""
        tasks = self.parts(state, seat)
        if state.game.components.digest != game(state.game.slug).components.digest:
            return self.search.root_visits(state, seat)  # another process has only the printed box
        return added(list(processes(self.workers).map(search_part, tasks)))

    def parts(self, state: State, seat: int) -> list["Part"]:
        """What each process is given: the re-drawn state, never the true one."""
        text = state.to_json()
        rng = state.rng
        found: list[Part] = []
        for number in range(self.workers):
            rng = step(rng)
            budget = (self.search.simulations + number) // self.workers
            found.append((state.game.slug, text, seat, rng, self.search.settings(), budget))
        return found


Part = tuple[str, str, int, int, list[float], int]


def search_part(part: Part) -> Visits:
    """One tree of a parallel search."""
    slug, text, seat, seed, settings, budget = part
    search = SearchBot("search")
    search.set(settings)
    search.simulations = budget
    return search.root_visits(game(slug).from_json(text).resample(seat, seed), seat)


def added(parts: list[Visits]) -> Visits:
    """The tries of all parts by action."""
    total: dict[int, int] = {}
    for part in parts:
        for action, count in part:
            total[action] = total.get(action, 0) + count
    return list(total.items())


@cache
def processes(workers: int) -> ProcessPoolExecutor:
    """The processes that search; started once, kept until the end."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    atexit.register(pool.shutdown)
    return pool
