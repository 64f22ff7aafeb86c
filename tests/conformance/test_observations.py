"""The numbers that a learner gets: all that its seat may know, and nothing else."""

from typing import Any

from mansard import State
from tests.conformance.cases import Case, every_case, games_each, positions, walk

# Not in the numbers: a counter for take-back, and what follows from the rest of the view.
DERIVED = {"reveals"}


def numbers(state: State, seat: int) -> list[int]:
    return list(state.observe(seat))


def seen(state: State, seat: int) -> dict[str, Any]:
    return {name: value for name, value in state.view(seat).items() if name not in DERIVED}


@every_case
def test_an_observation_tells_nothing_that_the_seat_may_not_know(case: Case) -> None:
    for step in positions(case, 61, games_each(16)):
        for seat in range(case.players):
            before = numbers(step.state, seat)
            for seed in range(3):
                other = step.state.resample(seat, seed)
                assert numbers(other, seat) == before
                assert list(other.mask(seat)) == list(step.state.mask(seat))


@every_case
def test_what_changes_in_a_view_changes_the_observation(case: Case) -> None:
    before: dict[int, tuple[dict[str, Any], list[int]]] = {}
    for step in walk(case, 62):
        if step.number % 997 > games_each(60):
            before = {}
            continue
        for seat in range(case.players):
            now = seen(step.state, seat), numbers(step.state, seat)
            if seat in before and now[0] != before[seat][0]:
                assert now[1] != before[seat][1]
            before[seat] = now


@every_case
def test_an_observation_fits_its_layout(case: Case) -> None:
    parts = case.game.layout(case.players)
    assert len({part.name for part in parts}) == len(parts)
    ended = None
    for step in positions(case, 63, games_each(40)):
        check_ranges(case, step.state)
        ended = step.state
    assert ended is not None
    ended.playout(1)
    check_ranges(case, ended)


def check_ranges(case: Case, state: State) -> None:
    for seat in range(case.players):
        values = numbers(state, seat)
        for part in case.game.layout(case.players):
            here, values = values[: part.size()], values[part.size() :]
            assert len(here) == part.size(), part.name
            assert part.least <= min(here) <= max(here) <= part.most, (part.name, min(here), max(here))
        assert values == []


@every_case
def test_a_mask_marks_the_legal_actions(case: Case) -> None:
    for step in positions(case, 64, games_each(12)):
        for seat in range(case.players):
            marked = [action for action, legal in enumerate(step.state.mask(seat)) if legal]
            assert marked == sorted(step.state.legal(seat))
            assert len(step.state.mask(seat)) == case.game.action_count
