"""§4 Why a move is refused: the rule it breaks, a text key, and what it is about."""

from mypy_extensions import i64

from mansard.games.small_city.actions import card_price, in_circle, taken_cards
from mansard.games.small_city.building import may_use_build, people_on, room_for
from mansard.games.small_city.citizens import may_finish, places, unmoved
from mansard.games.small_city.council import disc_in_row, payable_column
from mansard.games.small_city.districts import owner_at, tile_at
from mansard.games.small_city.grid import CELL_NAMES, FULL, holds
from mansard.games.small_city.growing import may_grow
from mansard.games.small_city.moves import KINDS_OF_STEP, RULE_OF_STEP
from mansard.games.small_city.placing import (
    allowed,
    anchors,
    available,
    blocked,
    has_requirement,
    lacking,
    lacks_warehouse,
    may_spare,
    of_allowed_size,
    open_anchors,
    price,
    required,
    touching,
    way_cells_at,
)
from mansard.games.small_city.state import (
    CHOOSE_ADVANCE,
    DISC,
    EXPANDED,
    FROM_LAND,
    GRAVES,
    KIND,
    LIMIT,
    MONEY,
    OLD_TILES,
    POINTS,
    RAZED,
    SMOG,
    STEP,
    STEPS,
    TARGET,
    TILE,
    TO_LAND,
    USED,
    WAY,
    WIDTH,
    Table,
    ever_built,
    next_size,
    zone_size,
)
from mansard.games.small_city.tables import (
    CARDS,
    CULTURAL,
    KINDS,
    LEVELLED,
    RESIDENTIAL,
    ROWS,
    TOWN_HALL,
    WARE,
    cell_named,
)
from mansard.kernel.bits import has
from mansard.kernel.errors import Reason
from mansard.kernel.moves import MoveBook


def why_not(t: Table, seat: i64, text: str, book: MoveBook) -> Reason:
    """Why a move of a player who must decide is not legal."""
    step = t.seats[seat * WIDTH + STEP]
    rule = RULE_OF_STEP[step]
    words = text.split()
    code = book.read(text)
    if code is None:
        return Reason(rule, "no-such-move", {"move": text})
    if words[0] not in KINDS_OF_STEP[step]:
        return Reason(rule, "not-now", {"move": text, "step": STEPS[step]})
    if words[0] in ("build", "expand", "demolish", "upgrade"):
        return why_not_menu(t, seat, words)
    if words[0] in ("lay", "at"):
        return why_not_placing(t, seat, words, book)
    if words[0] in ("warehouse", "spare", "from", "staff", "tile", "grow", "raze"):
        return why_not_detail(t, seat, words)
    if words[0] in ("citizen", "finish", "to", "place", "home"):
        return why_not_moving(t, seat, words)
    if words[0] in ("take", "advance", "enter", "restart", "pay"):
        return why_not_council(t, seat, words)
    return why_not_rest(t, seat, words, rule)


# ---------------------------------------------------------------------- the menu


def why_not_menu(t: Table, seat: i64, words: list[str]) -> Reason:
    """§4.2.2, §4.2.3 An entry of the menu."""
    row = seat * WIDTH
    if words[0] == "build":
        return why_not_build(t, seat, KINDS.index(words[1]))
    if words[0] == "upgrade":
        return Reason("4.2.5", "nothing-can-grow")
    if words[0] == "expand":
        if next_size(t, seat) == 0:
            return Reason("2.1", "zone-is-maximal")
        key = "already-expanded" if t.seats[row + EXPANDED] == 1 else "too-many-builds-to-expand"
        return Reason("4.2.2", key)
    if t.seats[row + RAZED] >= t.box.demolitions:
        return Reason("4.2.2", "already-demolished")
    if not may_use_build(t, seat):
        return Reason("4.2.2", "no-builds-left")
    return Reason("4.2.6", "nothing-to-demolish")


def why_not_build(t: Table, seat: i64, kind: i64) -> Reason:
    """§4.2.4 Budget, size, copies, price, warehouse, place."""
    args: dict[str, object] = {"tile": KINDS[kind]}
    row = seat * WIDTH
    if kind == WARE or kind == TOWN_HALL:
        return Reason("4.2.4", "never-built-alone", args)
    if t.seats[row + LIMIT] == 0 and not may_use_build(t, seat):
        return Reason("4.2.2", "no-builds-left")
    if not of_allowed_size(t, seat, kind):
        return Reason("4.7.3", "wrong-size-for-the-council", {**args, "column": t.seats[row + LIMIT]})
    if kind >= LEVELLED and ever_built(t, seat, kind):
        return Reason("2.2", "already-built", args)
    if available(t, seat, kind) <= 0:
        return Reason("4.2.4", "none-in-stock", args)
    if t.seats[row + LIMIT] == 0:
        refused = why_not_paid(t, seat, kind)
        if refused is not None:
            return refused
    if lacks_warehouse(t, seat, kind):
        return Reason("4.2.4", "no-warehouse-in-stock", args)
    return Reason("4.2.4", "no-place-for-it", args)


def why_not_paid(t: Table, seat: i64, kind: i64) -> Reason | None:
    """§4.2.4 Rule 5."""
    if t.box.family[kind] == CULTURAL:
        if lacking(t, seat, kind) > (1 if may_spare(t, seat) else 0):
            return Reason("4.2.7", "materials-lacking", {"tile": KINDS[kind]})
        return None
    cost = price(t, seat, kind)
    money = t.seats[seat * WIDTH + MONEY]
    if money < cost:
        return Reason("4.2.4", "money-lacking", {"price": cost, "money": money})
    return None


# ---------------------------------------------------------------------- places


def why_not_placing(t: Table, seat: i64, words: list[str], book: MoveBook) -> Reason:
    """§4.2.4 Orientation and anchor."""
    kind = t.seats[seat * WIDTH + KIND]
    if words[0] == "lay":
        way = t.box.way_names.index(words[1]) if words[1] in t.box.way_names else -1
        if not t.box.ways_begin[kind] <= way < t.box.ways_end[kind]:
            return Reason("2.2", "not-a-shape-of-the-tile", {"pattern": words[1], "tile": KINDS[kind]})
        return Reason("4.2.4", "pattern-fits-nowhere", {"pattern": words[1]})
    way = t.seats[seat * WIDTH + WAY]
    anchor: i64 = cell_named(words[1])
    if not holds(t.box.fit_lo[way], t.box.fit_hi[way], anchor):
        return Reason("2.1", "off-the-board", {"cell": words[1]})
    for cell in way_cells_at(t, way, anchor):
        refused = why_not_cell(t, seat, cell)
        if refused is not None:
            return refused
    return why_not_here(t, seat, kind, way, anchor)


def why_not_cell(t: Table, seat: i64, cell: i64) -> Reason | None:
    """§2.1 Whether a cell is buildable."""
    args: dict[str, object] = {"cell": CELL_NAMES[cell]}
    d = t.land[seat]
    size = zone_size(t, seat)
    if cell // 10 >= size or cell % 10 >= size:
        return Reason("2.1", "outside-the-zone", args)
    if holds(d.sets[GRAVES], d.sets[GRAVES + 1], cell):
        return Reason("2.1", "cemetery-there", args)
    if holds(d.sets[USED], d.sets[USED + 1], cell):
        return Reason("2.1", "tile-there", args)
    lo, hi = blocked(t, seat)
    if holds(lo, hi, cell):
        return Reason("4.1.1", "mayor-there", args)
    return None


def why_not_here(t: Table, seat: i64, kind: i64, way: i64, anchor: i64) -> Reason:
    """§4.2.4 Separation, requirement, warehouse."""
    args: dict[str, object] = {"tile": KINDS[kind], "cell": CELL_NAMES[anchor]}
    lo, hi = allowed(t, seat, kind)
    for cell in way_cells_at(t, way, anchor)[: t.box.level[kind]]:
        if not holds(lo, hi, cell):
            near = "industry-next-to-it" if t.box.family[kind] == RESIDENTIAL else "homes-next-to-it"
            return Reason("4.2.4", near, args)
    if has_requirement(t, kind) and t.seats[seat * WIDTH + LIMIT] != 4:
        need_lo, need_hi = required(t, seat, kind)
        fit_lo, fit_hi = touching(t, way, FULL, FULL, need_lo, need_hi)
        if not holds(fit_lo, fit_hi, anchor):
            return Reason("4.2.4", "requirement-not-met", args)
    lo, hi = open_anchors(t, seat, kind, way)
    full_lo, full_hi = anchors(t, seat, kind, way)
    if holds(lo, hi, anchor) and not holds(full_lo, full_hi, anchor):
        return Reason("4.2.4", "no-room-for-the-warehouse", args)
    return Reason("4.2.4", "no-place-for-it", {"tile": KINDS[kind]})


def why_not_detail(t: Table, seat: i64, words: list[str]) -> Reason:
    """§4.2.4-§4.2.7 The smaller decisions of a build."""
    args: dict[str, object] = {"cell": words[1]}
    if words[0] == "spare":
        return Reason("4.1.3", "not-enough-even-so", {"material": words[1]})
    cell: i64 = cell_named(words[1])
    if words[0] == "warehouse":
        refused = why_not_cell(t, seat, cell)
        return refused if refused is not None else Reason("4.2.4", "warehouse-not-there", args)
    if words[0] == "from":
        return Reason("4.2.7", "not-stored-there", args)
    if words[0] == "staff":
        return Reason("4.2.4", "no-citizen-there", args)
    if words[0] == "tile":
        return why_not_upgrade(t, seat, tile_at(t.land[seat], cell), args)
    if words[0] == "grow":
        refused = why_not_cell(t, seat, cell)
        args["tile"] = KINDS[t.land[seat].kinds[t.seats[seat * WIDTH + TILE]]]
        return refused if refused is not None else Reason("4.2.5", "cannot-grow-there", args)
    return why_not_raze(t, seat, tile_at(t.land[seat], cell), args)


def why_not_upgrade(t: Table, seat: i64, tile: i64, args: dict[str, object]) -> Reason:
    """§4.2.5 A tile that may not grow."""
    if tile < 0:
        return Reason("4.2.5", "no-tile-there", args)
    if tile >= t.seats[seat * WIDTH + OLD_TILES]:
        return Reason("4.2.5", "built-in-this-phase", args)
    if not may_grow(t, seat, tile):
        return Reason("4.2.5", "influence-lacking", args)
    return Reason("4.2.5", "no-room-or-no-tile", args)


def why_not_raze(t: Table, seat: i64, tile: i64, args: dict[str, object]) -> Reason:
    """§4.2.6 A tile that may not be demolished."""
    if tile < 0:
        return Reason("4.2.6", "no-tile-there", args)
    if tile == 0:
        return Reason("4.2.6", "town-hall-stays", args)
    cells = t.box.level[t.land[seat].kinds[tile]]
    row = seat * WIDTH
    if t.seats[row + MONEY] < cells * t.box.raze_money:
        need = cells * t.box.raze_money
        return Reason("4.2.6", "money-lacking", {"price": need, "money": t.seats[row + MONEY]})
    if t.seats[row + SMOG] + cells * t.box.raze_pollution >= t.box.elimination:
        return Reason("4.2.6", "would-reach-the-end-of-the-track", args)
    for other in range(t.players):
        if people_on(t, seat, tile, other) > room_for(t, seat, other):
            return Reason("4.2.6", "town-hall-is-full", {**args, "owner_seat": other})
    return Reason("4.2.6", "no-tile-there", args)


# ---------------------------------------------------------------------- moving


def why_not_moving(t: Table, seat: i64, words: list[str]) -> Reason:
    """§4.3 Citizens and places."""
    row = seat * WIDTH
    if words[0] == "finish":
        key = "somebody-must-still-move" if not may_finish(t, seat) else "not-now"
        return Reason("4.3.3", key, {} if key != "not-now" else {"move": "finish", "step": "citizen"})
    if words[0] == "citizen":
        return why_not_citizen(t, seat, int(words[1]), cell_named(words[2]))
    if words[0] == "to":
        return Reason("4.3.3", "no-place-in-that-district", {"seat": int(words[1])})
    if words[0] == "home":
        return Reason("4.3.4", "no-empty-home-there", {"cell": words[1]})
    return why_not_place(t, seat, t.seats[row + TO_LAND], cell_named(words[1]))


def why_not_citizen(t: Table, seat: i64, other: i64, cell: i64) -> Reason:
    """§4.3.3 Whether this citizen can move."""
    args: dict[str, object] = {"cell": CELL_NAMES[cell]}
    if other >= t.players or owner_at(t, t.land[other], cell) != seat:
        return Reason("4.3.3", "no-citizen-there", args)
    lo, hi = unmoved(t, seat, other)
    if not holds(lo, hi, cell):
        return Reason("4.3.3", "has-moved", args)
    return Reason("4.3.3", "nowhere-to-go", args)


def why_not_place(t: Table, seat: i64, target: i64, cell: i64) -> Reason:
    """§4.3.1, §4.3.2 Occupied, banned, or no place."""
    args: dict[str, object] = {"cell": CELL_NAMES[cell]}
    k = seat * 8 + target * 2
    if holds(t.ban[k], t.ban[k + 1], cell):
        return Reason("4.3.1", "used-last-round", args)
    if owner_at(t, t.land[target], cell) >= 0:
        return Reason("4.3.2", "somebody-stands-there", args)
    lo, hi = places(t, seat, t.seats[seat * WIDTH + FROM_LAND], target)
    key = "no-place-for-tourists" if target != seat and lo | hi else "nobody-may-stand-there"
    return Reason("4.3.2", key, args)


# ---------------------------------------------------------------------- cards and council


def why_not_council(t: Table, seat: i64, words: list[str]) -> Reason:
    """§4.1.2, §4.7 Cards, council moves, payments."""
    if words[0] == "take":
        return why_not_card(t, seat, CARDS.index(words[1]))
    row = seat * WIDTH
    if words[0] == "pay":
        cost = t.box.price[t.seats[row + TARGET] % 10]
        if words[1] == "promise":
            return Reason("6.1", "no-special-promise-now")
        have = t.seats[row + (MONEY if words[1] == "money" else POINTS)]
        return Reason("4.7.2", "cannot-pay", {"price": cost, "have": have, "payment": words[1]})
    source: i64 = ROWS.index(words[1]) + 1
    disc = disc_in_row(t, seat, source)
    if words[0] == "restart" and t.seats[row + STEP] == CHOOSE_ADVANCE:
        return Reason("4.1.3", "only-one-column-to-the-right")
    if words[0] != "enter" and disc < 0:
        return Reason("4.7.1", "no-disc-in-that-row", {"row": words[1]})
    if words[0] == "enter" and disc >= 0:
        return Reason("4.7.1", "own-disc-in-that-row", {"row": words[1]})
    if disc >= 0 and t.seats[row + DISC + disc] % 10 == 4:
        return Reason("4.7.1", "disc-is-fixed", {"row": words[1]})
    column: i64 = t.seats[row + DISC + disc] % 10 + 1 if words[0] == "advance" else 1
    if not payable_column(t, seat, column):
        return Reason("4.7.2", "no-payment-possible", {"price": t.box.price[column]})
    if words[0] == "enter":
        return Reason("4.7.1", "no-disc-at-the-start")
    return Reason("4.7.1", "own-disc-in-that-row", {"row": words[-1]})


def why_not_card(t: Table, seat: i64, card: i64) -> Reason:
    """§4.1.2 An action card."""
    args: dict[str, object] = {"card": CARDS[card]}
    if not in_circle(t, card):
        return Reason("6.6", "card-lies-face-down", args)
    if has(taken_cards(t), card) or t.players == 1:
        if t.players > 1 or t.circle[0] == card:
            return Reason("4.1.2", "card-is-taken", args)
    cost = card_price(t, seat, card)
    money = t.seats[seat * WIDTH + MONEY]
    return Reason("4.1.2", "card-too-dear", {**args, "price": cost, "money": money})


def why_not_rest(t: Table, seat: i64, words: list[str], rule: str) -> Reason:
    """Set-up, mayor, income, deaths."""
    about = " ".join(words[1:])
    keys = {
        "hall": "hall-does-not-fit",
        "keep": "promise-not-dealt",
        "mayor": "no-street-there",
        "gift": "no-such-alternative",
        "store": "no-free-slot-there",
        "special": "promise-not-dealt",
        "sell": "nothing-to-exchange",
        "buy": "nothing-to-exchange",
        "donate": "nothing-to-exchange",
        "produce": "no-producer-there",
        "victim": "no-victim-there",
        "grave": "no-grave-there",
        "no-warehouse": "warehouse-is-compulsory",
    }
    return Reason(rule, keys.get(words[0], "not-offered"), {"move": " ".join(words), "about": about})
