"""§11 What a position is worth to a seat. The weights were fitted to what a search reaches in solo games.

The district is summed up in a few counts (homes by level, work places, parks); a tile that is chosen but not
yet placed counts as if it lay somewhere, so that the first half of a build is judged like the whole.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.districts import (
    citizens_in,
    citizens_in_play,
    stock_of,
    total_room,
)
from mansard.games.small_city.grid import count
from mansard.games.small_city.placing import price
from mansard.games.small_city.prospects import district_future, pending_kind
from mansard.games.small_city.scoring import cultural_cells, metric, net_income, score, special_kept
from mansard.games.small_city.state import (
    DISC,
    HALL,
    LIMIT,
    MONEY,
    POINTS,
    PROMISE,
    SALES,
    SMOG,
    SPECIALS,
    STAGE,
    TALLY,
    TRADE,
    WIDTH,
    WORKS,
    Table,
    active,
)
from mansard.games.small_city.steps import (
    INCOME,
    MOVE,
    OVER,
    VOTES,
)
from mansard.kernel.bits import has

ELIMINATED: Final = -150.0
CONSTRUCTION: Final[i64] = 2  # the row of the council
BROKE: Final = 2.0  # with less money a round of building is lost
MATERIAL: Final = vec[float]([1.98, 2.82, 3.5])  # wood, stone, metal
HOARD: Final = 0.5
SMOG_TRACK: Final[i64] = 17  # the metric `pollution`


def worth(t: Table, seat: i64) -> float:
    """§11.17 The score now, plus what the remaining rounds should bring."""
    if not active(t, seat):
        return ELIMINATED
    if t.phase == OVER:
        return final_worth(t, seat)
    if t.condition == 1:
        return economic_worth(t, seat)
    if t.condition == 2:
        return population_worth(t, seat)
    if t.condition == 3:
        return cultural_worth(t, seat)
    return votes_worth(t, seat)


def final_worth(t: Table, seat: i64) -> float:
    """§5 The result, with a little for the tie-breaks."""
    row = seat * WIDTH
    ties = 0.01 * float(t.seats[row + POINTS]) - 0.05 * float(t.seats[row + SMOG])
    if t.condition >= 2:
        return 3.0 * float(score(t, seat)) + ties
    return float(score(t, seat)) + 0.001 * float(t.seats[row + MONEY])


def rounds_left(t: Table) -> float:
    """How many times votes will still be counted."""
    left = t.box.rounds - t.round
    return float(left + 1 if t.phase < VOTES else left)


def votes_worth(t: Table, seat: i64) -> float:
    """§11 The condition votes, and the basic and solo games."""
    left = rounds_left(t)
    value = float(t.seats[seat * WIDTH + POINTS] - t.seats[seat * WIDTH + SMOG])
    value += promise_hope(t, seat, left) + resources(t, seat, left, 1.0) + hoard(t, seat, left)
    return value + district_future(t, seat, left)


def economic_worth(t: Table, seat: i64) -> float:
    """§6.3 Money and net income; votes buy council moves."""
    left = tallies_left(t)
    row = seat * WIDTH
    value = float(t.seats[row + MONEY] + t.seats[row + TALLY]) + 0.3 * float(t.seats[row + POINTS])
    value += float(net_income(t, seat)) * left + promise_hope(t, seat, left)
    value += 0.35 * resources(t, seat, left, 0.5)
    return value + 0.25 * district_future(t, seat, left) - 0.1 * float(t.seats[row + SMOG])


def population_worth(t: Table, seat: i64) -> float:
    """§6.4 Citizens in play, now and in every phase 8 to come."""
    left = tallies_left(t)
    row = seat * WIDTH
    here = float(citizens_in_play(t, seat))
    value = 3.0 * float(t.seats[row + TALLY]) + 3.0 * left * here + 2.0 * left * float(t.seats[row + HALL])
    value += resources(t, seat, left, 0.6) + 0.2 * promise_hope(t, seat, left)
    value += 0.3 * float(t.seats[row + POINTS]) - 0.3 * float(t.seats[row + SMOG])
    return value + 0.5 * district_future(t, seat, left)


def cultural_worth(t: Table, seat: i64) -> float:
    """§6.5 Cultural cells; materials are what they are built of."""
    left = rounds_left(t)
    row = seat * WIDTH
    value = 3.0 * float(cultural_cells(t, seat)) + 0.3 * float(t.seats[row + POINTS] - t.seats[row + SMOG])
    materials = float(stock_of(t.land[seat], 0) + stock_of(t.land[seat], 1) + stock_of(t.land[seat], 2))
    value += min(1.0, 0.3 * left) * 2.0 * materials + 0.2 * promise_hope(t, seat, left)
    return value + resources(t, seat, left, 0.5) + 0.3 * district_future(t, seat, left)


def tallies_left(t: Table) -> float:
    """§4.8 How many times phase 8 is still to come."""
    return float(t.box.rounds - t.round + 1)


# ---------------------------------------------------------------------- purse and stores


def resources(t: Table, seat: i64, left: float, share: float) -> float:
    """§11.6, §11.7 Money, materials and council standing; the first dollars count most."""
    row = seat * WIDTH
    money = float(t.seats[row + MONEY] - pending_price(t, seat)) + coming_money(t, seat)
    rate = 0.088 + 0.23 * left
    value = rate * (
        1.45 * min(money, 4.0) + 0.84 * min(max(money - 4.0, 0.0), 6.0) + 0.34 * max(money - 10.0, 0.0)
    )
    value += material_value(t, seat, left)
    if money < BROKE:
        value -= 0.18 * min(left, 4.0)
    value += council_future(t, seat, left)
    if t.seats[row + LIMIT] > 0:
        value += 1.2 * float(t.seats[row + LIMIT]) * min(1.0, 0.3 * left)
    return share * value


def council_future(t: Table, seat: i64, left: float) -> float:
    """§4.7.3 How far the discs are; at the end of the row construction a large home needs no culture."""
    value = 0.0
    for k in range(2):
        disc = t.seats[seat * WIDTH + DISC + k]
        column = float(disc % 10)
        value += 0.26 * column * min(1.0, 0.25 * left)
        if disc // 10 == CONSTRUCTION and column < 4.0:
            value += 0.17 * column * max(0.0, left - 4.0 + column)
    return value


def pending_price(t: Table, seat: i64) -> i64:
    """What a begun build will cost."""
    kind = pending_kind(t, seat)
    if kind < 0 or t.seats[seat * WIDTH + LIMIT] > 0:
        return 0
    return price(t, seat, kind)


def material_value(t: Table, seat: i64, left: float) -> float:
    """§11.13 Stored materials, and those that citizens are about to produce."""
    d = t.land[seat]
    rate = min(1.0, 0.15 + 0.13 * left)
    stored = 0.0
    kind = pending_kind(t, seat)
    for material in range(3):
        units = stock_of(d, material) - (t.box.need[kind * 3 + material] if kind >= 0 else 0)
        stored += MATERIAL[material] * float(units)
    return 0.583 * rate * (stored + coming_materials(t, seat))


def hoard(t: Table, seat: i64, left: float) -> float:
    """§5 Materials left over at the end are worth nothing: where votes count, half of their value goes."""
    return -HOARD * material_value(t, seat, left)


def income_to_come(t: Table, seat: i64) -> bool:
    """Whether the seat's income of this round is still to come, with citizens already in their places."""
    if t.phase == MOVE:
        return True
    return t.phase == INCOME and (seat - t.host + t.players) % t.players >= t.place


def coming_money(t: Table, seat: i64) -> float:
    """§4.4 Cash and exchanges of citizens on trade cells this round."""
    row = seat * WIDTH
    if t.phase == INCOME and t.seats[row + STAGE] == 0 and not income_to_come(t, seat):
        sales = t.seats[row + SALES] + t.seats[row + SALES + 1] + t.seats[row + SALES + 2]
        return 0.6 * float(sales)
    if not income_to_come(t, seat):
        return 0.0
    cells: i64 = 0
    for other in range(t.players):
        d = t.land[other]
        cells += count(d.folk[seat * 2] & d.sets[TRADE], d.folk[seat * 2 + 1] & d.sets[TRADE + 1])
        if other != seat:
            cells += citizens_in(t.land[seat], other)
    return 0.73 * float(cells)


def coming_materials(t: Table, seat: i64) -> float:
    """§4.4 What citizens on factory cells will produce, as far as there is room."""
    if not income_to_come(t, seat):
        return 0.0
    cells: i64 = 0
    for other in range(t.players):
        d = t.land[other]
        cells += count(d.folk[seat * 2] & d.sets[WORKS], d.folk[seat * 2 + 1] & d.sets[WORKS + 1])
    room = total_room(t, seat)
    return 2.0 * float(cells if cells < room else room)


# ---------------------------------------------------------------------- promises


def promise_hope(t: Table, seat: i64, left: float) -> float:
    """§11.18 The swing of the promise by how near it is, less special promises likely to be broken."""
    promise = t.seats[seat * WIDTH + PROMISE]
    value = -special_risk(t, seat)
    if promise == 0:
        return value
    chance = 1.0
    for k in range(t.box.test_first[promise], t.box.test_first[promise + 1]):
        chance *= test_chance(t, seat, k, left)
    swing = float(t.box.promise_votes[promise] + t.box.promise_penalty[promise])
    return value + 0.9 * swing * chance - float(t.box.promise_penalty[promise])


def test_chance(t: Table, seat: i64, k: i64, left: float) -> float:
    """How likely a condition of a promise will hold at the end."""
    have = float(metric(t, seat, t.box.test_metric[k]))
    goal = float(t.box.test_value[k])
    if t.box.test_sign[k] > 0:
        if have >= goal:
            return 1.0
        share = have / goal
        return share * share * min(1.0, 0.3 + 0.099 * left) * (1.0 if left > 0.0 else 0.0)
    if t.box.test_metric[k] == SMOG_TRACK:
        have += 1.5 * left
    if have <= goal:
        return 1.0
    return 0.0 if left == 0.0 or goal == 0.0 else max(0.0, 1.0 - (have - goal) / 12.0)


def special_risk(t: Table, seat: i64) -> float:
    """§6.1 What the special promises held will probably cost."""
    held = t.seats[seat * WIDTH + SPECIALS]
    if held == 0:
        return 0.0
    risk = 0.0
    for card in range(1, 17):
        if has(held, card):
            risk += 1.5 if special_kept(t, seat, card) else 4.0
    return risk
