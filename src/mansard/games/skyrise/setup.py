"""§3 Set-up: islands, discs, cards, patron tiles, the first opener."""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.skyrise.auction import begin_auction
from mansard.games.skyrise.state import COLOUR, HAND, OBJECTIVE, WIDTH, Table
from mansard.kernel.bits import bit, mask_of, members
from mansard.kernel.chance import Stream


def lay_out(t: Table, colours: list[str], stream: Stream) -> None:
    """§3 All steps in order; every draw comes from one stream."""
    give_colours(t, colours, stream)
    place_islands(t, stream)
    lay_discs(t, stream)
    deal_wonder_cards(t, stream)
    deal_objectives(t, stream)
    t.panoramas = vec[i64](sorted(stream.sample([0, 1, 2, 3, 4], 2)))
    t.patrons = vec[i64](stream.shuffled(t.box.patron_values))
    give_pieces(t)
    t.opener = stream.below(int(t.players))
    t.rng = stream.key()
    begin_auction(t)


def give_colours(t: Table, colours: list[str], stream: Stream) -> None:
    """§3.1 Chosen colours stay, the other seats draw from the unused."""
    unused = [c for c in range(4) if t.box.colours[c] not in colours]
    drawn = stream.shuffled(unused)
    for seat, colour in enumerate(colours):
        given = t.box.colours.index(colour) if colour in t.box.colours else drawn.pop()
        t.boards[seat * WIDTH + COLOUR] = given


def place_islands(t: Table, stream: Stream) -> None:
    """§3.2 As many outer islands as players, in any slots (R28)."""
    islands = stream.sample([1, 2, 3, 4], int(t.players))
    slots = stream.sample([0, 1, 2, 3], int(t.players))
    placed = [-1, -1, -1, -1]
    for slot, island in zip(slots, islands, strict=True):
        placed[slot] = island
    t.layout = t.box.layout(placed)


def lay_discs(t: Table, stream: Stream) -> None:
    """§3.3 One disc into every district."""
    bag: list[int] = []
    for disc, count in enumerate(t.box.disc_counts[t.players]):
        bag += [disc] * count
    laid = [-1] * 60
    for place, disc in zip(members(t.layout.districts), stream.shuffled(bag), strict=True):
        laid[place] = disc
    t.discs = vec[i64](laid)
    t.disc_at = t.layout.districts


def deal_wonder_cards(t: Table, stream: Stream) -> None:
    """§3.4 Three cards each, five with two players; the rest is out of the game unseen."""
    dealt = t.box.cards_dealt[t.players]
    deck = stream.shuffled(list(range(20)))
    for seat in range(t.players):
        t.boards[seat * WIDTH + HAND] = mask_of(deck[seat * dealt : seat * dealt + dealt])


def deal_objectives(t: Table, stream: Stream) -> None:
    """§3.5 One secret card each; the others are out of the game unseen."""
    for seat, colour in enumerate(stream.sample([0, 1, 2, 3], int(t.players))):
        t.boards[seat * WIDTH + OBJECTIVE] = colour


def give_pieces(t: Table) -> None:
    """§3.9 The era 1 buildings are available; the tall ones are known for the Hammer's ban."""
    for seat in range(t.players):
        colour = t.boards[seat * WIDTH + COLOUR]
        t.available[seat] = t.box.first_era[colour]
        t.tall_pieces[seat] = t.box.tall[colour]


def undealt(taken: i64, count: i64) -> list[int]:
    """The cards of a deck that are not among these."""
    return [card for card in range(count) if taken & bit(card) == 0]
