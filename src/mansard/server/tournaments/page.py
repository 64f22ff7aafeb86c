"""What the page of a tournament shows: people, rounds, tables as spectators see them, the standing."""

from dataclasses import asdict
from itertools import combinations
from typing import TYPE_CHECKING, Any

from mansard.club.protocol import written
from mansard.club.standing import BYE, points_of
from mansard.club.tournament import Tournament, going_on, played, promised, standing_of
from mansard.server.lists import card
from mansard.server.rows import Account, Entrant, RoundRow, SittingRow
from mansard.server.tournaments.store import Found, load, read

if TYPE_CHECKING:
    from mansard.server.house import House

SHORT = (
    *("id", "name", "game", "form", "status", "most", "fixed", "bots", "rounds", "least", "places"),
    *("clock", "pause", "listed", "club", "created", "starts", "started", "finished"),
)


async def page(house: "House", tournament_id: str, visitor: Account | None) -> dict[str, Any]:
    """Everything about one tournament."""
    async with house.database.read() as connection:
        found = await load(connection, tournament_id)
    pure = found.pure()
    return {
        **await short(house, found, visitor, pure),
        "options": found.row.options,
        "own_components": found.row.components is not None,
        "promise": promised(found.row.seed),
        "seed": found.row.seed.hex() if is_over(found) else None,
        "people": [_person(found, pure, one) for one in found.entrants],
        "played": [await _round(house, found, drawn, visitor) for drawn in found.rounds],
        "standing": _standing(found, pure),
        "meetings": _meetings(found),
    }


def is_over(found: Found) -> bool:
    """Whether nothing more is drawn."""
    return found.row.status in ("finished", "cancelled")


async def short(
    house: "House", found: Found, visitor: Account | None, pure: Tournament | None = None
) -> dict[str, Any]:
    """A tournament in a list."""
    row, current = found.row, found.current()
    organiser = await house.account(row.owner) if row.owner else None
    winner = None
    if row.status == "finished" and found.rounds:
        winner = found.entrant(standing_of(pure or found.pure())[0].who).name
    begun = [drawn.number for drawn in found.rounds if drawn.opens is not None]
    return {
        **{name: getattr(row, name) for name in SHORT},
        "organiser": {
            "player": organiser.id if organiser else None,
            "name": organiser.name if organiser else None,
        },
        "entered": len(found.entrants),
        "round": max(begun, default=0),
        "winner": winner,
        "mine": await _mine(house, found, visitor, current),
    }


async def _mine(
    house: "House", found: Found, visitor: Account | None, current: RoundRow | None
) -> dict[str, Any] | None:
    me = found.of(visitor.id if visitor else None)
    if me is None:
        return None
    mine: dict[str, Any] = {"number": me.number, "round": None, "table": None, "waits_for_me": False}
    if current is None or me.left is not None:
        return mine
    for sitting in found.at(current.number):
        if str(me.number) in sitting.seats and sitting.result is None:
            mine |= {"round": current.number, "table": sitting.table_id}
            if sitting.table_id is not None:
                table = await house.table(sitting.table_id)
                seat = sitting.seats.index(str(me.number))
                mine["waits_for_me"] = seat in table.row.actors and not table.seats[seat].away
    return mine


def _person(found: Found, pure: Tournament, one: Entrant) -> dict[str, Any]:
    return {
        "number": one.number,
        "player": one.account,
        "name": one.name,
        "pot": one.pot,
        "left": one.left,
        "out": one.left is not None or _knocked_out(found, pure, str(one.number)),
    }


def _knocked_out(found: Found, pure: Tournament, who: str) -> bool:
    """Whether somebody lost a round that is done."""
    if found.row.form != "knock-out":
        return False
    done = [drawn for drawn in pure.rounds if drawn.done]
    return bool(done) and who not in going_on(done[-1])


# ---------------------------------------------------------------------- rounds


async def _round(house: "House", found: Found, drawn: RoundRow, visitor: Account | None) -> dict[str, Any]:
    tables = [await _sitting(house, found, drawn, one, visitor) for one in found.at(drawn.number)]
    return {
        "number": drawn.number,
        "state": _state(drawn, house.now()),
        "key": drawn.key,
        "drawn": drawn.drawn,
        "opens": drawn.opens,
        "done": drawn.done,
        "byes": [int(who) for who in drawn.byes],
        "tables": tables,
    }


def _state(drawn: RoundRow, now: float) -> str:
    if drawn.done is not None:
        return "done"
    if drawn.opens is None:
        return "planned"
    return "open" if drawn.opens <= now else "drawn"


async def _sitting(
    house: "House", found: Found, drawn: RoundRow, sitting: SittingRow, visitor: Account | None
) -> dict[str, Any]:
    """A table of a round; while it is played as the lobby would show it, and no more."""
    shown = None
    if drawn.done is None and sitting.table_id is not None:
        shown = await card(house, await house.table(sitting.table_id), visitor, 0)
    empty = {"place": None, "score": None, "points": None, "forfeit": False}
    seats: list[dict[str, Any]] = [
        {"who": int(who) if who is not None else None, **empty} for who in sitting.seats
    ]
    if sitting.result is not None:
        ended = played(read(sitting))
        for seat, told, points in zip(seats, ended, points_of(ended), strict=True):
            seat |= {"place": told.place, "score": told.score, "points": points, "forfeit": told.forfeit}
    return {
        "number": sitting.number,
        "table": sitting.table_id,
        "over": sitting.result is not None,
        "seats": seats,
        "card": shown,
    }


# ---------------------------------------------------------------------- the standing


def _standing(found: Found, pure: Tournament) -> list[dict[str, Any]]:
    cells = _cells(found)
    return [
        {
            "rank": rank,
            **asdict(row),
            "who": int(row.who),
            "rounds": cells.get(row.who, []),
        }
        for rank, row in enumerate(standing_of(pure), start=1)
    ]


def _cells(found: Found) -> dict[str, list[dict[str, Any]]]:
    """By person what every round that has begun brought."""
    cells: dict[str, list[dict[str, Any]]] = {}
    for drawn in found.rounds:
        if drawn.opens is None:
            continue
        for who in drawn.byes:
            cells.setdefault(who, []).append(_cell(drawn.number, None, None, None, BYE, False))
        for sitting in found.at(drawn.number):
            many = len(sitting.seats)
            ended = played(read(sitting)) if sitting.result is not None else None
            points = points_of(ended) if ended is not None else [None] * many
            for seat, one in enumerate(sitting.seats):
                if one is not None:
                    told = ended[seat] if ended is not None else None
                    place, forfeit = (told.place, told.forfeit) if told else (None, False)
                    cells.setdefault(one, []).append(
                        _cell(drawn.number, sitting.number, place, many, points[seat], forfeit)
                    )
    return cells


def _cell(
    number: int, table: int | None, place: int | None, of: int | None, points: float | None, forfeit: bool
) -> dict[str, Any]:
    return {"round": number, "table": table, "place": place, "of": of, "points": points, "forfeit": forfeit}


def _meetings(found: Found) -> list[dict[str, Any]]:
    """Who sits with whom in which rounds."""
    met: dict[tuple[int, int], list[int]] = {}
    for sitting in found.sittings:
        people = sorted(int(who) for who in sitting.seats if who is not None)
        for pair in combinations(people, 2):
            met.setdefault(pair, []).append(sitting.round)
    return [{"pair": list(pair), "rounds": numbers} for pair, numbers in sorted(met.items())]


# ---------------------------------------------------------------------- the record


def record(found: Found) -> dict[str, Any]:
    """The record, with which anybody can draw every round again."""
    pure = found.pure()
    told = written(pure)
    for drawn, shown in zip(found.rounds, told["drawn"], strict=True):
        for sitting, table in zip(found.at(drawn.number), shown["tables"], strict=True):
            table["table"] = sitting.table_id
    names = {str(one.number): one.name for one in found.entrants}
    told["people"] = [{**person, "name": names[person["who"]]} for person in told["people"]]
    row = found.row
    return {
        "mansard": "tournament",
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "promise": promised(row.seed),
        "seed": row.seed.hex() if is_over(found) else None,
        **told,
    }
