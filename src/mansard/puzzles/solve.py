"""Solving a puzzle: a turn is built move by move, then compared with the best one."""

from dataclasses import dataclass

from mansard.analysis import judged
from mansard.kernel.game import State
from mansard.kernel.play import moves_named
from mansard.puzzles.puzzle import Puzzle

TRIES = 240  # of a turn that was not compared when the puzzle was found
AS_GOOD = 0.02  # winning chance: who loses no more than that has solved it too
SEED = 1


@dataclass(frozen=True)
class Result:
    """What a whole turn is worth: right if it is the best or as good; how much winning chance it loses."""

    right: bool
    best: bool
    chance: float
    lost: float
    lead: float
    sources: dict[str, float]


class Attempt:
    """A turn that is being built."""

    def __init__(self, slug: str, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.seat = puzzle.seat
        self.begun = puzzle.start(slug)
        self.path: list[tuple[str, State]] = []

    @property
    def state(self) -> State:
        """The position now."""
        return self.path[-1][1] if self.path else self.begun

    @property
    def moves(self) -> list[str]:
        """What was played so far."""
        return [move for move, _ in self.path]

    @property
    def whole(self) -> bool:
        """Whether the turn is over, or something has come to light."""
        return bool(self.path) and is_whole(self.begun, self.state, self.seat)

    def play(self, move: str) -> None:
        """One more move; IllegalMove leaves everything as it is. A text may name two halves of a move."""
        for action in moves_named(self.state, self.seat, move):
            after = self.state.clone()
            text = after.game.show(after, action)
            after.apply(self.seat, action)
            self.path.append((text, after))

    def result(self) -> Result:
        """What the whole turn is worth."""
        top = self.puzzle.ways[0]
        for way in self.puzzle.ways:
            if same_turn(self.begun, self.seat, self.moves, way.moves):
                lost = top.chance - way.chance
                is_best = way is top
                return Result(is_best or lost <= AS_GOOD, is_best, way.chance, lost, way.lead, way.sources)
        return self._measured()

    def _measured(self) -> Result:
        """A turn that nobody thought of when the puzzle was found."""
        codes = codes_of(self.begun, self.seat, self.moves)
        found = judged(self.begun, self.seat, SEED, TRIES, codes, len(self.puzzle.ways))
        mine = found.played
        assert mine is not None
        chance = max(0.0, self.puzzle.ways[0].chance - found.lost)
        return Result(found.lost <= AS_GOOD, False, chance, found.lost, mine.lead, mine.sources)


def is_whole(before: State, after: State, seat: int) -> bool:
    """Whether a turn that has led from one position to another is at its end."""
    return after.reveals != before.reveals or len(after.options(seat)) == 0


def codes_of(state: State, seat: int, moves: list[str]) -> list[int]:
    """Moves in a row as action codes."""
    after = state.clone()
    codes: list[int] = []
    for move in moves:
        codes.append(int(after.game.parse(after, move, seat)))
        after.apply(seat, codes[-1])
    return codes


def same_turn(state: State, seat: int, first: list[str], second: list[str]) -> bool:
    """Whether two turns are one: the same moves in any order, or the same position in the end."""
    if sorted(first) == sorted(second):
        return True
    ends = [state.clone(), state.clone()]
    for end, moves in zip(ends, (first, second), strict=True):
        for code in codes_of(state, seat, moves):
            end.apply(seat, code)
    if any(end.reveals != state.reveals for end in ends):
        return False
    return [int(n) for n in ends[0].observe(seat)] == [int(n) for n in ends[1].observe(seat)]
