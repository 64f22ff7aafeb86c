"""§12.2 Every refusal says why and by which rule."""

import itertools
import random

import pytest

from tests.games.skyrise.positions import GAME, City, skyrise

OPENING = {"structures": {"aster-01": "teal low"}}
ANSWER = {"bids": ["red 58 hub-n"]}
HAMMER = {"era": 2, "wonders": {"teal": ["w01"], "red": ["w05"]}, "structures": {"aster-10": "teal w01"}}
PAIR = {
    "seats": ("red", "teal"),
    "phase": "pick_wonders",
    "boards": {"red": {"hand": ["w01", "w02", "w03", "w04", "w05"]}},
}

CASES = [
    (OPENING, "at aster-09", "4.3", "opening-not-on-hub-or-next-to-structure"),
    (OPENING, "bid 24 aster-09", "4.3", "opening-not-on-hub-or-next-to-structure"),
    (OPENING, "at aster-01", "4.3", "district-is-occupied"),
    (OPENING, "at dahlia-01", "2.9", "no-such-district"),
    (OPENING, "at nowhere", "2.9", "no-such-district"),
    (OPENING, "pass", "4.3", "opening-is-compulsory"),
    (OPENING, "bid 25 hub-n", "2.2", "no-such-piece"),
    (OPENING, "bid 29 hub-n", "2.2", "no-such-piece"),
    (OPENING, "bid 107 hub-n", "4.8", "piece-is-locked"),
    (OPENING, "bid w05 hub-n", "4.8", "piece-is-locked"),
    ({"structures": {"aster-01": "red low"}}, "bid 24 hub-n", "4.4", "piece-is-built"),
    (OPENING, "wild green", "4.3", "not-now"),
    (OPENING, "decline", "4.3", "not-now"),
    (OPENING, "dance", "4.3", "no-such-move"),
    (OPENING, "at", "4.3", "no-such-move"),
    (OPENING, "", "4.3", "no-such-move"),
    (ANSWER, "at aster-03", "4.3", "not-next-to-last-bid"),
    (ANSWER, "bid 61 aster-03", "4.3", "not-next-to-last-bid"),
    (ANSWER, "bid 52 hub-e", "4.3", "does-not-outbid"),
    (ANSWER, "at hub-n", "4.3", "district-is-occupied"),
    (HAMMER, "bid 98 aster-11", "4.3", "tall-banned-next-to-hammer"),
    (HAMMER, "bid w05 hub-n", "4.3", "wonder-may-not-open"),
    (PAIR, "pick w01", "4.8", "wrong-number-of-wonders"),
    (PAIR, "pick w01,w01", "4.8", "wrong-number-of-wonders"),
    (PAIR, "pick w01,w20", "4.8", "not-in-your-hand"),
    (PAIR, "pick w01,w99", "2.8", "no-such-wonder"),
    (PAIR, "at hub-n", "4.8", "not-now"),
]


@pytest.mark.rule("skyrise 4.3")
@pytest.mark.parametrize(("facts", "move", "rule", "key"), CASES, ids=[f"{m}-{k}" for _, m, _, k in CASES])
def test_a_refused_move_says_why(facts: dict[str, object], move: str, rule: str, key: str) -> None:
    table = skyrise(**facts)
    before = table.state.digest()
    error = table.refusal(move)
    assert (error.rule, error.reason.key) == (rule, key)
    assert table.state.digest() == before
    assert error.legal == table.offers


@pytest.mark.rule("skyrise 4.3")
def test_reasons_name_what_they_speak_of() -> None:
    table = skyrise(**ANSWER)
    far = table.why_not("bid 61 aster-03")
    low = table.why_not("bid 52 hub-e")
    assert far is not None
    assert far.args == {"district": "aster-03", "last_district": "hub-n"}
    assert low is not None
    assert low.args == {"piece": "52", "last_piece": "58"}


@pytest.mark.rule("skyrise 4.6")
def test_reasons_against_a_place_for_a_wild_disc() -> None:
    table = skyrise(discs={"hub-n": "wild"}).play("bid 98 hub-n")
    assert table.refuses("wild visionary") == "4.6 no-track-is-full"
    assert table.refuses("wild purple") == "4.6 no-such-track"
    assert table.refuses("at hub-e") == "4.6 not-now"


@pytest.mark.rule("skyrise 4.10")
def test_between_the_halves_of_a_bid_another_district_or_a_pass_is_refused() -> None:
    table = skyrise(**ANSWER).play("at hub-e")
    assert table.refuses("at hub-w") == "4.10 district-is-chosen"
    assert table.refuses("bid 61 hub-w") == "4.10 district-is-chosen"
    assert table.refuses("pass") == "4.10 district-is-chosen"


@pytest.mark.rule("skyrise 4.4")
def test_who_is_not_to_act_is_told_so() -> None:
    table: City = skyrise(**ANSWER)
    assert table.refuses("pass", by="red") == "4.4 not-your-turn"
    assert table.refuses("pass", by="blue") == "4.4 not-your-turn"


@pytest.mark.rule("skyrise 4.4")
def test_a_move_may_name_both_halves_of_a_bid_or_one() -> None:
    whole = skyrise().play("bid 24 hub-n")
    halves = skyrise().play("at hub-n", "bid 24 hub-n")
    assert whole.state.digest() == halves.state.digest()


# ---------------------------------------------------------------------- every reason is true


def test_a_low_building_next_to_the_hammer_is_not_called_tall() -> None:
    table = skyrise(**HAMMER)
    reason = table.state.game.why_not(table.state, 0, "bid 24 aster-11")
    assert table.asked("bid 24 aster-11", 0, reason).holds()
    assert reason.key == "choose-district-first"


@pytest.mark.rule("skyrise R4")
def test_the_assembly_hall_is_not_told_to_open_next_to_a_structure() -> None:
    table = skyrise(era=2, wonders={"red": ["w02"]}, structures={"aster-01": "teal low"}, apart=["aster-09"])
    assert table.state.game.why_not(table.state, 0, "bid w02 aster-09").key == "choose-district-first"
    assert (
        table.play("at aster-09").refuses("bid 24 aster-09") == "4.3 opening-not-on-hub-or-next-to-structure"
    )


@pytest.mark.rule("skyrise 4.6")
def test_a_full_track_takes_no_wild_disc() -> None:
    full = {"red": {"tracks": {"green": 4}}}
    four = dict.fromkeys(["aster-01", "aster-02", "aster-03", "aster-04"], "blue medium")
    table = skyrise(structures=four, discs={"hub-n": "wild"}, boards=full)
    assert table.play("bid 98 hub-n").refuses("wild green") == "4.6 track-is-full"


@pytest.mark.rule("skyrise 4.7")
def test_reasons_against_a_second_disc_for_the_vault() -> None:
    table = skyrise(era=2, wonders={"red": ["w18"]}, pieces={"red": ["w18"]}, apart=["briar-02"])
    table.play("bid w18 hub-n")
    assert table.phase == "vault_take"
    assert table.refuses("take hub-n") == "4.7 no-disc-to-take-there"
    assert table.refuses("take briar-02") == "4.7 not-on-the-vaults-island"
    assert table.refuses("take nowhere") == "2.9 no-such-district"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_reason_against_every_move_is_true(players: int) -> None:
    chance = random.Random(players)
    table = City(GAME.start(players, seed=players))
    given = set()
    for step in itertools.count():
        if table.state.over():
            break
        seat = table.state.actors()[0]
        legal = table.state.legal(seat)
        if step % 5 == 0 or table.phase in ("place_wild", "vault_take", "pick_wonders"):
            for action in set(range(GAME.action_count)) - set(legal):
                reason = table.why_not(GAME.show(table.state, action))
                assert reason is not None
                given.add(reason.key)
        table.state.apply(seat, chance.choice(legal))
    assert len(given) >= 12
