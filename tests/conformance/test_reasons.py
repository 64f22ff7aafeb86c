"""Whatever a player may ask for and not do is refused for a reason that is true.

Every reason has its condition (`tests/games/<slug>/conditions.py`), read from the player's own view. Beside
that a reason states amounts as data: what is needed (`price`, `cost`, `needed`) beside what the player has,
under the name that it has in his view: `{"price": 5, "francs": 4}`.
"""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import mansard
from mansard import Reason, State
from mansard.rulebook import rulebook, section
from mansard.words import Words
from tests.conformance.asked import Asked, conditions
from tests.conformance.cases import FEWER, Case, every_case, games_each, positions

NEEDS = ("price", "cost", "needed")
EMPTY_WORDS = ("not-offered", "no-such-move")  # for texts that are no move at all
FOLDER = Path(mansard.__file__).parent / "games"
HERE = [slug for slug in mansard.games() if (FOLDER / slug).is_dir()]  # others bring their own tests


@cache
def in_the_book(slug: str, rule: str) -> bool:
    """Whether the rule book has the section or ruling."""
    return section(rulebook(slug) or "", rule) is not None


@cache
def has_words(slug: str, key: str) -> bool:
    """Whether the reason has a text."""
    return Words("en", slug).has(f"reason-{key}")


@every_case
def test_every_move_that_is_not_legal_is_refused_for_a_reason_that_holds(case: Case) -> None:
    stride = 7 if FEWER else 1
    for step in positions(case, 31, games_each(8)):
        actions = step.state.legal(step.seat)
        legal = [case.game.describe(step.state, action) for action in actions]
        view = step.state.view(step.seat)
        codes = range(step.number % stride, case.game.action_count, stride)
        for code in set(codes) - set(actions):
            reason = refusal(case, step.state, step.seat, code)
            move = case.game.describe(step.state, code)
            check_amounts(reason, view["seats"][step.seat])
            asked = Asked(step.state, step.seat, view, move, legal, reason)
            assert asked.holds(), (case.game.show(step.state, code), reason)


@pytest.mark.parametrize("slug", HERE)
def test_every_reason_of_a_game_has_its_condition(slug: str) -> None:
    texts = set(Words("en", slug).keys()) - set(Words("en").keys())
    reasons = {key.removeprefix("reason-") for key in texts if key.startswith("reason-")}
    assert reasons | {"not-now"} == set(conditions(slug))


def refusal(case: Case, state: State, seat: int, code: int) -> Reason:
    """Why a move of the game may not be made now: by a rule of the book, and in words of its own."""
    text = case.game.show(state, code)
    reason = case.game.why_not(state, seat, text)
    assert in_the_book(case.slug, reason.rule), (text, reason)
    assert has_words(case.slug, reason.key), (text, reason)
    assert reason.key not in EMPTY_WORDS, text
    return reason


def check_amounts(reason: Reason, own: dict[str, Any]) -> None:
    """What a reason says that the player has is what he has, and less than what he needs."""
    stated = {name: value for name, value in reason.args.items() if type(own.get(name)) is int}
    needs = [value for name, value in reason.args.items() if name in NEEDS and isinstance(value, int)]
    for name, value in stated.items():
        assert value == own[name], reason
        assert all(isinstance(value, int) and value < need for need in needs), reason


@every_case
def test_a_text_that_is_no_move_is_refused_by_a_rule_of_the_book(case: Case) -> None:
    for step in positions(case, 32, games_each(8)):
        for text in ("no such move", "", "pass pass pass", str(case.game.action_count)):
            reason = case.game.why_not(step.state, step.seat, text)
            assert in_the_book(case.slug, reason.rule), (text, reason)
            assert has_words(case.slug, reason.key), (text, reason)
