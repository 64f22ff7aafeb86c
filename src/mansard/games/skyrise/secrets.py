"""§7 Who knows what: re-drawing everything that a seat may not know."""

from mypy_extensions import i64

from mansard.games.skyrise.setup import undealt
from mansard.games.skyrise.state import (
    HAND,
    OBJECTIVE,
    OVER,
    PICK_WONDERS,
    PICKS,
    WIDTH,
    Table,
    known_letters,
)
from mansard.kernel.bits import bit, has, mask_of, members
from mansard.kernel.chance import Stream


def redraw(t: Table, seat: i64, stream: Stream) -> None:
    """§7.3 Uniform over what the seat (-1: a spectator) could not tell from this."""
    if t.phase == OVER:
        return
    resample_patrons(t, seat, stream)
    resample_objectives(t, seat, stream)
    if t.era == 1:
        resample_hands(t, seat, stream)


def resample_patrons(t: Table, seat: i64, stream: Stream) -> None:
    """§7.3 The letters that the seat knows stay; the other values are dealt anew, whatever they were."""
    known = known_letters(t, seat) if seat >= 0 else 0
    unknown = [letter for letter in range(4) if not has(known, letter)]
    values = stream.shuffled(sorted([int(t.patrons[letter]) for letter in unknown]))
    patrons = t.patrons[:]
    for letter, value in zip(unknown, values, strict=True):
        patrons[letter] = value
    t.patrons = patrons


def resample_objectives(t: Table, seat: i64, stream: Stream) -> None:
    """§7.3 Own and revealed cards stay; the others are dealt anew."""
    fixed = objectives_known(t, seat)
    known: i64 = 0
    for other in members(fixed):
        known |= bit(t.boards[other * WIDTH + OBJECTIVE])
    deck = stream.shuffled(undealt(known, 4))
    for other in range(t.players):
        if not has(fixed, other):
            t.boards[other * WIDTH + OBJECTIVE] = deck.pop()


def resample_hands(t: Table, seat: i64, stream: Stream) -> None:
    """§7.3 The own hand stays, the others are dealt anew; who has chosen has chosen again."""
    mine = t.boards[seat * WIDTH + HAND] if seat >= 0 else 0
    deck = stream.shuffled(undealt(mine, 20))
    dealt = t.box.cards_dealt[t.players]
    for other in range(t.players):
        if other == seat:
            continue
        cards = [deck.pop() for _ in range(dealt)]
        t.boards[other * WIDTH + HAND] = mask_of(cards)
        if t.phase == PICK_WONDERS and t.boards[other * WIDTH + PICKS] != 0:
            t.boards[other * WIDTH + PICKS] = mask_of(cards[: t.box.cards_kept[t.players]])


def patrons_known(t: Table, seat: i64) -> i64:
    """§7.1 The letters whose value the seat (-1: a spectator) may see."""
    if t.phase == OVER:
        return 15
    return known_letters(t, seat) if seat >= 0 else 0


def objectives_known(t: Table, seat: i64) -> i64:
    """§7.1 The seats whose objective the seat (-1: a spectator) may see."""
    seats: i64 = 0
    for other in range(t.players):
        if has(t.known(seat, other), 2):
            seats |= bit(other)
    return seats
