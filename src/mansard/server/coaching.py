"""The coach at a running table: who may ask, and what is answered, from what the seat knows alone."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from mansard.analysis import advice, coach
from mansard.kernel.errors import IllegalMove, Reason
from mansard.kernel.game import State
from mansard.kernel.turns import REVEAL_RULE
from mansard.server import clocks, model
from mansard.server.change import changing
from mansard.server.open_table import OpenTable, game_with
from mansard.server.problems import Problem
from mansard.server.redaction import blind, is_rated
from mansard.server.rows import Account
from mansard.server.turns import current, drafted, illegal

if TYPE_CHECKING:
    from mansard.server.house import House

WARNINGS = 3  # a game
HURRY = 20.0  # seconds on a clock below which nobody is asked about a turn
SEED = 1
REMEMBERED = 256
Known = tuple[str, str | None, str, str]  # game, box, its digest, the position as the seat knows it
W = model.warnings


class Answers:
    """Advice that was given lately: the same question is answered at once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Any, ...], asyncio.Future[Any]] = OrderedDict()

    async def asked(self, key: tuple[Any, ...], work: Callable[[], Any]) -> Any:
        """The answer; who asks the same meanwhile waits for the same one."""
        found = self._kept.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception() is not None)):
            found = self._kept[key] = asyncio.ensure_future(work())
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        return await asyncio.shield(found)


# ---------------------------------------------------------------------- who may ask


def plays_alone(table: OpenTable) -> bool:
    """Whether nobody else is concerned and nothing can be rated: solo, or a hot seat of one person."""
    people = [seat.account for seat in table.seats if seat.account is not None]
    return len(set(people)) == 1 and (len(table.seats) == 1 or len(people) > 1)


def allowed(table: OpenTable) -> bool:
    """Whether the seats of a table may ask for advice."""
    return (table.row.coach != "off" and not is_rated(table)) or plays_alone(table)


def check_allowed(table: OpenTable) -> None:
    """A Problem with the reason if nobody is coached here."""
    if not allowed(table):
        raise Problem("coach-at-rated" if is_rated(table) else "coach-off")


async def set_level(house: "House", table_id: str, account: Account, level: str) -> OpenTable:
    """The owner turns the coach on or off; in a running game with others only off, or from level to level."""
    async with changing(house, table_id) as change:
        table = change.table
        if table.row.owner != account.id:
            raise Problem("not-your-table")
        if table.status not in ("open", "playing"):
            raise Problem("table-not-playing", status=table.status)
        if level != "off" and is_rated(table):
            raise Problem("coach-at-rated")
        others = {seat.account for seat in table.seats if seat.account} - {account.id}
        if table.status == "playing" and others and table.row.coach == "off" != level:
            raise Problem("coach-after-start")
        change.row.coach = level
    return change.table


# ---------------------------------------------------------------------- questions


def _known(table: OpenTable, state: State) -> Known:
    row = table.row
    return row.game, row.components, row.components_digest, state.to_json()


def _read(known: Known) -> State:
    game, components, digest, text = known
    return game_with(game, components, digest).from_json(text)


def to_act(table: OpenTable, seat: int, version: int, moves: list[str]) -> State:
    """The position after a draft as the seat knows it; a Problem if the seat is not to act."""
    check_allowed(table)
    state = current(table, seat, version)
    _acting(state, seat)
    if not moves:
        return blind(state, seat, version)
    composed = drafted(state, seat, version, moves)
    _acting(composed.state, seat)
    if composed.held is not None:
        raise _nothing_may_follow(composed.held, seat)
    return composed.state


def _acting(state: State, seat: int) -> None:
    if seat not in state.actors():
        raise illegal(IllegalMove("", state.game.why_not(state, seat, ""), []), seat)


def _nothing_may_follow(held: str, seat: int) -> Problem:
    reason = Reason(REVEAL_RULE, "after-a-reveal", {"reveal": held})
    return illegal(IllegalMove(held, reason, []), seat)


async def told(house: "House", table: OpenTable, seat: int, after: str) -> dict[str, Any]:
    """Whether the seat is coached, and what matters now; a quiet coach says it where much is at stake."""
    level = table.row.coach
    row = {"level": level, "rated": is_rated(table), "allowed": allowed(table)}
    said = None
    state = table.state
    if row["allowed"] and table.status == "playing" and state is not None and seat in state.actors():
        if level == "guided" or (await hint(house, table, seat, table.version, []))["speaks"]:
            found = coach.matters(state, seat, SEED, after)
            said = None if found is None else {"key": found[0], "args": found[1]}
    left = WARNINGS - len(await _warned(house, table, seat))
    return {**row, "matters": said, "warnings_left": max(0, left)}


async def hint(house: "House", table: OpenTable, seat: int, version: int, moves: list[str]) -> dict[str, Any]:
    """The best turns of a seat, in steps."""
    state = to_act(table, seat, version, moves)
    key = ("hint", table.id, table.version, seat, *moves)
    found = await house.answers.asked(key, lambda: house.adviser.run(hinted, _known(table, state), seat))
    return {
        "version": table.version,
        "seat": seat,
        "look": look(found["options"][0]),
        "kind": str(found["options"][0]["first"].get("kind", "")),
        **{name: found[name] for name in ("options", "forced", "gap", "tries", "trained")},
        "speaks": speaks(table.row.coach, found),
    }


def speaks(level: str, found: dict[str, Any]) -> bool:
    """Whether the coach speaks first: always, if it is clear and worth much, or never."""
    if level == "quiet":
        clear = found["gap"] == advice.CLEAR and not found["forced"]
        return bool(clear and found["options"][0]["points"] >= advice.QUIET_FROM)
    return level == "guided"


def look(option: dict[str, Any]) -> dict[str, Any] | None:
    """Where to look: the last argument of the first move that is a word, which is its place."""
    named = [(name, value) for name, value in option["first"].items() if name != "kind"]
    words = [pair for pair in named if isinstance(pair[1], str)] or named
    return {"name": words[-1][0], "value": words[-1][1]} if words else None


def hinted(known: Known, seat: int) -> dict[str, Any]:
    """The work of a hint, in another process."""
    return advice.hint(_read(known), seat, SEED).plain()


async def position(house: "House", table: OpenTable, seat: int, version: int) -> dict[str, Any]:
    """How everybody stands and may end, as the seat can know it; also while others are to act."""
    check_allowed(table)
    state = blind(current(table, seat, version), seat, version)
    key = ("position", table.id, table.version, seat)
    found = await house.answers.asked(key, lambda: house.adviser.run(explained, _known(table, state), seat))
    sentences = [{"key": key, "args": args} for key, args in found["sentences"]]
    return {"version": table.version, "seat": seat, **found, "sentences": sentences}


def explained(known: Known, seat: int) -> dict[str, Any]:
    """The work of explaining a position, in another process."""
    return advice.position(_read(known), seat, SEED).plain()


# ---------------------------------------------------------------------- warnings


async def warning(
    house: "House", table: OpenTable, seat: int, version: int, moves: list[str]
) -> dict[str, Any]:
    """Whether a composed turn gives away much: told once for a turn, a few times a game, never in a hurry."""
    state = to_act(table, seat, version, [])
    actions = codes(state, seat, version, moves)
    warned = await _warned(house, table, seat)
    nothing = {"warns": False, "points": 0.0, "error": 0.0, "reasons": [], "look": None, "best": None}
    head = {"version": table.version, "seat": seat, "warnings_left": max(0, WARNINGS - len(warned))}
    level = table.row.coach
    if level not in advice.WARNED_FROM or table.version in warned or len(warned) >= WARNINGS:
        return {**nothing, **head}
    if _in_hurry(house, table, seat):
        return {**nothing, **head}
    key = ("warning", table.id, table.version, seat, level, *moves)
    known = _known(table, state)
    found = await house.answers.asked(key, lambda: house.adviser.run(weighed, known, seat, actions, level))
    if not found["warns"]:
        return {**nothing, **head}
    if not await _note(house, table, seat, moves):
        return {**nothing, **head}
    told = {name: found[name] for name in ("warns", "points", "error", "reasons", "best")}
    return {**head, **told, "look": look(found["best"]), "warnings_left": head["warnings_left"] - 1}


def codes(state: State, seat: int, version: int, moves: list[str]) -> list[int]:
    """The action codes of a composed turn, up to and with the one that reveals."""
    done = drafted(state, seat, version, moves)
    after = state.clone()
    found: list[int] = []
    for move in done.moves + ([done.held] if done.held is not None else []):
        found.append(after.game.parse(after, move, seat))
        if move != done.held:
            after.apply(seat, found[-1])
    return found


def weighed(known: Known, seat: int, actions: list[int], level: str) -> dict[str, Any]:
    """The work of a warning, in another process."""
    return advice.warning(_read(known), seat, SEED, actions, level).plain()


def _in_hurry(house: "House", table: OpenTable, seat: int) -> bool:
    left = clocks.left(table.seats[seat], house.now())
    return left is not None and left < HURRY


async def _warned(house: "House", table: OpenTable, seat: int) -> set[int]:
    """The versions at which the seat was warned."""
    query = sa.select(W.c.version).where(W.c.table_id == table.id, W.c.seat == seat)
    async with house.database.read() as connection:
        return set((await connection.execute(query)).scalars())


async def _note(house: "House", table: OpenTable, seat: int, moves: list[str]) -> bool:
    """Write down a warning; False if it was given already."""
    row = {"table_id": table.id, "seat": seat, "version": table.version, "moves": moves}
    try:
        async with house.database.write() as connection:
            await connection.execute(sa.insert(W).values(**row))
    except sa.exc.IntegrityError:
        return False
    return True
