"""§5 The end and the final scoring."""

from typing import Any

import pytest

from mansard.games.red_cathedral import GAME
from mansard.games.red_cathedral.scoring import shared_places, tower_points, tower_value
from tests.games.red_cathedral.positions import Position, completed, owned, position

SIX = ["A1", "A2", "A3", "B1", "B2", "B3"]


def about_to_finish(**fields: Any) -> Position:
    """Red delivers the last wood for a sixth section."""
    sections = {
        **completed(0, "A1", "A2", "B1", "B2", "C1"),
        "A3": {"owner": 0, "card": "d01", "delivered": {"gold": 2}},
    }
    return position(seats=[{"position": 24, "storage": {"wood": 1}}, {}], sections=sections, **fields)


@pytest.mark.rule("red_cathedral 5.1")
def test_everybody_else_has_one_more_turn() -> None:
    table = about_to_finish()
    table.play("build", "deliver wood A3", "end")
    assert table.state.actors() == [1]
    table.play("market white 0", "end")
    assert table.state.over()
    assert table.player(1)["turns"] == 1


@pytest.mark.rule("red_cathedral 5.1")
@pytest.mark.rule("red_cathedral R29")
def test_with_three_players_the_turns_go_round_to_the_finisher() -> None:
    sections = {
        **completed(1, "A1", "A2", "B1", "B2", "C1"),
        "A3": {"owner": 1, "card": "d01", "delivered": {"gold": 2}},
    }
    table = position(3, seats=[{}, {"storage": {"wood": 1}}], sections=sections, turn=1)
    table.play("build", "deliver wood A3", "end")
    assert table.state.actors() == [2]
    table.play("market white 0", "end", "market red 0", "end")
    assert table.state.over()


@pytest.mark.rule("red_cathedral R29")
def test_the_finisher_plays_the_turn_to_its_end() -> None:
    sections = {
        **completed(0, "A1", "A2", "B1", "B2", "C1"),
        "A3": {"owner": 0, "card": "d01", "delivered": {"gold": 2}},
    }
    table = position(seats=[{"storage": {"wood": 2, "gold": 1}}, {}], sections=sections)
    table.play("build", "deliver wood A3")
    assert table.phase == "deliver"
    table.play("ornament A3 none", "ornament A1 none")
    assert table.phase == "end_turn"


@pytest.mark.rule("red_cathedral R29")
def test_a_later_sixth_section_brings_no_bonus() -> None:
    sections = {
        **completed(1, *SIX),
        **completed(0, "C1", "C2", "C3", "D1", "D2"),
        "D3": {"owner": 0, "card": "d01", "delivered": {"gold": 2}},
    }
    table = position(
        seats=[{"position": 24, "storage": {"wood": 1}}, {"position": 24}], sections=sections, finisher=1
    )
    table.play("build", "deliver wood D3")
    assert table.marker() == 29
    assert table.view["finisher"] == 1
    table.play("end")
    assert table.state.over()


@pytest.mark.rule("red_cathedral R29")
def test_penalties_apply_in_the_last_turns() -> None:
    sections = {
        **completed(1, "A1", "A2", "A3", "B1", "B2", "C2"),
        **owned(0, "C1"),
        "C3": {"owner": 0, "card": "d01", "delivered": {"gold": 2}},
    }
    table = position(seats=[{"position": 24, "storage": {"wood": 1}}, {}], sections=sections, finisher=1)
    table.play("build", "deliver wood C3")
    assert table.marker(0) == 24 + 5 - 1
    assert table.marker(1) == 2


@pytest.mark.rule("red_cathedral 5.2")
@pytest.mark.parametrize(("marker", "points"), [(29, 7), (30, 7), (31, 7), (32, 8), (90, 42)])
def test_the_track_counts_the_last_symbol(marker: int, points: int) -> None:
    table = position(seats=[{"position": marker, "rubles": 0}])
    assert table.state.breakdown()[0][0] == ("track", points)


@pytest.mark.rule("red_cathedral 5.2")
@pytest.mark.rule("red_cathedral R33")
def test_five_materials_and_rubles_together_are_a_point() -> None:
    for rubles, wood, points in [(4, 0, 0), (3, 2, 1), (7, 2, 1), (8, 2, 2)]:
        table = position(seats=[{"rubles": rubles, "storage": {"wood": wood} if wood else {}}])
        assert table.state.breakdown()[0][1] == ("goods", points)
    lying = position(
        seats=[{"rubles": 4}], sections={"A1": {"owner": 0, "card": "b01", "delivered": {"wood": 2}}}
    )
    assert lying.state.breakdown()[0][1] == ("goods", 0)


def towers(table: Position, tower: int = 0) -> list[int]:
    return [tower_points(table.state, seat, tower) for seat in range(table.state.seats)]


@pytest.mark.rule("red_cathedral 5.2")
@pytest.mark.rule("red_cathedral R27")
def test_a_tower_is_worth_two_a_completed_section_and_one_an_ornament() -> None:
    sections = {**completed(0, "A1", ornament=1), **completed(0, "A2"), **owned(1, "A3")}
    table = position(sections=sections)
    assert tower_value(table.state, 0) == 5
    assert table.view["towers"][0]["contributions"] == [2, 1]


@pytest.mark.rule("red_cathedral 5.2")
def test_with_two_players_the_second_gets_a_third_and_a_tie_nothing() -> None:
    ahead = position(sections={**completed(0, "A1", "A2"), **completed(1, "A3")})
    assert towers(ahead) == [6, 2]
    alone = position(sections={**completed(0, "A1", "A2"), **owned(1, "A3")})
    assert towers(alone) == [4, 0]
    tied = position(sections={**completed(0, "A1"), **completed(1, "A2")})
    assert towers(tied) == [0, 0]


@pytest.mark.rule("red_cathedral 5.2")
@pytest.mark.rule("red_cathedral R28")
def test_with_three_a_tied_group_shares_its_places_and_the_next_keeps_its_own() -> None:
    # V = 2 * 4 + 3 ornaments = 11; contributions 2, 2 and 3 with the ornaments
    sections = {
        **completed(0, "B1", ornament=0),
        **completed(0, "B2", ornament=2),
        **completed(1, "B3"),
        **completed(1, "B4", ornament=1),
    }
    table = position(3, sections=sections)
    assert table.view["towers"][1] == {"height": 4, "value": 11, "contributions": [3, 3, 1]}
    assert towers(table, 1) == [8, 8, 2]


@pytest.mark.rule("red_cathedral R28")
def test_place_values_are_halved_and_rounded_down_each_time() -> None:
    state = position(4).state
    assert [shared_places(state, 11, place, 1) for place in range(4)] == [11, 5, 2, 1]
    assert shared_places(state, 11, 0, 2) == 8
    assert shared_places(state, 11, 1, 3) == (5 + 2 + 1) // 3
    assert shared_places(state, 11, 0, 4) == (11 + 5 + 2 + 1) // 4
    assert shared_places(state, 7, 2, 2) == (1 + 0) // 2


@pytest.mark.rule("red_cathedral 5.2")
def test_who_contributes_nothing_gets_nothing() -> None:
    table = position(4, sections={**completed(0, "A1"), **completed(1, "A2")})
    assert towers(table) == [3, 3, 0, 0]


def finished(seats: list[dict[str, Any]], sections: dict[str, Any]) -> Position:
    return position(seats=seats, sections=sections, phase="over")


@pytest.mark.rule("red_cathedral 5.2")
def test_the_highest_total_wins() -> None:
    table = finished([{"position": 13, "rubles": 0}, {"position": 9, "rubles": 0}], {})
    assert table.state.scores() == [3, 2]
    assert table.state.places() == [1, 2]


@pytest.mark.rule("red_cathedral 5.2")
def test_a_tie_goes_to_completed_sections_then_ornaments_then_is_shared() -> None:
    poor = {"rubles": 0}
    # blue's section and tower are worth what red has on the track
    more = finished([{**poor, "position": 9}, {**poor, "position": 2}], completed(1, "A1"))
    assert more.state.scores() == [2, 2]
    assert more.state.places() == [2, 1]
    sections = {**completed(0, "A1"), **completed(1, "B1", ornament=1)}
    decorated = finished([{**poor, "position": 9}, {**poor, "position": 5}], sections)
    assert decorated.state.scores() == [4, 4]
    assert decorated.state.places() == [2, 1]
    shared = finished([poor, poor], {})
    assert shared.state.places() == [1, 1]


@pytest.mark.rule("red_cathedral R30")
@pytest.mark.rule("red_cathedral 4.2")
def test_after_a_hundred_turns_each_the_game_is_scored_as_it_stands() -> None:
    table = position(seats=[{"turns": 99}, {"turns": 99}])
    table.play("market white 0", "end")
    assert not table.state.over()
    table.play("market red 0", "end")
    assert table.state.over()
    assert table.view["finisher"] is None
    assert table.state.places() == [1, 1]


@pytest.mark.rule("red_cathedral R30")
def test_the_guard_ends_last_turns_too_and_a_bonus_received_stays() -> None:
    table = position(
        3,
        seats=[{"turns": 99}, {"turns": 100, "position": 40}, {"turns": 100}],
        sections=completed(1, "A1", "A2", "A3", "B1", "B2", "B3"),
        finisher=1,
    )
    table.play("market white 0", "end")
    assert table.state.over()
    assert table.marker(1) == 40


@pytest.mark.rule("red_cathedral 5.2")
def test_the_breakdown_names_every_tower_and_sums_to_the_score() -> None:
    table = position(4, sections=completed(2, "A1", "F1"))
    parts = table.state.breakdown()[2]
    assert [source for source, _ in parts] == ["track", "goods", *[f"tower-{k}" for k in range(1, 7)]]
    assert sum(points for _, points in parts) == table.state.scores()[2]


@pytest.mark.rule("red_cathedral 9")
def test_random_games_keep_every_invariant() -> None:
    for players in GAME.player_counts:
        state = GAME.start(players=players, seed=players, options={"boards": "advanced"})
        while not state.over():
            seat = state.actor()
            options = state.options(seat)
            state.apply(seat, options[(state.rng >> 20) % len(options)])
            state.check()
        assert state.actors() == []
