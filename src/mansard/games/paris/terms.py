"""§11 The parts of the worth, and counts beside them, for values that are trained."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.paris.evaluation import (
    A_TURN,
    districts_worth,
    goods_worth,
    is_to_come,
    keys_worth,
    money_worth,
    pending_worth,
    tiles_worth,
    turns_left,
)
from mansard.games.paris.scoring import gained
from mansard.games.paris.state import BANKS, FRANCS, HAND, OVER, RES, STAR, UNUSED, WIDTH, Table
from mansard.kernel.bits import popcount

TERMS: Final = ["gained", "districts", "money", "turn", "goods", "keys", "tiles"]
COUNTS: Final = ["francs", "resources", "prestige", "keys on banks", "keys in hand", "unused tiles"]


def terms(t: Table, seat: i64) -> vec[float]:
    """§11 In points; goods and turns count only while there is a turn to come."""
    if t.phase == OVER:
        return vec[float]()
    left = turns_left(t, seat)
    pace = left / 12.0 if left < 12.0 else 1.0
    turn = 0.0
    goods = 0.0
    keys = 0.0
    tiles = 0.0
    if left > 0.0:
        turn = pending_worth(t, seat) if seat == t.turn else A_TURN if is_to_come(t, seat) else 0.0
        goods = goods_worth(t, seat, left)
        keys = keys_worth(t, seat, left)
        tiles = tiles_worth(t, seat, pace)
    row = seat * WIDTH
    return vec[float](
        [
            float(gained(t, seat)),
            districts_worth(t, seat, pace),
            money_worth(t, seat, left),
            turn,
            goods,
            keys,
            tiles,
            float(t.boards[row + FRANCS]),
            float(t.boards[row + RES] + t.boards[row + RES + 1] + t.boards[row + RES + 2]),
            float(t.boards[row + STAR] + t.boards[row + STAR + 1] + t.boards[row + STAR + 2]),
            float(popcount(t.boards[row + BANKS])),
            float(t.boards[row + HAND]),
            float(popcount(t.boards[row + UNUSED])),
        ]
    )


def progress(t: Table) -> float:
    """§4.9 Rounds played, of those and the ones to be expected."""
    if t.phase == OVER:
        return 1.0
    played = float(t.round - 1)
    return played / (played + max(1.0, turns_left(t, t.turn)))
