"""A player's page of one game: rating, seats, opponents, sources, records, recent games."""

from collections import Counter
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.club import numbers
from mansard.club.summary import ByPlayers, winners, winners_mean
from mansard.server import model, tallies
from mansard.server.database import Connection
from mansard.server.visibility import check_visible, visible

if TYPE_CHECKING:
    from mansard.server.house import House

OPPONENTS = 12
RECENT = 20
MOST_POINTS = 400  # of a curve: more than a screen can show


async def player_game(
    house: "House", player: str, game: str, visitor: str | None, since: float = 0.0
) -> dict[str, Any]:
    """Everything that the page of a player shows of one game, of the games that ended since then."""
    async with house.database.read() as connection:
        await check_visible(connection, player, visitor)
        rows = [dict(row._mapping) for row in await connection.execute(_games(player, game, since))]
        sums = await tallies.stored(connection, game, tallies.PEOPLE)
        against = await _opponents(connection, player, game, visitor, since)
        recent = await _recent(connection, player, rows, visitor)
    several = [row for row in rows if row["players"] > 1]
    return {
        "game": game,
        "games": len(rows),
        "share": numbers.told(_share(several)),
        "curve": _curve(rows),
        "seats": _seats(several),
        "opponents": against,
        "sources": _sources([row for row in rows if row["breakdown"]], sums),
        "truth": _truth_of_all(rows),
        "records": _records(rows, {one["table"] for one in recent}, visitor == player),
        "recent": recent[:RECENT],
    }


OWN = (
    *("table_id", "seat", "players", "place", "score", "finished", "breakdown", "mu", "sigma"),
    *("reviewed", "decisions", "true_moves"),
)


def _games(player: str, game: str, since: float) -> sa.Select[Any]:
    r, t = model.results, model.tables
    return (
        sa.select(*[r.c[name] for name in OWN], t.c.places, t.c.scores, t.c.listed)
        .join(t, t.c.id == r.c.table_id)
        .where(r.c.account == player, r.c.game == game, r.c.finished >= since)
        .order_by(r.c.finished, r.c.table_id, r.c.seat)
    )


def _won(row: dict[str, Any]) -> float:
    return numbers.won(row["place"], row["places"] or [row["place"]])


def _share(rows: list[dict[str, Any]]) -> numbers.Share:
    return numbers.share_of([(_won(row), row["players"]) for row in rows])


def _curve(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Estimate and deviation after every rated game; of very many games some are left out, never the last."""
    rated = [row for row in rows if row["mu"] is not None]
    every = -(-len(rated) // MOST_POINTS) or 1
    kept = [row for n, row in enumerate(rated) if (len(rated) - 1 - n) % every == 0]
    return [
        {
            "time": row["finished"],
            "mu": row["mu"],
            "sigma": row["sigma"],
            "rating": numbers.rating(row["mu"], row["sigma"]),
            "won": _won(row) > 0 and row["players"] > 1,
        }
        for row in kept
    ]


def _seats(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The won share by seat, each with the even share of its own games."""
    numbers_of = sorted({row["seat"] for row in rows})
    return [
        {"seat": seat, **numbers.told(_share([row for row in rows if row["seat"] == seat]))}
        for seat in numbers_of
    ]


# ---------------------------------------------------------------------- opponents


async def _opponents(
    connection: Connection, player: str, game: str, visitor: str | None, since: float
) -> list[dict[str, Any]]:
    """Against whom, by number of games; bots together, and those whom the visitor may not see together."""
    mine, theirs, s = model.results.alias("mine"), model.results.alias("theirs"), model.seats
    better = sa.case((mine.c.place < theirs.c.place, 1.0), (mine.c.place == theirs.c.place, 0.5), else_=0.0)
    query = (
        sa.select(
            theirs.c.account, s.c.kind, sa.func.count().label("games"), sa.func.sum(better).label("won")
        )
        .select_from(mine)
        .join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.seat != mine.c.seat))
        .join(s, (s.c.table_id == theirs.c.table_id) & (s.c.seat == theirs.c.seat))
        .where(mine.c.account == player, mine.c.game == game, mine.c.finished >= since)
        .where(sa.or_(theirs.c.account.is_(None), theirs.c.account != player))
        .group_by(theirs.c.account, s.c.kind)
    )
    rows = list(await connection.execute(query))
    names = await visible(connection, [row.account for row in rows if row.account], visitor)
    games: dict[tuple[str, str | None], int] = {}
    won: dict[tuple[str, str | None], float] = {}
    for row in rows:
        kind = "bots" if row.kind == "bot" else "player" if row.account in names else "others"
        key = (kind, row.account if kind == "player" else None)
        games[key] = games.get(key, 0) + row.games
        won[key] = won.get(key, 0.0) + float(row.won)
    found = [
        {
            "kind": kind,
            "player": account,
            "name": names.get(account or ""),
            **numbers.told(numbers.Share(count, won[kind, account], 0.5)),
        }
        for (kind, account), count in games.items()
    ]
    people = sorted((row for row in found if row["kind"] == "player"), key=_by_games)[:OPPONENTS]
    return people + sorted((row for row in found if row["kind"] != "player"), key=_by_games)


def _by_games(row: dict[str, Any]) -> tuple[int, str]:
    return -row["games"], row["name"] or ""


# ---------------------------------------------------------------------- points


def _sources(rows: list[dict[str, Any]], sums: ByPlayers) -> dict[str, Any]:
    """Where my points come from, beside the average winner of tables like mine."""
    mix = Counter(row["players"] for row in rows)
    mine = numbers.source_shares([row["breakdown"] for row in rows])
    theirs = numbers.weighted_shares(winners(sums), mix)
    mean = sum(row["score"] for row in rows) / len(rows) if rows else None
    best = winners_mean(sums, mix)
    names = sorted({*mine, *theirs}, key=lambda source: (-mine.get(source, 0.0), source))
    my_parts = numbers.percentages([mine.get(source, 0.0) for source in names])
    their_parts = numbers.percentages([theirs.get(source, 0.0) for source in names])
    return {
        "games": len(rows),
        "mean": mean,
        "winners_mean": best,
        "rows": [
            {
                "source": source,
                "mine": mine.get(source, 0.0),
                "winners": theirs.get(source, 0.0) if theirs else None,
                "mine_percent": my_parts[n],
                "winners_percent": their_parts[n] if theirs else None,
                "difference": mine.get(source, 0.0) * mean - theirs.get(source, 0.0) * best
                if theirs and mean is not None and best is not None
                else None,
            }
            for n, source in enumerate(names)
        ],
    }


def _truth(row: dict[str, Any]) -> numbers.Truth | None:
    """True moves of a game; None if it has no full review."""
    return None if row["reviewed"] is None else numbers.Truth(row["true_moves"], row["decisions"])


def _told_truth(row: dict[str, Any]) -> dict[str, Any] | None:
    found = _truth(row)
    if found is None:
        return None
    return {"true": found.true, "decisions": found.decisions, "share": found.share, "review": row["reviewed"]}


def _truth_of_all(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """True moves of all reviewed games together, and how many games those are."""
    known = [found for found in map(_truth, rows) if found is not None]
    whole = numbers.Truth(sum(one.true for one in known), sum(one.decisions for one in known))
    return {"games": len(known), "true": whole.true, "decisions": whole.decisions, "share": whole.share}


def _truest(rows: list[dict[str, Any]]) -> dict[str, Any] | None:
    known = [row for row in rows if row["reviewed"] is not None]
    best = numbers.truest([numbers.Truth(row["true_moves"], row["decisions"]) for row in known])
    return None if best is None else known[best]


def _records(rows: list[dict[str, Any]], open_tables: set[str], own: bool) -> list[dict[str, Any]]:
    """Highest, widest lead, closest win and loss, truest; the table only for who may look at it."""
    led = [(numbers.lead(row["scores"] or [], row["seat"]), row) for row in rows if row["players"] > 1]
    known = [(points, row) for points, row in led if points is not None]
    wins = [(points, row) for points, row in known if _won(row) > 0]
    losses = [(points, row) for points, row in known if _won(row) == 0]
    found: list[tuple[str, int, dict[str, Any]]] = []
    if rows:
        best = max(rows, key=lambda row: row["score"])
        found.append(("highest", best["score"], best))
    if wins:
        found.append(("widest", *max(wins, key=lambda one: one[0])))
        found.append(("closest-win", *min(wins, key=lambda one: abs(one[0]))))
    if losses:
        found.append(("closest-loss", *min(losses, key=lambda one: abs(one[0]))))
    truest = _truest(rows)
    if truest is not None:
        found.append(("truest", truest["true_moves"], truest))
    return [
        {
            "record": name,
            "points": points,
            "decisions": row["decisions"] if name == "truest" else None,
            "scores": row["scores"] or [],
            "time": row["finished"],
            "table": row["table_id"] if own or row["table_id"] in open_tables else None,
        }
        for name, points, row in found
    ]


async def _recent(
    connection: Connection, player: str, rows: list[dict[str, Any]], visitor: str | None
) -> list[dict[str, Any]]:
    """The last games; a stranger sees those that the lobby showed, and those where he sat himself."""
    before: dict[tuple[str, int], float | None] = {}
    last: float | None = None
    for row in rows:
        if row["mu"] is not None:
            now = numbers.rating(row["mu"], row["sigma"])
            before[row["table_id"], row["seat"]] = None if last is None else now - last
            last = now
    latest = rows[: -1 - 5 * RECENT : -1]
    seated = await _seated(connection, [row["table_id"] for row in latest])
    everybody = [seat.account for seats in seated.values() for seat in seats if seat.account]
    names = await visible(connection, everybody, visitor)
    found = []
    for row in latest:
        seats = seated[row["table_id"]]
        mine = visitor is not None and visitor in (player, *(seat.account for seat in seats))
        if row["listed"] or mine:
            found.append(_recent_row(row, seats, names, before.get((row["table_id"], row["seat"]))))
    return found


async def _seated(connection: Connection, ids: list[str]) -> dict[str, list[sa.Row[Any]]]:
    s = model.seats
    query = sa.select(s.c.table_id, s.c.seat, s.c.kind, s.c.account, s.c.name, s.c.level)
    found: dict[str, list[sa.Row[Any]]] = {}
    for row in await connection.execute(query.where(s.c.table_id.in_(ids)).order_by(s.c.seat)):
        found.setdefault(row.table_id, []).append(row)
    return found


def _recent_row(
    row: dict[str, Any], seats: list[sa.Row[Any]], names: dict[str, str], change: float | None
) -> dict[str, Any]:
    others = [
        {
            "kind": "bot" if seat.kind == "bot" else "person",
            "name": (seat.level or "") if seat.kind == "bot" else names.get(seat.account or "", ""),
            "player": seat.account if seat.account in names else None,
        }
        for seat in seats
        if seat.seat != row["seat"]
    ]
    return {
        "table": row["table_id"],
        "time": row["finished"],
        "players": row["players"],
        "place": row["place"],
        "score": row["score"],
        "change": change,
        "truth": _told_truth(row),
        "against": others,
    }
