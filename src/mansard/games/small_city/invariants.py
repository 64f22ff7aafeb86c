"""§9 What must hold in every position."""

from mypy_extensions import i64

from mansard.games.small_city.districts import hall_room, is_active, is_industrial, load, stock_of, tile_cells
from mansard.games.small_city.grid import around, cornered, count
from mansard.games.small_city.legal import offer_count
from mansard.games.small_city.names import (
    COMMERCIAL,
    FACTORY,
    KIND_COUNT,
    LEVELLED,
    POLICE,
    PORT,
    TOWN_HALL,
    WARE,
)
from mansard.games.small_city.placing import blocked, own_copies
from mansard.games.small_city.setup import first_stock, special_deck
from mansard.games.small_city.state import (
    BUILT,
    BURIED,
    CARD,
    CORPSE,
    DEALT,
    DISC,
    DRAWN,
    EMPLOYMENT,
    GONE,
    GRAVES,
    GREEN,
    HALL,
    HOMES,
    MONEY,
    POINTS,
    PROMISE,
    RESERVE,
    REST,
    SLOTS,
    SMOG,
    SMOKE,
    SPECIALS,
    STEP,
    TRADE,
    USED,
    WIDTH,
    WORKS,
    District,
    Table,
    active,
    empty_in,
    zone_size,
)
from mansard.games.small_city.steps import ACTIONS, BUILD, CHOOSE_GRAVE, MAYOR, OVER, SET_PROMISE
from mansard.kernel.bits import bit, has, popcount


def check(t: Table) -> None:
    """§9 Raise AssertionError with the number of the invariant that is broken."""
    for seat in range(t.players):
        check_citizens(t, seat)
        check_storage(t, seat)
        check_tiles(t, seat)
        check_shapes(t, seat)
        check_places(t, seat)
        check_tracks(t, seat)
        check_council(t, seat)
        check_singles(t, seat)
    check_materials(t)
    check_stock(t)
    check_cards(t)
    check_mayor(t)
    check_promises(t)
    check_steps(t)


def land_seen(t: Table, seat: i64, other: i64) -> District:
    """In the build phase the other districts are as they were at its start."""
    return t.land[other] if t.phase != BUILD or seat == other else t.shown[other]


def check_citizens(t: Table, seat: i64) -> None:
    """§9.1 22 citizens each."""
    row = seat * WIDTH
    total = t.seats[row + HALL] + t.seats[row + EMPLOYMENT] + t.seats[row + RESERVE]
    total += t.seats[row + BURIED] + t.seats[row + GONE]
    for other in range(t.players):
        d = land_seen(t, seat, other)
        total += count(d.folk[seat * 2], d.folk[seat * 2 + 1])
        if t.seats[other * WIDTH + STEP] == CHOOSE_GRAVE and t.seats[other * WIDTH + CORPSE] == seat:
            total += 1
    assert total == t.box.citizens, f"9.1 seat {seat} has {total} citizens"


def check_materials(t: Table) -> None:
    """§9.2 Materials are conserved."""
    for material in range(3):
        total = t.supply[material]
        assert total >= 0, "9.2 the supply is below zero"
        for seat in range(t.players):
            d = t.shown[seat] if t.phase == BUILD else t.land[seat]
            total += stock_of(d, material)
        assert total == t.box.supply[material], f"9.2 there are {total} of material {material}"


def check_storage(t: Table, seat: i64) -> None:
    """§9.3 Town Hall and warehouses hold what they can."""
    d = t.land[seat]
    assert hall_room(t, seat) >= 0, "9.3 the Town Hall is overfull"
    for tile in range(1, len(d.kinds)):
        most = t.box.ware_slots if d.kinds[tile] == WARE else 0
        assert 0 <= load(d.store[tile]) <= most, "9.3 a store is overfull"


def board_copies(t: Table, d: District, kind: i64) -> i64:
    """How many tiles of a kind lie in a district."""
    found: i64 = 0
    for laid in d.kinds:
        if laid == kind:
            found += 1
    return found


def check_stock(t: Table) -> None:
    """§9.4 Tiles are conserved."""
    first_copies = first_stock(t)
    for kind in range(KIND_COUNT):
        if kind >= LEVELLED and own_copies(t, kind):
            continue
        building = t.phase == BUILD
        total = (t.shown_stock[kind] if building else t.stock[kind]) + t.removed[kind]
        assert t.stock[kind] >= 0, "9.4 the stock is below zero"
        for seat in range(t.players):
            total += board_copies(t, t.shown[seat] if building else t.land[seat], kind)
        assert total == first_copies[kind], f"9.4 there are {total} copies of kind {kind}"
        if building:
            check_planned(t, kind)


def check_planned(t: Table, kind: i64) -> None:
    """§4.2.1 What a workspace took lies in its district, or was demolished by its plan."""
    for seat in range(t.players):
        razed: i64 = 0
        for code in t.plans[seat].effects:
            if code // 262144 % 64 == kind + 1:
                razed += 1
        now = board_copies(t, t.land[seat], kind) + razed
        took = now - board_copies(t, t.shown[seat], kind)
        assert took == t.took[seat * KIND_COUNT + kind], "9.4 a workspace holds other tiles than it took"


def check_tiles(t: Table, seat: i64) -> None:
    """§9.5, §9.6 No overlap, inside the zone, not on cemeteries; homes keep away from industry."""
    d = t.land[seat]
    used_lo = d.sets[GRAVES]
    used_hi = d.sets[GRAVES + 1]
    free_lo, free_hi = empty_in(District(), zone_size(t, seat))
    for tile in range(len(d.kinds)):
        assert d.lo[tile] & used_lo == 0 and d.hi[tile] & used_hi == 0, "9.5 tiles overlap"
        assert d.lo[tile] & ~free_lo == 0 and d.hi[tile] & ~free_hi == 0, "9.5 a tile lies outside the zone"
        used_lo |= d.lo[tile]
        used_hi |= d.hi[tile]
        if d.kinds[tile] >= 0 and is_industrial(t.box, d.kinds[tile]):
            near = d.far_lo[tile] & d.sets[HOMES] | d.far_hi[tile] & d.sets[HOMES + 1]
            assert near == 0, "9.6 a home lies next to industry"
    assert used_lo == d.sets[USED] and used_hi == d.sets[USED + 1], "9.5 the used cells"
    far_lo, far_hi = around(d.sets[HOMES], d.sets[HOMES + 1])
    assert far_lo & d.sets[SMOKE] == 0 and far_hi & d.sets[SMOKE + 1] == 0, "9.6 industry next to a home"


def check_shapes(t: Table, seat: i64) -> None:
    """§9.7 Every tile has a shape of the catalogue; trade and factories are paths."""
    d = t.land[seat]
    for tile in range(len(d.kinds)):
        kind = d.kinds[tile]
        if kind < 0:
            continue
        shape = cornered(d.lo[tile], d.hi[tile])
        known = False
        for way in range(t.box.ways_begin[kind], t.box.ways_end[kind]):
            known = known or t.box.way_shape[way] == shape
        assert known, "9.7 a tile has a shape that is not in the catalogue"
        wanted = 4 if kind == PORT else t.box.level[kind]
        cells = tile_cells(d, tile)
        assert len(cells) == wanted and min(cells) >= 0, "9.7 the cells of a tile"
        if t.box.family[kind] in (COMMERCIAL, FACTORY):
            for k in range(1, len(cells)):
                apart = abs(int(cells[k] // 10 - cells[k - 1] // 10))
                apart += abs(int(cells[k] % 10 - cells[k - 1] % 10))
                assert apart == 1, "9.7 the cells are no path"


def check_places(t: Table, seat: i64) -> None:
    """§9.8, §9.9 One citizen a place, only where citizens may stand; police keeps its zone clear."""
    d = t.land[seat]
    seen_lo: i64 = 0
    seen_hi: i64 = 0
    for other in range(t.players):
        lo = d.folk[other * 2]
        hi = d.folk[other * 2 + 1]
        assert lo & seen_lo == 0 and hi & seen_hi == 0, "9.8 two citizens on one place"
        seen_lo |= lo
        seen_hi |= hi
        may_lo = d.sets[TRADE] | d.sets[WORKS] | d.sets[GREEN] | d.sets[REST]
        may_hi = d.sets[TRADE + 1] | d.sets[WORKS + 1] | d.sets[GREEN + 1] | d.sets[REST + 1]
        if other == seat:
            may_lo |= d.sets[HOMES] | d.sets[SLOTS]
            may_hi |= d.sets[HOMES + 1] | d.sets[SLOTS + 1]
        assert lo & ~may_lo == 0 and hi & ~may_hi == 0, "9.8 a citizen stands where he may not"
        if other != seat:
            assert count(lo, hi) <= t.box.tourists_metro, "9.9 too many tourists"
            if is_active(t, seat, POLICE) and t.phase != BUILD:
                tile = d.single[POLICE - TOWN_HALL]
                assert lo & d.far_lo[tile] == 0 and hi & d.far_hi[tile] == 0, "9.9 a tourist near police"


def check_tracks(t: Table, seat: i64) -> None:
    """§9.10 Money, votes, pollution."""
    row = seat * WIDTH
    assert t.seats[row + MONEY] >= 0, "9.10 money below zero"
    assert t.seats[row + POINTS] >= 0, "9.10 votes below zero"
    assert t.seats[row + SMOG] >= 0, "9.10 pollution below zero"
    if active(t, seat):
        assert t.seats[row + SMOG] < t.box.elimination, "9.10 an active player has reached 100"


def check_council(t: Table, seat: i64) -> None:
    """§9.11 The own discs are never in the same row."""
    row = seat * WIDTH + DISC
    one = t.seats[row]
    two = t.seats[row + 1]
    for disc in [one, two]:
        assert disc == 0 or (1 <= disc // 10 <= 4 and 1 <= disc % 10 <= 4), "9.11 a disc off the council"
    assert one == 0 or one // 10 != two // 10, "9.11 two own discs in a row"


def check_singles(t: Table, seat: i64) -> None:
    """§9.12 At most one single building of each kind."""
    d = t.land[seat]
    for kind in range(LEVELLED, KIND_COUNT):
        found = board_copies(t, d, kind)
        assert found <= 1, "9.12 a single building stands twice"
        assert (d.single[kind - LEVELLED] >= 0) == (found == 1), "9.12 the index of single buildings"
        assert found == 0 or has(t.seats[seat * WIDTH + BUILT], kind - LEVELLED), (
            "9.12 a building never built"
        )


def check_cards(t: Table) -> None:
    """§9.13 One action card each."""
    taken: i64 = 0
    for seat in range(t.players):
        card = t.seats[seat * WIDTH + CARD]
        if card >= 0:
            assert not has(taken, card), "9.13 two players hold one action card"
            taken |= bit(card)
        elif active(t, seat) and ACTIONS < t.phase < OVER:
            raise AssertionError("9.13 an active player holds no action card")


def check_mayor(t: Table) -> None:
    """§9.14 The host has not built on the mayor's two cells."""
    if t.phase <= MAYOR or t.mayor < 0:
        return
    d = t.land[t.host]
    lo, hi = blocked(t, t.host)
    built_lo = d.sets[USED] & ~d.sets[GRAVES]
    built_hi = d.sets[USED + 1] & ~d.sets[GRAVES + 1]
    assert lo & built_lo == 0 and hi & built_hi == 0, "9.14 the host built beside the mayor"


def check_promises(t: Table) -> None:
    """§9.16 Promise cards are conserved."""
    dealt: i64 = 0
    specials = t.fresh
    number = popcount(t.fresh)
    for seat in range(t.players):
        row = seat * WIDTH
        assert dealt & t.seats[row + DEALT] == 0, "9.16 a promise was dealt twice"
        dealt |= t.seats[row + DEALT]
        if t.phase > SET_PROMISE:
            promise = t.seats[row + PROMISE]
            assert has(t.seats[row + DEALT], promise), "9.16 every player keeps a dealt promise"
        held = t.seats[row + SPECIALS] | t.seats[row + DRAWN]
        number += popcount(held)
        specials |= held
    for card in t.bottom:
        specials |= bit(card)
    number += len(t.bottom)
    assert specials == special_deck(t) and number == popcount(specials), "9.16 special promises are conserved"


def check_steps(t: Table) -> None:
    """§4 Somebody has a choice unless the game is over."""
    acting = 0
    for seat in range(t.players):
        if t.seats[seat * WIDTH + STEP] != 0:
            acting += 1
            assert active(t, seat), "4 an eliminated player acts"
            assert offer_count(t, seat) > 0, "4 a player who acts has an option"
    assert (acting == 0) == (t.phase == OVER), "4 somebody acts unless the game is over"
    if t.phase not in (BUILD,) and t.phase > SET_PROMISE:
        assert acting <= 1, "4 one player acts at a time"
