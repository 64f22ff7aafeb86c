# mypyc: skip
"""§11 What matters now: rules of thumb for the coach, from what the seat knows alone."""

from typing import Any

from mansard.games.paris.tiles import tile_points
from mansard.kernel.game import State

Args = dict[str, Any]
THIRD = 3  # keys in a district: the next one is the fourth
VALUES = (1, 2, 3, 4, 5)  # buildings that cost nothing but francs


def own(view: Args) -> Args:
    """The own board."""
    mine: Args = view["seats"][view["seat"]]
    return mine


def moves(state: State, seat: int, kind: str) -> list[tuple[int, Args]]:
    """The legal moves of a kind."""
    known = [(action, state.game.describe(state, action)) for action in state.legal(seat)]
    return [(action, move) for action, move in known if move["kind"] == kind]


def taken(view: Args) -> set[str]:
    """The properties on which somebody's keys lie."""
    return {name for board in view["seats"] for name in board["keys"]["on"]}


def no_stacks(state: State, seat: int) -> Args | None:
    """§4.2 No buildings are left to draw: end tokens count the game down."""
    view = state.view(seat)
    left = view["end_tokens"]["left"]
    empty = all(stack["height"] == 0 for stack in view["stacks"])
    return {"count": left} if empty and left and view["last_round"] is None else None


def fourth_key(state: State, seat: int) -> Args | None:
    """§4.7 The fourth key in a district lets a VP tile be placed on any district without one."""
    view = state.view(seat)
    table: Any = state
    open_tiles = len(view["districts"]) > len(view["vp_tiles"]) and len(view["vp_tiles"]) < len(
        table.box.vp_tiles
    )
    near = [each["district"] for each in view["districts"] if each["keys"] == THIRD]
    return {"district": near[0]} if open_tiles and near else None


def key_turns(state: State, seat: int) -> list[State]:
    """§4.4 The positions after every way to move a key to a building."""
    found = []
    for key, _ in moves(state, seat, "key"):
        chosen = state.clone()
        chosen.apply(seat, key)
        for target, _ in moves(chosen, seat, "to"):
            after = chosen.clone()
            after.apply(seat, target)
            found.append(after)
    return found


def use_first(state: State, seat: int) -> Args | None:
    """§4.10 An own tile scores more before the most promising move of a key than after it."""
    usable = [move["number"] for _, move in moves(state, seat, "use")]
    turns: Any = key_turns(state, seat) if usable else []
    if not turns:
        return None
    table: Any = state
    best = max(turns, key=lambda after: float(after.worth(seat)))
    for number in usable:
        now, then = (int(tile_points(each, seat, number - 1)) for each in (table, best))
        if now > then:
            return {"number": number, "before": now, "after": then}
    return None


def star_fits(state: State, seat: int) -> Args | None:
    """§4.5 A landmark that can be bought has a slot for an own prestige token."""
    mine = own(state.view(seat))["prestige"]
    table: Any = state
    for action, _ in moves(state, seat, "key"):
        after = state.clone()
        after.apply(seat, action)
        for _, move in moves(after, seat, "build"):
            number = table.box.landmarks.index(move["landmark"])
            slots = [table.box.slot_type[number * 3 + k] for k in range(3)]
            for kind, name in enumerate(mine):
                if mine[name] > 0 and kind in slots:
                    return {"prestige": name, "landmark": move["landmark"]}
    return None


def gap_closes(state: State, seat: int) -> Args | None:
    """§5.3 In a district with a VP tile a free building is worth more than one is behind."""
    view = state.view(seat)
    for each in view["districts"]:
        if each["places"] is None:
            continue
        name, rows = each["district"], each["majority"]
        for other in range(view["players"]):
            gap = rows[other]["sum"] - rows[seat]["sum"]
            for value in VALUES:
                here = f"{name}_{value}"
                free = here in view["tiles"] and here not in taken(view)
                if 0 < gap < value and free and own(view)["francs"] >= value:
                    return {"district": name, "player": other, "gap": gap, "value": value}
    return None


def key_moves(state: State, seat: int) -> Args | None:
    """§4.4 A key on a bank can move to a building of its district that can be paid."""
    view = state.view(seat)
    mine = own(view)
    for district in mine["keys"]["banks"]:
        for value in VALUES:
            here = f"{district}_{value}"
            if here in view["tiles"] and here not in taken(view) and mine["francs"] >= value:
                return {"district": district, "value": value}
    return None


RULES = [
    ("no-stacks", no_stacks),
    ("fourth-key", fourth_key),
    ("use-first", use_first),
    ("star-fits", star_fits),
    ("gap-closes", gap_closes),
    ("key-moves", key_moves),
]
