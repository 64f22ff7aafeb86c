# mypyc: skip
"""§7 The shapes of a view and of the moves, for OpenAPI and the web client's types.

A new field of the view: add it in `view.py` and here, then `make types`.
"""

from typing import Literal, TypedDict

Phase = Literal[
    "open_district",
    "open_piece",
    "respond",
    "respond_piece",
    "place_wild",
    "vault_take",
    "pick_wonders",
    "over",
]
Colour = Literal["yellow", "green", "white", "brown"]
PlayerColour = Literal["red", "teal", "yellow", "blue"]
Disc = Literal["yellow", "green", "white", "brown", "A", "B", "C", "D", "wild", "commission"]
Height = Literal["low", "medium", "tall"]
Panorama = Literal["airships", "windmills", "lakes", "bridges", "chains"]


class Bid(TypedDict):
    """A bid: buildings by number, wonders by card."""

    seat: int
    piece: str
    district: str


class ByColour(TypedDict):
    """A number by colour of district."""

    yellow: int
    green: int
    white: int
    brown: int


class Patrons(TypedDict):
    """§2.5 What the patrons are worth, as far as the seat knows."""

    A: int | None
    B: int | None
    C: int | None
    D: int | None


class PatronDiscs(TypedDict):
    """Discs by patron."""

    A: int
    B: int
    C: int
    D: int


class Seat(TypedDict):
    """§7.1 A player; null is what the seat may not know."""

    colour: PlayerColour
    available: list[str]
    locked: list[str]
    too_low: list[str]
    heights: dict[str, Height]
    structures: dict[str, str]
    objective: Colour | None
    objective_shown: bool
    objective_met: bool | None
    hand: list[str] | None
    has_picked: bool
    chosen: list[str] | None
    initiative: int | None
    track_values: ByColour
    in_colour: ByColour
    scored: int
    standing: list[tuple[str, int]]
    prestige: int
    tracks: ByColour
    wilds: list[int]
    patrons: PatronDiscs
    excess: int
    commissions: int
    keys: list[Literal["large", "small"]]


class View(TypedDict):
    """§7.2 The table as a seat (null: a spectator) sees it."""

    game: Literal["skyrise"]
    players: int
    seat: int | None
    era: int
    phase: Phase
    actors: list[int]
    opener: int
    auction: int
    leader: int | None
    islands: list[str | None]
    districts: dict[str, Colour]
    bridges: list[tuple[str, str]]
    control: dict[str, list[int]]
    panoramas: list[Panorama]
    panorama_hits: dict[str, list[int]]
    patrons: Patrons
    discs: dict[str, Disc]
    chosen: str | None
    bids: list[Bid]
    passed: list[int]
    finish_order: list[int]
    keys: dict[str, int | None]
    pieces: int
    seats: list[Seat]


# ---------------------------------------------------------------------- moves


class PlainMove(TypedDict):
    """A move without arguments."""

    kind: Literal["pass", "decline"]


class DistrictMove(TypedDict):
    """§4.3 The first half of a bid; §4.7 the Vault's second disc."""

    kind: Literal["at", "take"]
    district: str


class BidMove(TypedDict):
    """§4.3 A bid with a building."""

    kind: Literal["bid"]
    building: int
    district: str


class WonderBidMove(TypedDict):
    """§4.3 A bid with a wonder."""

    kind: Literal["bid"]
    wonder: str
    district: str


class WildMove(TypedDict):
    """§4.6 Where a wild disc goes."""

    kind: Literal["wild"]
    track: Colour | Literal["visionary"]


class PickMove(TypedDict):
    """§4.8 The wonder cards that are kept."""

    kind: Literal["pick"]
    wonders: list[str]


Move = PlainMove | DistrictMove | BidMove | WonderBidMove | WildMove | PickMove
