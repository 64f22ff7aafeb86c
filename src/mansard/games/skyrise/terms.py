"""§11 The parts of the worth, and counts beside them, for values that are trained."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.skyrise.auction import resolve
from mansard.games.skyrise.evaluation import (
    COLUMNS,
    CONTROL_NOW,
    OPENING,
    PANORAMAS_NOW,
    PIECES,
    STRUCTURES_NOW,
    WEIGHTS,
    WILD_IN_HAND,
    objective_worth,
    pieces_worth,
    points_worth,
    tracks_worth,
    visionary_worth,
)
from mansard.games.skyrise.scoring import control_points, panoramas_now, structure_points
from mansard.games.skyrise.state import (
    OVER,
    PLACE_WILD,
    RESPOND,
    RESPOND_PIECE,
    TRACK,
    WIDTH,
    Table,
    unbuilt,
)
from mansard.kernel.bits import popcount

TERMS: Final = [
    "banked",
    "control",
    "panoramas",
    "structures",
    "objective",
    "pieces",
    "tracks",
    "visionary",
    "opening",
    "wild",
]
COUNTS: Final = ["pieces left", "wonders left", "discs", "full tracks", "to bid"]


def terms(t: Table, seat: i64) -> vec[float]:
    """§11.16 A bid that lies counts as built; a finished game has no prospects."""
    if t.phase == OVER:
        return vec[float]()
    if t.phase == RESPOND or t.phase == RESPOND_PIECE:
        built = Table(t.game, t.box, t.players, t)
        resolve(built)
        return vec[float]() if built.phase == OVER else settled_terms(built, seat)
    return settled_terms(t, seat)


def settled_terms(t: Table, seat: i64) -> vec[float]:
    """§11.16 If no auction is under way."""
    era = (t.era - 1) * COLUMNS
    control = WEIGHTS[era + CONTROL_NOW] * float(control_points(t, seat))
    panoramas = WEIGHTS[era + PANORAMAS_NOW] * float(panoramas_now(t, seat))
    structures = WEIGHTS[era + STRUCTURES_NOW] * float(structure_points(t, seat))
    discs: i64 = 0
    full: i64 = 0
    for colour in range(4):
        discs += t.boards[seat * WIDTH + TRACK + colour]
        full += 1 if t.boards[seat * WIDTH + TRACK + colour] >= 4 else 0
    rest = unbuilt(t, seat)
    return vec[float](
        [
            points_worth(t, seat, era) - control - panoramas - structures,
            control,
            panoramas,
            structures,
            objective_worth(t, seat, era),
            pieces_worth(t, seat, era),
            tracks_worth(t, seat, era),
            visionary_worth(t, seat, era),
            WEIGHTS[era + OPENING] if t.opener == seat else 0.0,
            WEIGHTS[era + WILD_IN_HAND] if t.phase == PLACE_WILD and t.turn == seat else 0.0,
            float(popcount(rest)),
            float(popcount(rest >> 12)),
            float(discs),
            float(full),
            1.0 if t.turn == seat else 0.0,
        ]
    )


def progress(t: Table) -> float:
    """§4.1 The share of all pieces that are built."""
    left: i64 = 0
    for seat in range(t.players):
        left += popcount(unbuilt(t, seat))
    return max(0.0, 1.0 - float(left) / (PIECES * float(t.players)))
