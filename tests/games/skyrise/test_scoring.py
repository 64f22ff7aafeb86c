"""§5 The end of the game: final scoring, the winner, ties."""

import pytest

from tests.games.skyrise.positions import City, skyrise


def last_auction(**facts: object) -> City:
    """Two players; Teal has finished and Red builds the last piece, 111, in hub-n."""
    facts = {
        "structures": {
            "hub-e": "teal w07",
            "hub-s": "teal w08",
            "aster-05": "red w05",
            "aster-06": "red w06",
        },
        **facts,
    }
    boards = {"teal": {"keys": ["large"]}, **facts.pop("boards", {})}  # type: ignore[dict-item]
    return skyrise(
        seats=("red", "teal"),
        era=2,
        wonders={"red": ["w05", "w06"], "teal": ["w07", "w08"]},
        pieces={"red": [111], "teal": []},
        finished=["teal"],
        boards=boards,
        **facts,
    )


@pytest.mark.rule("skyrise 5.1")
def test_the_game_ends_with_the_auction_that_finishes_the_last_player() -> None:
    table = last_auction().play("bid 111 hub-n")
    assert table.state.over()
    assert table.view["finish_order"] == [1, 0]
    assert table.to_act is None
    assert table.happened("era-end") == [[2, 0]]


@pytest.mark.rule("skyrise 5.1")
def test_the_end_reveals_objectives_and_patron_tiles() -> None:
    table = last_auction().play("bid 111 hub-n")
    assert [seat["objective"] for seat in table.view["seats"]] == ["yellow", "green"]
    assert table.view["patrons"] == {"A": 2, "B": 3, "C": 4, "D": 5}


@pytest.mark.rule("skyrise 5.1")
def test_control_and_panoramas_are_paid_a_second_time() -> None:
    earlier = {"red": {"scored": {"control": 10, "panoramas": 7, "wonders": 8}}}
    table = last_auction(boards=earlier)
    control, panoramas = table.part("red", "control"), table.part("red", "panoramas")
    table.play("bid 111 hub-n")
    assert control >= 10
    assert table.part("red", "control") == 10 + 5 * len(
        [1 for _, rulers, *_ in table.happened("control") if 0 in rulers]  # type: ignore[operator]
    )
    paid = sum(int(str(points)) for seat, _, points in table.happened("panorama") if seat == 0)
    assert table.part("red", "panoramas") == 7 + paid
    assert table.part("red", "wonders") == 8
    assert panoramas >= 7


@pytest.mark.rule("skyrise 5.1")
def test_the_example_of_the_rule_book_scores_forty_for_discs_and_keys() -> None:
    # 2 commission discs, patron discs worth 5, 5 and 2, 1 excess disc and the small key.
    table = skyrise(
        seats=("red", "teal", "yellow", "blue"),
        era=2,
        wonders={"red": ["w05"], "teal": ["w06"]},
        pieces={"red": [], "teal": []},
        structures={"aster-05": "red w05", "aster-06": "teal w06"},
        finished=["teal", "red"],
        patrons={"A": 5, "B": 2, "C": 3, "D": 4},
        boards={
            "red": {
                "patrons": {"A": 2, "B": 1},
                "commissions": 2,
                "tracks": {"white": 4},
                "excess": 1,
                "keys": ["small"],
            },
            "teal": {"keys": ["large"]},
        },
        to_act="yellow",
    )
    assert table.part("red", "patrons") == 12
    assert table.part("red", "excess") == 10
    assert table.part("red", "keys") == 4
    assert table.part("red", "commission") == 2 * (1 + 3 + 2 + 1)


@pytest.mark.rule("skyrise R26")
def test_every_commission_disc_scores_every_item_itself_and_the_other_included() -> None:
    one = skyrise(structures={"hub-n": "red low"}, boards={"red": {"commissions": 1}})
    assert one.part("red", "commission") == 1
    seats = ("red", "teal", "yellow", "blue")
    two = {"structures": {"hub-n": "red low", "hub-e": "red low"}, "boards": {"red": {"commissions": 2}}}
    assert skyrise(seats=seats, **two).part("red", "commission") == 4


@pytest.mark.rule("skyrise 5.1")
def test_structures_are_worth_what_their_track_says_wonders_included() -> None:
    table = skyrise(
        era=2,
        wonders={"red": ["w05"]},
        structures={
            "aster-01": "red w05",
            "aster-03": "red low",
            "aster-02": "red low",
            "aster-04": "red low",
        },
        boards={"red": {"tracks": {"yellow": 3, "green": 1}}},
    )
    assert table.part("red", "structures") == 2 * 6 + 1 * 3 + 1 * 2


@pytest.mark.rule("skyrise 5.1")
def test_a_wonder_counts_for_the_objective() -> None:
    built = {"aster-01": "red w05", "aster-03": "red low", "aster-08": "red low", "hub-n": "red low"}
    table = skyrise(era=2, wonders={"red": ["w05"]}, structures=built)
    assert table.part("red", "objective") == 10


@pytest.mark.rule("skyrise 5.1")
def test_every_category_of_the_final_scoring_is_told() -> None:
    table = last_auction().play("bid 111 hub-n")
    sources = [source for seat, _, source in table.happened("scored") if seat == 0]
    assert sources == ["objective", "patrons", "excess", "keys", "commission", "structures"]


# ---------------------------------------------------------------------- §5.2 the winner


@pytest.mark.rule("skyrise 5.2")
def test_the_highest_total_wins() -> None:
    table = last_auction(boards={"red": {"scored": {"wonders": 500}}}).play("bid 111 hub-n")
    assert table.state.places() == [1, 2]
    assert table.happened("won") == [[0, table.state.scores()[0]]]


@pytest.mark.rule("skyrise 5.2")
@pytest.mark.rule("skyrise R31")
def test_a_tie_goes_to_who_finished_first() -> None:
    scores = last_auction().play("bid 111 hub-n").state.scores()
    behind = scores.index(min(scores))
    gap = {("red", "teal")[behind]: {"scored": {"wonders": max(scores) - min(scores)}}}
    if behind == 1:
        gap["teal"]["keys"] = ["large"]  # type: ignore[assignment]
    table = last_auction(boards=gap).play("bid 111 hub-n")
    assert table.state.scores()[0] == table.state.scores()[1]
    assert table.state.places() == [2, 1]


@pytest.mark.rule("skyrise R29")
def test_the_prestige_track_has_no_end() -> None:
    table = last_auction(boards={"red": {"scored": {"wonders": 900}}}).play("bid 111 hub-n")
    assert table.state.scores()[0] > 900
