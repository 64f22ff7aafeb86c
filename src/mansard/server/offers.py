"""Legal moves for people: by kind, as values and as notation, with what each would bring."""

from typing import Any, NotRequired, TypedDict

from mansard.changes import changes
from mansard.kernel.game import Move, State, View
from mansard.server.redaction import seen_view

PREVIEWS = (
    150  # more moves than this get no preview one by one: the client asks for a draft of the chosen one
)

AHEAD = 24  # more first halves than this get no preview of their second halves


class Offered(TypedDict):
    """A legal move: notation to send, values to draw, points by source that it would bring."""

    text: str
    move: Move
    reveals: bool
    preview: dict[str, int] | None
    facts: NotRequired[Move]
    finishes: NotRequired[bool]
    next: NotRequired[list["Offered"]]


class Offers(TypedDict):
    """The legal moves of one kind, and the values that each argument has in some of them."""

    kind: str
    arguments: dict[str, list[Any]]
    moves: list[Offered]


def offers(state: State, seat: int, before: View, previews: bool, ahead: bool = False) -> list[Offers]:
    """The legal moves of a seat by kind; `ahead`: with the second halves of moves that only begin another."""
    actions = state.legal(seat) if seat in state.actors() else []
    groups: dict[str, list[Offered]] = {}
    for action in actions:
        offered = offer(state, seat, action, before, previews and len(actions) <= PREVIEWS)
        if ahead and not offered["reveals"] and offered["move"]["kind"] in state.game.halves:
            offered["next"] = second_halves(state, seat, action, before, previews and len(actions) <= AHEAD)
        groups.setdefault(str(offered["move"]["kind"]), []).append(offered)
    return [{"kind": kind, "arguments": arguments(moves), "moves": moves} for kind, moves in groups.items()]


def offer(state: State, seat: int, action: int, before: View, preview: bool) -> Offered:
    """One legal move; a move that reveals something has no preview."""
    after = state.clone()
    after.apply(seat, action)
    hides = after.reveals != state.reveals
    offered: Offered = {
        "text": state.game.show(state, action),
        "move": state.game.describe(state, action),
        "reveals": hides,
        "preview": points_gained(before, seen_view(after, seat), seat) if preview and not hides else None,
    }
    facts = state.game.facts(state, action)
    if facts:
        offered["facts"] = facts
    if offered["move"]["kind"] in state.game.finishing:
        offered["finishes"] = True
    return offered


def second_halves(state: State, seat: int, action: int, before: View, previews: bool) -> list[Offered]:
    """The legal moves after a move that only begins another."""
    after = state.clone()
    after.apply(seat, action)
    return [offer(after, seat, second, before, previews) for second in after.legal(seat)]


def arguments(moves: list[Offered]) -> dict[str, list[Any]]:
    """Every value that an argument has in some move, in order: what a client can light."""
    found: dict[str, list[Any]] = {}
    for offered in moves:
        for name, value in offered["move"].items():
            values = found.setdefault(name, [])
            if name != "kind" and value not in values:
                values.append(value)
    found.pop("kind", None)
    return found


def standing(view: View, seat: int) -> dict[str, int]:
    """The points of a seat by source, as a view shows them."""
    points: dict[str, int] = {}
    for source, count in view["seats"][seat].get("standing", []):
        points[source] = points.get(source, 0) + count
    return points


def points_gained(before: View, after: View, seat: int) -> dict[str, int]:
    """The difference of two standings, without what stays."""
    old, new = standing(before, seat), standing(after, seat)
    changes = {source: new.get(source, 0) - old.get(source, 0) for source in {**old, **new}}
    return {source: change for source, change in changes.items() if change}


def gains(before: View, after: View, seat: int) -> dict[str, Any]:
    """What a draft brings: points by source, and every number of the own seat that changes."""
    changed = changes(before["seats"][seat], after["seats"][seat])
    return {"points": points_gained(before, after, seat), "changes": changed}
