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
    PHASES,
    PICK_WONDERS,
    WIDTH,
    WONDER,
    Table,
    locked,
)
from mansard.games.skyrise.tables import DISTRICT_COLOURS, LETTERS, PANORAMAS
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
        "panoramas": [PANORAMAS[card] for card in t.panoramas],
        "patrons": {LETTERS[x]: t.patrons[x] if has(letters, x) else None for x in range(4)},
        "discs": written_discs(t),
        "chosen": t.box.districts[t.chosen] if t.chosen >= 0 else None,
        "bids": written_bids(t),
        "passed": list(members(t.passed)),
        "finish_order": list(t.finish_order),
        "seats": [view_seat(t, other, seat) for other in range(t.players)],
    }


def view_seat(t: Table, other: i64, seat: i64) -> dict[str, Any]:
    """§7.1 One player as another seat sees it."""
    open_objective = has(objectives_known(t, seat), other)
    row = other * WIDTH
    return {
        "colour": t.box.colours[t.colours[other]],
        "available": written_pieces(t, other, t.available[other]),
        "locked": locked_names(t, other),
        "structures": written_structures(t, other),
        "objective": DISTRICT_COLOURS[t.objectives[other]] if open_objective else None,
        "objective_shown": has(t.shown, other),
        "hand": written_cards(t.hands[other]) if other == seat else None,
        "has_picked": t.phase == PICK_WONDERS and t.picks[other] != 0,
        "chosen": written_cards(t.picks[other]) if t.era == 2 or other == seat else None,
        "initiative": initiative(t, other) // 100 if t.era == 2 else None,
        "scored": t.boards[row + CONTROL] + t.boards[row + PANORAMA] + t.boards[row + WONDER],
        "standing": standing(t, other, seat),
        **written_board(t, other),
    }


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
            points = sum(t.boards[other * WIDTH + 9 + x] * t.patrons[x] for x in range(4) if has(letters, x))
        parts.append([source, points])
    return parts
