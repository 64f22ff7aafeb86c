"""Going through a lesson: every answer is judged by the rules themselves."""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from mansard.bots import bot
from mansard.bots.bot import decide
from mansard.kernel.errors import IllegalMove, Reason
from mansard.kernel.game import State
from mansard.kernel.play import moves_named
from mansard.lessons.lesson import Lesson, Step, carried_out

LEARNER = 0
MILD = "greedy"  # who plays the other seats where the learner plays freely
SEED = 1  # of its guesses: a lesson goes the same way for the same answers


@dataclass(frozen=True)
class Verdict:
    """What comes of an answer: right; or wrong, with the lesson's own words or the reason of the rules."""

    right: bool
    answer: str = ""
    reason: Reason | None = None


class Walk:
    """A learner in a lesson: which step it is, and the position there."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        # the step and the position after every answer, so that the way back is free
        self.path: list[tuple[int, State]] = [(0, lesson.start())]

    @property
    def number(self) -> int:
        """How many steps are done."""
        return self.path[-1][0]

    @property
    def done(self) -> bool:
        """Whether the lesson is finished."""
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """What is to be done now; after the end, what was done last."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def state(self) -> State:
        """The position now."""
        return self.path[-1][1]

    def view(self) -> dict[str, Any]:
        """What the learner sees."""
        return self.state.view(LEARNER)

    def accepted(self) -> list[str]:
        """The legal moves that do the step; none where it is only read."""
        if self.done or not self.step.asks:
            return []
        return [move for move in offered(self.state) if self._does(move)]

    def numbers(self) -> dict[str, object]:
        """What the text of the step quotes, taken from the view."""
        return {name: value_at(self.view(), path) for name, path in self.step.numbers.items()}

    def answer(self, move: str) -> Verdict:
        """Judge an answer; a right one is carried out, with what others then play."""
        words = " ".join(move.split())
        if words in self.accepted():
            self._go_on(words)
            return Verdict(True)
        for pattern, name in self.step.wrong.items():
            if fnmatchcase(words, pattern):
                return Verdict(False, name, refusal(self.state, words))
        return Verdict(False, "", refusal(self.state, words))

    def read(self) -> None:
        """A step that is only read is done; where the learner skips, an accepted move is made."""
        here = self.number
        if not self.step.asks:
            self._arrive(here + 1, self.state)
        while self.number == here and not self.done:
            self._go_on(self._shown() if self.step.turn else self.accepted()[0])

    def back(self) -> None:
        """One answer back."""
        if len(self.path) > 1:
            self.path.pop()

    def _does(self, move: str) -> bool:
        return self.step.turn or fits(move, self.step.accept)

    def _shown(self) -> str:
        """What the bot would do in the learner's place."""
        return self.state.game.show(self.state, decide(bot(MILD), self.state, LEARNER, SEED))

    def _go_on(self, move: str) -> None:
        after = carried_out(self.state, [f"{LEARNER} {move}"])
        if self.step.turn and not self._turn_over(after, move):
            return self._arrive(self.number, after)
        after = carried_out(after, self.step.then)
        if self.step.turn:
            let_others_play(after)
        return self._arrive(self.number + 1, after)

    def _arrive(self, number: int, state: State) -> None:
        self.path.append((self._readable(number) if state.over() else number, state))

    def _readable(self, number: int) -> int:
        """The next step that is only read: in a finished game nothing can be done."""
        steps = self.lesson.steps
        while number < len(steps) and steps[number].asks:
            number += 1
        return number

    def _turn_over(self, after: State, move: str) -> bool:
        begun = next(state for number, state in self.path if number == self.number)
        ends = move.split()[0] in after.game.finishing
        return ends or after.over() or after.game.turn_is_over(begun, after, LEARNER)


def let_others_play(state: State) -> None:
    """The others play, mildly, until the learner must decide again."""
    rival = bot(MILD)
    while state.actors() and LEARNER not in state.actors():
        seat = state.actors()[0]
        state.apply(seat, decide(rival, state, seat, SEED))


def fits(move: str, patterns: tuple[str, ...]) -> bool:
    """Whether a move is one of those that the patterns name."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def offered(state: State) -> list[str]:
    """The learner's legal moves in notation; a first half is joined to each that may follow as well."""
    if LEARNER not in state.actors():
        return []
    found: list[str] = []
    for action in state.legal(LEARNER):
        text = state.game.show(state, action)
        found.append(text)
        if state.game.describe(state, action)["kind"] in state.game.halves:
            after = state.clone()
            after.apply(LEARNER, action)
            found += [f"{text} {state.game.show(after, second)}" for second in after.legal(LEARNER)]
    return found


def refusal(state: State, move: str) -> Reason | None:
    """Why the rules refuse a move; None if they allow it."""
    try:
        moves_named(state, LEARNER, move)
    except IllegalMove as error:
        return error.reason
    return None


def value_at(view: dict[str, Any], path: str) -> Any:
    """A value of a view by its path: `seats.0.francs`."""
    found: Any = view
    for name in path.split("."):
        found = found[int(name)] if isinstance(found, list) else found[name]
    return found
