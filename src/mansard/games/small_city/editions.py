"""Earlier versions of these rules, kept so that every recorded game plays as it did.

Version 2 put right what version 1 got wrong. Each difference is one function here, asked where it matters.
"""

from typing import Final

from mansard.games.small_city.state import Table

RULES: Final = 2
KEPT: Final = [1, 2]


def hands_in_alone(t: Table) -> bool:
    """§4.0 In version 1 a plan was handed in by itself when nothing else could be done."""
    return t.rules == 1


def names_a_survivor(t: Table) -> bool:
    """§4.6.4 In version 1 the best of those who are out won if nobody was left."""
    return t.rules == 1


def sends_both_home(t: Table) -> bool:
    """R22 In version 1 two tourists too many for one place both went home."""
    return t.rules == 1
