"""Finding puzzles: strong bots play, and every turn is looked at for one that is clearly best.

A turn passes four sieves: a glance; a comparison of many turns with the usual budget; several checks with
ten times that budget, each with other guesses at what is hidden; and games played to their end. In every
check the same turn must be ahead of all others by a clear gap of winning chance and by twice its error; in
the end it must have brought more points or more victories than the second.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from mansard.analysis.turns import Comparison, Trial, average, differences, error
from mansard.bots import bot
from mansard.bots.bot import decide_turn
from mansard.bots.standing import margin
from mansard.bots.value import shares
from mansard.kernel.game import Game, State
from mansard.puzzles.puzzle import Puzzle, Way
from mansard.puzzles.solve import AS_GOOD, is_whole, same_turn

GLANCE, USUAL, CHECK = 48, 200, 2000  # tries
FEW, MANY = 6, 16  # turns compared
CHECKS = 3
GAP = 0.08  # of winning chance, to the second best turn
ROUGH_GAP = 0.05  # at a glance
DOUBT = 0.02  # what the judge of positions errs by even where all guesses end alike
KEPT = 6  # turns of a puzzle that are kept with their values
WEAKER = ("soft",) * 8 + ("greedy",) * 2 + ("plan:24",) * 2
TO_THE_END = 60  # games after each of the two best turns
APART = 3  # decisions between two puzzles of a game
OPEN = (0.05, 0.97)  # winning chances of the best turn: lost and won games make no puzzles


@dataclass
class Found:
    """The result of one comparison."""

    comparison: Comparison
    ranked: list[Trial]

    @property
    def best(self) -> Trial:
        """The best turn."""
        return self.ranked[0]

    @property
    def ahead(self) -> float:
        """How much winning chance the best turn is ahead of the second."""
        return average(self.gaps) if self.second is not None else 0.0

    @property
    def error(self) -> float:
        """The standard error of that."""
        return error(self.gaps, DOUBT)

    @property
    def gaps(self) -> list[float]:
        """The same guess by guess."""
        return [] if self.second is None else differences(self.best.chances, self.second.chances)

    @property
    def second(self) -> Trial | None:
        """The best turn that is another idea: one that begins alike and is as good is the same one."""
        for trial in self.ranked[1:]:
            lost = average(differences(self.best.chances, trial.chances))
            if trial.moves[0] != self.best.moves[0] or lost > AS_GOOD:
                return trial
        return None

    def has(self, state: State, moves: list[str]) -> bool:
        """Whether a turn is the best one or as good and begun alike."""
        seat = self.comparison.seat
        for trial in self.ranked:
            if trial is self.second:
                return False
            if same_turn(state, seat, self.way(trial).moves, moves):
                return True
        return False

    @property
    def moves(self) -> list[str]:
        """The best turn in notation."""
        return self.way(self.best).moves

    def way(self, trial: Trial) -> Way:
        """A turn with its value, in round numbers."""
        told = trial.told(self.comparison.root, self.comparison.seat)
        sources = {name: round(points, 1) for name, points in told.sources.items()}
        return Way(told.moves, round(told.chance, 3), round(told.lead, 1), sources)


def compared(state: State, seat: int, seed: int, tries: int, turns: int) -> Found:
    """The best turns of a position by the analysis."""
    comparison = Comparison(state, seat, seed, None, turns)
    comparison.think(tries)
    return Found(comparison, comparison.ranked())


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
    if compared(state, seat, 1, GLANCE, FEW).ahead < ROUGH_GAP:
        return None
    usual = compared(state, seat, 2, USUAL, MANY)
    if usual.ahead < GAP:
        return None
    checks: list[Found] = []
    for k in range(CHECKS):
        check = compared(state, seat, 3 + k, CHECK, MANY)
        if not passes(check, state, usual.moves):
            return None
        checks.append(check)
    if not holds_to_the_end(checks[0]):
        return None
    return told(state, seat, name, checks)


def passes(check: Found, state: State, moves: list[str]) -> bool:
    """Whether the same turn is clearly ahead again."""
    if check.ahead < max(GAP, 2.0 * check.error):
        return False
    if not OPEN[0] < average(check.best.chances) < OPEN[1]:
        return False
    return check.has(state, moves)


def holds_to_the_end(check: Found) -> bool:
    """Whether quick games to the end bear it out: more points or more victories, by one error at least."""
    guesses, seat, second = check.comparison.guesses, check.comparison.seat, check.second
    assert second is not None
    wins: list[float] = []
    leads: list[float] = []
    for _ in range(TO_THE_END):
        guess = guesses.next()
        ends = [played_out(guess.clone(), check, trial) for trial in (check.best, second)]
        wins.append(float(shares(ends[0])[seat] - shares(ends[1])[seat]))
        leads.append(margin(ends[0], seat) - margin(ends[1], seat))
    clearly = [average(found) > error(found) for found in (wins, leads)]
    return any(clearly) and average(wins) >= 0.0 and average(leads) >= 0.0


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
        [check.way(trial) for trial in check.ranked[:KEPT]],
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
