"""§4.5-§4.7 Taking discs: tracks, visionary, wild discs and the Vault."""

from typing import Final

from mypy_extensions import i64

from mansard.games.skyrise.state import (
    COMMISSIONS,
    EXCESS,
    PATRON,
    PLACE_WILD,
    TRACK,
    WIDTH,
    WILD_ON,
    Table,
)
from mansard.games.skyrise.tables import COMMISSION, DISCS, DISTRICT_COLOURS, FIRST_PATRON, LETTERS, WILD
from mansard.kernel.bits import bit, has

VISIONARY: Final[i64] = 4


def take_disc(t: Table, seat: i64, place: i64) -> bool:
    """§4.5 Take the disc of a district, if there is one. False: a wild disc waits to be placed."""
    if not has(t.disc_at, place):
        return True
    t.disc_at &= ~bit(place)
    disc = t.discs[place]
    if t.log is not None:
        t.log.say("disc", [seat, DISCS[disc], t.box.districts[place], where_to(t, seat, disc)])
    if disc == WILD:
        t.phase = PLACE_WILD
        return False
    if disc == COMMISSION:
        t.boards[seat * WIDTH + COMMISSIONS] += 1
    elif disc >= FIRST_PATRON:
        take_patron(t, seat, disc - FIRST_PATRON)
    else:
        take_district_disc(t, seat, disc)
    return True


def where_to(t: Table, seat: i64, disc: i64) -> str:
    """§4.5 Where a disc goes, for the log: a track, the visionary, or a choice for a wild disc."""
    if disc == WILD:
        return "choice"
    if disc < FIRST_PATRON and t.boards[seat * WIDTH + TRACK + disc] < 4:
        return DISTRICT_COLOURS[disc]
    return "visionary"


def take_district_disc(t: Table, seat: i64, colour: i64) -> None:
    """§4.5 Onto its track if there is room, otherwise onto the visionary."""
    if t.boards[seat * WIDTH + TRACK + colour] < 4:
        t.boards[seat * WIDTH + TRACK + colour] += 1
    else:
        t.boards[seat * WIDTH + EXCESS] += 1


def take_patron(t: Table, seat: i64, letter: i64) -> None:
    """§4.5 The first disc of a letter tells its owner the tile's value."""
    column = seat * WIDTH + PATRON + letter
    if t.boards[column] == 0:
        t.reveals += 1
        if t.log is not None:
            t.log.whisper(bit(seat), "patron-learned", [seat, LETTERS[letter], t.patrons[letter]])
    t.boards[column] += 1


def place_wild(t: Table, seat: i64, where: i64) -> None:
    """§4.6 On a track the wild disc counts as a disc of that colour; on the visionary as excess."""
    if where == VISIONARY:
        t.boards[seat * WIDTH + EXCESS] += 1
    else:
        t.boards[seat * WIDTH + TRACK + where] += 1
    t.boards[seat * WIDTH + WILD_ON + where] += 1
    if t.log is not None:
        t.log.say("wild-placed", [seat, "visionary" if where == VISIONARY else DISTRICT_COLOURS[where]])
