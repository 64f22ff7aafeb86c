"""A wide look at what a seat can do with the rest of its turn: whole turns, the most promising first.

A turn ends when the seat has nothing more to decide or when something comes to light. The look goes decision
by decision; after each one only the best positions are followed further (a beam), and of those that differ in
little but places (`State.sketch`) only a few, so that a wide choice of cells does not crowd out other plans.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from mansard.bots.standing import margin
from mansard.kernel.game import State

LONGEST: Final[i64] = 40  # decisions of one turn that are looked at
ALIKE: Final[i64] = 4  # positions with the same sketch that are followed


class Way:
    """Some moves of a turn: where they lead, and how the seat then stands."""

    def __init__(self, state: State, moves: vec[i64], value: float, serial: i64) -> None:
        self.state = state
        self.moves = moves
        self.value = value
        self.serial = serial  # in the order found: equals stay in a fixed order
        self.whole = False

    def key(self) -> tuple[float, int]:
        """The best first."""
        return (-self.value, self.serial)


def rank(way: Way) -> tuple[float, int]:
    """For sorting: the best first."""
    return way.key()


class Look:
    """All that one look has found."""

    def __init__(self, state: State, seat: i64, beam: i64, alike: i64 = ALIKE) -> None:
        self.seat = seat
        self.reveals = state.reveals
        self.beam = beam
        self.alike = alike
        self.positions: i64 = 0
        self.turns: list[Way] = []  # whole ones
        self.open: list[Way] = [Way(state, vec[i64](), 0.0, 0)]
        for _ in range(LONGEST):
            if len(self.open) == 0:
                break
            self.go_on()
        for way in self.open:  # a turn without end: as far as it was followed
            self.turns.append(way)
        self.turns.sort(key=rank)

    def go_on(self) -> None:
        """One decision further, from each of the positions that are followed."""
        found: list[Way] = []
        for way in self.open:
            for action in way.state.options(self.seat):
                after = way.state.clone()
                after.apply(self.seat, action)
                self.positions += 1
                moves = append(way.moves[:], action)
                step = Way(after, moves, margin(after, self.seat), self.positions)
                if after.reveals != self.reveals or len(after.options(self.seat)) == 0:
                    step.whole = True
                    self.turns.append(step)
                else:
                    found.append(step)
        found.sort(key=rank)
        self.open = self.followed(found)

    def followed(self, found: list[Way]) -> list[Way]:
        """The best positions, each once: other orders of the same moves lead to the same one."""
        if len(found) <= 1:
            return found
        best: list[Way] = []
        alike: dict[int, int] = {}
        for way in found:
            if len(best) >= self.beam:
                break
            if self.is_one_more(way, alike, self.alike) and not self.is_known(way, best):
                best.append(way)
        return best

    def is_one_more(self, way: Way, alike: dict[int, int], most: i64) -> bool:
        """Whether fewer positions like this one are known already than may be; counts it."""
        sketch: int = way.state.sketch(self.seat)
        if sketch < 0:
            return True
        often = alike.get(sketch, 0)
        alike[sketch] = often + 1
        return often < most

    def is_known(self, way: Way, known: list[Way]) -> bool:
        """Whether the same position is among those just before it; they are sorted by value."""
        seen = vec[i16]()
        for i in range(len(known)):
            other = known[len(known) - 1 - i]
            if other.value != way.value:
                return False
            if len(seen) == 0:
                seen = way.state.observe(self.seat)
            if same(seen, other.state.observe(self.seat)):
                return True
        return False


def same(first: vec[i16], second: vec[i16]) -> bool:
    """Whether two observations are equal."""
    for i in range(len(first)):
        if first[i] != second[i]:
            return False
    return True


def candidates(look: Look, most: i64) -> list[Way]:
    """The turns worth comparing: half of them by value, the others as different as they begin; few alike."""
    chosen: list[Way] = []
    rest: list[Way] = []
    begun: dict[int, int] = {}
    alike: dict[int, int] = {}
    few: i64 = (look.alike + 1) // 2
    for way in look.turns:
        first: int = way.moves[0]
        often = begun.get(first, 0)
        if len(chosen) >= most:
            break
        if look.is_known(way, chosen):
            continue
        other = look.is_one_more(way, alike, few)
        if other and (2 * len(chosen) < most or often < 2):
            chosen.append(way)
            begun[first] = often + 1
        elif len(rest) < most:
            rest.append(way)
    for way in rest:
        if len(chosen) >= most:
            break
        chosen.append(way)
    chosen.sort(key=rank)
    return chosen
