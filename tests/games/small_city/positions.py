"""Small hand-made positions: a district is a list of tiles with their cells (column letter, row number)."""

import json
from typing import Any

import mansard
from tests.games.table import Table

GAME = mansard.game("small_city")
HALL = "town_hall d4 e4 d5 e5"


def tile(text: str) -> dict[str, object]:
    """`C2 a1 a2`: a kind and its cells in the order of the path."""
    kind, *cells = text.split()
    return {"kind": kind, "cells": cells}


def seat(*tiles: str, hall: str = HALL, inside: int = 0, **fields: Any) -> dict[str, Any]:
    """A player: tiles beside the Town Hall, citizens inside it, and anything else of a seat."""
    return {"tiles": [tile(text) for text in (hall, *tiles)], "hall": inside, **fields}


class City(Table):
    """A position with short questions about districts."""

    def kinds(self, who: int) -> list[str]:
        """The first words of the legal moves, each once."""
        return list(dict.fromkeys(move.split()[0] for move in self.offers_to(who)))

    def of(self, who: int, name: str) -> Any:
        """A value of a player as saved."""
        return self.state.write()["seats"][who][name]

    def anchors(self, who: int) -> set[str]:
        """The cells after `at`."""
        return set(self.named("at", who))

    def commit_all(self) -> None:
        """Everybody who plans commits, without a further step."""
        while self.phase == "build":
            self.play("commit")


def city(*seats: dict[str, Any], **table: Any) -> City:
    """A position of these players, at the beginning of the named phase."""
    values = {"players": len(seats), "seats": list(seats), **table}
    return City(GAME.from_json(json.dumps(values)))
