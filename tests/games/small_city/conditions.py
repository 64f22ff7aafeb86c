"""What must be so when Small City refuses a move: seen in the player's own view."""

from typing import Any, Final

from tests.conformance.asked import Asked, Condition, not_now

HOMES, INDUSTRY = "R", ("F", "K")


def cell(name: str) -> tuple[int, int]:
    """A cell's column and row, from 0."""
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


def tiles(asked: Asked, seat: int | None = None) -> dict[str, str]:
    """The kinds of the tiles of a district, by cell."""
    of = asked.own if seat is None else asked.view["seats"][seat]
    return {place: tile["kind"] for tile in of["tiles"] if tile is not None for place in tile["cells"]}


def first_cell(asked: Asked, place: str) -> str:
    """The cell by which the building at a place is named: by row, then column."""
    cells = next(t["cells"] for t in asked.own["tiles"] if t is not None and place in t["cells"])
    return str(min(cells, key=lambda name: cell(name)[::-1]))


def is_outside(asked: Asked) -> bool:
    return bool(max(cell(asked["cell"])) >= asked.own["zone"])


def money(asked: Asked) -> bool:
    """Price and money are as the table shows them, and the money does not suffice."""
    price = asked["price"]
    if asked.kind == "build":
        price = asked.own["costs"][asked.move["tile"]]["money"]
    return bool(asked["money"] == asked.own["money"] < asked["price"] == price)


def is_too_dear(asked: Asked) -> bool:
    prices = asked.view["prices"]
    return bool(
        asked["money"] == asked.own["money"] < asked["price"] == prices.get(asked["card"], asked["price"])
    )


def goods(asked: Asked) -> dict[str, int]:
    """What the player has stored."""
    stored = asked.own["stores"].values()
    return {name: sum(store.get(name, 0) for store in stored) for name in ("wood", "stone", "metal")}


def lacks_materials(asked: Asked) -> bool:
    return any(goods(asked).get(name, 0) < count for name, count in asked.own["costs"][asked["tile"]].items())


def rows(asked: Asked) -> dict[str, int]:
    """The rows in which the player has a disc, with their columns."""
    return dict(disc for disc in asked.own["discs"] if disc is not None)


def cannot_pay(asked: Asked) -> bool:
    have = asked.own[asked["payment"]]
    return bool(asked["have"] == have < asked["price"] and asked["payment"] == asked.move["payment"])


def has_own_citizen(asked: Asked) -> bool:
    district = asked.view["seats"][asked.move.get("seat", asked.seat)]
    return bool(district["citizens"].get(asked["cell"]) == asked.seat)


def is_citizen_at(asked: Asked) -> bool:
    """The citizen stands there and may not be taken up."""
    return has_own_citizen(asked) and asked["cell"] not in [
        move["cell"]
        for move in asked.legal
        if move["kind"] == "citizen" and move["seat"] == asked.move["seat"]
    ]


def no_citizen(asked: Asked) -> bool:
    if asked.move.get("seat", 0) >= asked.view["players"]:
        return True
    return not has_own_citizen(asked)


def goal(asked: Asked) -> dict[str, Any]:
    """The district in which a place is chosen."""
    found: dict[str, Any] = asked.view["seats"][asked.own["chooses_in"]]
    return found


def is_banned(asked: Asked) -> bool:
    return [asked.own["chooses_in"], asked["cell"]] in [list(place) for place in asked.own["banned"]]


def is_not_first(asked: Asked) -> bool:
    return bool(asked["first"] == first_cell(asked, asked["cell"]) != asked["cell"])


def is_taken(asked: Asked) -> bool:
    """Somebody has the card, or, alone, it lies at the head of the circle."""
    cards = [seat["card"] for seat in asked.view["seats"]]
    return asked["card"] in cards or (asked.view["players"] == 1 and asked["card"] not in asked.kinds)


def street_ends(asked: Asked) -> list[tuple[int, int]]:
    column, row = cell(asked.move["cell"])
    down = asked.move["street"] == "down"
    return [(column, row), (column, row + 1) if down else (column + 1, row)]


def host(asked: Asked) -> dict[str, Any]:
    found: dict[str, Any] = asked.view["seats"][asked.view["host"]]
    return found


def leaves_zone(asked: Asked) -> bool:
    """An end of the street lies outside of the zone (§4.1.1: of the next one, if this has none)."""
    return any(max(end) >= host(asked)["zone"] for end in street_ends(asked))


def is_no_street(asked: Asked) -> bool:
    used = {cell(place) for place in [*tiles(asked, asked.view["host"]), *host(asked)["cemeteries"]]}
    return any(end in used for end in street_ends(asked))


def is_cell_free(asked: Asked) -> bool:
    return asked["cell"] not in tiles(asked) and asked["cell"] not in asked.own["cemeteries"]


def kind_there(asked: Asked) -> str:
    return tiles(asked)[asked["cell"]]


def about(asked: Asked) -> bool:
    """What is asked is not among what is offered, and the reason names it."""
    return asked.move not in asked.legal and asked["about"] != ""


def offered_nowhere(name: str) -> Condition:
    """The stated thing is not among what moves of the kind offer."""
    return lambda asked: asked[name] not in asked.offered(asked.kind, name)


CONDITIONS: Final[dict[str, Condition]] = {
    "not-now": not_now,
    "zone-is-maximal": lambda a: a.own["zone"] == a.own["grid"],
    "already-expanded": lambda a: "expand" in [step["verb"] for step in a.own["plan"]["steps"]],
    "too-many-builds-to-expand": lambda a: a.own["plan"]["builds"][0] >= 1,
    "already-demolished": lambda a: a.own["plan"]["demolitions"][0] >= a.own["plan"]["demolitions"][1],
    "no-builds-left": lambda a: a.own["plan"]["builds"][0] >= a.own["plan"]["builds"][1],
    "nothing-to-demolish": lambda a: "demolish" not in a.kinds,
    "nothing-can-grow": lambda a: "upgrade" not in a.kinds,
    "never-built-alone": lambda a: a["tile"] in ("WH", "town_hall"),
    "wrong-size-for-the-council": lambda a: a["column"] in rows(a).values(),
    "already-built": lambda a: a["tile"] in a.own["built"],
    "none-in-stock": lambda a: a.view["stock"].get(a["tile"], 0) == 0,
    "materials-lacking": lacks_materials,
    "money-lacking": money,
    "no-warehouse-in-stock": lambda a: a.view["stock"].get("WH", 0) == 0 and a["tile"].startswith(INDUSTRY),
    "no-place-for-it": offered_nowhere("tile"),
    "not-a-shape-of-the-tile": lambda a: a["tile"] == a.own["hand"][0],
    "pattern-fits-nowhere": offered_nowhere("pattern"),
    "off-the-board": offered_nowhere("cell"),
    "outside-the-zone": is_outside,
    "cemetery-there": lambda a: a["cell"] in a.own["cemeteries"],
    "tile-there": lambda a: a["cell"] in tiles(a),
    "mayor-there": lambda a: is_cell_free(a) and a.view["mayor"] is not None and a.view["host"] == a.seat,
    "industry-next-to-it": lambda a: a["tile"].startswith(HOMES),
    "homes-next-to-it": lambda a: (
        not a["tile"].startswith(HOMES) and any(kind.startswith(HOMES) for kind in tiles(a).values())
    ),
    "requirement-not-met": lambda a: (
        a["tile"] == a.own["hand"][0] and a["cell"] not in a.offered("at", "cell")
    ),
    "no-room-for-the-warehouse": lambda a: a["tile"].startswith(INDUSTRY),
    "not-enough-even-so": lambda a: a["material"] not in a.offered("spare", "material"),
    "warehouse-not-there": lambda a: is_cell_free(a) and a["cell"] not in a.offered("warehouse", "cell"),
    "warehouse-is-compulsory": lambda a: "warehouse" in a.kinds,
    "not-stored-there": lambda a: a["cell"] not in a.offered("from", "cell"),
    "no-citizen-there": no_citizen,
    "no-tile-there": lambda a: a["cell"] not in tiles(a),
    "built-in-this-phase": lambda a: (
        [t is not None and a["cell"] in t["cells"] for t in a.own["tiles"]].index(True)
        in a.own["plan"]["tiles"]
    ),
    "influence-lacking": offered_nowhere("cell"),
    "no-room-or-no-tile": offered_nowhere("cell"),
    "cannot-grow-there": lambda a: is_cell_free(a) and a["cell"] not in a.offered("grow", "cell"),
    "town-hall-stays": lambda a: kind_there(a) == "town_hall",
    "would-reach-the-end-of-the-track": lambda a: a["cell"] in tiles(a),
    "town-hall-is-full": lambda a: a["cell"] in tiles(a) and 0 <= a["owner_seat"] < a.view["players"],
    "somebody-must-still-move": lambda a: len(a.own["must_move"]) > 0,
    "no-place-in-that-district": offered_nowhere("seat"),
    "no-empty-home-there": lambda a: (
        tiles(a).get(a["cell"]) != "R1" or a.own["citizens"].get(a["cell"]) == a.seat
    ),
    "has-moved": is_citizen_at,
    "nowhere-to-go": is_citizen_at,
    "used-last-round": is_banned,
    "somebody-stands-there": lambda a: a["cell"] in goal(a)["citizens"],
    "no-place-for-tourists": lambda a: a.own["chooses_in"] != a.seat and a["cell"] not in goal(a)["citizens"],
    "nobody-may-stand-there": lambda a: a.own["chooses_in"] == a.seat and a["cell"] not in a.own["citizens"],
    "no-special-promise-now": lambda a: "promise" not in a.offered("pay", "payment"),
    "cannot-pay": cannot_pay,
    "only-one-column-to-the-right": lambda a: a.kind == "restart" and "restart" not in a.kinds,
    "no-disc-in-that-row": lambda a: a["row"] not in rows(a),
    "own-disc-in-that-row": lambda a: a["row"] in rows(a),
    "disc-is-fixed": lambda a: rows(a)[a["row"]] == 4,
    "no-payment-possible": lambda a: a["price"] > max(a.own["money"], a.own["votes"]),
    "no-disc-at-the-start": lambda a: None not in a.own["discs"],
    "card-lies-face-down": lambda a: a["card"] in a.view["face_down"] or a["card"] not in a.view["circle"],
    "card-is-taken": is_taken,
    "card-too-dear": is_too_dear,
    "hall-does-not-fit": about,
    "promise-not-dealt": about,
    "no-street-there": is_no_street,
    "no-such-alternative": about,
    "no-free-slot-there": about,
    "nothing-to-exchange": about,
    "no-producer-there": about,
    "material-not-needed": lambda a: a["material"] not in a.own["costs"][a["tile"]],
    "not-the-first-cell": is_not_first,
    "never-grows": lambda a: a["cell"] in tiles(a),
    "slot-not-from-abroad": lambda a: a.own["lifted"][0] != a.seat == a.own["chooses_in"],
    "street-outside-the-zone": leaves_zone,
    "like-another-producer": lambda a: (
        a.view["seats"][a.move["seat"]]["citizens"].get(a["cell"]) == a.seat
        and len(a.offered("produce", "cell")) > 0
    ),
    "no-victim-there": about,
    "no-grave-there": about,
}
