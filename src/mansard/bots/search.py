"""The bot that plays the game on in its head: Monte Carlo tree search over what its seat may know.

Each simulation re-draws everything hidden (single-observer information-set search), walks down the tree,
plays on for a while, and rewards every seat by how it then stands (max-n). A decision with one option costs
no node.
"""

from math import exp, fabs
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.bots.bot import Bot, fresh, next_word, parted, seconds
from mansard.bots.greedy import DEPTH, Turn, best_line
from mansard.bots.standing import margin
from mansard.bots.tree import Tree
from mansard.kernel.chance import draw, step
from mansard.kernel.game import State

SIMULATIONS: Final = 1000
AS_THE_GAME_SAYS: Final[i64] = -2
SHARED: Final[i64] = 4  # simulations that share one guess about hidden things: a guess costs a playout
SCOUTS: Final[i64] = 8
VICTORY: Final = 0.25  # how much of the reward at the end depends on the place alone
LOOK: Final[i64] = 5  # as many times more for the options at hand
SURE: Final[i64] = 5  # the part of the budget after which a clear favourite is taken: a fifth
FEWEST: Final[i64] = 100  # but not before so many simulations
LONGEST: Final[i64] = 400  # decisions that are played on at most, whatever the clock says


class SearchBot(Bot):
    """Parameters: the budget, how far to play on, how curious to be."""

    def __init__(self, spec: str) -> None:
        super().__init__(spec)
        self.simulations: i64 = SIMULATIONS
        self.milliseconds: i64 = 0  # 0: no limit
        self.processor = False  # whether they are counted by what the processor gives, not by the clock
        self.cutoff: i64 = AS_THE_GAME_SAYS  # decisions played on after the tree; -1: to the end
        self.explore = float(AS_THE_GAME_SAYS)
        self.trust = float(AS_THE_GAME_SAYS)  # how many tries the worth of an option counts for; 0: not asked
        self.foresight: i64 = AS_THE_GAME_SAYS  # without a cut-off: rounds played on by what looks best
        self.care: i64 = AS_THE_GAME_SAYS  # and how many positions such a decision looks at
        self.whole_turn = False  # whether a budget of time is for all decisions of a turn together
        self.learn: i64 = 3  # draws from which the playing-on takes the one that did best so far

    def choose(self, state: State, seat: int) -> int:
        if self.whole_turn:
            return self.considered(state, seat, float(self.milliseconds) / 2000.0)
        return most_tried(self.root_visits(state, seat))

    def plan(self, state: State, seat: int) -> list[int]:
        """One decision; with one budget for the turn all up to a reveal, each for half of what is left."""
        if not self.whole_turn:
            return [self.choose(state, seat)]
        moves: list[int] = []
        left = float(self.milliseconds) / 1000.0
        state = state.clone()
        reveals = state.reveals
        while state.reveals == reveals and len(state.options(seat)) > 0:
            begin = seconds(self.processor)
            moves.append(self.considered(state, seat, left / 2.0))
            state.apply(seat, moves[-1])
            left -= seconds(self.processor) - begin
        return moves

    def considered(self, state: State, seat: int, budget: float) -> int:
        """One decision of a turn in so many seconds; a forced one takes none."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        search = Search(self, state, seat)
        search.run(budget)
        return most_tried(search.tree.root_visits())

    def root_visits(self, state: State, seat: int) -> list[tuple[int, int]]:
        """The options and how often the search tried each."""
        search = Search(self, state, seat)
        search.run(float(self.milliseconds) / 1000.0)
        return search.tree.root_visits()

    def settings(self) -> list[float]:
        """All parameters but the simulations, to be sent elsewhere."""
        return [
            float(self.milliseconds),
            float(self.cutoff),
            float(self.learn),
            self.explore,
            self.trust,
            float(self.foresight),
            float(self.care),
            float(self.processor),
        ]

    def set(self, settings: list[float]) -> None:
        """Inverse of `settings`."""
        self.milliseconds = int(settings[0])
        self.cutoff = int(settings[1])
        self.learn = int(settings[2])
        self.explore, self.trust = settings[3], settings[4]
        self.foresight, self.care = int(settings[5]), int(settings[6])
        self.processor = settings[7] > 0.0


def most_tried(visits: list[tuple[int, int]]) -> int:
    """The action that was tried most, the first of equals."""
    best, most = visits[0]
    for action, count in visits:
        if count > most:
            best, most = action, count
    return best


class Search:
    """One search from one position."""

    def __init__(self, bot: SearchBot, root: State, seat: int) -> None:
        self.bot = bot
        self.root = root
        self.observer = seat
        self.tree = Tree(root.game.action_count)
        self.rng: i64 = fresh(root.rng)
        self.done: i64 = 0
        self.drawn = root
        self.spread = 1.0  # the usual size of a lead in points
        self.centre = vec[float]([0.0] * root.players)  # what counts as half a reward for each seat
        self.path = vec[i64]()
        self.codes: i64 = root.game.action_count
        cells: i64 = self.codes * root.players
        if bot.learn < 2:
            cells = 1
        self.tried = vec[i64]([0] * cells)  # seat * codes + action: how often it was played on with
        self.gained = vec[float]([0.0] * cells)  # and the rewards that followed
        self.played = vec[i64]()
        self.together = len(root.actors()) > 1
        advice = root.game.advice
        self.cutoff = bot.cutoff
        if bot.cutoff == AS_THE_GAME_SAYS:
            self.cutoff = advice.horizon
        rounds = bot.foresight if bot.foresight >= 0 else advice.foresight(root.players)
        self.until: i64 = 0  # what the clock shows where positions are judged; 0: at the end of the turn
        if self.cutoff == 0 and rounds > 0:
            self.until = root.clock() + rounds * root.players
        self.explore = advice.curiosity if bot.explore < 0.0 else bot.explore
        self.trust = advice.trust if bot.trust < 0.0 else bot.trust
        self.care: i64 = advice.care if bot.care < 0 else bot.care

    def run(self, budget: float) -> None:
        """Simulate until the budget is used up or the choice is settled."""
        limit = self.bot.simulations
        end = seconds(self.bot.processor) + budget
        self.scout()
        while self.done < limit:
            self.simulate()
            self.done += 1
            if self.done & 15 == 0 and self.is_settled(limit):
                break
            if self.bot.milliseconds > 0 and seconds(self.bot.processor) >= end:
                break

    def is_settled(self, limit: i64) -> bool:
        """Whether the rest of the budget cannot change the choice, or a clear favourite has held on."""
        lead = self.tree.lead()
        if lead > limit - self.done:
            return True
        return self.done >= max(FEWEST, limit // SURE) and 2 * lead > self.done

    def judge(self) -> None:
        """Positions that are judged as they are differ by little: the options at hand give the scale."""
        state = self.guess()
        total = 0.0
        seat: i64 = self.observer
        options = state.options(seat)
        for action in options:
            after = state.clone()
            after.apply(seat, action)
            line = best_line(after, seat, state.reveals, DEPTH, LOOK * self.care // len(options))
            total += fabs(line - self.centre[seat])
        self.spread = 2.0 * total / float(len(options)) + 0.5

    def scout(self) -> None:
        """A few quick games, to learn the usual size of a lead."""
        if self.cutoff == 0:
            self.judge()
            return
        total = 0.0
        for _ in range(SCOUTS):
            state = self.guess()
            state.playout(parted(self.rng))
            for seat in range(state.players):
                total += fabs(margin(state, seat))
        self.spread = total / float(SCOUTS * self.root.players) + 0.001

    def simulate(self) -> None:
        """One walk down the tree, what follows, and the way back."""
        state = self.guess()
        self.descend(state)
        self.play_on(state)
        self.back_up(state)

    def guess(self) -> State:
        """A position that the observer thinks possible."""
        self.rng = step(self.rng)
        if self.done & SHARED - 1 == 0:
            self.drawn = self.root.resample(self.observer, self.rng)
            if self.together:
                self.others_decide(self.drawn)
            if self.cutoff == 0:
                self.weigh(self.drawn)
        state = self.drawn.clone()
        state.rng = parted(self.rng)
        return state

    def weigh(self, state: State) -> None:
        """What a guess is worth as it stands is no merit of the options: rewards are counted from there."""
        for seat in range(state.players):
            self.centre[seat] = margin(state, seat)

    def others_decide(self, state: State) -> None:
        """In a simultaneous phase the others choose without knowing what the observer will choose."""
        for other in self.root.actors():
            while other != self.observer and len(state.options(other)) > 0:
                if self.cutoff == 0:
                    Turn(state, other, self.care).play(state)
                else:
                    self.rng = step(self.rng)
                    state.apply(other, state.random_option(other, next_word(self.rng)))

    def descend(self, state: State) -> None:
        """Follow the most promising options until one that was never tried."""
        tree = self.tree
        self.path = vec[i64]()
        node: i64 = 0
        seat: i64 = self.observer
        while seat >= 0 and not self.is_left(state, seat):
            options = state.options(seat)
            if len(options) == 1:
                state.apply(seat, options[0])
            elif tree.is_full() and tree.child[node] < 0:
                return
            else:
                node = self.select(state, node, seat, options)
                self.path = append(self.path, node)
                state.apply(seat, tree.action[node])
                if tree.visits[node] == 0:
                    return
            seat = self.next_seat(state)

    def is_left(self, state: State, seat: i64) -> bool:
        """Whether the tree ends here: what others do after a thoughtful turn is guessed, not searched."""
        return self.cutoff == 0 and (seat != self.observer or self.is_time(state))

    def is_time(self, state: State) -> bool:
        """Whether the position is to be judged: all are judged at the same moment."""
        if self.until == 0:
            return state.reveals != self.root.reveals or len(state.options(self.observer)) == 0
        return state.clock() >= self.until

    def next_seat(self, state: State) -> i64:
        """Who decides next: where several may, the observer."""
        return self.observer if self.together and len(state.options(self.observer)) > 0 else state.actor()

    def select(self, state: State, parent: i64, seat: i64, options: vec[i64]) -> i64:
        """The child with the highest promise among the options."""
        tree = self.tree
        best: i64 = -1
        highest = -1.0e9
        count: i64 = len(options)
        self.rng = step(self.rng)
        tree.look_up(parent, seat)
        first = draw(self.rng, count)  # equals are tried in no fixed order
        for i in range(count):
            action = options[i + first if i + first < count else i + first - count]
            node = tree.found(parent, seat, action)
            if node < 0:
                promised = self.prior(state, seat, action, self.width_of(parent) // count)
                node = tree.add(parent, seat, action, promised)
            tree.offered[node] += 1
            promise = tree.promise(node, self.explore, self.trust)
            if promise > highest:
                best = node
                highest = promise
        return best

    def width_of(self, parent: i64) -> i64:
        """How many positions the options after a node are judged by."""
        return LOOK * self.care if parent == 0 else self.care

    def prior(self, state: State, seat: i64, action: i64, width: i64) -> float:
        """What an option that was never seen promises."""
        if self.trust == 0.0:
            return 0.5
        after = state.clone()
        after.apply(seat, action)
        return self.squashed(seat, best_line(after, seat, state.reveals, DEPTH, width))

    def play_on(self, state: State) -> None:
        """Play until the cut-off: by experience, or where the game wants none, by what looks best."""
        left = self.cutoff
        if left == 0:
            self.think_on(state)
            return
        if left < 0 and self.bot.learn < 2:
            self.rng = step(self.rng)
            state.playout(parted(self.rng))
            return
        if self.bot.learn > 1:
            self.played = vec[i64]()
        seat = state.actor()
        while seat >= 0 and left != 0:
            action = self.quick_choice(state, seat)
            state.apply(seat, action)
            left -= 1
            seat = state.actor()

    def think_on(self, state: State) -> None:
        """Everybody takes what looks best until the moment when positions are judged."""
        seat = self.next_seat(state)
        for _ in range(LONGEST):
            if seat < 0 or self.is_time(state):
                return
            Turn(state, seat, self.care).play(state)
            seat = self.next_seat(state)

    def quick_choice(self, state: State, seat: i64) -> i64:
        """The best by experience of a few options drawn by chance."""
        self.rng = step(self.rng)
        best = state.random_option(seat, next_word(self.rng))
        if self.bot.learn < 2:
            return best
        row = seat * self.codes
        for _ in range(self.bot.learn - 1):
            self.rng = step(self.rng)
            other = state.random_option(seat, next_word(self.rng))
            if other != best and self.experience(row + other) > self.experience(row + best):
                best = other
        self.played = append(self.played, row + best)
        return best

    def experience(self, cell: i64) -> float:
        """The mean reward after an action, wherever it was played."""
        return (self.gained[cell] + 1.0) / (float(self.tried[cell]) + 1.0)

    def back_up(self, state: State) -> None:
        """Every node of the path learns how the seat that acted came to stand."""
        tree = self.tree
        rewards = self.rewards(state)
        tree.visits[0] += 1
        for node in self.path:
            tree.visits[node] += 1
            tree.total[node] += rewards[tree.seat[node]]
        if self.bot.learn > 1 and self.cutoff != 0:
            self.remember(rewards)

    def remember(self, rewards: vec[float]) -> None:
        """Every action that was played, in the tree or after it, learns as well."""
        tree = self.tree
        for node in self.path:
            self.played = append(self.played, tree.seat[node] * self.codes + tree.action[node])
        for cell in self.played:
            self.tried[cell] += 1
            self.gained[cell] += rewards[cell // self.codes]

    def rewards(self, state: State) -> vec[float]:
        """Per seat between 0 and 1: mostly by the lead in points, and at the end by who has won."""
        found = vec[float]([0.0] * state.players)
        for seat in range(state.players):
            found[seat] = self.squashed(seat, margin(state, seat))
        if state.actor() < 0:
            places = state.places()
            for seat in range(state.players):
                found[seat] = found[seat] * (1.0 - VICTORY)
                if places[seat] == 1:
                    found[seat] += VICTORY
        return found

    def squashed(self, seat: i64, points: float) -> float:
        """A margin in points as a reward between 0 and 1."""
        lead = (points - self.centre[seat]) / self.spread
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))
