"""What lists of tables show of a running game, of what everybody at the table sees."""

from typing import Any

COUNTED = ("era", "auction", "round")


def progress(view: dict[str, Any]) -> dict[str, int]:
    """Era and auction, round, or finished parts of the common building: whatever the game counts."""
    found = {name: view[name] for name in COUNTED if isinstance(view.get(name), int)}
    if not found and "sections" in view:
        found["completed"] = sum(int(seat.get("completed", 0)) for seat in view["seats"])
        found["sections"] = len(view["sections"])
    return found


def colours(view: dict[str, Any]) -> list[str]:
    """The colours that the game has given to the seats; nothing where it gives none."""
    return [seat["colour"] for seat in view["seats"] if "colour" in seat]
