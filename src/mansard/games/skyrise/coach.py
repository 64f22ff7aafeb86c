# mypyc: skip
"""§11 What matters now: rules of thumb for the coach, from what the seat knows alone."""

from typing import Any

from mansard.games.skyrise.scoring import controllers
from mansard.kernel.bits import bit
from mansard.kernel.game import State

Args = dict[str, Any]
FULL = 3  # discs on a track: the next one is the fourth, which pays less a structure


def own(view: Args) -> Args:
    """The own board."""
    mine: Args = view["seats"][view["seat"]]
    return mine


def rivals(view: Args) -> list[int]:
    """The other seats."""
    return [seat for seat in range(view["players"]) if seat != view["seat"]]


def buildings(board: Args) -> list[int]:
    """§2.2 The numbers of the buildings that can be bid."""
    return [int(piece) for piece in board["available"] if piece.isdecimal()]


def places(state: State, seat: int) -> list[str]:
    """The districts where the seat may bid now."""
    moves = [state.game.describe(state, action) for action in state.legal(seat)]
    return [str(move["district"]) for move in moves if "district" in move]


def era_ends(state: State, seat: int) -> Args | None:
    """§4.2 A rival with one era 1 building left can end the era."""
    view = state.view(seat)
    near = [other for other in rivals(view) if len(view["seats"][other]["available"]) == 1]
    return {"player": near[0]} if view["era"] == 1 and near else None


def highest(state: State, seat: int) -> Args | None:
    """§4.3 Own numbers beat all buildings that others have left; wonders beat every number."""
    view = state.view(seat)
    others = [view["seats"][other] for other in rivals(view)]
    left = [number for board in others for number in buildings(board)]
    top = sorted(number for number in buildings(own(view)) if left and number > max(left))
    wonders = [
        other for other in rivals(view) if not all(map(str.isdecimal, view["seats"][other]["available"]))
    ]
    return {"numbers": top, "count": len(top), "players": wonders, "wonders": len(wonders)} if top else None


def objective(state: State, seat: int) -> Args | None:
    """§5.1 One more structure of the secret colour brings its points, and such a place is in reach."""
    table: Any = state
    view = state.view(seat)
    colour = own(view)["objective"]
    if colour is None:
        return None
    index = list(view["seats"][seat]["in_colour"]).index(colour)
    if own(view)["in_colour"][colour] != table.box.objective_least[index] - 1:
        return None
    if all(view["districts"].get(place) != colour for place in places(state, seat)):
        return None
    return {"colour": colour, "points": int(table.box.objective_prestige[index])}


def fourth_disc(state: State, seat: int) -> Args | None:
    """§2.4 A fourth disc on a track makes its structures worth less than the third did."""
    table: Any = state
    view = state.view(seat)
    before, after = int(table.box.track_value[FULL]), int(table.box.track_value[FULL + 1])
    discs = [view["discs"].get(place) for place in places(state, seat)]
    for track, count in own(view)["tracks"].items():
        if after < before and count == FULL and track in discs:
            return {"track": track, "before": before, "after": after}
    return None


def island(state: State, seat: int) -> Args | None:
    """§4.9 One tall piece takes an island from somebody."""
    view, table = state.view(seat), state.clone()
    tall = [n for n in buildings(own(view)) if own(view)["heights"][str(n)] == "tall"]
    if not tall:
        return None
    known: Any = table
    names = list(known.box.districts)
    for place in places(state, seat):
        spot = bit(names.index(place))
        number = next((i for i in known.layout.in_play if known.box.island_masks[i] & spot), None)
        if number is None or seat in controllers(known, known.box.island_masks[number]):
            continue
        rulers = controllers(known, known.box.island_masks[number])
        changed: Any = known.clone()
        changed.owned[seat] |= spot
        changed.tall |= spot
        if rulers and seat in controllers(changed, known.box.island_masks[number]):
            return {"island": known.box.islands[number], "players": rulers, "points": int(known.box.control)}
    return None


def dead_end(state: State, seat: int) -> Args | None:
    """§4.3 Beside a place there is no empty district: nobody can answer a bid there."""
    table: Any = state
    names = list(table.box.districts)
    empty = table.layout.districts & ~table.structures
    for place in dict.fromkeys(places(state, seat)):
        if table.layout.adjacent[names.index(place)] & empty == 0:
            return {"district": place}
    return None


RULES = [
    ("era-ends", era_ends),
    ("highest", highest),
    ("objective", objective),
    ("fourth-disc", fourth_disc),
    ("island", island),
    ("dead-end", dead_end),
]
