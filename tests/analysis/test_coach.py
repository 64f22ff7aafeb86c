"""Advice and the coach's rules: fair, honest about its errors, and with words for all it says."""

from collections.abc import Iterator

import pytest

import mansard
from mansard.analysis import advice, coach
from mansard.analysis.turns import Trial
from mansard.bots import bot
from mansard.bots.bot import decide_turn
from mansard.kernel.game import State
from mansard.words import LOCALES, Words

every_game = pytest.mark.parametrize("slug", mansard.games())
DEALS = (11, 22, 33)


def positions(slug: str, players: int, seed: int) -> Iterator[tuple[State, int]]:
    """The decisions of a bots' game."""
    state = mansard.game(slug).start(players=players, seed=seed)
    player = bot("greedy")
    while state.actors():
        seat = state.actors()[0]
        yield state, seat
        for action in decide_turn(player, state, seat, seed):
            state.apply(seat, action)


@every_game
def test_what_matters_is_the_same_for_all_deals_that_the_seat_cannot_tell_apart(slug: str) -> None:
    for number, (state, seat) in enumerate(positions(slug, 2, 5)):
        if number % 5 == 0:
            said = coach.matters(state, seat, 1)
            for deal in DEALS:
                assert coach.matters(state.resample(seat, deal), seat, 1) == said


@every_game
def test_every_rule_of_the_coach_speaks_in_some_game_and_has_its_words(slug: str) -> None:
    spoke: dict[str, coach.Args] = {}
    for players, seed in ((2, 3), (3, 4), (3, 5), (2, 6)):
        for state, seat in positions(slug, players, seed):
            for name, rule in coach.rules(slug):
                args = None if name in spoke else rule(state.resample(seat, 1), seat)
                if args is not None:
                    spoke[name] = args
        if len(spoke) == len(coach.rules(slug)):
            break
    assert set(spoke) == {name for name, _ in coach.rules(slug)}
    for locale in LOCALES:
        words = Words(locale, slug, ["Anna", "Bob", "Eva"])
        for name, args in spoke.items():
            said = words.say(f"coach-{name}", **args)
            assert said != f"coach-{name}"
            assert "{" not in said and "None" not in said, said


@every_game
def test_the_same_thing_is_not_said_twice_running(slug: str) -> None:
    last = ""
    for number, (state, seat) in enumerate(positions(slug, 2, 7)):
        if number % 4 == 0:
            said = coach.matters(state, seat, 1, after=last)
            assert said is None or said[0] != last
            last = said[0] if said is not None else ""


@every_game
def test_a_hint_a_warning_and_a_position_know_only_what_the_seat_knows(slug: str) -> None:
    for number, (state, seat) in enumerate(positions(slug, 2, 8)):
        if number not in (6, 30):
            continue
        other = state.resample(seat, 99)
        assert advice.hint(state, seat, 1, 12) == advice.hint(other, seat, 1, 12)
        assert advice.position(state, seat, 1, 2) == advice.position(other, seat, 1, 2)
        played = [state.legal(seat)[0]]
        found = [advice.warning(each, seat, 1, played, "guided", 12) for each in (state, other)]
        assert found[0] == found[1]


def trial(chances: list[float], leads: list[float], **sources: list[float]) -> Trial:
    made = Trial([0])
    made.chances, made.leads = chances, leads
    made.sources = [{name: values[n] for name, values in sources.items()} for n in range(len(chances))]
    return made


@pytest.mark.parametrize(
    ("ahead", "gap"), [(0.0, "close"), (0.9, "close"), (1.1, "perhaps"), (1.9, "perhaps"), (2.1, "clear")]
)
def test_a_gap_is_told_only_as_far_as_it_is_clear_of_its_error(ahead: float, gap: str) -> None:
    better, other = trial([0.5] * 4, [ahead] * 4), trial([0.5] * 4, [0.0] * 4)
    assert advice.gap_between(better, other) == gap


def test_reasons_are_differences_by_source_that_are_clear() -> None:
    mine = trial([0.5] * 3, [8.0] * 3, control=[5.0] * 3, keys=[0.3] * 3)
    other = trial([0.5] * 3, [0.0] * 3, control=[0.0] * 3, keys=[0.0] * 3)
    told = [(reason.key, reason.source, round(reason.points, 1)) for reason in advice.reasons(mine, other)]
    assert told == [("reason-more", "control", 5.0), ("reason-later-more", "", 2.7)]
    assert [reason.key for reason in advice.reasons(other, mine)] == ["reason-less", "reason-later-less"]
    unsure = trial([0.5] * 3, [0.0] * 3, control=[9.0, -9.0, 3.0])
    even = trial([0.5] * 3, [0.0] * 3, control=[0.0] * 3)
    assert [reason.source for reason in advice.reasons(unsure, even)] == []
