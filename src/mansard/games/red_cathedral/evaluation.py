"""§11 What a position is worth to a seat."""

from mypy_extensions import i64

from mansard.games.red_cathedral.scoring import score
from mansard.games.red_cathedral.state import Table


def worth(t: Table, seat: i64) -> float:
    """§11.15 The score now."""
    return float(score(t, seat))
