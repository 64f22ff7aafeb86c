"""The layouts are what the documentation says, and the parts hold what their names say."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mansard
from mansard import State
from mansard.bots import bot, decide
from mansard.research.spaces import named, observation, observation_space
from tests.research.tables import every_table

ROOT = Path(__file__).parents[2]


def test_the_documented_layouts_are_those_of_the_games() -> None:
    told = subprocess.run(
        [sys.executable, "tools/research_tables.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert (told.returncode, told.stderr) == (0, "")


@every_table
def test_every_part_of_a_layout_has_a_name_of_its_own(slug: str, players: int) -> None:
    parts = mansard.game(slug).layout(players)
    assert len({part.name for part in parts}) == len(parts)
    assert observation_space(mansard.game(slug), players).shape == (sum(part.size() for part in parts),)


# ---------------------------------------------------------------------- what the parts hold


def parts_of(state: State, seat: int) -> dict[str, Any]:
    return named(state.game, int(state.players), observation(state, seat))


def some_way(slug: str, players: int, decisions: int, seed: int = 4) -> State:
    """A position in a game of greedy bots."""
    state = mansard.game(slug).start(players, seed)
    for number in range(decisions):
        seat = state.actor()
        state.apply(seat, decide(bot("greedy"), state, seat, number))
    return state


def test_skyrise_discs_and_structures_lie_in_their_districts() -> None:
    state = some_way("skyrise", 3, 90)
    view, parts = state.view(1), parts_of(state, 1)
    names = state.game.box.districts  # type: ignore[attr-defined]
    kinds = ["yellow", "green", "white", "brown", "A", "B", "C", "D", "wild", "commission"]
    assert {names[d]: kinds[kind] for kind, d in np.argwhere(parts["discs"])} == view["discs"]
    for chair in range(3):
        seat = view["seats"][(1 + chair) % 3]
        structures = {
            names[d]: height
            for height in ("low", "medium", "tall")
            for d in np.flatnonzero(parts[f"chair{chair}.{height}"])
        }
        assert structures == seat["structures"] != {}
        assert parts[f"chair{chair}.scored"][0] == seat["scored"]


def test_paris_hides_what_is_behind_the_screens() -> None:
    state = some_way("paris", 4, 200)
    view, parts = state.view(2), parts_of(state, 2)
    assert parts["chair0.francs"][0] == view["seats"][2]["francs"]
    assert [int(parts[f"chair{k}.shown"][0]) for k in range(4)] == [1, 0, 0, 0]
    for chair in range(1, 4):
        assert parts[f"chair{chair}.francs"].sum() == parts[f"chair{chair}.unused"].sum() == 0
        assert parts[f"chair{chair}.points"][0] == view["seats"][(2 + chair) % 4]["points"]


def test_red_cathedral_shows_the_rival_as_the_second_chair() -> None:
    state = some_way("red_cathedral", 1, 60)
    view, parts = state.view(0), parts_of(state, 0)
    assert parts["chair1.position"][0] == view["rival"]["position"]
    assert parts["rival_up"].tolist() == [int(up) for up in view["rival"]["face_up"]]
    storage = parts["chair0.storage"]
    assert int(storage.sum()) == sum(view["seats"][0]["storage"].values())


def test_small_city_shows_tiles_and_citizens_on_their_cells() -> None:
    state = some_way("small_city", 2, 150)
    view, parts = state.view(0), parts_of(state, 0)
    cells = [f"{'abcdefghij'[cell % 10]}{cell // 10 + 1}" for cell in range(100)]
    for chair in range(2):
        seat = view["seats"][chair]
        used = {cells[cell] for cell in np.flatnonzero(parts[f"chair{chair}.kind"])}
        assert used == {cell for tile in seat["tiles"] if tile for cell in tile["cells"]} != set()
        owners = {cells[cell]: int(owner) for owner, cell in np.argwhere(parts[f"chair{chair}.citizens"])}
        assert owners == seat["citizens"]
        assert parts[f"chair{chair}.tracks"][1] == seat["money"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_chairs_are_counted_from_the_observer(seat: int) -> None:
    state = some_way("skyrise", 3, 40)
    parts = parts_of(state, seat)
    assert np.flatnonzero(parts["seat"]).tolist() == [seat]
    assert np.flatnonzero(parts["actors"]).tolist() == [(state.actor() - seat) % 3]
    colours = state.game.box.colours  # type: ignore[attr-defined]
    for chair in range(3):
        colour = colours[int(np.flatnonzero(parts[f"chair{chair}.colour"])[0])]
        assert colour == state.view(None)["seats"][(seat + chair) % 3]["colour"]
