"""The record: written, read, replayed; and every way in which a file can be wrong."""

import random

import pytest

import mansard
from mansard import IllegalMove, InvalidRecord, Match, read_record, replay

SLUG = mansard.games()[0]
GAME = mansard.game(SLUG)
PLAYERS = GAME.player_counts[-1]


def played(seed: bytes = b"a secret of the table", rewind: bool = False) -> Match:
    match = Match(GAME, PLAYERS, seed, {}, [f"Player {n}" for n in range(PLAYERS)])
    chance = random.Random(1)
    while not match.state.over():
        seat = chance.choice(match.state.actors())
        match.commit(seat, [chance.choice(match.state.legal(seat))], "2026-01-31T18:00:00Z")
        if rewind and match.number == 9:
            match.rewind(4)
    return match


FINISHED = played().record.to_text()


def test_the_seed_is_published_only_after_the_end() -> None:
    match = Match(GAME, PLAYERS, b"a secret of the table")
    assert "seed:" not in match.record.to_text()
    assert mansard.commitment(b"a secret of the table") in match.record.to_text()
    assert f"seed: hex:{b'a secret of the table'.hex()}" in FINISHED


def test_a_record_keeps_names_times_and_remarks() -> None:
    record = read_record(FINISHED.replace("\n\n", "\n# played at the fair\n\n", 1))
    assert record.names == [f"Player {n}" for n in range(PLAYERS)]
    assert record.lines[0].time == "2026-01-31T18:00:00Z"
    assert record.remarks == ["played at the fair"]


def test_a_rewind_stays_visible_and_replays() -> None:
    text = played(rewind=True).record.to_text()
    assert "10 * rewind 4" in text
    assert replay(read_record(text), GAME).record.to_text() == text


def test_a_rewind_goes_to_an_earlier_commit_only() -> None:
    match = Match(GAME, PLAYERS, 1)
    with pytest.raises(IllegalMove):
        match.rewind(0)
    with pytest.raises(IllegalMove):
        match.rewind(5)


def test_every_commit_draws_from_its_own_part_of_the_seed() -> None:
    match = played()
    keys = [state.rng for state in match.positions[1:]]
    assert len(set(keys)) == len(keys)


def first_move(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("1 "))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: "", "line 1: a record begins with"),
        (lambda text: "hello", "line 1: a record begins with"),
        (lambda text: text[:60], "is missing: the file is cut off"),
        (lambda text: text.replace("players: ", "players: x"), "players: 'x"),
        (lambda text: text.replace("options: {}", "options: {"), "options: "),
        (lambda text: text.replace("options: {}", "options: []"), "options: a table"),
        (lambda text: text.replace("seed: hex:", "seed: zebra"), "seed: 'zebra"),
        (lambda text: text.replace("scores: ", "scores: many "), "scores: 'many"),
        (lambda text: text + "\nnonsense", "'nonsense' is neither a move nor a heading"),
        (lambda text: text + "\n7 pass", "'7 pass' is not a move"),
    ],
)
def test_a_text_that_is_no_record_is_refused_with_its_place(change: object, message: str) -> None:
    with pytest.raises(InvalidRecord, match=message):
        read_record(change(FINISHED), "my.txt")  # type: ignore[operator]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace(first_move(text), "1 0 fly to the moon"), "commit 1: illegal move"),
        (lambda text: text.replace(first_move(text) + "\n", ""), "commit 2: commit 1 was expected"),
        (lambda text: text.replace("seed: hex:", "seed: hex:00"), "does not fit the commitment"),
        (lambda text: text[: text.index("seed:")], "seed: is missing"),
        (lambda text: text.replace("rules: ", "rules: 9"), "rules: version 9"),
        (lambda text: text.replace("components: ", "components: 0"), "other component data"),
        (lambda text: text.replace("scores: ", "scores: 9"), "scores: the moves lead to"),
        (lambda text: text.replace("places: ", "places: 3"), "places: the moves lead to"),
    ],
)
def test_a_record_that_is_not_true_is_refused(change: object, message: str) -> None:
    with pytest.raises(InvalidRecord, match=message):
        replay(read_record(change(FINISHED)), GAME)  # type: ignore[operator]


def test_a_result_without_an_end_is_refused() -> None:
    lines = FINISHED.splitlines()
    last = max(i for i, line in enumerate(lines) if line[:1].isdigit())
    with pytest.raises(InvalidRecord, match="a result is given, but the game is not over"):
        replay(read_record("\n".join(lines[:last] + lines[last + 1 :])), GAME)


CITY = mansard.game("small_city")
FIRST_CITY = CITY.under_rules(1)


def city_game(change_at: int) -> Match:
    """A game of the first rules of Small City that went on with those of today."""
    assert FIRST_CITY is not None
    match = Match(FIRST_CITY, 2, b"an old table")
    chance = random.Random(3)
    while not match.state.over():
        if match.number + 1 == change_at:
            match.go_on_under(CITY.rules_version)
            match.record.remarks.append(f"rules {CITY.rules_version} from commit {change_at}")
        seat = chance.choice(match.state.actors())
        match.commit(seat, [chance.choice(match.state.legal(seat))])
    return match


@pytest.mark.parametrize("change_at", [0, 60])
def test_a_record_of_earlier_rules_plays_as_it_did(change_at: int) -> None:
    text = city_game(change_at).record.to_text()
    assert "rules: 1\n" in text
    again = replay(read_record(text), CITY)
    assert again.record.to_text() == text
    assert again.game.rules_version == (CITY.rules_version if change_at else 1)


def test_the_rules_can_change_back_and_unknown_ones_are_refused() -> None:
    assert FIRST_CITY is not None
    assert FIRST_CITY.under_rules(CITY.rules_version) is CITY
    assert CITY.under_rules(9) is None
    assert GAME.under_rules(GAME.rules_version) is GAME
