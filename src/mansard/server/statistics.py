"""Results and ratings of players: all games at a glance, marks, the table of ratings."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

import mansard
from mansard.club import numbers
from mansard.server import model
from mansard.server.database import Connection
from mansard.server.visibility import check_visible, visible

if TYPE_CHECKING:
    from mansard.server.house import House

REGULARS = 50  # games with one person
MANY = 100  # games
FIRSTS = sa.alias(model.results, "firsts")


async def player_card(house: "House", player: str, visitor: str | None) -> dict[str, Any]:
    """A player's results and ratings in every game, and what has happened to be proud of."""
    async with house.database.read() as connection:
        found = await check_visible(connection, player, visitor)
        results = [result(row) for row in await connection.execute(_results(player))]
        here = model.ratings.c.player == player
        rated = [rating(row) for row in await connection.execute(sa.select(model.ratings).where(here))]
        marks = await _marks(connection, player, visitor)
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


def _results(player: str) -> sa.Select[Any]:
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
        .where(r.c.account == player)
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


# ---------------------------------------------------------------------- marks


async def _marks(connection: Connection, player: str, visitor: str | None) -> list[dict[str, Any]]:
    """Only what has happened, each with its day."""
    found = [
        await _four_roofs(connection, player),
        await _many(connection, player),
        await _regulars(connection, player, visitor),
    ]
    return [mark for mark in found if mark is not None]


async def _four_roofs(connection: Connection, player: str) -> dict[str, Any] | None:
    """Every game won at least once against somebody."""
    r = model.results
    query = (
        sa.select(r.c.game, sa.func.min(r.c.finished).label("day"))
        .where(r.c.account == player, r.c.place == 1, r.c.players > 1)
        .group_by(r.c.game)
    )
    days = {row.game: row.day for row in await connection.execute(query)}
    if not set(mansard.games()) <= days.keys():
        return None
    return {"mark": "every-game-won", "day": max(days.values()), "name": None}


async def _many(connection: Connection, player: str) -> dict[str, Any] | None:
    r = model.results
    query = sa.select(r.c.finished).where(r.c.account == player).order_by(r.c.finished)
    day = (await connection.execute(query.offset(MANY - 1).limit(1))).scalar()
    return None if day is None else {"mark": "hundred-games", "day": day, "name": None}


async def _regulars(connection: Connection, player: str, visitor: str | None) -> dict[str, Any] | None:
    """Many games with one person, if the visitor may know whom."""
    mine, theirs = model.results.alias("mine"), model.results.alias("theirs")
    together = (mine.c.table_id == theirs.c.table_id) & (theirs.c.account != player)
    joined = sa.join(mine, theirs, together)
    query = (
        sa.select(theirs.c.account)
        .select_from(joined)
        .where(mine.c.account == player)
        .group_by(theirs.c.account)
        .having(sa.func.count() >= REGULARS)
        .order_by(sa.func.count().desc(), theirs.c.account)
    )
    whom = [str(account) for account in (await connection.execute(query)).scalars()]
    names = await visible(connection, whom, visitor)
    known = [account for account in whom if account in names]
    if not known:
        return None
    days = (
        sa.select(mine.c.finished)
        .select_from(joined)
        .where(mine.c.account == player, theirs.c.account == known[0])
        .order_by(mine.c.finished)
    )
    day = (await connection.execute(days.offset(REGULARS - 1).limit(1))).scalar()
    return {"mark": "regulars", "day": day, "name": names[known[0]]}


# ---------------------------------------------------------------------- the table of ratings


async def best_players(
    house: "House", game: str, limit: int, offset: int, visitor: str | None = None
) -> list[dict[str, Any]]:
    """The table of ratings, best first; who does not want to be seen is not in it."""
    r, a = model.ratings, model.accounts
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
