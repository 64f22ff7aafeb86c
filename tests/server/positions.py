"""Tables at positions of recorded games, written into a server's database.

`positions.py DATABASE ACCOUNT RECORD...`: each record gives three tables, at the start, in the middle and
at the end. The account sits where it is to move. Prints them as JSON: record, game, place in the game, id.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from mansard.kernel.record import Match, read_record
from mansard.kernel.turns import commit
from mansard.registry import game
from mansard.server import model
from mansard.server.ids import new_id
from mansard.server.redaction import written_events
from mansard.server.rows import Entry, SeatRow, values

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ["Aleksandra", "Journeyman 1", "Journeyman 2", "Михаил"]


class Tale:
    """A recorded game: every position of it and the entries of its log."""

    def __init__(self, name: str) -> None:
        record = read_record((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"), name)
        assert record.seed is not None
        self.name = name
        self.match = Match(game(record.game), record.players, record.seed, record.options)
        self.entries: list[Entry] = []
        turns: dict[int, list[str]] = {}
        seats: dict[int, int] = {}
        for line in record.lines:
            turns.setdefault(line.number, []).append(line.text)
            seats[line.number] = line.seat
        for number, moves in turns.items():
            done = commit(self.match.state, seats[number], moves, record.seed, number)
            self.match.commit(seats[number], moves)
            self.entries.append(self._entry(number, seats[number], moves, written_events(done.events)))

    def _entry(self, number: int, seat: int, moves: list[str], events: list[list[Any]]) -> Entry:
        digest = self.match.state.digest()
        return Entry(
            "", number, seat, moves, events, time.time(), False, self.match.game.rules_version, digest, None
        )

    def lay(self, connection: sa.Connection, table_id: str, account: str, number: int) -> None:
        """A table at the position after a turn of the record."""
        state = self.match.positions[number]
        mine = state.actors()[0] if state.actors() else 0
        connection.execute(sa.insert(model.tables).values(**self._row(table_id, account, number)))
        last = {entry.seat: entry.number for entry in self.entries[:number]}
        seats = [self._seat(table_id, seat, mine, account, last) for seat in range(self.match.record.players)]
        connection.execute(sa.insert(model.seats), [values(seat) for seat in seats])
        connection.execute(
            sa.insert(model.heads).values(table_id=table_id, number=number, state=state.to_json())
        )
        rules = self.match.game.rules_version
        kept = [
            {"table_id": table_id, "number": n, "rules": rules, "state": self.match.positions[n].to_json()}
            for n in range(number + 1)
        ]
        connection.execute(sa.insert(model.snapshots), kept)
        if number:
            log = [{**values(entry), "table_id": table_id} for entry in self.entries[:number]]
            connection.execute(sa.insert(model.commits), log)

    def _row(self, table_id: str, account: str, number: int) -> dict[str, Any]:
        state, played, now = self.match.positions[number], self.match.game, time.time()
        over = state.over()
        return {
            "id": table_id,
            "game": played.slug,
            "options": self.match.record.options,
            "components": None,
            "components_digest": played.components.digest,
            "rules": played.rules_version,
            "owner": account,
            "status": "finished" if over else "playing",
            "listed": True,
            "clock": {"kind": "none"},
            "seed": b"recorded",
            "version": number,
            "epoch": 0,
            "created": now,
            "started": now,
            "finished": now if over else None,
            "changed": now,
            "actors": state.actors(),
            "scores": state.scores() if over else None,
            "places": state.places() if over else None,
        }

    def _seat(self, table_id: str, seat: int, mine: int, account: str, last: dict[int, int]) -> SeatRow:
        whose = account if seat == mine else f"somebody-{seat}"
        name = NAMES[(seat - mine) % len(NAMES)]
        return SeatRow(table_id, seat, "person", whose, name, last_own=last.get(seat, 0))


def main(database: str, account: str, *records: str) -> None:
    """Three tables of each record."""
    made: list[dict[str, str]] = []
    with sa.create_engine(f"sqlite:///{database}").begin() as connection:
        for name in records:
            tale = Tale(name)
            last, played = tale.match.number, tale.match.game.slug
            for place, number in (("start", 0), ("middle", last * 3 // 5), ("end", last)):
                table_id = new_id()
                tale.lay(connection, table_id, account, number)
                made.append({"record": name, "game": played, "place": place, "id": table_id})
    print(json.dumps(made))


if __name__ == "__main__":
    main(*sys.argv[1:])
