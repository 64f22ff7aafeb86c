"""§2 The box: counts, buildings, discs, player boards, tiles, objectives, and an owner's own file."""

from collections import Counter

import pytest

import mansard
from mansard.games.skyrise.game import Skyrise
from mansard.kernel.components import Components
from tests.games.skyrise.positions import GAME, NUMBERS, skyrise

DATA = GAME.components.data


@pytest.mark.rule("skyrise 2.1")
def test_the_box_holds_what_the_rule_book_lists() -> None:
    assert [len(island["districts"]) for island in DATA["islands"]] == [4, 14, 14, 14, 14]
    assert sum(DATA["discs"]["total"].values()) == 60
    assert len(DATA["wonders"]) == 20
    assert len(DATA["objectives"]) == 4
    assert len(DATA["panoramas"]) == 5


@pytest.mark.rule("skyrise 2.2")
def test_no_number_occurs_twice_and_every_colour_has_one_in_each_block_of_ten() -> None:
    numbers = [row[0] for colour in NUMBERS for row in DATA["buildings"][colour]]
    assert len(set(numbers)) == 48
    for colour, wanted in NUMBERS.items():
        assert [row[0] for row in DATA["buildings"][colour]] == wanted
        assert [number // 10 for number in wanted] == list(range(12))


@pytest.mark.rule("skyrise 2.2")
def test_seven_buildings_are_there_from_the_start_and_five_are_locked() -> None:
    red = skyrise().board("red")
    assert red["available"] == ["24", "36", "41", "58", "67", "72", "98"]
    assert red["locked"] == ["9", "14", "83", "107", "111"]
    assert Counter(red["heights"][piece] for piece in red["available"]) == {"low": 2, "medium": 4, "tall": 1}
    assert Counter(red["heights"][piece] for piece in red["locked"]) == {"low": 2, "medium": 1, "tall": 2}


@pytest.mark.rule("skyrise 2.2")
def test_every_colour_beats_every_other_in_six_blocks() -> None:
    for mine in NUMBERS.values():
        for other in NUMBERS.values():
            if mine != other:
                assert sum(a > b for a, b in zip(mine, other, strict=True)) == 6


@pytest.mark.rule("skyrise 2.3")
@pytest.mark.parametrize(("players", "total"), [(2, 32), (3, 46), (4, 60)])
def test_there_is_one_disc_for_every_district(players: int, total: int) -> None:
    laid = Counter(GAME.start(players, seed=1).view(None)["discs"].values())
    assert sum(laid.values()) == total
    assert {laid[c] for c in ("yellow", "green", "white", "brown")} == {{2: 5, 3: 7, 4: 10}[players]}
    assert {laid[letter] for letter in "ABCD"} == {2 if players == 2 else 4}
    assert laid["wild"] == laid["commission"] == (1 if players == 3 else 2)


@pytest.mark.rule("skyrise 2.4")
@pytest.mark.parametrize(("discs", "value"), [(0, 2), (1, 3), (2, 4), (3, 6), (4, 4)])
def test_the_track_says_what_a_structure_of_its_colour_is_worth(discs: int, value: int) -> None:
    built = {"aster-01": "red low", "aster-03": "red low", "hub-n": "red medium", "hub-e": "red tall"}
    table = skyrise(structures=built, boards={"red": {"tracks": {"yellow": discs}}})
    assert table.board("red")["track_values"]["yellow"] == value
    assert table.part("red", "structures") == 3 * value + 2  # hub-e is green: no disc there


@pytest.mark.rule("skyrise 2.5")
def test_the_patron_tiles_are_the_four_values_in_some_order() -> None:
    for seed in range(20):
        patrons = GAME.start(4, seed).write()["patrons"]
        assert sorted(patrons.values()) == [2, 3, 4, 5]


@pytest.mark.rule("skyrise 2.6")
@pytest.mark.parametrize("colour", ["yellow", "green", "white", "brown"])
def test_an_objective_pays_ten_for_four_structures_of_its_colour(colour: str) -> None:
    there = [d["id"] for island in DATA["islands"][:3] for d in island["districts"] if d["colour"] == colour]
    kinds = ["low", "low", "medium", "medium"]
    board = {"red": {"objective": colour}, "teal": {"objective": "none"}, "blue": {"objective": "none"}}
    others = [c for c in ("yellow", "green", "white", "brown") if c != colour]
    board["teal"]["objective"], board["blue"]["objective"] = others[:2]
    four = {d: f"red {kind}" for d, kind in zip(there, kinds, strict=False)}
    assert skyrise(structures=four, boards=board).part("red", "objective") == 10
    three = dict(list(four.items())[:3])
    assert skyrise(structures=three, boards=board).part("red", "objective") == 0


@pytest.mark.rule("skyrise 2.10")
def test_every_table_of_the_box_says_where_it_comes_from() -> None:
    for name, value in DATA.items():
        for table in value if isinstance(value, list) else [value]:
            assert table["source"], name
    designed = [card["number"] for card in DATA["wonders"] if "designed" in card["source"]]
    assert len(designed) > 5


# ---------------------------------------------------------------------- an owner's file


def corrected(text: str) -> mansard.Game:
    return mansard.game("skyrise", text, "my.toml")


@pytest.mark.rule("skyrise 2.10")
def test_an_owner_may_correct_a_single_value() -> None:
    game = corrected("[scoring]\nisland_control = 6\n")
    state = game.from_json(skyrise(structures={"hub-n": "red low"}).state.to_json())
    assert dict(state.breakdown()[0])["control"] == 6
    assert game.components.digest != GAME.components.digest


@pytest.mark.rule("skyrise 2.10")
def test_an_owner_may_correct_a_single_card() -> None:
    game = corrected("[[wonders]]\nnumber = 7\neffect = { kind = 'per_adjacent_empty', prestige = 3 }\n")
    facts = skyrise(era=2, wonders={"red": ["w07"]}, bids=["blue 6 hub-n"])
    state = game.from_json(facts.state.to_json())
    mansard.play(state, 0, "bid w07 hub-w")  # next to it: hub-n, hub-s; cedar-12 is built
    assert dict(state.breakdown()[0])["wonders"] == 6


WRONG = [
    ("[foo]\na = 1", "foo"),
    ("scoring = 3", "scoring"),
    ("[scoring]\nisland_contol = 6", "scoring.island_contol"),
    ("[scoring]\nisland_control = -1", "scoring.island_control"),
    ("[scoring]\nisland_control = '5'", "scoring.island_control"),
    ("[scoring]\nobjective = 12", "objectives[0].prestige"),
    ("[track]\ncapacity = 5", "track.capacity"),
    ("[track]\nvalue_by_discs = [1, 2]", "track.value_by_discs"),
    ("[patron_tiles]\nvalues = [1, 2, 3]", "patron_tiles.values"),
    ("[patron_tiles]\nletters = ['A', 'B']", "patron_tiles.letters"),
    ("[discs]\nremoved_p3 = { wild = 2 }", "discs.removed_p3"),
    ("[discs]\nremoved_p4 = { wlid = 0 }", "discs.removed_p4.wlid"),
    ("[buildings]\nred = [1, 2]", "buildings.red"),
    ("[buildings]\nred = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]", "buildings.red[0]"),
    ("[buildings]\nera1_per_player = { low = 3, medium = 4, tall = 0 }", "buildings.red"),
    ("[setup]\nwonder_cards_dealt = { p2 = 1, p3 = 3, p4 = 3 }", "setup.wonder_cards_kept.p2"),
    ("[setup]\nouter_islands = { p2 = 3, p3 = 3, p4 = 4 }", "setup.outer_islands.p2"),
    ("[[wonders]]\nnumber = 10\neffect = { kind = 'per_adjacent_empty' }", "wonders[9].effect.prestige"),
    ("[[wonders]]\nnumber = 7\neffect = { kind = 'dance' }", "wonders[6].effect.kind"),
    (
        "[[wonders]]\nnumber = 1\neffect = { may_outbid_wonder = false }",
        "wonders[0].effect.bans_tall_nearby",
    ),
    ("[[wonders]]\nnumber = 7\nname = 'A'\n[[wonders]]\nnumber = 7\nname = 'B'", "wonders"),
    ("[[panoramas]]\nid = 'lakes'\nrule = 'per_island_chain'", "panoramas[2].rule"),
    ("[[islands]]\nid = 'aster'\nport_cw = 'briar-01'", "islands[1].port_cw"),
    ("[bridges]\nhub_ring = ['hub-n', 'hub-n', 'hub-e', 'hub-s']", "bridges.hub_ring"),
]


@pytest.mark.rule("skyrise 2.10")
@pytest.mark.parametrize(("text", "key"), WRONG, ids=[key for _, key in WRONG])
def test_a_wrong_file_is_refused_by_name_and_key(text: str, key: str) -> None:
    with pytest.raises(mansard.InvalidComponents) as caught:
        corrected(text)
    assert caught.value.source == "my.toml"
    assert caught.value.key == key
    assert caught.value.problem


@pytest.mark.rule("skyrise 2.10")
def test_a_file_that_is_no_toml_is_refused_by_name() -> None:
    with pytest.raises(mansard.InvalidComponents, match=r"my\.toml: is not valid TOML"):
        corrected("[scoring")


@pytest.mark.rule("skyrise 2.9")
def test_borders_of_a_corrected_island_must_agree() -> None:
    islands = [dict(island) for island in DATA["islands"]]
    districts = [dict(district) for district in islands[1]["districts"]]
    districts[0]["neighbours"] = ["aster-03"]
    islands[1]["districts"] = districts
    box = Components({**DATA, "islands": islands}, "my.toml")
    with pytest.raises(mansard.InvalidComponents) as caught:
        Skyrise(box)
    assert caught.value.key == "islands[1].districts[0].neighbours"
