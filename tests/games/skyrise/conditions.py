"""What must be so when Skyrise refuses a move: seen in the player's own view."""

from typing import Any, Final

from tests.conformance.asked import Asked, Condition, not_now

COLOURS = ("yellow", "green", "white", "brown")
TRACK_LENGTH = 4


def opens(asked: Asked) -> bool:
    return asked.phase in ("open_district", "open_piece")


def last_bid(asked: Asked) -> dict[str, Any]:
    bid: dict[str, Any] = asked.view["bids"][-1]
    return bid


def structures(asked: Asked) -> dict[str, str]:
    """Every structure on the board, by district."""
    return {place: what for seat in asked.view["seats"] for place, what in seat["structures"].items()}


def next_to(asked: Asked, district: str) -> set[str]:
    """The districts beside one."""
    state: Any = asked.state
    names = state.box.districts
    beside = state.layout.adjacent[names.index(district)]
    return {name for place, name in enumerate(names) if beside >> place & 1}


def wonder(asked: Asked, name: str) -> str:
    """The card of a wonder."""
    state: Any = asked.state
    cards = state.game.components.data["wonders"]
    return next(f"w{card['number']:02}" for card in cards if card["id"] == name)


def where(asked: Asked, name: str) -> str:
    """The district of a wonder that is built."""
    card = wonder(asked, name)
    return next(place for place, what in structures(asked).items() if what == card)


def is_wonder(piece: str) -> bool:
    return piece.startswith("w")


def is_not_beside_a_structure(asked: Asked) -> bool:
    beside = next_to(asked, asked["district"])
    return opens(asked) and not asked["district"].startswith("hub") and not beside & set(structures(asked))


def bid_piece(asked: Asked) -> str:
    """The piece that a bid names."""
    return str(next(asked.move[name] for name in ("building", "wonder", "piece") if name in asked.move))


def is_banned(asked: Asked) -> bool:
    """§4.3 Next to the Hammer nothing tall may be bid; the Studio Tower is always tall."""
    tall = [piece for piece, height in asked.own["heights"].items() if height == "tall"]
    tall.append(wonder(asked, "studio-tower"))
    near = asked["district"] in next_to(asked, where(asked, "hammer"))
    return near and (asked.kind == "at" or bid_piece(asked) in tall)


def is_built(asked: Asked) -> bool:
    piece = asked["piece"]
    built = asked.own["heights"].get(piece, piece) in asked.own["structures"].values()
    return built and piece not in [*asked.own["available"], *asked.own["locked"]]


def is_last_bid(asked: Asked) -> bool:
    return bool(asked["last_piece"] == last_bid(asked)["piece"])


CONDITIONS: Final[dict[str, Condition]] = {
    "not-now": not_now,
    "opening-not-on-hub-or-next-to-structure": is_not_beside_a_structure,
    "not-next-to-last-bid": lambda a: (
        a["last_district"] == last_bid(a)["district"]
        and a["district"] not in next_to(a, last_bid(a)["district"])
    ),
    "tall-banned-next-to-hammer": is_banned,
    "district-is-occupied": lambda a: (
        a["district"] in structures(a) or a["district"] in [bid["district"] for bid in a.view["bids"]]
    ),
    "no-such-district": lambda a: a["district"] not in a.view["districts"],
    "district-is-chosen": lambda a: a["district"] == a.view["chosen"],
    "choose-district-first": lambda a: (
        a.view["chosen"] is None and a["district"] in a.offered("at", "district")
    ),
    "choose-any-district-first": lambda a: a.view["chosen"] is None and a.offered("at", "district") != [],
    "opening-is-compulsory": opens,
    "no-such-piece": lambda a: a["piece"] not in [*a.own["heights"], *(a.own["chosen"] or [])],
    "piece-is-locked": lambda a: (
        a.view["era"] == 1 and (is_wonder(a["piece"]) or a["piece"] in a.own["locked"])
    ),
    "piece-lies-as-bid": lambda a: (a.seat, a["piece"]) in [(b["seat"], b["piece"]) for b in a.view["bids"]],
    "piece-is-built": is_built,
    "wonder-may-not-open": lambda a: (
        opens(a) and is_wonder(a["piece"]) and not all(map(is_wonder, a.own["available"]))
    ),
    "does-not-outbid": lambda a: is_last_bid(a) and int(a["piece"]) < int(a["last_piece"]),
    "only-hammer-outbids-wonder": lambda a: (
        is_last_bid(a) and is_wonder(a["last_piece"]) and a["piece"] != wonder(a, "hammer")
    ),
    "no-track-is-full": lambda a: max(a.own["tracks"].values()) < TRACK_LENGTH,
    "track-is-full": lambda a: a.own["tracks"][a["track"]] == TRACK_LENGTH,
    "no-such-track": lambda a: a["track"] not in COLOURS,
    "not-on-the-vaults-island": lambda a: a["district"].split("-")[0] != where(a, "vault").split("-")[0],
    "no-disc-to-take-there": lambda a: a["district"] not in a.view["discs"],
    "no-such-wonder": lambda a: a["wonder"] not in a.own["hand"],
    "wrong-number-of-wonders": lambda a: (
        {len(cards) for cards in a.offered("pick", "wonders")} == {a["count"]}
        and len(set(a.move["wonders"])) != a["count"]
    ),
    "not-in-your-hand": lambda a: not set(a["wonders"]) <= set(a.own["hand"]),
}
