"""§7 What a seat may see: an allow-list."""

from typing import Any

from mypy_extensions import i64

from mansard.games.skyrise.eras import initiative
from mansard.games.skyrise.saving import (
    written_bids,
    written_board,
    written_cards,
    written_discs,
    written_islands,
    written_pieces,
    written_structures,
)
from mansard.games.skyrise.scoring import breakdown
from mansard.games.skyrise.secrets import objectives_known, patrons_known
from mansard.games.skyrise.state import (
    CONTROL,
    PANORAMA,
    PATRON,
    PHASES,
    PICK_WONDERS,
    TRACK,
    WIDTH,
    WONDER,
    Table,
    locked,
)
from mansard.games.skyrise.tables import DISTRICT_COLOURS, HEIGHTS, LETTERS, PANORAMAS
from mansard.kernel.bits import has, members


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
        "islands": written_islands(t),
        "districts": district_colours(t),
        "bridges": [[t.box.districts[a], t.box.districts[b]] for a, b in t.layout.bridge_ends],
        "panoramas": [PANORAMAS[card] for card in t.panoramas],
        "patrons": {LETTERS[x]: t.patrons[x] if has(letters, x) else None for x in range(4)},
        "discs": written_discs(t),
        "chosen": t.box.districts[t.chosen] if t.chosen >= 0 else None,
        "bids": written_bids(t) if t.bids else [],
        "passed": list(members(t.passed)),
        "finish_order": list(t.finish_order),
        "seats": [view_seat(t, other, seat) for other in range(t.players)],
    }


def district_colours(t: Table) -> dict[str, str]:
    """§2.9 The districts in play with their colours."""
    return {t.box.districts[d]: DISTRICT_COLOURS[t.box.colour[d]] for d in members(t.layout.districts)}


def view_seat(t: Table, other: i64, seat: i64) -> dict[str, Any]:
    """§7.1 One player as another seat sees it."""
    open_objective = has(objectives_known(t, seat), other)
    row = other * WIDTH
    return {
        "colour": t.box.colours[t.colours[other]],
        "available": written_pieces(t, other, t.available[other]),
        "locked": locked_names(t, other),
        "heights": heights(t, other),
        "structures": written_structures(t, other),
        "objective": DISTRICT_COLOURS[t.objectives[other]] if open_objective else None,
        "objective_shown": has(t.shown, other),
        "hand": written_cards(t.hands[other]) if other == seat else None,
        "has_picked": t.phase == PICK_WONDERS and t.picks[other] != 0,
        "chosen": written_cards(t.picks[other]) if t.era == 2 or other == seat else None,
        "initiative": initiative(t, other) // 100 if t.era == 2 else None,
        "track_values": track_values(t, other),
        "scored": t.boards[row + CONTROL] + t.boards[row + PANORAMA] + t.boards[row + WONDER],
        "standing": standing(t, other, seat),
        **written_board(t, other),
    }


def heights(t: Table, seat: i64) -> dict[str, str]:
    """§2.2 The heights of the player's buildings by number."""
    row = t.colours[seat] * 12
    return {str(t.box.numbers[row + k]): HEIGHTS[t.box.heights[row + k]] for k in range(12)}


def track_values(t: Table, seat: i64) -> dict[str, int]:
    """§2.4 What a structure in each colour is worth to the player now."""
    row = seat * WIDTH + TRACK
    return {DISTRICT_COLOURS[c]: t.box.track_value[t.boards[row + c]] for c in range(4)}


def locked_names(t: Table, seat: i64) -> list[str]:
    """The locked buildings by number; the wonder has no card yet and is not listed."""
    return written_pieces(t, seat, locked(t, seat) & 0xFFF)


def standing(t: Table, other: i64, seat: i64) -> list[list[object]]:
    """The score of a player if the game ended now, as far as the seat knows it."""
    letters = patrons_known(t, seat)
    parts: list[list[object]] = []
    for source, points in breakdown(t, other):
        if source == "objective" and not has(objectives_known(t, seat), other):
            points = 0
        if source == "patrons":
            row = other * WIDTH + PATRON
            points = sum([t.boards[row + x] * t.patrons[x] for x in range(4) if has(letters, x)])
        parts.append([source, points])
    return parts
