"""Small hand-made positions: a district is a list of tiles with their cells (column letter, row number)."""

import json
from typing import Any

import mansard
from mansard import State

GAME = mansard.game("small_city")
HALL = "town_hall d4 e4 d5 e5"


def tile(text: str) -> dict[str, object]:
    """`C2 a1 a2`: a kind and its cells in the order of the path."""
    kind, *cells = text.split()
    return {"kind": kind, "cells": cells}


def seat(*tiles: str, hall: str = HALL, inside: int = 0, **fields: Any) -> dict[str, Any]:
    """A player: tiles beside the Town Hall, citizens inside it, and anything else of a seat."""
    return {"tiles": [tile(text) for text in (hall, *tiles)], "hall": inside, **fields}


def city(*seats: dict[str, Any], **table: Any) -> State:
    """A position of these players, at the beginning of the named phase."""
    values = {"players": len(seats), "seats": list(seats), **table}
    return GAME.from_json(json.dumps(values))


def moves(state: State, who: int) -> list[str]:
    """All legal moves of a seat in notation."""
    return [GAME.show(state, action) for action in state.legal(who)]


def allows(state: State, who: int, move: str) -> bool:
    """Whether a move is legal."""
    return move in moves(state, who)


def do(state: State, who: int, *texts: str) -> list[str]:
    """Play moves; the names of what happened."""
    names: list[str] = []
    for text in texts:
        names += [event.name for event in mansard.play(state, who, text)]
    return names


def kinds(state: State, who: int) -> list[str]:
    """The first words of the legal moves, each once."""
    return list(dict.fromkeys(move.split()[0] for move in moves(state, who)))


def of(state: State, who: int, name: str) -> Any:
    """A value of a player as saved."""
    return state.write()["seats"][who][name]


def refused(state: State, who: int, move: str) -> tuple[str, str]:
    """The rule and the key of the reason why a move is not legal."""
    reason = mansard.why_not(state, who, move)
    assert reason is not None
    return reason.rule, reason.key


def commit_all(state: State) -> None:
    """Everybody who plans commits, without a further step."""
    while state.view(None)["phase"] == "build":
        do(state, state.actors()[0], "commit")


def anchors(state: State, who: int) -> set[str]:
    """The cells after `at`."""
    return {move.split()[1] for move in moves(state, who) if move.startswith("at ")}
