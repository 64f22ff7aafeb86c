"""§11 What a position is worth to a seat."""

from mypy_extensions import i64

from mansard.games.skyrise.scoring import control_points, panoramas_now, score, structures_in
from mansard.games.skyrise.state import OVER, Table, unbuilt
from mansard.kernel.bits import lowest, popcount


def worth(t: Table, seat: i64) -> float:
    """§11.16 The score now, plus what may still come."""
    points = float(score(t, seat))
    if t.phase == OVER:
        return points
    return points + coming_scoring(t, seat) + objective_progress(t, seat) + strength_left(t, seat)


def coming_scoring(t: Table, seat: i64) -> float:
    """§11.4, §11.5 In era 1 control and panoramas will be paid once more."""
    if t.era == 2:
        return 0.0
    return 0.6 * float(control_points(t, seat) + panoramas_now(t, seat))


def objective_progress(t: Table, seat: i64) -> float:
    """§11.3 The nearer the goal, the more."""
    colour = t.objectives[seat]
    least = t.box.objective_least[colour]
    have = structures_in(t, seat, colour)
    if have >= least:
        return 0.0
    share = float(have) / float(least)
    return float(t.box.objective_prestige[colour]) * share * share


def strength_left(t: Table, seat: i64) -> float:
    """§11.16 Every number kept is worth something, a wonder more."""
    value = 0.0
    rest = unbuilt(t, seat)
    row = t.colours[seat] * 12
    pieces = rest & 4095
    while pieces:
        value += 4.0 * float(t.box.numbers[row + lowest(pieces)]) / 118.0
        pieces &= pieces - 1
    return value + 7.0 * float(popcount(rest >> 12))
