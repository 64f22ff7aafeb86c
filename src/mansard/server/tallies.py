"""The sums of all games of a kind, kept up to date when a game is counted; a page reads only these."""

from collections.abc import Iterable, Mapping
from typing import Any

import sqlalchemy as sa

from mansard.club.tally import SeatFacts, Tallies, Tally
from mansard.kernel.game import Game
from mansard.kernel.options import settle_options
from mansard.server import model
from mansard.server.database import Connection, Filled

PEOPLE, BOTS = "people", "bots"  # at least one person sat at the table, or none
STANDARD, OWN = "standard", "own"  # boxes
ADD = sa.text(
    "INSERT INTO tallies (game, origin, box, players, kind, key, seats, won, points, points_won)"
    " VALUES (:game, :origin, :box, :players, :kind, :key, :seats, :won, :points, :points_won)"
    " ON CONFLICT (game, origin, box, players, kind, key) DO UPDATE SET"
    " seats = tallies.seats + excluded.seats, won = tallies.won + excluded.won,"
    " points = tallies.points + excluded.points, points_won = tallies.points_won + excluded.points_won"
)


def options_by_seat(game: Game, players: int, given: Mapping[str, Any]) -> list[dict[str, str]]:
    """What every seat has chosen; colours and the like change nothing and are left out."""
    whole = settle_options(game.options, players, dict(given))
    counted = {option.name: whole[option.name] for option in game.options if _counts(option, whole)}
    return [
        {name: str(value[seat] if isinstance(value, list) else value) for name, value in counted.items()}
        for seat in range(players)
    ]


def _counts(option: Any, whole: Mapping[str, object]) -> bool:
    return option.name in whole and option.varies and not option.distinct


def added(game: str, origin: str, box: str, players: int, sums: Tallies) -> list[Filled]:
    """The statements that count a game, or many of them."""
    where = {"game": game, "origin": origin, "box": box, "players": players}
    return [
        (
            ADD,
            {
                **where,
                "kind": kind,
                "key": key,
                "seats": tally.seats,
                "won": tally.won,
                "points": tally.points,
                "points_won": tally.points_won,
            },
        )
        for (kind, key), tally in sums.items()
    ]


def facts_of(rows: Iterable[Mapping[str, Any]], options: list[dict[str, str]]) -> list[SeatFacts]:
    """Rows of results, in the order of seats, as the sums want them."""
    return [
        SeatFacts(
            row["place"],
            row["score"],
            row.get("breakdown") or {},
            row.get("turns"),
            row.get("opening") or "",
            chosen,
            bool(row.get("finisher")),
            row.get("plan") or "",
            row.get("used") or (),
        )
        for row, chosen in zip(rows, options, strict=True)
    ]


async def stored(connection: Connection, game: str, origin: str, box: str = STANDARD) -> dict[int, Tallies]:
    """The sums of a game by number of players."""
    t = model.tallies
    query = sa.select(t.c.players, t.c.kind, t.c.key, t.c.seats, t.c.won, t.c.points, t.c.points_won)
    here = (t.c.game == game) & (t.c.origin == origin) & (t.c.box == box)
    found: dict[int, Tallies] = {}
    for players, kind, key, *sums in await connection.execute(query.where(here)):
        found.setdefault(players, {})[kind, key] = Tally(*sums)
    return found


async def origins(connection: Connection, game: str) -> list[dict[str, Any]]:
    """Where games of a kind come from, and how many: people's first."""
    t = model.tallies
    query = (
        sa.select(t.c.origin, t.c.box, sa.func.sum(t.c.seats).label("games"))
        .where(t.c.game == game, t.c.kind == "game")
        .group_by(t.c.origin, t.c.box)
    )
    rows = [dict(row._mapping) for row in await connection.execute(query)]
    return sorted(rows, key=lambda row: (row["origin"] != PEOPLE, row["box"] != STANDARD, row["origin"]))
