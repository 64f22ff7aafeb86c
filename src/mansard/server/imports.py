"""Records from elsewhere: checked by playing them again, then kept as finished tables that count nowhere."""

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.kernel.chance import seed_text
from mansard.kernel.errors import InvalidComponents, InvalidRecord, InvalidSetup, MansardError
from mansard.kernel.record import Match, read_record, replay
from mansard.kernel.turns import commit
from mansard.server import model
from mansard.server.ids import new_id
from mansard.server.open_table import OpenTable, game_with
from mansard.server.problems import Problem
from mansard.server.redaction import written_events
from mansard.server.rows import Account, SeatRow, values

if TYPE_CHECKING:
    from mansard.server.house import House

LONGEST_NAME = 40
Rows = list[dict[str, Any]]


async def import_record(house: "House", account: Account, text: str, components: str | None) -> OpenTable:
    """The record as a finished table of the account."""
    found = await house.adviser.run(read, text, components)
    if found["problem"] is not None:
        raise Problem("invalid-record", problem=found["problem"])
    table_id, now = new_id(), house.now()
    row = {
        **found["table"],
        "id": table_id,
        "owner": account.id,
        "components": components,
        "status": "finished",
        "listed": False,
        "clock": {"kind": "none"},
        "epoch": 0,
        "created": now,
        "started": now,
        "finished": now,
        "changed": now,
        "actors": [],
        "coach": "off",
        "rated": False,
    }
    seats = [SeatRow(table_id, n, "person", name=name) for n, name in enumerate(found["names"])]
    here = {"table_id": table_id}
    async with house.database.write() as connection:
        await connection.execute(sa.insert(model.tables), [row])
        await connection.execute(sa.insert(model.seats), [values(seat) for seat in seats])
        for stored, rows in (
            (model.commits, [{**entry, "time": now} for entry in found["commits"]]),
            (model.snapshots, found["snapshots"]),
            (model.heads, [found["head"]]),
        ):
            await connection.execute(sa.insert(stored), [{**one, **here} for one in rows])
    return await house.table(table_id)


def read(text: str, components: str | None) -> dict[str, Any]:
    """What is stored of a record, or the problem with it; done in another process."""
    try:
        record = read_record(text)
        match = replay(record, game_with(record.game, components))
        if not match.state.over():
            raise InvalidRecord("record", "", "the game is not over")
    except (InvalidComponents, InvalidSetup, InvalidRecord, MansardError, ValueError) as error:
        return {"problem": str(error)[:500]}
    commits, snapshots = _written(match)
    seed = match.seed
    last = match.positions[-1]
    return {
        "problem": None,
        "table": {
            "game": record.game,
            "options": record.options,
            "components_digest": match.game.components.digest,
            "rules": record.rules,
            "seed": seed if isinstance(seed, bytes) else b"",
            "source": {"kind": "record", **({} if isinstance(seed, bytes) else {"seed": seed_text(seed)})},
            "version": match.number,
            "scores": list(last.scores()),
            "places": list(last.places()),
        },
        "names": [_name(name, seat) for seat, name in enumerate(record.names)],
        "commits": commits,
        "snapshots": snapshots,
        "head": {"number": match.number, "state": _today(match, match.number)},
    }


def _name(name: str, seat: int) -> str:
    kept = "".join(char for char in name if char.isprintable()).strip()[:LONGEST_NAME]
    return kept or f"seat {seat}"


def _written(match: Match) -> tuple[Rows, Rows]:
    """The commits with what happened, and the snapshots that a table needs."""
    commits: Rows = []
    snapshots: Rows = [_snapshot(match, 0)]
    for number in range(1, match.number + 1):
        lines = [line for line in match.record.lines if line.number == number]
        before, after, seat = match.positions[number - 1], match.positions[number], lines[0].seat
        moves = [line.text for line in lines]
        rewound = seat < 0
        events = [] if rewound else commit(before, seat, moves, match.seed, number).events
        commits.append(
            {
                "number": number,
                "seat": seat,
                "moves": moves,
                "events": written_events(events),
                "by_bot": False,
                "rules": after.game.rules_version,
                "digest": after.digest(),
                "key": None,
            }
        )
        if rewound or number == match.number or number % 25 == 0:
            snapshots.append(_snapshot(match, number))
    return commits, snapshots


def _snapshot(match: Match, number: int) -> dict[str, Any]:
    state = match.positions[number]
    return {"number": number, "rules": state.game.rules_version, "state": state.to_json()}


def _today(match: Match, number: int) -> str:
    return match.positions[number].to_json()
