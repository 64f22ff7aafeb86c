# mypyc: skip
"""§11 What matters now: rules of thumb for the coach, from what the seat knows alone."""

from typing import Any

from mansard.kernel.game import State

Args = dict[str, Any]
LAST_ROUNDS = 2
SMALL = "R1"  # homes that citizens of the Town Hall may move into
FACTORY = "F"
HOME = "R"


def own(view: Args) -> Args:
    """The own board."""
    mine: Args = view["seats"][view["seat"]]
    return mine


def last_rounds(state: State, seat: int) -> Args | None:
    """§4.1 The last rounds: what is left over counts little."""
    table: Any = state
    view = state.view(seat)
    left = int(table.box.rounds) - view["round"] + 1
    return {"count": left} if left <= LAST_ROUNDS else None


def smoke(state: State, seat: int) -> Args | None:
    """§4.7 Who pollutes most in a round pays once somebody has reached the threshold."""
    table: Any = state
    view = state.view(seat)
    others = [board for other, board in enumerate(view["seats"]) if other != seat]
    mine = own(view)
    most = all(mine["round_pollution"] > board["round_pollution"] for board in others)
    someone = any(board["pollution"] >= table.box.death_threshold for board in view["seats"])
    shown = {"points": mine["round_pollution"], "threshold": int(table.box.death_threshold)}
    return shown if others and most and someone else None


def standing(mine: dict[str, Any]) -> list[dict[str, Any]]:
    """The tiles of a player but those that have been torn down, whose numbers stay empty."""
    return [tile for tile in mine["tiles"] if tile is not None]


def nobody_moves_in(state: State, seat: int) -> Args | None:
    """§4.6 Citizens wait in the Town Hall, and no small home is empty."""
    mine = own(state.view(seat))
    small = [tile["cells"][0] for tile in standing(mine) if tile["kind"] == SMALL]
    full = all(mine["citizens"].get(cell, 0) > 0 for cell in small)
    return {"count": mine["hall"]} if mine["hall"] > 0 and full else None


def hall_full(state: State, seat: int) -> Args | None:
    """§4.6 The Town Hall is full, so nobody else can come, though there is work."""
    table: Any = state
    mine = own(state.view(seat))
    work = [cell for tile in standing(mine) if tile["kind"].startswith(FACTORY) for cell in tile["cells"]]
    free = [cell for cell in work if not mine["citizens"].get(cell, 0)]
    return {"count": len(free)} if mine["hall"] >= table.box.hall_slots and free else None


def home_grows(state: State, seat: int) -> Args | None:
    """§4.2.5 A home sees enough culture for its next level: growing costs nothing."""
    for action in of_kind(state, seat, "upgrade"):
        begun = state.clone()
        begun.apply(seat, action)
        several = of_kind(begun, seat, "tile")
        for step in several or of_kind(begun, seat, "grow"):
            chosen = begun.clone()
            chosen.apply(seat, step)
            grown = next(iter(of_kind(chosen, seat, "grow")), None) if several else None
            if grown is not None:
                chosen.apply(seat, grown)
            cell = grown_home(state, chosen, seat)
            if cell is not None:
                return {"cell": cell}
    return None


def of_kind(state: State, seat: int, kind: str) -> list[int]:
    """The legal moves of a kind."""
    return [action for action in state.legal(seat) if state.game.describe(state, action)["kind"] == kind]


def grown_home(before: State, after: State, seat: int) -> str | None:
    """The first cell of the home that has another level now."""
    for old, new in zip(own(before.view(seat))["tiles"], own(after.view(seat))["tiles"], strict=False):
        if (
            old is not None
            and new is not None
            and old["kind"] != new["kind"]
            and old["kind"].startswith(HOME)
        ):
            return str(old["cells"][0])
    return None


def no_money(state: State, seat: int) -> Args | None:
    """§4.5 Without money nothing can be paid at the council."""
    mine = own(state.view(seat))
    return {"votes": mine["votes"]} if mine["money"] == 0 else None


RULES = [
    ("last-rounds", last_rounds),
    ("smoke", smoke),
    ("home-grows", home_grows),
    ("nobody-moves-in", nobody_moves_in),
    ("hall-full", hall_full),
    ("no-money", no_money),
]
