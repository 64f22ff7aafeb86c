"""§4.8, §4.9, §4.11, §4.12 End tokens, the end of a turn, taking back."""

import pytest

from mansard import Match, visible
from mansard.kernel.turns import draft
from tests.games.paris.positions import END_TOKENS, GAME, SPACES, keys, late, paris
from tests.games.table import Table

ELEVEN = [[k % 2, token] for k, token in enumerate(END_TOKENS[:11])]


@pytest.mark.rule("paris 4.8")
def test_the_taker_looks_at_the_whole_pile_and_takes_one() -> None:
    table = late(end_takes=[[1, "end_vp5"]]).play("end-take")
    assert table.offers == [f"keep {token}" for token in END_TOKENS if token != "end_vp5"]
    assert table.refuses("keep end_vp5") == "4.8 token-not-in-pile"
    table.play("keep end_f6")
    assert table.mine()["end_tokens"] == ["end_f6"]
    assert table.phase == "post"
    assert table.offers == ["end-turn", "use-end end_f6"]
    assert paris().refuses("keep end_f6") == "4.8 not-looking-at-pile"


@pytest.mark.rule("paris 4.8")
def test_others_learn_that_a_token_was_taken_but_not_which() -> None:
    table = late().play("end-take", "keep end_gold")
    told = [event.name for event in visible(table.events, 1)]
    assert told == ["end-look", "end-taken"]
    assert [event.name for event in visible(table.events, 0)] == [
        "end-look",
        "end-seen",
        "end-taken",
        "end-kept",
    ]
    other = table.state.view(1)["seats"][0]
    assert other["end_tokens"] is None
    assert other["end_token_count"] == 1


@pytest.mark.rule("paris R6", "paris 4.8")
def test_the_turn_that_draws_the_last_tile_may_already_take_an_end_token() -> None:
    tiles = [s for s in SPACES if s not in ("chaillot_1", "chaillot_2", "chaillot_3", "chaillot_4")]
    stacks = [{"height": 1, "back": "chaillot"}, {"height": 0}, {"height": 0}]
    table = paris(phase="draw", tiles=tiles, stacks=stacks).play("draw 1")
    assert table.allows("end-take")


@pytest.mark.rule("paris 4.8", "paris 5.0")
def test_the_last_token_brings_one_more_full_round() -> None:
    table = late(end_takes=ELEVEN, round=20).play("end-take", "keep end_gold_star")
    assert table.state.view(None)["last_round"] == 21
    assert table.has_event("final-round", 21)
    table.play("end-turn", "place arc", "end-turn")
    assert table.state.view(None)["round"] == 21
    table.play("place arc", "end-turn", "place chaillot")
    assert not table.state.over()
    table.play("end-turn")
    assert table.state.over()


@pytest.mark.rule("paris R32", "paris 5.0")
def test_in_the_final_round_there_is_no_end_token_left() -> None:
    takes = [[k % 2, token] for k, token in enumerate(END_TOKENS)]
    table = late(end_takes=takes, round=21, last_round=21)
    assert table.refuses("end-take") == "4.3 end-pile-empty"
    assert table.allows("place chaillot")


@pytest.mark.rule("paris 4.9")
def test_the_next_seat_follows_and_a_round_ends_with_the_last_of_the_order() -> None:
    table = late(players=3, turn=2, first=1)
    table.play("place arc", "end-turn")
    assert table.seat == 0
    assert table.state.view(None)["round"] == 1
    table.play("place arc", "end-turn")
    assert table.seat == 1
    assert table.state.view(None)["round"] == 2


@pytest.mark.rule("paris 4.9")
def test_after_the_main_action_free_actions_are_still_open() -> None:
    table = paris({"resources": {"wood": 1}}).play("place arc")
    assert table.offers == ["end-turn", "sell wood"]
    table.play("sell wood", "end-turn")
    assert table.seat == 1


@pytest.mark.rule("paris 4.11")
def test_a_turn_after_the_draw_can_be_composed_and_dropped() -> None:
    table = paris({"francs": 2, "keys": keys(banks=["chaillot"])}, tiles=["chaillot_2"])
    composed = draft(table.state, 0, ["key chaillot to chaillot_2", "take 7", "use 7", "end-turn"])
    assert composed.held is None
    assert composed.state.view(0)["seats"][0]["points"] == 4
    assert table.mine()["points"] == 0
    assert table.mine()["keys"]["banks"] == ["chaillot"]


@pytest.mark.rule("paris 4.11", "paris 4.1")
def test_a_draw_and_a_look_at_the_pile_are_barriers() -> None:
    assert draft(paris(phase="draw").state, 0, ["draw 1"]).held == "draw 1"
    assert draft(late().state, 0, ["end-take"]).held == "end-take"
    table = late().play("end-take")
    assert draft(table.state, 0, ["keep end_f4", "use-end end_f4", "end-turn"]).held is None


@pytest.mark.rule("paris 4.11")
def test_a_committed_turn_is_in_the_record() -> None:
    match = Match(GAME, 2, 5)
    seat = match.state.actors()[0]
    match.commit(seat, ["draw 1"])
    match.commit(seat, ["place belleville", "end-turn"])
    assert match.state.actors() == [1 - seat]
    assert [line.text for line in match.record.lines] == ["draw 1", "place belleville", "end-turn"]


@pytest.mark.rule("paris 4.12")
def test_there_is_always_an_option() -> None:
    for seed in range(4):
        state = GAME.start(3, seed, {"setup": "random", "placement": "free"})
        while not state.over():
            seat = state.actors()[0]
            legal = state.legal(seat)
            assert legal
            state.apply(seat, legal[(seed * 7 + state.reveals) % len(legal)])


def end_wastes(table: Table) -> list[str]:
    """What the offer to end the turn says is left behind."""
    found: list[str] = GAME.facts(table.state, GAME.parse(table.state, "end-turn"))["waste"]
    return found


@pytest.mark.rule("paris 4.10", "paris 5.5")
def test_the_last_turn_of_the_game_tells_what_it_leaves_behind() -> None:
    mine = {"resources": {"marble": 1}}
    takes = [
        [0, "end_vp5"],
        [0, "end_wood"],
        *[[1, one] for one in END_TOKENS if one not in ("end_vp5", "end_wood")],
    ]
    table = late(mine, end_takes=takes, round=21, last_round=21, phase="post")
    assert end_wastes(table) == ["points", "francs"]
    table.play("use-end end_vp5")
    assert end_wastes(table) == ["francs"]


@pytest.mark.rule("paris 4.10")
def test_pairs_that_a_tile_would_still_score_are_left_behind() -> None:
    mine = {"unused": [24], "resources": {"wood": 2}}
    takes = [[1, token] for token in END_TOKENS]
    table = late(mine, end_takes=takes, round=21, last_round=21, phase="post")
    assert end_wastes(table) == ["points", "francs"]


@pytest.mark.rule("paris 5.0")
def test_a_last_turn_with_nothing_in_hand_leaves_nothing_behind() -> None:
    takes = [[1, token] for token in END_TOKENS]
    assert end_wastes(late(end_takes=takes, round=21, last_round=21, phase="post")) == []


@pytest.mark.rule("paris 4.10")
def test_an_earlier_turn_leaves_nothing_behind() -> None:
    assert end_wastes(paris({"resources": {"marble": 1}}, phase="post")) == []
