"""A position as plain values and back: readable enough to be written by hand."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.skyrise.moves import CARDS, card_name, piece_name, piece_named
from mansard.games.skyrise.state import (
    COMMISSIONS,
    CONTROL,
    EXCESS,
    LARGE_KEY,
    OPEN_PIECE,
    PANORAMA,
    PATRON,
    PHASES,
    RESPOND_PIECE,
    SMALL_KEY,
    TRACK,
    WIDTH,
    WILD_ON,
    WONDER,
    Table,
    every_piece,
    lift_ban,
)
from mansard.games.skyrise.tables import DISCS, DISTRICT_COLOURS, HEIGHTS, LETTERS, PANORAMAS
from mansard.kernel.bits import bit, has, mask_of, members
from mansard.kernel.fields import Fields

# ---------------------------------------------------------------------- writing


def written(t: Table) -> dict[str, Any]:
    """The whole position."""
    return {
        "islands": written_islands(t),
        "panoramas": [PANORAMAS[card] for card in t.panoramas],
        "patrons": {LETTERS[x]: t.patrons[x] for x in range(4)},
        "discs": written_discs(t),
        "era": t.era,
        "phase": PHASES[t.phase],
        "turn": t.turn,
        "opener": t.opener,
        "chosen": t.box.districts[t.chosen] if t.chosen >= 0 else None,
        "bids": written_bids(t),
        "passed": list(members(t.passed)),
        "effect_due": t.effect_due == 1,
        "finish_order": list(t.finish_order),
        "seats": [written_seat(t, seat) for seat in range(t.players)],
    }


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


def written_board(t: Table, seat: i64) -> dict[str, Any]:
    """A player board: tracks, visionary, keys."""
    row = seat * WIDTH
    return {
        "tracks": {DISTRICT_COLOURS[c]: t.boards[row + TRACK + c] for c in range(4)},
        "wilds": [t.boards[row + WILD_ON + where] for where in range(5)],
        "patrons": {LETTERS[x]: t.boards[row + PATRON + x] for x in range(4)},
        "excess": t.boards[row + EXCESS],
        "commissions": t.boards[row + COMMISSIONS],
        "keys": written_keys(t, seat),
    }


def written_keys(t: Table, seat: i64) -> list[str]:
    """The keys on a visionary."""
    keys: list[str] = []
    if t.boards[seat * WIDTH + LARGE_KEY]:
        keys.append("large")
    if t.boards[seat * WIDTH + SMALL_KEY]:
        keys.append("small")
    return keys


def written_pieces(t: Table, seat: i64, pieces: i64) -> list[str]:
    """Pieces by name."""
    return [piece_name(t, seat, piece) for piece in members(pieces)]


def written_cards(cards: i64) -> list[str]:
    """Wonder cards by name."""
    return [card_name(int(card)) for card in members(cards)]


def written_seat(t: Table, seat: i64) -> dict[str, Any]:
    """Everything of one player."""
    row = seat * WIDTH
    return {
        "colour": t.box.colours[t.colours[seat]],
        "available": written_pieces(t, seat, t.available[seat]),
        "structures": written_structures(t, seat),
        "objective": DISTRICT_COLOURS[t.objectives[seat]],
        "objective_shown": has(t.shown, seat),
        "hand": written_cards(t.hands[seat]),
        "chosen": written_cards(t.picks[seat]),
        "scored": {
            "control": t.boards[row + CONTROL],
            "panoramas": t.boards[row + PANORAMA],
            "wonders": t.boards[row + WONDER],
        },
        **written_board(t, seat),
    }


# ---------------------------------------------------------------------- reading


def fill(t: Table, fields: Fields) -> None:
    """Fill an empty table; InvalidState names what is wrong. Missing values are those of a fresh table."""
    read_head(t, fields)
    read_board(t, fields)
    rows = fields.tables("seats", int(t.players))
    for seat, row in enumerate(rows):
        read_seat(t, seat, row)
    if t.era == 1:
        deal_missing_hands(t, rows)
    read_auction(t, fields)
    lift_ban(t)


def read_head(t: Table, fields: Fields) -> None:
    """What stands at the top of a position."""
    t.era = fields.whole("era", 1, 2, default=1)
    t.phase = PHASES.index(fields.choice("phase", PHASES, default="open_district"))
    t.turn = fields.whole("turn", 0, int(t.players) - 1, default=0)
    t.opener = fields.whole("opener", 0, int(t.players) - 1, default=int(t.turn))


def deal_missing_hands(t: Table, rows: list[Fields]) -> None:
    """A hand that is not given is dealt from the lowest cards that nobody holds."""
    taken = 0
    for seat in range(t.players):
        taken |= t.hands[seat]
    deck = [card for card in range(20) if taken & bit(card) == 0]
    for seat, row in enumerate(rows):
        if not row.has("hand"):
            dealt = t.box.cards_dealt[t.players]
            t.hands[seat] = mask_of(deck[:dealt])
            deck = deck[dealt:]


def read_board(t: Table, fields: Fields) -> None:
    """Islands, shared cards, patron tiles, discs."""
    t.layout = t.box.layout(read_islands(t, fields))
    cards = fields.texts("panoramas", PANORAMAS, 2, default=PANORAMAS[:2])
    t.panoramas = vec[i64]([PANORAMAS.index(card) for card in cards])
    if cards[0] == cards[1]:
        raise fields.error("panoramas", "the two cards must differ")
    patrons = fields.table("patrons", default=dict(zip(LETTERS, t.box.patron_values, strict=True)))
    t.patrons = vec[i64]([patrons.whole(letter, 0) for letter in LETTERS])
    if sorted(t.patrons) != sorted(t.box.patron_values):
        raise fields.error("patrons", f"the values must be {t.box.patron_values} in some order")
    patrons.done()
    discs = fields.table("discs", default={})
    laid = [-1] * 60
    for name in discs.values:
        if name not in t.box.districts:
            raise discs.error(name, "there is no such district")
        place = t.box.districts.index(name)
        laid[place] = DISCS.index(discs.choice(name, DISCS))
        t.disc_at |= bit(place)
    t.discs = vec[i64](laid)


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


def read_seat(t: Table, seat: i64, fields: Fields) -> None:
    """One player: colour, cards, pieces, structures, board."""
    colour = fields.choice("colour", t.box.colours, default=t.box.colours[t.colours[seat]])
    t.colours[seat] = t.box.colours.index(colour)
    t.tall_pieces[seat] = t.box.tall[t.colours[seat]]
    objective = fields.choice("objective", DISTRICT_COLOURS, default=DISTRICT_COLOURS[seat])
    t.objectives[seat] = DISTRICT_COLOURS.index(objective)
    if fields.flag("objective_shown", default=False):
        t.shown |= bit(seat)
    t.hands[seat] = read_cards(fields, "hand")
    t.picks[seat] = read_cards(fields, "chosen")
    if t.era == 2:
        read_wonders(t, seat, fields)
    read_structures(t, seat, fields)
    read_available(t, seat, fields)
    read_player_board(t, seat, fields)
    fields.done()


def read_cards(fields: Fields, name: str) -> int:
    """Wonder cards as bits."""
    return mask_of([CARDS.index(card) for card in fields.texts(name, CARDS, default=[])])


def read_wonders(t: Table, seat: i64, fields: Fields) -> None:
    """§4.8 In era 2 the chosen cards are the seat's wonder pieces."""
    kept = t.box.cards_kept[t.players]
    chosen = members(t.picks[seat])
    if len(chosen) != kept:
        raise fields.error("chosen", f"{kept} wonder cards were expected in era 2")
    for k in range(len(chosen)):
        t.cards[seat * 2 + k] = chosen[k]
        if has(t.box.studio, chosen[k]):
            t.tall_pieces[seat] |= bit(12 + k)


def read_structures(t: Table, seat: i64, fields: Fields) -> None:
    """The seat's structures by district."""
    structures = fields.table("structures", default={})
    for name in structures.values:
        if name not in t.box.districts:
            raise structures.error(name, "there is no such district")
        kind = structures.choice(name, HEIGHTS + CARDS)
        place: i64 = t.box.districts.index(name)
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
        t.available[seat] = t.box.first_era[t.colours[seat]] if t.era == 1 else every_piece(t)
        return
    pieces: i64 = 0
    for i, name in enumerate(fields.items("available")):
        piece = piece_named(t, seat, str(name))
        if piece < 0:
            raise fields.error(f"available[{i}]", f"the seat has no piece {name!r}")
        pieces |= bit(piece)
    t.available[seat] = pieces


def read_player_board(t: Table, seat: i64, fields: Fields) -> None:
    """Tracks, visionary, keys, prestige so far."""
    row = seat * WIDTH
    tracks = fields.table("tracks", default={})
    patrons = fields.table("patrons", default={})
    wilds = fields.wholes("wilds", 5, 0, 2, default=[0] * 5)
    scored = fields.table("scored", default={})
    for c in range(4):
        t.boards[row + TRACK + c] = tracks.whole(DISTRICT_COLOURS[c], 0, 4, default=0)
        t.boards[row + PATRON + c] = patrons.whole(LETTERS[c], 0, 4, default=0)
    for where in range(5):
        t.boards[row + WILD_ON + where] = wilds[where]
    t.boards[row + EXCESS] = fields.whole("excess", 0, 60, default=0)
    t.boards[row + COMMISSIONS] = fields.whole("commissions", 0, 2, default=0)
    keys = fields.texts("keys", ["large", "small"], default=[])
    t.boards[row + LARGE_KEY] = keys.count("large")
    t.boards[row + SMALL_KEY] = keys.count("small")
    t.boards[row + CONTROL] = scored.whole("control", 0, 9999, default=0)
    t.boards[row + PANORAMA] = scored.whole("panoramas", 0, 9999, default=0)
    t.boards[row + WONDER] = scored.whole("wonders", 0, 9999, default=0)
    for table in [tracks, patrons, scored]:
        table.done()


def read_auction(t: Table, fields: Fields) -> None:
    """The auction that is under way, and who has finished."""
    for seat in fields.wholes("finish_order", None, 0, int(t.players) - 1, default=[]):
        t.finish_order = append(t.finish_order, seat)
        t.finished |= bit(seat)
    for seat in fields.wholes("passed", None, 0, int(t.players) - 1, default=[]):
        t.passed |= bit(seat)
    t.effect_due = 1 if fields.flag("effect_due", default=False) else 0
    for bid in fields.tables("bids", default=[]):
        read_bid(t, bid)
    if fields.any("chosen", None) is not None:
        t.chosen = t.box.districts.index(fields.choice("chosen", t.box.districts))


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
