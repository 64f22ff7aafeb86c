"""`hint` and `why` at the terminal: a hint in three steps, and the reasons for the best turn."""

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.text import Text

from mansard.analysis import advice, coach
from mansard.analysis.advice import Hint, Option, Reason
from mansard.cli import screen
from mansard.cli.speech import say
from mansard.cli.wording import Wording
from mansard.kernel.game import State

SEED = 1
STEPS = 3


class Suggestions:
    """What was suggested for a turn as far as it is composed: every further question tells one step more."""

    def __init__(self, wording: Wording, seat: int) -> None:
        self.wording = wording
        self.seat = seat
        self.asked: list[str] | None = None
        self.step = 0
        self.found: Hint | None = None
        self.state: State | None = None

    def hint(self, state: State, moves: list[str]) -> RenderableType:
        """One step more: what matters and where to look, what kind of move, the best turns."""
        found = self.thought(state, moves)
        self.step = min(self.step + 1, STEPS)
        parts: list[RenderableType] = []
        if self.step == 1:
            parts += self.matters(state)
        best = found.options[0]
        if self.step < STEPS and not found.forced:
            parts.append(Text(self.place(best) if self.step == 1 else self.kind(state, best), style="cyan"))
            parts.append(screen.note(say("hint-more")))
        else:
            self.step = STEPS
            parts += [self.line(rank, option) for rank, option in enumerate(found.options)]
            parts.append(self.opinion(found))
        return Stack(*parts)

    def why(self, state: State, moves: list[str]) -> RenderableType:
        """The reasons for the best turn against the second, and for the others against the best."""
        found = self.thought(state, moves)
        self.step = STEPS
        parts: list[RenderableType] = []
        for rank, option in enumerate(found.options):
            parts.append(self.line(rank, option))
            parts += [Text(f"     {self.reason(reason)}") for reason in option.reasons]
            if not option.reasons and len(found.options) > 1:
                parts.append(Text(f"     {say('hint-no-reason')}", style="dim"))
        return Stack(*parts, self.opinion(found))

    def thought(self, state: State, moves: list[str]) -> Hint:
        """The best turns from here; thought of once."""
        if self.found is None or self.asked != moves or self.state is not state:
            self.asked, self.step, self.state = list(moves), 0, state
            self.found = advice.hint(state, self.seat, SEED)
        return self.found

    # ------------------------------------------------------------------ words

    def matters(self, state: State) -> list[RenderableType]:
        """What matters now, by the rules of the game's coach."""
        said = coach.matters(state, self.seat, SEED)
        return [] if said is None else [Text(self.wording.say(said[0], **said[1]), style="bold")]

    def place(self, option: Option) -> str:
        """Where to look: the last word of the first move."""
        named = [(name, value) for name, value in option.first.items() if name != "kind"]
        words = [pair for pair in named if isinstance(pair[1], str)] or named
        if not words:
            return say("hint-look-anywhere")
        name, value = words[-1]
        return say("hint-look", place=str(self.wording.words.shown(name.split("_")[-1], value)))

    def kind(self, state: State, option: Option) -> str:
        """What kind of move: those on offer that are of the same kind."""
        game = state.game
        alike = [
            self.wording.move(state, action)
            for action in state.legal(self.seat)
            if game.describe(state, action)["kind"] == option.first["kind"]
        ]
        shown = alike[0] if len(alike) == 1 else f"{alike[0]} … {alike[-1]}"
        return say("hint-kind", moves=shown, count=len(alike))

    def line(self, rank: int, option: Option) -> Text:
        """A turn with its points against the best and its chance, each with its error."""
        assert self.state is not None
        moves = " · ".join(self.wording.moves(self.state, self.seat, option.moves))
        line = Text(f"{rank + 1:>3}  ", style="bold")
        line.append(moves, style="default not bold")
        chance = say("hint-chance", chance=percent(option.chance), error=percent(option.chance_error))
        line.append(f"  {chance}", style="cyan not bold")
        if option.gap != advice.CLEAR:
            return line.append(f"  {say(f'hint-{option.gap}')}", style="dim not bold")
        if rank > 0:
            told = say("hint-behind", points=round(-option.points), error=at_least_one(option.points_error))
            line.append(f"  {told}", style="dim not bold")
        return line

    def reason(self, reason: Reason) -> str:
        """Points more or less, from where, and how sure."""
        points, doubt = round(abs(reason.points)), at_least_one(reason.error)
        source = self.wording.source(reason.source) if reason.source else ""
        return say(reason.key, points=points, error=doubt, source=source)

    def opinion(self, found: Hint) -> Text:
        """What all this is."""
        key = "hint-forced" if found.forced else "hint-opinion"
        return screen.note(say(key) if found.forced else say(key, tries=found.tries))


def percent(share: float) -> int:
    """A chance in whole per cent."""
    return round(100.0 * share)


def at_least_one(error: float) -> int:
    """An error in whole points: nothing is ever told as if it were certain."""
    return max(1, round(error))
