"""§2, §4 What the table is made of, declared once: saved, read and checked (kernel/columns.py)."""

from typing import Final

from mypy_extensions import i64

from mansard.games.small_city.grid import CELL_NAMES
from mansard.games.small_city.names import CARDS, CONDITIONS, KINDS, LEVELLED, LEVELS, SIDES
from mansard.games.small_city.saving import (
    written_ban,
    written_bottom,
    written_cemeteries,
    written_circle,
    written_citizens,
    written_discs,
    written_marks,
    written_mayor,
    written_stores,
    written_tiles,
)
from mansard.games.small_city.state import (
    ANCHOR,
    BUILDS,
    BUILT,
    BURIED,
    CARD,
    COMMITTED,
    CORPSE,
    DEALT,
    DEATHS,
    DRAWN,
    DUE,
    EMPLOYMENT,
    EXPANDED,
    FROM_CELL,
    FROM_LAND,
    GAIN,
    GONE,
    HALL,
    HALL_AT,
    KIND,
    LIMIT,
    MAKER,
    MONEY,
    OLD_TILES,
    OUT,
    POINTS,
    PRODUCED,
    PROMISE,
    RAZED,
    RESERVE,
    ROUND_SMOG,
    SALES,
    SEEN,
    SIDE,
    SIZE,
    SMOG,
    SPARED,
    SPECIALS,
    STAGE,
    STEP,
    TALLY,
    TARGET,
    TILE,
    TO_LAND,
    WARE_AT,
    WAY,
    WIDTH,
)
from mansard.games.small_city.steps import BUILD, PHASES, STEPS
from mansard.games.small_city.tables import Box
from mansard.kernel.columns import (
    Choice,
    Column,
    Counts,
    Everybody,
    Group,
    Numbers,
    Odd,
    Seat,
    Whole,
    Word,
    Words,
)
from mansard.kernel.declared import Columns

NOBODY: Final = -1
MOST: Final = 9999

# The counters of a player, and the decision that a player is in the middle of.
TRACKS: Final[list[tuple[str, i64]]] = [
    ("expansions", SIZE),
    ("money", MONEY),
    ("votes", POINTS),
    ("pollution", SMOG),
    ("round_pollution", ROUND_SMOG),
    ("produced", PRODUCED),
    ("hall", HALL),
    ("reserve", RESERVE),
    ("buried", BURIED),
    ("gone", GONE),
    ("eliminated", OUT),
    ("tally", TALLY),
]
PENDING: Final[list[tuple[str, i64]]] = [
    ("committed", COMMITTED),
    ("builds", BUILDS),
    ("expanded", EXPANDED),
    ("demolitions", RAZED),
    ("architect_used", SPARED),
    ("old_tiles", OLD_TILES),
    ("column", LIMIT),
    ("kind", KIND),
    ("way", WAY),
    ("anchor", ANCHOR),
    ("warehouse", WARE_AT),
    ("tile", TILE),
    ("due_wood", DUE),
    ("due_stone", DUE + 1),
    ("due_metal", DUE + 2),
    ("from_district", FROM_LAND),
    ("from_cell", FROM_CELL),
    ("to_district", TO_LAND),
    ("sell", SALES),
    ("buy_votes", SALES + 1),
    ("donate", SALES + 2),
    ("maker", MAKER),
    ("deaths", DEATHS),
    ("corpse", CORPSE),
    ("target", TARGET),
    ("gain", GAIN),
    ("stage", STAGE),
]


def declared(box: Box) -> Columns:
    """All columns for a box."""
    return Columns(of_table(box), of_seat(), [], [], int(WIDTH))


def of_table(box: Box) -> list[Column]:
    """What belongs to nobody."""
    return [
        Choice("mode", "advanced", ["basic", "advanced"]),
        Choice("condition", "condition", CONDITIONS),
        Choice("level", "level", LEVELS),
        Choice("council", "council_side", SIDES),
        Whole("round", "round", 1, int(box.rounds)),
        Choice("phase", "phase", PHASES, int(BUILD)),
        Whole("place", "place", 0, 4),
        Seat("host", "host"),
        Whole("last_host", "last_host", NOBODY, 3),
        Odd("mayor", written_mayor),
        Odd("circle", written_circle),
        Words("face_down", "face_down", CARDS),
        Counts("stock", "stock", KINDS, 99, low=-99, zeros=False),
        Counts("removed", "removed", KINDS, 99, low=-99, zeros=False),
        Numbers("special_fresh", "fresh", 1, 16),
        Odd("special_bottom", written_bottom),
        Everybody(needed=True),
        Odd("ban", written_ban),
        Odd("marks", written_marks),
    ]


def of_seat() -> list[Column]:
    """What a player has."""
    tracks: list[Column] = [Whole(name, int(at), 0, MOST) for name, at in TRACKS]
    pending: list[Column] = [Whole(name, int(at), NOBODY, MOST) for name, at in PENDING]
    return [
        Choice("side", SIDE, SIDES),
        *tracks,
        Whole("employment", EMPLOYMENT, 0, 99),
        Word("card", CARD, CARDS, NOBODY),
        Odd("discs", written_discs),
        Whole("promise", PROMISE, 0, 16),
        Numbers("dealt", DEALT, 1, 16),
        Numbers("specials", SPECIALS, 1, 16),
        Numbers("seen", SEEN, 1, 16),
        Numbers("drawn", DRAWN, 1, 16),
        Words("built", BUILT, KINDS[LEVELLED:]),
        Word("hall_at", HALL_AT, CELL_NAMES, NOBODY),
        Choice("step", STEP, STEPS),
        Group("pending", "", pending, sparse=True),
        Odd("tiles", written_tiles),
        Odd("citizens", written_citizens),
        Odd("cemeteries", written_cemeteries),
        Odd("stores", written_stores),
    ]
