"""§11 What a position is worth to a seat."""

from mypy_extensions import i64

from mansard.games.paris.scoring import score
from mansard.games.paris.state import FRANCS, OVER, WIDTH, Table


def worth(t: Table, seat: i64) -> float:
    """§11 The score now, plus what may still come."""
    points = float(score(t, seat))
    if t.phase == OVER:
        return points
    return points + 0.4 * float(t.boards[seat * WIDTH + FRANCS])
