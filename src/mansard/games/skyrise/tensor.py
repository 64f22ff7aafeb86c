"""§7 What a seat may see as numbers (see kernel/tensor.py): the same allow-list as view.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.skyrise.eras import undecided
from mansard.games.skyrise.secrets import objectives_known, patrons_known
from mansard.games.skyrise.state import (
    COMMISSIONS,
    CONTROL,
    EXCESS,
    LARGE_KEY,
    OVER,
    PANORAMA,
    PATRON,
    PHASES,
    PICK_WONDERS,
    SMALL_KEY,
    TRACK,
    WIDTH,
    WILD_ON,
    WONDER,
    Table,
    locked,
)
from mansard.kernel.bits import BIT_INDEX, bit, has
from mansard.kernel.tensor import (
    MANY,
    Part,
    chair_of,
    for_each_chair,
    put,
    put_one,
    put_seats,
    put_set,
    size_of,
)

PHASE_COUNT: Final[i64] = 8
DISTRICTS: Final[i64] = 60
DISC_KINDS: Final[i64] = 10


def layout(players: int) -> list[Part]:
    """The parts in order."""
    table = [
        Part("seat", [players], about="the observer's seat as the table counts it"),
        Part("actors", [players], about="chairs that may act now"),
        Part("era", [1], 2, about="1 or 2"),
        Part("phase", [len(PHASES)], about="what must be decided (in the order of `PHASES` in `state.py`)"),
        Part("opener", [players], about="the chair that opened the auction"),
        Part("passed", [players], about="chairs that have passed"),
        Part("islands", [4, 4], about="slot by outer island; an empty slot has no 1"),
        Part("panoramas", [5], about="the two cards on the table"),
        Part("patrons", [4], 99, -1, about="value of each patron tile, -1 if the seat does not know it"),
        Part(
            "discs",
            [10, 60],
            about="kind (yellow, green, white, brown, A, B, C, D, wild, commission) by district: "
            "the discs that still lie there",
        ),
        Part("chosen", [60], about="the district between the two halves of a bid"),
        Part("bid_order", [60], 52, about="1 for the first bid, 2 for the second, ..."),
        Part("bid_piece", [60], 14, about="1 + the piece (0-11 buildings by number, 12-13 wonders)"),
        Part("bid_owner", [players, 60], about="chair by district"),
    ]
    chair = [
        Part("colour", [4], about="the player's colour"),
        Part("numbers", [12], MANY, about="printed numbers of the twelve buildings"),
        Part("heights", [12], 2, about="0 low, 1 medium, 2 tall"),
        Part("available", [14], about="pieces that may be bid"),
        Part("locked", [12], about="buildings of era 2 in era 1"),
        Part("low", [60], about="districts with low buildings"),
        Part("medium", [60], about="medium ones"),
        Part("tall", [60], about="tall ones"),
        Part("wonder", [60], 20, about="1 + the card (0-19) of the wonder in a district"),
        Part("wonders", [2, 20], about="the card of each wonder piece, once revealed"),
        Part("hand", [20], about="dealt wonder cards; own only"),
        Part("chosen_cards", [20], about="chosen wonder cards; others' from era 2 on"),
        Part("has_picked", [1], about="has chosen in secret"),
        Part("objective", [4], about="colour of the objective, if known"),
        Part("objective_shown", [1], about="the objective lies open"),
        Part("tracks", [4], 99, about="discs on the tracks"),
        Part("wilds", [5], 99, about="wild ones among them, the visionary last"),
        Part("patron_discs", [4], 99, about="by letter"),
        Part("excess", [1], 99, about="discs on the visionary"),
        Part("commissions", [1], 99, about="commission discs"),
        Part("keys", [2], about="large, small"),
        Part("scored", [1], MANY, about="prestige gained so far"),
        Part("finished", [1], 4, about="the how-manieth to finish, 0 if not yet"),
    ]
    return table + for_each_chair(players, chair)


SIZES: Final = vec[i64]([size_of(layout(players)) for players in range(5)])


def observe(t: Table, seat: i64) -> vec[i16]:
    """§7.2 The table as a seat sees it."""
    v = vec[i16]([0] * SIZES[t.players])
    at = put_course(t, seat, v)
    at = put_board(t, seat, v, at)
    at = put_bids(t, seat, v, at)
    for chair in range(t.players):
        other = (seat + chair) % t.players
        at = put_pieces(t, other, v, at)
        at = put_structures(t, other, v, at)
        at = put_cards(t, other, seat, v, at)
        at = put_player_board(t, other, v, at)
    assert at == len(v)
    return v


def put_course(t: Table, seat: i64, v: vec[i16]) -> i64:
    """Who observes, who acts, where the game stands."""
    n = t.players
    v[seat] = 1
    if t.phase == PICK_WONDERS:
        put_seats(v, n, undecided(t), seat, n)
    elif t.phase != OVER:
        put_one(v, n, chair_of(t.turn, seat, n))
    put(v, 2 * n, t.era)
    put_one(v, 2 * n + 1, t.phase)
    at = 2 * n + 1 + PHASE_COUNT
    put_one(v, at, chair_of(t.opener, seat, n))
    put_seats(v, at + n, t.passed, seat, n)
    return at + 2 * n


def put_board(t: Table, seat: i64, v: vec[i16], at: i64) -> i64:
    """Islands, panorama cards, patron tiles that the seat knows, discs."""
    for slot in range(4):
        island: i64 = t.layout.islands[slot]
        if island > 0:
            v[at + slot * 4 + island - 1] = 1
    at += 16
    for card in t.panoramas:
        v[at + card] = 1
    at += 5
    letters = patrons_known(t, seat)
    for letter in range(4):
        put(v, at + letter, t.patrons[letter] if has(letters, letter) else -1)
    at += 4
    left = t.disc_at
    while left:
        place = BIT_INDEX[(left & -left) % 67]
        v[at + t.discs[place] * DISTRICTS + place] = 1
        left &= left - 1
    return at + DISC_KINDS * DISTRICTS


def put_bids(t: Table, seat: i64, v: vec[i16], at: i64) -> i64:
    """The district between the halves of a bid; the bids with their order, pieces and owners."""
    put_one(v, at, t.chosen)
    at += DISTRICTS
    if t.bids:
        for i in range(t.bid_count):
            code = t.bid_list[i]
            place = code % 64
            put(v, at + place, i + 1)
            put(v, at + DISTRICTS + place, code // 64 % 16 + 1)
            chair = chair_of(code // 1024, seat, t.players)
            v[at + (2 + chair) * DISTRICTS + place] = 1
    return at + (2 + t.players) * DISTRICTS


def put_pieces(t: Table, other: i64, v: vec[i16], at: i64) -> i64:
    """§2.2 A player's buildings: printed numbers and heights, what may be bid, what is locked."""
    colour = t.colours[other]
    v[at + colour] = 1
    at += 4
    for k in range(12):
        put(v, at + k, t.box.numbers[colour * 12 + k])
        put(v, at + 12 + k, t.box.heights[colour * 12 + k])
    put_set(v, at + 24, t.available[other])
    put_set(v, at + 38, locked(t, other) & 0xFFF)
    return at + 50


def put_structures(t: Table, other: i64, v: vec[i16], at: i64) -> i64:
    """Districts by the height of the player's building, and its wonders with their cards."""
    plain = t.owned[other]
    for k in range(2):
        place = t.wonder_at[other * 2 + k]
        card = t.cards[other * 2 + k]
        if place >= 0:
            plain &= ~bit(place)
            put(v, at + 3 * DISTRICTS + place, card + 1)
        if card >= 0:
            v[at + (4 * DISTRICTS) + k * 20 + card] = 1
    put_set(v, at, plain & ~t.medium & ~t.tall)
    put_set(v, at + DISTRICTS, plain & t.medium & ~t.tall)
    put_set(v, at + 2 * DISTRICTS, plain & t.tall)
    return at + 4 * DISTRICTS + 40


def put_cards(t: Table, other: i64, seat: i64, v: vec[i16], at: i64) -> i64:
    """§7.1 Hand and chosen cards, objective: as far as the seat knows them."""
    if other == seat:
        put_set(v, at, t.hands[other])
    if other == seat or t.era == 2:
        put_set(v, at + 20, t.picks[other])
    if t.phase == PICK_WONDERS and t.picks[other] != 0:
        v[at + 40] = 1
    if has(objectives_known(t, seat), other):
        v[at + 41 + t.objectives[other]] = 1
    if has(t.shown, other):
        v[at + 45] = 1
    return at + 46


def put_player_board(t: Table, other: i64, v: vec[i16], at: i64) -> i64:
    """Tracks, visionary, keys, prestige gained, the place in the order of finishing."""
    row = other * WIDTH
    for k in range(4):
        put(v, at + k, t.boards[row + TRACK + k])
        put(v, at + 9 + k, t.boards[row + PATRON + k])
    for k in range(5):
        put(v, at + 4 + k, t.boards[row + WILD_ON + k])
    put(v, at + 13, t.boards[row + EXCESS])
    put(v, at + 14, t.boards[row + COMMISSIONS])
    put(v, at + 15, 1 if t.boards[row + LARGE_KEY] else 0)
    put(v, at + 16, 1 if t.boards[row + SMALL_KEY] else 0)
    put(v, at + 17, t.boards[row + CONTROL] + t.boards[row + PANORAMA] + t.boards[row + WONDER])
    for k in range(len(t.finish_order)):
        if t.finish_order[k] == other:
            put(v, at + 18, k + 1)
    return at + 19
