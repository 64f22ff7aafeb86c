# mypyc: skip
"""§12 What the rules tell: the names of the arguments of every event, in their order.

An argument called `player` is a seat; the others are ids that the texts have names for, or numbers.
"""

EVENTS: dict[str, list[str]] = {
    "drawn": ["player", "stack", "property", "type"],
    "sited": ["player", "tile_property", "property"],
    "tile-lost": ["player", "property"],
    "placed": ["player", "place"],
    "francs": ["player", "francs"],
    "moved": ["player", "from_place", "property", "price"],
    "landmark": ["player", "landmark", "district"],
    "paid": ["player", "resource", "way"],
    "token": ["player", "good"],
    "scored": ["player", "points", "source"],
    "bonus": ["player", "number", "space", "price"],
    "used": ["player", "number"],
    "filled": ["player", "prestige", "way"],
    "vp-tile": ["player", "tile", "district"],
    "vp-skipped": ["player"],
    "end-look": ["player"],
    "end-seen": ["player", "tokens"],
    "end-taken": ["player", "count"],
    "end-kept": ["player", "token"],
    "final-round": ["round"],
    "passed": ["player"],
    "round": ["round"],
    "turn": ["player"],
    "over": [],
    "new-key": ["player", "price"],
    "paired": ["player", "count"],
    "bought": ["player", "resource", "price"],
    "sold": ["player", "resource"],
    "sold-prestige": ["player", "prestige"],
    "sold-bonus": ["player", "number"],
    "end-used": ["player", "token"],
    "end-sold": ["player", "token"],
}
