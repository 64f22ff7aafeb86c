"""Why a move is refused: every reason that is given is true."""

import json
from typing import Any

import pytest

import mansard
from mansard.games.red_cathedral import GAME
from mansard.games.red_cathedral.moves import ACTION_COUNT, BOOK
from mansard.kernel.game import State
from tests.games.red_cathedral.positions import completed, dice, market, owned, position
from tests.games.table import Table

SCARCE = """
[materials.supply]
wood = 4
brick = 20
stone = 20
gold = 1
green = 1
purple = 10
"""


def asked(state: State, move: str) -> tuple[str, dict[str, Any]]:
    """The reason for a move with its arguments."""
    reason = Table(state).why_not(move)
    assert reason is not None
    return reason.key, reason.args


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_move_that_is_not_legal_has_a_reason_that_holds(players: int) -> None:
    moves = [" ".join(str(value) for value in BOOK.describe(code).values()) for code in range(ACTION_COUNT)]
    state = GAME.start(players, 5, {"boards": "advanced" if players == 2 else "basic"})
    seen: set[str] = set()
    for step in range(600):
        if state.over():
            break
        seat = state.actors()[0]
        phase = str(state.view(None)["phase"])
        if phase not in seen or step % 200 == 0:
            seen.add(phase)
            legal = state.legal(seat)
            for code in range(ACTION_COUNT):
                reason = GAME.why_not(state, seat, moves[code]) if code not in legal else None
                assert (reason is None) == (code in legal)
        state.apply(seat, state.random_option(seat, state.rand(2**16) << 16))
    assert {"main", "deals", "end_turn"} <= seen


@pytest.mark.rule("red_cathedral 4.2.1")
@pytest.mark.rule("red_cathedral 2.2")
def test_on_the_first_symbol_nothing_lies_behind_the_marker_though_there_is_prestige() -> None:
    table = position(seats=[{"position": 5}])
    assert table.player()["prestige"] == 1
    assert asked(table.state, "exchange") == ("no-symbol-behind", {})
    assert asked(table.state, "reroll 2") == ("no-symbol-behind", {})
    assert position(seats=[{"position": 6}]).allows("exchange")


@pytest.mark.rule("red_cathedral 4.3")
def test_an_owners_limit_of_extra_steps_is_the_reason_beyond_it() -> None:
    game = mansard.game("red_cathedral", "[turn]\nextra_steps_max = 2\n", "mine.toml")
    state = game.from_json('{"players": 2, "seats": [{"rubles": 9}, {}]}')
    assert asked(state, "market white 3") == ("too-many-extra-steps", {"most": 2})


@pytest.mark.rule("red_cathedral 4.3")
def test_a_full_sector_is_the_reason_only_if_the_die_may_go_so_far() -> None:
    where = dice(red=(5, 1), blue=(6, 1), green=(6, 1), yellow=(6, 1))
    table = position(seats=[{"rubles": 0}], dice=where)
    assert asked(table.state, "market white 0") == ("sector-is-full", {"die": "white", "sector": 6})
    assert asked(table.state, "market white 1") == ("not-enough-rubles", {"cost": 1, "rubles": 0})
    assert asked(table.state, "market blue 1") == ("extra-steps-only-own-or-white", {"die": "blue"})


@pytest.mark.rule("red_cathedral 2.4")
@pytest.mark.rule("red_cathedral R22")
def test_an_exchange_names_the_material_that_the_supply_lacks_once_the_given_is_back() -> None:
    game = mansard.game("red_cathedral", SCARCE, "mine.toml")
    seats = [{"storage": {"wood": 4}}, {"storage": {"gold": 1}}]
    given = {"guilds": ["gc_me_2", "gc_cr_1", "gc_te_1", "gc_cl_1"], "phase": "deals", "moved": "red"}
    text = json.dumps({"players": 2, "seats": seats, "dice": dice(red=(0, 3)), **given})
    state = game.from_json(text)
    assert asked(state, "me_four_to_two wood wood gold") == ("supply-is-empty", {"material": "gold"})
    assert asked(state, "me_four_to_two wood gold green") == ("supply-is-empty", {"material": "gold"})
    assert asked(state, "me_four_to_two wood green green") == ("supply-is-empty", {"material": "green"})
    assert asked(state, "me_four_to_two wood green brick") == ("name-materials-in-order", {})
    assert asked(state, "me_four_to_two brick wood wood")[0] == "not-enough-to-give"


@pytest.mark.rule("red_cathedral 4.5")
def test_an_ornament_names_what_is_lacking() -> None:
    seat = {"storage": {"wood": 2, "green": 1}}
    table = position(seats=[seat], sections={**completed(1, "A1", "A2"), **owned(0, "B1")})
    table.play("build")
    assert asked(table.state, "ornament A1 green-purple") == (
        "material-not-in-storage",
        {"material": "purple"},
    )
    assert asked(table.state, "ornament A1 two-green") == ("material-not-in-storage", {"material": "green"})
    assert asked(table.state, "ornament A2 none") == ("material-not-in-storage", {"material": "stone"})
    assert asked(table.state, "ornament B1 none") == ("section-not-completed", {"section": "B1"})
    assert asked(table.state, "stop") == ("deliver-something-first", {})


@pytest.mark.rule("red_cathedral 4.4")
def test_a_slot_is_refused_for_what_closes_it_or_for_its_cost() -> None:
    seat = {"board": "advanced", "rubles": 2, "slots": {"s_red": ["wt08", "up"]}}
    table = position(seats=[seat], sections=owned(0, "A1"))
    table.play("claim B1", "banner storage")
    assert asked(table.state, "slot s_red down") == ("slot-has-a-token", {"slot": "s_red"})
    assert asked(table.state, "slot s_white1 down") == ("slot-has-a-banner", {"slot": "s_white1"})
    assert asked(table.state, "slot s_blue up") == ("not-enough-rubles", {"cost": 3, "rubles": 2})


@pytest.mark.rule("red_cathedral 2.4")
def test_a_guild_action_is_refused_for_its_own_reason() -> None:
    clergy = market("gc_cl_3", seat={"rubles": 2})
    assert asked(clergy.state, "cl_all_types") == ("not-all-types-completed", {})
    assert asked(clergy.state, "cl_buy_prestige") == ("not-enough-rubles", {"cost": 3, "rubles": 2})
    three = market("gc_cl_2", seat={"storage": {"wood": 1, "brick": 1}})
    assert asked(three.state, "cl_offer_three wood brick gold")[0] == "three-different-materials-ascending"
    teamsters = market("gc_te_3", seat={"rubles": 9})
    assert asked(teamsters.state, "te_deliver_1") == ("nothing-to-deliver", {})
    assert asked(teamsters.state, "te_swap_tiles 3 3")[0] == "two-different-sectors-ascending"
    merchants = market("gc_me_2")
    assert asked(merchants.state, "me_workshop s_red") == ("no-working-token", {"slot": "s_red"})


@pytest.mark.rule("red_cathedral 6.2.2")
def test_the_rival_is_sent_only_where_its_rule_allows() -> None:
    rival = {"cards": ["claim", "recognition", "inventory", "transport", "construction"]}
    table = position(1, rival=rival, phase="end_turn")
    table.play("end")
    assert table.phase == "rival_claim"
    assert asked(table.state, "rival-claim A2") == ("rival-claims-elsewhere", {"section": "A2"})
    assert asked(table.state, "rival-ornament A1")[0] == "not-now"
