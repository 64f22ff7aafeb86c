"""What the game says, in words: moves, events, reasons and sources of points from the texts of a game."""

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

from mansard.cli.speech import game_words, say
from mansard.kernel.errors import Reason
from mansard.kernel.events import Event
from mansard.kernel.game import State

Say = Callable[..., str]
WHO = ("player", "seat")


def part_of_game(slug: str, name: str) -> Any:
    """A module of a game that need not be there; None if it is not."""
    full = f"mansard.games.{slug}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) is not None else None


class Wording:
    """The words of one table: a game and the names of its players."""

    def __init__(self, slug: str, names: list[str]) -> None:
        self.words = game_words(slug)
        self.names = names
        table = part_of_game(slug, "events")
        self.event_arguments: dict[str, list[str]] = table.EVENTS if table is not None else {}
        board = part_of_game(slug, "board")
        self.draw: Callable[[dict[str, Any], Say], str] | None = board.draw if board is not None else None

    def name(self, seat: int) -> str:
        """The name of a seat; a game may have one more than players, for a rival that nobody plays."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say("rival") if self.has("rival") else say("play-rival")

    def say(self, key: str, **args: object) -> str:
        """A text of the game, of the generic ones, or the key itself."""
        return self.words.say(key, **args)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self.words.has(key)

    def move(self, state: State, action: int) -> str:
        """A move as a readable line; its notation if the game has no words for it."""
        fields = state.game.describe(state, action)
        key = f"move-{fields['kind']}"
        if not self.has(key):
            return state.game.show(state, action)
        return self.say(key, **self.filled(fields))

    def prompt(self, view: dict[str, Any], seat: int) -> str:
        """What the seat must do now."""
        key = f"prompt-{view.get('phase', '')}"
        return self.say(key, player=self.names[seat]) if self.has(key) else ""

    def event(self, event: Event) -> str:
        """A line of the log."""
        names = self.event_arguments.get(event.name, [])
        key = f"event-{event.name}"
        if not self.has(key) or len(names) != len(event.args):
            return " ".join([event.name, *[str(value) for value in event.args]])
        return self.say(key, **self.filled(dict(zip(names, event.args, strict=True))))

    def reason(self, reason: Reason) -> str:
        """Why a move is not legal."""
        key = f"reason-{reason.key}"
        return self.say(key, **self.filled(reason.args)) if self.has(key) else reason.key

    def source(self, name: str) -> str:
        """Where points come from."""
        key = f"source-{name}"
        return self.say(key) if self.has(key) else name

    def filled(self, args: dict[str, Any]) -> dict[str, Any]:
        """Arguments for a text: players by their names, lists joined."""
        return {name: self._filled(name, value) for name, value in args.items()}

    def _filled(self, name: str, value: Any) -> Any:
        if isinstance(value, list):
            return ", ".join([str(self._filled(name, item)) for item in value])
        whose = name.split("_")[-1]
        if whose in WHO and isinstance(value, int) and value >= 0:
            return self.name(value)
        if value is None or isinstance(value, bool | dict):
            return str(value).lower()
        return value
