# mypyc: skip
"""One thought in several processes: each searches or compares by itself, and what they tried is added up."""

import atexit
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

from mansard.bots.bot import Bot
from mansard.bots.plan import PlanBot
from mansard.bots.search import SearchBot, most_tried
from mansard.kernel.chance import step
from mansard.kernel.game import State
from mansard.registry import game

Visits = list[tuple[int, int]]
Compared = list[tuple[list[int], int, float]]


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
        if is_elsewhere_unknown(state):
            return self.search.root_visits(state, seat)
        tasks = parts(state, seat, self.search.settings(), self.search.simulations, self.workers)
        return added(list(processes(self.workers).map(search_part, tasks)))


class ParallelPlanBot(Bot):
    """Whole turns, compared by several processes from own guesses; a budget in time is spent at once."""

    def __init__(self, spec: str, planner: PlanBot, workers: int) -> None:
        super().__init__(spec)
        self.planner = planner
        self.workers = workers

    def choose(self, state: State, seat: int) -> int:
        return self.plan(state, seat)[0]

    def plan(self, state: State, seat: int) -> list[int]:
        if is_elsewhere_unknown(state):
            return self.planner.plan(state, seat)
        tasks = parts(state, seat, self.planner.settings(), self.planner.simulations, self.workers)
        return best_of_all(list(processes(self.workers).map(plan_part, tasks)))


Part = tuple[str, str, int, int, list[float], int]


def is_elsewhere_unknown(state: State) -> bool:
    """Whether other processes cannot read the position: they have only the printed box."""
    return state.game.components.digest != game(state.game.slug).components.digest


def parts(state: State, seat: int, settings: list[float], simulations: int, workers: int) -> list[Part]:
    """What each process is given: the re-drawn state, never the true one, and its share of the budget."""
    text = state.to_json()
    rng = state.rng
    found: list[Part] = []
    for number in range(workers):
        rng = step(rng)
        found.append((state.game.slug, text, seat, rng, settings, (simulations + number) // workers))
    return found


def search_part(part: Part) -> Visits:
    """One tree of a parallel search."""
    slug, text, seat, seed, settings, budget = part
    search = SearchBot("search")
    search.set(settings)
    search.simulations = budget
    return search.root_visits(game(slug).from_json(text).resample(seat, seed), seat)


def plan_part(part: Part) -> Compared:
    """The turns that one of the processes compared. All see the same turns: only their guesses differ."""
    slug, text, seat, seed, settings, budget = part
    planner = PlanBot("plan")
    planner.set(settings)
    planner.simulations = budget
    state = game(slug).from_json(text)
    state.rng = seed
    return planner.tries(state, seat)


def best_of_all(found: list[Compared]) -> list[int]:
    """Of the turns that some process would choose, the one with the best mean reward of all tries."""
    tries: dict[tuple[int, ...], int] = {}
    rewards: dict[tuple[int, ...], float] = {}
    for compared in found:
        for moves, count, total in compared:
            turn = tuple(moves)
            tries[turn] = tries.get(turn, 0) + count
            rewards[turn] = rewards.get(turn, 0.0) + total
    chosen = [compared[0][0] for compared in found]
    return max(chosen, key=lambda moves: rewards[tuple(moves)] / max(1, tries[tuple(moves)]))


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
