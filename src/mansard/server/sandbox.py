"""Trying moves on a copy of the board: any seat, as far as one likes, and nothing of it is stored or shown.

The copy is one in which everything hidden from who tries is drawn anew, so that it tells nothing but guesses.
"""

from typing import Any, TypedDict

import mansard
from mansard.kernel.errors import IllegalMove
from mansard.kernel.game import State
from mansard.server.offers import offers, standing
from mansard.server.open_table import OpenTable
from mansard.server.redaction import blind, seen_view
from mansard.server.turns import illegal, stale


class Try(TypedDict):
    """A move that is tried for a seat."""

    seat: int
    move: str


def tried(table: OpenTable, seat: int, version: int, tries: list[Try], actor: int | None) -> dict[str, Any]:
    """The board after these moves as the seat would see it, and what may follow."""
    state = table.playing()
    if version != table.version:
        raise stale(table, seat)
    copy = blind(state, seat, version)
    known = copy.reveals
    for one in tries:
        _apply(copy, one)
    view = seen_view(copy, seat)
    actors = copy.actors()
    next_actor = actor if actor in actors else (actors[0] if actors else None)
    return {
        "version": version,
        "seat": seat,
        "view": view,
        "actors": actors,
        "actor": next_actor,
        "guessed": copy.reveals != known,
        "scores": [sum(standing(view, number).values()) for number in range(len(table.seats))],
        "offers": [] if next_actor is None else _offered(copy, next_actor),
    }


def _apply(copy: State, one: Try) -> None:
    try:
        mansard.play(copy, one["seat"], one["move"])
    except IllegalMove as error:
        raise illegal(error, one["seat"]) from error


def _offered(copy: State, actor: int) -> list[Any]:
    """What may follow, for a seat of the copy: its own cards are guesses as well."""
    return list(offers(copy, actor, seen_view(copy, actor), previews=True))
