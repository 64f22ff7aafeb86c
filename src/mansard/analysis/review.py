"""The review of a finished game: chances from turn to turn, a mark for every turn, who lost what where."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from mansard.analysis.marks import MARKS, accuracy, mark_of, sure_loss
from mansard.analysis.turns import Judged, by_source, judged
from mansard.bots.value import expected_chances, value_for
from mansard.kernel.game import State
from mansard.kernel.record import Match

ENGINE = 2  # of what is stored: grows when the same game would be judged otherwise
QUICK, DEEP = 3000, 40_000  # turns tried in a whole game
LEAST = 24  # tries of one turn
DRAWS = 8
TURNING_POINTS = 4
Progress = Callable[[int, int], None]


@dataclass
class ReviewedTurn:
    """A commit of the record: who, what, and how it is judged."""

    number: int
    seat: int
    moves: list[str]
    mark: str
    judged: Judged


@dataclass
class Review:
    """All that is told of a finished game.

    `chances[n]` is how it stood after commit n, as spectators saw it.
    """

    engine: int
    game: str
    names: list[str]
    scores: list[int]
    places: list[int]
    points: list[dict[str, float]]
    chances: list[list[float]]
    turns: list[ReviewedTurn]
    turning_points: list[int]
    accuracy: list[float]
    lost_sources: list[dict[str, float]]
    trained: bool
    tries: int

    def plain(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return asdict(self)


def review(match: Match, seed: int = 1, tries: int = QUICK, progress: Progress | None = None) -> Review:
    """Judge every turn of a match; those that were taken back count as little as in the game."""
    kept = kept_commits(match)
    due = [number for number in kept if is_judged(match, number)]
    each = max(LEAST, tries // max(1, len(due)))
    turns: list[ReviewedTurn] = []
    for done, number in enumerate(due):
        turns.append(reviewed_turn(match, number, seed, each))
        if progress is not None:
            progress(done + 1, len(due))
    return told(match, turns, [0, *kept], each, seed)


def told(match: Match, turns: list[ReviewedTurn], kept: list[int], tries: int, seed: int) -> Review:
    """Everything together."""
    state = match.state
    seats = range(int(state.players))
    weighed = [[turn for turn in turns if turn.seat == seat and not turn.judged.forced] for seat in seats]
    shown = [earlier(kept, number) for number in range(len(match.positions))]
    known = {number: expected_chances(match.positions[number], None, seed, DRAWS) for number in kept}
    return Review(
        ENGINE,
        state.game.slug,
        match.record.names,
        state.scores(),
        state.places(),
        [by_source(parts) for parts in state.breakdown()],
        [known[number] for number in shown],
        turns,
        turning_points(turns),
        [accuracy_of(mine) for mine in weighed],
        [summed([turn for turn in mine if turn.mark in MARKS[2:]]) for mine in weighed],
        value_for(state.game, int(state.players)).trained,
        tries,
    )


def accuracy_of(turns: list[ReviewedTurn]) -> float:
    """How near to the best these turns came."""
    return accuracy(
        [sure_loss(turn.judged) for turn in turns], [turn.judged.best[0].chance for turn in turns]
    )


def earlier(kept: list[int], number: int) -> int:
    """The last commit that was not taken back."""
    return max(each for each in kept if each <= number)


def kept_commits(match: Match) -> list[int]:
    """The commits that led to the end: without those that a rewind took back, and without rewinds."""
    kept: list[int] = []
    for line in match.record.lines:
        if line.seat < 0:
            back = int(line.text.split()[1])
            kept = [number for number in kept if number <= back]
        elif not kept or kept[-1] != line.number:
            kept.append(line.number)
    return kept


def moves_of(match: Match, number: int) -> tuple[int, list[str]]:
    """The seat and the moves of a commit."""
    lines = [line for line in match.record.lines if line.number == number]
    return lines[0].seat, [line.text for line in lines]


def is_judged(match: Match, number: int) -> bool:
    """Whether somebody decided something: what was only taken back is no turn."""
    seat, moves = moves_of(match, number)
    return "withdraw" not in moves and seat in match.positions[number - 1].actors()


def codes(state: State, seat: int, moves: list[str]) -> list[int]:
    """Moves in notation as action codes."""
    after = state.clone()
    found: list[int] = []
    for move in moves:
        found.append(after.game.parse(after, move, seat))
        after.apply(seat, found[-1])
    return found


def reviewed_turn(match: Match, number: int, seed: int, tries: int) -> ReviewedTurn:
    """One turn, by what its player could know then."""
    seat, moves = moves_of(match, number)
    state = match.positions[number - 1]
    found = judged(state, seat, seed * 100_003 + number, tries, codes(state, seat, moves))
    return ReviewedTurn(number, seat, moves, mark_of(found), found)


def turning_points(turns: list[ReviewedTurn]) -> list[int]:
    """The commits that lost most, in the order of the game."""
    marked = [turn for turn in turns if turn.mark in MARKS[2:]]
    marked.sort(key=lambda turn: (-sure_loss(turn.judged), turn.number))
    return sorted(turn.number for turn in marked[:TURNING_POINTS])


def summed(turns: list[ReviewedTurn]) -> dict[str, float]:
    """Where points were lost, by source; what a turn won elsewhere counts against it."""
    total: dict[str, float] = {}
    for turn in turns:
        for name, points in turn.judged.lost_sources.items():
            total[name] = total.get(name, 0.0) + points
    return {name: points for name, points in sorted(total.items()) if abs(points) >= 0.5}
