# mypyc: skip
"""The table as text for a terminal of 100 columns: market ring, site, score track, workshop boards.

The ring runs clockwise: the upper row from sector 1 to 4, the lower row back from 5 to 8. Colours have
shapes, materials have signs; the legend names them.
"""

import re
from collections.abc import Callable
from typing import Any

from mansard.games.red_cathedral import GAME
from mansard.games.red_cathedral.game import RedCathedral
from mansard.games.red_cathedral.tables import ACTIONS, RESOURCES, TOKEN_GIVES, Box
from mansard.kernel.game import Game

Say = Callable[..., str]
View = dict[str, Any]

WIDTH = 100
HALF = 48
INK = {"red": "#d0453a", "blue": "#4f83e0", "green": "#3f9b52", "yellow": "#c9961a", "white": "bold"}
SHAPE = {"red": "▲", "blue": "●", "green": "■", "yellow": "◆", "white": "★"}
SIGN = {
    "wood": "≡",
    "brick": "▤",
    "stone": "▨",
    "gold": "◎",
    "green": "◇",
    "purple": "♦",
    "rubles": "₽",
    "recognition": "+",
}
DECORATION = {"door": "∏", "arch": "∩", "cross": "✚"}
BANNER, FREE, DELIVERED, DONE = "⚑", "·", "•", "✔"


def draw(view: View, say: Say, game: Game = GAME) -> str:
    """The whole table with the box that it plays with, in Rich markup."""
    assert isinstance(game, RedCathedral)
    box = game.box
    parts = [
        [legend(say)],
        market_lines(view, say, box),
        site_lines(view, say, box),
        track_lines(view, say, box),
        [f"[reverse] {say('board-last-turns')} [/]"] if view["finisher"] is not None else [],
        *[player_lines(view, seat, say, box) for seat in range(view["players"])],
        rival_lines(view, say, box) if view["rival"] else [],
    ]
    return "\n".join(line for lines in parts if lines for line in [*lines, ""]).rstrip()


# ---------------------------------------------------------------------- small things


def plain(text: str) -> str:
    """A text without its markup."""
    return re.sub(r"\[[^\]]*\]", "", text)


def fit(text: str, width: int) -> str:
    """A text without markup, cut or filled to a width."""
    return text[: width - 1] + "…" if len(text) > width else text.ljust(width)


def shortened(text: str, width: int) -> str:
    """A text cut to a width."""
    return text if len(text) <= width else text[: width - 1] + "…"


def pad(text: str, width: int) -> str:
    """A marked-up text filled to a width."""
    return text + " " * max(0, width - len(plain(text)))


def inked(colour: str, text: str) -> str:
    return f"[{INK[colour]}]{text}[/]"


def shape(colour: str) -> str:
    return inked(colour, SHAPE[colour])


def pile(materials: dict[str, int]) -> str:
    """Materials as signs, one each."""
    return "".join(SIGN[name] * count for name, count in materials.items())


def token_sign(box: Box, token: str) -> str:
    """What a workshop token pays."""
    gives = TOKEN_GIVES[box.token_gives[box.tokens.index(token)]]
    if gives.startswith("die_"):
        return "⚅" + shape(gives[4:])
    return SIGN[gives]


def seat_colour(view: View, seat: int) -> str:
    """The colour of a seat; in solo the second one is the Rival."""
    colour: str = view["rival"]["colour"] if seat >= view["players"] else view["seats"][seat]["colour"]
    return colour


def title(text: str) -> str:
    return f"[bold]── {text} " + "─" * max(0, WIDTH - len(text) - 4) + "[/]"


def legend(say: Say) -> str:
    """What the signs mean."""
    goods = [f"{SIGN[name]} {say('resource-' + name)}" for name in RESOURCES]
    lines = [goods[0]]
    for item in goods[1:]:
        if len(lines[-1]) + len(item) + 2 > WIDTH:
            lines.append(item)
        else:
            lines[-1] += "  " + item
    return "\n".join(f"[dim]{line}[/]" for line in lines)


# ---------------------------------------------------------------------- the market


def market_lines(view: View, say: Say, box: Box) -> list[str]:
    """The ring with its dice, tiles and guild cards."""
    upper = "│".join(sector(view, s, say, box) for s in (0, 1, 2, 3))
    lower = "│".join(sector(view, s, say, box) for s in (7, 6, 5, 4))
    supply = f"{say('board-supply')}: " + "  ".join(f"{SIGN[m]}{n}" for m, n in view["supply"].items())
    return [
        title(say("board-market")),
        *guild_lines(view, (0, 1), say, box),
        "→ " + upper + " ↓",
        "↑ " + lower + " ←",
        *guild_lines(view, (3, 2), say, box),
        supply,
    ]


def sector(view: View, number: int, say: Say, box: Box) -> str:
    """A sector: number, tile with its amount, dice."""
    tile = view["tiles"][number]
    amount = box.tile_amount[RESOURCES.index(tile)]
    dice = " ".join(f"{shape(die)}{value}" for die, (s, value) in view["dice"].items() if s == number)
    moved = view["moved"]
    here = "»" if moved is not None and view["dice"][moved][0] == number else " "
    name = say(f"sector-{number}")
    return pad(f"{here}{name} {SIGN[tile]}×{amount}  {dice}", 23)


def guild_lines(view: View, quadrants: tuple[int, int], say: Say, box: Box) -> list[str]:
    """The guild cards of two quadrants side by side: the name and the two actions."""
    columns = []
    for quadrant in quadrants:
        card = view["guilds"][quadrant]
        index = box.guild_cards.index(card)
        actions = [say("action-" + ACTIONS[box.card_actions[index * 2 + i]]) for i in range(2)]
        columns.append([say("card-" + card), *["  " + action for action in actions]])
    pairs = zip(*columns, strict=True)
    return [f"[dim]  {fit(left, HALF)} {fit(right, HALF).rstrip()}[/]" for left, right in pairs]


# ---------------------------------------------------------------------- the site


def site_lines(view: View, say: Say, box: Box) -> list[str]:
    """The towers side by side, the highest level on top."""
    towers = view["towers"]
    width = WIDTH // len(towers)
    lines = [title(say("board-site"))]
    for level in range(max(tower["height"] for tower in towers), 0, -1):
        rows: list[list[str]] = [[], []]
        for number, tower in enumerate(towers):
            name = f"{'ABCDEF'[number]}{level}"
            cell = section_cell(view, name, box) if level <= tower["height"] else ["", ""]
            for row, text in zip(rows, cell, strict=True):
                row.append(pad(text, width))
        lines += ["".join(row).rstrip() for row in rows]
    lines.append("".join(pad(tower_foot(view, i), width) for i in range(len(towers))).rstrip())
    return lines


def section_cell(view: View, name: str, box: Box) -> list[str]:
    """A section in two lines: name, cost, reward; then token, or owner, state and ornament."""
    section = view["sections"][name]
    card = box.sections.index(section["card"])
    reward = f"{box.reward_recognition[card]}+{box.reward_rubles[card]}₽"
    return [f"{name} {cost_signs(section)} {reward}", "   " + section_state(view, section, box)]


def cost_signs(section: dict[str, Any]) -> str:
    """What a section still needs; what lies there is a dot."""
    there = DONE if section["completed"] else DELIVERED
    needs = section["sockets"].items()
    return "".join(there * filled + SIGN[name] * (cost - filled) for name, (filled, cost) in needs)


def section_state(view: View, section: dict[str, Any], box: Box) -> str:
    """The token of a free section, or owner and ornament of a claimed one."""
    if section["owner"] is None:
        return f"({token_sign(box, section['token'])})"
    colour = seat_colour(view, section["owner"])
    state = shape(colour) + (" " + DONE if section["completed"] else " …")
    if section["ornament"] is not None:
        decorator = seat_colour(view, section["ornament"])
        state += " " + inked(decorator, "✦" + SHAPE[decorator])
    return state


def tower_foot(view: View, number: int) -> str:
    """The value of a tower and the contributions of the seats."""
    tower = view["towers"][number]
    shares = [
        f"{shape(seat_colour(view, seat))}{count}"
        for seat, count in enumerate(tower["contributions"])
        if count
    ]
    return f"{'ABCDEF'[number]}={tower['value']} " + " ".join(shares)


# ---------------------------------------------------------------------- the score track


def track_lines(view: View, say: Say, box: Box) -> list[str]:
    """One row a marker; a tick is a prestige symbol."""
    lines = [title(say("board-track"))]
    players = [*view["seats"], *([view["rival"]] if view["rival"] else [])]
    for player in players:
        row = [track_mark(box, q) for q in range(box.spaces)]
        row[player["space"]] = shape(player["colour"])
        lap = f" +{player['lap_prestige']}" if player["lap_prestige"] else ""
        lines.append(f"{shape(player['colour'])} " + "".join(row) + lap)
    return lines


def track_mark(box: Box, space: int) -> str:
    before = box.prestige_at[space - 1] if space > 0 else 0
    return "╵" if box.prestige_at[space] > before else "·"


# ---------------------------------------------------------------------- players


def player_lines(view: View, seat: int, say: Say, box: Box) -> list[str]:
    """A workshop board: standing, storage with banners and ornaments, slots."""
    player = view["seats"][seat]
    banners = player["banners"]
    materials = pile(player["storage"])
    cells = materials + FREE * player["free_cells"] + BANNER * banners["storage"]
    reserve = BANNER * banners["reserve"]
    ornaments = "".join(DECORATION[name] * count for name, count in player["ornaments"].items())
    slots = "  ".join(slot_sign(box, player, slot) for slot in player["slot_costs"])
    return [
        head(box, player, say, seat in view["actors"], say("player-name", player=seat)),
        f"  {say('board-storage')} ⟦{cells}⟧ {reserve}  {say('board-rubles', count=player['rubles'])}  "
        f"{say('board-ornaments')} {ornaments or FREE}",
        f"  {say('board-slots')}  {slots}",
    ]


def head(box: Box, player: dict[str, Any], say: Say, acting: bool, name: str = "") -> str:
    """Who, score, marker, sections; no bracket in a name begins markup."""
    colour = player["colour"]
    called = shortened(name, 12).replace("[", "\\[") if name else say("colour-" + colour)
    parts = [
        f"{shape(colour)} [bold]{called}[/]",
        say("board-score", points=player["score"]),
        say("board-marker", space=player["position"], prestige=player["prestige"]),
        say("board-completed", count=player["completed"], needed=box.sections_to_end),
        say("board-banners", count=player["banners_left"]),
    ]
    if acting:
        parts.append(f"[reverse] {say('board-to-act')} [/]")
    return "  ".join(parts)


def slot_sign(box: Box, player: dict[str, Any], slot: str) -> str:
    """A slot: its token (in brackets if face down), or what it costs and what lies in it."""
    colour = "white" if slot.startswith("s_white") else slot[2:]
    mark = shape(colour)
    if slot in player["slots"]:
        token, face = player["slots"][slot]
        return f"{mark}:{token_sign(box, token)}" if face == "up" else f"{mark}:({token_sign(box, token)})"
    if slot.startswith("s_white") and player["banners"][slot[2:]]:
        return f"{mark}:{BANNER}"
    locked = DECORATION[player["locked"][slot]] if slot in player["locked"] else ""
    return f"{mark}:{player['slot_costs'][slot]}₽{locked}"


def rival_lines(view: View, say: Say, box: Box) -> list[str]:
    """§6.2 The Rival: its row of cards with their tokens, its materials, its ornaments."""
    rival = view["rival"]
    row = [
        f"{say('card-' + card)} {shape(die) if up else FREE}"
        for card, die, up in zip(rival["cards"], rival["tokens"], rival["face_up"], strict=True)
    ]
    queue = "".join(DECORATION[name] for name in rival["ornament_queue"])
    stock = "".join(SIGN[m] for m in rival["inventory"])
    site = "".join(SIGN[m] for m in rival["construction"])
    return [
        f"[bold]{say('player-rival')}[/]",
        head(box, rival, say, False),
        "  " + " │ ".join(row),
        f"  {say('board-inventory')} {stock[:60] or FREE}",
        f"  {say('board-construction')} {site[:60] or FREE}",
        f"  {say('board-queue')} {queue or FREE}",
    ]
