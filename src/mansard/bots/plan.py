"""The bot that plans whole turns.

A wide look finds the turns that promise most. Then they are compared by playing on: every one of them
from the same guesses about what is hidden and with the same chance, everybody taking quick sensible
turns, up to one common moment. Step by step the worse ones are dropped, so that most of the thought goes
to those that are hard to tell apart.
"""

from math import exp, fabs, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.bots.bot import Bot, fresh, parted, seconds
from mansard.bots.greedy import Turn
from mansard.bots.look import ALIKE, Look, Way, candidates
from mansard.bots.standing import margin
from mansard.kernel.chance import step
from mansard.kernel.game import State

AS_THE_GAME_SAYS: Final[i64] = -2
SIMULATIONS: Final = 500
BEAM: Final[i64] = 60
CANDIDATES: Final[i64] = 24
FEWEST: Final[i64] = 6  # guesses before a turn may be dropped for being clearly worse
CLEARLY: Final = 2.5  # standard errors
VICTORY: Final = 0.25  # how much of the reward at the end depends on the place alone
LONGEST: Final[i64] = 400  # turns that are played on at most, whatever the clock says


class PlanBot(Bot):
    """Parameters: the budget of a turn, how wide to look, how far and how carefully to play on."""

    def __init__(self, spec: str) -> None:
        super().__init__(spec)
        self.simulations: i64 = SIMULATIONS
        self.milliseconds: i64 = 0  # 0: no limit
        self.processor = False  # whether they are counted by what the processor gives, not by the clock
        self.beam: i64 = BEAM
        self.turns: i64 = CANDIDATES
        self.alike: i64 = ALIKE  # positions that differ in little but places
        self.foresight: i64 = AS_THE_GAME_SAYS
        self.care: i64 = AS_THE_GAME_SAYS
        self.trust: float = float(AS_THE_GAME_SAYS)

    def choose(self, state: State, seat: int) -> int:
        return self.plan(state, seat)[0]

    def plan(self, state: State, seat: int) -> list[int]:
        """The rest of the turn, up to what brings something to light."""
        return list(Comparison(self, state, seat).best().moves)

    def tries(self, state: State, seat: int) -> list[tuple[list[int], int, float]]:
        """The turns that were compared, the chosen one first: its tries and its rewards summed."""
        comparison = Comparison(self, state, seat)
        best = comparison.best()
        found = [(list(best.moves), 0, 0.0)]
        for trial in comparison.compared:
            tried = (list(trial.way.moves), len(trial.rewards), trial.total)
            if trial.way is best:
                found[0] = tried
            else:
                found.append(tried)
        return found

    def settings(self) -> list[float]:
        """All parameters but the simulations, to be sent elsewhere."""
        return [
            float(self.milliseconds),
            float(self.beam),
            float(self.turns),
            float(self.alike),
            float(self.foresight),
            float(self.care),
            self.trust,
            float(self.processor),
        ]

    def set(self, settings: list[float]) -> None:
        """Inverse of `settings`."""
        self.milliseconds = int(settings[0])
        self.beam, self.turns = int(settings[1]), int(settings[2])
        self.alike, self.foresight = int(settings[3]), int(settings[4])
        self.care, self.trust = int(settings[5]), settings[6]
        self.processor = settings[7] > 0.0


class Trial:
    """One of the turns that are compared: how it went with each guess."""

    def __init__(self, way: Way, prior: float) -> None:
        self.way = way
        self.prior = prior
        self.rewards = vec[float]()
        self.total = 0.0

    def add(self, reward: float) -> None:
        """One more guess."""
        self.rewards = append(self.rewards, reward)
        self.total += reward

    def mean(self, trust: float) -> float:
        """The mean reward; what the turn promised at first counts as some tries."""
        tries = float(len(self.rewards)) + trust
        return self.prior if tries == 0.0 else (self.total + self.prior * trust) / tries

    def is_clearly_below(self, best: "Trial") -> bool:
        """Whether the same guesses tell it apart from the best beyond doubt."""
        count: i64 = len(self.rewards)
        if count < FEWEST:
            return False
        mean = (best.total - self.total) / float(count)
        square = 0.0
        for i in range(count):
            off = best.rewards[i] - self.rewards[i] - mean
            square += off * off
        return mean > CLEARLY * sqrt(square / float(count * (count - 1))) + 1.0e-9


class Comparison:
    """The thought about one turn."""

    def __init__(self, bot: PlanBot, root: State, seat: int) -> None:
        self.bot = bot
        self.root = root
        self.seat: i64 = seat
        self.rng: i64 = fresh(root.rng)
        self.together = len(root.actors()) > 1
        advice = root.game.advice
        rounds = bot.foresight if bot.foresight >= 0 else advice.rounds_ahead(root.players)
        self.until: i64 = root.clock() + rounds * root.players
        self.care: i64 = advice.plan_care if bot.care < 0 else bot.care
        self.trust = advice.trust if bot.trust < 0.0 else bot.trust
        self.spread = 1.0
        self.centre = vec[float]([0.0] * root.players)
        self.done: i64 = 0
        self.trials: list[Trial] = []
        self.compared: list[Trial] = []  # those that were dropped as well

    def best(self) -> Way:
        """The turn that comes out best."""
        end = seconds(self.bot.processor) + float(self.bot.milliseconds) / 1000.0
        found = candidates(Look(self.root, self.seat, self.bot.beam, self.bot.alike), self.bot.turns)
        if len(found) == 1:
            return found[0]
        self.weigh(self.root)
        self.scale(found)
        self.trials = [Trial(way, self.reward(way.value)) for way in found]
        self.compared = self.trials
        self.halve(end)
        return self.leader().way

    def scale(self, found: list[Way]) -> None:
        """Turns differ by little: how much, says the look."""
        total = 0.0
        for way in found:
            total += fabs(found[0].value - way.value)
        self.spread = 2.0 * total / float(len(found)) + 1.0

    def halve(self, end: float) -> None:
        """Sequential halving: equal shares of the budget for all, for the better half, and so on."""
        begin = seconds(self.bot.processor)
        rounds: i64 = 1
        reach: i64 = 2
        while reach < len(self.trials):
            rounds += 1
            reach *= 2
        for k in range(rounds):
            share = self.bot.simulations * (k + 1) // rounds
            pause = begin + (end - begin) * float(k + 1) / float(rounds)
            self.sweep(share, pause)
            self.drop((len(self.trials) + 1) // 2)
            if len(self.trials) == 1:
                return

    def sweep(self, share: i64, pause: float) -> None:
        """Try all that are left from one guess after another."""
        while self.done < share and (self.bot.milliseconds == 0 or seconds(self.bot.processor) < pause):
            guess = self.guess()
            for trial in self.trials:
                trial.add(self.tried(guess, trial.way))
                self.done += 1
            self.drop(len(self.trials))
            if len(self.trials) == 1:
                return

    def drop(self, most: i64) -> None:
        """Keep the best, and no turn that is clearly worse."""
        best = self.leader()
        left: list[Trial] = []
        for trial in self.ranked():
            if len(left) < most and (trial is best or not trial.is_clearly_below(best)):
                left.append(trial)
        self.trials = left

    def ranked(self) -> list[Trial]:
        """The best first; equals as the look ranked them."""
        means = [(-self.trials[i].mean(self.trust), i) for i in range(len(self.trials))]
        means.sort()
        return [self.trials[i] for _, i in means]

    def leader(self) -> Trial:
        """The best so far."""
        return self.ranked()[0]

    # ------------------------------------------------------------------ playing on

    def guess(self) -> State:
        """A position that the seat thinks possible."""
        self.rng = step(self.rng)
        drawn = self.root.resample(self.seat, self.rng)
        drawn.rng = parted(self.rng)
        if self.together:
            self.others_decide(drawn)
        self.weigh(drawn)
        return drawn

    def others_decide(self, state: State) -> None:
        """In a simultaneous phase the others choose without knowing what this seat will choose."""
        for other in self.root.actors():
            while other != self.seat and len(state.options(other)) > 0:
                Turn(state, other, self.care).play(state)

    def weigh(self, state: State) -> None:
        """What a guess is worth as it stands is no merit of a turn: rewards are counted from there."""
        self.centre[self.seat] = margin(state, self.seat)

    def tried(self, guess: State, way: Way) -> float:
        """How the seat stands after the turn, some turns later."""
        state = guess.clone()
        for move in way.moves:
            state.apply(self.seat, move)
        self.play_on(state)
        reward = self.reward(margin(state, self.seat))
        if state.actor() < 0:
            reward *= 1.0 - VICTORY
            if state.places()[self.seat] == 1:
                reward += VICTORY
        return reward

    def play_on(self, state: State) -> None:
        """Everybody takes what looks best until the moment when positions are judged."""
        for _ in range(LONGEST):
            seat = self.next_seat(state)
            if seat < 0 or state.clock() >= self.until:
                return
            Turn(state, seat, self.care).play(state)

    def next_seat(self, state: State) -> i64:
        """Who decides next: where several may, the seat that plans."""
        return self.seat if self.together and len(state.options(self.seat)) > 0 else state.actor()

    def reward(self, points: float) -> float:
        """A margin in points as a reward between 0 and 1."""
        lead = (points - self.centre[self.seat]) / self.spread
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))
