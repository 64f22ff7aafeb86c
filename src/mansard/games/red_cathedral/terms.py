"""§11 The parts of the worth, and counts beside them, for values that are trained."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.red_cathedral.build import missing, unfinished
from mansard.games.red_cathedral.evaluation import (
    CELL,
    RIVAL_MOVE,
    TOKEN,
    UNUSED_ORNAMENT,
    lead,
    overlap,
    rival_worth,
    ruble_value,
    sections_and_goods,
    tempo,
    time_left,
    tower_prospects,
)
from mansard.games.red_cathedral.piles import total
from mansard.games.red_cathedral.scoring import score
from mansard.games.red_cathedral.state import (
    MAIN,
    ORNAMENT,
    OVER,
    PILE,
    RUBLES_OF,
    UP,
    WIDTH,
    Table,
    banners_left,
    finished_sections,
    free_cells,
    solo,
)
from mansard.kernel.bits import lowest, popcount

TERMS: Final = [
    "sections",
    "rubles",
    "towers",
    "tokens",
    "ornaments",
    "storage",
    "race",
    "rival",
]
COUNTS: Final = [
    "prestige",
    "finished",
    "begun",
    "lacking",
    "ready",
    "goods",
    "purse",
    "banners",
    "to move",
]


def terms(t: Table, seat: i64) -> vec[float]:
    """§11.15 Track and goods, towers, workshop, the race; then how near sections are to completion."""
    if t.phase == OVER:
        return vec[float]()
    left = time_left(t)
    row = seat * WIDTH
    rubles = ruble_value(float(t.boards[row + RUBLES_OF]), left)
    ornaments = t.boards[row + ORNAMENT] + t.boards[row + ORNAMENT + 1] + t.boards[row + ORNAMENT + 2]
    cells = float(free_cells(t, seat))
    found = [
        sections_and_goods(t, seat, left) - rubles,
        rubles,
        tower_prospects(t, seat, left),
        TOKEN * left * float(popcount(t.boards[row + UP])),
        UNUSED_ORNAMENT * left * float(ornaments),
        CELL * left * min(cells, 4.0),
        tempo(t, seat) if t.finisher < 0 else lead(t, seat),
        rival_part(t),
    ]
    return vec[float](found + counts(t, seat))


def rival_part(t: Table) -> float:
    """§11.15 What the Rival's prospects take off."""
    if not solo(t):
        return 0.0
    return (RIVAL_MOVE if t.phase == MAIN else 0.0) - rival_worth(t)


def counts(t: Table, seat: i64) -> list[float]:
    """§4.4 Points now, sections done and begun, what they still lack, how many lack nothing any more."""
    row = seat * WIDTH
    pile = t.boards[row + PILE]
    lacking = 0.0
    ready = 0.0
    begun = unfinished(t, seat)
    sections = begun
    while sections:
        wanted = missing(t, lowest(sections))
        covered = overlap(wanted, pile)
        pile -= covered
        open_wish = float(total(wanted) - total(covered))
        lacking += open_wish
        ready += 1.0 if open_wish == 0.0 else 0.0
        sections &= sections - 1
    return [
        float(score(t, seat)),
        float(finished_sections(t, seat)),
        float(popcount(begun)),
        lacking,
        ready,
        float(total(t.boards[row + PILE])),
        float(t.boards[row + RUBLES_OF]),
        float(banners_left(t, seat)),
        1.0 if t.turn == seat else 0.0,
    ]


def progress(t: Table) -> float:
    """§11.12 By turns or by the sections of who has most."""
    return 1.0 if t.phase == OVER else 1.0 - time_left(t)
