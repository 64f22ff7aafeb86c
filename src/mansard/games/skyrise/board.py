# mypyc: skip
"""The table as text for a terminal of 100 columns: a map of the islands, the auction, the players, the cards.

Every district is painted in its colour from the same outlines that the box gives; two neighbours never
share a colour, so the paint shows the borders. A district's number comes first, then the glyph of its
colour, then what lies there: a disc, a bid or a structure.
"""

import re
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from mansard.games.skyrise import GAME
from mansard.kernel.game import Game

Say = Callable[..., str]
View = dict[str, Any]
Point = tuple[float, float]
Cell = tuple[int, int]  # row, column

WIDTH = 100
COLUMNS_A_UNIT = 6.4
ROWS_A_UNIT = 2.45
MARGIN = 0.7  # for the names of the islands

PAINT = {"yellow": "#e3c565", "green": "#8fbf7f", "white": "#efece3", "brown": "#c19a6b", "lake": "#7db4dd"}
GLYPH = {"yellow": "Π", "green": "♣", "white": "○", "brown": "✱"}
DISC = {**GLYPH, "wild": "◈", "commission": "★"}
INK = {"red": "#b3261e", "teal": "#00695c", "yellow": "#8a6100", "blue": "#1e4db3"}
SHAPE = {"red": "▲", "teal": "■", "yellow": "◆", "blue": "●"}
STOREYS = {"low": "I", "medium": "II", "tall": "III"}
FEATURE = {"airship": "◠", "windmill": "✕"}
FULL, EMPTY = "●", "·"
DARK = "#000000"


def draw(view: View, say: Say, game: Game = GAME) -> str:
    """The whole table as its viewer sees it, with the box that it plays with, in Rich markup."""
    parts = [
        map_lines(view, say, game),
        [legend(say)],
        auction_lines(view, say),
        [line for seat in range(view["players"]) for line in player_lines(view, seat, say)],
        shared_lines(view, say),
        own_lines(view, say),
    ]
    return "\n".join(line for lines in parts if lines for line in [*lines, ""]).rstrip()


def flow(items: list[str], separator: str = " ", indent: str = "  ") -> list[str]:
    """Items side by side, in as many lines as they need; markup takes no room."""
    lines = [indent + items[0]] if items else []
    for item in items[1:]:
        longer = lines[-1] + separator + item
        if len(re.sub(r"\[[^\]]*\]", "", longer)) <= WIDTH:
            lines[-1] = longer
        else:
            lines.append(indent + "  " + item)
    return lines


# ---------------------------------------------------------------------- the map


def turned(point: list[float], slot: int, offset: float) -> Point:
    """§2.9 A point of an outer island in its slot; y points up."""
    x, y = point[0] + offset, point[1] + offset
    return [(x, y), (y, -x), (-x, -y), (-y, x)][slot]


def inside(point: Point, polygon: list[Point]) -> bool:
    """Whether a point lies in a polygon: an odd number of edges is crossed on the way out."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


class Map:
    """The outlines of a layout on the grid of a terminal."""

    def __init__(self, islands: tuple[str | None, ...], game: Game) -> None:
        self.data = game.components.data
        self.offset = self.data["slots"]["offset"]
        self.shapes: dict[str, list[Point]] = {}
        self.labels: dict[str, Point] = {}
        self.features: list[tuple[str, Point]] = []
        self.names: list[tuple[str, Point]] = []
        boxes = {island["id"]: island for island in self.data["islands"]}
        self._add(boxes["hub"], lambda point: (point[0], point[1]))
        for slot, island in enumerate(islands):
            if island is not None:
                self._add(boxes[island], partial(turned, slot=slot, offset=self.offset))
                self.names.append((island, (4.2 if slot < 2 else -4.2, 99.0 if slot in (0, 3) else -99.0)))
        self.bridges = self._bridges(islands)
        points = [point for shape in self.shapes.values() for point in shape]
        self.left = min(x for x, _ in points) - 0.1
        self.right = max(x for x, _ in points) + 0.1
        self.top = max(y for _, y in points) + MARGIN
        self.bottom = min(y for _, y in points) - MARGIN
        self.rows = round((self.top - self.bottom) * ROWS_A_UNIT)
        self.columns = round((self.right - self.left) * COLUMNS_A_UNIT)
        self.owner = self._paint()

    def _add(self, island: dict[str, Any], place: Callable[[list[float]], Point]) -> None:
        for district in island["districts"]:
            self.shapes[district["id"]] = [place(point) for point in district["polygon"]]
            self.labels[district["id"]] = place(district["label"])
        for feature in island["features"]:
            if feature["kind"] == "lake":
                self.shapes[feature["id"]] = [place(point) for point in feature["polygon"]]
            else:
                self.features.append((feature["kind"], place(feature["at"])))

    def _bridges(self, islands: tuple[str | None, ...]) -> list[tuple[Point, Point]]:
        anchors = self.data["bridges"]
        found: list[tuple[Point, Point]] = []
        for slot, island in enumerate(islands):
            if island is None:
                continue
            for end, hub in (("gate_ccw", "to_ccw_gate"), ("gate_cw", "to_cw_gate")):
                x, y = anchors[f"hub_anchor_{hub}_slot0"]
                start = [(x, y), (y, -x), (-x, -y), (-y, x)][slot]
                found.append((start, turned(anchors[f"anchor_{end}"], slot, self.offset)))
            after = (slot + 1) % 4
            if islands[after] is not None:
                start = turned(anchors["anchor_port_cw"], slot, self.offset)
                found.append((start, turned(anchors["anchor_port_ccw"], after, self.offset)))
        return found

    def cell(self, point: Point) -> Cell:
        """The character at a point of the board."""
        row = int((self.top - point[1]) * ROWS_A_UNIT)
        column = int((point[0] - self.left) * COLUMNS_A_UNIT)
        return min(max(row, 0), self.rows - 1), min(max(column, 0), self.columns - 1)

    def _paint(self) -> dict[Cell, str]:
        """Which district or lake each character belongs to."""
        owner: dict[Cell, str] = {}
        for name, shape in self.shapes.items():
            cells = [self.cell(point) for point in shape]
            for row in range(min(r for r, _ in cells), max(r for r, _ in cells) + 1):
                for column in range(min(c for _, c in cells), max(c for _, c in cells) + 1):
                    x = self.left + (column + 0.5) / COLUMNS_A_UNIT
                    y = self.top - (row + 0.5) / ROWS_A_UNIT
                    if (row, column) not in owner and inside((x, y), shape):
                        owner[row, column] = name
        return owner

    def room(self, district: str, width: int, taken: set[Cell]) -> Cell | None:
        """The start of a free run of cells of a district, as near to its label as can be."""
        home = self.cell(self.labels[district])
        best: tuple[float, Cell] | None = None
        for row, column in [cell for cell, name in self.owner.items() if name == district]:
            run = [(row, column + k) for k in range(width)]
            if all(self.owner.get(cell) == district and cell not in taken for cell in run):
                far = abs(row - home[0]) * 2.6 + abs(column + (width - 1) / 2 - home[1])
                if best is None or far < best[0]:
                    best = far, (row, column)
        return None if best is None else best[1]


@lru_cache(maxsize=64)
def map_of(islands: tuple[str | None, ...], game: Game) -> Map:
    return Map(islands, game)


def map_lines(view: View, say: Say, game: Game) -> list[str]:
    """The islands with everything that lies on them."""
    chart = map_of(tuple(view["islands"]), game)
    ink: dict[Cell, tuple[str, str]] = {}  # character and style on top of the paint
    draw_bridges(chart, ink)
    for kind, point in chart.features:
        cell = chart.cell(point)
        ink[cell] = FEATURE[kind], f"bold {DARK}" if cell in chart.owner else "bold"
    for island, point in chart.names:
        write_name(chart, ink, say(f"island-{island}"), point)
    pieces = pieces_on(view)
    for district, colour in view["districts"].items():
        write_district(chart, ink, district, colour, pieces.get(district), view, say)
    return [painted_row(chart, ink, row, view) for row in range(chart.rows)]


def draw_bridges(chart: Map, ink: dict[Cell, tuple[str, str]]) -> None:
    for (x1, y1), (x2, y2) in chart.bridges:
        glyph = "║" if abs(y2 - y1) > abs(x2 - x1) else "═"
        for k in range(25):
            cell = chart.cell((x1 + (x2 - x1) * k / 24, y1 + (y2 - y1) * k / 24))
            if cell not in chart.owner:
                ink[cell] = glyph, "#b08d57"


def write_name(chart: Map, ink: dict[Cell, tuple[str, str]], name: str, point: Point) -> None:
    row, column = chart.cell(point)
    for k, letter in enumerate(name):
        ink[row, min(column - len(name) // 2 + k, chart.columns - 1)] = letter, "bold"


def pieces_on(view: View) -> dict[str, tuple[str, str]]:
    """The bid or structure in each district: its text and style."""
    found: dict[str, tuple[str, str]] = {}
    for seat in view["seats"]:
        colour = seat["colour"]
        for district, kind in seat["structures"].items():
            text = SHAPE[colour] + STOREYS.get(kind, kind)
            found[district] = text, f"bold #ffffff on {INK[colour]}"
    for k, bid in enumerate(view["bids"]):
        colour = view["seats"][bid["seat"]]["colour"]
        last = k == len(view["bids"]) - 1
        style = f"bold {INK[colour]} on white" if last else f"{INK[colour]} on #d0d0d0"
        found[bid["district"]] = f"{SHAPE[colour]}{bid['piece']}", style
    return found


def write_district(
    chart: Map,
    ink: dict[Cell, tuple[str, str]],
    district: str,
    colour: str,
    piece: tuple[str, str] | None,
    view: View,
    say: Say,
) -> None:
    """Number and colour of a district, then what lies there, in one line if there is room."""
    island, place = district.split("-")
    number = (say(f"board-side-{place}") if island == "hub" else place) + GLYPH[colour]
    disc = view["discs"].get(district)
    text, style = piece if piece is not None else (DISC.get(disc, disc) if disc else "", f"bold {DARK}")
    taken = {cell for cell in ink if cell in chart.owner}
    whole = chart.room(district, len(number) + 1 + len(text), taken)
    if whole is not None:
        put(ink, whole, number, "#303030")
        put(ink, (whole[0], whole[1] + len(number) + 1), text, style)
        return
    first = chart.room(district, len(number), taken) or chart.cell(chart.labels[district])
    put(ink, first, number, "#303030")
    second = chart.room(district, len(text), {cell for cell in ink if cell in chart.owner})
    put(ink, second or (first[0] + 1, first[1]), text, style)


def put(ink: dict[Cell, tuple[str, str]], cell: Cell, text: str, style: str) -> None:
    for k, letter in enumerate(text):
        ink[cell[0], cell[1] + k] = letter, style


def painted_row(chart: Map, ink: dict[Cell, tuple[str, str]], row: int, view: View) -> str:
    """One line of the map in Rich markup; equal styles side by side share one tag."""
    runs: list[tuple[str, str]] = []
    for column in range(chart.columns):
        name = chart.owner.get((row, column))
        letter, style = ink.get((row, column), ("~" if name and "lake" in name else " ", ""))
        if name is not None and " on " not in style:
            ground = PAINT["lake"] if "lake" in name else PAINT[view["districts"][name]]
            style = f"{style or DARK} on {ground}"
        if runs and runs[-1][1] == style:
            runs[-1] = runs[-1][0] + letter, style
        else:
            runs.append((letter, style))
    return "".join(f"[{style}]{text}[/]" if style else text for text, style in runs).rstrip()


def legend(say: Say) -> str:
    """What the glyphs mean."""
    colours = "  ".join(f"[{DARK} on {PAINT[c]}] {GLYPH[c]} [/] {say(f'colour-{c}')}" for c in GLYPH)
    discs = "  ".join(f"{DISC[kind]} {say(f'disc-{kind}')}" for kind in ("wild", "commission"))
    heights = "  ".join(f"{STOREYS[h]} {say(f'height-{h}')}" for h in STOREYS)
    marks = f"{FEATURE['airship']} {say('board-airship')}  {FEATURE['windmill']} {say('board-windmill')}"
    return f"{colours}  {discs}\n{heights}  {marks}"


# ---------------------------------------------------------------------- the auction and the players


def who(view: View, seat: int, say: Say) -> str:
    """A player: shape and name; no bracket in it begins markup."""
    colour = view["seats"][seat]["colour"]
    name = say("player-name", player=seat).replace("[", "\\[")
    return f"[bold #ffffff on {INK[colour]}] {SHAPE[colour]} {name} [/]"


def auction_lines(view: View, say: Say) -> list[str]:
    """The strip of the auction: the bids in order, who has passed, whose turn it is."""
    head = f"[bold]{say('board-era', era=view['era'])}[/]"
    if view["actors"]:
        head += f"  {say('board-to-act')} " + " ".join(who(view, seat, say) for seat in view["actors"])
    bids: list[str] = []
    for bid in view["bids"]:
        colour = view["seats"][bid["seat"]]["colour"]
        place = say(f"district-{bid['district']}")
        arrow = "→  " if bids else ""
        bids.append(f"{arrow}[bold #ffffff on {INK[colour]}] {SHAPE[colour]}{bid['piece']} [/] {place}")
    lines = flow([head], indent="")
    if bids:
        lines += flow([say("board-bids"), *bids], "  ", "")
    if view["passed"]:
        lines += flow([say("board-passed"), *[who(view, seat, say) for seat in view["passed"]]], "  ", "")
    return lines


def player_lines(view: View, seat: int, say: Say) -> list[str]:
    """A player's pieces, tracks and visionary."""
    board = view["seats"][seat]
    marks = "► " if seat in view["actors"] else "  "
    points = {"points": board["prestige"], "scored": board["scored"]}
    standing = say("board-standing", **points) if view["actors"] else say("board-result", **points)
    head = f"{marks}{who(view, seat, say)}  {standing}"
    if board["initiative"] is not None:
        head += f"  {say('board-initiative', number=board['initiative'])}"
    head += f"  {say('board-built', count=len(board['structures']))}"
    return [
        head,
        *flow(pieces_shown(board, say), "   ", "    "),
        *flow(board_shown(board, say), "  ", "    "),
    ]


def pieces_shown(board: View, say: Say) -> list[str]:
    """Available pieces by height, then wonders, then the locked pieces."""
    wonders = [
        f"[bold]{piece}[/] {say(f'wonder-{piece}')}" for piece in board["available"] if piece[0] == "w"
    ]
    shown = [*by_height(board, board["available"], "bold"), *wonders]
    locked = by_height(board, board["locked"], "dim")
    return [*shown, *([f"[dim]{say('board-locked')}[/]"] if locked else []), *locked]


def by_height(board: View, pieces: list[str], style: str) -> list[str]:
    """Numbers behind the sign of their height."""
    groups = []
    for height, sign in STOREYS.items():
        numbers = [piece for piece in pieces if board["heights"].get(piece) == height]
        if numbers:
            groups.append(f"[dim]{sign}[/] [{style}]{' '.join(numbers)}[/]")
    return groups


def board_shown(board: View, say: Say) -> list[str]:
    """The four tracks with what a structure of the colour is worth, then the visionary."""
    items = []
    for colour, discs in board["tracks"].items():
        row = FULL * discs + EMPTY * (4 - discs)
        items.append(f"[{DARK} on {PAINT[colour]}] {GLYPH[colour]} {row} [/]×{board['track_values'][colour]}")
    items += [f"{letter}×{count}" for letter, count in board["patrons"].items() if count]
    items += [f"{DISC['commission']}×{board['commissions']}"] if board["commissions"] else []
    items += [f"{say('board-excess')}×{board['excess']}"] if board["excess"] else []
    return [*items, *[say(f"key-{key}") for key in board["keys"]]]


# ---------------------------------------------------------------------- cards


def shared_lines(view: View, say: Say) -> list[str]:
    """Panorama cards, patron tiles, keys."""
    lines = [f"[bold]{say('board-panoramas')}[/]"]
    for card in view["panoramas"]:
        lines += flow(f"{say(f'panorama-{card}')}: {say(f'panorama-text-{card}')}".split(" "))
    tiles = [f"[bold]{x}[/]={'?' if v is None else v}" for x, v in view["patrons"].items()]
    patrons = [f"[bold]{say('board-patrons')}[/]", *tiles]
    return [*lines, *flow(patrons, "  ", ""), *flow(keys_shown(view, say), "  ", "")]


def keys_shown(view: View, say: Say) -> list[str]:
    """Who has the keys to the city, as far as somebody has."""
    owners = {key: EMPTY if seat is None else who(view, seat, say) for key, seat in view["keys"].items()}
    return [
        f"[bold]{say('board-keys')}[/]",
        *[f"{say(f'key-{key}')} {owner}" for key, owner in owners.items()],
    ]


def own_lines(view: View, say: Say) -> list[str]:
    """The viewer's secrets: the objective with its progress, the wonder hand, the wonders chosen."""
    if view["seat"] is None:
        return []
    board = view["seats"][view["seat"]]
    colour = board["objective"]
    progress = say(f"board-progress-{colour}", count=board["in_colour"][colour])
    lines = [f"[bold]{say('board-objective')}[/]  {say(f'colour-{colour}')}: {progress}"]
    cards = board["hand"] or board["chosen"] or []
    if cards:
        lines.append(f"[bold]{say('board-wonders')}[/]")
        for card in cards:
            lines += flow(f"{card} {say(f'wonder-{card}')}: {say(f'wonder-text-{card}')}".split(" "))
    return lines
