"""A position as plain values and back: readable enough to be written by hand."""

from librt.vecs import append
from mypy_extensions import i64

from mansard.games.skyrise.moves import CARDS, card_name, piece_name, piece_named
from mansard.games.skyrise.state import (
    COLOUR,
    HAND,
    OPEN_PIECE,
    PICKS,
    RESPOND_PIECE,
    WIDTH,
    Table,
    every_piece,
    lift_ban,
)
from mansard.games.skyrise.tables import DISCS, HEIGHTS
from mansard.kernel.bits import bit, has, mask_of, members
from mansard.kernel.fields import Fields

# ---------------------------------------------------------------------- writing


def written_islands(t: Table) -> list[str | None]:
    """The island in each slot."""
    return [t.box.islands[i] if i >= 0 else None for i in t.layout.islands]


def written_discs(t: Table) -> dict[str, str]:
    """The discs that still lie in districts."""
    return {t.box.districts[d]: DISCS[t.discs[d]] for d in members(t.disc_at)}


def written_bids(t: Table) -> list[dict[str, object]]:
    """The bids of the auction in order, also the winning one while its resolution waits."""
    bids: list[dict[str, object]] = []
    for i in range(t.bid_count):
        code = t.bid_list[i]
        seat = code // 1024
        piece = code // 64 % 16
        bids.append(
            {"seat": seat, "piece": piece_name(t, seat, piece), "district": t.box.districts[code % 64]}
        )
    return bids


def written_structures(t: Table, seat: i64) -> dict[str, str]:
    """A seat's structures: the district with the height of the building or the wonder's card."""
    structures: dict[str, str] = {}
    for place in members(t.owned[seat]):
        structures[t.box.districts[place]] = structure_name(t, seat, place)
    return structures


def structure_name(t: Table, seat: i64, place: i64) -> str:
    """`low`, `medium`, `tall`, or the wonder's card."""
    for k in range(2):
        if t.wonder_at[seat * 2 + k] == place:
            return card_name(int(t.cards[seat * 2 + k]))
    if has(t.tall, place):
        return "tall"
    return "medium" if has(t.medium, place) else "low"


def written_pieces(t: Table, seat: i64, pieces: i64) -> list[str]:
    """Pieces by name."""
    return [piece_name(t, seat, piece) for piece in members(pieces)]


def written_cards(cards: i64) -> list[str]:
    """Wonder cards by name."""
    return [card_name(int(card)) for card in members(cards)]


def written_available(t: Table, seat: i64) -> list[str]:
    """The pieces of a seat that can be bid."""
    return written_pieces(t, seat, t.available[seat])


def written_order(t: Table) -> list[int]:
    """Who has finished, in order."""
    return list(t.finish_order)


# ---------------------------------------------------------------------- reading


def complete(t: Table, fields: Fields, seats: list[Fields]) -> None:
    """What is no column, and what follows from the rest."""
    if not fields.has("opener"):
        t.opener = t.turn
    read_board(t, fields)
    for seat, row in enumerate(seats):
        t.tall_pieces[seat] = t.box.tall[t.boards[seat * WIDTH + COLOUR]]
        if t.era == 2:
            read_wonders(t, seat, row)
        read_structures(t, seat, row)
        read_available(t, seat, row)
    if t.era == 1:
        deal_missing_hands(t, seats)
    read_auction(t, fields)
    lift_ban(t)


def deal_missing_hands(t: Table, rows: list[Fields]) -> None:
    """A hand that is not given is dealt from the lowest cards that nobody holds."""
    taken = 0
    for seat in range(t.players):
        taken |= t.boards[seat * WIDTH + HAND]
    deck = [card for card in range(20) if taken & bit(card) == 0]
    for seat, row in enumerate(rows):
        if not row.has("hand"):
            dealt = t.box.cards_dealt[t.players]
            t.boards[seat * WIDTH + HAND] = mask_of(deck[:dealt])
            deck = deck[dealt:]


def read_board(t: Table, fields: Fields) -> None:
    """Islands, shared cards, patron tiles, discs."""
    t.layout = t.box.layout(read_islands(t, fields))
    if t.panoramas[0] == t.panoramas[1]:
        raise fields.error("panoramas", "the two cards must differ")
    if sorted(t.patrons) != sorted(t.box.patron_values):
        raise fields.error("patrons", f"the values must be {t.box.patron_values} in some order")
    discs = fields.table("discs", default={})
    for name, place in discs.places(t.box.districts, "district"):
        t.discs[place] = discs.index(name, DISCS)
        t.disc_at |= bit(place)


def read_islands(t: Table, fields: Fields) -> list[int]:
    """The islands in their slots: as many as players."""
    default = [*t.box.islands[1 : t.players + 1], None, None][:4]
    islands: list[int] = []
    for i, name in enumerate(fields.items("islands", 4, default=default)):
        if name is not None and name not in t.box.islands[1:]:
            raise fields.error(f"islands[{i}]", f"{name!r} is none of {', '.join(t.box.islands[1:])}")
        islands.append(-1 if name is None else t.box.islands.index(name))
    used = [island for island in islands if island >= 0]
    if len(used) != t.players or len(set(used)) != len(used):
        raise fields.error("islands", f"{t.players} different islands were expected")
    return islands


def read_wonders(t: Table, seat: i64, fields: Fields) -> None:
    """§4.8 In era 2 the chosen cards are the seat's wonder pieces."""
    kept = t.box.cards_kept[t.players]
    chosen = members(t.boards[seat * WIDTH + PICKS])
    if len(chosen) != kept:
        raise fields.error("chosen", f"{kept} wonder cards were expected in era 2")
    for k in range(len(chosen)):
        t.cards[seat * 2 + k] = chosen[k]
        if has(t.box.studio, chosen[k]):
            t.tall_pieces[seat] |= bit(12 + k)


def read_structures(t: Table, seat: i64, fields: Fields) -> None:
    """The seat's structures by district."""
    structures = fields.table("structures", default={})
    for name, place in structures.places(t.box.districts, "district"):
        kind = structures.choice(name, HEIGHTS + CARDS)
        if not has(t.layout.districts, place):
            raise structures.error(name, "its island is not in play")
        if has(t.structures, place):
            raise structures.error(name, "another structure stands there")
        put_structure(t, seat, place, kind, structures)


def put_structure(t: Table, seat: i64, place: i64, kind: str, fields: Fields) -> None:
    """Stand a structure into a district."""
    spot = bit(place)
    t.structures |= spot
    t.owned[seat] |= spot
    t.near |= t.layout.adjacent[place]
    if kind in HEIGHTS:
        t.low |= spot if kind == "low" else 0
        t.medium |= spot if kind == "medium" else 0
        t.tall |= spot if kind == "tall" else 0
        return
    card: i64 = CARDS.index(kind)
    for k in range(2):
        if t.cards[seat * 2 + k] == card:
            t.wonder_at[seat * 2 + k] = place
            if has(t.box.studio, card):
                t.tall |= spot
            if has(t.box.hammer, card):
                t.hammer_at = place
                t.hammer_owner = seat
            return
    raise fields.error(t.box.districts[place], f"{kind} is not among the seat's chosen wonders")


def read_available(t: Table, seat: i64, fields: Fields) -> None:
    """The pieces that can be bid; by default all that the era gives."""
    if not fields.has("available"):
        t.available[seat] = t.box.first_era[t.boards[seat * WIDTH + COLOUR]] if t.era == 1 else every_piece(t)
        return
    pieces: i64 = 0
    for i, name in enumerate(fields.items("available")):
        piece = piece_named(t, seat, str(name))
        if piece < 0:
            raise fields.error(f"available[{i}]", f"the seat has no piece {name!r}")
        pieces |= bit(piece)
    t.available[seat] = pieces


def read_auction(t: Table, fields: Fields) -> None:
    """The auction that is under way, and who has finished."""
    for seat in fields.wholes("finish_order", None, 0, int(t.players) - 1, default=[]):
        t.finish_order = append(t.finish_order, seat)
        t.finished |= bit(seat)
    for bid in fields.tables("bids", default=[]):
        read_bid(t, bid)


def read_bid(t: Table, fields: Fields) -> None:
    """One bid; the pieces lie in their districts until the auction is resolved."""
    seat: i64 = fields.whole("seat", 0, int(t.players) - 1)
    piece = piece_named(t, seat, str(fields.any("piece")))
    if piece < 0:
        raise fields.error("piece", "the seat has no such piece")
    place: i64 = t.box.districts.index(fields.choice("district", t.box.districts))
    fields.done()
    if t.bid_count >= 52:
        raise fields.error("", "there cannot be so many bids")
    t.bid_list[t.bid_count] = seat * 1024 + piece * 64 + place
    t.bid_count += 1
    t.last_owner = seat
    t.last_piece = piece
    t.last_place = place
    if OPEN_PIECE <= t.phase <= RESPOND_PIECE:
        t.bids |= bit(place)
        t.lying[seat] |= bit(piece)
