"""§2, §4 What the table is made of, declared once: saved, read and checked (kernel/columns.py)."""

from typing import Final

from mansard.games.small_city.grid import CELL_NAMES
from mansard.games.small_city.names import CARDS, CONDITIONS, KINDS, LEVELLED, LEVELS, SIDES
from mansard.games.small_city.saving import (
    written_ban,
    written_bottom,
    written_cemeteries,
    written_circle,
    written_citizens,
    written_discs,
    written_marks,
    written_mayor,
    written_stores,
    written_tiles,
)
from mansard.games.small_city.state import (
    BUILT,
    CARD,
    DEALT,
    DRAWN,
    EMPLOYMENT,
    HALL_AT,
    PROMISE,
    SEEN,
    SIDE,
    SPECIALS,
    STEP,
    WHO_PLAYS_ALONE,
    WHO_SEES_STEP,
    WIDTH,
)
from mansard.games.small_city.steps import BUILD, PHASES, STEPS
from mansard.games.small_city.tables import Box
from mansard.games.small_city.tensor import CHAIR, PARTS
from mansard.games.small_city.tracks import ABOUT_TRACKS, PENDING, TRACKS, side_by_side
from mansard.kernel.columns import (
    OWN,
    Choice,
    Column,
    Counts,
    Everybody,
    Group,
    Numbers,
    Odd,
    Seat,
    Size,
    Whole,
    Word,
    Words,
)
from mansard.kernel.declared import Columns
from mansard.kernel.tensor import MANY

NOBODY: Final = -1


def declared(box: Box) -> Columns:
    """All columns for a box."""
    return Columns(of_table(box), of_seat(), PARTS, CHAIR, int(WIDTH))


def of_table(box: Box) -> list[Column]:
    """What belongs to nobody."""
    return [
        Choice("mode", "advanced", ["basic", "advanced"]).seen("the advanced game", part="advanced"),
        Word("condition", "condition", CONDITIONS, needed=True).seen(", ".join(CONDITIONS)),
        Word("level", "level", LEVELS, needed=True).seen("solo level", WHO_PLAYS_ALONE),
        Choice("council", "council_side", SIDES).seen(part="council_side"),
        Whole("round", "round", 1, int(box.rounds)).seen(most=20),
        Word("phase", "phase", PHASES, int(BUILD), needed=True).seen("`PHASES` in `steps.py`"),
        Whole("place", "place", 0, 4),
        Seat("host", "host").seen(),
        Whole("last_host", "last_host", NOBODY, 3),
        Odd("mayor", written_mayor),
        Odd("circle", written_circle),
        Words("face_down", "face_down", CARDS).seen("action cards of the other rounds; solo"),
        Counts("stock", "stock", KINDS, 99, low=-99, zeros=False),
        Counts("removed", "removed", KINDS, 99, low=-99, zeros=False),
        Numbers("special_fresh", "fresh", 1, 16),
        Odd("special_bottom", written_bottom),
        Everybody(needed=True),
        Odd("ban", written_ban),
        Odd("marks", written_marks),
    ]


def of_seat() -> list[Column]:
    """What a player has."""
    tracks: list[Column] = [Whole(name, int(at), 0, MANY) for name, at in TRACKS]
    pending: list[Column] = [Whole(name, int(at), NOBODY, MANY) for name, at in PENDING]
    return [
        Choice("side", SIDE, SIDES).seen("0 easy, 1 hard"),
        *tracks,
        side_by_side(TRACKS).seen(ABOUT_TRACKS, part="tracks", least=-MANY),
        Whole("employment", EMPLOYMENT, 0, 99).seen("citizens in the employment centre", most=60),
        Word("card", CARD, CARDS, NOBODY).seen("the action card taken"),
        Odd("discs", written_discs),
        Whole("promise", PROMISE, 0, 16),
        Numbers("dealt", DEALT, 1, 16),
        Numbers("specials", SPECIALS, 1, 16).seen("special promises held; others' at the end", OWN),
        Size(SPECIALS, 16).seen(part="special_count"),
        Numbers("seen", SEEN, 1, 16),
        Numbers("drawn", DRAWN, 1, 16),
        Words("built", BUILT, KINDS[LEVELLED:]).seen("single buildings ever built"),
        Word("hall_at", HALL_AT, CELL_NAMES, NOBODY),
        Word("step", STEP, STEPS, needed=True).seen(
            "what the player decides (`STEPS`); empty behind a screen", WHO_SEES_STEP
        ),
        Group("pending", "", pending, sparse=True),
        side_by_side(PENDING).seen(
            "the decision under way (`PENDING` in `tracks.py`); 0 behind a screen",
            WHO_SEES_STEP,
            part="pending",
            least=-MANY,
        ),
        Odd("tiles", written_tiles),
        Odd("citizens", written_citizens),
        Odd("cemeteries", written_cemeteries),
        Odd("stores", written_stores),
    ]
