"""The layouts are what the documentation says, and the parts hold what their names say."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mansard
from mansard import State
from mansard.bots import bot, decide
from mansard.research.spaces import named, observation, observation_space
from tests.research.tables import every_game, every_table

DOCUMENT = Path(__file__).parents[2] / "docs" / "research.md"
TITLES = {
    "skyrise": "Skyrise",
    "paris": "Paris",
    "red_cathedral": "The Red Cathedral",
    "small_city": "Small City",
}
ROW = re.compile(r"^\| `([\w.*]+)` \| ([\dns x]+) \| (-?\d+) to (\d+) \|", re.MULTILINE)

Documented = list[tuple[str, list[int], int, int]]


def documented(slug: str, players: int) -> Documented:
    """The layout as the documentation tells it."""
    text = DOCUMENT.read_text(encoding="utf-8").split(f"\n### {TITLES[slug]}\n")[1].split("\n### ")[0]
    seats = max(2, players) if slug == "red_cathedral" else players
    sizes = {"n": players, "s": seats}
    told: Documented = []
    for name, shape, least, most in ROW.findall(text):
        lengths = [sizes[word] if word in sizes else int(word) for word in shape.split(" x ")]
        told.append((name, lengths, int(least), int(most)))
    table = [part for part in told if "." not in part[0] and not part[0].startswith("rival_")]
    chair = [part for part in told if "." in part[0]]
    chairs = [(name.replace("*", str(k)), *rest) for k in range(seats) for name, *rest in chair]
    rival = [part for part in told if part[0].startswith("rival_") and players == 1]
    return [*table, *chairs, *rival]  # type: ignore[list-item]


@every_table
def test_the_layout_is_the_documented_one(slug: str, players: int) -> None:
    parts = mansard.game(slug).layout(players)
    assert documented(slug, players) == [(part.name, part.shape, part.least, part.most) for part in parts]


@every_game
def test_the_documented_sizes_are_right(slug: str) -> None:
    game = mansard.game(slug)
    row = re.search(rf"^\| {TITLES[slug]} \|(.*)\|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert row is not None
    told = [cell.strip().replace(",", "") for cell in row[1].split("|")]
    sizes = [
        str(observation_space(game, players).shape[0]) if players in game.player_counts else ""
        for players in (1, 2, 3, 4)
    ]
    assert told == [*sizes, str(game.action_count)]


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
