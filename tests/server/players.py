"""Finished games of a person, written into a server's database with results, ratings and sums.

`players.py DATABASE ACCOUNT GAME:COUNT...`: the person plays against Boris, Chloé and a bot, in turn with
two, three and four at a table. Points are drawn; what follows from them is counted by the server's own
functions. Prints the ids of the others as JSON.
"""

import asyncio
import json
import random
import sys
from typing import Any

import sqlalchemy as sa

from mansard.club.tally import SeatFacts, tallied
from mansard.server import model, tallies
from mansard.server.database import Connection, Database
from mansard.server.rating import rate
from mansard.server.rows import SILENT, SeatRow

BEGUN = 1_725_000_000.0
APART = 6.5 * 86_400
OTHERS = {"boris0000001": "Boris", "chloe0000001": "Chloé"}
SOURCES = {
    "skyrise": ("structures", "control", "panoramas", "keys", "wonders", "patrons"),
    "paris": ("districts", "eights", "prestige", "bonus", "end-tokens"),
    "red_cathedral": ("track", "tower-1", "tower-2", "tower-3", "goods"),
    "small_city": ("votes", "promise", "population", "net_income", "pollution"),
}
OPENINGS = {
    "skyrise": ("at hub", "at cedar", "at aster"),
    "paris": ("place belleville", "place arc"),
    "red_cathedral": ("claim 3", "claim 4", "market 0", "market 2"),
    "small_city": ("take A", "take G"),
}
USED = (
    "cr_sell_any_1",
    "te_swap_tiles",
    "me_four_to_two",
    "me_workshop",
    "cl_offer_three",
    "cl_buy_prestige",
)
PLANS = {2: ("3-3-3-3", "2-4-4-2"), 3: ("2-4-6-4-2", "3-4-4-4-3"), 4: ("4-4-4-4-4-4", "2-5-4-6-4-3")}


def seats_of(table: str, account: str, players: int, lot: random.Random) -> list[SeatRow]:
    """Who sits where."""
    people = [(account, "Anna"), *OTHERS.items()][: players - 1]
    names: list[tuple[str | None, str]] = [*people, (None, "")]
    lot.shuffle(names)
    return [
        SeatRow(table, n, "person", who, name) if who else SeatRow(table, n, "bot", level="medium")
        for n, (who, name) in enumerate(names[:players])
    ]


def reviewed(number: int, lot: random.Random) -> dict[str, Any]:
    """What a review has told of a seat; of every fourth game there is none."""
    if number % 4 == 3:
        return {}
    decisions = lot.randrange(40, 90)
    true = round(decisions * lot.uniform(0.6, 0.95))
    depth = "deep" if number % 2 else "quick"
    return {"reviewed": depth, "decisions": decisions, "true_moves": true, "lowest": lot.uniform(0.02, 0.3)}


async def play(connection: Connection, account: str, game: str, number: int, lot: random.Random) -> None:
    """One game: its table, seats, results, ratings and sums."""
    table, players = f"{game.replace('_', '')}{number:05}", 2 + number % 3
    seats = seats_of(table, account, players, lot)
    parts = [{source: lot.randrange(5, 40 - 5 * n) for n, source in enumerate(SOURCES[game])} for _ in seats]
    for seat, part in zip(seats, parts, strict=True):
        part[SOURCES[game][0]] += 8 * (seat.account == account) + 5 * (seat.seat == 0)
    scores = [sum(part.values()) for part in parts]
    places = [1 + sum(other > score for other in scores) for score in scores]
    finished = BEGUN + APART * number
    await connection.execute(
        sa.insert(model.tables).values(
            id=table, game=game, options={}, components_digest="standard", rules=1, owner=account,
            status="finished", listed=True, clock={"kind": "none"}, created=finished, finished=finished,
            changed=finished, actors=[], scores=scores, places=places,
        )
    )  # fmt: skip
    for seat in seats:
        values = {
            "table_id": table, "seat": seat.seat, "kind": seat.kind, "account": seat.account,
            "name": seat.name, "level": seat.level,
        }  # fmt: skip
        await connection.execute(sa.insert(model.seats).values(**values))
    rated = await rate(connection, game, seats, places, [False] * players)
    facts = []
    for seat, strength in zip(seats, rated, strict=True):
        opening = lot.choice(OPENINGS[game])
        n = seat.seat
        planned = game == "red_cathedral"
        finisher = planned and n == number % players
        plan = PLANS[players][number // 3 % 2] if planned else ""
        used = lot.sample(USED, 3) if planned else []
        ended: dict[str, Any] = {"finisher": finisher, "plan": plan, "used": used}
        facts.append(SeatFacts(places[n], scores[n], parts[n], 20, opening, **ended))
        mu, sigma = strength or (None, "")
        values = {
            "table_id": table, "seat": n, "account": seat.account, "game": game, "players": players,
            "place": places[n], "score": scores[n], "finished": finished, "box": "standard",
            "breakdown": parts[n], "turns": 20, "seconds": 900.0, "opening": opening,
            "mu": mu, "sigma": sigma, "counted": True,
            **ended, **reviewed(number, lot),
        }  # fmt: skip
        await connection.execute(sa.insert(model.results).values(**values))
    for statement, values in tallies.added(game, tallies.PEOPLE, tallies.STANDARD, players, tallied(facts)):
        await connection.execute(statement, [values])


async def fill(path: str, account: str, wanted: dict[str, int]) -> None:
    """Write the people and their games."""
    lot = random.Random(7)
    database = Database(f"sqlite:///{path}")
    async with database.write() as connection:
        people: list[dict[str, Any]] = [
            {"id": who, "name": name, "notices": SILENT, "told": False, "created": 0.0}
            for who, name in OTHERS.items()
        ]
        await connection.execute(sa.insert(model.accounts), people)
        for game, count in wanted.items():
            for number in range(count):
                await play(connection, account, game, number, lot)
    await database.close()


if __name__ == "__main__":
    games = {name: int(count) for name, _, count in (word.partition(":") for word in sys.argv[3:])}
    asyncio.run(fill(sys.argv[1], sys.argv[2], games))
    print(json.dumps(list(OTHERS)))
