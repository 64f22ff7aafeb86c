"""§4.3-§4.8 Why a move of the player to act is refused, in the words of the rules."""

from typing import Final

from mypy_extensions import i64

from mansard.games.skyrise.legal import (
    answering_pieces,
    ban,
    open_districts,
    opening_pieces,
)
from mansard.games.skyrise.moves import CARDS, RULE_OF_PHASE, piece_name, piece_named
from mansard.games.skyrise.state import (
    OPEN_DISTRICT,
    OPEN_PIECE,
    PICK_WONDERS,
    PLACE_WILD,
    RESPOND_PIECE,
    VAULT_TAKE,
    Table,
    empty_districts,
    is_wonder,
    locked,
)
from mansard.games.skyrise.tables import DISTRICT_COLOURS
from mansard.kernel.bits import has
from mansard.kernel.errors import Reason

# Every kind of move with the number of its arguments.
KINDS: Final = {"at": 1, "bid": 2, "pass": 0, "wild": 1, "take": 1, "decline": 0, "pick": 1}


def why_not(t: Table, seat: i64, text: str) -> Reason:
    """Why a move of the player to act is not legal."""
    words = text.split()
    if not words or words[0] not in KINDS or len(words) != KINDS[words[0]] + 1:
        return Reason(RULE_OF_PHASE[t.phase], "no-such-move", {"move": text})
    if words[0] == "at" and t.phase <= RESPOND_PIECE:
        return why_not_at(t, seat, words[1])
    if words[0] == "bid" and t.phase <= RESPOND_PIECE:
        return why_not_bid(t, seat, words[1], words[2])
    if words[0] == "pass" and t.phase <= RESPOND_PIECE:
        return why_not_pass(t)
    if words[0] == "wild" and t.phase == PLACE_WILD:
        return why_not_wild(words[1])
    if words[0] == "take" and t.phase == VAULT_TAKE:
        return why_not_take(t, words[1])
    if words[0] == "pick" and t.phase == PICK_WONDERS:
        return why_not_pick(t, words[1].split(","))
    return Reason(RULE_OF_PHASE[t.phase], "not-now", {"move": text})


# ---------------------------------------------------------------------- bids


def opens(t: Table) -> bool:
    """Whether an opening bid is due."""
    return t.phase in (OPEN_DISTRICT, OPEN_PIECE)


def why_not_at(t: Table, seat: i64, district: str) -> Reason:
    """§4.4 The first half of a bid."""
    if t.chosen >= 0 and district in t.box.districts:
        return Reason("4.10", "district-is-chosen", {"district": t.box.districts[t.chosen]})
    return why_not_there(t, seat, district)


def why_not_bid(t: Table, seat: i64, name: str, district: str) -> Reason:
    """§4.3 The piece first, then the place."""
    piece = piece_named(t, seat, name)
    if piece < 0 or not has(t.available[seat], piece):
        return why_not_available(t, seat, piece, name)
    if opens(t) and not may_open(t, seat, piece):
        return Reason("4.3", "wonder-may-not-open", {"piece": name})
    if not opens(t) and not has(answering_pieces(t, seat), piece):
        return why_no_answer(t, name)
    if t.chosen >= 0 and district != t.box.districts[t.chosen]:
        return Reason("4.10", "district-is-chosen", {"district": t.box.districts[t.chosen]})
    return why_not_there(t, seat, district)


def why_not_available(t: Table, seat: i64, piece: i64, name: str) -> Reason:
    """§4.1 Where the piece is instead."""
    args: dict[str, object] = {"piece": name}
    if t.era == 1 and (name in CARDS or (piece >= 0 and has(locked(t, seat), piece))):
        return Reason("4.8", "piece-is-locked", args)
    if piece < 0:
        return Reason("2.2", "no-such-piece", args)
    if has(t.lying[seat], piece):
        return Reason("4.3", "piece-lies-as-bid", args)
    return Reason("4.4", "piece-is-built", args)


def may_open(t: Table, seat: i64, piece: i64) -> bool:
    """§4.3 Buildings may; wonders only without available buildings, but for the Assembly Hall (R3, R4)."""
    if has(opening_pieces(t, seat), piece):
        return True
    return has(t.box.assembly, t.cards[seat * 2 + piece - 12])


def why_no_answer(t: Table, name: str) -> Reason:
    """§4.3 The piece does not beat the last bid."""
    last = piece_name(t, t.last_owner, t.last_piece)
    if is_wonder(t.last_piece):
        return Reason("4.3", "only-hammer-outbids-wonder", {"piece": name, "last_piece": last})
    return Reason("4.3", "does-not-outbid", {"piece": name, "last_piece": last})


def why_not_there(t: Table, seat: i64, district: str) -> Reason:
    """§4.3 Why nothing, or not this piece, may be bid in a district."""
    args: dict[str, object] = {"district": district}
    place: i64 = t.box.districts.index(district) if district in t.box.districts else -1
    if place < 0 or not has(t.layout.districts, place):
        return Reason("2.9", "no-such-district", args)
    if not has(empty_districts(t), place):
        return Reason("4.3", "district-is-occupied", args)
    if opens(t) and not has(open_districts(t), place):
        return Reason("4.3", "opening-not-on-hub-or-next-to-structure", args)
    if not opens(t) and not has(t.layout.adjacent[t.last_place], place):
        args["last_district"] = t.box.districts[t.last_place]
        return Reason("4.3", "not-next-to-last-bid", args)
    if has(ban(t, seat), place):
        return Reason("4.3", "tall-banned-next-to-hammer", args)
    return Reason(RULE_OF_PHASE[t.phase], "choose-district-first", args)


def why_not_pass(t: Table) -> Reason:
    """§4.3 Opening is compulsory; §4.10 a chosen district wants its piece or is taken back."""
    if opens(t):
        return Reason("4.3", "opening-is-compulsory")
    return Reason("4.10", "district-is-chosen", {"district": t.box.districts[t.chosen]})


# ---------------------------------------------------------------------- discs and cards


def why_not_wild(track: str) -> Reason:
    """§4.6 A full track takes no disc; the visionary takes one only beside a full track (R12)."""
    if track == "visionary":
        return Reason("4.6", "no-track-is-full")
    if track in DISTRICT_COLOURS:
        return Reason("4.6", "track-is-full", {"track": track})
    return Reason("4.6", "no-such-track", {"track": track})


def why_not_take(t: Table, district: str) -> Reason:
    """§4.7 An empty district of the Vault's island that holds a disc."""
    args: dict[str, object] = {"district": district}
    place: i64 = t.box.districts.index(district) if district in t.box.districts else -1
    if place < 0 or not has(t.layout.districts, place):
        return Reason("2.9", "no-such-district", args)
    if t.box.island_of[place] != t.box.island_of[t.last_place]:
        return Reason("4.7", "not-on-the-vaults-island", args)
    return Reason("4.7", "no-disc-to-take-there", args)


def why_not_pick(t: Table, cards: list[str]) -> Reason:
    """§4.8 So many different cards of the own hand."""
    for card in cards:
        if card not in CARDS:
            return Reason("2.8", "no-such-wonder", {"wonder": card})
    wanted = t.box.cards_kept[t.players]
    if len(set(cards)) != wanted or len(cards) != wanted:
        return Reason("4.8", "wrong-number-of-wonders", {"count": wanted})
    return Reason("4.8", "not-in-your-hand", {"wonders": cards})


def in_order(text: str) -> str:
    """§4.8 A pair of cards has no order: notation names the lower one first."""
    words = text.split()
    if len(words) == 2 and words[0] == "pick":
        words[1] = ",".join(sorted(words[1].split(",")))
    return " ".join(words)
