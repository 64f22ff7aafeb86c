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

WITHOUT_A_PLAN = {"master": "search:500ms", "grandmaster": "search:2500ms"}
"""The same by decisions, in games that advise no plan (`Advice.plans`)."""


class LevelBot(Bot):
    """A bot under the name of its level; in games that advise no plan another one."""

    def __init__(self, level: str, player: Bot, without_a_plan: Bot) -> None:
        super().__init__(level)
        self.player = player
        self.without_a_plan = without_a_plan

    def choose(self, state: State, seat: int) -> int:
        return self.plan(state, seat)[0]

    def plan(self, state: State, seat: int) -> list[int]:
        player = self.player if state.game.advice.plans else self.without_a_plan
        return player.plan(state, seat)
