"""Results and ratings of players."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.server import model
from mansard.server.problems import Problem

if TYPE_CHECKING:
    from mansard.server.house import House


async def player_card(house: "House", player: str) -> dict[str, Any]:
    """A player's results and ratings in every game."""
    async with house.database.read() as connection:
        query = sa.select(model.accounts.c.name, model.accounts.c.login).where(model.accounts.c.id == player)
        found = (await connection.execute(query)).first()
        if found is None:
            raise Problem("no-such-player", player=player)
        results = [dict(row._mapping) for row in await connection.execute(_results(player))]
        here = model.ratings.c.player == player
        rated = [rating(row) for row in await connection.execute(sa.select(model.ratings).where(here))]
    card = {"id": player, "name": found.name, "registered": found.login is not None}
    return {**card, "statistics": results, "ratings": rated}


def _results(player: str) -> sa.Select[Any]:
    r = model.results
    return (
        sa.select(
            r.c.game,
            sa.func.count().label("games"),
            sa.func.sum(sa.case((r.c.place == 1, 1), else_=0)).label("wins"),
            sa.cast(sa.func.avg(r.c.place), sa.Float).label("mean_place"),
            sa.cast(sa.func.avg(r.c.score), sa.Float).label("mean_score"),
            sa.func.max(r.c.score).label("best_score"),
        )
        .where(r.c.account == player)
        .group_by(r.c.game)
        .order_by(r.c.game)
    )


def rating(row: sa.Row[Any]) -> dict[str, Any]:
    """A rating with what the player is worth at least."""
    ordinal = row.mu - 3 * row.sigma
    return {"game": row.game, "mu": row.mu, "sigma": row.sigma, "games": row.games, "ordinal": ordinal}


async def best_players(house: "House", game: str, limit: int, offset: int) -> list[dict[str, Any]]:
    """The table of ratings, best first."""
    r, a = model.ratings, model.accounts
    ordinal = r.c.mu - 3 * r.c.sigma
    query = (
        sa.select(r.c.player, sa.func.coalesce(a.c.name, "").label("name"), r.c.mu, r.c.sigma, r.c.games)
        .add_columns(ordinal.label("ordinal"))
        .join(a, a.c.id == r.c.player, isouter=True)
        .where(r.c.game == game)
        .order_by(ordinal.desc(), r.c.player)
        .limit(limit)
        .offset(offset)
    )
    async with house.database.read() as connection:
        return [dict(row._mapping) for row in await connection.execute(query)]
