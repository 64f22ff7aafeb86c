"""§11 What a position is worth."""

from tests.games.paris.positions import END_TOKENS, keys, late, paris
from tests.games.table import Written

TAKEN = [[k % 2, token] for k, token in enumerate(END_TOKENS)]


def test_at_the_end_the_worth_is_the_score() -> None:
    crowd = keys(chaillot_5=1, chaillot_4=1, chaillot_2=1)
    table = late(
        {"francs": 8, "unused": [27, 22], "keys": crowd, "scored": {"bonus": 12}},
        {"keys": keys(chaillot_3=1)},
        vp_tiles={"chaillot": "vp14"},
        end_takes=TAKEN,
        round=30,
        last_round=29,
        phase="over",
    )
    assert [table.state.worth(seat) for seat in range(2)] == table.state.scores()


def test_an_unused_tile_is_worth_less_than_its_points_but_not_much_less() -> None:
    plain = paris().state.worth(0)
    gain = paris({"unused": [22]}).state.worth(0) - plain
    assert 9.0 < gain < 10.0


def test_francs_lose_their_worth_when_no_turn_is_left_to_spend_them() -> None:
    early = paris({"francs": 9}).state.worth(0) - paris({"francs": 2}).state.worth(0)
    end: Written = {"end_takes": TAKEN, "round": 30, "last_round": 30, "turn": 1}
    final = late({"francs": 9}, **end).state.worth(0) - late({"francs": 2}, **end).state.worth(0)
    assert final < 0.5 < early


def test_a_lead_counts_more_where_a_vp_tile_lies() -> None:
    mine = {"keys": keys(chaillot_5=1, chaillot_4=1, chaillot_2=1)}
    other = {"keys": keys(chaillot_3=1)}
    bare = late(mine, other).state.worth(0)
    assert late(mine, other, vp_tiles={"chaillot": "vp10"}).state.worth(0) > bare + 5.0


def test_a_step_of_a_move_is_not_taken_for_a_loss() -> None:
    table = paris({"francs": 9, "keys": keys(banks=["chaillot"])}, tiles=["chaillot_2"])
    before = table.state.worth(0)
    assert table.play("key chaillot").state.worth(0) == before
    assert table.play("to chaillot_2").state.worth(0) > before - 1.0
