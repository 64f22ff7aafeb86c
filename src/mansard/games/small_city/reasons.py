"""§4 Why a move is refused: the rule it breaks, a text key, and what it is about.

Every function ends with the one reason that is left, and asserts that it is true.
"""

from typing import Final

from mypy_extensions import i64

from mansard.games.small_city.actions import card_price, has_street, in_circle, taken_cards
from mansard.games.small_city.citizens import (
    empty_homes,
    has_destination,
    home_places,
    may_finish,
    open_districts,
    places,
    unmoved,
)
from mansard.games.small_city.codes import DONATE, SELL
from mansard.games.small_city.council import (
    disc_in_row,
    free_disc,
    may_promise,
    payable_column,
    storage_cells,
)
from mansard.games.small_city.districts import first_cell, owner_at, tile_at
from mansard.games.small_city.grid import CELL_NAMES, cell_named, holds
from mansard.games.small_city.income import group_at_home, in_group
from mansard.games.small_city.legal import options
from mansard.games.small_city.moves import KINDS_OF_STEP, RULE_OF_STEP
from mansard.games.small_city.names import CARDS, MATERIALS, ROWS
from mansard.games.small_city.reasons_building import (
    not_the_first_cell,
    why_not_detail,
    why_not_menu,
    why_not_placing,
    why_not_source,
)
from mansard.games.small_city.state import (
    DISC,
    FROM_LAND,
    MONEY,
    POINTS,
    STEP,
    TARGET,
    TO_LAND,
    USED,
    WIDTH,
    Table,
    next_size,
    zone_size,
)
from mansard.games.small_city.steps import CHOOSE_ADVANCE, STEPS
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
    assert code not in list(options(t, seat)), f"{rule} the move is legal"
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


# ---------------------------------------------------------------------- moving


def why_not_moving(t: Table, seat: i64, words: list[str]) -> Reason:
    """§4.3 Citizens and places."""
    if words[0] == "finish":
        assert not may_finish(t, seat), "4.3.3 the player may finish"
        return Reason("4.3.3", "somebody-must-still-move")
    if words[0] == "citizen":
        return why_not_citizen(t, seat, int(words[1]), cell_named(words[2]))
    if words[0] == "to":
        assert not has(open_districts(t, seat), int(words[1])), "4.3.3 there is a place"
        return Reason("4.3.3", "no-place-in-that-district", {"seat": int(words[1])})
    cell: i64 = cell_named(words[1])
    if words[0] == "place":
        return why_not_place(t, seat, t.seats[seat * WIDTH + TO_LAND], cell)
    lo, hi = empty_homes(t, seat)
    assert not holds(lo, hi, cell), "4.3.4 an empty home stands there"
    return Reason("4.3.4", "no-empty-home-there", {"cell": words[1]})


def why_not_citizen(t: Table, seat: i64, other: i64, cell: i64) -> Reason:
    """§4.3.3 Whether this citizen can move."""
    args: dict[str, object] = {"cell": CELL_NAMES[cell]}
    if other >= t.players or owner_at(t, t.land[other], cell) != seat:
        return Reason("4.3.3", "no-citizen-there", args)
    lo, hi = unmoved(t, seat, other)
    if not holds(lo, hi, cell):
        return Reason("4.3.3", "has-moved", args)
    assert not has_destination(t, seat, other), "4.3.3 the citizen can go somewhere"
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
    assert not holds(lo, hi, cell), "4.3.2 the citizen may go there"
    if target != seat:
        return Reason("4.3.2", "no-place-for-tourists", args)
    lo, hi = home_places(t, seat)
    if holds(lo, hi, cell):
        assert t.seats[seat * WIDTH + FROM_LAND] != seat, "4.3.3 the citizen comes from abroad"
        return Reason("4.3.3", "slot-not-from-abroad", args)
    return Reason("4.3.2", "nobody-may-stand-there", args)


# ---------------------------------------------------------------------- cards and council


def why_not_council(t: Table, seat: i64, words: list[str]) -> Reason:
    """§4.1.2, §4.7 Cards, council moves, payments."""
    if words[0] == "take":
        return why_not_card(t, seat, CARDS.index(words[1]))
    row = seat * WIDTH
    if words[0] == "pay":
        cost = t.box.price[t.seats[row + TARGET] % 10]
        if words[1] == "promise":
            assert not may_promise(t), "6.1 a special promise may pay"
            return Reason("6.1", "no-special-promise-now")
        have = t.seats[row + (MONEY if words[1] == "money" else POINTS)]
        assert have < cost, "4.7.2 the player can pay"
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
        assert free_disc(t, seat) < 0, "4.7.1 a disc is at the start"
        return Reason("4.7.1", "no-disc-at-the-start")
    other = disc_in_row(t, seat, ROWS.index(words[-1]) + 1)
    assert words[0] == "restart" and other == 1 - disc, "4.7.1 the disc may go there"
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
    assert money < cost, "4.1.2 the player can pay the card"
    return Reason("4.1.2", "card-too-dear", {**args, "price": cost, "money": money})


def why_not_rest(t: Table, seat: i64, words: list[str], rule: str) -> Reason:
    """Set-up, mayor, income, deaths: what is asked is not among what is offered."""
    about = " ".join(words[1:])
    if words[0] == "mayor":
        return why_not_street(t, cell_named(words[1]), words[2] == "down")
    if words[0] == "store":
        return why_not_source(
            t, seat, cell_named(words[1]), rule, storage_cells(t, seat), "no-free-slot-there"
        )
    if words[0] in ("sell", "donate") and in_trade(t, seat, words):
        cell: i64 = cell_named(words[2])
        return not_the_first_cell(t, seat, tile_at(t.land[seat], cell), cell, rule)
    if words[0] == "produce" and is_producer(t, seat, int(words[1]), cell_named(words[2])):
        return Reason(rule, "like-another-producer", {"cell": words[2]})
    return Reason(rule, KEYS_OF_REST[words[0]], {"move": " ".join(words), "about": about})


def why_not_street(t: Table, cell: i64, down: bool) -> Reason:
    """§4.1.1 A street lies between two empty cells of the zone."""
    other = cell + (10 if down else 1)
    size = zone_size(t, t.host) if has_street(t, zone_size(t, t.host)) else next_size(t, t.host)
    for end in [cell, other]:
        if end // 10 >= size or end % 10 >= size or (end == other and not down and other % 10 == 0):
            return Reason("4.1.1", "street-outside-the-zone", {"cell": CELL_NAMES[cell]})
    used = t.land[t.host].sets
    empty = not holds(used[USED], used[USED + 1], cell) and not holds(used[USED], used[USED + 1], other)
    assert not empty, "4.1.1 there is a street"
    return Reason("4.1.1", "no-street-there", {"about": CELL_NAMES[cell]})


def in_trade(t: Table, seat: i64, words: list[str]) -> bool:
    """§4.4 Whether the exchange is offered, with the first cell of that storage building."""
    tile = tile_at(t.land[seat], cell_named(words[2]))
    if tile < 0:
        return False
    base = SELL if words[0] == "sell" else DONATE
    code = base + MATERIALS.index(words[1]) * 100 + first_cell(t.land[seat], tile)
    return code in list(options(t, seat))


def is_producer(t: Table, seat: i64, other: i64, cell: i64) -> bool:
    """§4.4 Whether a citizen of the group that produces now stands there."""
    if other >= t.players:
        return False
    lo, hi = in_group(t, seat, other, group_at_home(t, seat))
    return holds(lo, hi, cell)


KEYS_OF_REST: Final = {
    "hall": "hall-does-not-fit",
    "keep": "promise-not-dealt",
    "gift": "no-such-alternative",
    "special": "promise-not-dealt",
    "sell": "nothing-to-exchange",
    "buy": "nothing-to-exchange",
    "donate": "nothing-to-exchange",
    "produce": "no-producer-there",
    "victim": "no-victim-there",
    "grave": "no-grave-there",
    "no-warehouse": "warehouse-is-compulsory",
}
