"""Advice for a seat that is to act: the best turns with reasons, a position explained, a warning.

Reasons are differences in expected points by source. Nothing is told that is not clear of its error: a gap
below one standard error is too close to call, below two it is "perhaps".
"""

from dataclasses import asdict, dataclass, field
from typing import Any

from mansard.analysis.outlook import outlook
from mansard.analysis.turns import (
    DOUBT,
    POINT_DOUBT,
    TURNS,
    Comparison,
    Trial,
    average,
    differences,
    error,
)
from mansard.bots.value import expected_chances, value_for
from mansard.kernel.game import Move, State

SHOWN = 3  # turns of a hint
HINT = 72  # tries: within a second in every game, with the most players
GAMES = 16  # of a position that is explained
DRAWS = 16
SOURCE_DOUBT = 0.5
LEAST_POINTS = 1.0  # of a reason
CALIBRATED = 0.04  # what chances are off by, see docs/values.md
CLOSE, PERHAPS, CLEAR = "close", "perhaps", "clear"
WARNED_FROM = {"guided": 3.0, "quiet": 6.0}  # points given away
QUIET_FROM = 3.0  # points that the best turn is ahead, before a quiet coach speaks
Sentence = tuple[str, dict[str, Any]]


@dataclass
class Reason:
    """Why: so many points more or less from a source than the other turn; `rivals`: what they lose by it."""

    key: str
    source: str
    points: float
    error: float


@dataclass
class Option:
    """A turn of a hint, against the best one (the best: against the second)."""

    moves: list[str]
    told: list[Move]
    first: dict[str, Any]
    chance: float
    chance_error: float
    points: float
    points_error: float
    gap: str
    reasons: list[Reason] = field(default_factory=list)


@dataclass
class Hint:
    """What a seat might do: how sure that is, and the best turns, the best first."""

    seat: int
    forced: bool
    gap: str
    options: list[Option]
    tries: int
    trained: bool

    def plain(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return asdict(self)


@dataclass
class Warned:
    """What a composed turn gives away."""

    warns: bool
    points: float
    error: float
    chance: float
    reasons: list[Reason]
    best: Option | None

    def plain(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return asdict(self)


def hint(state: State, seat: int, seed: int, tries: int = HINT) -> Hint:
    """The best turns of a seat that may act."""
    comparison = Comparison(state, seat, seed, None, TURNS)
    comparison.think(tries)
    ranked = comparison.ranked()
    second = ranked[1] if len(ranked) > 1 else None
    options = [option(comparison, ranked[0], second, True)]
    options += [option(comparison, trial, ranked[0], False) for trial in ranked[1:SHOWN]]
    forced = second is None
    gap = CLEAR if forced else options[0].gap
    return Hint(seat, forced, gap, options, len(ranked[0].chances), comparison.value.trained)


def option(comparison: Comparison, trial: Trial, other: Trial | None, best: bool) -> Option:
    """A turn against another one: points and reasons are the difference, negative where it is behind."""
    told = trial.told(comparison.root, comparison.seat)
    first = comparison.root.game.describe(comparison.root, trial.moves[0]) if trial.moves else {}
    if other is None:
        return Option(told.moves, told.told, first, told.chance, told.chance_error, 0.0, 0.0, CLEAR)
    points = differences(trial.leads, other.leads)
    return Option(
        told.moves,
        told.told,
        first,
        told.chance,
        told.chance_error,
        average(points),
        error(points, POINT_DOUBT),
        gap_between(trial, other) if best else gap_between(other, trial),
        reasons(trial, other),
    )


def gap_between(better: Trial, other: Trial) -> str:
    """How sure it is that a turn is better: by chance or by points, whichever says more."""
    chances = differences(better.chances, other.chances)
    points = differences(better.leads, other.leads)
    sure = max(average(chances) / error(chances, DOUBT), average(points) / error(points, POINT_DOUBT))
    return CLEAR if sure >= 2.0 else PERHAPS if sure >= 1.0 else CLOSE


def reasons(trial: Trial, other: Trial) -> list[Reason]:
    """Where a turn's points are more or fewer than another's, as far as that is clear of its error."""
    names = sorted({name for parts in (*trial.sources, *other.sources) for name in parts})
    found: list[Reason] = []
    for name in names:
        mine = [parts.get(name, 0.0) for parts in trial.sources]
        theirs = [parts.get(name, 0.0) for parts in other.sources]
        found += told_reason("more", "less", name, differences(mine, theirs))
    own = differences(
        [sum(parts.values()) for parts in trial.sources], [sum(p.values()) for p in other.sources]
    )
    leads = differences(trial.leads, other.leads)
    later = [lead - points for lead, points in zip(leads, own, strict=True)]
    found += told_reason("later-more", "later-less", "", later)
    return sorted(found, key=lambda reason: (-abs(reason.points), reason.source))[:3]


def told_reason(more: str, less: str, source: str, points: list[float]) -> list[Reason]:
    """A reason if it is large and clear enough; without a source: what pays later, or hinders rivals."""
    mean, doubt = average(points), error(points, SOURCE_DOUBT)
    if abs(mean) < max(LEAST_POINTS, doubt):
        return []
    return [Reason(f"reason-{more if mean > 0 else less}", source, mean, doubt)]


def warning(state: State, seat: int, seed: int, played: list[int], level: str, tries: int = HINT) -> Warned:
    """Whether a composed turn gives away so much that it should be asked about once."""
    comparison = Comparison(state, seat, seed, played, TURNS)
    comparison.think(tries)
    best, mine = comparison.ranked()[0], comparison.played
    assert mine is not None
    lost, lost_chance = differences(best.leads, mine.leads), differences(best.chances, mine.chances)
    doubt = error(lost, POINT_DOUBT)
    clear = average(lost) >= 2.0 * doubt and average(lost_chance) > 0.0
    warns = mine is not best and level in WARNED_FROM and clear and average(lost) >= WARNED_FROM[level]
    better = option(comparison, best, mine, True) if warns else None
    why = reasons(mine, best) if warns else []
    return Warned(warns, average(lost), doubt, average(lost_chance), why, better)


# ---------------------------------------------------------------------- a position explained


@dataclass
class Prospect:
    """How a seat stands and how it may end; errors are standard errors."""

    now: dict[str, float]
    then: dict[str, float]
    points: float
    points_error: float
    chance: float
    chance_error: float


@dataclass
class Position:
    """A position explained: every seat's prospect, and what is worth saying as keys of texts."""

    games: int
    prospects: list[Prospect]
    sentences: list[Sentence]

    def plain(self) -> dict[str, Any]:
        """As plain values, for JSON."""
        return asdict(self)


def position(state: State, seat: int, seed: int, games: int = GAMES) -> Position:
    """How everybody stands by source, now and at the end, as the seat can know it."""
    found = outlook(state, seat, seed, games)
    chances = expected_chances(state, seat, seed, DRAWS)
    trained = value_for(state.game, int(state.players)).trained
    prospects = [
        Prospect(
            found.now[each],
            found.then[each],
            found.points[each],
            found.point_errors[each],
            chances[each] if trained else found.chances[each],
            CALIBRATED if trained else found.chance_errors[each],
        )
        for each in range(int(state.players))
    ]
    return Position(games, prospects, sentences(prospects))


def sentences(prospects: list[Prospect]) -> list[Sentence]:
    """Who leads and why, and who is likelier to win in the end."""
    if len(prospects) < 2:
        return []
    now = [sum(each.now.values()) for each in prospects]
    told = [leader(now, prospects)]
    order = sorted(range(len(prospects)), key=lambda seat: -prospects[seat].chance)
    first, second = prospects[order[0]], prospects[order[1]]
    if first.chance - second.chance < first.chance_error + second.chance_error:
        told.append(("position-open", {}))
    else:
        chance, doubt = round(100 * first.chance), max(1, round(100 * first.chance_error))
        told.append(("position-favourite", {"player": order[0], "chance": chance, "error": doubt}))
    return told


def leader(now: list[float], prospects: list[Prospect]) -> Sentence:
    """Who is ahead in points, and by which source the most."""
    order = sorted(range(len(now)), key=lambda seat: -now[seat])
    first, second = order[0], order[1]
    if now[first] == now[second]:
        return ("position-level", {})
    mine, theirs = prospects[first].now, prospects[second].now
    ahead = {name: mine.get(name, 0.0) - theirs.get(name, 0.0) for name in {*mine, *theirs}}
    source = max(sorted(ahead), key=lambda name: ahead[name])
    points = round(now[first] - now[second])
    return ("position-leads", {"player": first, "points": points, "source": source})
