"""What a review of a finished game tells of its seats: true moves, and how low a chance once was.

It is written into the results when a pass ends; a deep pass replaces a quick one, never the other way.
"""

import json
from typing import Any

import sqlalchemy as sa

from mansard.club.numbers import truth
from mansard.server import model
from mansard.server.database import Connection

R = model.results
Reviewed = dict[str, Any]


def seats_reviewed(depth: str, review: dict[str, Any]) -> list[Reviewed]:
    """What a review tells of every seat; a turn that left no choice was no decision."""
    chances = review["chances"]
    found = []
    for seat in range(len(review["scores"])):
        lost = [turn["lost"] for turn in review["turns"] if turn["seat"] == seat and not turn["forced"]]
        told = truth(lost)
        found.append(
            {
                "reviewed": depth,
                "decisions": told.decisions,
                "true_moves": told.true,
                "lowest": min(chance[seat] for chance in chances),
            }
        )
    return found


async def stored_truth(connection: Connection, table_id: str) -> list[Reviewed]:
    """What the deepest review of a table tells; nothing if there is none."""
    r = model.reviews
    query = sa.select(r.c.depth, r.c.result).where(r.c.table_id == table_id, r.c.result.is_not(None))
    rows = {row.depth: row.result for row in await connection.execute(query)}
    depth = next((each for each in ("deep", "quick") if each in rows), None)
    return [] if depth is None else seats_reviewed(depth, json.loads(rows[depth]))


async def keep_truth(connection: Connection, table_id: str, seats: list[Reviewed]) -> None:
    """Write it down, unless a deeper pass has."""
    for seat, told in enumerate(seats):
        here = (R.c.table_id == table_id) & (R.c.seat == seat)
        if told["reviewed"] == "quick":
            here &= sa.func.coalesce(R.c.reviewed, "quick") == "quick"
        await connection.execute(sa.update(R).where(here).values(**told))
