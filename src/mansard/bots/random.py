"""The bot that plays any legal move."""

from mansard.bots.bot import Bot, fresh, next_word
from mansard.kernel.game import State


class RandomBot(Bot):
    """Every legal action is equally likely."""

    def choose(self, state: State, seat: int) -> int:
        return state.random_option(seat, next_word(fresh(state.rng)))
