"""§4.3-§4.8 Why a move of the player to act is refused, in the words of the rules.

Every function ends with the one reason that is left, and asserts that it is true.
"""

from typing import Final

from mypy_extensions import i64

from mansard.games.skyrise.legal import (
    answering_pieces,
    anywhere_pieces,
    ban,
    open_districts,
    opening_ban,
    opening_pieces,
)
from mansard.games.skyrise.moves import CARDS, NO_DISTRICT, RULE_OF_PHASE, piece_name, piece_named
from mansard.games.skyrise.state import (
    HAND,
    OPEN_DISTRICT,
    OPEN_PIECE,
    PICK_WONDERS,
    PLACE_WILD,
    RESPOND,
    RESPOND_PIECE,
    TRACK,
    VAULT_TAKE,
    WIDTH,
    Table,
    empty_districts,
    every_piece,
    is_wonder,
    locked,
    unbuilt,
)
from mansard.games.skyrise.tables import DISTRICT_COLOURS
from mansard.kernel.bits import bit, has, mask_of
from mansard.kernel.errors import Reason

# Every kind of move with the number of its arguments and the phases in which it is due.
AUCTION: Final = [int(OPEN_DISTRICT), int(OPEN_PIECE), int(RESPOND), int(RESPOND_PIECE)]
KINDS: Final = {
    "at": (1, AUCTION),
    "bid": (2, AUCTION),
    "pass": (0, AUCTION),
    "wild": (1, [int(PLACE_WILD)]),
    "take": (1, [int(VAULT_TAKE)]),
    "decline": (0, [int(VAULT_TAKE)]),
    "pick": (1, [int(PICK_WONDERS)]),
}


def why_not(t: Table, seat: i64, text: str) -> Reason:
    """Why a move of the player to act is not legal."""
    words = text.split()
    if not words or words[0] not in KINDS or len(words) != KINDS[words[0]][0] + 1:
        return Reason(RULE_OF_PHASE[t.phase], "no-such-move", {"move": text})
    kind = words[0]
    if t.phase not in KINDS[kind][1]:
        return Reason(RULE_OF_PHASE[t.phase], "not-now", {"move": text})
    if kind == "at":
        return why_not_at(t, seat, words[1])
    if kind == "bid":
        return why_not_bid(t, seat, words[1], words[2])
    if kind == "pass":
        return why_not_pass(t)
    if kind == "wild":
        return why_not_wild(t, seat, words[1])
    if kind == "take":
        return why_not_take(t, words[1])
    assert kind == "pick", "4.7 the Vault may always take no disc"
    return why_not_pick(t, seat, words[1].split(","))


# ---------------------------------------------------------------------- bids


def opens(t: Table) -> bool:
    """Whether an opening bid is due."""
    return t.phase in (OPEN_DISTRICT, OPEN_PIECE)


def why_not_at(t: Table, seat: i64, district: str) -> Reason:
    """§4.4 The first half of a bid."""
    if t.chosen >= 0 and district in t.box.districts:
        return Reason("4.10", "district-is-chosen", {"district": t.box.districts[t.chosen]})
    pieces = opening_pieces(t, seat) if opens(t) else answering_pieces(t, seat)
    reason = why_not_there(t, seat, district, pieces)
    assert reason is not None, "4.4 some piece may be bid there"
    return reason


def why_not_bid(t: Table, seat: i64, name: str, district: str) -> Reason:
    """§4.3 The piece first, then the place."""
    piece = piece_named(t, seat, name)
    if piece < 0 or not has(t.available[seat], piece):
        return why_not_available(t, seat, piece, name)
    if opens(t) and not has(opening_pieces(t, seat) | anywhere_pieces(t, seat), piece):
        assert is_wonder(piece), "4.3 every building may open"
        return Reason("4.3", "wonder-may-not-open", {"piece": name})
    if not opens(t) and not has(answering_pieces(t, seat), piece):
        return why_no_answer(t, piece, name)
    if t.chosen >= 0 and district != t.box.districts[t.chosen]:
        return Reason("4.10", "district-is-chosen", {"district": t.box.districts[t.chosen]})
    if district == NO_DISTRICT:
        return Reason("4.4", "choose-any-district-first")
    reason = why_not_there(t, seat, district, bit(piece))
    if reason is not None:
        return reason
    assert t.chosen < 0, "4.4 the piece may be bid in the district chosen"
    return Reason("4.4", "choose-district-first", {"district": district})


def why_not_available(t: Table, seat: i64, piece: i64, name: str) -> Reason:
    """§4.1 Where the piece is instead."""
    args: dict[str, object] = {"piece": name}
    if t.era == 1 and (name in CARDS or (piece >= 0 and has(locked(t, seat), piece))):
        return Reason("4.8", "piece-is-locked", args)
    if piece < 0:
        return Reason("2.2", "no-such-piece", args)
    if has(t.lying[seat], piece):
        return Reason("4.3", "piece-lies-as-bid", args)
    assert has(every_piece(t) & ~unbuilt(t, seat), piece), "4.1 a piece is nowhere"
    return Reason("4.4", "piece-is-built", args)


def why_no_answer(t: Table, piece: i64, name: str) -> Reason:
    """§4.3 The piece does not beat the last bid."""
    last = piece_name(t, t.last_owner, t.last_piece)
    if is_wonder(t.last_piece):
        return Reason("4.3", "only-hammer-outbids-wonder", {"piece": name, "last_piece": last})
    assert not is_wonder(piece) and int(name) < int(last), "4.3 the piece outbids the last one"
    return Reason("4.3", "does-not-outbid", {"piece": name, "last_piece": last})


def why_not_there(t: Table, seat: i64, district: str, pieces: i64) -> Reason | None:
    """§4.3 Why none of these pieces may be bid in a district; None: one of them may."""
    args: dict[str, object] = {"district": district}
    place: i64 = t.box.districts.index(district) if district in t.box.districts else -1
    if place < 0 or not has(t.layout.districts, place):
        return Reason("2.9", "no-such-district", args)
    if not has(empty_districts(t), place):
        return Reason("4.3", "district-is-occupied", args)
    if opens(t) and not has(open_districts(t), place) and pieces & anywhere_pieces(t, seat) == 0:
        return Reason("4.3", "opening-not-on-hub-or-next-to-structure", args)
    if not opens(t) and not has(t.layout.adjacent[t.last_place], place):
        args["last_district"] = t.box.districts[t.last_place]
        return Reason("4.3", "not-next-to-last-bid", args)
    banned = opening_ban(t, seat) if opens(t) else ban(t, seat)
    if has(banned, place) and pieces & ~t.tall_pieces[seat] == 0:
        return Reason("4.3", "tall-banned-next-to-hammer", args)
    return None


def why_not_pass(t: Table) -> Reason:
    """§4.3 Opening is compulsory; §4.10 a chosen district wants its piece or is taken back."""
    if opens(t):
        return Reason("4.3", "opening-is-compulsory")
    assert t.chosen >= 0, "4.4 who answers may pass"
    return Reason("4.10", "district-is-chosen", {"district": t.box.districts[t.chosen]})


# ---------------------------------------------------------------------- discs and cards


def why_not_wild(t: Table, seat: i64, track: str) -> Reason:
    """§4.6 A full track takes no disc; the visionary takes one only beside a full track (R12)."""
    discs = [t.boards[seat * WIDTH + TRACK + colour] for colour in range(4)]
    if track == "visionary":
        assert max(discs) < 4, "4.6 a track is full"
        return Reason("4.6", "no-track-is-full")
    if track not in DISTRICT_COLOURS:
        return Reason("4.6", "no-such-track", {"track": track})
    assert discs[DISTRICT_COLOURS.index(track)] == 4, "4.6 the track has room"
    return Reason("4.6", "track-is-full", {"track": track})


def why_not_take(t: Table, district: str) -> Reason:
    """§4.7 An empty district of the Vault's island that holds a disc."""
    args: dict[str, object] = {"district": district}
    place: i64 = t.box.districts.index(district) if district in t.box.districts else -1
    if place < 0 or not has(t.layout.districts, place):
        return Reason("2.9", "no-such-district", args)
    if t.box.island_of[place] != t.box.island_of[t.last_place]:
        return Reason("4.7", "not-on-the-vaults-island", args)
    assert not has(t.disc_at, place), "4.7 the disc may be taken"
    return Reason("4.7", "no-disc-to-take-there", args)


def why_not_pick(t: Table, seat: i64, cards: list[str]) -> Reason:
    """§4.8 So many different cards of the own hand."""
    for card in cards:
        if card not in CARDS:
            return Reason("2.8", "no-such-wonder", {"wonder": card})
    wanted = t.box.cards_kept[t.players]
    if len(set(cards)) != wanted or len(cards) != wanted:
        return Reason("4.8", "wrong-number-of-wonders", {"count": wanted})
    hand = t.boards[seat * WIDTH + HAND]
    assert mask_of([CARDS.index(card) for card in cards]) & ~hand, "4.8 the cards are in the hand"
    return Reason("4.8", "not-in-your-hand", {"wonders": cards})


def in_order(text: str) -> str:
    """§4.8 A pair of cards has no order: notation names the lower one first."""
    words = text.split()
    if len(words) == 2 and words[0] == "pick":
        words[1] = ",".join(sorted(words[1].split(",")))
    return " ".join(words)
