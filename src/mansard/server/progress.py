"""How far a game has come, in numbers that everybody at the table sees: for lists of tables."""

from mansard.kernel.game import State
from mansard.server.redaction import seen_view

COUNTED = ("era", "auction", "round")


def progress(state: State) -> dict[str, int]:
    """Era and auction, round, or finished parts of the common building: whatever the game counts."""
    view = seen_view(state, None)
    found = {name: view[name] for name in COUNTED if isinstance(view.get(name), int)}
    if not found and "sections" in view:
        found["completed"] = sum(int(seat.get("completed", 0)) for seat in view["seats"])
        found["sections"] = len(view["sections"])
    return found
