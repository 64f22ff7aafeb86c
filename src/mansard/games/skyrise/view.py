"""§7 What a seat may see: an allow-list."""

from typing import Any, Final

from mypy_extensions import i64

from mansard.games.skyrise.eras import initiative
from mansard.games.skyrise.legal import answering_pieces
from mansard.games.skyrise.saving import (
    written_bids,
    written_cards,
    written_discs,
    written_islands,
    written_pieces,
    written_structures,
)
from mansard.games.skyrise.scoring import (
    breakdown,
    controllers,
    objective_met,
    panorama_hits,
    structures_in,
)
from mansard.games.skyrise.secrets import objectives_known, patrons_known
from mansard.games.skyrise.state import (
    COLOUR,
    CONTROL,
    HAND,
    OBJECTIVE,
    PANORAMA,
    PATRON,
    PHASES,
    PICK_WONDERS,
    PICKS,
    RESPOND_PIECE,
    SHOWN,
    TRACK,
    WIDTH,
    WONDER,
    Table,
    every_piece,
    locked,
)
from mansard.games.skyrise.tables import DISTRICT_COLOURS, HEIGHTS, LETTERS, PANORAMAS
from mansard.kernel.bits import has, members, popcount
from mansard.kernel.game import Parts

OPEN_COLUMNS: Final = ["tracks", "wilds", "patrons", "excess", "commissions", "keys"]


def view(t: Table, seat: i64, actors: list[int]) -> dict[str, Any]:
    """§7.2 The table as a seat (-1: a spectator) sees it."""
    letters = patrons_known(t, seat)
    return {
        "game": "skyrise",
        "players": t.players,
        "seat": seat if seat >= 0 else None,
        "era": t.era,
        "phase": PHASES[t.phase],
        "actors": actors,
        "opener": t.opener,
        "auction": auctions_begun(t),
        "leader": t.last_owner if t.bids else None,
        "islands": written_islands(t),
        "districts": district_colours(t),
        "bridges": [[t.box.districts[a], t.box.districts[b]] for a, b in t.layout.bridge_ends],
        "control": {t.box.islands[i]: controllers(t, t.box.island_masks[i]) for i in t.layout.in_play},
        "panoramas": [PANORAMAS[card] for card in t.panoramas],
        "panorama_hits": {PANORAMAS[card]: hits(t, card) for card in t.panoramas},
        "patrons": {LETTERS[x]: t.patrons[x] if has(letters, x) else None for x in range(4)},
        "discs": written_discs(t),
        "chosen": t.box.districts[t.chosen] if t.chosen >= 0 else None,
        "bids": written_bids(t) if t.bids else [],
        "passed": list(members(t.passed)),
        "finish_order": list(t.finish_order),
        "keys": key_holders(t),
        "pieces": popcount(every_piece(t)),
        "seats": [view_seat(t, other, seat) for other in range(t.players)],
    }


def auctions_begun(t: Table) -> int:
    """§4.4 Every auction builds one structure; the one under way has yet to."""
    return popcount(t.structures) + (1 if t.phase <= RESPOND_PIECE else 0)


def hits(t: Table, card: i64) -> list[int]:
    """§2.7 How often every seat fulfils a panorama card now."""
    return [panorama_hits(t, seat, card, t.layout.districts) for seat in range(t.players)]


def key_holders(t: Table) -> dict[str, int | None]:
    """§2.5 The keys that are in the game, each with the seat that has it."""
    order = list(t.finish_order)
    keys = {"large": order[0] if order else None}
    if t.box.has_small_key[t.players]:
        keys["small"] = order[1] if len(order) > 1 else None
    return keys


def district_colours(t: Table) -> dict[str, str]:
    """§2.9 The districts in play with their colours."""
    return {t.box.districts[d]: DISTRICT_COLOURS[t.box.colour[d]] for d in members(t.layout.districts)}


def view_seat(t: Table, other: i64, seat: i64) -> dict[str, Any]:
    """§7.1 One player as another seat sees it."""
    open_objective = has(objectives_known(t, seat), other)
    row = other * WIDTH
    parts = standing(t, other, seat)
    return {
        "colour": t.box.colours[t.boards[other * WIDTH + COLOUR]],
        "available": written_pieces(t, other, t.available[other]),
        "locked": locked_names(t, other),
        "too_low": written_pieces(t, other, too_low(t, other)),
        "heights": heights(t, other),
        "structures": written_structures(t, other),
        "objective": DISTRICT_COLOURS[t.boards[other * WIDTH + OBJECTIVE]] if open_objective else None,
        "objective_shown": t.boards[other * WIDTH + SHOWN] == 1,
        "objective_met": objective_met(t, other) if open_objective else None,
        "hand": written_cards(t.boards[other * WIDTH + HAND]) if other == seat else None,
        "has_picked": t.phase == PICK_WONDERS and t.boards[other * WIDTH + PICKS] != 0,
        "chosen": written_cards(t.boards[other * WIDTH + PICKS]) if t.era == 2 or other == seat else None,
        "initiative": initiative(t, other) // 100 if t.era == 2 else None,
        "track_values": track_values(t, other),
        "in_colour": {DISTRICT_COLOURS[c]: structures_in(t, other, c) for c in range(4)},
        "scored": t.boards[row + CONTROL] + t.boards[row + PANORAMA] + t.boards[row + WONDER],
        "standing": [[source, points] for source, points in parts],
        "prestige": sum([points for _, points in parts]),
        **t.game.columns.written_seat(t, t.boards, int(other), OPEN_COLUMNS),
    }


def heights(t: Table, seat: i64) -> dict[str, str]:
    """§2.2 The heights of the player's buildings by number."""
    row = t.boards[seat * WIDTH + COLOUR] * 12
    return {str(t.box.numbers[row + k]): HEIGHTS[t.box.heights[row + k]] for k in range(12)}


def track_values(t: Table, seat: i64) -> dict[str, int]:
    """§2.4 What a structure in each colour is worth to the player now."""
    row = seat * WIDTH + TRACK
    return {DISTRICT_COLOURS[c]: t.box.track_value[t.boards[row + c]] for c in range(4)}


def too_low(t: Table, seat: i64) -> i64:
    """§4.3 The available pieces that do not outbid the last bid."""
    return t.available[seat] & ~answering_pieces(t, seat) if t.bids else 0


def locked_names(t: Table, seat: i64) -> list[str]:
    """The locked buildings by number; the wonder has no card yet and is not listed."""
    return written_pieces(t, seat, locked(t, seat) & 0xFFF)


def standing(t: Table, other: i64, seat: i64) -> Parts:
    """The score of a player if the game ended now, as far as the seat knows it."""
    letters = patrons_known(t, seat)
    parts: Parts = []
    for source, points in breakdown(t, other):
        if source == "objective" and not has(objectives_known(t, seat), other):
            points = 0
        if source == "patrons":
            row = other * WIDTH + PATRON
            points = sum([t.boards[row + x] * t.patrons[x] for x in range(4) if has(letters, x)])
        parts.append((source, points))
    return parts
