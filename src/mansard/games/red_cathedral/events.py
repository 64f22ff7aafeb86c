# mypyc: skip
"""§12 What the rules tell: the names of the arguments of every event, in their order.

An argument called `player` is a seat, or `rival` in a solo game; the others are ids that the texts have
names for, or numbers.
"""

EVENTS: dict[str, list[str]] = {
    "turn": ["player"],
    "last-turn": ["player"],
    "marker": ["player", "from", "to", "prestige_before", "prestige_after"],
    "claimed": ["player", "section", "banner", "token"],
    "token": ["player", "token", "slot", "face", "cost"],
    "ornament-freed": ["player", "ornament", "slot"],
    "delivered": ["player", "material", "section"],
    "completed": ["player", "section", "recognition_gained", "rubles_gained"],
    "penalty": ["player", "points", "section"],
    "finisher": ["player", "points"],
    "ornament": ["player", "ornament", "section", "gems", "points"],
    "moved": ["player", "die", "value", "extra", "sector", "resource"],
    "took": ["player", "resource", "amount"],
    "influence": ["player", "action"],
    "gave": ["player", "material", "amount"],
    "gained": ["player", "resource", "amount"],
    "swapped": ["player", "sector", "second_sector"],
    "workshop": ["player", "slot", "token"],
    "exchanged": ["player", "amount"],
    "reroll": ["player", "sector"],
    "rolled": ["die", "value", "sector"],
    "rival-shuffled": ["colours"],
    "rival-card": ["card", "die"],
    "rival-moved": ["die", "value", "sector"],
    "rival-blocked": ["die", "sector"],
    "rival-claimed": ["section", "token"],
    "rival-stocked": ["material"],
    "rival-transported": ["count"],
    "rival-built": ["section", "count"],
    "game-over": ["reason"],
}
