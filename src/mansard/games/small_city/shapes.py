# mypyc: skip
"""§7 The shapes of a view and of the moves, for OpenAPI and the web client's types.

A new field of the view: add it in `view.py` and here, then `make types`.
"""

from typing import Literal, TypedDict

Phase = Literal[
    "set_hall",
    "set_promise",
    "mayor",
    "actions",
    "build",
    "move",
    "income",
    "votes",
    "pollution",
    "council",
    "next_host",
    "over",
]
Side = Literal["easy", "hard"]
Card = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Row = Literal["industry", "construction", "economy", "tourism"]
Material = Literal["wood", "stone", "metal"]
CellOf = tuple[int, str]  # the district and its cell


class Prices(TypedDict, total=False):
    """§4.1.2 What the cards cost the player who must take one."""

    A: int
    B: int
    C: int
    D: int
    E: int
    F: int
    G: int
    H: int


class Supply(TypedDict):
    """What lies in no storage building that the seat sees."""

    wood: int
    stone: int
    metal: int


class Store(TypedDict, total=False):
    """What lies in a storage building; none of a kind is left out."""

    wood: int
    stone: int
    metal: int


class Tile(TypedDict):
    """A tile with its cells."""

    kind: str
    cells: list[str]


class Forecast(TypedDict):
    """§4.4-§4.6 What the round brings if everybody stays where he is.

    `guests`: what tourists pay. `work`: the district, the cell, what it does, money and goods that are sure.
    `homes`: the first cell, residents, votes.
    """

    guests: int
    work: list[tuple[int, str, str, int, int]]
    money: int
    homes: list[tuple[str, int, int]]
    university: int
    votes: int
    people: int
    products: int
    parks: int
    pollution: int
    pollution_after: int


class Changes(TypedDict, total=False):
    """What a step of a plan changes, or what a tile costs; nothing is left out."""

    money: int
    wood: int
    stone: int
    metal: int
    pollution: int


class PlanStep(TypedDict):
    """A step of the own plan."""

    verb: Literal["build", "upgrade", "demolish", "expand"]
    tile: str | None
    cell: str | None
    changes: Changes


class Plan(TypedDict):
    """§4.2.1 The own plan.

    `tiles`: those that it laid, by their place in the seat's. `builds`, `demolitions`: used, at most.
    `again`: it was cut, for somebody before took the last tile.
    """

    steps: list[PlanStep]
    tiles: list[int]
    builds: tuple[int, int]
    demolitions: tuple[int, int]
    again: bool


class Seat(TypedDict):
    """§7 A player; null is what the seat may not know.

    `hand`: the tile that is about to be placed, and the way it lies once that is chosen. `must_move` and
    `banned`: those who must move before the player may finish, and the cells closed to his citizens.
    `lifted`: the citizen who is about to move. `chooses_in`: the district in which a cell is chosen now.
    `sights`: how many zones that the tile in the hand needs reach a cell, and 1 if a harmful one does.
    `costs`: of each tile now, while something is built. `people`, `goods`: all in the district.
    `promise_progress`: value, wanted value, 1 for at least or -1 for at most.
    """

    side: Side
    zone: int
    grid: int
    expansions: int
    money: int
    votes: int
    pollution: int
    round_pollution: int
    produced: int
    hall: int
    reserve: int
    buried: int
    gone: int
    eliminated: int
    tally: int
    employment: int
    card: Card | None
    discs: list[tuple[Row, int] | None]
    built: list[str]
    ready: bool
    promise: int | None
    dealt: list[int] | None
    special_count: int
    specials: list[int] | None
    drawn: list[int] | None
    hall_at: str | None
    step: str | None
    chooses_in: int | None
    hand: tuple[str, str | None] | None
    lifted: CellOf | None
    sights: dict[str, tuple[int, int]]
    costs: dict[str, Changes] | None
    plan: Plan | None
    must_move: list[CellOf]
    banned: list[CellOf]
    forecast: Forecast | None
    promise_progress: list[tuple[int, int, int]] | None
    promise_kept: bool
    people: int
    goods: int
    tiles: list[Tile | None]
    citizens: dict[str, int]
    cemeteries: list[str]
    stores: dict[str, Store]
    standing: list[tuple[str, int]]
    title: str | None


class View(TypedDict):
    """§7 The table as a seat (null: a spectator) sees it."""

    game: Literal["small_city"]
    players: int
    seat: int | None
    mode: Literal["solo", "basic", "advanced"]
    condition: Literal["votes", "economic", "population", "cultural"]
    level: Literal["citizen", "mayor", "governor", "senator", "president"] | None
    council: Side
    round: int
    phase: Phase
    actors: list[int]
    host: int
    mayor: tuple[str, Literal["right", "down"]] | None
    circle: list[Card]
    prices: Prices
    face_down: list[Card]
    stock: dict[str, int]
    supply: Supply
    special_cards: int
    special_known: list[tuple[int, int]]
    seats: list[Seat]


# ---------------------------------------------------------------------- moves


class PlainMove(TypedDict):
    """A move without arguments."""

    kind: Literal[
        "expand", "decline", "pass", "upgrade", "demolish", "commit", "no-warehouse", "nobody", "finish"
    ]


class CellMove(TypedDict):
    """A cell of the own district."""

    kind: Literal[
        "hall",
        "store",
        "at",
        "warehouse",
        "from",
        "staff",
        "tile",
        "raze",
        "grow",
        "place",
        "home",
        "victim",
        "grave",
    ]
    cell: str


class CellOfMove(TypedDict):
    """A cell of any district."""

    kind: Literal["citizen", "produce"]
    seat: int
    cell: str


class MaterialMove(TypedDict):
    """A material from a storage building."""

    kind: Literal["sell", "donate"]
    material: Material
    cell: str


class SpareMove(TypedDict):
    """What a card or a port saves."""

    kind: Literal["spare"]
    material: Material | Literal["nothing"]


class KeepMove(TypedDict):
    """§3.6 The promise that is kept."""

    kind: Literal["keep"]
    promise: str


class MayorMove(TypedDict):
    """§4.1.1 The mayor's street."""

    kind: Literal["mayor"]
    cell: str
    street: Literal["right", "down"]


class TakeMove(TypedDict):
    """§4.1.2 An action card."""

    kind: Literal["take"]
    card: Card


class GainMove(TypedDict):
    """Money or votes."""

    kind: Literal["gain"]
    gain: Literal["money", "votes"]


class RowMove(TypedDict):
    """A row of the council."""

    kind: Literal["advance", "enter"]
    row: Row


class RestartMove(TypedDict):
    """A disc leaves a row and begins another."""

    kind: Literal["restart"]
    from_row: Row
    row: Row


class PayMove(TypedDict):
    """How the council is paid."""

    kind: Literal["pay"]
    payment: Literal["money", "votes", "promise"]


class GiftMove(TypedDict):
    """Which of two gifts."""

    kind: Literal["gift"]
    choice: int


class SpecialMove(TypedDict):
    """The special promise that is kept."""

    kind: Literal["special"]
    special: str


class BuildMove(TypedDict):
    """§4.2.3 The tile that is built."""

    kind: Literal["build"]
    tile: str


class LayMove(TypedDict):
    """§4.2.3 The way it lies."""

    kind: Literal["lay"]
    pattern: str


class ToMove(TypedDict):
    """§4.3 The district that a citizen goes to."""

    kind: Literal["to"]
    seat: int


class BuyMove(TypedDict):
    """§4.4 Votes for money."""

    kind: Literal["buy"]
    price: int


Move = (
    PlainMove
    | CellMove
    | CellOfMove
    | MaterialMove
    | SpareMove
    | KeepMove
    | MayorMove
    | TakeMove
    | GainMove
    | RowMove
    | RestartMove
    | PayMove
    | GiftMove
    | SpecialMove
    | BuildMove
    | LayMove
    | ToMove
    | BuyMove
)
