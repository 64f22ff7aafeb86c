"""A wide look follows different plans: of positions that differ in little but places it keeps a few."""

from collections import Counter

import pytest

import mansard
from mansard import State
from mansard.bots.look import ALIKE, Look, candidates
from tests.conformance.cases import Case, every_bot_case, walk


def first_build(seed: int) -> State:
    """Small City, alone, when the first tiles may be built."""
    state = mansard.game("small_city").start(1, seed)
    while not state.legal(0) or not state.game.show(state, state.legal(0)[0]).startswith("build"):
        state.apply(0, state.legal(0)[0])
    return state


@every_bot_case
def test_a_sketch_holds_nothing_that_is_hidden(case: Case) -> None:
    for step in walk(case, 3):
        if step.number % 15 == 0:
            for seat in range(case.players):
                guessed = step.state.resample(seat, step.number)
                assert guessed.sketch(seat) == guessed.resample(seat, 7).sketch(seat)


@pytest.mark.parametrize("seed", range(3))
def test_a_home_is_a_home_wherever_it_lies(seed: int) -> None:
    state = first_build(seed)
    state.apply(0, next(action for action in state.legal(0) if state.game.show(state, action) == "build R1"))
    found = set()
    for cell in state.legal(0):
        after = state.clone()
        after.apply(0, cell)
        found.add(after.sketch(0))
    assert len(state.legal(0)) > 20
    assert len(found) == 1


@pytest.mark.parametrize("seed", range(3))
def test_the_same_plan_in_other_cells_is_compared_a_few_times_only(seed: int) -> None:
    looks = [Look(first_build(seed), 0, 60, alike) for alike in (1000, ALIKE)]
    plans = [Counter(way.state.sketch(0) for way in candidates(look, 24)) for look in looks]
    assert len(plans[1]) > len(plans[0])


def test_positions_are_not_alike_where_a_game_says_nothing_of_it() -> None:
    state = mansard.game("skyrise").start(2, 1)
    assert state.sketch(0) == -1
