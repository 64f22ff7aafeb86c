"""§12 Log lines say what happened, by name."""

import mansard
from mansard.words import Words
from tests.games.red_cathedral.positions import dice, market, owned, position


def test_a_market_turn_reads_like_a_sentence() -> None:
    table = position(dice=dice(white=(1, 4)))
    words = Words("en", "red_cathedral", ["Anna", "Boris"])
    told = [words.event(event) for event in table.play("market white 1", "take 2", "end").events]
    assert told[:2] == [
        "Anna moves the white die 4+1 steps to sector 7 (rubles)",
        "Anna takes 2 rubles from the market",
    ]
    assert told[2].startswith("The white die in sector 7 shows ")
    assert told[-1] == "Boris is to move"


def test_the_rival_is_called_by_its_name() -> None:
    table = position(1, sections=owned(1, "A1"))
    words = Words("en", "red_cathedral", ["Anna"])
    table.play("claim D1", "banner storage", "slot s_red down")
    told = [words.event(event) for event in table.play("end").events]
    assert "The Rival is to move" in told
    assert "The Rival: marker 2 → 6 (prestige 1)" in told


def test_a_refusal_names_what_is_missing() -> None:
    table = market("gc_me_1", seat={"storage": {"gold": 1}})
    reason = mansard.why_not(table.state, 0, "me_two_to_one gold wood")
    assert reason is not None
    assert Words("en", "red_cathedral").reason(reason) == "You need 2 of gold"
    assert Words("ru", "red_cathedral").reason(reason) == "Нужно 2: золото"
