"""§3 Set-up."""

from collections import Counter

import pytest

import mansard
from tests.games.skyrise.positions import GAME


@pytest.mark.rule("skyrise 3")
def test_chosen_colours_stay_and_the_other_seats_draw_from_the_unused() -> None:
    drawn = set()
    for seed in range(30):
        state = GAME.start(3, seed, {"colours": ["random", "blue", "random"]})
        colours = [seat["colour"] for seat in state.view(None)["seats"]]
        assert colours[1] == "blue"
        assert len(set(colours)) == 3
        drawn.add((colours[0], colours[2]))
    assert len(drawn) == 6


@pytest.mark.rule("skyrise 3")
def test_two_seats_cannot_choose_the_same_colour() -> None:
    with pytest.raises(mansard.InvalidSetup):
        GAME.start(2, 1, {"colours": ["red", "red"]})


@pytest.mark.rule("skyrise 3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_islands_as_players_lie_in_drawn_slots(players: int) -> None:
    layouts = {tuple(GAME.start(players, seed).view(None)["islands"]) for seed in range(40)}
    for layout in layouts:
        used = [island for island in layout if island]
        assert len(used) == len(set(used)) == players
    assert len(layouts) > 10


@pytest.mark.rule("skyrise 3")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 3), (4, 3)])
def test_everybody_gets_an_own_hand_and_an_own_objective(players: int, cards: int) -> None:
    seats = GAME.start(players, 5).write()["seats"]
    hands = [card for seat in seats for card in seat["hand"]]
    assert [len(seat["hand"]) for seat in seats] == [cards] * players
    assert len(set(hands)) == players * cards
    assert len({seat["objective"] for seat in seats}) == players


@pytest.mark.rule("skyrise 3")
def test_two_panorama_cards_are_drawn_and_every_pair_occurs() -> None:
    pairs = Counter(tuple(GAME.start(2, seed).view(None)["panoramas"]) for seed in range(200))
    assert len(pairs) == 10
    assert all(a != b for a, b in pairs)


@pytest.mark.rule("skyrise 3")
def test_boards_start_empty_and_the_first_opener_is_drawn() -> None:
    openers = set()
    for seed in range(40):
        view = GAME.start(4, seed).view(None)
        openers.add(view["opener"])
        assert view["actors"] == [view["opener"]]
        assert view["phase"] == "open_district"
        for seat in view["seats"]:
            assert seat["scored"] == 0
            assert set(seat["tracks"].values()) == {0}
            assert seat["keys"] == []
            assert seat["structures"] == {}
    assert openers == {0, 1, 2, 3}


@pytest.mark.rule("skyrise 6")
def test_a_game_is_for_two_to_four_players() -> None:
    for players in (0, 1, 5, "3"):
        with pytest.raises(mansard.InvalidSetup):
            GAME.start(players)


@pytest.mark.rule("skyrise 6")
def test_with_two_players_there_are_two_islands_five_cards_and_two_wonders_each() -> None:
    state = GAME.start(2, 8)
    assert len([island for island in state.view(None)["islands"] if island]) == 2
    assert [len(seat["hand"]) for seat in state.write()["seats"]] == [5, 5]
    while state.view(None)["era"] == 1:
        seat = state.actors()[0]
        mansard.play(state, seat, state.legal(seat)[0])
    for seat in state.view(None)["seats"]:
        assert len(seat["chosen"]) == 2
        assert len([piece for piece in seat["available"] if piece.startswith("w")]) == 2
