"""What must be so when The Red Cathedral refuses a move: seen in the player's own view."""

from typing import Any, Final

from tests.conformance.asked import Asked, Condition, not_now

MATERIALS = ("wood", "brick", "stone", "gold", "green", "purple")
GEMS = {
    "none": {},
    "green": {"green": 1},
    "purple": {"purple": 1},
    "two-green": {"green": 2},
    "two-purple": {"purple": 2},
    "green-purple": {"green": 1, "purple": 1},
}
ORNAMENTS = ("door", "arch", "cross")


def section(asked: Asked) -> dict[str, Any]:
    """The section that the reason is about."""
    found: dict[str, Any] = asked.view["sections"][asked["section"]]
    return found


def below(asked: Asked) -> str:
    """The section under the one that the reason is about."""
    return f"{asked['section'][0]}{int(asked['section'][1:]) - 1}"


def held(asked: Asked, material: str) -> int:
    return int(asked.own["storage"].get(material, 0))


def box(asked: Asked) -> Any:
    state: Any = asked.state
    return state.box


def needed(asked: Asked) -> int:
    """How many of the stated material the refused move gives away."""
    if asked.kind != "ornament":
        return 1
    column = [name for name in asked.view["sections"] if name[0] == asked.move["section"][0]]
    level = int(asked.move["section"][1:])
    kind = 0 if level == 1 else 2 if level == len(column) else 1
    of_ornament = int(MATERIALS[box(asked).ornament_material[kind]] == asked["material"])
    return of_ornament + GEMS[asked.move["gems"]].get(asked["material"], 0)


def is_paid_too_little(asked: Asked) -> bool:
    """The price is what the table shows for that move, and more than the player has."""
    price = asked["cost"]
    if asked.kind == "slot":
        price = asked.own["slot_costs"][asked.move["slot"]]
    if asked.kind == "market":
        price = asked.move["extra"] * box(asked).step_cost
    return bool(asked["rubles"] == asked.own["rubles"] < asked["cost"] == price)


def is_full(asked: Asked) -> bool:
    """Three dice lie in the sector to which the die would come."""
    dice = asked.view["dice"]
    place, value = dice[asked["die"]]
    lands = (place + value + asked.move["extra"]) % 8
    others = [die for die, (sector, _) in dice.items() if sector == lands and die != asked["die"]]
    return bool(asked["sector"] == lands and len(others) >= 3)


def most_taken(asked: Asked) -> bool:
    """The stated amount is the largest that may be taken."""
    return bool(asked.move["amount"] > asked["most"] == max(asked.offered(asked.kind, "amount"), default=0))


def is_of_another_colour(asked: Asked) -> bool:
    return bool(
        asked["die"] == asked.view["moved"] and asked["slot"].strip("s_12") != asked["die"].strip("s_12")
    )


def lacks_in_supply(asked: Asked) -> bool:
    """The supply holds less than the move takes, with what the move itself gives back."""
    material = asked["material"]
    there = asked.view["supply"].get(material, 0)
    if asked.kind == "take":
        return bool(there < asked.move["amount"])
    wanted = [asked.move.get(name) for name in ("material", "get_material", "also_material")]
    return bool(there < wanted.count(material))


def is_not_ascending(asked: Asked) -> bool:
    names = [asked.move[name] for name in ("material", "second_material", "third_material")]
    order = [MATERIALS.index(name) for name in names]
    return order != sorted(set(order)) or any(held(asked, name) == 0 for name in names)


def has_every_type(asked: Asked) -> bool:
    """§2.4 cl_all_types: a base, a middle section and a dome of one's own are completed."""
    sections = asked.view["sections"]
    tops = {name[0]: max(other for other in sections if other[0] == name[0]) for name in sections}
    mine = [name for name, it in sections.items() if it["owner"] == asked.seat and it["completed"]]
    types = {"base" if n[1:] == "1" else "dome" if n == tops[n[0]] else "middle" for n in mine}
    return len(types) == 3


def can_deliver(asked: Asked) -> bool:
    """A material of the storage fits into a section of one's own."""
    return any(
        held(asked, material) > 0 and there < wanted
        for it in asked.view["sections"].values()
        if it["owner"] == asked.seat and not it["completed"]
        for material, (there, wanted) in it["sockets"].items()
    )


CONDITIONS: Final[dict[str, Condition]] = {
    "not-now": not_now,
    "nothing-to-deliver": lambda a: not can_deliver(a),
    "no-banner-there": lambda a: a["banner"] not in a.offered("banner", "banner"),
    "not-so-much": most_taken,
    "no-such-section": lambda a: a["section"] not in a.view["sections"],
    "no-banner-left": lambda a: a.own["banners_left"] == 0,
    "section-has-an-owner": lambda a: section(a)["owner"] is not None,
    "claim-the-section-below-first": lambda a: a.view["sections"][below(a)]["owner"] is None,
    "extra-steps-only-own-or-white": lambda a: (
        a.move["extra"] > 0 and a["die"] not in ("white", a.own["colour"])
    ),
    "too-many-extra-steps": lambda a: a.move["extra"] > a["most"] == box(a).most_steps,
    "not-enough-rubles": is_paid_too_little,
    "sector-is-full": is_full,
    "slot-has-a-token": lambda a: a["slot"] in a.own["slots"],
    "slot-has-a-banner": lambda a: (
        a["slot"] not in a.own["slots"] and a["slot"] not in a.offered("slot", "slot")
    ),
    "not-your-section": lambda a: section(a)["owner"] != a.seat,
    "section-is-completed": lambda a: section(a)["completed"],
    "material-not-needed": lambda a: len(set(section(a)["sockets"].get(a["material"], (0, 0)))) == 1,
    "material-not-in-storage": lambda a: held(a, a["material"]) < needed(a),
    "section-not-completed": lambda a: not section(a)["completed"],
    "section-has-an-ornament": lambda a: section(a)["ornament"] is not None,
    "ornament-not-available": lambda a: a.own["ornaments"][a["ornament"]] == 0,
    "budget-too-small": lambda a: (
        a["budget"] == a.view["budget"] < a["needed"] == 1 + sum(GEMS[a.move["gems"]].values())
    ),
    "deliver-something-first": lambda a: not a.view["delivered"],
    "deal-already-made": lambda a: (
        {"take": "take", "workshop": "workshop"}.get(a.kind, "influence") in a.view["deals"]
    ),
    "only-in-full": lambda a: a.offered("take", "amount") == [a["amount"]] != [a.move["amount"]],
    "storage-is-full": lambda a: a["free"] == a.own["free_cells"] < a.move.get("amount", 1),
    "supply-is-empty": lacks_in_supply,
    "slot-of-another-colour": is_of_another_colour,
    "no-working-token": lambda a: a.own["slots"].get(a["slot"], ("", "down"))[1] == "down",
    "not-at-this-moment": lambda a: not a.kinds & {"exchange", "reroll"},
    "no-symbol-behind": lambda a: "exchange" not in a.kinds,
    "one-reroll-a-turn": lambda a: a.view["rerolled"] and "exchange" in a.kinds,
    "no-dice-there": lambda a: a["sector"] not in [sector for sector, _ in a.view["dice"].values()],
    "rival-claims-elsewhere": lambda a: a["section"] not in a.offered("rival-claim", "section"),
    "rival-decorates-elsewhere": lambda a: a["section"] not in a.offered("rival-ornament", "section"),
    "one-action-a-deal": lambda a: a["action"] == a.view["action"] != a.kind,
    "action-not-on-this-card": lambda a: (
        a["action"] == a.kind not in a.kinds and a["card"] in a.view["guilds"]
    ),
    "two-different-sectors-ascending": lambda a: a.move["sector"] >= a.move["second_sector"],
    "three-different-materials-ascending": is_not_ascending,
    "not-all-types-completed": lambda a: not has_every_type(a),
    "material-not-traded": lambda a: a["material"] not in a.offered(a.kind, "material"),
    "not-enough-to-give": lambda a: (
        held(a, a["material"]) < a["needed"] and a["material"] == a.move["give_material"]
    ),
    "take-another-material": lambda a: a.move["give_material"] == a.move["get_material"] == a["material"],
    "name-materials-in-order": lambda a: (
        MATERIALS.index(a.move["get_material"]) > MATERIALS.index(a.move["also_material"])
    ),
}
