# mypyc: skip
"""§11 What matters now: rules of thumb for the coach, from what the seat knows alone."""

from typing import Any

from mansard.kernel.game import State

Args = dict[str, Any]
TIGHT = 3  # free cells in the storage
TWO = 2  # dice that wait in a sector, steps past a mark


def own(view: Args) -> Args:
    """The own board."""
    mine: Args = view["seats"][view["seat"]]
    return mine


def moves(state: State, seat: int, kind: str) -> list[tuple[int, Args]]:
    """The legal moves of a kind."""
    known = [(action, state.game.describe(state, action)) for action in state.legal(seat)]
    return [(action, move) for action, move in known if move["kind"] == kind]


def missing(section: Args) -> dict[str, int]:
    """§4.6 What a section still needs."""
    return {name: of - done for name, (done, of) in section["sockets"].items() if of > done}


def last_section(state: State, seat: int) -> Args | None:
    """§4.6 Somebody else lacks one section: after it everybody has one last turn."""
    view = state.view(seat)
    table: Any = state
    near = [
        other
        for other, board in enumerate(view["seats"])
        if other != seat and board["completed"] == table.box.sections_to_end - 1
    ]
    return {"player": near[0]} if near and view["finisher"] is None else None


def below_others(state: State, seat: int) -> Args | None:
    """§4.6 An own open section below another's costs when that one is finished first; its goods are there."""
    view = state.view(seat)
    sections, storage = view["sections"], own(view)["storage"]
    for name, section in sections.items():
        if section["owner"] != seat or section["completed"]:
            continue
        above = [other for place, other in sections.items() if place[0] == name[0] and place[1:] > name[1:]]
        rivals = [
            other["owner"] for other in above if other["owner"] not in (seat, None) and not other["completed"]
        ]
        ready = all(storage.get(good, 0) >= count for good, count in missing(section).items())
        if rivals and ready:
            return {"section": name, "player": rivals[0]}
    return None


def dice_wait(state: State, seat: int) -> Args | None:
    """§4.3 Other dice lie in a sector that a die reaches: goods times dice."""
    table: Any = state
    best: Args | None = None
    for action, move in moves(state, seat, "market"):
        facts = state.game.facts(table, action)
        others = facts["dice"] - 1
        if others >= 1 and (best is None or facts["goods"] > best["goods"]):
            best = {
                "count": others,
                "resource": facts["resource"],
                "goods": facts["goods"],
                "die": move["die"],
            }
    return best


def ornament(state: State, seat: int) -> Args | None:
    """§4.5 A finished section is bare, and an own ornament can be set on it now."""
    for action, _ in moves(state, seat, "build"):
        after = state.clone()
        after.apply(seat, action)
        found = moves(after, seat, "ornament")
        if found:
            section = found[0][1]["section"]
            return {"section": section, "tower": f"tower-{ord(section[0]) - ord('A') + 1}"}
    return None


def banner_frees(state: State, seat: int) -> Args | None:
    """§4.2 Little room is left in the storage, and a banner taken from it frees a cell."""
    mine = own(state.view(seat))
    tight = mine["free_cells"] <= TIGHT and mine["banners"]["storage"] > 0
    return {"count": mine["free_cells"]} if tight else None


def cheap_prestige(state: State, seat: int) -> Args | None:
    """§4.8 The marker is just past a mark: giving up the prestige costs few steps."""
    before = own(state.view(seat))["position"]
    for action, _ in moves(state, seat, "exchange"):
        after = state.clone()
        after.apply(seat, action)
        steps = before - own(after.view(seat))["position"]
        if 1 <= steps <= TWO:
            return {"steps": steps, "rubles": state.game.facts(state, action)["rubles"]}
    return None


RULES = [
    ("last-section", last_section),
    ("below-others", below_others),
    ("dice-wait", dice_wait),
    ("ornament", ornament),
    ("banner-frees", banner_frees),
    ("cheap-prestige", cheap_prestige),
]
