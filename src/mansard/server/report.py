"""A bug report: what was on the table, with which versions, as far as the reporter may know it."""

import platform
from typing import TYPE_CHECKING, Any

import mansard
from mansard.server.history import entries_after, position_at
from mansard.server.open_table import OpenTable
from mansard.server.redaction import seen_entry, seen_view

if TYPE_CHECKING:
    from mansard.server.house import House

LATEST = 40


async def bug_report(
    house: "House", table: OpenTable, seat: int | None, version: int | None
) -> dict[str, Any]:
    """Position, versions, and the latest part of the log."""
    table.started()
    at = table.version if version is None else version
    state = await position_at(house, table, at)
    entries = await entries_after(house, table, max(0, at - LATEST), LATEST)
    return {
        "mansard": mansard.__version__,
        "compiled": mansard.compiled(),
        "python": platform.python_version(),
        "game": table.row.game,
        "rules": table.game.rules_version,
        "components": table.row.components_digest,
        "options": table.row.options,
        "table": table.id,
        "version": at,
        "seat": seat,
        "status": table.status,
        "link": f"{house.settings.public_url.rstrip('/')}/t/{table.id}?at={at}",
        "view": seen_view(state, seat),
        "log": [seen_entry(entry, seat, table.over()) for entry in entries],
    }
