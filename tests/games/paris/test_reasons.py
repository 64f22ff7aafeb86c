"""§4 Why a move is refused: the reason is never another one than the true one."""

import random

import pytest

from tests.games.paris.positions import GAME, late, paris


@pytest.mark.rule("paris 4.10")
def test_pairs_of_the_other_kind_are_no_choice_now() -> None:
    table = paris({"unused": [23], "prestige": {"gold": 2}, "resources": {"wood": 2}})
    table.play("use 23")
    assert table.refuses("pair-resources 1 0 0") == "4.10 no-choice-now"
    assert table.refuses("pair-prestige 0 1 0") == "4.10 not-so-many-pairs"


@pytest.mark.rule("paris 4.10")
def test_an_end_token_has_one_use() -> None:
    table = late(end_takes=[[0, "end_f4"], [0, "end_wood"]])
    assert table.refuses("sell-end end_f4") == "4.10 token-other-use"
    assert table.refuses("use-end end_wood") == "4.10 token-other-use"
    assert table.refuses("use-end end_vp3") == "4.10 token-not-held"


@pytest.mark.rule("paris 4.3")
def test_who_can_act_may_not_pass() -> None:
    assert paris().refuses("pass") == "4.3 pass-only-without-action"


@pytest.mark.parametrize(
    ("players", "setup", "placement"), [(2, "basic", "fixed"), (3, "random", "free"), (4, "random", "fixed")]
)
def test_every_refusal_of_a_game_holds_true(players: int, setup: str, placement: str) -> None:
    """The last branch of every `why_not` asserts what it says."""
    chance = random.Random(players)
    state = GAME.start(players, 5, {"setup": setup, "placement": placement})
    number, keys = 0, set()
    while not state.over():
        seat = state.actors()[0]
        legal = state.legal(seat)
        if number % 9 == 0:
            for code in set(range(GAME.action_count)) - set(legal):
                keys.add(GAME.why_not(state, seat, GAME.show(state, code)).key)
        state.apply(seat, chance.choice(legal))
        number += 1
    assert {"not-enough-francs", "own-key-there", "tile-not-unused", "not-now"} <= keys
