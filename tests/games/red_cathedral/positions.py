"""Small positions of The Red Cathedral, written by hand."""

import json
from typing import Any

from mansard.games.red_cathedral import GAME
from tests.games.table import Table

# Everything a test does not speak of: rubles in sector 6, recognition in 7, one die a sector from 0 on.
TILES = ["wood", "brick", "stone", "gold", "green", "purple", "rubles", "recognition"]


class Position(Table):
    """A position with short questions about the cathedral and the market."""

    state: Any

    def player(self, seat: int = 0) -> dict[str, Any]:
        player: dict[str, Any] = self.view["seats"][seat]
        return player

    def section(self, name: str) -> dict[str, Any]:
        section: dict[str, Any] = self.view["sections"][name]
        return section

    def marker(self, seat: int = 0) -> int:
        position: int = self.player(seat)["position"]
        return position

    def storage(self, seat: int = 0) -> dict[str, int]:
        storage: dict[str, int] = self.player(seat)["storage"]
        return storage


def position(players: int = 2, seats: list[Any] | None = None, **fields: Any) -> Position:
    """A position; what is not given is as on a fresh table."""
    rows = [{} for _ in range(players)] if seats is None else seats + [{}] * (players - len(seats))
    text = json.dumps({"players": players, "tiles": TILES, "seats": rows, **fields})
    return Position(GAME.from_json(text))


def dice(**where: tuple[int, int]) -> dict[str, list[int]]:
    """Dice by colour: sector and value; the others stand out of the way in sectors 1 to 5 with a 1."""
    rest = {"red": (1, 1), "blue": (2, 1), "green": (3, 1), "yellow": (4, 1), "white": (5, 1)}
    return {colour: list(place) for colour, place in {**rest, **where}.items()}


def market(
    guild: str = "gc_cl_1", tile: str = "wood", seat: dict[str, Any] | None = None, **fields: Any
) -> Position:
    """Red has just moved the red die into sector 0, where this tile and this guild are."""
    guilds = {"cr": "gc_cr_1", "te": "gc_te_1", "me": "gc_me_1", "cl": "gc_cl_1"}
    rest = [card for name, card in guilds.items() if name != guild[3:5]]
    tiles = [tile, *[other for other in TILES if other != tile]]
    given = {
        "guilds": [guild, *rest],
        "tiles": tiles,
        "dice": dice(red=(0, 3)),
        "phase": "deals",
        "moved": "red",
    }
    return position(seats=[seat if seat is not None else {}], **{**given, **fields})


def owned(owner: int, *names: str, **facts: Any) -> dict[str, dict[str, Any]]:
    """Sections that belong to a seat."""
    return {name: {"owner": owner, **facts} for name in names}


def completed(owner: int, *names: str, **facts: Any) -> dict[str, dict[str, Any]]:
    """Completed sections of a seat."""
    return owned(owner, *names, completed=True, **facts)
