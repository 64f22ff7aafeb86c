"""The benchmark of the environments: it runs, and it says which floor is broken."""

from typing import Any

import pyspiel

from benchmarks.research import broken, gym, report, selfplay, spiel, zoo
from mansard.research import pettingzoo

SOON = 0.001


def figures(steps: float) -> dict[str, Any]:
    ours = {"PettingZoo": steps, "OpenSpiel": 1.0, "Gymnasium": 1.0, "self-play": 1.0}
    return {
        "machine": {"processor": "one", "python": "3", "compiled": True},
        "packages": {"pettingzoo": "1"},
        "peers": {"PettingZoo connect_four_v3": 9000.0, "OpenSpiel chess": 90000.0},
        "ours": {"skyrise, 2": ours},
    }


def test_every_adapter_is_measured() -> None:
    assert zoo(pettingzoo.env("small_city", players=1), SOON) > 0
    assert spiel(pyspiel.load_game("mansard_small_city", {"players": 1}), SOON) > 0
    assert gym("small_city", 1, SOON) > 0
    assert selfplay("small_city", 1, SOON) > 0


def test_an_environment_below_five_times_connect_four_breaks_the_floor() -> None:
    assert broken(figures(45_001.0)) == []
    assert broken(figures(44_000.0)) == ["skyrise, 2 players: 44,000 steps/s are below 45,000"]
    assert "floor of the PettingZoo environments: 45,000" in report(figures(50_000.0))
