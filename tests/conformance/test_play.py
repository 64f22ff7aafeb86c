"""Whole random games: legal moves, invariants, length, results."""

import pytest

import mansard
from mansard import IllegalMove
from tests.conformance.cases import Case, every_case, games_each, positions, walk


@every_case
def test_every_position_keeps_the_invariants(case: Case) -> None:
    for seed in range(games_each(4)):
        for step in walk(case, seed):
            step.state.check()
        step.state.check()


@every_case
def test_legal_moves_are_distinct_stable_and_never_missing(case: Case) -> None:
    for seed in range(games_each(2)):
        for step in walk(case, seed):
            state = step.state
            actors = state.actors()
            assert len(set(actors)) == len(actors)
            for seat in range(case.players):
                legal = state.legal(seat)
                assert (legal != []) == (seat in actors)
                assert len(set(legal)) == len(legal)
                assert legal == state.legal(seat)
                assert all(0 <= action < case.game.action_count for action in legal)
        assert step.state.over()
        assert step.state.actors() == []
        assert all(step.state.legal(seat) == [] for seat in range(case.players))


@every_case
def test_a_random_word_picks_the_same_move_as_the_list(case: Case) -> None:
    for seed in range(games_each(2)):
        for step in walk(case, seed):
            legal = step.state.legal(step.seat)
            for word in (0, 2**32 - 1, (step.number * 2654435761 + seed) % 2**32):
                assert step.state.random_option(step.seat, word) == legal[word * len(legal) >> 32]


@every_case
def test_breakdowns_sum_to_scores_and_places_are_a_ranking(case: Case) -> None:
    for seed in range(games_each(2)):
        last = None
        for step in walk(case, seed):
            last = step.state
            if step.number % 5 == 0:
                check_result(case, last)
        assert last is not None
        check_result(case, last)


def check_result(case: Case, state: mansard.State) -> None:
    scores = state.scores()
    assert scores == [sum(points for _, points in parts) for parts in state.breakdown()]
    assert len(scores) == case.players
    places = state.places()
    assert len(places) == case.players
    best = min(places)  # 2: nobody has won
    assert best in (1, 2)
    assert places == [best + sum(other < place for other in places) for place in places]


@every_case
def test_an_illegal_move_names_a_rule_and_changes_nothing(case: Case) -> None:
    for step in positions(case, 3, 12):
        state = step.state
        before = state.digest()
        legal = set(state.legal(step.seat))
        codes = range(0, case.game.action_count, 1 + case.game.action_count // 40)
        wrong: list[int | str] = ["no such move", "", -1, 10**9, *(set(codes) - legal)]
        for move in wrong:
            with pytest.raises(IllegalMove) as caught:
                mansard.play(state, step.seat, move)
            assert caught.value.rule
            assert caught.value.legal == [case.game.show(state, action) for action in state.legal(step.seat)]
        assert state.digest() == before


@every_case
def test_a_seat_that_may_not_act_is_told_so(case: Case) -> None:
    for step in positions(case, 4, 8):
        text = case.game.show(step.state, step.action)
        for seat in range(case.players):
            if seat not in step.state.actors():
                with pytest.raises(IllegalMove) as caught:
                    mansard.play(step.state, seat, text)
                assert caught.value.reason.key == "not-your-turn"
                reason = mansard.why_not(step.state, seat, text)
                assert reason is not None
                assert reason.key == "not-your-turn"


@every_case
def test_the_native_playout_ends_the_game(case: Case) -> None:
    for seed in range(1, 1 + games_each(4)):
        state = case.start(seed)
        decisions = state.playout(seed)
        assert state.over()
        assert 0 < decisions <= case.game.max_decisions
        state.check()
