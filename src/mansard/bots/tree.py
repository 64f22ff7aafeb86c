"""The tree of a search: what was tried after what, and how it went.

The tree is open-loop: a node stands for the decisions that led to it, not for a position, so one node
serves every guess about hidden things and every outcome of chance. The edge to a node is a seat and its
action. Nodes are rows of flat arrays; the children of a node are a linked list.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_NODES: Final[i64] = 2_000_000  # some 150 MB


class Tree:
    """Node 0 is the root."""

    def __init__(self, codes: i64) -> None:
        self.slots = vec[i64]([0] * codes)  # action code: where its node may be found
        self.seat = vec[i64]([-1])
        self.action = vec[i64]([-1])
        self.parent = vec[i64]([-1])
        self.child = vec[i64]([-1])  # the first child; -1: none
        self.sibling = vec[i64]([-1])  # the next child of the same parent; -1: none
        self.visits = vec[i64]([0])
        self.offered = vec[i64]([0])  # how often the action was legal when its parent was passed
        self.total = vec[float]([0.0])  # rewards of the seat that acts
        self.prior = vec[float]([0.0])  # what the action promised when it was first seen

    def add(self, parent: i64, seat: i64, action: i64, prior: float) -> i64:
        """A new child, put first."""
        node: i64 = len(self.seat)
        self.seat = append(self.seat, seat)
        self.action = append(self.action, action)
        self.parent = append(self.parent, parent)
        self.child = append(self.child, -1)
        self.sibling = append(self.sibling, self.child[parent])
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.total = append(self.total, 0.0)
        self.prior = append(self.prior, prior)
        self.child[parent] = node
        return node

    def is_full(self) -> bool:
        """Whether the tree may take no more room: a long search then goes on without growing it."""
        return len(self.seat) >= MOST_NODES

    def look_up(self, parent: i64, seat: i64) -> None:
        """Note the children for a seat by their actions, for `found`."""
        node = self.child[parent]
        while node >= 0:
            if self.seat[node] == seat:
                self.slots[self.action[node]] = node
            node = self.sibling[node]

    def found(self, parent: i64, seat: i64, action: i64) -> i64:
        """The child for an action of a seat that `look_up` noted; -1 if it was never seen."""
        node = self.slots[action]
        if self.parent[node] == parent and self.seat[node] == seat and self.action[node] == action:
            return node
        return -1

    def promise(self, node: i64, explore: float, trust: float) -> float:
        """The upper confidence bound of a node: its mean reward, drawn to the prior, and what is unknown."""
        visits = float(self.visits[node]) + trust
        if visits == 0.0:
            return 1.0e6
        mean = (self.total[node] + self.prior[node] * trust) / visits
        return mean + explore * sqrt(log(float(self.offered[node]) + 1.0) / visits)

    def lead(self) -> i64:
        """How many tries the most tried action at the root has more than any other."""
        most: i64 = 0
        second: i64 = 0
        node = self.child[0]
        while node >= 0:
            visits = self.visits[node]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            node = self.sibling[node]
        return most - second

    def root_visits(self) -> list[tuple[int, int]]:
        """The actions at the root and how often each was tried."""
        found: list[tuple[int, int]] = []
        node = self.child[0]
        while node >= 0:
            found.append((self.action[node], self.visits[node]))
            node = self.sibling[node]
        found.reverse()
        return found
