"""The end of a game: result, statistics, ratings."""

import sqlalchemy as sa

from mansard.kernel.game import State
from mansard.server import clocks, model
from mansard.server.change import Change
from mansard.server.rating import Strength, rate
from mansard.server.redaction import is_rated
from mansard.server.rows import SeatRow


async def finish(change: Change, state: State) -> None:
    """Write down how it ended, inside the change that ended it."""
    scores, places = list(state.scores()), list(state.places())
    change.row.status, change.row.finished = "finished", change.now
    change.row.scores, change.row.places = scores, places
    change.row.deadline = change.row.bot_due = change.row.rewind = change.row.pause = None
    seats = change.seats
    lost = [clocks.forfeited(change.row, seat) for seat in seats]
    rated: list[Strength | None] = [None] * len(seats)
    if is_rated(change.table) and not await _rewound(change):
        game, club = change.row.game, change.row.club
        rated = await rate(change.connection, game, seats, places, lost)
        if club is not None:
            await rate(change.connection, game, seats, places, lost, club)
    last = [len(seats) if lost[n] else place for n, place in enumerate(places)]
    rows = [_result(change, seat, scores[n], last[n], rated[n]) for n, seat in enumerate(seats)]
    if change.row.source is None:  # what was played before elsewhere counts there
        await change.connection.execute(sa.insert(model.results), rows)
    await change.connection.execute(sa.delete(model.plans).where(model.plans.c.table_id == change.table.id))
    await change.connection.execute(sa.delete(model.drafts).where(model.drafts.c.table_id == change.table.id))
    change.news.append("game-over")


async def _rewound(change: Change) -> bool:
    """Whether the game was taken back at some time: then it counts for no rating."""
    log = model.commits
    query = sa.select(log.c.number).where(log.c.table_id == change.table.id, log.c.seat < 0).limit(1)
    return (await change.connection.execute(query)).first() is not None


def _result(
    change: Change, seat: SeatRow, score: int, place: int, rated: Strength | None
) -> dict[str, object]:
    """A row of results; the keeper counts the rest of it soon after (see counting.py)."""
    mu, sigma = rated or (None, None)
    return {
        "table_id": change.table.id,
        "seat": seat.seat,
        "account": seat.account,
        "game": change.table.row.game,
        "players": len(change.table.seats),
        "place": place,
        "score": score,
        "finished": change.now,
        "box": change.table.row.components_digest,
        "mu": mu,
        "sigma": sigma,
    }
