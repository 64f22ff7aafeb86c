"""§4.3-§4.5 Placing a key on a bank or the arch, and moving it up to a property."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.paris.paying import jokers, lacking, own_means, packed, pay_unit, ways_to_pay
from mansard.games.paris.rewards import reward
from mansard.games.paris.state import (
    BANKS,
    FIRST_SPACE,
    FRANCS,
    HAND,
    KEYS,
    PAY,
    POST,
    TARGET,
    TWICE,
    UNUSED,
    WIDTH,
    Table,
    all_marks,
    discard_movers,
    district_of,
    earn,
    others_keys,
    with_value,
)
from mansard.games.paris.tables import ARC, BONUS_9, BONUS_16, FIRST_LANDMARK, LANDMARKS
from mansard.kernel.bits import bit, lowest, popcount

ALL_PLACES: Final[i64] = 0x7F
ALL_LANDMARKS: Final[i64] = 0xFF000000000


# ---------------------------------------------------------------------- §4.4 place


def open_places(t: Table, seat: i64) -> i64:
    """§4.3 Banks and the arch without an own key, while there is a key in hand."""
    if t.boards[seat * WIDTH + HAND] == 0:
        return 0
    return ALL_PLACES & ~t.boards[seat * WIDTH + BANKS]


def place_key(t: Table, seat: i64, place: i64) -> None:
    """§4.4 A bank pays its income, the arch nothing. → POST"""
    t.boards[seat * WIDTH + HAND] -= 1
    t.boards[seat * WIDTH + BANKS] |= bit(place)
    t.phase = POST
    if t.log is not None:
        t.log.say("placed", [seat, position_name(t, place)])
    if place != ARC:
        earn(t, seat, t.box.bank[place])


# ---------------------------------------------------------------------- §4.5 targets


def payable_properties(t: Table, seat: i64, tokens: i64) -> i64:
    """§4.5 legal 4: the properties whose resource cost the player can pay; most cost none."""
    box = t.box
    wood = own_means(t, seat, tokens, 0)
    marble = own_means(t, seat, tokens, 1)
    gold = own_means(t, seat, tokens, 2)
    joker = jokers(t, seat)
    found: i64 = box.up_to[5]
    if lacking(box.wood_for_eight, wood) <= joker:
        found |= box.eights
    for property in range(FIRST_LANDMARK, FIRST_LANDMARK + LANDMARKS):
        cost = property * 3
        short = lacking(box.cost[cost], wood) + lacking(box.cost[cost + 1], marble)
        if short + lacking(box.cost[cost + 2], gold) <= joker:
            found |= bit(property)
    return found


def unlocked_properties(t: Table, seat: i64) -> i64:
    """§4.5 legal 2: a space with own keys needs bonus 9, one with other keys bonus 16 (R11)."""
    row = seat * WIDTH
    found = t.tiles | all_marks(t)
    if t.boards[row + UNUSED] & BONUS_9 == 0:
        found &= ~t.boards[row + KEYS]
    if t.boards[row + UNUSED] & BONUS_16 == 0:
        found &= ~others_keys(t, seat)
    return found


def new_landmarks(t: Table, district: i64) -> i64:
    """§4.5 (c) The landmarks that may be added to a district: each exceeds all that stand there (R10)."""
    return t.box.exceeding[t.marks[district] >> 36]


def in_reach(t: Table, seat: i64, value: i64) -> i64:
    """§4.5 legal 1 and 3: worth more than the key's place, and the difference is affordable."""
    most = value + t.boards[seat * WIDTH + FRANCS]
    box = t.box
    if most > box.most_value:
        most = box.most_value
    return box.up_to[most] & ~box.up_to[value]


class Reach:
    """§4.5 Where keys of a player may go: targets by district, whatever key moves."""

    __slots__ = ("bought", "fresh")

    bought: i64  # tiles and landmarks on the board
    fresh: i64  # landmarks of the reserve

    def __init__(self, t: Table, seat: i64, tokens: i64) -> None:
        can_pay = payable_properties(t, seat, tokens)
        self.bought = unlocked_properties(t, seat) & can_pay
        self.fresh = ALL_LANDMARKS & ~all_marks(t) & can_pay

    def old_in(self, t: Table, district: i64) -> i64:
        """(a), (b) Properties on the board in a district."""
        return self.bought & (t.box.plots[district] | t.marks[district])

    def new_in(self, t: Table, district: i64) -> i64:
        """(c) Landmarks that may be added to a district."""
        return self.fresh & new_landmarks(t, district)


def movable_keys(t: Table, seat: i64, tokens: i64) -> vec[i64]:
    """§4.3 `key s`: the own key positions with at least one legal target."""
    row = seat * WIDTH
    found = vec[i64]()
    places = t.boards[row + BANKS]
    keys = t.boards[row + KEYS]
    if places == 0 and keys == 0:
        return found
    reach = Reach(t, seat, tokens)
    first = in_reach(t, seat, 0)
    anywhere: i64 = 0
    for district in range(6):
        targets = reach.old_in(t, district) | reach.new_in(t, district)
        anywhere |= targets
        if places & bit(district) and targets & first:
            found = append(found, district)
        mine = keys & (t.box.plots[district] | t.marks[district]) if targets else 0
        while mine:
            property = lowest(mine)
            if targets & in_reach(t, seat, t.box.value[property]):
                found = append(found, FIRST_SPACE + property)
            mine &= mine - 1
    if places & bit(ARC) and anywhere & first:
        found = append(found, ARC)
    return found


def choose_key(t: Table, position: i64) -> None:
    """§4.5 `key s` → TARGET"""
    t.source = position
    t.phase = TARGET


def value_left(t: Table) -> i64:
    """§4.5 v0: the value of the place that the key leaves; banks and the arch have none."""
    return t.box.value[t.source - FIRST_SPACE] if t.source >= FIRST_SPACE else 0


def price_of(t: Table, property: i64) -> i64:
    """§4.5 The difference in value that the chosen key climbs, in francs."""
    return t.box.value[property] - value_left(t)


def in_scope(t: Table, district: i64) -> bool:
    """§4.5 A key on the arch may go to any district, any other stays in its own."""
    if t.source < FIRST_SPACE:
        return t.source == ARC or t.source == district
    return district_of(t, t.source - FIRST_SPACE) == district


def old_targets(t: Table, seat: i64, reach: Reach) -> i64:
    """§4.5 (a), (b) Legal buildings and landmarks on the board."""
    found: i64 = 0
    for district in range(6):
        if in_scope(t, district):
            found |= reach.old_in(t, district)
    return found & in_reach(t, seat, value_left(t))


def new_targets(t: Table, seat: i64, reach: Reach, district: i64) -> i64:
    """§4.5 (c) Legal new landmarks in a district."""
    if not in_scope(t, district):
        return 0
    return reach.new_in(t, district) & in_reach(t, seat, value_left(t))


# ---------------------------------------------------------------------- §4.5 effects in order


def move_to(t: Table, seat: i64, property: i64) -> None:
    """§4.5 Pay the difference in francs, then the resources in full (R9)."""
    price = price_of(t, property)
    t.target = property
    t.boards[seat * WIDTH + FRANCS] -= price
    t.need = packed(t.box.cost[property * 3], t.box.cost[property * 3 + 1], t.box.cost[property * 3 + 2])
    t.second_half = 0
    if t.log is not None:
        t.log.say("moved", [seat, position_name(t, t.source), t.box.names[property], price])
    go_on_paying(t, seat)


def build_landmark(t: Table, seat: i64, landmark: i64, district: i64) -> None:
    """§4.5 (c) The landmark comes from the reserve to the district."""
    t.marks = with_value(t.marks, district, t.marks[district] | bit(FIRST_LANDMARK + landmark))
    if t.log is not None:
        t.log.say("landmark", [seat, t.box.landmarks[landmark], t.box.districts[district]])
    move_to(t, seat, FIRST_LANDMARK + landmark)


def go_on_paying(t: Table, seat: i64) -> None:
    """§4.6 A single way to pay is taken without asking."""
    while t.need > 0:
        ways = ways_to_pay(t, seat)
        if popcount(ways) != 1:
            t.phase = PAY
            return
        pay_resource(t, seat, lowest(ways))
    t.second_half = 0
    arrive(t, seat)


def pay_resource(t: Table, seat: i64, way: i64) -> None:
    """§4.6 The unit that is due."""
    if t.need >= 256:
        pay_unit(t, seat, 0, way)
    else:
        pay_unit(t, seat, 1 if t.need >= 16 else 2, way)


def arrive(t: Table, seat: i64) -> None:
    """§4.5 Needed tiles are discarded, the key moves, the property rewards."""
    row = seat * WIDTH
    spot = bit(t.target)
    tiles = needed_tiles(t, seat, t.target)
    if tiles:
        discard_movers(t, seat, tiles)
    lift_key(t, seat)
    if t.boards[row + KEYS] & spot:
        t.boards[row + TWICE] |= spot
    else:
        t.boards[row + KEYS] |= spot
    reward(t, seat)


def needed_tiles(t: Table, seat: i64, property: i64) -> i64:
    """§4.5 The bonus tiles that keys on a property cost: 9 for own ones, 16 for those of others (R11)."""
    spot = bit(property)
    tiles: i64 = 0
    if t.boards[seat * WIDTH + KEYS] & spot:
        tiles |= BONUS_9
    if others_keys(t, seat) & spot:
        tiles |= BONUS_16
    return tiles


def lift_key(t: Table, seat: i64) -> None:
    """§4.5 The key leaves its place; a second own key stays there."""
    row = seat * WIDTH
    if t.source < FIRST_SPACE:
        t.boards[row + BANKS] &= ~bit(t.source)
        return
    spot = bit(t.source - FIRST_SPACE)
    if t.boards[row + TWICE] & spot:
        t.boards[row + TWICE] &= ~spot
    else:
        t.boards[row + KEYS] &= ~spot


def position_name(t: Table, position: i64) -> str:
    """A key position in notation: `chaillot` is the bank there, `arc` the arch, `chaillot_2` a building."""
    if position == ARC:
        return "arc"
    if position < FIRST_SPACE:
        return t.box.districts[position]
    return t.box.names[position - FIRST_SPACE]
