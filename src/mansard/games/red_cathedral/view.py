"""§7 Nothing is hidden: everybody sees the whole table but the generator of chance."""

from typing import Any

from mypy_extensions import i64

from mansard.games.red_cathedral.claim import is_buried, locked_ornament, slot_cost, still_locked
from mansard.games.red_cathedral.saving import written_rival, written_seat, written_table
from mansard.games.red_cathedral.scoring import breakdown, contributions, score, tower_value
from mansard.games.red_cathedral.state import (
    POS,
    RIVAL,
    WIDTH,
    Table,
    banners_left,
    finished_sections,
    free_cells,
    solo,
)
from mansard.games.red_cathedral.tables import ORNAMENTS, SLOTS
from mansard.games.red_cathedral.track import prestige
from mansard.kernel.bits import members, popcount


def view(t: Table, seat: i64, actors: list[int]) -> dict[str, Any]:
    """§7 The table as a seat (-1: a spectator) sees it."""
    return {
        "game": "red_cathedral",
        "players": t.players,
        "seat": seat if seat >= 0 else None,
        "actors": actors,
        "reveals": t.reveals,
        **written_table(t),
        "towers": [view_tower(t, tower) for tower in range(t.plan.towers)],
        "seats": [view_seat(t, other) for other in range(t.players)],
        "rival": view_rival(t) if solo(t) else None,
    }


def view_tower(t: Table, tower: i64) -> dict[str, Any]:
    """§5.2 A tower's height, value and contributions; in solo the Rival's is the second."""
    return {
        "height": t.plan.heights[tower],
        "value": tower_value(t, tower),
        "contributions": list(contributions(t, tower)),
    }


def view_standing(t: Table, seat: i64) -> dict[str, Any]:
    """What a seat has reached."""
    return {
        "prestige": prestige(t, t.boards[seat * WIDTH + POS]),
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
        **written_seat(t, seat),
        "free_cells": free_cells(t, seat),
        "slot_costs": {SLOTS[slot]: slot_cost(t, seat, slot) for slot in range(6)},
        "locked": {SLOTS[slot]: ORNAMENTS[locked_ornament(t, seat, slot)] for slot in locked},
        "buried": {SLOTS[slot]: ORNAMENTS[locked_ornament(t, seat, slot)] for slot in buried},
        **view_standing(t, seat),
    }


def view_rival(t: Table) -> dict[str, Any]:
    """§6.2 The Rival; what it would score is compared with the human's score."""
    placed = popcount(t.ornaments[RIVAL])
    queue = [ORNAMENTS[kind] for kind in t.box.rival_ornaments]
    return {**written_rival(t), "ornament_queue": queue[placed:], **view_standing(t, RIVAL)}
