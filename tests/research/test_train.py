"""From self-play to weights: a small training of the quickest game, gone on with, and its report."""

from pathlib import Path

import numpy as np
import pytest

import mansard
from mansard.bots.weights import read_weights
from mansard.research.report import calibration, r2
from mansard.research.train import Training, chances, hats
from mansard.research.training import TooFewGames, fit, games_there, play_missing, write

SMALL = Training("skyrise", players=2, games=10, part=2, bots=["random"])


def test_a_training_goes_on_where_it_was_and_ends_in_a_file_that_is_used(tmp_path: Path) -> None:
    first = Training("skyrise", players=2, games=4, part=2, bots=["random"])
    assert [part.number for part in play_missing(first, tmp_path)] == [0, 1]
    with pytest.raises(TooFewGames):
        fit(first, tmp_path, 0)
    assert games_there(SMALL, tmp_path) == 4
    assert [part.number for part in play_missing(SMALL, tmp_path)] == [2, 3, 4]
    outcome = fit(SMALL, tmp_path, 2)
    assert outcome.games == 10
    assert outcome.match is not None
    assert outcome.match.games == 2
    assert outcome.trained is not None
    assert sum(row.seats for row in outcome.trained.table) == 2 * outcome.trained.positions
    write(SMALL, outcome, tmp_path / "skyrise" / "2.toml")
    text = (tmp_path / "skyrise" / "2.toml").read_text(encoding="utf-8")
    assert read_weights(text, mansard.game("skyrise"), 2) == outcome.kept


def test_the_same_training_samples_the_same_positions(tmp_path: Path) -> None:
    one = Training("skyrise", players=2, games=1, part=1)
    for name in ("a", "b"):
        list(play_missing(one, tmp_path / name))
    first, second = (np.load(tmp_path / name / "part-000000.npz") for name in ("a", "b"))
    assert np.array_equal(first["terms"], second["terms"])
    assert len(first["terms"]) > 0


def test_knots_share_a_moment_between_the_two_beside_it() -> None:
    shares = hats(np.array([0.0, 0.375, 1.0])).tolist()
    assert shares == [[1, 0, 0, 0, 0], [0, 0.5, 0.5, 0, 0], [0, 0, 0, 0, 1]]


def test_chances_and_the_table_of_how_they_come_true() -> None:
    strength = np.array([[10.0, 10.0], [30.0, 10.0]])
    found = chances(strength, np.array([0.0, 0.0]), np.full(5, 5.0), np.zeros(5))
    assert found[0].tolist() == [0.5, 0.5]
    assert found[1][0] == pytest.approx(1.0 / (1.0 + np.exp(-4.0)))
    rows = calibration(np.array([[0.9, 0.1], [0.9, 0.1]]), np.array([[1.0, 0.0], [0.0, 1.0]]))
    assert [(row.seats, row.won) for row in rows] == [(2, 0.5), (2, 0.5)]
    assert r2(np.array([1.0, 2.0]), np.array([1.0, 2.0])) == 1.0
