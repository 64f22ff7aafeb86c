# mypyc: skip
"""What the rules tell: the names of the arguments of every event, in their order.

An argument whose name ends in `player` is a seat; the others are ids that texts have names for, or numbers.
"""

EVENTS: dict[str, list[str]] = {
    "hall": ["player", "cell"],
    "dealt": ["player", "promises"],
    "mayor": ["player", "host_player", "cell", "street"],
    "circle": ["cards"],
    "card": ["player", "card", "price"],
    "gained": ["player", "money", "votes"],
    "committed": ["player"],
    "conflict": ["player"],
    "gone": ["player", "tile"],
    "built": ["player", "tile", "cell"],
    "upgraded": ["player", "tile", "cell"],
    "demolished": ["player", "tile", "cell"],
    "expanded": ["player", "steps"],
    "paid": ["player", "money", "wood", "stone", "metal"],
    "evicted": ["player", "host_player"],
    "moved": ["player", "from_player", "origin", "to_player", "cell"],
    "surplus": ["player", "from_player", "cell"],
    "settled": ["player", "cell"],
    "arrived": ["player", "count"],
    "income": ["player", "tourists", "cash"],
    "sold": ["player", "material", "money"],
    "donated": ["player", "material", "votes"],
    "bought": ["player", "price", "votes"],
    "produced": ["player", "material", "host_player", "cell"],
    "stored": ["player", "material", "cell"],
    "votes": ["player", "votes", "university"],
    "pollution": ["player", "people", "produced", "parks", "added", "total"],
    "died": ["host_player", "player", "cell"],
    "saved": ["host_player", "player", "cell"],
    "buried": ["player", "cell"],
    "eliminated": ["player"],
    "passed": ["player"],
    "council": ["player", "row", "column", "payment"],
    "drew": ["player", "count"],
    "round": ["number", "host_player"],
    "over": [],
}
