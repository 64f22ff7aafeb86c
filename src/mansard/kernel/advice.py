"""What suits the bots best in a game (§11); a bot's own parameters come first."""

from mypy_extensions import i64


class Advice:
    """One object that a game hands to its bots."""

    def __init__(
        self,
        horizon: int = 40,
        curiosity: float = 0.35,
        care: int = 600,
        trust: float = 2.0,
        rivalry: float = 1.0,
        rounds: list[int] | None = None,
        terms: list[str] | None = None,
        counts: list[str] | None = None,
        ahead: list[int] | None = None,
        plan_care: int = 0,
        plans: bool = True,
    ) -> None:
        self.horizon = horizon  # how many decisions a search plays on by chance; -1: to the end
        self.curiosity = curiosity  # how eagerly it tries what looks worse
        self.care = care  # without a horizon: how many positions a move of the playing-on looks at
        self.trust = trust  # how many tries the worth of a position counts for
        self.rivalry = rivalry  # how much of the rivals' worth a bot takes off its own; 0.0: each for himself
        self.rounds = rounds or [0]  # see `foresight`: with one player, two, ...; the last for all more
        self.terms = terms or []  # what `State.terms` gives: first the parts that sum up to the worth,
        self.counts = counts or []  # then what is counted beside them
        self.ahead = ahead or self.rounds  # the same for a plan of a whole turn
        self.plan_care = plan_care or care
        self.plans = plans  # whether the higher levels plan whole turns, or search each decision

    def rounds_ahead(self, players: i64) -> i64:
        """The rounds that a plan plays on by what looks best, see `State.clock`."""
        return self.ahead[min(players, len(self.ahead)) - 1]

    def foresight(self, players: i64) -> i64:
        """Without a horizon: the rounds that a search plays on by what looks best, see `State.clock`."""
        return self.rounds[min(players, len(self.rounds)) - 1]
