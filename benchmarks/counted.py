"""How long the pages of the statistics take with 100,000 finished games; rows are generated, not played.

.venv/bin/python benchmarks/counted.py [sqlite:////tmp/big.db | postgresql://...] [games]
"""

import asyncio
import random
import sys
import tempfile
import time
from types import SimpleNamespace
from typing import Any, cast

import sqlalchemy as sa

import mansard
from mansard.club.summary import summary
from mansard.club.tally import SeatFacts, Tallies, Tally, tallied
from mansard.server import model, profile, statistics, tallies
from mansard.server.admin import engine_for
from mansard.server.database import Database
from mansard.server.house import House
from mansard.server.migrate import migrate_now
from mansard.server.rows import SILENT

PEOPLE = 500
REGULAR = 0.02  # so much of all games has the same person at it: our busiest page
SOURCES = ("structures", "control", "panoramas", "keys", "wonders", "patrons")
BATCH = 2000


def generated(number: int, lot: random.Random) -> tuple[dict[str, Any], list[dict[str, Any]], list[Any]]:
    """A table, its seats and its results."""
    game = mansard.games()[number % 4]
    players = lot.choice([2, 3, 4])
    people = lot.sample(range(1, PEOPLE), players)
    if lot.random() < REGULAR:
        people[lot.randrange(players)] = 0
    parts = [{source: lot.randrange(40) for source in SOURCES} for _ in people]
    scores = [sum(part.values()) for part in parts]
    places = [1 + sum(other > score for other in scores) for score in scores]
    table = {
        "id": f"t{number}",
        "game": game,
        "options": {},
        "components_digest": "standard",
        "rules": 1,
        "owner": "p0",
        "status": "finished",
        "listed": number % 2 == 0,
        "clock": {"kind": "none"},
        "created": float(number),
        "finished": float(number),
        "changed": float(number),
        "actors": [],
        "scores": scores,
        "places": places,
    }
    seats = [
        {"table_id": f"t{number}", "seat": n, "kind": "person", "account": f"p{who}", "name": f"Player {who}"}
        for n, who in enumerate(people)
    ]
    results = [
        {
            "table_id": f"t{number}",
            "seat": n,
            "account": f"p{who}",
            "game": game,
            "players": players,
            "place": places[n],
            "score": scores[n],
            "finished": float(number),
            "box": "standard",
            "breakdown": parts[n],
            "turns": 20,
            "seconds": 900.0,
            "opening": lot.choice(["at cedar", "at hub", "at aster"]),
            "mu": 25.0,
            "sigma": 4.0,
            "reviewed": "deep",
            "decisions": 60,
            "true_moves": lot.randrange(30, 60),
            "lowest": lot.random() / 3,
            "counted": True,
        }
        for n, who in enumerate(people)
    ]
    return table, seats, results


def fill(url: str, games: int) -> None:
    """Write people, games and their sums."""
    migrate_now(url)
    lot = random.Random(7)
    sums: dict[tuple[str, int], Tallies] = {}
    with engine_for(url).begin() as connection:
        people = [
            {"id": f"p{n}", "name": f"Player {n}", "notices": SILENT, "told": False, "created": 0.0}
            for n in range(PEOPLE)
        ]
        connection.execute(sa.insert(model.accounts), people)
        ratings = [
            {"player": f"p{n}", "game": game, "mu": 20 + n / 50, "sigma": 3.0, "games": 200}
            for n in range(PEOPLE)
            for game in mansard.games()
        ]
        connection.execute(sa.insert(model.ratings), ratings)
        for begin in range(0, games, BATCH):
            made = [generated(n, lot) for n in range(begin, min(games, begin + BATCH))]
            connection.execute(sa.insert(model.tables), [table for table, _, _ in made])
            connection.execute(sa.insert(model.seats), [seat for _, seats, _ in made for seat in seats])
            connection.execute(sa.insert(model.results), [row for _, _, rows in made for row in rows])
            for table, _, rows in made:
                facts = [SeatFacts(r["place"], r["score"], r["breakdown"], 20, r["opening"]) for r in rows]
                whole = sums.setdefault((table["game"], len(rows)), {})
                for key, tally in tallied(facts).items():
                    whole.setdefault(key, Tally()).join(tally)
        for (game, players), found in sums.items():
            for statement, values in tallies.added(game, tallies.PEOPLE, tallies.STANDARD, players, found):
                connection.execute(statement, [values])
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("ANALYZE"))


async def measure(url: str) -> None:
    """Ask for every page some times; the middle one is told."""
    database = Database(url)
    house = cast(House, SimpleNamespace(database=database))

    async def page(slug: str) -> None:
        async with database.read() as connection:
            summary(await tallies.stored(connection, slug, tallies.PEOPLE), [])
            await tallies.origins(connection, slug)

    asked = {
        "a game's page": lambda: page("skyrise"),
        "the table of ratings": lambda: statistics.best_players(house, "skyrise", 50, 0, "p3"),
        "a player at a glance": lambda: statistics.player_card(house, "p7", "p3"),
        "a player's page of a game": lambda: profile.player_game(house, "p7", "skyrise", "p3"),
        "the busiest player at a glance": lambda: statistics.player_card(house, "p0", "p3"),
        "the busiest player's page": lambda: profile.player_game(house, "p0", "skyrise", "p3"),
    }
    for name, ask in asked.items():
        took = []
        for _ in range(9):
            begun = time.perf_counter()
            await ask()
            took.append(1000 * (time.perf_counter() - begun))
        print(f"{name:32} {sorted(took)[4]:7.1f} ms  (slowest {max(took):.1f})")
    await database.close()


def main() -> None:
    """Fill a database and measure."""
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
    with tempfile.TemporaryDirectory() as folder:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/big.db"
        begun = time.perf_counter()
        fill(url, games)
        print(f"{games} games written in {time.perf_counter() - begun:.0f} s")
        asyncio.run(measure(url))


if __name__ == "__main__":
    main()
