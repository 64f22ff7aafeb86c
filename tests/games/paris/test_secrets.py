"""§7 Who sees what, and what is re-drawn."""

import pytest

from tests.games.paris.positions import END_TOKENS, GAME, late, paris
from tests.games.table import Table

RICH = {"francs": 14, "resources": {"wood": 2}, "prestige": {"gold": 1}, "unused": [7, 27], "used": [1]}


def held(table: Table, seat: int) -> list[str]:
    """The end tokens of a player, as that player sees them."""
    tokens: list[str] = table.mine(seat)["end_tokens"]
    return tokens


@pytest.mark.rule("paris 7.1")
def test_a_closed_screen_hides_francs_tokens_and_unused_tiles() -> None:
    table = paris(RICH)
    other = table.state.view(1)["seats"][0]
    assert [other[name] for name in ("francs", "resources", "prestige", "unused")] == [None] * 4
    assert other["unused_count"] == 2
    assert other["used"] == [1]
    mine = table.mine()
    assert (mine["francs"], mine["unused"]) == (14, [7, 27])
    assert table.state.view(None)["seats"][0]["francs"] is None


@pytest.mark.rule("paris 7.1")
def test_the_standing_hides_what_the_screen_hides() -> None:
    table = paris(RICH)
    assert dict(table.mine()["standing"])["treasury"] == 14
    assert dict(table.state.view(1)["seats"][0]["standing"])["treasury"] == 0


@pytest.mark.rule("paris 7.1")
def test_open_screens_show_everything_but_end_tokens() -> None:
    table = late(RICH, screens="open", end_takes=[[0, "end_gold"]])
    other = table.state.view(1)["seats"][0]
    assert (other["francs"], other["unused"]) == (14, [7, 27])
    assert dict(other["standing"])["treasury"] == 14
    assert other["end_tokens"] is None
    assert other["end_token_count"] == 1


@pytest.mark.rule("paris 7.1")
def test_the_screens_are_lifted_when_the_game_is_over() -> None:
    takes = [[k % 2, token] for k, token in enumerate(END_TOKENS)]
    table = late(RICH, end_takes=takes, round=30, last_round=29, phase="over")
    assert table.state.view(1)["seats"][0]["francs"] == 14
    assert table.state.view(1)["seats"][0]["end_tokens"] == [name for seat, name in takes if seat == 0]


@pytest.mark.rule("paris 7.1")
def test_only_the_taker_sees_the_pile() -> None:
    table = late(end_takes=[[1, "end_vp5"]]).play("end-take")
    assert table.state.view(0)["end_tokens"]["pile"] == [t for t in END_TOKENS if t != "end_vp5"]
    assert table.state.view(1)["end_tokens"]["pile"] is None
    assert table.state.view(None)["end_tokens"]["pile"] is None
    table.play("keep end_f6")
    assert table.state.view(0)["end_tokens"]["pile"] is None
    assert "end_f6" not in table.state.view(0)["end_tokens"]["last_seen"]
    assert len(table.state.view(0)["end_tokens"]["last_seen"]) == 10


@pytest.mark.rule("paris 7.1")
def test_what_is_in_the_stacks_is_in_no_view() -> None:
    view = GAME.start(2, 3).view(0)
    assert view["tiles"] == {}
    assert [sorted(stack) for stack in view["stacks"]] == [["back", "height"]] * 3


@pytest.mark.rule("paris 7.2")
def test_the_next_tile_is_any_unseen_one_of_the_visible_district() -> None:
    state = paris(phase="draw", stacks=[{"height": 11, "back": "chaillot"}] * 3).state
    drawn = set()
    for seed in range(80):
        other = state.resample(0, seed)
        other.apply(0, 0)
        drawn |= set(other.view(None)["tiles"])
    assert drawn == {f"chaillot_{value}" for value in (1, 2, 3, 4, 5, 8)}


@pytest.mark.rule("paris 7.2")
def test_the_new_back_follows_what_the_other_stacks_leave() -> None:
    tiles = [f"{d}_{v}" for d in ("montmartre", "la_villette", "belleville") for v in (1, 2, 3, 4, 5, 8)]
    tiles += [f"{d}_{v}" for d in ("saint_germain", "batignolles") for v in (1, 2, 3, 4, 5)]
    stacks = [
        {"height": 2, "back": "chaillot"},
        {"height": 2, "back": "saint_germain"},
        {"height": 1, "back": "chaillot"},
    ]
    state = paris(phase="draw", tiles=tiles, stacks=stacks).state
    backs = set()
    for seed in range(80):
        other = state.resample(1, seed)
        other.apply(0, 0)
        backs.add(other.view(None)["stacks"][0]["back"])
    assert backs == {"chaillot", "batignolles"}


@pytest.mark.rule("paris 7.2")
def test_tokens_taken_between_two_own_looks_stay_among_those_who_took_then() -> None:
    takes = [[1, "end_vp3"], [2, "end_vp4"], [0, "end_vp5"], [1, "end_f4"], [2, "end_f5"], [0, "end_f6"]]
    table = late(players=3, end_takes=takes)
    seen = set()
    for seed in range(60):
        other = Table(table.state.resample(0, seed))
        assert held(other, 0) == ["end_vp5", "end_f6"]
        first, second = held(other, 1)
        assert (first in ("end_vp3", "end_vp4"), second in ("end_f4", "end_f5")) == (True, True)
        seen.add((first, second))
    assert len(seen) == 4


@pytest.mark.rule("paris 7.2")
def test_tokens_taken_after_the_last_own_look_may_be_any_of_the_pile() -> None:
    table = late(end_takes=[[1, "end_vp3"], [0, "end_vp4"], [1, "end_vp5"]], end_spent=["end_vp3"])
    drawn = {held(Table(table.state.resample(0, seed)), 1)[0] for seed in range(200)}
    assert drawn == set(END_TOKENS) - {"end_vp3", "end_vp4"}
    never_looked = {held(Table(table.state.resample(None, seed)), 0)[0] for seed in range(200)}
    assert never_looked == set(END_TOKENS) - {"end_vp3"}


@pytest.mark.rule("paris 7.2")
def test_a_player_who_looks_at_the_pile_knows_it() -> None:
    table = late(turn=1, end_takes=[[0, "end_vp3"], [0, "end_f4"]]).play("end-take")
    for seed in range(20):
        other = Table(table.state.resample(1, seed))
        assert other.offers == table.offers
        assert sorted(held(other, 0)) == ["end_f4", "end_vp3"]


@pytest.mark.rule("paris 7.2", "paris 7.1")
def test_what_public_events_tell_stays_when_a_state_is_re_drawn() -> None:
    table = paris(RICH)
    other = table.state.resample(1, 5)
    assert other.view(0)["seats"][0]["francs"] == 14
    assert other.view(0)["seats"][0]["unused"] == [7, 27]


@pytest.mark.rule("paris 7.2")
def test_who_is_about_to_pay_by_an_end_token_keeps_it() -> None:
    player = {"francs": 8, "keys": {"banks": ["chaillot"]}}
    out = ["belleville_8", "montmartre_8", "batignolles_8"]
    spaces = {f"chaillot_{value}": 1 for value in (1, 2, 3, 4, 5)}
    table = late(player, {"keys": {"on": spaces}}, removed=out, end_takes=[[0, "end_wood"]]).play(
        "key chaillot"
    )
    for seed in range(20):
        assert Table(table.state.resample(1, seed)).offers == ["to chaillot_8"]
