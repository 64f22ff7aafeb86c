"""Every registered game with every player count and variant, and random walks through them."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

import mansard
from mansard import Game, State

FEWER = os.environ.get("MANSARD_FEWER") == "1"
SOAK = os.environ.get("MANSARD_SOAK") == "1"


def games_each(normal: int) -> int:
    """How many games a property plays: fewer where the rules run interpreted, many more in a soak."""
    if SOAK:
        return normal * 50
    return max(1, normal // 4) if FEWER else normal


@dataclass
class Case:
    """A game, a number of players and a set of options."""

    slug: str
    players: int
    options: dict[str, object] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return mansard.game(self.slug)

    def start(self, seed: int) -> State:
        return self.game.start(players=self.players, seed=seed, options=self.options)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.slug, str(self.players), *chosen])


def all_cases() -> list[Case]:
    """Everything that can be played."""
    return [
        Case(slug, players, options)
        for slug in mansard.games()
        for players in mansard.game(slug).player_counts
        for options in mansard.game(slug).variants(players)
    ]


def bot_cases() -> list[Case]:
    """Everything that can be played; where the rules run interpreted, one variant with the fewest players."""
    if not FEWER:
        return all_cases()
    fewest = {slug: mansard.game(slug).player_counts[0] for slug in mansard.games()}
    return [Case(slug, count, mansard.game(slug).variants(count)[0]) for slug, count in fewest.items()]


every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
every_bot_case = pytest.mark.parametrize("case", bot_cases(), ids=str)


@dataclass
class Step:
    """A position of a random walk and what is done there."""

    number: int
    state: State
    seat: int
    action: int


def walk(case: Case, seed: int) -> Iterator[Step]:
    """A whole random game; the state moves on when the caller asks for the next step."""
    chance = random.Random(seed)
    state = case.start(seed)
    number = 0
    while not state.over():
        seat = chance.choice(state.actors())
        action = chance.choice(state.legal(seat))
        yield Step(number, state, seat, action)
        state.apply(seat, action)
        number += 1
        assert number <= case.game.max_decisions, "the game does not end within its bound"


def positions(case: Case, seed: int, about: int) -> Iterator[Step]:
    """Some positions of a random game, spread over its length (copies, safe to change)."""
    length = sum(1 for _ in walk(case, seed))
    chance = random.Random(seed + 1)
    wanted = set(chance.sample(range(length), min(about, length)))
    for step in walk(case, seed):
        if step.number in wanted:
            yield Step(step.number, step.state.clone(), step.seat, step.action)


def plain(value: Any) -> bool:
    """Whether a value is made of JSON's plain values only."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and plain(item) for key, item in value.items())
    if isinstance(value, list):
        return all(plain(item) for item in value)
    return value is None or isinstance(value, bool | int | float | str)
