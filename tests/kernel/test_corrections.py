"""An owner's file names only what differs, at any depth."""

import pytest

import mansard
from mansard.kernel.components import Components, corrected_components
from mansard.kernel.errors import InvalidComponents

PRINTED = Components(
    {
        "prices": {"sell": {"wood": 1, "marble": 2}},
        "cards": [{"id": "a", "effect": {"kind": "flat", "points": 5}}, {"id": "b", "cost": [1, 2]}],
        "rows": [{"columns": [1, 2, 3]}],
    },
    "game.toml",
)


def corrected(text: str) -> object:
    return corrected_components(PRINTED, text, "mine.toml").data


def test_one_price_is_enough() -> None:
    assert corrected("[prices.sell]\nwood = 2\n")["prices"] == {"sell": {"wood": 2, "marble": 2}}  # type: ignore[index]


@pytest.mark.parametrize(
    "text",
    [
        "cards.a.effect.points = 8\n",
        "[cards.a.effect]\npoints = 8\n",
        '[[cards]]\nid = "a"\n[cards.effect]\npoints = 8\n',
        '[[cards]]\nid = "b"\n[[cards]]\nid = "a"\neffect = { points = 8 }\n',
    ],
)
def test_a_card_is_known_by_its_name(text: str) -> None:
    cards = corrected(text)["cards"]  # type: ignore[index]
    assert cards == [{"id": "a", "effect": {"kind": "flat", "points": 8}}, {"id": "b", "cost": [1, 2]}]


def test_what_has_no_name_is_known_by_its_place() -> None:
    assert corrected("rows.0.columns.2 = 9\n")["rows"] == [{"columns": [1, 2, 9]}]  # type: ignore[index]


def test_an_unknown_card_is_refused_with_file_and_key() -> None:
    with pytest.raises(InvalidComponents, match=r"mine\.toml: cards\.c: is not known here"):
        corrected("cards.c.effect.points = 8\n")


@pytest.mark.parametrize(
    ("slug", "text", "problem"),
    [
        ("paris", "[prices.sell_resource]\nwod = 2\n", r"prices\.sell_resource\.wod: is not known here"),
        ("skyrise", "[panoramas.lakes]\nprestige = 100\n", r"panoramas\[2\]\.prestige: 100 is more than 99"),
        ("skyrise", "[wonders.hammer.effect]\npoints = 1\n", r"wonders\[0\]\.effect\.points: is not known"),
        ("red_cathedral", "turn.steps = 1\n", r"turn\.steps: is not known here"),
    ],
)
def test_a_mistake_names_file_and_key(slug: str, text: str, problem: str) -> None:
    with pytest.raises(InvalidComponents, match=r"mine\.toml: " + problem):
        mansard.game(slug, text, "mine.toml")


def test_a_key_that_the_print_leaves_out_may_be_given_if_the_rules_read_it() -> None:
    box = mansard.game("paris", "[landmark.eiffel_tower.cost]\nwood = 1\n").components.data
    tower = next(mark for mark in box["landmark"] if mark["id"] == "eiffel_tower")
    assert tower["cost"] == {"gold": 3, "marble": 0, "wood": 1}


def test_a_game_under_way_keeps_the_box_that_it_began_with() -> None:
    text = '[[landmark]]\nid = "eiffel_tower"\ncost = { wood = 3 }\n'
    deep = mansard.game("paris", text)
    tower = next(mark for mark in deep.components.data["landmark"] if mark["id"] == "eiffel_tower")
    assert tower["cost"] == {"gold": 3, "marble": 0, "wood": 3}
    before = corrected_components(mansard.game("paris").components, text, "x", digest="0" * 64)
    assert before.digest == deep.components.digest, "an unknown digest changes nothing"
    data = {**deep.components.data}
    data["landmark"] = [
        {**mark, "cost": {"wood": 3}} if mark["id"] == "eiffel_tower" else mark for mark in data["landmark"]
    ]
    stored = Components(data, "x").digest
    assert mansard.game("paris", text, digest=stored).components.digest == stored
