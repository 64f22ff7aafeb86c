# mypyc: skip
"""§12.4 What the rules tell: the names of the arguments of every event, in their order.

An argument called `player` is a seat or a list of seats; the others are ids that the texts have names for.
"""

EVENTS: dict[str, list[str]] = {
    "auction": ["player"],
    "bid": ["player", "piece", "district", "count"],
    "pass": ["player"],
    "auto-pass": ["player", "reason"],
    "built": ["player", "piece", "height", "district"],
    "disc": ["player", "disc", "district", "where"],
    "wild-placed": ["player", "track"],
    "patron-learned": ["player", "letter", "points"],
    "wonder": ["player", "wonder", "points", "count"],
    "objective-revealed": ["player", "objective"],
    "finished": ["player", "place"],
    "key": ["player", "key"],
    "era-end": ["era", "player"],
    "control": ["island", "player", "points", "count"],
    "panorama": ["player", "panorama", "points"],
    "picked": ["player"],
    "wonder-revealed": ["player", "wonder"],
    "patron-revealed": ["letter", "points"],
    "scored": ["player", "points", "source"],
    "won": ["player", "points"],
}
