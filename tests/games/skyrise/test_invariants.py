"""§9 Positions that the rules do not allow are refused, and real games never reach one."""

import json

import pytest

import mansard
from tests.games.skyrise.positions import GAME, refused, skyrise, written

IMPOSSIBLE = [
    ("9.1", {"structures": {"hub-n": "teal low"}, "bids": ["red 24 hub-n"]}),
    (
        "4.4",
        {
            "bids": ["red 24 hub-n"],
            "phase": "open_district",
            "to_act": "red",
            "boards": {"red": {"available": ["24", "36", "41", "58", "67", "72", "98"]}},
        },
    ),
    ("9.2", {"seats": ("red", "teal"), "boards": {"red": {"available": ["24"]}}}),
    ("9.2", {"boards": {"red": {"available": ["24", "36", "41", "58", "67", "72", "98", "107"]}}}),
    (
        "9.4",
        {
            "structures": {"hub-n": "red low", "hub-e": "red low"},
            "boards": {"red": {"wilds": [1, 0, 0, 0, 0]}},
        },
    ),
    ("9.6", {"bids": ["red 58 hub-n", "teal 52 hub-e"]}),
    ("9.6", {"bids": ["red 24 hub-n", "teal 52 hub-s"]}),
    ("9.6", {"bids": ["red 24 hub-n", "red 36 hub-e"]}),
    (
        "9.6",
        {
            "era": 2,
            "wonders": {"teal": ["w05"]},
            "bids": ["red 24 hub-n", "teal w05 hub-e", "blue 113 hub-s"],
        },
    ),
    ("9.7", {"bids": ["red 24 hub-n"], "passed": ["red"]}),
    ("9.7", {"bids": ["red 24 hub-n"], "passed": ["teal"], "to_act": "teal"}),
    ("9.10", {"bids": ["red 24 aster-03"]}),
    ("9.8", {"phase": "pick_wonders", "pieces": {"blue": [21, 38, 49, 56, 64, 75, 91]}}),
    ("9.9", {"boards": {"red": {"keys": ["large"]}}}),
    ("9.13", {"finished": ["red"], "era": 2, "to_act": "teal"}),
    ("9.13", {"era": 2, "boards": {"red": {"keys": ["small"]}}}),
    ("4.2", {"pieces": {"red": []}}),
    ("4.2", {"to_act": "red", "opener": "teal"}),
    ("4.4", {"phase": "place_wild", "structures": {"hub-n": "red low"}}),
    ("4.4", {"phase": "open_piece"}),
    ("4.4", {"phase": "vault_take"}),
    ("4.4", {"chosen": "hub-n"}),
    ("4.3", {"phase": "open_piece", "chosen": "aster-03"}),
    ("4.3", {"phase": "respond_piece", "chosen": "aster-03", "bids": ["red 24 hub-n"]}),
    ("4.8", {"boards": {"red": {"hand": ["w01", "w02", "w03"], "chosen": ["w01"]}}}),
    ("4.8", {"phase": "pick_wonders", "boards": {"red": {"hand": ["w01", "w02", "w03"], "chosen": ["w09"]}}}),
    ("3.4", {"boards": {"red": {"hand": ["w01", "w02"]}}}),
    ("3.4", {"boards": {"red": {"hand": ["w01", "w02", "w03"]}, "teal": {"hand": ["w01", "w05", "w06"]}}}),
    ("3.5", {"boards": {"red": {"objective": "green"}}}),
    ("3.1", {"boards": {"red": {"colour": "teal", "available": ["29", "35", "47", "52", "61", "78", "94"]}}}),
    ("4.11", {"bids": ["red 98 hub-n"]}),
    ("7.1", {"boards": {"red": {"objective_shown": True}}}),
]


@pytest.mark.rule("skyrise 9")
@pytest.mark.parametrize(
    ("rule", "facts"), IMPOSSIBLE, ids=[f"{i}-{r}" for i, (r, _) in enumerate(IMPOSSIBLE)]
)
def test_an_impossible_position_is_refused_with_its_rule(rule: str, facts: dict[str, object]) -> None:
    assert f"rules: {rule} " in refused(**facts)


@pytest.mark.rule("skyrise 9")
def test_discs_are_conserved() -> None:
    values = written()
    del values["discs"]["hub-n"]
    with pytest.raises(mansard.InvalidState, match=r"9\.3"):
        GAME.from_json(json.dumps(values))
    values = written(discs={"hub-n": "A"})
    values["discs"]["hub-n"] = "B"
    with pytest.raises(mansard.InvalidState, match=r"9\.3"):
        GAME.from_json(json.dumps(values))


MALFORMED = [
    ({"players": 5}, "players"),
    ({"era": 3}, "era"),
    ({"phase": "sleep"}, "phase"),
    ({"islands": ["aster", "aster", "briar", None]}, "islands"),
    ({"islands": ["aster", "atlantis", "briar", None]}, "islands[1]"),
    ({"panoramas": ["lakes", "lakes"]}, "panoramas"),
    ({"patrons": {"A": 1, "B": 2, "C": 3, "D": 4}}, "patrons"),
    ({"patrons": {"A": 2, "B": 3, "C": 4, "D": 5, "E": 6}}, "patrons.E"),
    ({"discs": {"hub-x": "A"}}, "discs.hub-x"),
    ({"discs": {"hub-n": "gold"}}, "discs.hub-n"),
    ({"turn": 3}, "turn"),
    ({"bids": [{"seat": 0, "piece": "25", "district": "hub-n"}]}, "bids[0].piece"),
    ({"bids": [{"seat": 0, "piece": "24", "district": "hub-x"}]}, "bids[0].district"),
    ({"seats": []}, "seats"),
    ({"weather": "fine"}, "weather"),
]


@pytest.mark.rule("skyrise 9")
@pytest.mark.parametrize(("changed", "key"), MALFORMED, ids=[key for _, key in MALFORMED])
def test_a_malformed_position_is_refused_by_key(changed: dict[str, object], key: str) -> None:
    with pytest.raises(mansard.InvalidState) as caught:
        GAME.from_json(json.dumps({**written(), **changed}))
    assert caught.value.key == key


SEAT = [
    ({"colour": "pink"}, "seats[0].colour"),
    ({"structures": {"hub-x": "low"}}, "seats[0].structures.hub-x"),
    ({"structures": {"dahlia-01": "low"}}, "seats[0].structures.dahlia-01"),
    ({"structures": {"hub-n": "huge"}}, "seats[0].structures.hub-n"),
    ({"structures": {"hub-n": "w05"}}, "seats[0].structures.hub-n"),
    ({"available": ["25"]}, "seats[0].available[0]"),
    ({"tracks": {"yellow": 5}}, "seats[0].tracks.yellow"),
    ({"tracks": {"pink": 1}}, "seats[0].tracks.pink"),
    ({"keys": ["golden"]}, "seats[0].keys[0]"),
    ({"hat": "red"}, "seats[0].hat"),
]


@pytest.mark.rule("skyrise 9")
@pytest.mark.parametrize(("changed", "key"), SEAT, ids=[key for _, key in SEAT])
def test_a_malformed_seat_is_refused_by_key(changed: dict[str, object], key: str) -> None:
    values = written()
    values["seats"][0] = {**values["seats"][0], **changed}
    with pytest.raises(mansard.InvalidState) as caught:
        GAME.from_json(json.dumps(values))
    assert caught.value.key == key


@pytest.mark.rule("skyrise 9")
@pytest.mark.parametrize(("players", "auctions", "empty"), [(2, 28, 4), (3, 39, 7), (4, 52, 8)])
def test_a_game_has_its_number_of_auctions_and_empty_districts(
    players: int, auctions: int, empty: int
) -> None:
    state = GAME.start(players, 17)
    built = 0
    while not state.over():
        seat = state.actors()[0]
        events = mansard.play(state, seat, state.random_option(seat, state.rand(2**16) << 16))
        built += len([event for event in events if event.name == "built"])
        state.check()
    view = state.view(None)
    assert built == auctions
    assert len(view["districts"]) - sum(len(seat["structures"]) for seat in view["seats"]) == empty


@pytest.mark.rule("skyrise 9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_of_points_adds_up_to_the_final_scores(players: int) -> None:
    for seed in range(4):
        state = GAME.start(players, seed)
        told = [0] * players
        while not state.over():
            seat = state.actors()[0]
            for event in mansard.play(state, seat, state.random_option(seat, state.rand(2**16) << 16)):
                for who, points in gains(event):
                    told[who] += points
        assert told == state.scores()


def gains(event: mansard.Event) -> list[tuple[int, int]]:
    """Who gained how much by an event."""
    args: list[object] = event.args
    if event.name == "control":
        assert isinstance(args[1], list)
        return [(seat, int(str(args[2]))) for seat in args[1]]
    place = {"panorama": 2, "wonder": 2, "scored": 1}.get(event.name)
    return [] if place is None else [(int(str(args[0])), int(str(args[place])))]


@pytest.mark.rule("skyrise 9")
def test_a_position_written_by_hand_needs_only_what_differs_from_a_fresh_table() -> None:
    table = skyrise()
    values = table.state.write()
    for name in ("rng", "reveals", "era", "phase", "bids", "passed", "finish_order", "panoramas", "chosen"):
        del values[name]
    for seat in values["seats"]:
        for name in ("hand", "tracks", "wilds", "patrons", "scored", "keys", "available", "structures"):
            del seat[name]
    assert GAME.from_json(json.dumps(values)).legal(0) == table.state.legal(0)


@pytest.mark.parametrize("where", ["phase", "colour", "objective"])
def test_what_cannot_be_nothing_is_refused_as_null(where: str) -> None:
    position = written()
    (position if where in position else position["seats"][0])[where] = None
    with pytest.raises(mansard.InvalidState, match=where):
        GAME.from_json(json.dumps(position))
