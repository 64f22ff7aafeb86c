"""§11 The parts of the worth, and counts beside them, for values that are trained: condition votes only.

A sketch counts what a seat has and leaves out where it lies: a look at whole turns can then tell other plans
from other cells for the same plan.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.districts import citizens_in_play, parks, stock_of
from mansard.games.small_city.evaluation import hoard, promise_hope, resources, rounds_left
from mansard.games.small_city.grid import count
from mansard.games.small_city.names import LEVELLED, RESIDENTIAL
from mansard.games.small_city.pollution import home_votes
from mansard.games.small_city.prospects import district_future, pending_kind
from mansard.games.small_city.state import (
    DISC,
    EMPLOYMENT,
    HALL,
    HOMES,
    LIMIT,
    MONEY,
    POINTS,
    RESERVE,
    SIZE,
    SLOTS,
    SMOG,
    STEP,
    TRADE,
    WIDTH,
    WORKS,
    Table,
    active,
)
from mansard.games.small_city.steps import COUNCIL, OVER

TERMS: Final = ["votes", "promise", "resources", "district", "hoard"]
COUNTS: Final = [
    "money",
    "materials",
    "citizens",
    "waiting",
    "employment",
    "works",
    "trade",
    "parks",
    "homes",
    "levels",
    "smoke",
]


def terms(t: Table, seat: i64) -> vec[float]:
    """§11 Votes now, the promise, purse and stores, the district, stores too full; then what stands there."""
    if t.condition != 0 or t.phase == OVER or not active(t, seat):
        return vec[float]()
    left = rounds_left(t)
    row = seat * WIDTH
    found = [
        float(t.seats[row + POINTS] - t.seats[row + SMOG]),
        promise_hope(t, seat, left),
        resources(t, seat, left, 1.0),
        district_future(t, seat, left),
        hoard(t, seat, left),
        float(t.seats[row + MONEY]),
    ]
    return vec[float](found + standing(t, seat))


def standing(t: Table, seat: i64) -> list[float]:
    """§4 What the district has: stores, people, cells of work and trade, parks, homes and their levels."""
    row = seat * WIDTH
    d = t.land[seat]
    homes: i64 = 0
    levels: i64 = 0
    for kind in d.kinds:
        if kind >= 0 and t.box.family[kind] == RESIDENTIAL:
            homes += 1
            levels += t.box.level[kind]
    return [
        float(stock_of(d, 0) + stock_of(d, 1) + stock_of(d, 2)),
        float(citizens_in_play(t, seat)),
        float(t.seats[row + HALL]),
        float(t.seats[row + EMPLOYMENT]),
        float(count(d.sets[WORKS], d.sets[WORKS + 1])),
        float(count(d.sets[TRADE], d.sets[TRADE + 1])),
        float(parks(d)),
        float(homes),
        float(levels),
        float(t.seats[row + SMOG]),
    ]


def progress(t: Table) -> float:
    """§4.1 Half rounds played."""
    if t.phase == OVER:
        return 1.0
    return (float(t.round - 1) + (0.5 if t.phase >= COUNCIL else 0.0)) / float(t.box.rounds)


SPREAD: Final[i64] = 0x9E3779B1
SKETCHED: Final = vec[i64]([MONEY, POINTS, SMOG, HALL, EMPLOYMENT, RESERVE, SIZE, DISC, DISC + 1, LIMIT])


def sketch(t: Table, seat: i64) -> i64:
    """§4 A fingerprint of the seat's step, purse, stores, tiles by family and level, and people by place."""
    row = seat * WIDTH
    d = t.land[seat]
    mark = mixed(t.seats[row + STEP], pending_kind(t, seat) + 1)
    for column in SKETCHED:
        mark = mixed(mark, t.seats[row + column])
    tiles: i64 = 0
    stores: i64 = 0
    for tile in range(len(d.kinds)):
        kind = d.kinds[tile]
        if kind >= 0:
            tiles += mixed(t.box.family[kind], t.box.level[kind] if kind < LEVELLED else kind)
        stores += d.store[tile]
    mark = mixed(mixed(mark, tiles & 0x3FFFFFFF), stores)
    for where in range(HOMES, SLOTS + 1, 2):
        places: i64 = 0
        for other in range(t.players):
            folk = t.land[other].folk
            sets = t.land[other].sets
            places += count(folk[seat * 2] & sets[where], folk[seat * 2 + 1] & sets[where + 1])
        mark = mixed(mark, places)
    return mixed(mark, home_votes(t, seat))


def mixed(mark: i64, number: i64) -> i64:
    """A fingerprint with one more number in it: below 2**31, so that nothing overflows."""
    mixed_in = (mark ^ number + 0x5BD1) * SPREAD & 0x7FFFFFFFFFFF
    return (mixed_in ^ mixed_in >> 15) & 0x3FFFFFFF
