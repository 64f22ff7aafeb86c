"""Ratings by openskill, per game. Bots are rated too, by their level; a person against himself is not."""

import sqlalchemy as sa
from openskill.models import PlackettLuce, PlackettLuceRating

from mansard.server import model
from mansard.server.database import Connection
from mansard.server.rows import SeatRow

MODEL = PlackettLuce()


def rated_name(seat: SeatRow) -> str:
    """Who is rated for a seat."""
    return seat.account or f"bot:{seat.level}"


class Book:
    """Where ratings of a game stand: those of the house, or those of a club."""

    def __init__(self, game: str, club: str | None) -> None:
        self.table = model.ratings if club is None else model.club_ratings
        self.keys = {"game": game} | ({"club_id": club} if club is not None else {})

    def here(self, player: str) -> sa.ColumnElement[bool]:
        """The row of a player."""
        columns = self.table.c
        return sa.and_(columns.player == player, *[columns[key] == value for key, value in self.keys.items()])


Strength = tuple[float, float]  # estimate and deviation


async def rate(
    connection: Connection,
    game: str,
    seats: list[SeatRow],
    places: list[int],
    lost: list[bool],
    club: str | None = None,
) -> list[Strength | None]:
    """New ratings after a game, by seat; none if somebody sat twice, nobody was a person or has won.

    Who has given up, as `lost` tells by seat, is rated behind everybody. With a club: in its own run.
    """
    book = Book(game, club)
    rated: list[Strength | None] = [None] * len(seats)
    names = [rated_name(seat) for seat in seats]
    people = [seat.account for seat in seats if seat.account is not None]
    if len(set(people)) < max(1, len(people)) or 1 not in places:
        return rated
    ranks = [float(len(seats) + 1 if lost[n] else places[n]) for n in range(len(seats))]
    old = [await _known(connection, book, name) for name in names]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in old]
    for n, team in enumerate(MODEL.rate(teams, ranks=ranks)):
        if names.count(names[n]) == 1:  # two bots of a level learn nothing from each other
            await _write(connection, book, names[n], team[0], old[n][2] + 1)
            rated[n] = (team[0].mu, team[0].sigma)
    return rated


async def _known(connection: Connection, book: Book, player: str) -> tuple[float, float, int]:
    r = book.table.c
    query = sa.select(r.mu, r.sigma, r.games).where(book.here(player))
    found = (await connection.execute(query)).first()
    return (found.mu, found.sigma, found.games) if found is not None else (MODEL.mu, MODEL.sigma, 0)


async def _write(
    connection: Connection, book: Book, player: str, rating: PlackettLuceRating, games: int
) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma, "games": games}
    if games == 1:
        await connection.execute(sa.insert(book.table).values(player=player, **book.keys, **values))
    else:
        await connection.execute(sa.update(book.table).where(book.here(player)).values(**values))
