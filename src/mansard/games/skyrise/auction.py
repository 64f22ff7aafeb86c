"""§4.4 The auction: who bids next, and how it is resolved."""

from librt.vecs import append
from mypy_extensions import i64

from mansard.games.skyrise.discs import take_disc
from mansard.games.skyrise.eras import end_era_one, end_game, first_by_initiative
from mansard.games.skyrise.legal import answer_choices, answering_pieces, hammer_may_answer
from mansard.games.skyrise.moves import piece_name
from mansard.games.skyrise.state import (
    COLOUR,
    KEYS,
    OPEN_DISTRICT,
    OPEN_PIECE,
    RESPOND,
    RESPOND_PIECE,
    WIDTH,
    Table,
    card_of,
    clear_auction,
    empty_districts,
    is_wonder,
    lift_ban,
    seats_mask,
    unbuilt,
    with_value,
)
from mansard.games.skyrise.tables import HEIGHTS, LOW, MEDIUM
from mansard.games.skyrise.wonders import wonder_effect
from mansard.kernel.bits import bit, has, popcount

# ---------------------------------------------------------------------- §4.4 the state machine


def begin_auction(t: Table) -> None:
    """§4.4 AUCTION: everybody unfinished is in; the opener must open."""
    clear_auction(t)
    lift_ban(t)
    t.phase = OPEN_DISTRICT
    t.turn = t.opener
    if t.log is not None:
        t.log.say("auction", [t.opener])


def choose_district(t: Table, place: i64) -> None:
    """§4.4 The first half of a bid."""
    t.chosen = place
    t.phase = OPEN_PIECE if t.phase == OPEN_DISTRICT else RESPOND_PIECE


def take_back_district(t: Table) -> None:
    """§4.10 Before the piece is chosen nothing has happened yet."""
    t.chosen = -1
    t.phase = OPEN_DISTRICT if t.phase == OPEN_PIECE else RESPOND


def place_bid(t: Table, seat: i64, piece: i64) -> None:
    """§4.4 PLACE: the second half of a bid."""
    place = t.chosen
    t.chosen = -1
    t.available[seat] &= ~bit(piece)
    t.lying[seat] |= bit(piece)
    t.bids |= bit(place)
    t.bid_list[t.bid_count] = seat * 1024 + piece * 64 + place
    t.bid_count += 1
    t.last_owner = seat
    t.last_piece = piece
    t.last_place = place
    if t.log is not None:
        t.log.say("bid", [seat, piece_name(t, seat, piece), t.box.districts[place], t.bid_count])
    blocked = t.layout.adjacent[place] & empty_districts(t) == 0
    if blocked or (is_wonder(piece) and not hammer_may_answer(t, seat)):
        resolve(t)
    else:
        next_bidder(t, seat)


def next_bidder(t: Table, seat: i64) -> None:
    """§4.4 NEXT: clockwise, without those who have passed, finished or cannot answer (R8)."""
    while True:
        seat = seat + 1 if seat + 1 < t.players else 0
        if seat == t.last_owner:
            resolve(t)
            return
        if has(t.passed | t.finished, seat):
            continue
        if answer_choices(t, seat):
            t.phase = RESPOND
            t.turn = seat
            return
        t.passed |= bit(seat)
        if t.log is not None:
            t.log.say("auto-pass", [seat, why_out(t, seat)])


def why_out(t: Table, seat: i64) -> str:
    """§4.4 Why a player cannot answer, for the log."""
    if is_wonder(t.last_piece):
        return "no-hammer"
    if t.available[seat] == 0:
        return "no-pieces"
    return "ban" if answering_pieces(t, seat) else "too-low"


def pass_auction(t: Table, seat: i64) -> None:
    """§4.4 A pass is final for the auction."""
    t.passed |= bit(seat)
    if t.log is not None:
        t.log.say("pass", [seat])
    next_bidder(t, seat)


# ---------------------------------------------------------------------- §4.4 RESOLVE


def resolve(t: Table) -> None:
    """§4.4 RESOLVE 1-3: the last bid is built, the others go home, the disc is taken."""
    seat = t.last_owner
    build(t, seat, t.last_piece, t.last_place)
    return_bids(t)
    t.effect_due = 1 if is_wonder(t.last_piece) else 0
    t.turn = seat
    if take_disc(t, seat, t.last_place):
        after_disc(t)


def build(t: Table, seat: i64, piece: i64, place: i64) -> None:
    """§4.4 RESOLVE 1: the piece becomes a structure; only its height matters from now on."""
    spot = bit(place)
    t.lying[seat] &= ~bit(piece)
    t.structures |= spot
    t.owned[seat] |= spot
    t.near |= t.layout.adjacent[place]
    if is_wonder(piece):
        t.wonder_at = with_value(t.wonder_at, seat * 2 + piece - 12, place)
        if has(t.box.hammer, card_of(t, seat, piece)):
            t.hammer_at = place
            t.hammer_owner = seat
        if has(t.tall_pieces[seat], piece):
            t.tall |= spot
    else:
        storeys = t.box.heights[t.boards[seat * WIDTH + COLOUR] * 12 + piece]
        if storeys == LOW:
            t.low |= spot
        elif storeys == MEDIUM:
            t.medium |= spot
        else:
            t.tall |= spot
    if t.log is not None:
        height = structure_height(t, seat, piece)
        t.log.say("built", [seat, piece_name(t, seat, piece), height, t.box.districts[place]])


def return_bids(t: Table) -> None:
    """§4.4 RESOLVE 2: every other bid returns to its owner."""
    for seat in range(t.players):
        t.available[seat] |= t.lying[seat]
        t.lying[seat] = 0
    t.bids = 0


def after_disc(t: Table) -> None:
    """§4.4 RESOLVE 4-6: the wonder's effect, then the end of the auction."""
    if t.effect_due != 0:
        t.effect_due = 0
        if not wonder_effect(t, t.last_owner, t.last_piece, t.last_place):
            return
    end_auction(t)


def end_auction(t: Table) -> None:
    """§4.4 RESOLVE 5-6: the end of the era or of the game, or the next auction."""
    seat = t.last_owner
    t.opener = seat
    if t.era == 1:
        if t.available[seat] & t.box.first_era[t.boards[seat * WIDTH + COLOUR]] == 0:
            end_era_one(t)
            return
    elif unbuilt(t, seat) == 0:
        finish(t, seat)
        if t.finished == seats_mask(t):
            end_game(t)
            return
        t.opener = first_by_initiative(t)
    begin_auction(t)


def finish(t: Table, seat: i64) -> None:
    """§4.4 RESOLVE 5: the first finisher takes the large key, the second the small one (R1)."""
    t.finished |= bit(seat)
    t.finish_order = append(t.finish_order[:], seat)
    place = popcount(t.finished)
    if t.log is not None:
        t.log.say("finished", [seat, place])
    if place == 1:
        t.boards[seat * WIDTH + KEYS] = 1
        if t.log is not None:
            t.log.say("key", [seat, "large"])
    elif place == 2 and t.box.has_small_key[t.players]:
        t.boards[seat * WIDTH + KEYS] = 2
        if t.log is not None:
            t.log.say("key", [seat, "small"])


def structure_height(t: Table, seat: i64, piece: i64) -> str:
    """What stands there now: `low`, `medium`, `tall` or `wonder`."""
    if is_wonder(piece):
        return "wonder"
    return HEIGHTS[t.box.heights[t.boards[seat * WIDTH + COLOUR] * 12 + piece]]
