"""A budget for a whole turn: where games advise no plan, a search decides one thing after the other."""

import pytest

import mansard
from mansard.bots import bot, decide_turn


@pytest.mark.parametrize("seed", range(4))
def test_a_search_for_the_turn_decides_all_up_to_a_reveal(seed: int) -> None:
    state = mansard.game("skyrise").start(3, seed)
    player = bot("search:8:per=turn")
    lengths = []
    for _ in range(12):
        seat, reveals = state.actor(), state.reveals
        moves = decide_turn(player, state, seat, seed)
        for move in moves:
            assert state.reveals == reveals, "a reveal is thought of anew"
            assert move in state.legal(seat)
            state.apply(seat, move)
        lengths.append(len(moves))
        assert len(moves) == 1 or state.reveals != reveals or seat not in state.actors()
    assert max(lengths) > 1
