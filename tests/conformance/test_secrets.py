"""What a seat may not know never reaches it, and nothing comes to light without the barrier rising."""

import json
from typing import Any

from mansard import visible
from mansard.kernel.events import Log
from mansard.kernel.turns import draft, reveals
from tests.conformance.cases import Case, every_case, games_each, positions


@every_case
def test_a_resampled_state_looks_the_same_to_its_seat(case: Case) -> None:
    for step in positions(case, 21, games_each(24)):
        for seat in [None, *range(case.players)]:
            view = step.state.view(seat)
            for seed in (1, 2):
                other = step.state.resample(seat, seed)
                other.check()
                assert other.view(seat) == view
                assert other.actors() == step.state.actors()
                assert other.reveals == step.state.reveals
                if seat is not None:
                    assert other.legal(seat) == step.state.legal(seat)


@every_case
def test_a_resampled_state_can_be_played_to_the_end(case: Case) -> None:
    for step in positions(case, 22, games_each(8)):
        for seat in range(case.players):
            other = step.state.resample(seat, step.number)
            other.playout(step.number + 1)
            assert other.over()
            other.check()


@every_case
def test_resampling_draws_new_chance(case: Case) -> None:
    state = case.start(23)
    drawn = {state.resample(0, seed).rng for seed in range(20)}
    assert len(drawn) == 20
    assert state.rng not in drawn


@every_case
def test_resampling_again_stays_with_what_the_seat_knows(case: Case) -> None:
    for step in positions(case, 24, games_each(6)):
        once = step.state.resample(step.seat, 5)
        twice = once.resample(step.seat, 6)
        assert twice.view(step.seat) == step.state.view(step.seat)


@every_case
def test_a_step_that_reveals_nothing_looks_the_same_in_every_world(case: Case) -> None:
    """The barrier for take-back is sound: without a reveal the view after follows from the view before."""
    for step in positions(case, 25, games_each(40)):
        after = step.state.clone()
        seen = act(after, step.seat, step.action)
        for seed in range(3):
            other = step.state.resample(step.seat, seed)
            before = other.reveals
            told = act(other, step.seat, step.action)
            assert other.reveals - before == after.reveals - step.state.reveals, "the barrier leaks"
            if after.reveals == step.state.reveals:
                assert other.view(step.seat) == after.view(step.seat)
                assert told == seen


def act(state: Any, seat: int, action: int) -> list[list[object]]:
    """Carry out an action; the events that the seat sees."""
    log = Log()
    state.log = log
    state.apply(seat, action)
    state.log = None
    return [event.to_json() for event in visible(log.events, seat)]


@every_case
def test_a_draft_never_carries_out_what_reveals(case: Case) -> None:
    for step in positions(case, 26, games_each(24)):
        text = case.game.show(step.state, step.action)
        before = step.state.digest()
        composed = draft(step.state, step.seat, [text])
        assert step.state.digest() == before
        assert composed.state.reveals == step.state.reveals
        if reveals(step.state, step.seat, step.action):
            assert composed.held == text
            assert composed.state.digest() == before
        else:
            assert composed.moves == [text]


@every_case
def test_no_view_shows_the_generator(case: Case) -> None:
    for step in positions(case, 27, games_each(6)):
        for seat in [None, *range(case.players)]:
            text = json.dumps(step.state.view(seat))
            assert "rng" not in text
            assert str(step.state.rng) not in text


@every_case
def test_what_others_submit_in_secret_does_not_show(case: Case) -> None:
    """In a simultaneous phase a spectator learns from a submission only that there is one."""
    for step in positions(case, 28, games_each(40)):
        if len(step.state.actors()) < 2:
            continue
        results = set()
        for action in step.state.legal(step.seat)[:6]:
            after = step.state.clone()
            after.apply(step.seat, action)
            if after.reveals == step.state.reveals and step.seat not in after.actors():
                results.add(json.dumps(after.view(None), sort_keys=True))
        assert len(results) <= 1
