"""§4.3-§4.8 What may be done: bids and answers, places for discs, picks of cards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.skyrise.moves import (
    AT,
    BID,
    DECLINE,
    PAIR_MASKS,
    PASS,
    PICK,
    PICK_TWO,
    TAKE,
    WILD,
)
from mansard.games.skyrise.state import (
    ALL_BUILDINGS,
    COLOUR,
    HAND,
    OPEN_DISTRICT,
    OPEN_PIECE,
    OVER,
    PICK_WONDERS,
    PICKS,
    PLACE_WILD,
    RESPOND,
    RESPOND_PIECE,
    TRACK,
    VAULT_TAKE,
    WIDTH,
    Table,
    card_of,
    empty_districts,
    is_wonder,
)
from mansard.kernel.bits import bit, has, lowest, members, nth_bit, popcount

# ---------------------------------------------------------------------- action codes


def choices(t: Table) -> i64:
    """The sets of districts, pieces or tracks that the player to act may choose from."""
    seat = t.turn
    if t.phase == OPEN_DISTRICT:
        return opening_choices(t, seat)
    if t.phase == OPEN_PIECE:
        return pieces_to_open(t, seat, t.chosen)
    if t.phase == RESPOND:
        return answer_choices(t, seat)
    if t.phase == RESPOND_PIECE:
        return pieces_to_answer(t, seat, t.chosen)
    if t.phase == PLACE_WILD:
        return wild_choices(t, seat)
    return vault_choices(t, t.last_place)


def first_code(phase: i64) -> i64:
    """The code of choice 0 in a phase."""
    if phase == OPEN_DISTRICT or phase == RESPOND:
        return AT
    if phase == OPEN_PIECE or phase == RESPOND_PIECE:
        return BID
    if phase == PLACE_WILD:
        return WILD
    return TAKE


def way_out(phase: i64) -> i64:
    """The option that chooses nothing: pass or decline; -1 where there is none."""
    if phase == RESPOND:
        return PASS
    if phase == VAULT_TAKE:
        return DECLINE
    return -1


def options(t: Table, seat: i64) -> vec[i64]:
    """The legal actions of a seat: first the way out, then the choices in ascending order."""
    found = vec[i64]()
    if t.phase == PICK_WONDERS:
        return pick_options(t, seat)
    if t.phase == OVER or seat != t.turn:
        return found
    out = way_out(t.phase)
    if out >= 0:
        found = append(found, out)
    first = first_code(t.phase)
    rest = choices(t)
    while rest:
        found = append(found, first + lowest(rest))
        rest &= rest - 1
    return found


def random_option(t: Table, seat: i64, word: i64) -> i64:
    """`options(t, seat)[word * n >> 32]` without making the list."""
    if t.phase == PICK_WONDERS:
        picks = pick_options(t, seat)
        return picks[word * len(picks) >> 32]
    mask = choices(t)
    out = way_out(t.phase)
    if out < 0:
        return first_code(t.phase) + nth_bit(mask, word * popcount(mask) >> 32)
    k = word * (popcount(mask) + 1) >> 32
    return out if k == 0 else first_code(t.phase) + nth_bit(mask, k - 1)


def pick_options(t: Table, seat: i64) -> vec[i64]:
    """§4.8 One card of the hand, or with 2 players an unordered pair (R34)."""
    found = vec[i64]()
    if t.boards[seat * WIDTH + PICKS] != 0:
        return found
    hand = t.boards[seat * WIDTH + HAND]
    if t.box.cards_kept[t.players] == 1:
        for card in members(hand):
            found = append(found, PICK + card)
    else:
        for pair in range(len(PAIR_MASKS)):
            if hand & PAIR_MASKS[pair] == PAIR_MASKS[pair]:
                found = append(found, PICK_TWO + pair)
    return found


# ---------------------------------------------------------------------- §4.3 bids


def open_districts(t: Table) -> i64:
    """§4.3 O: an opening bid lies on the hub or next to any structure."""
    return empty_districts(t) & (0xF | t.near)


def ban(t: Table, seat: i64) -> i64:
    """§4.3 B(p): opponents may not bid tall buildings next to the built Hammer."""
    if t.hammer_at < 0 or t.hammer_owner == seat or t.ban_lifted != 0:
        return 0
    return t.layout.adjacent[t.hammer_at]


def wonder_pieces(t: Table, seat: i64, cards: i64) -> i64:
    """The available wonder pieces of a seat whose card is one of these."""
    pieces: i64 = 0
    for piece in range(12, 14):
        if has(t.available[seat], piece) and has(cards, card_of(t, seat, piece)):
            pieces |= bit(piece)
    return pieces


def opening_pieces(t: Table, seat: i64) -> i64:
    """§4.3 Buildings open; wonders only when no building is available (R3)."""
    pieces = t.available[seat]
    buildings = pieces & ALL_BUILDINGS
    return buildings if buildings else pieces


def anywhere_pieces(t: Table, seat: i64) -> i64:
    """§2.8 The Assembly Hall may open in any empty district (R4)."""
    if t.available[seat] < 4096:
        return 0
    return wonder_pieces(t, seat, t.box.assembly)


def opening_places(t: Table, seat: i64, banned: i64) -> i64:
    """§4.3 The districts where the seat may open, under a given ban."""
    if anywhere_pieces(t, seat):
        return empty_districts(t)
    if opening_pieces(t, seat) & ~t.tall_pieces[seat]:
        return open_districts(t)
    return open_districts(t) & ~banned


def opening_ban(t: Table, seat: i64) -> i64:
    """§4.3 Exception 2: a ban that leaves no opening at all does not count."""
    banned = ban(t, seat)
    if banned and opening_places(t, seat, banned) == 0:
        return 0
    return banned


def opening_choices(t: Table, seat: i64) -> i64:
    """§4.4 open_district."""
    return opening_places(t, seat, opening_ban(t, seat))


def pieces_to_open(t: Table, seat: i64, place: i64) -> i64:
    """§4.4 open_piece: the pieces that may open in a district."""
    pieces: i64 = 0
    if has(open_districts(t), place):
        pieces = opening_pieces(t, seat)
        if has(opening_ban(t, seat), place):
            pieces &= ~t.tall_pieces[seat]
    return pieces | anywhere_pieces(t, seat)


def answering_pieces(t: Table, seat: i64) -> i64:
    """§4.3 What outbids the last bid: higher numbers and wonders; a wonder yields to the Hammer only."""
    if is_wonder(t.last_piece):
        return wonder_pieces(t, seat, t.box.hammer)
    other = t.boards[t.last_owner * WIDTH + COLOUR] * 12 + t.last_piece
    return t.available[seat] & (t.box.higher[t.boards[seat * WIDTH + COLOUR] * 48 + other] | 0x3000)


def answer_choices(t: Table, seat: i64) -> i64:
    """§4.4 respond: the districts in which at least one piece may answer."""
    pieces = answering_pieces(t, seat)
    if pieces == 0:
        return 0
    beside = t.layout.adjacent[t.last_place] & empty_districts(t)
    if pieces & ~t.tall_pieces[seat]:
        return beside
    return beside & ~ban(t, seat)


def pieces_to_answer(t: Table, seat: i64, place: i64) -> i64:
    """§4.4 respond_piece: the pieces that may answer in a district."""
    pieces = answering_pieces(t, seat)
    if has(ban(t, seat), place):
        pieces &= ~t.tall_pieces[seat]
    return pieces


def hammer_may_answer(t: Table, seat: i64) -> bool:
    """§4.4 PLACE 2: another player who has not passed has the Hammer available (R7)."""
    for other in range(t.players):
        if other != seat and not has(t.passed | t.finished, other):
            if wonder_pieces(t, other, t.box.hammer):
                return True
    return False


# ---------------------------------------------------------------------- §4.6, §4.7 discs


def wild_choices(t: Table, seat: i64) -> i64:
    """§4.6 Every track with room; also the visionary (bit 4) if a track is full (R12)."""
    choices: i64 = 0
    for colour in range(4):
        if t.boards[seat * WIDTH + TRACK + colour] < 4:
            choices |= bit(colour)
    return choices if choices == 15 else choices | 16


def vault_choices(t: Table, place: i64) -> i64:
    """§4.7 The empty districts of the Vault's island that hold a disc."""
    return empty_districts(t) & t.disc_at & t.box.island_masks[t.box.island_of[place]]
