"""What is said once a puzzle is solved or given up, and the hint before."""

from dataclasses import dataclass
from functools import lru_cache

from mansard.analysis.guesses import Guesses
from mansard.kernel.game import Move, State
from mansard.puzzles.puzzle import Puzzle, Way, puzzle_named
from mansard.puzzles.solve import SEED, Attempt, Result, codes_of, is_whole

LINE = 3  # turns that are told of what might follow
MOST_PARTS = 3  # in which a turn is thought of, as a rule
ALL_STARS = 3


@dataclass(frozen=True)
class Told:
    """A move in notation, as values, and what the game tells of it besides."""

    text: str
    move: Move
    facts: Move


@dataclass(frozen=True)
class Hint:
    """How many decisions the best turn takes and what the first is; of a single one its kind only."""

    moves: int
    first: Move


def stars(tries: int, hinted: bool) -> int:
    """Three for the best turn at once, two at the second try, one later or with a hint."""
    return 1 if hinted else max(1, ALL_STARS + 1 - tries)


def hint(slug: str, puzzle: Puzzle) -> Hint:
    """Where to look."""
    best = puzzle.ways[0].moves
    first = described(puzzle.start(slug), puzzle.seat, best)[0].move
    return Hint(len(best), first if len(best) > 1 else {"kind": first["kind"]})


def whole_turn(slug: str, puzzle: Puzzle, moves: list[str]) -> Attempt:
    """A turn as it was composed; where only the move that ends it is missing, that is added."""
    attempt = Attempt(slug, puzzle)
    for move in moves:
        attempt.play(move)
    if not attempt.whole:
        end = ending(attempt.state, puzzle.seat)
        if end is not None:
            attempt.play(end)
    return attempt


def ending(state: State, seat: int) -> str | None:
    """The move that does nothing but end the turn, if there is one now."""
    for action in state.legal(seat):
        if state.game.describe(state, action)["kind"] in state.game.finishing:
            return state.game.show(state, action)
    return None


@lru_cache(maxsize=256)
def judged_turn(slug: str, name: str, moves: tuple[str, ...]) -> Result:
    """What a whole turn is worth; it may take a moment if nobody compared it before."""
    puzzle = puzzle_named(slug, name)
    assert puzzle is not None
    attempt = Attempt(slug, puzzle)
    for move in moves:
        attempt.play(move)
    return attempt.result()


def described(state: State, seat: int, moves: list[str]) -> list[Told]:
    """Moves in a row as they are told to people; the state is left as it is."""
    after = state.clone()
    told: list[Told] = []
    for text in moves:
        code = int(after.game.parse(after, text, seat))
        told.append(Told(text, after.game.describe(after, code), after.game.facts(after, code)))
        after.apply(seat, code)
    return told


def following(slug: str, puzzle: Puzzle, moves: list[str]) -> list[tuple[int, list[Told]]]:
    """What might follow a turn: everybody plays quickly, from one guess at what is hidden."""
    guesses = Guesses(puzzle.start(slug), puzzle.seat, SEED)
    state = guesses.next()
    for code in codes_of(state, puzzle.seat, moves):
        state.apply(puzzle.seat, code)
    told: list[tuple[int, list[Told]]] = []
    for _ in range(LINE * MOST_PARTS):
        before = state.clone()
        for seat, texts in guesses.line(state, 1):
            if not told or told[-1][0] != seat:
                told.append((seat, []))
            told[-1][1].extend(described(before, seat, texts))
    return told[:LINE]


def way_played(slug: str, puzzle: Puzzle, way: Way) -> State | None:
    """The position after a turn as its seat would see it; None if the turn brings something to light."""
    begun = puzzle.start(slug).resample(puzzle.seat, SEED)
    after = begun.clone()
    for code in codes_of(begun, puzzle.seat, way.moves):
        after.apply(puzzle.seat, code)
    assert is_whole(begun, after, puzzle.seat)
    return after if after.reveals == begun.reveals else None
