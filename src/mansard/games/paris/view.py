"""§7 What a seat may see: an allow-list."""

from typing import Any, Final

from mypy_extensions import i64

from mansard.games.paris.keys import needed_tiles, price_of
from mansard.games.paris.paying import still_due
from mansard.games.paris.scoring import (
    breakdown,
    district_place,
    district_points,
    district_sum,
    gained,
    top_value,
)
from mansard.games.paris.secrets import last_look, seen_in_pile
from mansard.games.paris.state import (
    END_PICK,
    KEYS,
    OVER,
    UNUSED,
    WIDTH,
    Table,
    held,
    keycount,
    pile,
    stacks_empty,
    type_on,
)
from mansard.games.paris.tables import RESOURCES
from mansard.games.paris.turns import names
from mansard.kernel.bits import has, members, popcount

COURSE: Final = ["setup", "placement", "screens", "round", "last_round", "first", "turn", "phase", "back"]
BOARD: Final = ["drawn", "stacks", "tokens", "reserve", "landmarks", "vp_tiles"]
BEHIND_SCREEN: Final = ["francs", "resources", "prestige", "unused"]
IN_THE_OPEN: Final = ["used", "assistant", "hand", "key_reserve", "keys"]


def view(t: Table, seat: i64, actors: list[int]) -> dict[str, Any]:
    """§7.1 The table as a seat (-1: a spectator) sees it."""
    return {
        "game": "paris",
        "players": t.players,
        "seat": seat if seat >= 0 else None,
        "actors": actors,
        **t.game.columns.some(t, COURSE + BOARD),
        "tiles": view_tiles(t),
        "prestige_tokens": prestige_tokens(t),
        "prices": view_prices(t),
        "districts": [view_district(t, district) for district in range(6)],
        "track": [view_space(t, space) for space in range(30)],
        "end_tokens": view_end_tokens(t, seat),
        "move": view_move(t),
        "seats": [view_seat(t, other, seat) for other in range(t.players)],
    }


def view_tiles(t: Table) -> dict[str, dict[str, Any]]:
    """The buildings on the board."""
    return {
        t.box.spaces[space]: {"value": t.box.value[space], "type": t.box.types[type_on(t, space)]}
        for space in members(t.tiles)
    }


def prestige_tokens(t: Table) -> list[str]:
    """§2.3 The building spaces whose token is a prestige; the others have a resource."""
    return [t.box.spaces[space] for space in members(t.token_left) if t.tokens[space] < len(RESOURCES)]


def view_move(t: Table) -> dict[str, Any] | None:
    """§4.5, §4.6 The move under way, with its price and what is given of it; francs are paid at once."""
    move: dict[str, Any] | None = t.game.columns.some(t, ["move"])["move"]
    if move is None or t.target < 0:
        return move
    cost = [int(t.box.cost[t.target * 3 + r]) for r in range(3)]
    return {
        **move,
        "francs": price_of(t, t.target),
        "cost": {RESOURCES[r]: cost[r] for r in range(3)},
        "given": {RESOURCES[r]: cost[r] - still_due(t.need, r) for r in range(3)},
    }


def told_of_target(t: Table, property: i64) -> dict[str, Any]:
    """§4.5 What it costs to move the chosen key to a property: francs, resources, bonus tiles."""
    units: list[str] = []
    for r in range(3):
        units += [RESOURCES[r]] * t.box.cost[property * 3 + r]
    return {
        "francs": price_of(t, property),
        "resources": units,
        "tiles": [number + 1 for number in members(needed_tiles(t, t.turn, property))],
    }


def view_prices(t: Table) -> dict[str, list[int]]:
    """§2.6 What resources and prestige cost and bring."""
    return {"buy": list(t.box.buy), "sell": list(t.box.sell), "sell_prestige": list(t.box.sell_prestige)}


def view_district(t: Table, district: i64) -> dict[str, Any]:
    """A district with its majority as it stands."""
    tile = t.vp_at[district]
    return {
        "district": t.box.districts[district],
        "bank": t.box.bank[district],
        "keys": keycount(t, district),
        "keyholes": t.box.trigger,
        "places": [t.box.vp_places[tile * 3 + k] for k in range(3)] if tile >= 0 else None,
        "majority": [view_rank(t, district, seat) for seat in range(t.players)],
        "leaders": leaders(t, district),
    }


def leaders(t: Table, district: i64) -> list[int]:
    """§5.2 The players with keys in a district, first place first."""
    seats = [seat for seat in range(t.players) if district_sum(t, seat, district) > 0]
    return sorted(
        seats, key=lambda seat: (district_place(t, seat, district), -district_sum(t, seat, district))
    )


def view_rank(t: Table, district: i64, seat: i64) -> dict[str, int]:
    """§5.2 A player's standing in a district."""
    return {
        "sum": district_sum(t, seat, district),
        "top": top_value(t, t.boards[seat * WIDTH + KEYS], district),
        "place": district_place(t, seat, district),
        "points": district_points(t, seat, district),
    }


def view_space(t: Table, space: i64) -> dict[str, Any]:
    """A space of the bonus track: its zone, its number and how many tiles lie there."""
    number = t.track[space]
    left = 0
    for copies in [t.on_track, t.second_on_track, t.third_on_track]:
        left += 1 if has(copies, number) else 0
    zone = [
        letter for letter, (first, last) in zip("ABC", t.box.zones, strict=True) if first <= space + 1 <= last
    ]
    return {"zone": zone[0], "number": number + 1, "left": left}


def view_end_tokens(t: Table, seat: i64) -> dict[str, Any]:
    """§7.1 The number is public; what lies in the pile sees only who takes one."""
    looking = t.phase == END_PICK and t.turn == seat
    looked = seat >= 0 and last_look(t, seat) >= 0
    return {
        "left": 12 - len(t.takes),
        "open": stacks_empty(t),
        "spent": names(t, t.spent),
        "pile": names(t, pile(t)) if looking else None,
        "last_seen": names(t, seen_in_pile(t, seat)) if looked else None,
    }


def view_seat(t: Table, other: i64, seat: i64) -> dict[str, Any]:
    """§7.1 One player as another seat sees it."""
    row = other * WIDTH
    shown = screen_is_open(t, other, seat)
    mine = t.game.columns.written_seat(t, t.boards, other, BEHIND_SCREEN)
    return {
        "colour": t.box.colours[other],
        **(mine if shown else dict.fromkeys(mine)),
        "unused_count": popcount(t.boards[row + UNUSED]),
        **t.game.columns.written_seat(t, t.boards, other, IN_THE_OPEN),
        "end_tokens": names(t, held(t, other)) if other == seat or t.phase == OVER else None,
        "end_token_count": popcount(held(t, other)),
        "points": gained(t, other),
        "standing": standing(t, other, shown),
    }


def screen_is_open(t: Table, other: i64, seat: i64) -> bool:
    """§7.1 Own things, open screens, and all when the game is over."""
    return other == seat or t.open_screens == 1 or t.phase == OVER


def standing(t: Table, other: i64, shown: bool) -> list[list[object]]:
    """The score of a player if the game ended now, as far as the seat knows it."""
    parts: list[list[object]] = []
    for source, points in breakdown(t, other):
        known = shown or source != "treasury"
        parts.append([source, points if known else 0])
    return parts
