"""How a tournament is paired: sizes, byes, tables, seats. Everything is drawn from a recorded seed."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

from mansard.kernel.chance import Seed, Stream

LEAST, MOST = 3, 64  # people in a tournament
ORDERS = 60  # drawn orders from which tables are sought, beside the standing
AGAIN = 400.0  # what it costs that two meet again
NEVER = 1e6  # the same where the first search let somebody meet again
SMALLER = 200.0  # what it costs to sit at a smaller table again
FILLED = 3  # bots fill tables below this
TINY = 1e-9

Weights = list[list[float]]


@dataclass(frozen=True, slots=True)
class Rules:
    """How many people sit at a table at most, whether all tables are full, whether bots fill them."""

    most: int
    fixed: bool = False
    bots: bool = False


@dataclass(slots=True)
class Entrant:
    """Somebody in a tournament, with what the rounds so far have brought."""

    who: str
    rating: float | None = None
    points: float = 0.0
    byes: int = 0
    smaller: int = 0
    seats: dict[int, int] = field(default_factory=dict)
    met: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Draw:
    """A round: tables in the order of seats (None: a bot), and who has a bye."""

    tables: list[list[str | None]]
    byes: list[str]


def check(people: int, rules: Rules) -> None:
    """ValueError if nobody could pair this."""
    if not LEAST <= people <= MOST:
        raise ValueError(f"a tournament has {LEAST} to {MOST} people, not {people}")
    if not 2 <= rules.most <= 4:
        raise ValueError(f"a table has 2 to 4 people at most, not {rules.most}")
    if rules.fixed and not rules.bots and people < rules.most:
        raise ValueError(f"{people} people do not fill a table of {rules.most}")


def sizes(people: int, rules: Rules) -> list[int]:
    """How many people sit at each table, larger first; they differ by one at most. The rest has a bye."""
    full_only = rules.fixed and not rules.bots
    count = people // rules.most if full_only else -(-people // rules.most)
    least, more = divmod(count * rules.most if full_only else people, count)
    found = [least + 1] * more + [least] * (count - more)
    return found if rules.bots else [size for size in found if size > 1]


def chairs(size: int, rules: Rules) -> int:
    """Seats at a table with so many people: bots may fill it."""
    if not rules.bots:
        return size
    return rules.most if rules.fixed else max(size, min(FILLED, rules.most))


# ---------------------------------------------------------------------- one round


def first_round(rules: Rules, entrants: Sequence[Entrant], seed: Seed, number: int = 1) -> Draw:
    """Pots by rating (unknown ones by lot), one of each pot to a table. Rounds of a knock-out as well."""
    check_round(entrants, rules)
    lot = Stream(seed, f"round {number}")
    shuffled = lot.shuffled(list(range(len(entrants))))
    order = sorted(shuffled, key=lambda i: _rank(entrants[i]))
    wide = sizes(len(entrants), rules)
    seated, resting = _resting(entrants, order, sum(wide))
    tables: list[list[int]] = [[] for _ in wide]
    for begin in range(0, len(seated), len(wide)):
        pot = lot.shuffled(seated[begin : begin + len(wide)])
        for table, one in zip(tables, pot, strict=False):
            table.append(one)
    return _drawn(rules, entrants, tables, resting, lot)


def _rank(entrant: Entrant) -> tuple[bool, float]:
    return entrant.rating is None, -(entrant.rating or 0.0)


def swiss_round(rules: Rules, standing: Sequence[Entrant], seed: Seed, number: int) -> Draw:
    """A later round: those of equal points who have not met. Entrants come in the order of the standing."""
    check_round(standing, rules)
    lot = Stream(seed, f"round {number}")
    wide = sizes(len(standing), rules)
    seated, resting = _resting(standing, list(range(len(standing))), sum(wide))
    return _drawn(rules, standing, _best(standing, seated, wide, lot), resting, lot)


def check_round(entrants: Sequence[Entrant], rules: Rules) -> None:
    """A late round may have fewer people than a tournament; two at least, and nobody twice."""
    if len({entrant.who for entrant in entrants}) < len(entrants):
        raise ValueError("somebody is entered twice")
    if len(entrants) < 2 or (rules.fixed and not rules.bots and len(entrants) < rules.most):
        raise ValueError(f"{len(entrants)} people are too few for a round")


def _resting(entrants: Sequence[Entrant], order: list[int], places: int) -> tuple[list[int], list[int]]:
    """Who plays, and who has a bye: the lowest of those with the fewest."""
    lowest = sorted(range(len(order)), key=lambda n: (entrants[order[n]].byes, -n))
    resting = [order[n] for n in lowest[: len(order) - places]]
    return [i for i in order if i not in resting], resting


def _drawn(
    rules: Rules, entrants: Sequence[Entrant], tables: list[list[int]], resting: list[int], lot: Stream
) -> Draw:
    found = [seats([entrants[i] for i in table], chairs(len(table), rules), lot) for table in tables]
    return Draw(found, [entrants[i].who for i in resting])


def seats(table: Sequence[Entrant], count: int, lot: Stream) -> list[str | None]:
    """The order with the least sum of (times in that seat + 1)^2 - (times)^2, ties by lot; bots fill up."""
    costs = {
        order: sum(
            (one.seats.get(seat, 0) + 1) ** 2 - one.seats.get(seat, 0) ** 2
            for one, seat in zip(table, order, strict=True)
        )
        for order in permutations(range(count), len(table))
    }
    least = min(costs.values())
    best = [order for order, cost in costs.items() if cost == least]
    chosen = best[lot.below(len(best))]
    found: list[str | None] = [None] * count
    for one, seat in zip(table, chosen, strict=True):
        found[seat] = one.who
    return found


def note(entrants: Sequence[Entrant], draw: Draw) -> None:
    """Write a round into the history of everybody; points come when it is played."""
    known = {entrant.who: entrant for entrant in entrants}
    people = [[who for who in table if who is not None] for table in draw.tables]
    largest = max(len(table) for table in people)
    for names, table in zip(people, draw.tables, strict=True):
        for who in names:
            one, seat = known[who], table.index(who)
            one.seats[seat] = one.seats.get(seat, 0) + 1
            one.smaller += len(names) < largest
            for other in names:
                if other != who:
                    one.met[other] = one.met.get(other, 0) + 1
    for who in draw.byes:
        known[who].byes += 1


# ---------------------------------------------------------------------- the search for tables


def _best(entrants: Sequence[Entrant], seated: list[int], wide: list[int], lot: Stream) -> list[list[int]]:
    """The cheapest tables found from the standing and from drawn orders, without meetings if possible."""
    starts = [seated] + [lot.shuffled(seated) for _ in range(ORDERS)]
    found = _search(entrants, starts, wide, AGAIN)
    if _meetings(entrants, found):
        other = _search(entrants, starts, wide, NEVER)
        if _meetings(entrants, other) < _meetings(entrants, found):
            return other
    return found


def _search(
    entrants: Sequence[Entrant], starts: list[list[int]], wide: list[int], again: float
) -> list[list[int]]:
    weights = [[_weight(one, other, again) for other in entrants] for one in entrants]
    smaller = [SMALLER * one.smaller for one in entrants]
    best: list[list[int]] = []
    least = float("inf")
    for order in starts:
        tables = _cut(order, wide)
        cost = settle(weights, smaller, tables)
        if cost < least - TINY:
            best, least = tables, cost
    return best


def _weight(one: Entrant, other: Entrant, again: float) -> float:
    """What it costs that two sit together."""
    if one is other:
        return 0.0
    return again * one.met.get(other.who, 0) ** 2 + (one.points - other.points) ** 2


def _cut(order: list[int], wide: list[int]) -> list[list[int]]:
    """An order cut into tables."""
    found, begin = [], 0
    for size in wide:
        found.append(order[begin : begin + size])
        begin += size
    return found


def _meetings(entrants: Sequence[Entrant], tables: list[list[int]]) -> int:
    """The sum over pairs of (times met)^2."""
    pairs = (pair for table in tables for pair in combinations(table, 2))
    return sum(entrants[a].met.get(entrants[b].who, 0) ** 2 for a, b in pairs)


def settle(weights: Weights, smaller: list[float], tables: list[list[int]]) -> float:
    """Swap two people of different tables while that is cheaper; the cost that is left."""
    largest = max(len(table) for table in tables)
    extra = [len(table) < largest for table in tables]
    near = [
        [sum(row[x] for x in table) + smaller[i] * low for table, low in zip(tables, extra, strict=True)]
        for i, row in enumerate(weights)
    ]
    at = {one: n for n, table in enumerate(tables) for one in table}
    people = sorted(at)
    while any([_swaps(weights, near, at, tables, a, people) for a in people]):
        pass
    pairs = sum(weights[a][b] for table in tables for a, b in combinations(table, 2))
    return pairs + sum(smaller[i] for table, low in zip(tables, extra, strict=True) if low for i in table)


def _swaps(
    weights: Weights,
    near: Weights,
    at: dict[int, int],
    tables: list[list[int]],
    a: int,
    people: list[int],
) -> bool:
    """Swap somebody with everybody with whom it pays, one after the other; whether it did."""
    moved = False
    for b in people:
        here, there = at[a], at[b]
        if here == there:
            continue
        gain = near[a][here] + near[b][there] - near[a][there] - near[b][here] + 2 * weights[a][b]
        if gain > TINY:
            tables[here][tables[here].index(a)], tables[there][tables[there].index(b)] = b, a
            at[a], at[b] = there, here
            for row, costs in zip(weights, near, strict=True):
                costs[here] += row[b] - row[a]
                costs[there] += row[a] - row[b]
            moved = True
    return moved


# ---------------------------------------------------------------------- whole tournaments


def league(rules: Rules, people: Sequence[str], rounds: int, seed: Seed) -> list[Draw]:
    """All rounds at once, meetings as even as they get; at tables of two all meet all in turn."""
    check(len(people), rules)
    entrants = [Entrant(people[i]) for i in Stream(seed, "league").shuffled(list(range(len(people))))]
    found: list[Draw] = []
    for number in range(1, rounds + 1):
        if rules.most == 2:
            draw = _circle(rules, entrants, number, Stream(seed, f"round {number}"))
        else:
            draw = swiss_round(rules, entrants, seed, number)
        note(entrants, draw)
        found.append(draw)
    return found


def _circle(rules: Rules, entrants: Sequence[Entrant], number: int, lot: Stream) -> Draw:
    """One stands still, the others go round: after n - 1 rounds everybody has met everybody."""
    ring: list[int | None] = [*range(len(entrants))]
    if len(ring) % 2:
        ring.append(None)
    turn = (number - 1) % (len(ring) - 1)
    turned = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
    half = len(ring) // 2
    pairs = zip(turned[:half], reversed(turned[half:]), strict=True)
    tables = [[i for i in pair if i is not None] for pair in pairs]
    resting = [] if rules.bots else [table[0] for table in tables if len(table) == 1]
    return _drawn(rules, entrants, [table for table in tables if table[0] not in resting], resting, lot)


def going_on(size: int) -> int:
    """How many of a table of a knock-out go on: the first two, of a table of two the winner."""
    return 2 if size > 2 else 1
