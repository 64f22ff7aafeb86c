"""A plan for a seat's next turn: lines that are tried in order when the turn comes, known to the seat alone.

A line may ask for a number of the own view: the highest that is found at a path (lists are looked through),
and none at all is less than any. The first line that holds and whose moves are legal is played; if there is
none, the plan is dropped, and the seat is told.
"""

from typing import TYPE_CHECKING, Any, TypedDict

import sqlalchemy as sa

from mansard.server import clocks, model
from mansard.server.change import Change, changing
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.redaction import seen_view
from mansard.server.turns import own_seat, turn

if TYPE_CHECKING:
    from mansard.server.house import House


class Condition(TypedDict):
    """The highest number at a path of the view lies between these."""

    path: list[str]
    least: int | None
    most: int | None


class Line(TypedDict):
    """Moves of a turn, and when they are played; None: whatever happens."""

    when: Condition | None
    moves: list[str]


class Plan(TypedDict):
    """The plan of a seat and what came of it: played as a turn, or dropped."""

    lines: list[Line]
    outcome: str | None
    number: int | None
    line: int | None


NO_PLAN: Plan = {"lines": [], "outcome": None, "number": None, "line": None}


def numbers_at(found: Any, path: list[str]) -> list[int]:
    """Every number at a path of a view; lists on the way are looked through."""
    if isinstance(found, list):
        return [number for one in found for number in numbers_at(one, path)]
    if path:
        return numbers_at(found.get(path[0]), path[1:]) if isinstance(found, dict) else []
    if isinstance(found, str) and found.isdecimal():  # a piece is named by its number
        return [int(found)]
    return [found] if isinstance(found, int) and not isinstance(found, bool) else []


def holds(when: Condition | None, view: dict[str, Any]) -> bool:
    """Whether a line is to be played in the position that the seat sees."""
    if when is None:
        return True
    highest = max(numbers_at(view, when["path"]), default=None)
    if highest is None:
        return when["least"] is None
    over = when["most"] is not None and highest > when["most"]
    return not over and (when["least"] is None or highest >= when["least"])


def _of(table: OpenTable, seat: int) -> sa.ColumnElement[bool]:
    return (model.plans.c.table_id == table.id) & (model.plans.c.seat == seat)


async def plan_of(house: "House", table: OpenTable, seat: int) -> Plan:
    """The plan of a seat, waiting or not; without lines if there is none."""
    async with house.database.read() as connection:
        found = (await connection.execute(sa.select(model.plans).where(_of(table, seat)))).first()
    if found is None:
        return NO_PLAN
    return {"lines": found.lines, "outcome": found.outcome, "number": found.number, "line": found.line}


async def keep_plan(house: "House", table_id: str, account: str, seat: int, lines: list[Line]) -> Plan:
    """Write the plan of a seat anew; no lines: none. Whose turn it is plays instead."""
    async with changing(house, table_id) as change:
        own_seat(change.table, account, seat)
        change.table.playing()
        if lines and seat in change.table.row.actors:
            raise Problem("plan-on-turn", seat=seat)
        await change.connection.execute(sa.delete(model.plans).where(_of(change.table, seat)))
        if lines:
            row = {"table_id": table_id, "seat": seat, "lines": lines}
            await change.connection.execute(sa.insert(model.plans).values(**row))
    change.table.may_have_plans = True
    return {**NO_PLAN, "lines": lines}


async def waiting(house: "House", table_id: str | None = None) -> set[str]:
    """The tables where somebody who has a plan is to act."""
    plans, tables = model.plans, model.tables
    query = (
        sa.select(plans.c.table_id, plans.c.seat, tables.c.actors)
        .join(tables, tables.c.id == plans.c.table_id)
        .where(plans.c.outcome.is_(None), tables.c.status == "playing")
    )
    if table_id is not None:
        query = query.where(plans.c.table_id == table_id)
        note_plans(house, [table_id], False)
    async with house.database.read() as connection:
        found = (await connection.execute(query)).all()
    note_plans(house, [row.table_id for row in found], True)
    return {row.table_id for row in found if row.seat in row.actors}


def note_plans(house: "House", table_ids: list[str], there_are: bool) -> None:
    """Remember which tables in memory have plans: the others need not be asked about after every turn."""
    for table_id in table_ids:
        if table_id in house.tables:
            house.tables[table_id].may_have_plans = there_are


async def play_plans(house: "House", table_id: str | None = None) -> None:
    """Play, or drop, the plans of everybody whose turn has come: at one table, or at all."""
    for due in sorted(await waiting(house, table_id)):
        while await _play_one(house, due):
            pass


async def _play_one(house: "House", table_id: str) -> bool:
    """One plan of a table; whether there was one."""
    async with changing(house, table_id) as change:
        table = change.table
        here = (model.plans.c.table_id == table_id) & model.plans.c.outcome.is_(None)
        rows = (await change.connection.execute(sa.select(model.plans).where(here))).all()
        playing = table.status == "playing" and not table.row.paused
        due = [row for row in rows if playing and row.seat in table.row.actors]
        due = [row for row in due if not clocks.is_bot(table.seats[row.seat])]
        if not due:
            return False
        seat = due[0].seat
        line = await _first_that_can_be_played(change, seat, due[0].lines)
        outcome = {"outcome": "dropped" if line is None else "played", "line": line}
        number = table.version if change.entry is None else change.entry.number
        altered = sa.update(model.plans).where(_of(table, seat)).values(**outcome, number=number)
        await change.connection.execute(altered)
    return True


async def _first_that_can_be_played(change: Change, seat: int, lines: list[Line]) -> int | None:
    """Play the first line that holds and is legal; its place in the plan."""
    table = change.table
    view = seen_view(table.playing(), seat)
    for place, line in enumerate(lines):
        if not holds(line["when"], view):
            continue
        try:
            await turn(change, seat, table.version, line["moves"])
        except Problem as problem:
            if problem.code not in ("illegal", "not-your-turn"):
                raise
        else:
            return place
    return None
