"""Results and ratings of players: all games at a glance, the table of ratings of the house or of a club."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.club import numbers
from mansard.server import clubs, model
from mansard.server.marks import marks_of
from mansard.server.visibility import check_visible

if TYPE_CHECKING:
    from mansard.server.house import House

FIRSTS = sa.alias(model.results, "firsts")


async def player_card(house: "House", player: str, visitor: str | None, since: float = 0.0) -> dict[str, Any]:
    """A player's results since then and ratings in every game, and what has happened to be proud of."""
    async with house.database.read() as connection:
        found = await check_visible(connection, player, visitor)
        results = [result(row) for row in await connection.execute(_results(player, since))]
        here = model.ratings.c.player == player
        rated = [rating(row) for row in await connection.execute(sa.select(model.ratings).where(here))]
        marks = await marks_of(connection, player, visitor)
    card = {"id": player, "name": found.name, "registered": found.login is not None}
    mine = {"shown": found.shown if visitor == player else None}
    return {**card, **mine, "statistics": results, "ratings": rated, "marks": marks}


def _won() -> sa.ColumnElement[float]:
    """Whoever is first has won, and several firsts share it: `numbers.won` for the database."""
    r = model.results
    firsts = (
        sa.select(sa.func.count())
        .select_from(FIRSTS)
        .where(FIRSTS.c.table_id == r.c.table_id, FIRSTS.c.place == 1)
        .scalar_subquery()
    )
    return sa.func.sum(sa.case((r.c.place == 1, 1.0 / firsts), else_=0.0))


def _results(player: str, since: float) -> sa.Select[Any]:
    r = model.results
    several = sa.case((r.c.players > 1, 1), else_=0)
    return (
        sa.select(
            r.c.game,
            sa.func.count().label("games"),
            sa.func.sum(sa.case((r.c.place == 1, 1), else_=0)).label("wins"),
            sa.cast(sa.func.avg(r.c.place), sa.Float).label("mean_place"),
            sa.cast(sa.func.avg(r.c.score), sa.Float).label("mean_score"),
            sa.func.max(r.c.score).label("best_score"),
            sa.func.min(r.c.finished).label("first"),
            sa.func.max(r.c.finished).label("last"),
            sa.func.sum(several).label("several"),
            _won().label("won"),
            sa.func.sum(several * 1.0 / r.c.players).label("even"),
            sa.func.sum(sa.case((r.c.players == 1, sa.case((r.c.place == 1, 1), else_=0)), else_=0)).label(
                "alone"
            ),
        )
        .where(r.c.account == player, r.c.finished >= since)
        .group_by(r.c.game)
        .order_by(r.c.game)
    )


def result(row: sa.Row[Any]) -> dict[str, Any]:
    """A player's results in one game; games alone count for no share."""
    found = dict(row._mapping)
    several, won, even = found.pop("several"), found.pop("won"), found.pop("even")
    share = numbers.Share(several, float(won) - found.pop("alone"), float(even) / several if several else 0.0)
    return {**found, "share": numbers.told(share)}


def rating(row: sa.Row[Any]) -> dict[str, Any]:
    """A rating with what the player is worth at least."""
    ordinal = row.mu - 3 * row.sigma
    return {"game": row.game, "mu": row.mu, "sigma": row.sigma, "games": row.games, "ordinal": ordinal}


# ---------------------------------------------------------------------- the table of ratings


async def best_players(
    house: "House", game: str, limit: int, offset: int, visitor: str | None = None, club: str | None = None
) -> list[dict[str, Any]]:
    """The table of ratings, best first, without those who hide; a club's is for its members."""
    r = model.ratings if club is None else model.club_ratings
    a = model.accounts
    ordinal = r.c.mu - 3 * r.c.sigma
    query = (
        sa.select(r.c.player, sa.func.coalesce(a.c.name, "").label("name"), r.c.mu, r.c.sigma, r.c.games)
        .add_columns(ordinal.label("ordinal"))
        .join(a, a.c.id == r.c.player, isouter=True)
        .where(r.c.game == game, sa.or_(a.c.id.is_not(None), r.c.player.startswith("bot:")))
        .where(sa.or_(a.c.shown.is_(None), a.c.shown == "everybody", a.c.id == visitor, _met(visitor)))
        .order_by(ordinal.desc(), r.c.player)
        .limit(limit)
        .offset(offset)
    )
    async with house.database.read() as connection:
        if club is not None:
            await clubs.check_member(connection, club, visitor or "")
            query = query.where(model.club_ratings.c.club_id == club)
        rows = [dict(row._mapping) for row in await connection.execute(query)]
    return [{**row, "amount": numbers.amount(row["games"])} for row in rows]


def _met(visitor: str | None) -> sa.ColumnElement[bool]:
    """Whether an account shows itself to those whom it has met, and the visitor is one of them."""
    mine, theirs = model.results.alias("met_mine"), model.results.alias("met_theirs")
    together = sa.exists(
        sa.select(theirs.c.seat)
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .where(mine.c.account == visitor, theirs.c.account == model.accounts.c.id)
    )
    return sa.and_(model.accounts.c.shown == "met", together)
