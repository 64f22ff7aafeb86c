"""Turns compared: fair, deterministic, honest about doubt; and how a game may end."""

import json
from dataclasses import asdict

import pytest

import mansard
from mansard.analysis import judged, outlook
from mansard.analysis.guesses import notation
from mansard.analysis.turns import DOUBT, average, error
from mansard.bots import bot
from mansard.bots.bot import decide_turn
from mansard.kernel.game import State
from tests.conformance.cases import Case, every_bot_case, positions


def choices(state: State) -> bool:
    return any(len(state.options(seat)) > 1 for seat in state.actors())


@every_bot_case
def test_an_answer_is_the_same_for_all_states_that_the_seat_cannot_tell_apart(case: Case) -> None:
    for step in positions(case, 5, 2):
        other = step.state.resample(step.seat, 4711)
        played = [step.action]
        first = judged(step.state, step.seat, 3, 12, played, 3)
        assert asdict(first) == asdict(judged(other, step.seat, 3, 12, played, 3))
        assert first.played is not None
        assert len(first.played.moves) == 1
        assert first.lost >= 0.0
        assert json.loads(json.dumps(asdict(first)))["seat"] == step.seat
        assert asdict(outlook(step.state, step.seat, 3, 2)) == asdict(outlook(other, step.seat, 3, 2))


@pytest.mark.parametrize("slug", mansard.games())
def test_the_best_turns_are_whole_legal_and_ranked(slug: str) -> None:
    state = opened(slug, 12)
    seat = state.actors()[0]
    found = judged(state, seat, 1, 60)
    assert found.best[0].chance == max(turn.chance for turn in found.best)
    for turn in found.best:
        after = state.resample(seat, 2)
        for move in turn.moves:
            assert after.game.parse(after, move, seat) in after.legal(seat)
            after.apply(seat, after.game.parse(after, move, seat))
        assert seat not in after.actors() or after.reveals != state.reveals
        assert 0.0 <= turn.chance <= 1.0
        assert turn.chance_error >= DOUBT
        assert turn.sources
    assert found.played is None
    assert (found.lost, found.lost_error) == (0.0, 0.0)
    assert len(found.line) == 3
    assert found.line[0][1]


def opened(slug: str, turns: int) -> State:
    """A game of greedy bots after some turns, at a choice."""
    state = mansard.game(slug).start(players=2, seed=11)
    player = bot("greedy")
    for _ in range(400):
        seat = state.actors()[0]
        if turns <= 0 and len(state.options(seat)) > 1:
            break
        for action in decide_turn(player, state, seat, 1):
            state.apply(seat, action)
        turns -= 1
    assert choices(state)
    return state


def test_a_turn_is_told_by_name_without_moves_that_only_begin_another() -> None:
    game = mansard.game("skyrise")
    state = game.start(players=2, seed=11)
    while game.describe(state, state.legal(state.actors()[0])[0])["kind"] != "at":
        mansard.play(state, state.actors()[0], state.legal(state.actors()[0])[0])
    bid = next(way for way in judged(state, state.actors()[0], 5, 24).best if way.moves[0].startswith("at "))
    assert [move["kind"] for move in bid.told] == [text.split()[0] for text in bid.moves if text[:3] != "at "]
    assert bid.told[0]["district"] == bid.moves[0].split()[1]


def test_the_best_turn_found_loses_nothing_and_a_poor_one_loses() -> None:
    state = opened("paris", 40)
    seat = state.actors()[0]
    best = judged(state, seat, 1, 120).best[0].moves
    codes: list[int] = []
    after = state.clone()
    for move in best:
        codes.append(after.game.parse(after, move, seat))
        after.apply(seat, codes[-1])
    again = judged(state, seat, 1, 120, codes)
    assert again.lost == 0.0
    assert again.played == again.best[0]
    others = [judged(state, seat, 1, 120, [action]) for action in state.legal(seat)]
    assert max(other.lost for other in others) > 0.0
    assert all(other.lost_error >= DOUBT for other in others if other.lost > 0.0)


def test_a_turn_that_ends_as_a_found_one_is_the_found_one() -> None:
    state = opened("small_city", 6)
    seat = state.actors()[0]
    count = len(judged(state, seat, 1, 30).best)
    first = judged(state, seat, 1, 30).best[-1].moves
    codes: list[int] = []
    after = state.clone()
    for move in first:
        codes.append(after.game.parse(after, move, seat))
        after.apply(seat, codes[-1])
    assert len(judged(state, seat, 1, 30, codes).best) <= count + 1
    assert notation(state.clone(), seat, codes) == first


def test_a_forced_move_is_judged_as_forced() -> None:
    state = mansard.game("skyrise").start(players=2, seed=3)
    player = bot("random")
    for number in range(4000):
        if state.over():
            pytest.fail("no forced turn came")
        seat = state.actors()[0]
        if len(state.options(seat)) == 1:
            found = judged(state, seat, 1, 20, state.legal(seat))
            if found.forced:
                assert found.lost == 0.0
                return
        state.apply(seat, decide_turn(player, state, seat, number)[0])


def test_chances_of_an_outlook_add_up_and_carry_their_error() -> None:
    state = opened("red_cathedral", 10)
    found = outlook(state, 0, 1, 8)
    assert sum(found.chances) == pytest.approx(1.0)
    assert all(0.0 < each < 0.5 for each in found.chance_errors)
    assert [sum(parts.values()) for parts in found.now] == state.resample(0, 1).scores()
    for seat in range(2):
        assert sum(found.then[seat].values()) == pytest.approx(found.points[seat])


def test_an_error_keeps_its_doubt_however_many_numbers() -> None:
    assert error([1.0, 1.0, 1.0], 0.5) == 0.5
    assert error([]) == 0.0
    assert error([0.0, 2.0]) == 1.0
    assert average([]) == 0.0
