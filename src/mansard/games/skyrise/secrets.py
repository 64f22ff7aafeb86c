"""§7 Who knows what: re-drawing everything that a seat may not know."""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.skyrise.setup import undealt
from mansard.games.skyrise.state import OVER, PICK_WONDERS, Table, known_letters, seats_mask, with_value
from mansard.kernel.bits import bit, has, mask_of
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
    fixed = t.shown | (bit(seat) if seat >= 0 else 0)
    known: i64 = 0
    for other in range(t.players):
        if has(fixed, other):
            known |= bit(t.objectives[other])
    deck = stream.shuffled(undealt(known, 4))
    objectives = t.objectives[:]
    for other in range(t.players):
        if not has(fixed, other):
            objectives[other] = deck.pop()
    t.objectives = objectives


def resample_hands(t: Table, seat: i64, stream: Stream) -> None:
    """§7.3 The own hand stays, the others are dealt anew; who has chosen has chosen again."""
    mine = t.hands[seat] if seat >= 0 else 0
    deck = stream.shuffled(undealt(mine, 20))
    hands: list[int] = []
    dealt = t.box.cards_dealt[t.players]
    for other in range(t.players):
        if other == seat:
            hands.append(int(mine))
            continue
        cards = [deck.pop() for _ in range(dealt)]
        hands.append(mask_of(cards))
        if t.phase == PICK_WONDERS and t.picks[other] != 0:
            kept = mask_of(cards[: t.box.cards_kept[t.players]])
            t.picks = with_value(t.picks, other, kept)
    t.hands = vec[i64](hands)


def patrons_known(t: Table, seat: i64) -> i64:
    """§7.1 The letters whose value the seat (-1: a spectator) may see."""
    if t.phase == OVER:
        return 15
    return known_letters(t, seat) if seat >= 0 else 0


def objectives_known(t: Table, seat: i64) -> i64:
    """§7.1 The seats whose objective the seat (-1: a spectator) may see."""
    if t.phase == OVER:
        return seats_mask(t)
    return t.shown | (bit(seat) if seat >= 0 else 0)
