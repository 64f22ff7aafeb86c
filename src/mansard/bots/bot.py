"""What a bot is, and the only way in which one is asked."""

from time import perf_counter, thread_time

from mypy_extensions import i64, mypyc_attr

from mansard.kernel.chance import step
from mansard.kernel.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. Without memory: the same state always gives the same choice."""

    def __init__(self, spec: str) -> None:
        self.spec = spec

    def choose(self, state: State, seat: int) -> int:
        """One of the legal actions of the seat, of which there are at least two.

        The state is re-drawn already: what the seat does not know is a guess. Its generator `state.rng`
        is the bot's source of chance.
        """
        raise NotImplementedError

    def plan(self, state: State, seat: int) -> list[int]:
        """The next moves of the turn, one at least: a bot that plans gives all up to what comes to light.

        The state is re-drawn, as for `choose`.
        """
        return [self.choose(state, seat)]


def decide(bot: Bot, state: State, seat: int, seed: int) -> int:
    """The bot's choice for a seat; a forced move costs nothing.

    The bot is handed a re-drawn state, never the true one, so that it cannot know what its seat does not.
    """
    options = state.options(seat)
    if len(options) == 1:
        return options[0]
    return bot.choose(state.resample(seat, seed), seat)


def decide_turn(bot: Bot, state: State, seat: int, seed: int) -> list[int]:
    """The next moves of the seat's turn, thought of at once; what follows a reveal is thought of anew.

    Fair for the same reason as `decide`.
    """
    options = state.options(seat)
    if len(options) == 1:
        return [options[0]]
    return bot.plan(state.resample(seat, seed), seat)


def seconds(processor: bool) -> float:
    """What a budget of time is counted by: the clock, or what the processor has given to this thread."""
    return thread_time() if processor else perf_counter()


def next_word(rng: i64) -> i64:
    """The random word below 2**32 in a generator state that has just been stepped."""
    return rng >> 30


def fresh(seed: i64) -> i64:
    """A generator state from any number: never zero, its first words already mixed."""
    return step(step(seed & 0x3FFFFFFFFFFFFFFF | 0x100000000))


def parted(rng: i64) -> i64:
    """A generator state whose stream has nothing to do with the given one's."""
    return fresh((rng >> 31) * 0x2545F491 ^ (rng & 0x7FFFFFFF) * 0x1B873593)
