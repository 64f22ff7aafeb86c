"""A turn that took long is logged with where its time went; its moves are in no log."""

import logging
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mansard.server.change import Change

log = logging.getLogger("mansard.server")


class Parts:
    """The seconds of a change by part: waited for others, played, stored, told."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self._since = time.perf_counter()

    def ended(self, part: str) -> None:
        """A part is over, the next begins."""
        now = time.perf_counter()
        self.spent[part] = now - self._since
        self._since = now

    def note(self, change: "Change", slow: float) -> None:
        """Log a turn that took so many seconds."""
        total = sum(self.spent.values())
        if change.entry is None or total < slow:
            return
        parts = {part: round(seconds, 4) for part, seconds in self.spent.items()}
        row, entry = change.table.row, change.entry
        facts = {"table": row.id, "game": row.game, "number": entry.number, "seat": entry.seat}
        facts |= {"by_bot": entry.by_bot, "seconds": round(total, 4)} | parts
        told = ", ".join(f"{part} {seconds:.3f}" for part, seconds in parts.items())
        log.warning(
            "turn %d at %s took %.3f s: %s", entry.number, row.id, total, told, extra={"facts": facts}
        )
