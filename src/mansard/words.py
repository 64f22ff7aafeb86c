"""Texts in the reader's language, from the Project Fluent files of the shell and of the games.

The same files serve the command line and the browser. Arguments are filled in by three rules, so that rules
and clients hand over plain values and no sentence is made in code:

* an argument named `player` or `seat` that holds seats is shown by the names of the players;
* an id with a text of its own is shown by that text: `district="hub-n"` by the message `district-hub-n`, and
  `last_district="hub-n"` by the same one (the last word of the name counts); so is a number that has a text
  of its own: `sector=0` by the message `sector-0`, because people count from 1;
* the values of a list are filled in one by one and joined: `wonders=["w01", "w05"]` as `wonder`s.

A text that stands in a sentence in another case has that form as an attribute: `{ $die_acc }` is the `.acc`
of `die-red`, `{ $material_count }` the `.count`, which counts by `$amount`; without the attribute it is the
text itself. A sentence whose amount stands in the box says it as its own attribute `.amount`.
"""

import importlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from mansard.box.texts import told_texts
from mansard.kernel.errors import Reason
from mansard.kernel.events import Event
from mansard.kernel.game import Game
from mansard.registry import game as printed_game

LOCALES = ("en", "ru", "pl")
SEATS = ("player", "seat")
FORMS = ("gen", "acc", "loc", "from", "to", "count")
KERNEL_EVENTS = {"withdrawn": ["player"]}


def read_texts(locale: str, slug: str | None = None) -> str:
    """The Fluent text of a game, or of the shell."""
    package = "mansard" if slug is None else f"mansard.games.{slug}"
    return resources.files(package).joinpath("text", f"{locale}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def bundle(locale: str, game: Game | None = None) -> FluentBundle:
    """The texts of the shell, and of a game if one is named, with the numbers of its box."""
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(FluentResource(read_texts(locale)))
    if game is not None:
        made.add_resource(FluentResource(told_texts(game, locale, read_texts(locale, game.slug))))
    return made


def event_arguments(slug: str) -> dict[str, list[str]]:
    """The names of the arguments of every event of a game."""
    found: dict[str, list[str]] = importlib.import_module(f"mansard.games.{slug}.events").EVENTS
    return {**KERNEL_EVENTS, **found}


class Words:
    """The texts of a game (or of the shell alone) in one language, for players of these names."""

    def __init__(
        self, locale: str, slug: str | None = None, names: Sequence[str] = (), game: Game | None = None
    ) -> None:
        self.locale = locale if locale in LOCALES else LOCALES[0]
        self.slug = slug
        self.names = list(names)
        boxed = printed_game(slug) if game is None and slug is not None else game
        self.bundles = [bundle(self.locale, boxed), bundle(LOCALES[0], boxed)]

    def keys(self) -> list[str]:
        """All keys there are."""
        return sorted(self.bundles[0]._messages)

    def has(self, key: str) -> bool:
        """Whether there is such a text, in this language or in English."""
        return any(texts.has_message(key) for texts in self.bundles)

    def say(self, key: str, /, **args: object) -> str:
        """A text; in English if the language lacks it, the key itself if no language has it."""
        for texts in self.bundles:
            if texts.has_message(key):
                message = texts.get_message(key)
                assert message.value is not None
                if "amount" in message.attributes:
                    args["amount"] = int(str(texts.format_pattern(message.attributes["amount"], {})[0]))
                return str(texts.format_pattern(message.value, self.filled(args))[0])
        return key

    # ------------------------------------------------------------------ what games hand over

    def move(self, fields: Mapping[str, Any]) -> str:
        """A move as a line; of a kind with several forms each has its own, named after its first argument."""
        kind, *names = fields
        key = f"move-{fields[kind]}"
        if names and self.has(f"{key}-{names[0]}"):
            key = f"{key}-{names[0]}"
        return self.say(key, **{name: fields[name] for name in names})

    def event(self, event: Event) -> str:
        """A line of the log."""
        names = event_arguments(self.slug)[event.name] if self.slug else KERNEL_EVENTS[event.name]
        return self.say(f"event-{event.name}", **dict(zip(names, event.args, strict=True)))

    def reason(self, reason: Reason) -> str:
        """Why a move is refused."""
        return self.say(f"reason-{reason.key}", **reason.args)

    def change(self, path: str) -> str:
        """What a number of a seat's part of the view is called: `prestige.gold` by `change-prestige-gold`,
        else by `resource-gold`; nothing if it is a number for programs."""
        keys = [f"change-{path.replace('.', '-').replace('_', '-')}", f"resource-{path.split('.')[-1]}"]
        return next((self.say(key) for key in keys if self.has(key)), "")

    def prompt(self, phase: str, seat: int) -> str:
        """What a player must decide."""
        return self.say(f"prompt-{phase}", player=seat)

    def player(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("seat", number=seat + 1)

    # ------------------------------------------------------------------ arguments

    def filled(self, args: Mapping[str, object]) -> dict[str, object]:
        """Arguments as the texts want them, in every form that a text may ask for."""
        shown = {name: self.shown(name.split("_")[-1], value) for name, value in args.items()}
        forms = {
            f"{name}_{form}": self.shown(name.split("_")[-1], value, form, shown)
            for name, value in args.items()
            if isinstance(value, str | int | list | tuple)
            for form in FORMS
        }
        return {**forms, **shown}

    def shown(
        self, name: str, value: object, form: str = "", args: Mapping[str, object] | None = None
    ) -> object:
        """One argument by the three rules, in one of the forms of its text."""
        if isinstance(value, list | tuple):
            one = name if name in SEATS else name.removesuffix("s")
            return ", ".join(str(self.shown(one, item, form, args)) for item in value)
        if name in SEATS and isinstance(value, int) and not isinstance(value, bool):
            return self.player(value)
        if value is None or isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str | int) and self.has(f"{name}-{value}"):
            return self.form(f"{name}-{value}", form, args or {})
        return value

    def form(self, key: str, form: str, args: Mapping[str, object]) -> str:
        """One of the forms of a text; the text itself if it has no such form."""
        texts = next(texts for texts in self.bundles if texts.has_message(key))
        message = texts.get_message(key)
        pattern = message.attributes.get(form) or message.value
        assert pattern is not None
        return str(texts.format_pattern(pattern, dict(args))[0])
