"""Pictures for a rule book: the positions of the lessons, each for the section that its step is about.

Nothing is drawn beforehand: a client draws the position with the boards of the game, and no picture is stale.
"""

from functools import cache

from mansard.lessons.lesson import Step, lessons

SETUP = "3"  # shown by a lesson that starts as a real game does


@cache
def pictures(slug: str) -> dict[str, tuple[str, int]]:
    """For every section that a lesson is about: the lesson and its step; what points anywhere is first."""
    found: dict[str, tuple[int, str, int]] = {}
    for lesson in lessons(slug):
        free = any(step.turn for step in lesson.steps)  # everybody sees another position there
        for i, step in enumerate(() if free else lesson.steps):
            worth = _worth(step)
            if worth > found.get(step.rule, (-1,))[0]:
                found[step.rule] = (worth, lesson.id, i)
        if lesson.seed is not None and not lesson.played:
            found.setdefault(SETUP, (0, lesson.id, 0))
    return {rule: (lesson, i) for rule, (_, lesson, i) in found.items()}


def _worth(step: Step) -> int:
    return 2 * bool(step.look) + bool(step.accept)
