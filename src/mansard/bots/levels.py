"""The four levels: which bot each is."""

from mansard.bots.bot import Bot
from mansard.kernel.game import State

LEVELS = {
    "apprentice": "soft",
    "journeyman": "greedy",
    "master": "plan:1s",
    "grandmaster": "plan:5s",
}
"""From weak to strong. When something comes to light the rest of a turn is planned anew."""

WITHOUT_A_PLAN = {"master": "search:1800ms:per=turn", "grandmaster": "search:9s:per=turn"}
"""The same decision by decision, in games that advise no plan (`Advice.plans`)."""


class LevelBot(Bot):
    """A bot under the name of its level; in games that advise no plan another one."""

    def __init__(self, level: str, player: Bot, without_a_plan: Bot) -> None:
        super().__init__(level)
        self.player = player
        self.without_a_plan = without_a_plan

    def choose(self, state: State, seat: int) -> int:
        return self.player_of(state).choose(state, seat)

    def plan(self, state: State, seat: int) -> list[int]:
        return self.player_of(state).plan(state, seat)

    def player_of(self, state: State) -> Bot:
        """The bot that the game of a position asks for."""
        return self.player if state.game.advice.plans else self.without_a_plan
