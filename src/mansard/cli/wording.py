"""What the game says, in words; keys and notation where a game has no words for something."""

import importlib
import importlib.util
from collections.abc import Callable
from importlib import resources
from typing import Any

from mansard.changes import changes
from mansard.cli.speech import language, say
from mansard.kernel.errors import Reason
from mansard.kernel.events import Event
from mansard.kernel.game import Game, State
from mansard.registry import game as printed_game
from mansard.words import Words

Draw = Callable[[dict[str, Any], Callable[..., str], Game], str]


def part_of_game(slug: str, name: str) -> Any:
    """A module of a game that need not be there; None if it is not."""
    full = f"mansard.games.{slug}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) is not None else None


def has_words(slug: str) -> bool:
    """Whether a game has texts and names its events: one that is being made can be played before."""
    texts = resources.files(f"mansard.games.{slug}").joinpath("text", "en.ftl")
    return texts.is_file() and importlib.util.find_spec(f"mansard.games.{slug}.events") is not None


class Wording:
    """The words of one table: a game and the names of its players."""

    def __init__(self, slug: str, names: list[str], game: Game | None = None) -> None:
        self.slug = slug
        self.names = names
        self.words = Words(
            language(), slug if has_words(slug) else None, names, game if has_words(slug) else None
        )
        self.game = printed_game(slug) if game is None else game
        board = part_of_game(slug, "board")
        self.draw: Draw | None = board.draw if board is not None else None

    def say(self, key: str, /, **args: object) -> str:
        """A text of the game or of the shell, or the key itself."""
        return self.words.say(key, **args)

    def title(self) -> str:
        """The name of the game."""
        return self.words.say("game-name") if self.words.has("game-name") else self.slug

    def name(self, seat: int) -> str:
        """The name of a seat; a game may have one more than players, for a rival that nobody plays."""
        if seat < len(self.names):
            return self.names[seat]
        return self.words.say("player-rival") if self.words.has("player-rival") else say("play-rival")

    def coloured_name(self, view: dict[str, Any], seat: int) -> str:
        """The name of a seat, with its colour in the game if it has one; a rival has none."""
        if seat >= len(view["seats"]):
            return self.name(seat)
        key = f"colour-{view['seats'][seat].get('colour')}"
        return f"{self.name(seat)} ({self.words.say(key)})" if self.words.has(key) else self.name(seat)

    def move(self, state: State, action: int) -> str:
        """A move as a readable line."""
        fields = state.game.describe(state, action)
        text = self.words.move({**fields, **state.game.facts(state, action)})
        return state.game.show(state, action) if text == f"move-{fields['kind']}" else text

    def changes(self, before: dict[str, Any], after: dict[str, Any], seat: int) -> str:
        """What a seat has more or less in another view, where people have a word for it."""
        found = changes(before["seats"][seat], after["seats"][seat])
        named = [(self.words.change(change["path"]), change["after"] - change["before"]) for change in found]
        return ", ".join(f"{name} {'+' if count > 0 else '−'}{abs(count)}" for name, count in named if name)

    def moves(self, state: State, seat: int, notations: list[str]) -> list[str]:
        """Moves in a row as readable lines."""
        after = state.clone()
        lines: list[str] = []
        for notation in notations:
            action = after.game.parse(after, notation, seat)
            lines.append(self.move(after, action))
            after.apply(seat, action)
        return lines

    def prompt(self, view: dict[str, Any], seat: int) -> str:
        """What the seat must do now."""
        phase = str(view["phase"])
        known = self.words.has(f"prompt-{phase}")
        return self.words.prompt(phase, seat) if known else say("play-to-move", player=self.name(seat))

    def event(self, event: Event) -> str:
        """A line of the log."""
        if self.words.has(f"event-{event.name}"):
            return self.words.event(event)
        return " ".join([event.name, *[str(value) for value in event.args]])

    def reason(self, reason: Reason) -> str:
        """Why a move is not legal."""
        return self.words.reason(reason) if self.words.has(f"reason-{reason.key}") else reason.key

    def source(self, name: str) -> str:
        """Where points come from."""
        return self.words.say(f"source-{name}") if self.words.has(f"source-{name}") else name
