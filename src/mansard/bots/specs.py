"""Bots by name and parameters: `random`, `greedy`, `search:1000`, `search:500ms`."""

from mansard.bots.apprentice import ApprenticeBot
from mansard.bots.bot import Bot
from mansard.bots.greedy import GreedyBot
from mansard.bots.levels import LEVELS, WITHOUT_A_PLAN, LevelBot
from mansard.bots.parallel import ParallelPlanBot, ParallelSearchBot
from mansard.bots.plan import PlanBot
from mansard.bots.random import RandomBot
from mansard.bots.search import SearchBot
from mansard.kernel.errors import MansardError

MOST = 10**9
PARAMETERS = ["care", "clock", "cutoff", "explore", "foresight", "learn", "per", "trust", "workers"]
OF_A_PLAN = ["alike", "beam", "care", "clock", "foresight", "trust", "turns", "workers"]


class UnknownBot(MansardError):
    """A text that names no bot."""

    def __init__(self, spec: str, problem: str) -> None:
        super().__init__(f"bot {spec!r}: {problem}")
        self.spec = spec


def bots() -> list[str]:
    """The names of all bots, from weak to strong."""
    return ["random", "soft", "greedy", "search", "plan"]


def levels() -> list[str]:
    """The names of all levels, from weak to strong."""
    return list(LEVELS)


def bot(spec: str) -> Bot:
    """The bot that a text names; UnknownBot says what is wrong with it."""
    name, *words = spec.strip().split(":")
    if name not in bots() and name not in LEVELS:
        raise UnknownBot(spec, f"there is no such bot; there are: {', '.join([*levels(), *bots()])}")
    if name == "search":
        return search(spec, words)
    if name == "plan":
        return plan(spec, words)
    if name == "soft":
        return soft(spec, words)
    if words:
        raise UnknownBot(spec, f"{name} has no parameters")
    if name in LEVELS:
        return LevelBot(name, bot(LEVELS[name]), bot(WITHOUT_A_PLAN.get(name, LEVELS[name])))
    return RandomBot(spec) if name == "random" else GreedyBot(spec)


def soft(spec: str, words: list[str]) -> Bot:
    """`soft[:warmth=<number>]`."""
    player = ApprenticeBot(spec)
    for word in words:
        name, _, value = word.partition("=")
        if name != "warmth":
            raise UnknownBot(spec, "there is no parameter but warmth; write warmth=0.6")
        player.warmth = decimal(spec, value)
    return player


def search(spec: str, words: list[str]) -> Bot:
    """`search:<budget>[:<parameter>=<value>...]`; the budget in simulations, or in ms or s."""
    player = SearchBot(spec)
    workers = 1
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if place == 0 and not equals:
            set_budget(player, spec, word)
        elif not equals:
            raise UnknownBot(spec, f"{word!r} is not a parameter; write name=value")
        elif name == "workers":
            workers = whole(spec, value, 1)
        else:
            set_parameter(player, spec, name, value)
    if player.whole_turn and workers > 1:
        raise UnknownBot(spec, "per=turn is for one process; leave out workers")
    return player if workers == 1 else ParallelSearchBot(spec, player, workers)


def plan(spec: str, words: list[str]) -> Bot:
    """`plan:<budget>[:<parameter>=<value>...]`; the budget of a turn in simulations, or in ms or s."""
    player = PlanBot(spec)
    workers = 1
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if place == 0 and not equals:
            set_budget(player, spec, word)
        elif not equals:
            raise UnknownBot(spec, f"{word!r} is not a parameter; write name=value")
        elif name == "workers":
            workers = whole(spec, value, 1)
        else:
            set_plan_parameter(player, spec, name, value)
    return player if workers == 1 else ParallelPlanBot(spec, player, workers)


def set_plan_parameter(player: PlanBot, spec: str, name: str, value: str) -> None:
    """One of the parameters of a plan by its name."""
    if name == "beam":
        player.beam = whole(spec, value, 1)
    elif name == "alike":
        player.alike = whole(spec, value, 1)
    elif name == "turns":
        player.turns = whole(spec, value, 1)
    elif name == "clock":
        player.processor = is_processor(spec, value)
    elif name == "foresight":
        player.foresight = whole(spec, value, 0)
    elif name == "care":
        player.care = whole(spec, value, 1)
    elif name == "trust":
        player.trust = decimal(spec, value)
    else:
        raise UnknownBot(spec, f"there is no parameter {name!r}; there are: {', '.join(OF_A_PLAN)}")


def set_budget(player: SearchBot | PlanBot, spec: str, word: str) -> None:
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
    elif name == "foresight":
        player.foresight = whole(spec, value, 0)
    elif name == "care":
        player.care = whole(spec, value, 1)
    elif name == "clock":
        player.processor = is_processor(spec, value)
    elif name == "per":
        player.whole_turn = one_of(spec, "unit", value, ["decision", "turn"]) == "turn"
    elif name == "learn":
        player.learn = whole(spec, value, 1)
    elif name == "explore":
        player.explore = decimal(spec, value)
    elif name == "trust":
        player.trust = decimal(spec, value)
    else:
        raise UnknownBot(spec, f"there is no parameter {name!r}; there are: {', '.join(PARAMETERS)}")


def is_processor(spec: str, text: str) -> bool:
    """What counts a budget of time: the clock on the wall or the processor."""
    return one_of(spec, "clock", text, ["wall", "processor"]) == "processor"


def one_of(spec: str, what: str, text: str, known: list[str]) -> str:
    """One of these words."""
    if text not in known:
        raise UnknownBot(spec, f"{text!r} is no {what}; there are: {', '.join(known)}")
    return text


def decimal(spec: str, text: str) -> float:
    """A number of a spec that need not be whole."""
    try:
        number = float(text)
    except ValueError as error:
        raise UnknownBot(spec, f"{text!r} is not a number") from error
    if not 0.0 <= number <= 1.0e6:
        raise UnknownBot(spec, f"{text!r} is out of range")
    return number


def whole(spec: str, text: str, least: int) -> int:
    """A number of a spec."""
    if not text.isdecimal() or not least <= int(text) <= MOST:
        raise UnknownBot(spec, f"{text!r} is not a whole number from {least} to {MOST}")
    return int(text)
