"""The bot that plays the game on in its head: Monte Carlo tree search over what its seat may know.

Each simulation re-draws everything hidden (single-observer information-set search), walks down the tree,
plays on for a while, and rewards every seat by how it then stands (max-n). A decision with one option costs
no node.
"""

from math import exp
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.bots.bot import Bot, fresh, next_word
from mansard.bots.greedy import best_line
from mansard.bots.standing import margin
from mansard.bots.tree import Tree
from mansard.kernel.chance import step
from mansard.kernel.game import State

SIMULATIONS: Final = 1000
LOOK_DEPTH: Final[i64] = 3
LOOK_WIDTH: Final[i64] = 60


class SearchBot(Bot):
    """Parameters: the budget, how far to play on, how curious to be."""

    def __init__(self, spec: str) -> None:
        super().__init__(spec)
        self.simulations: i64 = SIMULATIONS
        self.milliseconds: i64 = 0  # 0: no limit
        self.cutoff: i64 = 0  # decisions played on after the tree; -1: to the end
        self.greed: i64 = 1  # 1: options are first judged by their worth
        self.explore = 0.4
        self.trust = 2.0

    def choose(self, state: State, seat: int) -> int:
        return most_tried(self.root_visits(state, seat))

    def root_visits(self, state: State, seat: int) -> list[tuple[int, int]]:
        """The options and how often the search tried each."""
        search = Search(self, state, seat)
        search.run()
        return search.tree.root_visits()


def most_tried(visits: list[tuple[int, int]]) -> int:
    """The action that was tried most, the first of equals."""
    best, most = visits[0]
    for action, count in visits:
        if count > most:
            best, most = action, count
    return best


class Search:
    """One search from one position."""

    def __init__(self, bot: SearchBot, root: State, seat: int) -> None:
        self.bot = bot
        self.root = root
        self.observer = seat
        self.tree = Tree()
        self.rng: i64 = fresh(root.rng)
        self.done: i64 = 0
        self.path = vec[i64]()
        self.spread = 8.0  # the usual size of a margin, learnt as the search goes
        self.together = len(root.actors()) > 1

    def run(self) -> None:
        """Simulate until the budget is used up."""
        limit = self.bot.simulations
        end = perf_counter() + float(self.bot.milliseconds) / 1000.0
        while self.done < limit:
            self.simulate()
            self.done += 1
            if self.bot.milliseconds > 0 and self.done & 7 == 0 and perf_counter() >= end:
                break

    def simulate(self) -> None:
        """One walk down the tree, what follows, and the way back."""
        self.rng = step(self.rng)
        state = self.root.resample(self.observer, self.rng)
        if self.together:
            self.others_decide(state)
        self.descend(state)
        self.play_on(state)
        self.back_up(state)

    def others_decide(self, state: State) -> None:
        """In a simultaneous phase the others choose without knowing what the observer will choose."""
        for other in self.root.actors():
            while other != self.observer and other in state.actors():
                self.rng = step(self.rng)
                state.apply(other, state.random_option(other, next_word(self.rng)))

    def descend(self, state: State) -> None:
        """Follow the most promising options until one that was never tried."""
        tree = self.tree
        self.path = vec[i64]()
        node: i64 = 0
        seat: i64 = self.observer
        while seat >= 0:
            options = state.options(seat)
            if len(options) == 1:
                state.apply(seat, options[0])
            else:
                node = self.select(state, node, seat, options)
                self.path = append(self.path, node)
                state.apply(seat, tree.action[node])
                if tree.visits[node] == 0:
                    return
            seat = state.actor()

    def select(self, state: State, parent: i64, seat: i64, options: vec[i64]) -> i64:
        """The child with the highest promise among the options."""
        tree = self.tree
        best: i64 = -1
        highest = -1.0e9
        for action in options:
            node = tree.find(parent, seat, action)
            if node < 0:
                node = tree.add(parent, seat, action, self.prior(state, seat, action))
            tree.offered[node] += 1
            promise = tree.promise(node, self.bot.explore, self.bot.trust)
            if promise > highest:
                best = node
                highest = promise
        return best

    def prior(self, state: State, seat: i64, action: i64) -> float:
        """What an option that was never seen promises."""
        if self.bot.greed == 0:
            return 0.5
        after = state.clone()
        after.apply(seat, action)
        return self.squashed(best_line(after, seat, state.reveals, LOOK_DEPTH, LOOK_WIDTH))

    def play_on(self, state: State) -> None:
        """Random play until the cut-off."""
        left = self.bot.cutoff
        seat = state.actor()
        while seat >= 0 and left != 0:
            self.rng = step(self.rng)
            state.apply(seat, state.random_option(seat, next_word(self.rng)))
            left -= 1
            seat = state.actor()

    def back_up(self, state: State) -> None:
        """Every node of the path learns how the seat that acted came to stand."""
        tree = self.tree
        rewards = vec[float]([0.0] * state.players)
        for seat in range(state.players):
            points = margin(state, seat)
            rewards[seat] = self.squashed(points)
        tree.visits[0] += 1
        for node in self.path:
            tree.visits[node] += 1
            tree.total[node] += rewards[tree.seat[node]]

    def squashed(self, points: float) -> float:
        """A margin in points as a reward between 0 and 1."""
        return 1.0 / (1.0 + exp(-points / self.spread))
