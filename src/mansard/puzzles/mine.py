"""Finding puzzles: strong bots play, and every turn is looked at for one that is clearly best.

A turn passes four sieves: a glance; a comparison of many turns with the usual budget; several checks with
ten times that budget, each with other guesses at what is hidden; and games played to their end. In every
check the same turn must be ahead of all others by a clear gap of winning chance and by twice its error; games
to the end must not speak against it. What takes least thought is asked
first, and thought ends where it can change nothing any more: see `weigh`.
"""

from collections.abc import Iterator

from mansard.analysis.turns import Trial, average, error
from mansard.bots import bot
from mansard.bots.bot import decide_turn
from mansard.bots.standing import margin
from mansard.bots.value import expected_chances, shares
from mansard.kernel.game import Game, State
from mansard.puzzles.compare import FAR, Budget, Found, compared
from mansard.puzzles.puzzle import Puzzle
from mansard.puzzles.solve import is_whole

GLANCE, USUAL, CHECK = Budget(48, 6, 2), Budget(200, 16, 6), Budget(2000, 16, 24)
CHECKS = 3
GAP = 0.06  # of winning chance, to the second best turn
ROUGH_GAP = 0.04  # at a glance
KEPT = 6  # turns of a puzzle that are kept with their values
SAME = 3  # of these that are one idea
WEAKER = ("soft",) * 8 + ("greedy",) * 2 + ("plan:24",) * 2
TO_THE_END = 60  # games after each of the two best turns
ENOUGH = 10  # of these, where they all end alike or clearly worse
APART = 3  # decisions between two puzzles of a game
OPEN = (0.05, 0.97)  # winning chances of the best turn: lost and won games make no puzzles
DECIDED = (0.02, 0.99)  # winning chances of a position that is not even glanced at


def mine(game: Game, players: int, spec: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game that bots play."""
    last = -APART
    for number, (state, seat) in enumerate(turns_of(game, players, spec, seed)):
        puzzle = puzzle_in(state, seat, f"{players}-{seed}-{number}") if number >= last + APART else None
        if puzzle is not None:
            last = number
            yield puzzle


def turns_of(game: Game, players: int, spec: str, seed: int) -> Iterator[tuple[State, int]]:
    """The positions of a bots' game at which somebody thinks."""
    state = game.start(players=players, seed=seed)
    player = bot(spec)
    while state.actors():
        seat = int(state.actors()[0])
        if len(state.options(seat)) > 1:
            yield state.clone(), seat
        for action in decide_turn(player, state, seat, seed):
            state.apply(seat, action)


def puzzle_in(state: State, seat: int, name: str) -> Puzzle | None:
    """The puzzle of a position; None if it does not pass."""
    if not DECIDED[0] < expected_chances(state, seat, 1, 1)[seat] < DECIDED[1]:
        return None
    if compared(state, seat, 1, GLANCE, ROUGH_GAP).ahead < ROUGH_GAP:
        return None
    usual = compared(state, seat, 2, USUAL, GAP)
    if usual.ahead < GAP or not is_open(usual):
        return None
    checks: list[Found] = []
    for k in range(CHECKS):
        check = compared(state, seat, 3 + k, CHECK, GAP)
        if not passes(check, state, usual.moves):
            return None
        checks.append(check)
        if k == 0 and not holds_to_the_end(check):
            return None
    return told(state, seat, name, checks)


def passes(check: Found, state: State, moves: list[str]) -> bool:
    """Whether the same turn is clearly ahead again."""
    return check.ahead >= max(GAP, 2.0 * check.error) and is_open(check) and check.has(state, moves)


def is_open(found: Found) -> bool:
    """Whether the game is neither won nor lost after the best turn."""
    return OPEN[0] < average(found.best.chances) < OPEN[1]


def holds_to_the_end(check: Found) -> bool:
    """Whether quick games to the end do not speak against it: as many victories and points, in doubt.

    Where all games end alike there was one line only: its points say nothing, a lost victory does.
    """
    second = check.second
    assert second is not None
    wins: list[float] = []
    leads: list[float] = []
    for _ in range(TO_THE_END):
        won, led = difference_in_the_end(check, second)
        wins.append(won)
        leads.append(led)
        if len(wins) >= ENOUGH and is_alike(wins, leads):
            return average(wins) >= 0.0
        if len(wins) >= ENOUGH and (is_worse(wins, FAR) or is_worse(leads, FAR)):
            return False
    return not is_worse(wins, 1.0) and not is_worse(leads, 1.0)


def difference_in_the_end(check: Found, second: Trial) -> tuple[float, float]:
    """Victories and points that the best turn brings more than the second, from one more guess."""
    guess, seat = check.comparison.guesses.next(), check.comparison.seat
    ends = [played_out(guess.clone(), check, trial) for trial in (check.best, second)]
    return float(shares(ends[0])[seat] - shares(ends[1])[seat]), margin(ends[0], seat) - margin(ends[1], seat)


def is_worse(found: list[float], errors: float) -> bool:
    """Whether it is less than nothing by so many errors."""
    return average(found) < -errors * error(found)


def is_alike(wins: list[float], leads: list[float]) -> bool:
    """Whether all games have ended alike."""
    return min(wins) == max(wins) and min(leads) == max(leads)


def played_out(state: State, check: Found, trial: Trial) -> State:
    """The end of a quick game after a turn."""
    for action in trial.moves:
        state.apply(check.comparison.seat, action)
    check.comparison.guesses.play_on(state)
    return state


def told(state: State, seat: int, name: str, checks: list[Found]) -> Puzzle:
    """The puzzle as it is kept; its least clear check speaks for it."""
    check = min(checks, key=lambda each: each.ahead)
    return Puzzle(
        name,
        int(state.game.rules_version),
        seat,
        state.write(),
        [check.way(trial) for trial in check.kept(KEPT, SAME)],
        round(check.ahead, 3),
        round(check.error, 3),
        theme_of(check),
        difficulty(check, state),
        check.comparison.line(check.best),
        int(state.players),
    )


def theme_of(check: Found) -> str:
    """The kind of gain: the end, blocking, a source of points, or a position that pays later."""
    root, seat = check.comparison.root, check.comparison.seat
    after = root.clone()
    for action in check.best.moves:
        after.apply(seat, action)
    if after.over():
        return "end"
    assert check.second is not None
    best, second = check.way(check.best), check.way(check.second)
    gains = {name: best.sources[name] - second.sources.get(name, 0.0) for name in best.sources}
    mine = sum(gains.values())
    if best.lead - second.lead - mine > max(1.0, mine) and counts_rivals(root):
        return "block"
    source = max(gains, key=lambda name: gains[name], default="")
    return f"source-{source}" if source and gains[source] >= 1.0 else "tempo"


def counts_rivals(state: State) -> bool:
    """Whether a lead is counted against rivals."""
    return int(state.players) > 1 and float(state.game.advice.rivalry) > 0.0


def difficulty(check: Found, state: State) -> float:
    """How often weaker bots miss the best turn."""
    seat = check.comparison.seat
    played = [turn_by(spec, state, seat, seed) for seed, spec in enumerate(WEAKER)]
    return round(sum(not check.has(state, moves) for moves in played) / len(WEAKER), 3)


def turn_by(spec: str, state: State, seat: int, seed: int) -> list[str]:
    """The turn that a bot plays."""
    player, after = bot(spec), state.clone()
    moves: list[str] = []
    while not moves or not is_whole(state, after, seat):
        for action in decide_turn(player, after, seat, seed + len(moves)):
            moves.append(after.game.show(after, action))
            after.apply(seat, action)
            if is_whole(state, after, seat):
                break
    return moves
