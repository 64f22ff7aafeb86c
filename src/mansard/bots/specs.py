"""Bots by name and parameters: `random`, `greedy`, `search:1000`, `search:500ms`."""

from mansard.bots.bot import Bot
from mansard.bots.greedy import GreedyBot
from mansard.bots.random import RandomBot
from mansard.bots.search import SearchBot
from mansard.kernel.errors import MansardError

MOST = 10**9


class UnknownBot(MansardError):
    """A text that names no bot."""

    def __init__(self, spec: str, problem: str) -> None:
        super().__init__(f"bot {spec!r}: {problem}")
        self.spec = spec


def bots() -> list[str]:
    """The names of all bots, from weak to strong."""
    return ["random", "greedy", "search"]


def bot(spec: str) -> Bot:
    """The bot that a text names; UnknownBot says what is wrong with it."""
    name, *words = spec.strip().split(":")
    if name not in bots():
        raise UnknownBot(spec, f"there is no such bot; there are: {', '.join(bots())}")
    if name == "search":
        return search(spec, words)
    if words:
        raise UnknownBot(spec, f"{name} has no parameters")
    return RandomBot(spec) if name == "random" else GreedyBot(spec)


def search(spec: str, words: list[str]) -> SearchBot:
    """`search:<budget>[:<parameter>=<value>...]`; the budget in simulations, or in ms or s."""
    player = SearchBot(spec)
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if place == 0 and not equals:
            set_budget(player, spec, word)
        elif equals:
            set_parameter(player, spec, name, value)
        else:
            raise UnknownBot(spec, f"{word!r} is not a parameter; write name=value")
    return player


def set_budget(player: SearchBot, spec: str, word: str) -> None:
    """`1000` simulations, `500ms` or `2s` of thought."""
    if word.endswith("ms"):
        player.simulations, player.milliseconds = MOST, whole(spec, word[:-2], 1)
    elif word.endswith("s"):
        player.simulations, player.milliseconds = MOST, whole(spec, word[:-1], 1) * 1000
    else:
        player.simulations, player.milliseconds = whole(spec, word, 1), 0


def set_parameter(player: SearchBot, spec: str, name: str, value: str) -> None:
    """One of the parameters of the search by its name."""
    if name == "cutoff":
        player.cutoff = -1 if value == "end" else whole(spec, value, 0)
    elif name == "greed":
        player.greed = whole(spec, value, 0)
    elif name == "explore":
        player.explore = float(whole(spec, value, 0)) / 100.0
    else:
        raise UnknownBot(spec, f"there is no parameter {name!r}; there are: cutoff, greed, explore")


def whole(spec: str, text: str, least: int) -> int:
    """A number of a spec."""
    if not text.isdecimal() or not least <= int(text) <= MOST:
        raise UnknownBot(spec, f"{text!r} is not a whole number from {least} to {MOST}")
    return int(text)
