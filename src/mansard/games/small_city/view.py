"""§7 What a seat may see: an allow-list."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.actions import ENGINEER, card_price, payable_cards
from mansard.games.small_city.citizens import has_destination, home_places, must_move
from mansard.games.small_city.districts import parks, people, stock_of
from mansard.games.small_city.grid import CELL_NAMES, cells_of, count
from mansard.games.small_city.income import CASH
from mansard.games.small_city.names import (
    CARDS,
    CONDITIONS,
    ICONS,
    KIND_COUNT,
    KINDS,
    LEVELS,
    MATERIALS,
    RESIDENTIAL,
    SIDES,
    TOWN_HALL,
    UNIVERSITY,
)
from mansard.games.small_city.saving import (
    written_cemeteries,
    written_citizens,
    written_discs,
    written_kinds,
    written_mayor,
    written_names,
    written_stores,
    written_tiles,
)
from mansard.games.small_city.scoring import breakdown, metric, title
from mansard.games.small_city.state import (
    BUILT,
    CARD,
    COMMITTED,
    DEALT,
    DRAWN,
    EMPLOYMENT,
    HALL,
    HALL_AT,
    PRODUCED,
    PROMISE,
    SIDE,
    SMOG,
    SPECIALS,
    STEP,
    TRADE,
    WIDTH,
    WORKS,
    District,
    Table,
    holds_card,
    is_screened,
    seen_table,
)
from mansard.games.small_city.steps import (
    BUILD,
    CHOOSE_CARD,
    CHOOSE_CITIZEN,
    CHOOSE_PLACE,
    INCOME,
    MOVE,
    OVER,
    PHASES,
    SET_HALL,
    SET_PROMISE,
    STEPS,
    VOTES,
)
from mansard.games.small_city.tracks import TRACKS
from mansard.games.small_city.workspace import (
    chosen_land,
    in_hand,
    lifted,
    sights,
    tile_costs,
    view_plan,
)
from mansard.kernel.bits import members, popcount


def view(t: Table, seat: i64, actors: list[int]) -> dict[str, Any]:
    """§7 The table as a seat (-1: a spectator) sees it."""
    return {
        "game": "small_city",
        "players": t.players,
        "seat": seat if seat >= 0 else None,
        "mode": "solo" if t.players == 1 else "advanced" if t.advanced == 1 else "basic",
        "condition": CONDITIONS[t.condition],
        "level": LEVELS[t.level] if t.players == 1 else None,
        "council": SIDES[t.council_side],
        "round": t.round,
        "phase": PHASES[t.phase],
        "actors": actors,
        "host": t.host,
        "mayor": written_mayor(t),
        "circle": [CARDS[card] for card in t.circle],
        "prices": card_prices(t),
        "face_down": [CARDS[card] for card in members(t.face_down)],
        "stock": written_kinds(stock_seen(t, seat), 0),
        "supply": supply_seen(t, seat),
        "special_cards": popcount(t.fresh) + len(t.bottom),
        "special_known": known_bottom(t, seat),
        "seats": [view_seat(t, other, seat) for other in range(t.players)],
    }


def card_prices(t: Table) -> dict[str, int]:
    """§4.1.2 What the cards cost the player who must take one."""
    prices: dict[str, int] = {}
    for seat in range(t.players):
        if t.seats[seat * WIDTH + STEP] == CHOOSE_CARD:
            for card in members(payable_cards(t, seat)):
                prices[CARDS[card]] = int(card_price(t, seat, card))
    return prices


def seen_land(t: Table, other: i64, seat: i64) -> District:
    """§7 A district as a seat sees it."""
    return t.shown[other] if is_screened(t, other, seat) else t.land[other]


def stock_seen(t: Table, seat: i64) -> vec[i64]:
    """§7 The stock of the own workspace; who plans again sees the real one."""
    if t.phase != BUILD:
        return t.stock
    stock = t.stock[:] if t.replanning >= 0 and t.replanning == seat else t.shown_stock[:]
    if seat >= 0:
        for kind in range(KIND_COUNT):
            stock[kind] -= t.took[seat * KIND_COUNT + kind]
    return stock


def supply_seen(t: Table, seat: i64) -> dict[str, int]:
    """§7 What lies in no storage building that the seat sees."""
    supply: dict[str, int] = {}
    for material in range(3):
        rest = t.box.supply[material]
        for other in range(t.players):
            rest -= stock_of(seen_land(t, other, seat), material)
        supply[MATERIALS[material]] = int(rest)
    return supply


def known_bottom(t: Table, seat: i64) -> list[list[int]]:
    """§7 The special promises that the seat put to the bottom: place and number."""
    return [[k, int(t.bottom[k])] for k in range(len(t.bottom)) if t.bottom_by[k] == seat]


def view_seat(t: Table, other: i64, seat: i64) -> dict[str, Any]:
    """§7 One player as another seat sees it."""
    seen = seen_table(t, seat)
    rows = seen.seats
    row = other * WIDTH
    own = other == seat
    card = t.seats[row + CARD]
    return {
        "side": SIDES[t.seats[row + SIDE]],
        "zone": t.box.sizes[t.seats[row + SIDE] * 4 + rows[row + 2]],
        "grid": t.box.grid[t.seats[row + SIDE]],
        **{name: int(rows[row + column]) for name, column in TRACKS},
        "employment": rows[row + EMPLOYMENT],
        "card": CARDS[card] if card >= 0 else None,
        "discs": written_discs(seen, other),
        "built": [KINDS[TOWN_HALL + k] for k in members(rows[row + BUILT])],
        "ready": is_ready(t, other),
        "promise": t.seats[row + PROMISE]
        if (own or t.phase == OVER) and t.seats[row + PROMISE] > 0
        else None,
        "dealt": list(members(t.seats[row + DEALT])) if own else None,
        "special_count": popcount(t.seats[row + SPECIALS]),
        "specials": list(members(t.seats[row + SPECIALS])) if own or t.phase == OVER else None,
        "drawn": list(members(t.seats[row + DRAWN])) if own else None,
        "hall_at": chosen_hall(t, other) if own else None,
        **view_step(t, other, seat),
        "must_move": obliged(t, other),
        "banned": banned(t, other),
        "forecast": forecast(t, other, seat) if BUILD <= t.phase <= VOTES else None,
        **view_promise(t, other, own or t.phase == OVER),
        "people": people_count(seen_land(t, other, seat)) + rows[row + HALL],
        "goods": sum([stock_of(seen_land(t, other, seat), material) for material in range(3)]),
        "tiles": written_tiles(seen, other),
        "citizens": written_citizens(seen, other),
        "cemeteries": written_cemeteries(seen, other),
        "stores": written_stores(seen, other),
        "standing": standing(t, other, seat),
        "title": title(t, other) if t.players == 1 and t.phase == OVER else None,
    }


def chosen_hall(t: Table, seat: i64) -> str | None:
    """§3.7 The own Town Hall before the reveal."""
    anchor = t.seats[seat * WIDTH + HALL_AT]
    return CELL_NAMES[anchor] if anchor >= 0 else None


def is_ready(t: Table, seat: i64) -> bool:
    """§7 That a player has submitted is public."""
    row = seat * WIDTH
    if t.phase == BUILD:
        return t.seats[row + COMMITTED] == 1
    if t.phase == SET_HALL:
        return t.seats[row + HALL_AT] >= 0
    return t.phase == SET_PROMISE and t.seats[row + PROMISE] > 0


def view_step(t: Table, other: i64, seat: i64) -> dict[str, Any]:
    """§7 What a player is deciding; behind a screen only its owner sees how far it is."""
    if is_screened(t, other, seat):
        return {
            "step": None,
            "chooses_in": None,
            "hand": None,
            "lifted": None,
            "sights": {},
            "costs": None,
            "plan": None,
        }
    return {
        "step": STEPS[t.seats[other * WIDTH + STEP]],
        "chooses_in": chosen_land(t, other),
        "hand": in_hand(t, other),
        "lifted": lifted(t, other),
        "sights": sights(t, other),
        "costs": tile_costs(t, other),
        "plan": view_plan(t, other),
    }


def standing(t: Table, other: i64, seat: i64) -> list[list[object]]:
    """The score of a player if the game ended now, as far as the seat knows it."""
    parts: list[list[object]] = []
    for source, points in breakdown(seen_table(t, seat), other):
        hidden = source in ("promise", "special") and other != seat and t.phase != OVER
        parts.append([source, 0 if hidden else points])
    return parts


# ---------------------------------------------------------------------- what a round brings


def obliged(t: Table, seat: i64) -> list[list[object]]:
    """§4.3.3 Citizens who must move before the player may finish: district and cell."""
    step = t.seats[seat * WIDTH + STEP]
    found: list[list[object]] = []
    if not CHOOSE_CITIZEN <= step <= CHOOSE_PLACE:
        return found
    free_lo, free_hi = home_places(t, seat)
    for other in range(t.players):
        if free_lo | free_hi if other == seat else has_destination(t, seat, other):
            lo, hi = must_move(t, seat, other)
            found += [[other, name] for name in written_names(lo, hi)]
    return found


def banned(t: Table, seat: i64) -> list[list[object]]:
    """§4.3.1 The cells that the citizens of a player may not enter in this phase: district and cell."""
    found: list[list[object]] = []
    if t.phase == MOVE:
        for other in range(t.players):
            k = seat * 8 + other * 2
            found += [[other, name] for name in written_names(t.ban[k], t.ban[k + 1])]
    return found


def forecast(t: Table, other: i64, seat: i64) -> dict[str, Any]:
    """§4.4-§4.6 What the round brings if all stay: income, votes by home, pollution by its summands."""
    d = seen_land(t, other, seat)
    lo, hi = people(d)
    made = (
        t.seats[other * WIDTH + PRODUCED]
        if t.phase > INCOME
        else count(lo & d.sets[WORKS], hi & d.sets[WORKS + 1])
    )
    products: i64 = 0 if holds_card(t, other, ENGINEER) else made
    smog = max(count(lo, hi) + products - parks(d), 0)
    visitors = guests(t, d, other) if t.phase <= INCOME else 0
    work = work_lines(t, other, seat) if t.phase <= INCOME else []
    homes = home_lines(t, d, other)
    lessons = t.box.university if residents(d, d.single[UNIVERSITY - TOWN_HALL], other) > 0 else 0
    return {
        "guests": visitors,
        "work": work,
        "money": visitors + sum([line[3] for line in work]),
        "homes": homes,
        "university": lessons,
        "votes": lessons + sum([line[2] for line in homes]),
        "people": count(lo, hi),
        "products": products,
        "parks": parks(d),
        "pollution": smog,
        "pollution_after": t.rows_seen(seat, other)[other * WIDTH + SMOG] + smog,
    }


def people_count(d: District) -> int:
    """Everybody who stands in a district."""
    lo, hi = people(d)
    return int(count(lo, hi))


def guests(t: Table, d: District, seat: i64) -> int:
    """§4.4 What the tourists of others pay in a district."""
    lo, hi = people(d)
    strangers = count(lo & ~d.folk[seat * 2], hi & ~d.folk[seat * 2 + 1])
    return int(strangers * t.box.tourist_income)


def work_lines(t: Table, other: i64, seat: i64) -> list[list[Any]]:
    """§4.4 Citizens at work: district, cell, icon or material, money and goods that are sure."""
    found: list[list[Any]] = []
    for land in range(t.players):
        d = seen_land(t, land, seat)
        lo, hi = d.folk[other * 2], d.folk[other * 2 + 1]
        for cell in cells_of(lo & d.sets[TRADE], hi & d.sets[TRADE + 1]):
            icon = t.box.icons[d.at[cell] % 8]
            found.append([land, CELL_NAMES[cell], ICONS[icon], int(t.box.cash) if icon == CASH else 0, 0])
        for cell in cells_of(lo & d.sets[WORKS], hi & d.sets[WORKS + 1]):
            found.append([land, CELL_NAMES[cell], MATERIALS[t.box.products[d.at[cell] % 8]], 0, 1])
    return found


def home_lines(t: Table, d: District, seat: i64) -> list[list[Any]]:
    """§4.5 The inhabited homes: first cell, residents, votes."""
    found: list[list[Any]] = []
    for tile in range(len(d.kinds)):
        kind = d.kinds[tile]
        if kind >= 0 and t.box.family[kind] == RESIDENTIAL and residents(d, tile, seat) > 0:
            number = residents(d, tile, seat)
            found.append([written_names(d.lo[tile], d.hi[tile])[0], int(number), int(t.box.votes[number])])
    return found


def residents(d: District, tile: i64, seat: i64) -> i64:
    """How many citizens of a player stand on a tile of a district."""
    return count(d.lo[tile] & d.folk[seat * 2], d.hi[tile] & d.folk[seat * 2 + 1]) if tile >= 0 else 0


def view_promise(t: Table, seat: i64, known: bool) -> dict[str, Any]:
    """§2.7 How far a promise is that the seat may know of, and whether it is kept now."""
    tests = progress(t, seat) if known else None
    kept = bool(tests) and all([(value - wanted) * sign >= 0 for value, wanted, sign in tests or []])
    return {"promise_progress": tests, "promise_kept": kept}


def progress(t: Table, seat: i64) -> list[list[int]]:
    """§2.7 How far the own promise is: value, wanted value, 1 for at least or -1 for at most."""
    seen = seen_table(t, seat)
    promise = t.seats[seat * WIDTH + PROMISE]
    found: list[list[int]] = []
    for k in range(t.box.test_first[promise], t.box.test_first[promise + 1]) if promise > 0 else []:
        value = metric(seen, seat, t.box.test_metric[k])
        found.append([int(value), int(t.box.test_value[k]), int(t.box.test_sign[k])])
    return found
