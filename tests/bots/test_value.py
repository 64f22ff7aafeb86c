"""The value of a position: terms that add up, chances, weights files and what happens when they are bad."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

import mansard
from mansard.bots.standing import margin
from mansard.bots.value import Value, expected_chances, shares, value_for
from mansard.bots.weights import Weights, found_weights, packaged, read_weights, written_weights
from tests.bots.nim import nim
from tests.conformance.cases import Case, every_bot_case, walk

PARIS = mansard.game("paris")


@every_bot_case
def test_terms_add_up_to_the_worth_and_hold_nothing_that_is_hidden(case: Case) -> None:
    parts = len(case.game.advice.terms)
    names = parts + len(case.game.advice.counts)
    for step in walk(case, 3):
        assert 0.0 <= step.state.progress() <= 1.0
        if step.number % 15 != 0:
            continue
        for seat in range(case.players):
            terms = list(step.state.terms(seat))
            if terms:
                assert len(terms) == names
                assert sum(terms[:parts]) == pytest.approx(step.state.worth(seat))
            guessed = step.state.resample(seat, step.number)
            again = step.state.resample(seat, 7).resample(seat, step.number)
            assert list(guessed.terms(seat)) == list(again.terms(seat))


@every_bot_case
def test_chances_are_chances_and_a_finished_game_is_certain(case: Case) -> None:
    value = value_for(case.game, case.players)
    for step in walk(case, 4):
        if step.number % 25 == 0:
            chances = list(value.chances(step.state))
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            assert case.players == 1 or sum(chances) == pytest.approx(1.0)
            assert len(value.margins(step.state)) == case.players
        state = step.state
    over = state.clone()
    over.playout(1)
    for seat in range(case.players):
        assert value.margin(over, seat) == margin(over, seat) == value.margins(over)[seat]
    assert list(value.chances(over)) == list(shares(over))


def test_a_game_without_weights_is_judged_by_its_worth() -> None:
    state = nim(5)
    value = value_for(state.game, 2)
    assert not value.trained
    assert value.margin(state, 0) == margin(state, 0)
    assert list(value.chances(state)) == [0.5, 0.5]


def test_trained_weights_slide_with_the_progress_of_the_game() -> None:
    names = PARIS.advice.terms + PARIS.advice.counts
    rows = [[0.0] * len(names), [0.0] * len(names), [0.0] * len(names)]
    rows[0][0] = rows[1][0] = 2.0  # points gained count twice until the middle of the game, then less
    value = Value(2, 1.0, Weights(terms=names, weights=rows))
    state = PARIS.start(players=2, seed=1)
    while state.terms(0)[0] == state.terms(1)[0]:
        state.apply(state.actor(), state.legal(state.actor())[0])
    gained = [state.terms(seat)[0] for seat in range(2)]
    weight = 2.0 * min(1.0, 2.0 - 2.0 * state.progress())
    assert value.margin(state, 0) == pytest.approx(weight * (gained[0] - gained[1]))
    foretelling = Value(2, 1.0, Weights(terms=names, weights=rows, chooses=False))
    assert list(foretelling.chances(state)) == list(value.chances(state))
    assert foretelling.margin(state, 0) == margin(state, 0)


def test_what_a_spectator_is_told_does_not_depend_on_what_is_hidden() -> None:
    state = mansard.game("skyrise").start(players=3, seed=5)
    other = state.resample(None, 99)
    assert expected_chances(state, None, 7) == expected_chances(other, None, 7)


# ---------------------------------------------------------------------- files


def text_of(weights: Weights) -> str:
    return written_weights(weights, PARIS, 2, {"made": "by hand"})


def test_weights_come_back_as_they_were_written() -> None:
    names = PARIS.advice.terms + PARIS.advice.counts
    weights = Weights(scale=[3.5, 2.25, 1.0], terms=names, weights=[[0.125] * len(names)] * 3)
    assert read_weights(text_of(weights), PARIS, 2) == weights


BAD: dict[str, tuple[Callable[[str], str], str]] = {
    "cut off": (lambda text: text[: len(text) // 2], "damaged"),
    "another number": (lambda text: text.replace("30.0", "31.0"), "checksum"),
    "no number": (lambda text: text.replace("30.0", '"many"'), "no number"),
    "other rules": (lambda text: text.replace("rules = 1", "rules = 99"), "its rules is 99, not 1"),
    "another game": (lambda text: text.replace('"paris"', '"rome"'), "its game is 'rome'"),
    "a scale of nothing": (lambda text: text.replace("30.0", "0.0"), "above 0"),
    "a curve too short": (lambda text: text.replace("30.0, ", ""), "different lengths"),
    "a strange key": (lambda text: text.replace("scale =", "scales ="), "damaged"),
}


@pytest.mark.parametrize("damage", BAD)
def test_bad_weights_are_told_of_in_one_line_and_the_worth_judges(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    spoil, reason = BAD[damage]
    path = tmp_path / "paris" / "2.toml"
    path.parent.mkdir()
    path.write_text(spoil(text_of(Weights())), encoding="utf-8")
    monkeypatch.setenv("MANSARD_WEIGHTS", str(tmp_path))
    with caplog.at_level(logging.WARNING, "mansard.bots"):
        weights = found_weights(PARIS, 2)
    assert [reason in record.getMessage() for record in caplog.records] == [True]
    assert "\n" not in caplog.records[0].getMessage()
    monkeypatch.delenv("MANSARD_WEIGHTS")
    assert weights == found_weights(PARIS, 2)


def test_the_weights_of_the_package_are_whole(caplog: pytest.LogCaptureFixture) -> None:
    for slug in mansard.games():
        game = mansard.game(slug)
        for players in game.player_counts:
            found_weights(game, players)
        folder = packaged(game)
        for path in folder.glob("*") if folder else []:
            read_weights(path.read_text(encoding="utf-8"), game, int(path.stem))
    assert caplog.records == []
