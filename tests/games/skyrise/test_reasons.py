"""§12.2 Every refusal says why and by which rule."""

import pytest

from tests.games.skyrise.positions import Table, refusal, skyrise

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
    error = refusal(table, move)
    assert (error.rule, error.reason.key) == (rule, key)
    assert table.state.digest() == before
    assert error.legal == table.offers()


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
    assert table.refuses("wild visionary") == "no-track-is-full"
    assert table.refuses("wild purple") == "no-such-track"
    assert table.refuses("at hub-e") == "not-now"


@pytest.mark.rule("skyrise 4.10")
def test_between_the_halves_of_a_bid_another_district_or_a_pass_is_refused() -> None:
    table = skyrise(**ANSWER).play("at hub-e")
    assert table.refuses("at hub-w") == "district-is-chosen"
    assert table.refuses("bid 61 hub-w") == "district-is-chosen"
    assert table.refuses("pass") == "district-is-chosen"


@pytest.mark.rule("skyrise 4.4")
def test_who_is_not_to_act_is_told_so() -> None:
    table: Table = skyrise(**ANSWER)
    assert table.refuses("pass", by="red") == "not-your-turn"
    assert table.refuses("pass", by="blue") == "not-your-turn"


@pytest.mark.rule("skyrise 4.4")
def test_a_move_may_name_both_halves_of_a_bid_or_one() -> None:
    whole = skyrise().play("bid 24 hub-n")
    halves = skyrise().play("at hub-n", "bid 24 hub-n")
    assert whole.state.digest() == halves.state.digest()
