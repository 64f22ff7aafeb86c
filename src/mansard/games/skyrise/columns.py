"""§4.1 What the table is made of, declared once: saved, read, checked and observed (kernel/columns.py)."""

from typing import Final

from mansard.games.skyrise.moves import CARDS
from mansard.games.skyrise.saving import (
    written_available,
    written_bids,
    written_discs,
    written_islands,
    written_order,
    written_structures,
)
from mansard.games.skyrise.state import (
    COLOUR,
    COMMISSIONS,
    CONTROL,
    EXCESS,
    HAND,
    KEYS,
    OBJECTIVE,
    PATRON,
    PHASES,
    PICKS,
    SHOWN,
    TRACK,
    WIDTH,
    WILD_ON,
)
from mansard.games.skyrise.tables import DISTRICT_COLOURS, LETTERS, PANORAMAS, Box
from mansard.games.skyrise.tensor import CHAIR, PARTS
from mansard.kernel.columns import (
    OWN,
    Column,
    Counts,
    Everybody,
    Flag,
    Named,
    Odd,
    Seat,
    Seats,
    Whole,
    Wholes,
    Word,
    Words,
)
from mansard.kernel.declared import Columns
from mansard.kernel.tensor import MANY

# Who may know what (§7.1, `Table.known`).
WHO_KNOWS_OBJECTIVE: Final = 2
WHO_KNOWS_PICK: Final = 3


def declared(box: Box) -> Columns:
    """All columns for a box."""
    return Columns(of_table(box), of_seat(box), PARTS, CHAIR, int(WIDTH))


def of_table(box: Box) -> list[Column]:
    """What belongs to nobody."""
    return [
        Odd("islands", written_islands),
        Named("panoramas", "panoramas", 2, PANORAMAS),
        Counts("patrons", "patrons", LETTERS, 99),
        Odd("discs", written_discs),
        Whole("era", "era", 1, 2).seen("1 or 2"),
        Word("phase", "phase", PHASES, needed=True).seen(
            "what must be decided (in the order of `PHASES` in `state.py`)"
        ),
        Seat("turn", "turn"),
        Seat("opener", "opener").seen("the chair that opened the auction"),
        Word("chosen", "chosen", box.districts).seen("the district between the two halves of a bid"),
        Odd("bids", written_bids),
        Seats("passed", "passed").seen("chairs that have passed"),
        Flag("effect_due", "effect_due"),
        Odd("finish_order", written_order),
        Everybody(needed=True),
    ]


def of_seat(box: Box) -> list[Column]:
    """What a player has."""
    return [
        Word("colour", COLOUR, box.colours, needed=True).seen("the player's colour"),
        Odd("available", written_available),
        Odd("structures", written_structures),
        Word("objective", OBJECTIVE, DISTRICT_COLOURS, needed=True).seen(
            "colour of the objective, if known", WHO_KNOWS_OBJECTIVE
        ),
        Flag("objective_shown", SHOWN).seen("the objective lies open"),
        Words("hand", HAND, CARDS).seen("dealt wonder cards; own only", OWN),
        Words("chosen", PICKS, CARDS).seen(
            "chosen wonder cards; others' from era 2 on", WHO_KNOWS_PICK, part="chosen_cards"
        ),
        Counts("scored", CONTROL, ["control", "panoramas", "wonders"], MANY),
        Counts("tracks", TRACK, DISTRICT_COLOURS, 4).seen("discs on the tracks", most=99),
        Wholes("wilds", WILD_ON, 5, 0, 2).seen("wild ones among them, the visionary last", most=99),
        Counts("patrons", PATRON, LETTERS, 4).seen("by letter", part="patron_discs", most=99),
        Whole("excess", EXCESS, 0, 60).seen("discs on the visionary", most=99),
        Whole("commissions", COMMISSIONS, 0, 2).seen("commission discs", most=99),
        Words("keys", KEYS, ["large", "small"]).seen("large, small"),
    ]
