"""§11 The parts of the worth, and counts beside them, for values that are trained: condition votes only."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.districts import citizens_in_play, parks, stock_of
from mansard.games.small_city.evaluation import promise_hope, resources, rounds_left
from mansard.games.small_city.grid import count
from mansard.games.small_city.names import RESIDENTIAL
from mansard.games.small_city.prospects import district_future
from mansard.games.small_city.state import (
    EMPLOYMENT,
    HALL,
    MONEY,
    POINTS,
    SMOG,
    TRADE,
    WIDTH,
    WORKS,
    Table,
    active,
)
from mansard.games.small_city.steps import COUNCIL, OVER

TERMS: Final = ["votes", "promise", "resources", "district"]
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
    """§11 Votes now, the promise, purse and stores, the district; then what stands there."""
    if t.condition != 0 or t.phase == OVER or not active(t, seat):
        return vec[float]()
    left = rounds_left(t)
    row = seat * WIDTH
    found = [
        float(t.seats[row + POINTS] - t.seats[row + SMOG]),
        promise_hope(t, seat, left),
        resources(t, seat, left, 1.0),
        district_future(t, seat, left),
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
