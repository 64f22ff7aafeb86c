"""What the process of reviews does: finished games judged turn by turn."""

import time
from functools import lru_cache
from typing import Any, TypedDict

from mansard.analysis import read_turn, summary
from mansard.analysis.review import affordable, due_turns, reviewed_turn, told, tries_each
from mansard.kernel.record import Match, read_record, replay
from mansard.server.open_table import game_with

SEED = 1


class ReviewJob(TypedDict):
    """A finished game and how far its review is; plain values."""

    game: str
    components: str | None
    digest: str
    record: str
    depth: str
    tries: int
    each: int
    done: int
    seconds: float


class Judgement(TypedDict):
    """Some more turns, how many there are, and how often a turn of each is tried."""

    total: int
    each: int
    turns: list[dict[str, Any]]


@lru_cache(maxsize=4)
def match_of(game: str, components: str | None, digest: str, record: str) -> Match:
    """The game that a record tells."""
    return replay(read_record(record), game_with(game, components, digest))


def _match(job: ReviewJob) -> Match:
    return match_of(job["game"], job["components"], job["digest"], job["record"])


def judge(job: ReviewJob) -> Judgement:
    """The next turns, for about so many seconds."""
    match = _match(job)
    due = due_turns(match)
    each = job["each"] or _tries(match, job)
    until = time.process_time() + job["seconds"]
    turns: list[dict[str, Any]] = []
    for number in due[job["done"] :]:
        turns.append(reviewed_turn(match, number, SEED, each).plain())
        if time.process_time() >= until:
            break
    return {"total": len(due), "each": each, "turns": turns}


def _tries(match: Match, job: ReviewJob) -> int:
    """How often turns are tried: a quick pass must not take long, whatever the game."""
    if job["depth"] == "quick":
        return affordable(match, job["tries"])
    return tries_each(len(due_turns(match)), job["tries"])


def conclude(job: ReviewJob, turns: list[dict[str, Any]]) -> dict[str, Any]:
    """The whole review, once every turn is judged."""
    match = _match(job)
    found = told(match, [read_turn(turn) for turn in turns], job["each"], SEED)
    sentences = [{"key": key, "args": args} for key, args in summary(found)]
    plain = found.plain()
    return {**plain, "turns": [_turn(turn) for turn in plain["turns"]], "summary": sentences}


def _turn(turn: dict[str, Any]) -> dict[str, Any]:
    """A judged turn as it is told: in one piece."""
    found = turn.pop("judged")
    kept = ("forced", "lost", "lost_error", "lost_points", "lost_points_error", "lost_sources", "ahead")
    line = [{"seat": seat, "moves": moves} for seat, moves in found["line"]]
    return {
        **turn,
        **{name: found[name] for name in (*kept, "best", "played")},
        "close": not found["forced"] and found["lost"] < found["lost_error"],
        "line": line,
    }
