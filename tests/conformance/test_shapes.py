"""What a game declares of its views and moves in `shapes.py` is what it gives, no field more or less."""

from functools import cache

import jsonschema_rs
import pytest

import mansard
from mansard import State
from mansard.kernel.game import Move
from mansard.server.shapes import REF, game_schemas, prefix
from tests.conformance.cases import Case, all_cases, every_case, games_each, positions

WAY_OUT = "declare it in src/mansard/games/{0}/shapes.py (and {0}/view.py), then run `make types`"


@cache
def validator(slug: str, kind: str) -> jsonschema_rs.Validator:
    components = {"schemas": game_schemas(slug)}
    return jsonschema_rs.validator_for({"$ref": f"{REF}{prefix(slug)}{kind}", "components": components})


def differences(slug: str, kind: str, value: object) -> list[str]:
    """What does not fit the declaration, each with its place."""
    return [
        f"{slug} {kind} at {'/'.join(map(str, error.instance_path)) or 'its top'}: {error.message}"
        for error in validator(slug, kind).iter_errors(value)
    ]


def fits(case: Case, state: State) -> None:
    for seat in [None, *range(case.players)]:
        wrong = differences(case.slug, "View", state.view(seat))
        assert not wrong, "\n".join([*wrong, WAY_OUT.format(case.slug)])


@every_case
def test_views_have_exactly_the_declared_fields(case: Case) -> None:
    fits(case, case.start(14))
    for step in positions(case, 14, games_each(8)):
        fits(case, step.state)
    final = case.start(14)
    final.playout(14)
    fits(case, final)


def offered(case: Case) -> list[Move]:
    """The legal moves of some positions."""
    steps = positions(case, 15, games_each(8))
    return [
        case.game.describe(step.state, action) for step in steps for action in step.state.legal(step.seat)
    ]


@pytest.mark.parametrize("slug", mansard.games())
def test_moves_have_exactly_the_declared_arguments(slug: str) -> None:
    game = mansard.game(slug)
    state = game.start(players=game.player_counts[0], seed=15)
    moves = [game.describe(state, action) for action in range(game.action_count)]
    for case in [case for case in all_cases() if case.slug == slug]:
        moves += offered(case)
    wrong = [line for move in moves for line in differences(slug, "Move", move)]
    assert not wrong, "\n".join([*wrong[:3], WAY_OUT.format(slug)])
