"""§4.0 What the table is made of, declared once: saved, read, checked and observed (kernel/columns.py)."""

from typing import Final

from mansard.games.paris.saving import (
    written_end_takes,
    written_keys,
    written_landmarks,
    written_lost,
    written_stacks,
    written_tiles,
    written_tokens,
    written_track,
)
from mansard.games.paris.state import (
    ASSISTANT,
    BANKS,
    FRANCS,
    HAND,
    KEYS,
    MAIN,
    PHASES,
    RES,
    RESERVE,
    SOURCES,
    STAR,
    TWICE,
    UNUSED,
    USED,
    VP_EIGHTS,
    WIDTH,
)
from mansard.games.paris.tables import PRESTIGE, RESOURCES, Box
from mansard.games.paris.tensor import CHAIR, PARTS
from mansard.kernel.columns import (
    Choice,
    Column,
    Counts,
    Everybody,
    Flag,
    Group,
    Numbers,
    Odd,
    Packed,
    Placed,
    Seat,
    Shown,
    Size,
    Whole,
    Word,
    Words,
)
from mansard.kernel.declared import Columns
from mansard.kernel.tensor import MANY

SCREEN: Final = 2  # who may look behind a player's screen (§7.1)
UNKNOWN: Final = -1  # follows from the rest of a position, if it is not given


def declared(box: Box) -> Columns:
    """All columns for a box."""
    return Columns(of_table(box), of_seat(box), PARTS, CHAIR, int(WIDTH))


def of_table(box: Box) -> list[Column]:
    """What belongs to nobody."""
    return [
        Choice("setup", "random", ["basic", "random"]),
        Choice("placement", "free", ["fixed", "free"]),
        Choice("screens", "open_screens", ["closed", "open"]),
        Whole("round", "round", 1, MANY).seen(),
        Whole("last_round", "last_round", 1, MANY, none=0).seen("0 until the last end token is taken"),
        Seat("first", "first").seen("the first player"),
        Seat("turn", "turn"),
        Word("phase", "phase", PHASES, int(MAIN)).seen("what must be decided (`PHASES` in `state.py`)"),
        Word("back", "back", PHASES, among=["main", "bonus", "post"]).seen(
            "the phase after the choice of a bonus tile"
        ),
        Word("drawn", "drawn", box.spaces).seen("the tile to be sited"),
        Odd("tiles", written_tiles),
        Odd("lost", written_lost),
        Odd("stacks", written_stacks),
        Odd("tokens", written_tokens),
        Counts("reserve", "stock", RESOURCES, 6, UNKNOWN).seen(
            "the resource reserve: wood, marble, gold", most=99
        ),
        Odd("landmarks", written_landmarks),
        Placed("vp_tiles", "vp_at", box.districts, box.vp_tiles, "district"),
        Odd("track", written_track),
        Odd("end_takes", written_end_takes),
        Words("end_spent", "spent", box.end_tokens).seen("end tokens in the common discard"),
        Group("move", "source", of_move(box)),
        Everybody(),
    ]


def of_move(box: Box) -> list[Column]:
    """§4.5 The move of a key that is under way."""
    places = [*box.districts, "arc", *box.names]
    return [
        Word("from", "source", places).seen(
            "the key that moves: six banks, the arch, 44 properties", part="move_from"
        ),
        Word("to", "target", box.names).seen("its target", part="move_to"),
        Packed("need", "need", RESOURCES, 6, bits=4, down=True).seen(
            "resources still due", part="move_need", most=15
        ),
        Flag("second_half", "second_half").seen(
            "half of bonus 21 or 19 is still free", part="move_second_half"
        ),
        Numbers("open_slots", "open_slots", 1, 3, base=1).seen(
            "open slots of the landmark", part="move_slots"
        ),
    ]


def of_seat(box: Box) -> list[Column]:
    """What a player has: first what lies behind the screen."""
    hidden = "0 if hidden"
    banks = [*box.districts, "arc"]
    return [
        Shown(FRANCS).seen("the seat may look behind the screen", SCREEN, "shown"),
        Whole("francs", FRANCS, 0, MANY, int(box.start_francs)).seen(hidden, SCREEN),
        Counts("resources", RES, RESOURCES, 6).seen(hidden, SCREEN, most=99),
        Counts("prestige", STAR, PRESTIGE, 6).seen(hidden, SCREEN, most=99),
        Numbers("unused", UNUSED, 1, 30, base=1).seen(
            "bonus tiles behind the screen; empty if hidden", SCREEN
        ),
        Size(UNUSED, 30).seen(part="unused_count"),
        Numbers("used", USED, 1, 30, base=1).seen("bonus tiles in the own discard"),
        Whole("assistant", ASSISTANT, 0, 30).seen(most=99),
        Whole("hand", HAND, 0, 12, UNKNOWN).seen("keys in hand", most=99),
        Whole("key_reserve", RESERVE, 0, int(box.key_reserve), int(box.key_reserve)).seen(most=99),
        Odd("keys", written_keys),
        Words("", BANKS, banks).seen("keys on the six banks and the arch", part="banks"),
        Words("", KEYS, box.names).seen("properties with a key", part="keys"),
        Words("", TWICE, box.names).seen("properties with a second own key", part="keys_twice"),
        Counts("scored", VP_EIGHTS, SOURCES, MANY),
    ]
