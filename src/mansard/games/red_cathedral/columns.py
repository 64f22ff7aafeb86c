"""§4.1 What the table is made of, declared once: saved, read, checked and observed (kernel/columns.py)."""

from mansard.games.red_cathedral.saving import (
    DEALS_NAMED,
    written_banners,
    written_board,
    written_colour,
    written_dice,
    written_gain,
    written_plan,
    written_sections,
    written_slots,
)
from mansard.games.red_cathedral.state import (
    MAIN,
    ORNAMENT,
    PHASES,
    PILE,
    POS,
    RUBLES_OF,
    SLOT,
    TURNS,
    UP,
    WIDTH,
)
from mansard.games.red_cathedral.tables import (
    ACTIONS,
    DICE,
    MATERIALS,
    ORNAMENTS,
    RESOURCES,
    SECTIONS,
    SLOTS,
    Box,
)
from mansard.games.red_cathedral.tensor import ALONE, CHAIR, PARTS
from mansard.kernel.columns import (
    Column,
    Counts,
    Everybody,
    Flag,
    Named,
    Odd,
    Packed,
    Seat,
    Whole,
    Wholes,
    Word,
    Words,
)
from mansard.kernel.declared import Columns
from mansard.kernel.tensor import MANY


def declared(box: Box) -> Columns:
    """All columns for a box; in solo the Rival has the second chair."""
    return Columns(of_table(box), of_seat(box), PARTS, CHAIR, int(WIDTH), ALONE, chairs=2)


def of_table(box: Box) -> list[Column]:
    """What belongs to nobody."""
    return [
        Odd("plan", written_plan),
        Named("tiles", "tiles", 8, RESOURCES),
        Named("guilds", "guilds", 4, box.guild_cards),
        Odd("dice", written_dice),
        Packed("supply", "supply", MATERIALS, 40, bits=8, zeros=False).seen("materials", most=200),
        Odd("sections", written_sections),
        Words("", "completed", SECTIONS).seen(part="section_completed"),
        Word("phase", "phase", PHASES, int(MAIN)).seen("what must be decided (`PHASES` in `state.py`)"),
        Seat("turn", "turn").seen("whose turn it is"),
        Seat("finisher", "finisher", nobody=True).seen("who has ended the game"),
        *of_turn(box),
        Everybody(),
    ]


def of_turn(box: Box) -> list[Column]:
    """§4.1 The turn that is under way."""
    return [
        Word("claiming", "chosen", SECTIONS).seen("the section being claimed"),
        Word("token", "token", box.tokens),
        Whole("budget", "budget", 0, 6).seen("deliveries left", most=99),
        Flag("delivered", "made").seen("a delivery was made in this step"),
        Word("moved", "moved", DICE).seen("the die moved to the market"),
        Words("deals", "deals", DEALS_NAMED).seen("deals used: take, influence, workshop"),
        Flag("rerolled", "rerolled").seen(),
        Word("action", "action", ACTIONS).seen("the guild action in progress"),
        Odd("gain", written_gain),
    ]


def of_seat(box: Box) -> list[Column]:
    """What a player has."""
    return [
        Odd("colour", written_colour),
        Odd("board", written_board),
        Whole("position", POS, 0, MANY, int(box.start)).seen("of the score marker", least=-MANY),
        Whole("rubles", RUBLES_OF, 0, 99999).seen(most=MANY),
        Packed("storage", PILE, MATERIALS, 40, bits=8, zeros=False).seen("materials", most=10),
        Odd("banners", written_banners),
        Odd("slots", written_slots),
        Words("", UP, SLOTS).seen("slots with a face-up token", part="slots_up"),
        Wholes("", SLOT, 6, -1, len(box.tokens) - 1, default=-1),
        Counts("ornaments", ORNAMENT, ORNAMENTS, 2).seen("available doors, arches, crosses"),
        Whole("turns", TURNS, 0, 999).seen("turns taken", most=100),
    ]
