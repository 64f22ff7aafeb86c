"""§7, §12 What the table tells: facts of views and offers, so that no client has to know a rule."""

from typing import Any

import pytest

import mansard
from mansard.cli.wording import Wording
from mansard.games.red_cathedral import GAME
from mansard.kernel.game import State
from mansard.server.offers import offers
from mansard.words import Words
from tests.games.red_cathedral.positions import Position, completed, dice, market, owned, position

DEAR_STEPS = "[turn]\nextra_step_cost = 2\n"


def visits(table: Position, die: str) -> dict[int, dict[str, Any]]:
    """What the offers tell of a die's moves, by extra steps."""
    state = table.state
    groups = {group["kind"]: group["moves"] for group in offers(state, 0, state.view(0), previews=False)}
    told = {(move["move"]["die"], move["move"]["extra"]): move["facts"] for move in groups["market"]}
    return {extra: facts for (moved, extra), facts in told.items() if moved == die}


@pytest.mark.rule("red_cathedral 4.3")
@pytest.mark.rule("red_cathedral 4.8")
def test_a_visit_tells_its_price_and_its_goods_as_far_as_there_is_room() -> None:
    seat = {"rubles": 2, "storage": {"wood": 3}}
    table = position(seats=[seat], dice=dice(white=(6, 3), red=(1, 1), blue=(1, 2)))
    found = visits(table, "white")
    assert found[0] == {
        "sector": 1,
        "steps": 3,
        "price": 0,
        "resource": "brick",
        "dice": 3,
        "each": 2,
        "goods": 6,
        "fits": 3,
    }
    assert [(facts["sector"], facts["price"], facts["fits"]) for facts in found.values()] == [
        (1, 0, 3),
        (2, 1, 2),
        (3, 2, 2),
    ]


@pytest.mark.rule("red_cathedral 4.2.1")
def test_an_exchange_tells_its_rubles() -> None:
    table = position(seats=[{"position": 9}])
    state = table.state
    action = state.game.parse(state, "exchange")
    assert state.game.facts(state, action) == {"rubles": 2}


def dear_game() -> tuple[State, dict[str, int]]:
    """A turn by an owner's file with dear steps, and the moves of the white die by their notation."""
    game = mansard.game("red_cathedral", DEAR_STEPS, "mine.toml")
    text = '{"players": 2, "seats": [{"rubles": 5}, {}], "dice": {"white": [0, 3]}}'
    state = game.from_json(text)
    shown = {game.show(state, action): action for action in state.legal(0)}
    return state, {move: action for move, action in shown.items() if move.startswith("market white")}


@pytest.mark.rule("red_cathedral 4.3")
def test_an_owners_price_of_a_step_is_seen_in_rules_terminal_offers_and_draft() -> None:
    state, white = dear_game()
    assert list(white) == ["market white 0", "market white 1", "market white 2"]
    told = {move: state.game.facts(state, action)["price"] for move, action in white.items()}
    assert told == {"market white 0": 0, "market white 1": 2, "market white 2": 4}
    words = Wording("red_cathedral", ["Anna", "Boris"])
    assert "for 4 rubles" in words.move(state, white["market white 2"])
    groups = offers(state, 0, state.view(0), previews=True)
    offered = {move["text"]: move["facts"] for group in groups for move in group["moves"] if "facts" in move}
    assert offered["market white 2"]["price"] == 4
    before = state.view(0)["seats"][0]["rubles"]
    mansard.play(state, 0, "market white 2")
    assert state.view(0)["seats"][0]["rubles"] == before - 4
    reason = mansard.why_not(dear_game()[0], 0, "market white 3")
    assert reason is not None
    assert (reason.key, reason.args) == ("not-enough-rubles", {"cost": 6, "rubles": 5})


@pytest.mark.rule("red_cathedral 4.5")
def test_sockets_tell_what_lies_in_a_section_and_what_must() -> None:
    sections = {
        "A1": {"owner": 0, "card": "b01", "delivered": {"wood": 1}},
        **completed(1, "B1", card="b02"),
        "C1": {"card": "b03"},
    }
    table = position(sections=sections)
    assert table.section("A1")["sockets"] == {"wood": [1, 2], "brick": [0, 1]}
    assert all(there == cost for there, cost in table.section("B1")["sockets"].values())
    assert all(there == 0 for there, _ in table.section("C1")["sockets"].values())


@pytest.mark.rule("red_cathedral 6.2.2")
def test_any_material_fills_a_socket_of_the_rival() -> None:
    sections = {"A1": {"owner": 1, "card": "b01", "delivered": {"gold": 1, "green": 1}}}
    table = position(1, sections=sections)
    assert table.section("A1")["sockets"] == {"wood": [2, 2], "brick": [0, 1]}


@pytest.mark.rule("red_cathedral 4.3")
def test_claimable_sections_are_told() -> None:
    table = position(sections=owned(0, "A1"))
    assert table.view["claimable"] == ["A2", "B1", "C1", "D1"]


@pytest.mark.rule("red_cathedral 2.2")
def test_the_track_tells_space_lap_and_next_symbol() -> None:
    player = position(seats=[{"position": 85}]).player()
    assert (player["space"], player["lap_prestige"], player["prestige"]) == (5, 40, 41)
    assert player["next_symbol"] == 89


@pytest.mark.rule("red_cathedral 4.4")
def test_open_slots_tell_what_a_face_up_token_may_cost() -> None:
    assert position().player()["open_costs"] == [2, 3]
    own_taken = {"slots": {"s_red": ["wt08", "up"]}}
    assert position(seats=[own_taken], sections=owned(0, "A1")).player()["open_costs"] == [2]


def end_wastes(table: Position) -> list[str]:
    """What the offer to end the turn says is left behind."""
    state = table.state
    found: list[str] = GAME.facts(state, GAME.parse(state, "end"))["waste"]
    return found


@pytest.mark.rule("red_cathedral 4.8")
def test_the_end_of_a_market_turn_tells_what_it_leaves_behind() -> None:
    seat = {"slots": {"s_red": ["wt08", "up"]}}
    table = market(guild="gc_te_1", seat=seat, sections=owned(0, "A1"))
    assert end_wastes(table) == ["goods", "workshop", "influence"]
    table.play("take 1")
    assert end_wastes(table) == ["workshop", "influence"]


@pytest.mark.rule("red_cathedral 4.8")
def test_what_has_no_room_is_not_left_behind() -> None:
    seat = {"slots": {"s_red": ["wt08", "up"]}, "storage": {"wood": 7}}
    assert end_wastes(market(guild="gc_cr_1", seat=seat, sections=owned(0, "A1"))) == []


@pytest.mark.rule("red_cathedral 4.8")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Take 1 brick"), ("ru", "Взять 1 кирпич"), ("pl", "Weź 1 cegłę")],
)
def test_an_option_names_what_it_gives(language: str, words: str) -> None:
    state = market(tile="brick").state
    action = GAME.parse(state, "take 1")
    told = {**GAME.describe(state, action), **GAME.facts(state, action)}
    assert Words(language, "red_cathedral", ["Anna", "Boris"]).move(told) == words
