"""Small positions of Skyrise, written as a few words: the rest of the table is filled in around them.

A position names what its test is about: structures, bids, discs, cards. What the rules demand besides
(twelve buildings each, a disc in every empty district, somebody who has built all seven in era 1) is
put where it does not disturb: structures into districts far from those named, discs taken by nobody
in particular onto the board of the last player.
"""

import json
from typing import Any

import mansard
from mansard.kernel.game import Move
from tests.games.table import Table, Written

GAME = mansard.game("skyrise")
COLOURS = ["yellow", "green", "white", "brown"]
LETTERS = ["A", "B", "C", "D"]
HEIGHTS = ["low", "medium", "tall"]
ISLANDS = ["aster", "briar", "cedar", "dahlia"]
DISCS = {
    2: dict(zip([*COLOURS, *LETTERS, "wild", "commission"], [5, 5, 5, 5, 2, 2, 2, 2, 2, 2], strict=True)),
    3: dict(zip([*COLOURS, *LETTERS, "wild", "commission"], [7, 7, 7, 7, 4, 4, 4, 4, 1, 1], strict=True)),
    4: dict(zip([*COLOURS, *LETTERS, "wild", "commission"], [10, 10, 10, 10, 4, 4, 4, 4, 2, 2], strict=True)),
}
NUMBERS = {
    "red": [9, 14, 24, 36, 41, 58, 67, 72, 83, 98, 107, 111],
    "teal": [1, 18, 29, 35, 47, 52, 61, 78, 86, 94, 105, 116],
    "yellow": [4, 12, 26, 32, 43, 54, 69, 77, 89, 96, 102, 118],
    "blue": [6, 17, 21, 38, 49, 56, 64, 75, 81, 91, 109, 113],
}
HEIGHT_OF_BLOCK = [*["low"] * 4, *["medium"] * 5, *["tall"] * 3]
ERA_OF_BLOCK = [2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 2, 2]


class City(Table):
    """A position with short questions about the city. Players are known by their colours."""

    def move_of(self, text: str) -> Move:
        """A bid may be named whole before its district is chosen."""
        words = text.split()
        if words[0] != "bid" or len(words) != 3:
            return super().move_of(text)
        return {"kind": "bid", "piece": words[1], "district": words[2]}

    @property
    def seats(self) -> list[str]:
        """The colours in clockwise order."""
        return [seat["colour"] for seat in self.view["seats"]]

    @property
    def to_act(self) -> str | None:
        """Whose decision is due, the first one if there are several; None when the game is over."""
        return None if self.state.over() else self.seats[self.seat]

    def board(self, colour: str) -> Written:
        """A player's public things."""
        found: Written = self.view["seats"][self.seat_of(colour)]
        return found

    def seen_by(self, colour: str | None) -> Written:
        return self.state.view(None if colour is None else self.seat_of(colour))

    def districts(self) -> set[str]:
        """The districts that the player to act may choose."""
        return {move.split()[1] for move in self.offers if move.startswith(("at ", "take "))}

    def pass_all(self) -> "City":
        """Everybody who is asked passes, until the auction is over."""
        while self.phase == "respond":
            self.play("pass")
        return self

    def structures(self) -> dict[str, str]:
        """Every structure: its district with owner and height or card."""
        return {
            district: f"{seat['colour']} {kind}"
            for seat in self.view["seats"]
            for district, kind in seat["structures"].items()
        }

    def available(self, colour: str) -> list[str]:
        found: list[str] = self.board(colour)["available"]
        return found


def skyrise(**facts: Any) -> City:
    """A position; see `written` for the words that describe one."""
    return City(GAME.from_json(json.dumps(written(**facts))))


def refused(**facts: Any) -> str:
    """What is wrong with a position that the rules do not allow."""
    try:
        skyrise(**facts)
    except mansard.InvalidState as error:
        return str(error)
    raise AssertionError("the position is allowed")


def written(
    seats: tuple[str, ...] = ("red", "teal", "blue"),
    era: int = 1,
    phase: str | None = None,
    islands: list[str | None] | None = None,
    structures: dict[str, str] | None = None,
    pieces: dict[str, list[object]] | None = None,
    wonders: dict[str, list[str]] | None = None,
    bids: list[str] | None = None,
    passed: list[str] | None = None,
    to_act: str | None = None,
    opener: str | None = None,
    discs: dict[str, str] | None = None,
    boards: dict[str, Written] | None = None,
    finished: list[str] | None = None,
    apart: list[str] | None = None,
    **rest: Any,
) -> Written:
    """The position as plain values.

    structures   {"aster-04": "red low"}     also "red w05"
    pieces       {"red": [98, "w05"]}        what is available; the player's other pieces are built somewhere
    bids         ["teal 47 hub-n"]           the first bidder is the opener, the next seat has to answer
    boards       {"red": {"tracks": {"yellow": 3}, "objective": "green"}}
    apart        districts that must stay empty when other pieces are put somewhere
    """
    count = len(seats)
    islands = islands or [*ISLANDS[:count], None, None][:4]
    laid = [bid.split() for bid in bids or []]
    cards = _cards(seats, wonders or {}) if era == 2 else {}
    stand = {district: text.split() for district, text in (structures or {}).items()}
    named = {*stand, *[bid[2] for bid in laid], *(discs or {}), *(apart or [])}
    spare = [d for d in _districts(islands) if d not in named and not d.startswith("hub")]
    hands = _pieces(seats, era, phase, stand, pieces or {}, laid, cards)
    for colour in seats:
        _put_the_rest(colour, stand, _built(colour, hands[colour], laid, cards), spare)
    turn = seats.index(to_act) if to_act else _next_seat(seats, laid, passed or [])
    rows = [
        {
            "colour": colour,
            "available": [str(piece) for piece in hands[colour]],
            "structures": {d: kind for d, (owner, kind) in stand.items() if owner == colour},
            "chosen": cards.get(colour, []),
            "objective": COLOURS[seat],
            **(boards or {}).get(colour, {}),
        }
        for seat, colour in enumerate(seats)
    ]
    empty = [d for d in _districts(islands) if d not in stand]
    _hand_out_discs(count, rows, empty, discs or {}, pending=phase == "place_wild")
    default_phase = "respond" if laid else "open_district"
    first = laid[0][0] if laid else seats[turn]
    return {
        "players": count,
        "islands": islands,
        "era": era,
        "phase": phase or default_phase,
        "turn": turn,
        "opener": seats.index(opener or first),
        "bids": [{"seat": seats.index(who), "piece": piece, "district": d} for who, piece, d in laid],
        "passed": [seats.index(colour) for colour in passed or []],
        "finish_order": [seats.index(colour) for colour in finished or []],
        "discs": _laid_discs(count, rows, empty, discs or {}, pending=phase == "place_wild"),
        "seats": rows,
        **rest,
    }


def _cards(seats: tuple[str, ...], wonders: dict[str, list[str]]) -> dict[str, list[str]]:
    """The wonder cards of era 2: those named, and for the others the highest unused ones."""
    used = {card for cards in wonders.values() for card in cards}
    unused = [f"w{n:02}" for n in (20, 19, 16, 15, 13, 12) if f"w{n:02}" not in used]
    kept = 2 if len(seats) == 2 else 1
    found: dict[str, list[str]] = {}
    for colour in seats:
        given = list(wonders.get(colour, []))
        while len(given) < kept:
            given.append(unused.pop(0))
        found[colour] = sorted(given)
    return found


def _districts(islands: list[str | None]) -> list[str]:
    names = ["hub-n", "hub-e", "hub-s", "hub-w"]
    return names + [f"{island}-{n:02}" for island in islands if island for n in range(1, 15)]


def _blocks(colour: str) -> list[tuple[int, str, int]]:
    return list(zip(NUMBERS[colour], HEIGHT_OF_BLOCK, ERA_OF_BLOCK, strict=True))


def _pieces(
    seats: tuple[str, ...],
    era: int,
    phase: str | None,
    stand: dict[str, list[str]],
    given: dict[str, list[object]],
    laid: list[list[str]],
    cards: dict[str, list[str]],
) -> dict[str, list[object]]:
    """What every player has available: as told, or what the structures and bids leave."""
    found: dict[str, list[object]] = {}
    ended = era == 2 or phase == "pick_wonders"
    for colour in seats:
        if colour in given:
            found[colour] = list(given[colour])
            continue
        lying = [piece for who, piece, _ in laid if who == colour]
        kinds = [kind for owner, kind in stand.values() if owner == colour]
        left = [block for block in _blocks(colour) if block[2] <= era and str(block[0]) not in lying]
        if ended and colour == seats[-1] and len(stand) < 7:
            left = [block for block in left if block[2] == 2]  # who ended era 1 has built all seven
        for kind in [kind for kind in kinds if kind in HEIGHTS]:
            fitting = [block for block in left if block[1] == kind]
            if fitting and not (ended and colour == seats[-1] and len(stand) < 7):
                left.remove(fitting[0])
        wonders = [card for card in cards.get(colour, []) if card not in kinds and card not in lying]
        found[colour] = [*[number for number, _, _ in left], *wonders]
    return found


def _built(colour: str, hand: list[object], laid: list[list[str]], cards: dict[str, list[str]]) -> list[str]:
    """The heights (and cards) of the pieces that are neither available, locked nor bid."""
    there = {str(piece) for piece in hand} | {piece for who, piece, _ in laid if who == colour}
    era = 2 if cards else 1
    blocks = [block for block in _blocks(colour) if block[2] <= era and str(block[0]) not in there]
    return [height for _, height, _ in blocks] + [card for card in cards.get(colour, []) if card not in there]


def _put_the_rest(colour: str, stand: dict[str, list[str]], built: list[str], spare: list[str]) -> None:
    """Structures that the test does not name stand in the last districts of the last island."""
    for kind in [kind for owner, kind in stand.values() if owner == colour]:
        built.remove(kind)
    for kind in built:
        stand[spare.pop()] = [colour, kind]


def _next_seat(seats: tuple[str, ...], laid: list[list[str]], passed: list[str]) -> int:
    if not laid:
        return 0
    seat = seats.index(laid[-1][0])
    while True:
        seat = (seat + 1) % len(seats)
        if seats[seat] not in passed:
            return seat


def _remaining(count: int, rows: list[Written], discs: dict[str, str], pending: bool) -> dict[str, int]:
    """The discs that neither the test nor a player board accounts for yet."""
    left = dict(DISCS[count])
    for kind in discs.values():
        left[kind] -= 1
    for row in rows:
        wilds = row.get("wilds", [0] * 5)
        for c, colour in enumerate(COLOURS):
            left[colour] -= row.get("tracks", {}).get(colour, 0) - wilds[c]
        for letter in LETTERS:
            left[letter] -= row.get("patrons", {}).get(letter, 0)
        left["wild"] -= sum(wilds)
        left["commission"] -= row.get("commissions", 0)
        excess = row.get("excess", 0) - wilds[4]
        for colour in COLOURS:  # an excess disc has the colour of a full track
            taken = min(excess, left[colour]) if row.get("tracks", {}).get(colour, 0) == 4 else 0
            left[colour] -= taken
            excess -= taken
        assert excess == 0, "an excess disc needs a full track of its colour"
    if pending:
        left["wild"] -= 1
    assert min(left.values()) >= 0, f"too many discs: {left}"
    return left


def _hand_out_discs(
    count: int, rows: list[Written], empty: list[str], discs: dict[str, str], pending: bool
) -> None:
    """Discs of built districts that nobody has go to the last player whose board the test leaves open."""
    left = _remaining(count, rows, discs, pending)
    surplus = sum(left.values()) - len([d for d in empty if d not in discs])
    assert surplus >= 0, f"{-surplus} discs more are held than structures were built"
    for row in reversed(rows):
        fixed = "tracks" in row or "patrons" in row
        tracks = row.setdefault("tracks", {})
        patrons = row.setdefault("patrons", {})
        for step in range(4):
            for kind in [] if fixed else COLOURS:
                if surplus and left[kind] and tracks.get(kind, 0) <= step < 4:
                    tracks[kind] = tracks.get(kind, 0) + 1
                    left[kind] -= 1
                    surplus -= 1
        for kind in [] if fixed else LETTERS:
            while surplus and left[kind]:
                patrons[kind] = patrons.get(kind, 0) + 1
                left[kind] -= 1
                surplus -= 1
    assert surplus == 0, f"{surplus} discs have no place"


def _laid_discs(
    count: int, rows: list[Written], empty: list[str], discs: dict[str, str], pending: bool
) -> dict[str, str]:
    """The discs on the board: as told, then the others in the order of their kinds."""
    left = _remaining(count, rows, discs, pending)
    bag = [kind for kind, number in left.items() for _ in range(number)]
    laid = dict(discs)
    for district in empty:
        if district not in laid:
            laid[district] = bag.pop(0)
    assert not bag
    return laid
