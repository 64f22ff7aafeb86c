"""What must be so when Paris refuses a move: seen in the player's own view."""

from typing import Any, Final

from tests.conformance.asked import Asked, Condition, not_now

FREE_PHASES = ("main", "bonus", "post")
FREE_KINDS = ("buy", "sell", "sell-prestige", "sell-bonus", "use", "use-end", "sell-end")


def heights(asked: Asked) -> int:
    """The tiles that are not drawn."""
    return sum(stack["height"] for stack in asked.view["stacks"])


def box(asked: Asked) -> Any:
    state: Any = asked.state
    return state.box


def value(asked: Asked, place: str) -> int:
    """§4.5 What a place is worth; banks and the arch nothing."""
    names = list(box(asked).names)
    return box(asked).value[names.index(place)] if place in names else 0


def price(asked: Asked, place: str) -> int:
    """§4.5 What the key pays on its way."""
    return value(asked, place) - value(asked, asked.view["move"]["from"])


def district(asked: Asked, place: str) -> str:
    """The district of a place of the board."""
    return str(asked.view["landmarks"].get(place, place.rstrip("0123456789").rstrip("_")))


def own_keys(asked: Asked) -> list[str]:
    keys = asked.own["keys"]
    return [*keys["banks"], *keys["on"], *(["arc"] if keys["arc"] else [])]


def drawn(asked: Asked) -> tuple[int, str]:
    """The value and the type of the tile that is drawn."""
    state: Any = asked.state
    kinds = list(box(asked).types)
    return (1, 2, 3, 4, 5, 8)[state.drawn % 6], kinds[box(asked).type_of[state.drawn]]


def is_elsewhere(asked: Asked) -> bool:
    there = asked.move.get("district") or district(asked, asked["property"])
    return asked.view["move"]["from"] != "arc" and there != district(asked, asked.view["move"]["from"])


def is_on_board(asked: Asked, place: str) -> bool:
    return place in asked.view["tiles"] or place in asked.view["landmarks"]


def is_exceeded(asked: Asked) -> bool:
    built = [name for name, place in asked.view["landmarks"].items() if place == asked["district"]]
    return any(value(asked, name) >= value(asked, asked["landmark"]) for name in built)


def costs(asked: Asked) -> int:
    """What the refused move costs, as the table shows it."""
    if asked.kind == "buy":
        kinds = ("wood", "marble", "gold")
        return int(asked.view["prices"]["buy"][kinds.index(asked.move["resource"])])
    if asked.kind in ("to", "build"):
        return price(asked, asked.move.get("property") or asked.move["landmark"])
    return int(asked["price"])


def known(asked: Asked) -> list[int]:
    return [*asked.own["unused"], *asked.own["used"]]


def has_no_pair(asked: Asked) -> bool:
    held = asked.own["resources" if asked["number"] == 24 else "prestige"]
    return asked["number"] in asked.own["unused"] and max(held.values()) < 2


def asks_for_more_pairs(asked: Asked) -> bool:
    """More pairs than there are, or none at all."""
    held = asked.own["prestige" if asked.kind == "pair-prestige" else "resources"]
    pairs = {name: asked.move[name] for name in held}
    return not any(pairs.values()) or any(2 * count > held[name] for name, count in pairs.items())


def is_reachable(asked: Asked) -> bool:
    """Whether some tile that is new to the player lies on the track."""
    return any(space["left"] and space["number"] not in known(asked) for space in asked.view["track"])


CONDITIONS: Final[dict[str, Condition]] = {
    "not-now": not_now,
    "main-action-done": lambda a: a.phase == "post",
    "end-pile-empty": lambda a: a.view["end_tokens"]["left"] == 0,
    "stacks-not-empty": lambda a: heights(a) > 0,
    "pass-only-without-action": lambda a: bool(a.kinds & {"place", "key", "end-take"}),
    "already-drawn": lambda a: a.phase != "draw" and heights(a) > 0,
    "stacks-are-empty": lambda a: heights(a) == 0,
    "stack-is-empty": lambda a: a.view["stacks"][a["stack"] - 1]["height"] == 0,
    "nothing-to-site": lambda a: a.phase != "site" and a.view["drawn"] is None,
    "space-has-tile": lambda a: f"{a['district']}_{drawn(a)[0]}" in a.view["tiles"],
    "district-has-type": lambda a: (
        drawn(a)[1]
        in [tile["type"] for place, tile in a.view["tiles"].items() if district(a, place) == a["district"]]
    ),
    "no-key-in-hand": lambda a: a.own["hand"] == 0,
    "own-key-there": lambda a: a["place"] in own_keys(a),
    "key-has-no-target": lambda a: a["place"] in own_keys(a) and a["place"] not in a.offered("key", "place"),
    "no-own-key-there": lambda a: a["place"] not in own_keys(a),
    "choose-key-first": lambda a: a.phase == "main" and a.view["move"] is None,
    "not-on-board": lambda a: not is_on_board(a, a["property"]),
    "another-district": is_elsewhere,
    "value-must-rise": lambda a: price(a, a["property"]) <= 0,
    "own-key-needs-9": lambda a: a["property"] in a.own["keys"]["on"] and 9 not in a.own["unused"],
    "other-key-needs-16": lambda a: (
        any(a["property"] in seat["keys"]["on"] for seat in a.view["seats"] if seat is not a.own)
        and 16 not in a.own["unused"]
    ),
    "landmark-not-in-reserve": lambda a: a["landmark"] in a.view["landmarks"],
    "landmark-must-exceed": is_exceeded,
    "not-enough-francs": lambda a: a["francs"] == a.own["francs"] < a["price"] == costs(a),
    "resources-not-payable": lambda a: price(a, a["property"]) <= a.own["francs"],
    "nothing-to-pay": lambda a: a.phase != "pay",
    "another-unit-due": lambda a: (
        a.view["move"]["need"][a["resource"]] > 0
        and set(a.offered("pay", "resource")) == {a["resource"]} != {a.move["resource"]}
    ),
    "not-to-hand": lambda a: (
        (a["way"] != "token" or a.own["resources"][a["resource"]] == 0)
        and a["way"] not in [f"bonus-{n}" for n in a.own["unused"] if n in (10, 21)]
    ),
    "rest-not-payable": lambda a: a.phase == "pay" and sum(a.view["move"]["need"].values()) > 1,
    "nothing-to-skip": lambda a: a.phase not in ("bonus", "vp_tile"),
    "no-landmark-entered": lambda a: a.phase != "prestige",
    "main-action-due": lambda a: a.phase == "main",
    "number-known": lambda a: (
        a["number"] in known(a) and a.view["track"][a.move["space"] - 1]["number"] == a["number"]
    ),
    "no-tile-there": lambda a: a.view["track"][a["space"] - 1]["left"] == 0,
    "no-bonus-now": lambda a: a.phase != "bonus",
    "assistant-moves-forward": lambda a: a["space"] <= a.own["assistant"],
    "no-open-slot": lambda a: a.phase == "prestige" and a["prestige"] not in a.offered("fill", "prestige"),
    "prestige-not-to-hand": lambda a: a["way"] != "token" or a.own["prestige"][a["prestige"]] == 0,
    "not-the-fourth-key": lambda a: a.phase != "vp_tile",
    "vp-tile-placed": lambda a: a["tile"] in a.view["vp_tiles"].values(),
    "district-has-vp-tile": lambda a: a["district"] in a.view["vp_tiles"],
    "not-looking-at-pile": lambda a: a.phase != "end_pick",
    "token-not-in-pile": lambda a: a["token"] not in a.view["end_tokens"]["pile"],
    "no-free-action-now": lambda a: a.phase not in FREE_PHASES and not a.kinds & set(FREE_KINDS),
    "no-such-resource": lambda a: a.own["resources"][a["resource"]] == 0,
    "no-such-prestige": lambda a: a.own["prestige"][a["prestige"]] == 0,
    "tile-not-unused": lambda a: a["number"] not in a.own["unused"],
    "reserve-lacks": lambda a: a.view["reserve"][a["resource"]] == 0,
    "tile-not-for-use": lambda a: a["number"] in a.own["unused"],
    "no-tile-in-reach": lambda a: a["number"] == 25 or not is_reachable(a),
    "no-pair": has_no_pair,
    "tile-scores-nothing": lambda a: a["number"] in a.own["unused"],
    "key-reserve-empty": lambda a: a.own["key_reserve"] == 0,
    "token-other-use": lambda a: (
        a["token"] in a.own["end_tokens"]
        and a["token"] in a.offered("sell-end" if a.kind == "use-end" else "use-end", "token")
    ),
    "token-not-held": lambda a: a["token"] not in a.own["end_tokens"],
    "no-choice-now": not_now,
    "too-far-back": lambda a: not a.own["assistant"] - box(a).steps_back <= a["space"] < a.own["assistant"],
    "not-so-many-pairs": asks_for_more_pairs,
}
