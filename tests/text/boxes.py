"""Boxes that differ in one number of the standard one, for every number; in two where a rule ties them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import mansard
from mansard import Game
from mansard.box.files import correction
from mansard.box.values import Value, values
from mansard.kernel.errors import InvalidComponents


class Number:
    """A number of the standard box: the value that it stands in, and its place there."""

    def __init__(self, value: Value, steps: tuple[int, ...], old: int) -> None:
        self.value = value
        self.steps = steps
        self.place = ".".join([value.key, *map(str, steps)])
        self.old = old

    def others(self) -> list[int]:
        """Other numbers in the range, first one that is told nowhere else."""
        low = 0 if self.value.reading.low is None else self.value.reading.low
        high = 97 if self.value.reading.high is None else min(97, self.value.reading.high)
        wanted = dict.fromkeys([high, self.old + 1, self.old - 1])
        return [new for new in wanted if low <= new <= high and new != self.old]


class Changed:
    """A box in which a number differs, `old` and `new`, and with it the numbers that a rule ties to it."""

    def __init__(self, number: Number, new: int, game: Game, olds: list[int], news: list[int]) -> None:
        self.value = number.value
        self.place = number.place
        self.old = number.old
        self.new = new
        self.game = game
        self.olds = Counter(map(str, olds))
        self.news = Counter(map(str, news))

    @property
    def alone(self) -> bool:
        """Whether no other number had to change."""
        return self.olds.total() == 1


def numbers(slug: str) -> list[Number]:
    """Every number of the standard box."""
    return [
        Number(value, steps, number)
        for value in values(mansard.game(slug))
        if value.given
        for steps, number in numbers_in(value.value)
    ]


def numbers_in(content: Any) -> Iterator[tuple[tuple[int, ...], int]]:
    """The numbers in a value, with the way to them through its lists."""
    if isinstance(content, list):
        for i, item in enumerate(content):
            for steps, number in numbers_in(item):
                yield (i, *steps), number
    elif isinstance(content, int) and not isinstance(content, bool):
        yield (), content


@cache
def changed_boxes(slug: str) -> list[Changed]:
    """A box for every number of the standard one that can change, alone or with another of its table."""
    every = numbers(slug)
    found = [changed(slug, number, every) for number in every]
    return [one for one in found if one is not None]


def changed(slug: str, number: Number, every: list[Number]) -> Changed | None:
    """The box with another number, the first of some that the rules allow."""
    for new in number.others():
        game = box_with(slug, [(number, new)])
        if game is not None:
            return Changed(number, new, game, [number.old], [new])
    near = [other for other in every if other is not number and other.value.group == number.value.group]
    for other in near:
        for step, back in ((1, -1), (-1, 1), (1, 1)):
            game = box_with(slug, [(number, number.old + step), (other, other.old + back)])
            if game is not None:
                news = [number.old + step, other.old + back]
                return Changed(number, news[0], game, [number.old, other.old], news)
    return None


def box_with(slug: str, wanted: list[tuple[Number, int]]) -> Game | None:
    """The box with these numbers, if the rules allow it."""
    changes: dict[str, Any] = {}
    for number, new in wanted:
        key = number.value.key
        changes[key] = with_number(changes.get(key, number.value.value), number, new)
    try:
        return mansard.game(slug, correction(slug, changes))
    except InvalidComponents:
        return None


def with_number(content: Any, number: Number, new: int, depth: int = 0) -> Any:
    """A value with another number at one place."""
    if depth == len(number.steps):
        return new
    i = number.steps[depth]
    return [*content[:i], with_number(content[i], number, new, depth + 1), *content[i + 1 :]]
