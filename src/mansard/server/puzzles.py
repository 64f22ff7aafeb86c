"""Puzzles in the browser: nobody is remembered, and nothing of the answer is told before it is asked for.

It is computed from a position in which everything hidden from the seat is drawn anew.
"""

import asyncio
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Any, TypeVar

import mansard
from mansard.kernel.errors import IllegalMove
from mansard.kernel.game import State
from mansard.puzzles import (
    Attempt,
    Puzzle,
    Told,
    Way,
    daily,
    following,
    hint,
    judged_turn,
    puzzle_named,
    stars,
    whole_turn,
)
from mansard.puzzles import puzzles as known_puzzles
from mansard.puzzles.answer import described, way_played
from mansard.server.library import game_named
from mansard.server.offers import gains, offers
from mansard.server.problems import Problem
from mansard.server.redaction import blind, seen_view
from mansard.server.turns import drafted, finished, illegal

if TYPE_CHECKING:
    from mansard.server.house import House

T = TypeVar("T")
PATIENCE = 60.0  # seconds for the judgement of a turn that nobody compared before
VERSION = 0


def puzzle_list(slug: str, day: date) -> dict[str, Any]:
    """The puzzles of a game, the easy ones first, and which is that of the day."""
    game_named(slug)
    found = known_puzzles(slug)
    today = daily(slug, day)
    return {
        "game": slug,
        "today": today.id if today is not None else None,
        "puzzles": [_card(number, puzzle) for number, puzzle in enumerate(found, start=1)],
    }


def _card(number: int, puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "number": number,
        "players": puzzle.players,
        "theme": puzzle.theme,
        "difficulty": puzzle.stars,
    }


def found_puzzle(slug: str, name: str) -> Puzzle:
    """A puzzle; a Problem if there is none of that name."""
    game_named(slug)
    puzzle = puzzle_named(slug, name)
    if puzzle is None:
        raise Problem("not-found", path=f"{slug}/{name}")
    return puzzle


def one_puzzle(slug: str, name: str) -> dict[str, Any]:
    """A puzzle as its seat sees it, with those before and after it."""
    puzzle = found_puzzle(slug, name)
    known = known_puzzles(slug)
    at = known.index(puzzle)
    return {
        **_card(at + 1, puzzle),
        "game": slug,
        "seat": puzzle.seat,
        "count": len(known),
        "before": known[at - 1].id if at > 0 else None,
        "after": known[at + 1].id if at + 1 < len(known) else None,
        "view": seen_view(blind(puzzle.start(slug), puzzle.seat, VERSION), puzzle.seat),
    }


def draft(slug: str, name: str, moves: list[str], previews: bool, ahead: bool) -> dict[str, Any]:
    """What a turn would do, as at a table."""
    puzzle = found_puzzle(slug, name)
    seat, state = puzzle.seat, puzzle.start(slug)
    done = drafted(state, seat, VERSION, moves)
    before, after = seen_view(state, seat), seen_view(done.state, seat)
    held = done.held is not None
    return {
        "version": VERSION,
        "seat": seat,
        "moves": done.moves + ([done.held] if done.held is not None else []),
        "held": done.held,
        "view": after,
        "gains": gains(before, after, seat),
        "offers": [] if held else offers(done.state, seat, after, previews, ahead),
        "complete": held or finished(state, done, seat),
    }


def why(slug: str, name: str, moves: list[str], move: str) -> dict[str, Any]:
    """Whether a move is legal after the drafted ones, and if not, by which rule."""
    puzzle = found_puzzle(slug, name)
    after = drafted(puzzle.start(slug), puzzle.seat, VERSION, moves).state
    reason = mansard.why_not(after, puzzle.seat, move)
    told = None if reason is None else {"rule": reason.rule, "key": reason.key, "args": reason.args}
    return {"legal": reason is None, "reason": told}


def told_hint(slug: str, name: str) -> dict[str, Any]:
    """Where to look."""
    found = hint(slug, found_puzzle(slug, name))
    return {"moves": found.moves, "first": found.first}


async def tried(house: "House", slug: str, name: str, moves: list[str]) -> dict[str, Any]:
    """Whether a turn solves the puzzle; what it is worth is told when it is over."""
    whole = _whole(slug, found_puzzle(slug, name), moves)
    result = await _thought(house, judged_turn, slug, name, tuple(whole.moves))
    return {"right": result.right, "moves": whole.moves}


async def _thought(house: "House", task: Callable[..., T], *args: Any) -> T:
    """What takes thought, outside of this process and not where bots think: no table waits for a puzzle."""
    try:
        return await asyncio.wait_for(house.adviser.run(task, *args), PATIENCE)
    except (TimeoutError, OSError) as error:
        raise Problem("busy") from error


def _whole(slug: str, puzzle: Puzzle, moves: list[str]) -> Attempt:
    try:
        attempt = whole_turn(slug, puzzle, moves)
    except IllegalMove as error:
        raise illegal(error, puzzle.seat) from error
    if not attempt.whole:
        raise Problem("turn-unfinished")
    return attempt


async def answered(
    house: "House", slug: str, name: str, tries: list[list[str]], hinted: bool, given_up: bool
) -> dict[str, Any]:
    """All about a puzzle, once one of the tries is right or it is given up."""
    puzzle = found_puzzle(slug, name)
    wholes = [_whole(slug, puzzle, moves).moves for moves in tries]
    told = [await _thought(house, told_try, slug, name, moves) for moves in wholes]
    right = any(one["right"] for one in told)
    if not right and not given_up:
        raise Problem("not-solved")
    earned = stars(len(told), hinted) if right else 0
    return {**await asyncio.to_thread(told_puzzle, slug, puzzle), "tries": told, "stars": earned}


def told_try(slug: str, name: str, moves: list[str]) -> dict[str, Any]:
    """What a try was worth, and what might have followed."""
    puzzle = found_puzzle(slug, name)
    result = judged_turn(slug, name, tuple(moves))
    way = Way(moves, result.chance, result.lead, result.sources)
    line = _line(following(slug, puzzle, moves))
    return {**_way(puzzle.start(slug), puzzle, way), "right": result.right, "lost": result.lost, "line": line}


def told_puzzle(slug: str, puzzle: Puzzle) -> dict[str, Any]:
    """The turns that were compared, and the position after the best."""
    begun, best = puzzle.start(slug), puzzle.ways[0]
    after = way_played(slug, puzzle, best)
    return {
        "ways": [_way(begun, puzzle, way) for way in puzzle.ways],
        "ahead": puzzle.ahead,
        "error": puzzle.error,
        "line": _line(following(slug, puzzle, best.moves)),
        "view": None if after is None else seen_view(after, puzzle.seat),
    }


def _way(begun: State, puzzle: Puzzle, way: Way) -> dict[str, Any]:
    sources = {source: points for source, points in way.sources.items() if points}
    moves = [_move(told) for told in described(begun, puzzle.seat, way.moves)]
    return {"moves": moves, "chance": way.chance, "lead": way.lead, "sources": sources}


def _line(turns: list[tuple[int, list[Told]]]) -> list[dict[str, Any]]:
    return [{"seat": seat, "moves": [_move(told) for told in moves]} for seat, moves in turns]


def _move(told: Told) -> dict[str, Any]:
    return {"text": told.text, "move": told.move, "facts": told.facts or None}
