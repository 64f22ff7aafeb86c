"""§2, §4 Columns of a player that stand side by side: saved one by one, told as one part of observations."""

from typing import Final

from mypy_extensions import i64

from mansard.games.small_city.state import (
    ANCHOR,
    BUILDS,
    BURIED,
    COMMITTED,
    CORPSE,
    DEATHS,
    DUE,
    EXPANDED,
    FROM_CELL,
    FROM_LAND,
    GAIN,
    GONE,
    HALL,
    KIND,
    LIMIT,
    MAKER,
    MONEY,
    OLD_TILES,
    OUT,
    POINTS,
    PRODUCED,
    RAZED,
    RESERVE,
    ROUND_SMOG,
    SALES,
    SIZE,
    SMOG,
    SPARED,
    STAGE,
    TALLY,
    TARGET,
    TILE,
    TO_LAND,
    WARE_AT,
    WAY,
)
from mansard.kernel.columns import Column, Wholes
from mansard.kernel.tensor import MANY

NOBODY: Final = -1
ABOUT_TRACKS: Final = (
    "expansions, money, votes, pollution, pollution of the round, produced, citizens in the "
    "Town Hall, in reserve, buried, gone, round of elimination, tally"
)

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


def side_by_side(columns: list[tuple[str, i64]]) -> Column:
    """Such columns as one."""
    places = [int(at) for _, at in columns]
    assert places == list(range(places[0], places[0] + len(places)))
    return Wholes("", places[0], len(places), NOBODY, MANY)
