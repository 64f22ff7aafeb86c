"""The benchmark measures what it says and names the peers that are missing; no figure is judged here."""

import json

import pytest

import mansard
from mansard import bench


def test_every_figure_of_a_game_is_measured() -> None:
    figures = bench.measure(mansard.game("skyrise"), 2, seconds=0.01)
    assert list(figures)[:3] == ["list decisions/s", bench.COMPARED, "playouts/s"]
    assert all(value > 0 for value in figures.values())
    assert figures["playouts/s"] * figures["decisions a game"] == pytest.approx(figures[bench.COMPARED])


def test_a_missing_peer_says_so() -> None:
    missing = [("No game", "no-such-package", ["no_such_module"], bench.spiel("none"))]
    assert bench.measure_peers(0.01, missing) == {"No game": "no-such-package is not installed"}


def test_ratios_compare_the_slowest_player_count() -> None:
    games = {"skyrise": {"2": {bench.COMPARED: 3000.0}, "4": {bench.COMPARED: 2000.0}}}
    peers = {"chess": 100.0, "catan": "is not installed"}
    assert bench.ratios({"games": games, "peers": peers}) == {"skyrise": {"chess": 20.0}}


def test_the_run_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    figures = bench.run(["skyrise"], as_json=True, seconds=0.01, interpreted=False)
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(figures))
    text = bench.report(figures)
    assert "skyrise" in text
    assert "clone ns" in text


@pytest.mark.parametrize(("value", "text"), [(5_234_567.0, "5,230,000"), (284.6, "285"), (13.456, "13.5")])
def test_a_figure_has_three_digits_that_matter(value: float, text: str) -> None:
    assert bench.shown(value) == text
