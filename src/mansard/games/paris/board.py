# mypyc: skip
"""The table as text for a terminal of 100 columns: districts, bonus track, players, the own screen."""

from collections.abc import Callable, Iterator
from typing import Any

from mansard.games.paris import GAME
from mansard.kernel.game import Game

Say = Callable[..., str]
View = dict[str, Any]
Data = dict[str, Any]

WIDTH = 98
CELL = 16
MARKS = "●■▲◆"
INK = {"blue": "#4f9fe0", "orange": "#f09030", "green": "#3fbf7f", "purple": "#b07ad8"}
RESOURCE = {"wood": "W", "marble": "M", "gold": "G"}
PRESTIGE = {"bronze": "★B", "silver": "★S", "gold": "★G"}
VALUES = [1, 2, 3, 4, 5, 8]


def escape(text: str) -> str:
    """A text in which no bracket begins markup."""
    return text.replace("[", "\\[")


def draw(view: View, say: Say, game: Game = GAME) -> str:
    """The whole table as its viewer sees it, with the box that it plays with, in Rich markup."""
    box = game.components.data
    parts = [
        head_lines(view, say),
        [line for district in view["districts"] for line in district_lines(view, district, say, box)],
        common_lines(view, say, box),
        track_lines(view, say, box),
        [line for seat in range(view["players"]) for line in player_lines(view, seat, say)],
        screen_lines(view, say),
    ]
    return "\n".join(line for lines in parts if lines for line in [*lines, ""]).rstrip()


# ---------------------------------------------------------------------- small things


def mark(view: View, seat: int) -> str:
    """The sign of a player in its colour."""
    return f"[{INK[view['seats'][seat]['colour']]}]{MARKS[seat]}[/]"


def marks(view: View, seats: list[int]) -> str:
    """The signs of several players."""
    return "".join(mark(view, seat) for seat in seats)


def shortened(word: str, width: int) -> str:
    """A word cut to a width, with a dot where it was cut."""
    return word if len(word) <= width else word[: width - 1] + "."


def padded(text: str, shown: int, width: int) -> str:
    """Markup filled up with blanks; `shown` is what is seen of it."""
    return text + " " * max(width - shown, 1)


def wrapped(label: str, items: list[str]) -> list[str]:
    """A label and a list of plain items on as many lines as they need."""
    lines = [escape(label)]
    length = len(label)
    for item in items:
        if length + len(item) + 3 > WIDTH:
            lines.append("  ")
            length = 2
        lines[-1] += ("  " if length > 2 else "") + escape(item)
        length += len(item) + 2
    return lines


def owners(view: View, property: str) -> list[int]:
    """The seats with keys on a property, twice where two keys lie."""
    found: list[int] = []
    for seat, row in enumerate(view["seats"]):
        found += [seat] * row["keys"]["on"].get(property, 0)
    return found


# ---------------------------------------------------------------------- the board


def head_lines(view: View, say: Say) -> list[str]:
    """Round, stacks, whose turn it is."""
    over = not view["actors"]
    words = [say("board-round", round=view["last_round"] if over else view["round"])]
    if view["last_round"] is not None and not over:
        words.append(f"({say('board-final', round=view['last_round'])})")
    stacks = [
        f"{k}: {stack['height']} {say('district-' + stack['back'])}"
        if stack["height"]
        else f"{k}: {say('board-empty')}"
        for k, stack in enumerate(view["stacks"], start=1)
    ]
    acting = f"   {escape(say('board-to-act'))} {marks(view, view['actors'])}" if view["actors"] else ""
    piles = f"{say('board-stacks')} {' | '.join(stacks)}"
    return [f"[bold]{escape(' '.join(words))}[/]   {escape(piles)}{acting}"]


def district_lines(view: View, district: dict[str, Any], say: Say, box: Data) -> list[str]:
    """A district: bank, majority, plots, landmarks."""
    name = district["district"]
    lines = [district_head(view, district, say), "".join(plots(view, name, say))]
    landmarks = [mark_id for mark_id, place in view["landmarks"].items() if place == name]
    if landmarks:
        shown = [
            f"{escape(say('landmark-' + mark_id))} {value_of(box, mark_id)} "
            f"{marks(view, owners(view, mark_id))}"
            for mark_id in landmarks
        ]
        lines.append("  " + "   ".join(shown))
    return lines


def district_head(view: View, district: dict[str, Any], say: Say) -> str:
    """Name, bank with keys, the count to four, the VP tile and the sums."""
    name = district["district"]
    on_bank = [s for s, row in enumerate(view["seats"]) if name in row["keys"]["banks"]]
    title = say("district-" + name)
    bank = say("board-bank", francs=district["bank"])
    line = padded(f"[bold]{escape(title)}[/]", len(title), 15)
    line += padded(f"{escape(bank)} {marks(view, on_bank)}", len(bank) + 1 + len(on_bank), 18)
    line += escape(say("board-keys", count=district["keys"])).ljust(14)
    places = "/".join(str(points) for points in district["places"]) if district["places"] else "–"
    line += f"[bold]{places:<9}[/]"
    sums = [
        f"{mark(view, seat)}{rank['sum']}" + (f"[dim]^{rank['top']}[/]" if rank["place"] else "")
        for seat, rank in enumerate(district["majority"])
    ]
    return line + " ".join(sums)


def plots(view: View, district: str, say: Say) -> Iterator[str]:
    """The six building spaces of a district."""
    for value in VALUES:
        space = f"{district}_{value}"
        tile = view["tiles"].get(space)
        token = token_sign(view, space, value)
        keys = owners(view, space)
        kind = shortened(say("type-" + tile["type"]), CELL - 7) if tile else "····"
        shown = 3 + len(kind) + (1 + len(token) if token else 0) + (1 + len(keys) if keys else 0)
        text = f" [{'bold' if tile else 'dim'}]{value} {escape(kind)}[/]"
        text += f" [yellow]{token}[/]" if token else ""
        text += f" {marks(view, keys)}" if keys else ""
        yield padded(text, shown, CELL)


def token_sign(view: View, space: str, value: int) -> str:
    """The token beside a space, if it still lies there."""
    token = view["tokens"].get(space)
    if token is None:
        return ""
    return PRESTIGE[token] if value < 4 else RESOURCE[token]


def value_of(box: Data, landmark: str) -> int:
    """The value of a landmark."""
    value: int = next(mark["value"] for mark in box["landmark"] if mark["id"] == landmark)
    return value


def cost_of(landmark: dict[str, Any]) -> str:
    """The resources of a landmark as letters."""
    return "".join(RESOURCE[kind] * landmark["cost"].get(kind, 0) for kind in RESOURCE)


def slots_of(landmark: dict[str, Any]) -> str:
    """What the keys of a landmark ask for and bring: equal ones once."""
    slots = [f"{PRESTIGE[slot['prestige']]}={slot['vp']}" for slot in landmark["slots"]]
    return " ".join(f"{slots.count(slot)}×{slot}" for slot in dict.fromkeys(slots))


def common_lines(view: View, say: Say, box: Data) -> list[str]:
    """Arch, reserves, VP tiles, end tokens."""
    on_arc = [s for s, row in enumerate(view["seats"]) if row["keys"]["arc"]]
    buy = view["prices"]["buy"]
    reserve = [
        f"{RESOURCE[kind]}×{count} ({say('board-francs', francs=buy[i])})"
        for i, (kind, count) in enumerate(view["reserve"].items())
    ]
    tiles = [t for t in box["vp_tile"] if t["id"] not in view["vp_tiles"].values()]
    left = ["/".join(str(points) for points in tile["places"]) for tile in tiles]
    free = [mark_data for mark_data in box["landmark"] if mark_data["id"] not in view["landmarks"]]
    landmarks = [f"{say('landmark-' + m['id'])} {m['value']} {cost_of(m)} {slots_of(m)}" for m in free]
    end = say("board-end-left", count=view["end_tokens"]["left"])
    return [
        f"{escape(say('board-arc'))} {marks(view, on_arc) or '–'}   "
        f"{escape(say('board-reserve'))} {escape('  '.join(reserve))}   {escape(end)}",
        *wrapped(say("board-vp-left"), left),
        *wrapped(say("board-landmarks"), landmarks),
        f"[dim]{escape(say('board-legend'))}[/]",
    ]


def track_lines(view: View, say: Say, box: Data) -> list[str]:
    """The bonus track in its three zones, with the assistants."""
    lines = [f"[bold]{escape(say('board-track'))}[/]  0 {marks(view, assistants(view, 0))}".rstrip()]
    for zone, (first, last) in box["bonus_track"]["zone_of_space"].items():
        cells = [track_cell(view, space - 1) for space in range(first, last + 1)]
        lines += [f"{zone} " + "".join(cells[k : k + 10]) for k in range(0, len(cells), 10)]
    return lines


def assistants(view: View, position: int) -> list[int]:
    """Whose assistants stand on a space."""
    return [seat for seat, row in enumerate(view["seats"]) if row["assistant"] == position]


def track_cell(view: View, space: int) -> str:
    """One space: its number, how many tiles, the assistants."""
    entry = view["track"][space]
    here = assistants(view, space + 1)
    if entry["left"] == 0:
        tiles, style = "--", "dim"
    else:
        tiles, style = str(entry["number"]), "bold"
        tiles += f"×{entry['left']}" if entry["left"] > 1 else ""
    return padded(f"[{style}]{tiles}[/]{marks(view, here)}", len(tiles) + len(here), 9)


# ---------------------------------------------------------------------- players


def player_lines(view: View, seat: int, say: Say) -> list[str]:
    """What everybody sees of a player."""
    row = view["seats"][seat]
    standing = sum(points for _, points in row["standing"])
    points = say("board-points", points=row["points"] if view["actors"] else standing)
    if view["actors"]:
        points += " · " + say("board-standing", points=standing)
    words = [
        say("board-hand", count=row["hand"], reserve=row["key_reserve"]),
        say("board-tiles", count=row["unused_count"]),
        say("board-tokens", count=row["end_token_count"]),
    ]
    name = f"{escape(say('player-name', player=seat))} ({escape(say('colour-' + row['colour']))})"
    lines = [f"{mark(view, seat)} [bold]{name}[/]  {escape(points)}", "  " + escape(" · ".join(words))]
    if row["used"]:
        lines += [
            "  " + text for text in wrapped(say("board-used", numbers=""), [str(n) for n in row["used"]])
        ]
    if row["francs"] is not None and seat != view["seat"]:
        lines.append("  " + escape(purse(row, say)))
    return lines


def purse(row: dict[str, Any], say: Say) -> str:
    """Francs, resources and prestige."""
    goods = [f"{RESOURCE[kind]}×{count}" for kind, count in row["resources"].items() if count]
    goods += [f"{PRESTIGE[kind]}×{count}" for kind, count in row["prestige"].items() if count]
    return "  ".join([say("board-francs", francs=row["francs"]), *goods])


def screen_lines(view: View, say: Say) -> list[str]:
    """What lies behind the own screen."""
    if view["seat"] is None:
        return []
    row = view["seats"][view["seat"]]
    lines = [f"[bold]{escape(say('board-screen'))}[/]  {escape(purse(row, say))}"]
    for number in row["unused"]:
        text = f"  {number:>2} {say(f'bonus-{number}')}: {say(f'bonus-text-{number}')}"
        lines.append(escape(text[:WIDTH]))
    for token in row["end_tokens"]:
        lines.append("  " + escape(say("token-" + token)))
    seen = view["end_tokens"]["last_seen"]
    if seen is not None:
        names = [say("token-" + token) for token in seen]
        lines += wrapped(say("board-last-seen", tokens=""), names)
    return lines
