"""§7 Nothing is hidden: everybody sees the whole table but the generator of chance."""

from typing import Any, Final

from mypy_extensions import i64

from mansard.games.red_cathedral.claim import (
    is_buried,
    locked_ornament,
    open_slots,
    slot_cost,
    still_locked,
)
from mansard.games.red_cathedral.market import goods, most_goods
from mansard.games.red_cathedral.piles import count, first_kind, kinds, one, total
from mansard.games.red_cathedral.saving import written_rival, written_section
from mansard.games.red_cathedral.scoring import breakdown, contributions, score, tower_value
from mansard.games.red_cathedral.state import (
    POS,
    RIVAL,
    RUBLES_OF,
    WIDTH,
    Table,
    banners_left,
    claimable,
    dice_in,
    finished_sections,
    free_cells,
    solo,
)
from mansard.games.red_cathedral.tables import MATERIALS, ORNAMENTS, RESOURCES, SECTIONS, SLOTS
from mansard.games.red_cathedral.track import next_symbol, prestige
from mansard.kernel.bits import has, members, popcount

OPEN: Final = [
    *["plan", "tiles", "guilds", "dice", "supply", "phase", "turn", "finisher", "claiming", "token"],
    *["budget", "delivered", "moved", "deals", "rerolled", "action", "gain"],
]


def view(t: Table, seat: i64, actors: list[int]) -> dict[str, Any]:
    """§7 The table as a seat (-1: a spectator) sees it."""
    return {
        "game": "red_cathedral",
        "players": t.players,
        "seat": seat if seat >= 0 else None,
        "actors": actors,
        "reveals": t.reveals,
        **t.game.columns.some(t, OPEN),
        "sections": {SECTIONS[place]: view_section(t, place) for place in t.plan.places},
        "claimable": [SECTIONS[place] for place in members(claimable(t))],
        "towers": [view_tower(t, tower) for tower in range(t.plan.towers)],
        "seats": [view_seat(t, other) for other in range(t.players)],
        "rival": view_rival(t) if solo(t) else None,
    }


def told_of_visit(t: Table, after: Table, seat: i64, extra: i64) -> dict[str, Any]:
    """§4.3, §4.8 What a die's move costs and leads to: the goods, and as many of them as fit."""
    sector = after.dice[after.moved]
    return {
        "sector": sector,
        "steps": after.dice[5 + after.moved] + extra,
        "price": t.boards[seat * WIDTH + RUBLES_OF] - after.boards[seat * WIDTH + RUBLES_OF],
        "resource": RESOURCES[after.tiles[sector]],
        "dice": dice_in(after, sector),
        "each": after.box.tile_amount[after.tiles[sector]],
        "goods": goods(after),
        "fits": most_goods(after, seat),
    }


def view_section(t: Table, place: i64) -> dict[str, Any]:
    """§2.6 A section, and for each kind of its cost how much lies there and how much must."""
    there, cost = lying(t, place), t.box.cost[t.cards[place]]
    wanted = [m for m in range(6) if count(cost, m) > 0]
    return {
        **written_section(t, place),
        "sockets": {MATERIALS[m]: [count(there, m), count(cost, m)] for m in wanted},
    }


def lying(t: Table, place: i64) -> i64:
    """§4.5 What is delivered, all once completed; §6.2.2 on the Rival's sections any material counts."""
    cost = t.box.cost[t.cards[place]]
    if has(t.completed, place):
        return cost
    if not solo(t) or not has(t.owned[RIVAL], place):
        return t.delivered[place]
    filled: i64 = 0
    while total(filled) < total(t.delivered[place]):
        filled += one(first_kind(kinds(cost - filled)))
    return filled


def view_tower(t: Table, tower: i64) -> dict[str, Any]:
    """§5.2 A tower's height, value and contributions; in solo the Rival's is the second."""
    return {
        "height": t.plan.heights[tower],
        "value": tower_value(t, tower),
        "contributions": list(contributions(t, tower)),
    }


def view_standing(t: Table, seat: i64) -> dict[str, Any]:
    """What a seat has reached; on the track every lap brings the prestige of all symbols once."""
    pos = t.boards[seat * WIDTH + POS]
    return {
        "space": pos % t.box.spaces,
        "lap_prestige": pos // t.box.spaces * t.box.lap_prestige,
        "prestige": prestige(t, pos),
        "next_symbol": next_symbol(t, pos),
        "claimed": popcount(t.owned[seat]),
        "completed": finished_sections(t, seat),
        "banners_left": banners_left(t, seat),
        "ornaments_placed": popcount(t.ornaments[seat]),
        "score": score(t, seat),
        "standing": [[source, points] for source, points in breakdown(t, seat)],
    }


def view_seat(t: Table, seat: i64) -> dict[str, Any]:
    """One player: everything is public."""
    locked = [slot for slot in members(still_locked(t, seat)) if not is_buried(t, seat, slot)]
    buried = [slot for slot in members(still_locked(t, seat)) if is_buried(t, seat, slot)]
    return {
        **t.game.columns.written_seat(t, t.boards, seat),
        "free_cells": free_cells(t, seat),
        "slot_costs": {SLOTS[slot]: slot_cost(t, seat, slot) for slot in range(6)},
        "open_costs": sorted({slot_cost(t, seat, slot) for slot in members(open_slots(t, seat))}),
        "locked": {SLOTS[slot]: ORNAMENTS[locked_ornament(t, seat, slot)] for slot in locked},
        "buried": {SLOTS[slot]: ORNAMENTS[locked_ornament(t, seat, slot)] for slot in buried},
        **view_standing(t, seat),
    }


def view_rival(t: Table) -> dict[str, Any]:
    """§6.2 The Rival; what it would score is compared with the human's score."""
    placed = popcount(t.ornaments[RIVAL])
    queue = [ORNAMENTS[kind] for kind in t.box.rival_ornaments]
    return {**written_rival(t), "ornament_queue": queue[placed:], **view_standing(t, RIVAL)}
