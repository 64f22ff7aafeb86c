"""kill -9 in the middle of play: nothing acknowledged is lost, clocks and bots go on."""

import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

import mansard
from mansard.server.admin import verify
from tests.server.house import Person, free_port, offered, until
from tests.server.services import new_database, server_process

GAME = mansard.games()[0]
EASY = {"kind": "bot", "level": "easy"}


class Player(threading.Thread):
    """Plays at a hot-seat table until the server dies, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.acknowledged: dict[int, tuple[int, list[str]]] = {}

    def run(self) -> None:
        try:
            while True:
                self.play()
        except httpx.TransportError:
            return

    def play(self) -> None:
        card = self.person.get(f"/api/tables/{self.table}")
        seat, version = card["actors"][0], card["version"]
        moves = [offered(self.person.draft(self.table, seat, version))[-1]["text"]]
        answer = self.person.commit(self.table, seat, version, moves, f"k{version}")
        self.acknowledged[answer["number"]] = (seat, moves)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_acknowledged_survives_kill_9(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        database = f"sqlite:///{tmp_path}/house.db"
    else:
        database = new_database(request.getfixturevalue("postgres_url"))
    port = free_port()
    with server_process(database, port=port) as (url, process):
        people = [Person(url, f"P{n}") for n in range(3)]
        clock = {"kind": "bank", "bank": 600, "increment": 5}
        players = [
            Player(person, person.create(GAME, ["me", "me"], start=True, clock=clock)["id"])
            for person in people
        ]
        bots = people[0].create(GAME, ["me", EASY], start=True)["id"]
        people[0].post(f"/api/tables/{bots}/hand", {"seat": 0})
        for player in players:
            player.start()
        until(lambda: sum(len(player.acknowledged) for player in players), lambda count: count > 12)
        process.kill()
        for player in players:
            player.join(20)
    stopped = version_of(database, bots)
    with server_process(database, port=port) as (_, process):
        for player in players:
            check(player)
        grown = until(lambda: people[0].get(f"/api/tables/{bots}"), lambda c: c["version"] > stopped + 3)
        assert grown["status"] in ("playing", "finished")
    count, drifts = verify(database)
    assert (count, [str(drift) for drift in drifts]) == (4, [])


def version_of(database: str, table: str) -> int:
    """What the database has, read by the operator's tool."""
    import sqlalchemy as sa

    from mansard.server import model
    from mansard.server.admin import engine_for

    engine = engine_for(database)
    with engine.connect() as connection:
        found = connection.execute(
            sa.select(model.tables.c.version).where(model.tables.c.id == table)
        ).scalar_one()
    engine.dispose()
    return int(found)


def check(player: Player) -> None:
    """Every acknowledged turn is in the log at its number, the clock runs, and play goes on."""
    found: dict[int, Any] = {}
    for seat in range(2):
        log = player.person.get(f"/api/tables/{player.table}/log", seat=seat, limit=500)["entries"]
        found |= {entry["number"]: (seat, entry["moves"]) for entry in log if entry["moves"] is not None}
    assert player.acknowledged.items() <= found.items()
    assert sorted(found) == list(range(1, len(found) + 1))
    card = player.person.get(f"/api/tables/{player.table}")
    assert card["seats"][card["actors"][0]]["clock"]["running"]
    player.play()
