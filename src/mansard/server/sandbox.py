"""Trying moves on a copy of the board: any seat, as far as one likes, and nothing of it is stored or shown.

The copy is one in which everything hidden from who tries is drawn anew, so that it tells nothing but guesses.
"""

from typing import Any, TypedDict

import mansard
from mansard.bots import bot, decide
from mansard.kernel.errors import IllegalMove
from mansard.kernel.game import State
from mansard.server.offers import offers, standing
from mansard.server.open_table import OpenTable
from mansard.server.redaction import blind, seen_view
from mansard.server.turns import illegal, stale

SIMPLE = "greedy"  # who moves for the others when one only wants to get to one's own turn
FARTHEST = 200  # moves that are tried at once


class Try(TypedDict):
    """A move that is tried for a seat."""

    seat: int
    move: str


class Wish(TypedDict):
    """What is to be tried: moves, whose moves to offer then, and whether others move up to the own turn."""

    tries: list[Try]
    actor: int | None
    to_me: bool


def tried(table: OpenTable, seat: int, version: int, wish: Wish) -> dict[str, Any]:
    """The board after these moves as the seat would see it, and what may follow."""
    state = table.playing()
    if version != table.version:
        raise stale(table, seat)
    copy = blind(state, seat, version)
    known = copy.reveals
    for one in wish["tries"]:
        _apply(copy, one)
    tries = wish["tries"] + (_up_to(copy, seat, len(wish["tries"])) if wish["to_me"] else [])
    view = seen_view(copy, seat)
    actors = copy.actors()
    actor = _whose(actors, wish["actor"], seat)
    return {
        "version": version,
        "seat": seat,
        "tries": tries,
        "view": view,
        "actors": actors,
        "actor": actor,
        "actor_view": None if actor in (None, seat) else seen_view(copy, actor),
        "guessed": copy.reveals != known,
        "scores": [sum(standing(view, number).values()) for number in range(len(table.seats))],
        "offers": [] if actor is None else _offered(copy, actor),
    }


def _whose(actors: list[int], asked: int | None, seat: int) -> int | None:
    """Whose moves are offered: who is asked for, else who tries, else the first who may act."""
    wanted = [one for one in (asked, seat, *actors) if one in actors]
    return wanted[0] if wanted else None


def _apply(copy: State, one: Try) -> None:
    try:
        mansard.play(copy, one["seat"], one["move"])
    except IllegalMove as error:
        raise illegal(error, one["seat"]) from error


def _up_to(copy: State, seat: int, done: int) -> list[Try]:
    """Simple moves of the others, until the seat is to act, the game is over or enough is tried."""
    player = bot(SIMPLE)
    moved: list[Try] = []
    while copy.actors() and seat not in copy.actors() and done + len(moved) < FARTHEST:
        actor = copy.actors()[0]
        action = decide(player, copy, actor, seed=done + len(moved))
        moved.append({"seat": actor, "move": copy.game.show(copy, action)})
        copy.apply(actor, action)
    return moved


def _offered(copy: State, actor: int) -> list[Any]:
    """What may follow, for a seat of the copy: its own cards are guesses as well."""
    return list(offers(copy, actor, seen_view(copy, actor), previews=True, ahead=True))
