"""Saved positions, observations and layouts stay as they are, byte by byte: records, databases and trained
networks depend on them.

`python -m tests.conformance.test_declared` writes the fingerprints again, after a change that is meant.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mansard import State
from mansard.kernel.chance import draw, step
from tests.conformance.cases import Case, all_cases, every_case

FINGERPRINTS = Path(__file__).with_name("declared.json")
KNOWN: dict[str, dict[str, str]] = json.loads(FINGERPRINTS.read_text(encoding="utf-8"))


def sampled(case: Case) -> Iterator[State]:
    """Positions of one game that chance plays, closer together at its beginning, and its end."""
    state, rng = case.start(41), 41
    number, wanted, after = 0, 1, 2
    while not state.over():
        if number == wanted:
            yield state
            wanted, after = after, wanted + after
        rng = step(rng)
        seat = state.actors()[draw(rng, len(state.actors()))]
        rng = step(rng)
        state.apply(seat, state.legal(seat)[draw(rng, len(state.legal(seat)))])
        number += 1
    yield state


def short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def fingerprints(case: Case) -> dict[str, str]:
    saved = [(state.to_json(), state.digest()) for state in sampled(case)]
    observed = [[list(state.observe(seat)) for seat in range(case.players)] for state in sampled(case)]
    layout = [(part.name, part.shape, part.least, part.most) for part in case.game.layout(case.players)]
    return {"saved": short(str(saved)), "observed": short(str(observed)), "layout": short(str(layout))}


def test_what_was_once_possible_still_is() -> None:
    assert set(KNOWN) <= {str(case) for case in all_cases()}


@pytest.mark.parametrize("case", [case for case in all_cases() if str(case) in KNOWN], ids=str)
def test_what_is_saved_and_observed_is_what_it_always_was(case: Case) -> None:
    assert fingerprints(case) == KNOWN[str(case)]


@every_case
def test_the_quick_way_to_the_numbers_of_a_table_is_the_declared_one(case: Case) -> None:
    for state in sampled(case):
        assert list(state.numbers()) == case.game.columns.numbers(state)


if __name__ == "__main__":
    found = {str(case): fingerprints(case) for case in all_cases()}
    FINGERPRINTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
