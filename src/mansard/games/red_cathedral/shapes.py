# mypyc: skip
"""§7 The shapes of a view and of the moves, for OpenAPI and the web client's types.

A new field of the view: add it in `view.py` and here, then `make types`.
"""

from typing import Literal, TypedDict

Phase = Literal[
    "main",
    "claim_banner",
    "claim_slot",
    "gain",
    "deliver",
    "deals",
    "infl_more",
    "end_turn",
    "rival_ornament",
    "rival_claim",
    "over",
]
Material = Literal["wood", "brick", "stone", "gold", "green", "purple"]
Die = Literal["red", "blue", "green", "yellow", "white"]
Colour = Literal["red", "blue", "green", "yellow"]
Ornament = Literal["door", "arch", "cross"]
Slot = Literal["s_red", "s_blue", "s_green", "s_yellow", "s_white1", "s_white2"]
Face = Literal["up", "down"]


class Pile(TypedDict, total=False):
    """Materials; none of a kind is left out."""

    wood: int
    brick: int
    stone: int
    gold: int
    green: int
    purple: int


class Dice(TypedDict):
    """The dice: sector and value."""

    red: tuple[int, int]
    blue: tuple[int, int]
    green: tuple[int, int]
    yellow: tuple[int, int]
    white: tuple[int, int]


class Sockets(TypedDict, total=False):
    """§2.6 For each kind of a section's cost how much lies there and how much must."""

    wood: tuple[int, int]
    brick: tuple[int, int]
    stone: tuple[int, int]
    gold: tuple[int, int]
    green: tuple[int, int]
    purple: tuple[int, int]


class Section(TypedDict):
    """A section: its card, and the token until somebody claims it, then the owner."""

    card: str
    token: str | None
    owner: int | None
    delivered: Pile
    completed: bool
    ornament: int | None
    sockets: Sockets


class Tower(TypedDict):
    """§5.2 A tower's height, value and contributions; in solo the Rival's is the second."""

    height: int
    value: int
    contributions: list[int]


class Standing(TypedDict):
    """What a seat has reached."""

    space: int
    lap_prestige: int
    prestige: int
    next_symbol: int
    claimed: int
    completed: int
    banners_left: int
    ornaments_placed: int
    score: int
    standing: list[tuple[str, int]]


class Banners(TypedDict):
    """§4.4 The banners by place."""

    storage: int
    reserve: int
    white1: int
    white2: int


class Slots(TypedDict, total=False):
    """The tokens in the slots with their faces."""

    s_red: tuple[str, Face]
    s_blue: tuple[str, Face]
    s_green: tuple[str, Face]
    s_yellow: tuple[str, Face]
    s_white1: tuple[str, Face]
    s_white2: tuple[str, Face]


class Ornaments(TypedDict):
    """The ornaments that a player has free."""

    door: int
    arch: int
    cross: int


class SlotCosts(TypedDict):
    """What a token costs in each slot."""

    s_red: int
    s_blue: int
    s_green: int
    s_yellow: int
    s_white1: int
    s_white2: int


class LockedOrnaments(TypedDict, total=False):
    """The ornaments that still lie in slots."""

    s_red: Ornament
    s_blue: Ornament
    s_green: Ornament
    s_yellow: Ornament
    s_white1: Ornament
    s_white2: Ornament


class Seat(Standing):
    """A player: everything is public."""

    colour: Colour
    board: Literal["basic", "advanced"]
    position: int
    rubles: int
    storage: Pile
    banners: Banners
    slots: Slots
    ornaments: Ornaments
    turns: int
    free_cells: int
    slot_costs: SlotCosts
    open_costs: list[int]
    locked: LockedOrnaments
    buried: LockedOrnaments


class Rival(Standing):
    """§6.2 The Rival."""

    colour: Colour
    position: int
    turns: int
    cards: list[str]
    tokens: list[Die]
    face_up: list[bool]
    inventory: list[Material]
    construction: list[Material]
    ornament_queue: list[Ornament]


class View(TypedDict):
    """§7 The table as everybody sees it."""

    game: Literal["red_cathedral"]
    players: int
    seat: int | None
    actors: list[int]
    reveals: int
    plan: str
    tiles: list[Material | Literal["rubles", "recognition"]]
    guilds: list[str]
    dice: Dice
    supply: Pile
    sections: dict[str, Section]
    claimable: list[str]
    phase: Phase
    turn: int
    finisher: int | None
    claiming: str | None
    token: str | None
    budget: int
    delivered: bool
    moved: Die | None
    deals: list[Literal["take", "influence", "workshop"]]
    rerolled: bool
    action: str | None
    gain: tuple[Material, int] | None
    towers: list[Tower]
    seats: list[Seat]
    rival: Rival | None


# ---------------------------------------------------------------------- moves


class PlainMove(TypedDict):
    """A move without arguments, guild actions among them."""

    kind: Literal[
        "build",
        "stop",
        "end",
        "exchange",
        "te_deliver_1",
        "te_deliver_2",
        "te_ruble_1",
        "cl_recognition_1",
        "cl_buy_prestige",
        "cl_all_types",
    ]


class SectionMove(TypedDict):
    """A section is claimed, or gets the Rival's banner or ornament."""

    kind: Literal["claim", "rival-claim", "rival-ornament"]
    section: str


class MarketMove(TypedDict):
    """§4.6 A die moves, `extra` sectors further than it shows."""

    kind: Literal["market"]
    die: Die
    extra: int


class BannerMove(TypedDict):
    """§4.4 Which banner is put on the section."""

    kind: Literal["banner"]
    banner: Literal["storage", "reserve", "white1", "white2"]


class SlotMove(TypedDict):
    """§4.4 Where a token is put, and which face is up."""

    kind: Literal["slot"]
    slot: Slot
    face: Face


class AmountMove(TypedDict):
    """How many are taken."""

    kind: Literal["gain", "take"]
    amount: int


class DeliverMove(TypedDict):
    """§4.5 A material goes to a section."""

    kind: Literal["deliver"]
    material: Material
    section: str


class OrnamentMove(TypedDict):
    """§4.5 A section is decorated."""

    kind: Literal["ornament"]
    section: str
    gems: Literal["none", "green", "purple", "two-green", "two-purple", "green-purple"]


class WorkshopMove(TypedDict):
    """A slot of the workshop is used."""

    kind: Literal["workshop", "me_workshop"]
    slot: Slot


class RerollMove(TypedDict):
    """The dice of a sector are thrown again."""

    kind: Literal["reroll"]
    sector: int


class TradeMove(TypedDict):
    """§4.8 The craftsmen buy and sell."""

    kind: Literal[
        "cr_sell_any_1",
        "cr_sell_cheap_1",
        "cr_sell_precious_2",
        "cr_buy_cheap_1",
        "cr_buy_any_2",
        "cr_buy_precious_2",
    ]
    material: Material


class SwapMove(TypedDict):
    """§4.8 The teamsters swap two tiles."""

    kind: Literal["te_swap_tiles"]
    sector: int
    second_sector: int


class ExchangeMove(TypedDict):
    """§4.8 The merchants exchange."""

    kind: Literal["me_two_to_one", "me_ruble_and_one"]
    give_material: Material
    get_material: Material


class DoubleExchangeMove(TypedDict):
    """§4.8 The merchants give two for four."""

    kind: Literal["me_four_to_two"]
    give_material: Material
    get_material: Material
    also_material: Material


class OfferMove(TypedDict):
    """§4.8 Three different materials for the clergy."""

    kind: Literal["cl_offer_three"]
    material: Material
    second_material: Material
    third_material: Material


Move = (
    PlainMove
    | SectionMove
    | MarketMove
    | BannerMove
    | SlotMove
    | AmountMove
    | DeliverMove
    | OrnamentMove
    | WorkshopMove
    | RerollMove
    | TradeMove
    | SwapMove
    | ExchangeMove
    | DoubleExchangeMove
    | OfferMove
)
