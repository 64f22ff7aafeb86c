"""Marks, accuracy, and the review of a finished game."""

import json
from math import exp

import pytest

import mansard
from mansard.analysis import MARKS, Judged, Review, judged, mark_of, review, summary
from mansard.analysis.marks import SOFT, accuracy
from mansard.analysis.review import (
    ANEW,
    LEAST,
    MORE,
    codes,
    compared_at,
    is_judged,
    judged_twice,
    kept_commits,
    moves_of,
    turn_seed,
)
from mansard.analysis.turns import line_guess
from mansard.bots import bot
from mansard.cli.seats import bot_turn
from mansard.kernel.record import Match
from tests.cli.run import played


def turn(lost: float, error: float = 0.0, ahead: float = 0.0, forced: bool = False) -> Judged:
    return Judged(0, [], None, lost, error, 0.0, 0.0, {}, ahead, forced, True)


@pytest.mark.parametrize(
    ("lost", "error", "ahead", "mark"),
    [
        (0.0, 0.0, 0.2, "keystone"),
        (0.0, 0.0, 0.1, "true"),
        (0.04, 0.0, 0.2, "true"),
        (0.07, 0.0, 0.0, "off-plumb"),
        (0.07, 0.03, 0.0, "true"),
        (0.12, 0.0, 0.0, "crack"),
        (0.16, 0.0, 0.0, "collapse"),
        (0.16, 0.02, 0.0, "crack"),
    ],
)
def test_marks_go_by_lost_chance_and_in_doubt_for_the_player(
    lost: float, error: float, ahead: float, mark: str
) -> None:
    assert mark_of(turn(lost, error, ahead)) == mark


def test_accuracy_falls_with_every_loss() -> None:
    assert accuracy([], []) == accuracy([0.0, 0.0], [0.5, 0.5]) == 100.0
    assert accuracy([0.0, 0.5 * SOFT], [0.5, 0.5]) == pytest.approx(50.0 + 50.0 * exp(-1.0))
    assert accuracy([0.3], [0.5]) < accuracy([0.1], [0.5]) < 100.0


def test_a_loss_is_a_part_of_the_chance_there_was() -> None:
    assert accuracy([0.05], [0.25]) == pytest.approx(accuracy([0.1], [0.5]))
    assert accuracy([0.001], [0.002]) > accuracy([0.1], [0.2])


def test_turns_of_a_lost_game_hardly_count() -> None:
    assert accuracy([0.3, 0.0, 0.0, 0.0], [0.6, 0.0, 0.0, 0.0]) == accuracy([0.3], [0.6])
    assert accuracy([0.3, 0.0], [0.5, 0.1]) < accuracy([0.3, 0.0], [0.5, 0.5])


def mixed(slug: str, specs: list[str], seed: int) -> Match:
    """A match between different bots."""
    match = Match(mansard.game(slug), len(specs), seed, {}, specs)
    players = [bot(spec) for spec in specs]
    while not match.state.over():
        seat = match.state.actors()[0]
        match.commit(seat, bot_turn(match.state, seat, players[seat], seed, match.number + 1))
    return match


@pytest.fixture(scope="module", params=mansard.games())
def reviewed(request: pytest.FixtureRequest) -> tuple[Match, Review, list[tuple[int, int]]]:
    match = mixed(request.param, ["greedy", "random"], 4)
    told: list[tuple[int, int]] = []
    found = review(match, tries=0, progress=lambda done, of: told.append((done, of)))
    return match, found, told


def test_who_plays_by_chance_is_less_accurate_and_pays_for_it(
    reviewed: tuple[Match, Review, list[tuple[int, int]]],
) -> None:
    match, found, told = reviewed
    assert found.accuracy[0] > found.accuracy[1] + 5.0
    assert {each.seat for each in found.turns if each.mark in MARKS[2:]} >= {1}
    assert told == [(n, len(found.turns)) for n in range(1, len(found.turns) + 1)]
    assert found.chances[-1] == [1.0 if place == 1 else 0.0 for place in match.state.places()]
    assert len(found.chances) == match.number + 1
    assert all(sum(row) == pytest.approx(1.0) for row in found.chances)
    assert [sum(parts.values()) for parts in found.points] == found.scores == match.state.scores()


def test_every_line_can_be_played_upon_the_guess_that_shows_it(
    reviewed: tuple[Match, Review, list[tuple[int, int]]],
) -> None:
    match, found, _ = reviewed
    for each in found.turns:
        state = line_guess(match.positions[each.number - 1], each.seat, turn_seed(1, each.number))
        for seat, moves in [(each.seat, each.judged.best[0].moves), *each.judged.line]:
            for move in moves:
                mansard.play(state, seat, move)


def test_a_review_is_plain_and_its_sentences_name_what_was_played(
    reviewed: tuple[Match, Review, list[tuple[int, int]]],
) -> None:
    _, found, _ = reviewed
    assert json.loads(json.dumps(found.plain()))["turns"][0]["number"] == found.turns[0].number
    assert found.turning_points == sorted(found.turning_points)
    sentences = summary(found)
    costly = [facts for key, facts in sentences if key == "review-costly"]
    assert [facts["number"] for facts in costly] == found.turning_points
    for facts in costly:
        assert facts["played"] != facts["best"]
        assert int(str(facts["error"])) >= 1
    assert [facts["player"] for key, facts in sentences if key == "review-accuracy"] == [0, 1]


def test_the_same_seed_gives_the_same_review() -> None:
    match = played("paris", 2, 3, spec="random")
    assert review(match, 5, 0).plain() == review(match, 5, 0).plain()


def test_what_was_taken_back_is_not_judged() -> None:
    match = Match(mansard.game("paris"), 2, 9, {})
    player = bot("greedy")
    undone = 0
    while not match.state.over():
        if match.number == 10 and not undone:
            match.rewind(6)
            undone = 1
        seat = match.state.actors()[0]
        match.commit(seat, bot_turn(match.state, seat, player, 9, match.number + 1))
    kept = kept_commits(match)
    assert set(range(1, match.number + 1)) - set(kept) == {7, 8, 9, 10, 11}
    assert all(is_judged(match, number) for number in kept)
    found = review(match, tries=0)
    assert [each.number for each in found.turns] == kept
    assert found.chances[11] == found.chances[6]


def test_what_looks_like_a_crack_is_judged_anew_with_more_tries() -> None:
    match = mixed("red_cathedral", ["random", "greedy"], 3)
    anew = 0
    for number in kept_commits(match)[:16]:
        seat, moves = moves_of(match, number)
        state = match.positions[number - 1]
        played, own = codes(state, seat, moves), turn_seed(1, number)
        first = judged(state, seat, own, LEAST, played, compared_at(LEAST))
        twice = judged_twice(state, seat, own, LEAST, played)
        if mark_of(first) in MARKS[3:]:
            anew += 1
            first = judged(state, seat, own + ANEW, MORE * LEAST, played, compared_at(MORE * LEAST), own)
        assert twice == first
    assert 0 < anew < 16
