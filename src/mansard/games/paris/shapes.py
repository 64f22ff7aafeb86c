# mypyc: skip
"""§7 The shapes of a view and of the moves, for OpenAPI and the web client's types.

A new field of the view: add it in `view.py` and here, then `make types`.
"""

from typing import Literal, NotRequired, TypedDict

Phase = Literal[
    "draw",
    "site",
    "main",
    "target",
    "pay",
    "bonus",
    "prestige",
    "vp_tile",
    "end_pick",
    "post",
    "free_pick",
    "go_back",
    "pair_prestige",
    "pair_resources",
    "over",
]
Resource = Literal["wood", "marble", "gold"]
Star = Literal["bronze", "silver", "gold"]


class Tile(TypedDict):
    """A building on the board."""

    value: int
    type: str


class Stack(TypedDict):
    """A stack of building tiles: its height and the back that is seen."""

    height: int
    back: str | None


class Resources(TypedDict):
    """How many of each resource."""

    wood: int
    marble: int
    gold: int


class Stars(TypedDict):
    """How many prestige tokens of each kind."""

    bronze: int
    silver: int
    gold: int


class Prices(TypedDict):
    """§2.6 What resources and prestige cost and bring, in the order of their kinds."""

    buy: list[int]
    sell: list[int]
    sell_prestige: list[int]


class Rank(TypedDict):
    """§5.2 A player's standing in a district."""

    sum: int
    top: int
    place: int
    points: int


class District(TypedDict):
    """A district with its majority as it stands, by seat."""

    district: str
    bank: int
    keys: int
    keyholes: int
    places: list[int] | None
    majority: list[Rank]
    leaders: list[int]


class Space(TypedDict):
    """A space of the bonus track: its zone, the number of its tiles and how many lie there."""

    zone: Literal["A", "B", "C"]
    number: int
    left: int


class EndTokens(TypedDict):
    """§7.1 The end tokens: what lies in the pile sees only who takes one."""

    left: int
    open: bool
    spent: list[str]
    pile: list[str] | None
    last_seen: list[str] | None


UnderWay = TypedDict(
    "UnderWay",
    {
        "from": str,
        "to": str | None,
        "need": Resources,
        "second_half": bool,
        "open_slots": list[int],
        # once the target is chosen: its price, and what is given of it
        "francs": NotRequired[int],
        "cost": NotRequired[Resources],
        "given": NotRequired[Resources],
    },
)


class Keys(TypedDict):
    """A player's keys on the board: `on` counts them by property."""

    arc: bool
    banks: list[str]
    on: dict[str, int]


class Seat(TypedDict):
    """§7.1 A player; null is what lies behind his screen."""

    colour: str
    francs: int | None
    resources: Resources | None
    prestige: Stars | None
    unused: list[int] | None
    unused_count: int
    used: list[int]
    assistant: int
    hand: int
    key_reserve: int
    keys: Keys
    end_tokens: list[str] | None
    end_token_count: int
    points: int
    standing: list[tuple[str, int]]


class View(TypedDict):
    """§7.1 The table as a seat (null: a spectator) sees it."""

    game: Literal["paris"]
    players: int
    seat: int | None
    actors: list[int]
    setup: Literal["basic", "random"]
    placement: Literal["fixed", "free"]
    screens: Literal["open", "closed"]
    round: int
    last_round: int | None
    first: int
    turn: int
    phase: Phase
    back: Phase
    drawn: str | None
    tiles: dict[str, Tile]
    stacks: list[Stack]
    tokens: dict[str, Resource | Star]
    prestige_tokens: list[str]
    reserve: Resources
    prices: Prices
    landmarks: dict[str, str]
    vp_tiles: dict[str, str]
    districts: list[District]
    track: list[Space]
    end_tokens: EndTokens
    move: UnderWay | None
    seats: list[Seat]


# ---------------------------------------------------------------------- moves


class PlainMove(TypedDict):
    """A move without arguments."""

    kind: Literal["end-take", "pass", "skip", "done", "end-turn"]


class DrawMove(TypedDict):
    """§4.2 Draw from a stack."""

    kind: Literal["draw"]
    stack: int


class SiteMove(TypedDict):
    """§4.2 Where a drawn tile is put."""

    kind: Literal["site"]
    district: str


class KeyMove(TypedDict):
    """§4.3 Place a key, or choose the one to move."""

    kind: Literal["place", "key"]
    place: str


class ToMove(TypedDict):
    """§4.4 Where a key goes."""

    kind: Literal["to"]
    property: str


class BuildMove(TypedDict):
    """§4.5 Build a landmark."""

    kind: Literal["build"]
    landmark: str
    district: str


class PayMove(TypedDict):
    """§4.4 How one resource is paid."""

    kind: Literal["pay"]
    resource: Resource
    way: str


class FillMove(TypedDict):
    """§4.5 How a slot of a landmark is filled."""

    kind: Literal["fill"]
    prestige: Star
    way: str


class TrackMove(TypedDict):
    """A space of the bonus track."""

    kind: Literal["take", "pick", "back"]
    space: int


class TileMove(TypedDict):
    """Put a VP tile on a district."""

    kind: Literal["vp"]
    tile: str
    district: str


class TokenMove(TypedDict):
    """An end token."""

    kind: Literal["keep", "use-end", "sell-end"]
    token: str


class TradeMove(TypedDict):
    """Buy or sell a resource."""

    kind: Literal["buy", "sell"]
    resource: Resource


class SellStarMove(TypedDict):
    """Sell a prestige token."""

    kind: Literal["sell-prestige"]
    prestige: Star


class NumberMove(TypedDict):
    """A bonus tile by its number."""

    kind: Literal["sell-bonus", "use"]
    number: int


class StarPairsMove(Stars):
    """How many pairs of each prestige are scored."""

    kind: Literal["pair-prestige"]


class ResourcePairsMove(Resources):
    """How many pairs of each resource are scored."""

    kind: Literal["pair-resources"]


Move = (
    PlainMove
    | DrawMove
    | SiteMove
    | KeyMove
    | ToMove
    | BuildMove
    | PayMove
    | FillMove
    | TrackMove
    | TileMove
    | TokenMove
    | TradeMove
    | SellStarMove
    | NumberMove
    | StarPairsMove
    | ResourcePairsMove
)
