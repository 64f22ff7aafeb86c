"""The review of a finished game: chances from turn to turn, a mark for every turn, who lost what where."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any

from mansard.analysis.guesses import described
from mansard.analysis.marks import MARKS, accuracy, mark_of, sure_loss
from mansard.analysis.turns import TURNS, Considered, Judged, by_source, judged, open_loss
from mansard.bots.value import expected_chances, value_for
from mansard.kernel.game import Move, State
from mansard.kernel.record import Match

ENGINE = 5  # of what is stored: grows when the same game would be judged otherwise
QUICK, DEEP = 9000, 40_000  # turns tried in a whole game
LEAST = 8  # tries of one turn
SECONDS = 7.0  # of a quick pass, without what is judged anew: the tries of one turn are chosen so
FOR_MANY = 24  # tries from which on all turns that a look hands on are compared, else a few
FEW_TURNS = 3
FIRM = 200  # tries from which on one judgement is enough; with fewer, what looks like a crack is judged anew
MORE = 4  # times as many tries then
ANEW = 1 << 40  # added to the seed
DRAWS = 8
TURNING_POINTS = 4
OPEN_TRIES = 4  # of a marked turn with all cards open
Progress = Callable[[int, int], None]


@dataclass
class ReviewedTurn:
    """A commit of the record: who, what, and how it is judged.

    The mark goes by what the player could know. `open_lost` is what a marked turn lost with all cards open.
    """

    number: int
    seat: int
    moves: list[str]
    mark: str
    judged: Judged
    told: list[Move]
    open_lost: float | None = None
    open_error: float | None = None

    def plain(self) -> dict[str, Any]:
        """As plain values, for JSON; `read_turn` is the inverse."""
        return asdict(self)


@dataclass
class Review:
    """All that is told of a finished game.

    `chances[n]` is how it stood after commit n, as spectators saw it; `open_chances[n]` with all cards open.
    """

    engine: int
    game: str
    names: list[str]
    scores: list[int]
    places: list[int]
    points: list[dict[str, float]]
    chances: list[list[float]]
    open_chances: list[list[float]]
    turns: list[ReviewedTurn]
    turning_points: list[int]
    accuracy: list[float]
    lost_sources: list[dict[str, float]]
    trained: bool
    tries: int

    def plain(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return asdict(self)


def review(
    match: Match,
    seed: int = 1,
    tries: int = QUICK,
    progress: Progress | None = None,
    each: int | None = None,
) -> Review:
    """Judge every turn of a match; those that were taken back count as little as in the game.

    The budget is the tries of all turns together, or of each (see `affordable`).
    """
    due = due_turns(match)
    each = tries_each(len(due), tries) if each is None else each
    turns: list[ReviewedTurn] = []
    for done, number in enumerate(due):
        turns.append(reviewed_turn(match, number, seed, each))
        if progress is not None:
            progress(done + 1, len(due))
    return told(match, turns, each, seed)


def due_turns(match: Match) -> list[int]:
    """The commits that are judged, in their order."""
    return [number for number in kept_commits(match) if is_judged(match, number)]


def tries_each(turns: int, tries: int) -> int:
    """The tries of one turn, if a game of so many turns has so many."""
    return max(LEAST, tries // max(1, turns))


def affordable(match: Match, tries: int, seconds: float = SECONDS) -> int:
    """The tries of one turn for a review of about so many seconds here, by some turns as a sample."""
    due = due_turns(match)
    most = tries_each(len(due), tries)
    sample = [due[len(due) * k // 4] for k in (1, 2, 3)] if due else []
    begun = process_time()
    for number in sample:
        reviewed_turn(match, number, 0, LEAST)
    spent = process_time() - begun
    if spent <= 0.0:
        return most
    return max(LEAST, min(most, int(LEAST * seconds * len(sample) / (spent * len(due)))))


def told(match: Match, turns: list[ReviewedTurn], tries: int, seed: int) -> Review:
    """Everything together."""
    state, kept = match.state, [0, *kept_commits(match)]
    value = value_for(state.game, int(state.players))
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
        [[float(each) for each in value.chances(match.positions[number])] for number in shown],
        turns,
        turning_points(turns),
        [accuracy_of(mine) for mine in weighed],
        [summed([turn for turn in mine if turn.mark in MARKS[2:]]) for mine in weighed],
        value.trained,
        tries,
    )


def accuracy_of(turns: list[ReviewedTurn]) -> float:
    """How near to the best these turns came; over many of them errors even out."""
    return accuracy([turn.judged.lost for turn in turns], [turn.judged.best[0].chance for turn in turns])


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
    played = codes(state, seat, moves)
    found = judged_twice(state, seat, turn_seed(seed, number), tries, played)
    turn = ReviewedTurn(number, seat, moves, mark_of(found), found, described(state.clone(), seat, played))
    if turn.mark in MARKS[2:]:
        best = codes(state, seat, found.best[0].moves)
        own = turn_seed(seed, number)
        turn.open_lost, turn.open_error = open_loss(state, seat, own, best, played, OPEN_TRIES)
    return turn


def judged_twice(state: State, seat: int, seed: int, tries: int, played: list[int]) -> Judged:
    """What a turn is worth; where a few tries say that it lost much, the second judgement counts alone.

    Of many turns that are judged by a few tries the worst ones had the worst luck as well.
    """
    found = judged(state, seat, seed, tries, played, compared_at(tries))
    if tries >= FIRM or mark_of(found) not in MARKS[3:]:
        return found
    more = min(FIRM, MORE * tries)
    return judged(state, seat, seed + ANEW, more, played, compared_at(more), shown=seed)


def compared_at(tries: int) -> int:
    """How many turns are compared with so many tries."""
    return TURNS if tries >= FOR_MANY else FEW_TURNS


def turn_seed(seed: int, number: int) -> int:
    """The seed of one turn's judgement."""
    return seed * 100_003 + number


def read_turn(plain: dict[str, Any]) -> ReviewedTurn:
    """The turn that `ReviewedTurn.plain` wrote."""
    told = plain["judged"]
    best = [Considered(**each) for each in told["best"]]
    played = None if told["played"] is None else Considered(**told["played"])
    line = [(seat, moves) for seat, moves in told["line"]]
    whole = Judged(**{**told, "best": best, "played": played, "line": line})
    return ReviewedTurn(**{**plain, "judged": whole})


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
