"""Copies, saved states, notation and records say the same as the game itself."""

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

import mansard
from mansard import Match, read_record, replay
from tests.conformance.cases import Case, every_case, games_each, plain, positions, walk


@every_case
def test_a_copy_and_its_original_do_not_touch_each_other(case: Case) -> None:
    for step in positions(case, 5, games_each(8)):
        original = step.state
        before = original.digest()
        copy = original.clone()
        assert copy.digest() == before
        copy.playout(step.number + 1)
        assert original.digest() == before
        kept = original.clone()
        original.playout(step.number + 2)
        assert kept.digest() == before


@every_case
def test_a_saved_state_comes_back_without_loss(case: Case) -> None:
    for step in positions(case, 6, games_each(16)):
        text = step.state.to_json()
        back = case.game.from_json(text)
        assert back.to_json() == text
        assert back.actors() == step.state.actors()
        for seat in range(case.players):
            assert back.legal(seat) == step.state.legal(seat)
            assert back.view(seat) == step.state.view(seat)
        back.playout(7)
        step.state.playout(7)
        assert back.digest() == step.state.digest()


@every_case
def test_a_finished_game_comes_back_without_loss(case: Case) -> None:
    state = case.start(9)
    state.playout(9)
    back = case.game.from_json(state.to_json())
    assert back.over()
    assert back.scores() == state.scores()
    assert back.places() == state.places()
    assert back.breakdown() == state.breakdown()


@every_case
def test_every_legal_move_can_be_written_and_read(case: Case) -> None:
    for step in positions(case, 7, games_each(24)):
        for seat in step.state.actors():
            legal = step.state.legal(seat)
            shown = [case.game.show(step.state, action) for action in legal]
            assert len(set(shown)) == len(shown)
            for action, text in list(zip(legal, shown, strict=True))[:: 1 + len(legal) // 12]:
                assert case.game.parse(step.state, text, seat) == action
                assert mansard.why_not(step.state, seat, text) is None
                move = case.game.describe(step.state, action)
                assert plain(move)
                assert text.split()[0] == move["kind"]


@every_case
@settings(max_examples=games_each(4), deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**256 - 1))
def test_a_record_replays_to_the_same_game(case: Case, seed: int) -> None:
    secret = seed.to_bytes(32, "big")
    match = Match(case.game, case.players, secret, case.options)
    chance = random.Random(seed)
    while not match.state.over():
        seat = chance.choice(match.state.actors())
        match.commit(seat, [chance.choice(match.state.legal(seat))])
    text = match.record.to_text()
    again = replay(read_record(text), case.game)
    assert again.record.to_text() == text
    assert again.state.digest() == match.state.digest()


@every_case
def test_the_same_seed_gives_the_same_game_and_another_seed_another(case: Case) -> None:
    assert case.start(11).digest() == case.start(11).digest()
    digests = {case.start(seed).digest() for seed in range(8)}
    assert len(digests) == 8


@every_case
def test_views_and_events_are_plain_values(case: Case) -> None:
    for step in positions(case, 8, games_each(8)):
        for seat in [None, *range(case.players)]:
            view = step.state.view(seat)
            assert plain(view)
            assert json.loads(json.dumps(view)) == view
        events = mansard.play(step.state, step.seat, step.action)
        assert all(plain(event.to_json()) for event in events)
        assert step.state.log is None


@every_case
def test_a_log_changes_nothing(case: Case) -> None:
    silent = [(step.seat, step.action) for step in walk(case, 12)]
    logged = case.start(12)
    for seat, action in silent:
        mansard.play(logged, seat, action)
    quiet = case.start(12)
    for seat, action in silent:
        quiet.apply(seat, action)
    assert logged.digest() == quiet.digest()


@every_case
def test_every_view_has_what_a_generic_client_needs(case: Case) -> None:
    for step in positions(case, 13, games_each(6)):
        for seat in [None, *range(case.players)]:
            view = step.state.view(seat)
            assert view["game"] == case.slug
            assert view["seat"] == seat
            assert view["actors"] == step.state.actors()
            assert isinstance(view["phase"], str)
            assert len(view["seats"]) >= case.players
            for other in view["seats"]:
                assert all(isinstance(source, str) and isinstance(n, int) for source, n in other["standing"])
