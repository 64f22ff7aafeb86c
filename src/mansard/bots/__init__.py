"""Players that think for themselves: random, soft, greedy, search, plan; and the arena where they meet.

>>> from mansard.bots import bot, decide
>>> player = bot("search:200ms")
>>> action = decide(player, state, seat, seed=7)

A bot never sees the true state: `decide` hands it one that its seat could not tell from the truth.
"""

from mansard.bots.bot import Bot, decide, decide_turn
from mansard.bots.specs import UnknownBot, bot, bots, levels

__all__ = ["Bot", "UnknownBot", "bot", "bots", "decide", "decide_turn", "levels"]
