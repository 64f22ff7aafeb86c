"""§9 What must hold always: broken positions are refused, random games keep everything."""

import json
import random
from typing import Any

import pytest

import mansard
from mansard import InvalidState
from tests.games.paris.positions import GAME, SPACES, keys, late, paris

MODES = [{"setup": s, "placement": p} for s in ("basic", "random") for p in ("fixed", "free")]


def broken(*seats: dict[str, Any], **values: Any) -> str:
    """What is wrong with a position."""
    with pytest.raises(InvalidState) as caught:
        paris(*seats, **values)
    return caught.value.problem


@pytest.mark.rule("paris 9", "paris 9.1")
def test_all_keys_must_be_somewhere() -> None:
    assert "9.1" in broken({"hand": 9})
    assert "9.1" in broken({"key_reserve": 1, "hand": 11})


@pytest.mark.rule("paris 9", "paris 9.2")
def test_a_key_lies_on_a_property() -> None:
    assert "9.2" in broken({"keys": keys(opera=1)})


@pytest.mark.rule("paris 9", "paris 9.3")
def test_a_second_key_on_a_space_needs_a_used_tile() -> None:
    assert "9.3" in broken({"keys": keys(chaillot_2=2)})
    assert "9.3" in broken({"keys": keys(chaillot_2=1)}, {"keys": keys(chaillot_2=1)})


@pytest.mark.rule("paris 9", "paris 9.4", "paris 9.12")
def test_tokens_are_conserved_and_taken_by_the_first_key() -> None:
    tokens = GAME.start(2).view(None)["tokens"]
    assert "9.4" in broken({"resources": {"wood": 1}}, tokens=tokens, reserve={"wood": 0})
    assert "9.4" in broken({"prestige": {"gold": 1}}, tokens=tokens)
    assert "9.12" in broken({"keys": keys(chaillot_2=1)}, tokens=tokens)


@pytest.mark.rule("paris 9", "paris 9.6")
def test_landmarks_of_a_district_rise_strictly() -> None:
    assert "9.6" in broken(landmarks={"tuileries": "chaillot", "grand_palais": "chaillot"})


@pytest.mark.rule("paris 9", "paris 9.7")
def test_a_vp_tile_needs_a_district_with_four_keys() -> None:
    assert "9.7" in broken(vp_tiles={"chaillot": "vp20"})
    crowd = {"keys": keys(chaillot_1=1, chaillot_2=1, chaillot_3=1, chaillot_4=1)}
    assert "9.7" in broken(crowd, vp_tiles={"chaillot": "vp20", "belleville": "vp20"})


@pytest.mark.rule("paris 9", "paris 9.8")
def test_a_bonus_tile_is_in_one_place() -> None:
    assert "bonus tiles 9" in broken({"unused": [9]}, {"used": [9]})
    assert "9.8" in broken({"unused": [9], "used": [9]})


@pytest.mark.rule("paris 9", "paris 9.10")
def test_end_tokens_are_taken_once_and_after_the_last_tile() -> None:
    assert "9.10" in broken(end_takes=[[0, "end_f4"]])
    with pytest.raises(InvalidState):
        late(end_takes=[[0, "end_f4"], [1, "end_f4"]])
    with pytest.raises(InvalidState):
        late(end_spent=["end_f4"])


@pytest.mark.rule("paris 9", "paris 9.11")
def test_tiles_lie_on_legal_spaces() -> None:
    assert "9.11" in broken(tiles={"chaillot_1": "belleville_1"})
    assert "9.11" in broken(placement="free", tiles={"chaillot_1": "belleville_2"})
    assert "9.11" in broken(
        placement="free", tiles={"chaillot_1": "chaillot_1", "chaillot_2": "belleville_2"}
    )
    assert "9.11" in broken(stacks=[{"height": 11}, {"height": 11}, {"height": 12}])


@pytest.mark.rule("paris 9")
def test_misspelt_words_are_refused_with_their_place() -> None:
    with pytest.raises(InvalidState) as caught:
        paris({"keys": {"on": {"chaillot_6": 1}}})
    assert caught.value.key == "seats[0].keys.on.chaillot_6"
    with pytest.raises(InvalidState):
        paris(colour="red")


@pytest.mark.rule("paris 9", "paris 9.5", "paris 9.9", "paris 9.13", "paris 9.14")
@pytest.mark.parametrize("options", MODES, ids=lambda o: f"{o['setup']}-{o['placement']}")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_points_turns_and_public_things_in_order(
    players: int, options: dict[str, object]
) -> None:
    chance = random.Random(players)
    state = GAME.start(players, 77, options)
    turns = [0] * players
    points = [0] * players
    assistants = [0] * players
    while not state.over():
        seat = state.actors()[0]
        text = GAME.show(state, chance.choice(state.legal(seat)))
        mansard.play(state, seat, text)
        turns[seat] += text == "end-turn"
        seats = state.view(None)["seats"]
        assert all(row["points"] >= before for row, before in zip(seats, points, strict=True))
        if not text.startswith("back"):
            assert seats[seat]["assistant"] >= assistants[seat]
        assert max(turns) - min(turns) <= 1
        points = [row["points"] for row in seats]
        assistants = [row["assistant"] for row in seats]
    assert len(set(turns)) == 1
    for name in ("tiles", "tokens", "landmarks", "vp_tiles", "track", "stacks", "reserve", "districts"):
        assert len({json.dumps(state.view(seat)[name]) for seat in range(players)}) == 1


@pytest.mark.rule("paris 9.14", "paris 9")
def test_every_franc_that_comes_or_goes_is_told() -> None:
    chance = random.Random(3)
    state = GAME.start(2, 12, {"screens": "open"})
    francs = [3, 3]
    while not state.over():
        seat = state.actors()[0]
        events = mansard.play(state, seat, chance.choice(state.legal(seat)))
        for event in events:
            args: list[Any] = event.args
            if event.name == "francs":
                francs[args[0]] += args[1]
            elif event.name in ("moved", "new-key", "bought"):
                francs[args[0]] -= args[-1]
            elif event.name == "bonus":
                francs[args[0]] -= args[3]
        assert [row["francs"] for row in state.view(None)["seats"]] == francs


@pytest.mark.rule("paris 9.15", "paris 9")
def test_the_same_decisions_give_the_same_game() -> None:
    first = GAME.start(3, 9)
    moves = []
    chance = random.Random(9)
    while not first.over():
        seat = first.actors()[0]
        action = chance.choice(first.legal(seat))
        moves.append((seat, action))
        first.apply(seat, action)
    again = GAME.start(3, 9)
    for seat, action in moves:
        again.apply(seat, action)
    assert again.to_json() == first.to_json()


@pytest.mark.rule("paris 9.11", "paris 9")
def test_with_fixed_placement_every_tile_finds_its_own_space() -> None:
    state = GAME.start(2, 4)
    state.playout(4)
    tiles = json.loads(state.to_json())["tiles"]
    assert len(tiles) == 33
    assert all(space == tile and space in SPACES for space, tile in tiles.items())


@pytest.mark.rule("paris 9", "paris 4.5", "paris 4.6")
def test_a_phase_must_have_what_it_needs() -> None:
    assert "4.5" in broken(phase="target", move={"from": "arc"})
    assert "4.5" in broken({"keys": keys(arc=True)}, phase="main", move={"from": "arc"})
    assert "4.6" in broken({"keys": keys(arc=True)}, phase="pay", move={"from": "arc", "to": "chaillot_8"})
    assert "4.2" in broken(phase="site")
    assert "5.0" in broken(phase="over")
    assert "4.12" in broken(phase="go_back")


@pytest.mark.rule("paris 9")
@pytest.mark.parametrize(
    "values",
    [
        {"tiles": [["chaillot_1"]]},
        {"tiles": {"chaillot_1": 7}},
        {"tiles": "all"},
        {"stacks": [{"height": 11, "back": "nowhere"}] * 3},
        {"end_takes": [[0]]},
        {"end_takes": [[9, "end_f4"]]},
        {"track": [1] * 30},
        {"track": [2, 1, *range(3, 31)]},
        {"setup": "random", "track": [11, *range(2, 11), 1, *range(12, 31)]},
        {"landmarks": {"pantheon": "chaillot"}},
        {"vp_tiles": {"chaillot": "vp21"}},
        {"move": {"from": "moon"}},
        {"phase": "lunch"},
        {"tokens": {"chaillot_1": "wood"}},
    ],
    ids=str,
)
def test_nonsense_is_refused_as_an_invalid_state(values: dict[str, Any]) -> None:
    with pytest.raises(InvalidState):
        paris(**values)
