# mypyc: skip
"""The table as text for a terminal of 100 columns: districts as grids, tracks, council, action circle, stock.

A cell shows the letter of its tile, then its level, icon or product, then the pawn that stands there. The
zone is bright, the rest of the grid is dim; the mayor's two cells are crossed.
"""

import re
from collections.abc import Callable
from typing import Any

from mansard.kernel.game import Game

Say = Callable[..., str]
View = dict[str, Any]

WIDTH = 100
PAWNS = "●■▲◆"
INKS = ["red", "blue", "magenta", "cyan"]
ICONS = {"C": "$sv!", "F": "wsm"}
LETTERS = {
    "WH": "W",
    "town_hall": "T",
    "school": "S",
    "library": "L",
    "museum": "M",
    "metro": "Z",
    "clinic": "Q",
    "university": "U",
    "refinery": "N",
    "port": "P",
    "police": "X",
    "fire": "Y",
}
PAINT = {
    "R": "black on green3",
    "C": "black on sky_blue1",
    "F": "black on yellow3",
    "K": "black on dark_sea_green2",
    "W": "white on orange4",
    "N": "white on orange4",
    "P": "white on orange4",
    "T": "white on purple",
    "X": "black on grey89",
    "Y": "black on grey89",
}
CULTURE = "white on red3"
ROWS = ["industry", "construction", "economy", "tourism"]
MARKUP = re.compile(r"\[[^\]]*\]")


def draw(view: View, say: Say, game: Game | None = None) -> str:
    """The whole table as its viewer sees it, in Rich markup; the view and the texts hold all of the box."""
    parts = [
        head_lines(view, say),
        district_lines(view, say),
        council_lines(view, say),
        circle_lines(view, say),
        stock_lines(view, say),
        own_lines(view, say) if view["actors"] else opened_lines(view, say),
        [
            f"[dim]{line}[/]"
            for line in flow(re.split("[;,] ", say("board-legend")), separator=", ", indent="")
        ],
    ]
    return "\n".join(line for lines in parts if lines for line in [*lines, ""]).rstrip()


def name_of(seat: int, say: Say) -> str:
    """The name of a player; no bracket in it begins markup."""
    return say("player-name", player=seat).replace("[", "\\[")


def long(line: str) -> int:
    """How many columns a line of markup takes."""
    return len(MARKUP.sub("", line))


def padded(line: str, width: int) -> str:
    """A line of markup filled up with spaces."""
    return line + " " * max(0, width - long(line))


def flow(items: list[str], separator: str = "  ", indent: str = "  ") -> list[str]:
    """Items side by side, in as many lines as they need."""
    lines: list[str] = []
    for item in items:
        if lines and long(lines[-1] + separator + item) <= WIDTH:
            lines[-1] += separator + item
        else:
            lines.append(indent + item)
    return lines


# ---------------------------------------------------------------------- districts


def head_lines(view: View, say: Say) -> list[str]:
    """Round and what is going on."""
    prompts = [say(f"prompt-{view['phase']}", player=seat) for seat in view["actors"]]
    return [f"[bold]{say('board-round', number=view['round'])}[/]", *prompts]


def district_lines(view: View, say: Say) -> list[str]:
    """Two districts side by side."""
    blocks = [block(view, seat, say) for seat in range(view["players"])]
    lines: list[str] = []
    for k in range(0, len(blocks), 2):
        pair = blocks[k : k + 2]
        height = max(len(one) for one in pair)
        for row in range(height):
            cells = [padded(one[row] if row < len(one) else "", 50) for one in pair]
            lines.append("".join(cells).rstrip())
        lines.append("")
    return lines[:-1]


def block(view: View, seat: int, say: Say) -> list[str]:
    """A district with its tracks."""
    player = view["seats"][seat]
    facts = fact_lines(view, seat, say)
    grid = grid_lines(view, seat)
    height = max(len(grid), len(facts))
    lines = [title_line(view, seat, say)]
    for row in range(height):
        left = padded(grid[row] if row < len(grid) else "", 3 + 3 * player["grid"])
        right = facts[row] if row < len(facts) else ""
        lines.append(f"{left} {right}")
    return lines


def title_line(view: View, seat: int, say: Say) -> str:
    """Whose district it is."""
    player = view["seats"][seat]
    marks = []
    if view["host"] == seat and view["players"] > 1:
        marks.append(say("board-host"))
    if player["eliminated"]:
        marks.append(say("board-eliminated"))
    if view["phase"] == "build":
        marks.append(say("board-ready") if player["ready"] else say("board-planning"))
    name = name_of(seat, say)
    return f"[bold {INKS[seat]}]{PAWNS[seat]} {name}[/] [dim]{', '.join(marks)}[/]"


def fact_lines(view: View, seat: int, say: Say) -> list[str]:
    """Counters of a player, short enough to stand beside the grid."""
    player = view["seats"][seat]
    stored = [
        f"{cell}:{''.join(k[0] * n for k, n in store.items())}" for cell, store in player["stores"].items()
    ]
    facts = [
        f"${player['money']}",
        f"{say('board-votes')[:9]} {player['votes']}",
        f"% {player['pollution']:02}",
        say("board-hall", count=player["hall"]),
        say("board-employed", count=player["employment"]),
        f"+ {player['reserve']}",
        f"{player['card'] or '-'}",
        *stored,
    ]
    if view["condition"] in ("economic", "population"):
        facts.insert(3, f"{say('board-tally')[:9]} {player['tally']}")
    return [fact[:15] for fact in facts]


def grid_lines(view: View, seat: int) -> list[str]:
    """The grid with letters for columns and numbers for rows."""
    player = view["seats"][seat]
    size = player["grid"]
    cells = tile_marks(player)
    blocked = blocked_cells(view) if view["host"] == seat else set()
    lines = ["   " + "".join(f" {letter} " for letter in "abcdefghij"[:size])]
    for row in range(size):
        line = f"{row + 1:2} "
        for column in range(size):
            line += cell_mark(player, cells, blocked, row, column)
        lines.append(line)
    return lines


def tile_marks(player: View) -> dict[str, tuple[str, str]]:
    """For every covered cell: two characters and their paint."""
    marks: dict[str, tuple[str, str]] = {}
    for tile in player["tiles"]:
        if tile is None:
            continue
        kind = tile["kind"]
        letter = LETTERS.get(kind, kind[0])
        paint = PAINT.get(letter, CULTURE)
        for number, cell in enumerate(tile["cells"]):
            second = ICONS[letter][number] if letter in ICONS else kind[1] if kind[0] in "RK" else " "
            if kind == "port" and number > 1:
                marks[cell] = ("≈≈", "white on blue")
            else:
                marks[cell] = (letter + second, paint)
    for cell in player["cemeteries"]:
        marks[cell] = ("††", "white on grey30")
    return marks


def cell_mark(
    player: View, cells: dict[str, tuple[str, str]], blocked: set[str], row: int, column: int
) -> str:
    """One cell: three columns."""
    name = f"{'abcdefghij'[column]}{row + 1}"
    if name in cells:
        text, paint = cells[name]
        who = player["citizens"].get(name)
        pawn = PAWNS[who] if who is not None else " "
        return f"[{paint}]{text}{pawn}[/]"
    if name in blocked:
        return "[bold]>< [/]"
    inside = row < player["zone"] and column < player["zone"]
    return " · " if inside else "[dim] ░ [/]"


def blocked_cells(view: View) -> set[str]:
    """The mayor's two cells."""
    if view["mayor"] is None:
        return set()
    cell, street = view["mayor"]
    letter, row = cell[0], int(cell[1:])
    other = f"{letter}{row + 1}" if street == "down" else f"{chr(ord(letter) + 1)}{row}"
    return {cell, other}


# ---------------------------------------------------------------------- the middle of the table


def council_lines(view: View, say: Say) -> list[str]:
    """The council table with the discs on it."""
    lines = [f"[bold]{say('board-council')}[/]"]
    for row in ROWS:
        spaces = []
        for column in range(1, 5):
            discs = [
                f"[{INKS[seat]}]{PAWNS[seat]}[/]"
                for seat, player in enumerate(view["seats"])
                for disc in player["discs"]
                if disc == [row, column]
            ]
            spaces.append(padded(f"{column} " + ("".join(discs) or "·"), 8))
        lines.append("  " + padded(say(f"row-{row}"), 18) + "".join(spaces))
    return lines


def circle_lines(view: View, say: Say) -> list[str]:
    """The action cards in their circle, with who holds them and what they cost now."""
    if not view["circle"]:
        return []
    items = []
    for card in view["circle"]:
        holder = [seat for seat, player in enumerate(view["seats"]) if player["card"] == card]
        mark = f" [{INKS[holder[0]]}]{PAWNS[holder[0]]}[/]" if holder else ""
        cost = f" ${view['prices'][card]}" if card in view["prices"] else ""
        items.append(f"{say(f'card-{card}')}{cost}{mark}")
    return [f"[bold]{say('board-circle')}[/]", *flow(items)]


def stock_lines(view: View, say: Say) -> list[str]:
    """Materials in supply and tiles in stock."""
    supply = [f"{say(f'material-{name}')} {count}" for name, count in view["supply"].items()]
    stock = [f"{stock_name(kind, say)} {count}" for kind, count in view["stock"].items()]
    return [
        f"[bold]{say('board-supply')}[/]: " + ", ".join(supply),
        f"[bold]{say('board-stock')}[/]",
        *flow(stock),
    ]


def stock_name(kind: str, say: Say) -> str:
    """A kind of tile in stock: by its letter on the board and its size, or in words."""
    return kind if kind[1:2].isdigit() else say(f"tile-{kind}")


def own_lines(view: View, say: Say) -> list[str]:
    """What only the viewer knows."""
    if view["seat"] is None:
        return []
    own = view["seats"][view["seat"]]
    lines = []
    if own["promise"]:
        lines.append(f"[bold]{say('board-promise')}[/]: " + promise_name(own["promise"], say))
    elif own["dealt"]:
        lines += flow([say(f"promise-p{card}") for card in own["dealt"]], separator="; ")
    if own["specials"]:
        names = "; ".join(say(f"special-s{card}") for card in own["specials"])
        lines += [f"[bold]{say('board-specials')}[/]", *flow(names.split("; "), separator="; ")]
    return lines


def opened_lines(view: View, say: Say) -> list[str]:
    """§5 At the end all promises are shown, with the votes that they bring."""
    lines = []
    for seat, player in enumerate(view["seats"]):
        votes = {source: points for source, points in player["standing"] if source in ("promise", "special")}
        shown = (
            [f"{promise_name(player['promise'], say)} ({votes['promise']:+})"] if player["promise"] else []
        )
        shown += [say(f"special-s{card}") for card in player["specials"]]
        if player["specials"]:
            shown[-1] += f" ({votes['special']:+})"
        lines += [f"[bold {INKS[seat]}]{PAWNS[seat]} {name_of(seat, say)}[/]", *flow(shown, separator="; ")]
    return lines


def promise_name(promise: int, say: Say) -> str:
    """A promise in words."""
    return say(f"promise-p{promise}")
