"""Bots at the table: they sit behind the same use case as people and know no more than their seat."""

import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa

from mansard.bots import bot
from mansard.server import clocks, metrics, model
from mansard.server.change import Overtaken, changing
from mansard.server.open_table import OpenTable
from mansard.server.problems import Problem
from mansard.server.thinking import Job
from mansard.server.turns import turn

if TYPE_CHECKING:
    from mansard.server.house import House

log = logging.getLogger("mansard.server")
STAND_IN = "medium"  # the level that plays for people who are away


async def claim(house: "House", table_id: str) -> bool:
    """Whether this process may think for the table; another one takes over if no turn comes of it."""
    now = house.now()
    t = model.tables
    due = (t.c.id == table_id) & (t.c.status == "playing") & (t.c.bot_due <= now)
    async with house.database.write() as connection:
        done = await connection.execute(
            sa.update(t).where(due).values(bot_due=now + house.settings.bot_patience * 1.5)
        )
    return bool(done.rowcount == 1)


def bot_to_act(table: OpenTable) -> int | None:
    """The first seat that is to act and that a bot decides for; who stands in for somebody waits for bots."""
    if table.status != "playing" or table.row.paused:
        return None
    due = [seat for seat in table.row.actors if clocks.is_bot(table.seats[seat])]
    return min(due, key=lambda seat: table.seats[seat].kind != "bot", default=None)


def _number(house: "House") -> int:
    """A number for a bot's chance."""
    return int.from_bytes(house.chance(7), "big")


def job_for(house: "House", table: OpenTable, seat: int) -> Job:
    """What the bot gets: everything that its seat does not know is drawn anew."""
    mine = table.seats[seat]
    level = mine.level if mine.kind == "bot" and mine.level is not None else STAND_IN
    return {
        "game": table.row.game,
        "components": table.row.components,
        "state": table.playing().resample(seat, _number(house)).to_json(),
        "seat": seat,
        "bot": house.settings.bot_specs()[level],
        "seed": _number(house),
    }


async def bot_turn(house: "House", table_id: str) -> None:
    """Think and play, if a bot is due and nobody else thinks already."""
    if not await claim(house, table_id):
        return
    table = await house.table(table_id)
    seat = bot_to_act(table)
    if seat is None:
        return
    version = table.version
    with metrics.thinking.time():
        moves = await thought(house, job_for(house, table, seat))
    await play(house, table_id, seat, version, moves)


async def thought(house: "House", job: Job) -> list[str]:
    """The bot's turn; nothing if it failed, so that a simple move is played instead."""
    try:
        return await house.thinkers.think(job, house.settings.bot_patience)
    except (TimeoutError, OSError) as error:
        log.error("bot %s failed at %s: %r", job["bot"], job["game"], error)
        return []


async def play(
    house: "House", table_id: str, seat: int, version: int, moves: list[str], quick: bool = True
) -> None:
    """Commit the turn; if it cannot be, the first legal move: a table never waits for a broken bot."""
    try:
        async with changing(house, table_id, quick) as change:
            state = change.table.playing()
            if not clocks.is_bot(change.table.seats[seat]):
                return
            known = moves or [change.table.game.show(state, state.legal(seat)[0])]
            await turn(change, seat, version, known, by_bot=True)
        metrics.commits.labels("bot").inc()
    except Overtaken:
        if not quick:
            raise
        await play(house, table_id, seat, version, moves, quick=False)
    except Problem as problem:
        if problem.code == "illegal" and moves:
            log.error("bot played an illegal turn: %s", problem.body())
            await play(house, table_id, seat, version, [])


def check_levels(house: "House") -> None:
    """The bots that the settings name must exist: better to fail at the start than at the table."""
    for spec in house.settings.bot_specs().values():
        bot(spec)
