"""The public names: games, start, play, why_not, drafts; and what they say to bad input."""

import json

import pytest

import mansard
from mansard import IllegalMove, InvalidSetup, InvalidState


def test_the_games_are_listed_by_slug() -> None:
    assert mansard.games() == sorted(mansard.games())
    for slug in mansard.games():
        game = mansard.game(slug)
        assert game.slug == slug
        assert 0 < game.action_count <= 20_000


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(InvalidSetup, match="there is no game 'chess'; there are: "):
        mansard.game("chess")


@pytest.mark.parametrize("slug", mansard.games())
@pytest.mark.parametrize(
    "arguments",
    [
        {"players": 0},
        {"players": 9},
        {"players": "two"},
        {"players": 2.0},
        {"players": True},
        {"options": {"no-such-option": 1}},
        {"options": ["advanced"]},
        {"seed": "seven"},
        {"seed": None},
    ],
    ids=str,
)
def test_a_bad_start_is_refused(slug: str, arguments: dict[str, object]) -> None:
    with pytest.raises(InvalidSetup):
        mansard.game(slug).start(**arguments)


@pytest.mark.parametrize("slug", mansard.games())
@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "3", "{}", '{"game": "chess"}', '{"players": 99}', "[" * 5000, '{"players": 1e400}'],
)
def test_a_malformed_state_is_refused(slug: str, text: str) -> None:
    with pytest.raises(InvalidState):
        mansard.game(slug).from_json(text)


@pytest.mark.parametrize("slug", mansard.games())
def test_a_state_with_one_value_of_the_wrong_kind_is_refused_or_harmless(slug: str) -> None:
    game = mansard.game(slug)
    good = json.loads(game.start(seed=5).to_json())
    refused = 0
    for key in good:
        for wrong in ([], {}, -5, "?", 10**30, None, [None], {"?": "?"}):
            changed = {**good, key: wrong}
            try:
                game.from_json(json.dumps(changed)).check()
            except InvalidState as error:
                refused += 1
                assert error.problem
    assert refused > len(good) * 3


@pytest.mark.parametrize("slug", mansard.games())
def test_seeds_may_be_numbers_or_bytes_of_any_length(slug: str) -> None:
    game = mansard.game(slug)
    digests = {game.start(seed=seed).digest() for seed in (0, -1, 2**400, b"", b"x" * 1000)}
    assert len(digests) == 5


@pytest.mark.parametrize("slug", mansard.games())
def test_a_turn_is_committed_whole_or_not_at_all(slug: str) -> None:
    state = mansard.game(slug).start(seed=3)
    seat = state.actors()[0]
    before = state.digest()
    move = state.game.show(state, state.legal(seat)[0])
    with pytest.raises(IllegalMove):
        mansard.commit(state, seat, [move, "no such move"], seed=1, number=1)
    with pytest.raises(IllegalMove):
        mansard.commit(state, seat, [], seed=1, number=1)
    assert state.digest() == before
    done = mansard.commit(state, seat, [move], seed=1, number=1)
    assert done.state.digest() != before
    assert state.digest() == before


@pytest.mark.parametrize("slug", mansard.games())
def test_a_finished_game_refuses_moves(slug: str) -> None:
    state = mansard.game(slug).start(seed=3)
    state.playout(3)
    with pytest.raises(IllegalMove) as caught:
        mansard.play(state, 0, 0)
    assert caught.value.reason.key == "game-over"


@pytest.mark.parametrize("slug", mansard.games())
def test_a_corrected_box_gives_a_game_of_the_same_kind(slug: str) -> None:
    printed = mansard.game(slug)
    same = printed.with_components("", "own.toml")
    assert type(same) is type(printed)
    assert same.components.source == "own.toml"
    assert same.start(seed=5).digest() == printed.start(seed=5).digest()
