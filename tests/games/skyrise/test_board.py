"""§2.9 Islands, slots, bridges, adjacency."""

from itertools import combinations

import pytest

from tests.games.skyrise.positions import GAME, skyrise

ISLANDS = ["aster", "briar", "cedar", "dahlia"]


def bridges(*islands: str | None) -> set[frozenset[str]]:
    used = [island for island in islands if island]
    seats = ("red", "teal", "blue", "yellow")[: len(used)]
    return {frozenset(pair) for pair in skyrise(seats=seats, islands=list(islands)).view["bridges"]}


def answers(at: str, **facts: object) -> set[str]:
    """The districts where a bid in `at` may be answered: its empty neighbours."""
    return skyrise(bids=[f"red 24 {at}"], **facts).districts()


@pytest.mark.rule("skyrise 2.9")
def test_ring_neighbours_of_the_hub_are_adjacent_and_opposite_districts_are_not() -> None:
    assert answers("hub-n") == {"hub-e", "hub-w", "aster-09"}
    assert answers("hub-s") == {"hub-e", "hub-w", "briar-11", "cedar-08"}


@pytest.mark.rule("skyrise 2.9")
def test_every_island_has_two_bridges_to_the_hub_and_one_to_each_neighbour() -> None:
    assert bridges("aster", "briar", None, None) == {
        frozenset(pair)
        for pair in [
            ("hub-n", "aster-09"),
            ("hub-e", "aster-11"),
            ("hub-e", "briar-09"),
            ("hub-s", "briar-11"),
            ("aster-14", "briar-04"),
        ]
    }


@pytest.mark.rule("skyrise 2.9")
def test_the_last_slot_lies_next_to_the_first() -> None:
    assert frozenset(("dahlia-13", "aster-04")) in bridges("aster", "briar", "cedar", "dahlia")
    assert frozenset(("hub-w", "dahlia-08")) in bridges("aster", "briar", "cedar", "dahlia")
    assert frozenset(("hub-n", "dahlia-12")) in bridges("aster", "briar", "cedar", "dahlia")


@pytest.mark.rule("skyrise 2.9")
@pytest.mark.rule("skyrise R28")
def test_a_bridge_towards_an_empty_slot_does_not_exist() -> None:
    assert len(bridges("aster", "briar", "cedar", "dahlia")) == 12
    assert len(bridges("aster", "briar", None, "cedar")) == 8
    assert len(bridges(None, "aster", "briar", None)) == 5
    assert len(bridges("aster", None, "briar", None)) == 4


@pytest.mark.rule("skyrise 2.9")
def test_there_are_fifteen_districts_of_each_colour() -> None:
    colours = list(skyrise(seats=("red", "teal", "blue", "yellow")).view["districts"].values())
    assert [colours.count(c) for c in ("yellow", "green", "white", "brown")] == [15, 15, 15, 15]


@pytest.mark.rule("skyrise 2.9")
def test_no_two_adjacent_districts_of_an_island_share_a_colour() -> None:
    for island in GAME.components.data["islands"]:
        colour = {d["id"]: d["colour"] for d in island["districts"]}
        for district in island["districts"]:
            assert district["colour"] not in [colour[n] for n in district["neighbours"]]


@pytest.mark.rule("skyrise 2.9")
def test_every_layout_hangs_together_and_no_district_has_more_than_six_neighbours() -> None:
    borders = {
        d["id"]: set(d["neighbours"])
        for island in GAME.components.data["islands"]
        for d in island["districts"]
    }
    for slots in combinations(range(4), 2):
        islands: list[str | None] = [None] * 4
        islands[slots[0]], islands[slots[1]] = "aster", "cedar"
        view = skyrise(seats=("red", "teal"), islands=islands).view
        around = {d: set(borders[d]) for d in view["districts"]}
        for a, b in view["bridges"]:
            around[a].add(b)
            around[b].add(a)
        assert max(len(found) for found in around.values()) <= 6
        reached = {"hub-n"}
        for _ in range(32):
            reached |= {n for d in reached for n in around[d]}
        assert reached == set(view["districts"])


@pytest.mark.rule("skyrise R2")
def test_contact_by_corner_airship_or_lake_is_no_adjacency() -> None:
    # hub-n and hub-s meet at the airship; aster-01 and aster-08 only across the lake;
    # aster-05 and aster-11 only at an airship's corner.
    assert "hub-s" not in answers("hub-n")
    beside = {"aster-04": "teal low"}
    assert answers("aster-01", structures=beside) == {"aster-02", "aster-05"}
    assert answers("aster-05", structures=beside) == {"aster-01", "aster-08", "aster-09"}


@pytest.mark.rule("skyrise R28")
@pytest.mark.rule("skyrise 3")
def test_with_two_players_the_islands_may_be_neighbours_or_opposite() -> None:
    seen = set()
    for seed in range(60):
        islands = GAME.start(2, seed).view(None)["islands"]
        used = [slot for slot, island in enumerate(islands) if island]
        seen.add(used[1] - used[0] == 2)
    assert seen == {True, False}
