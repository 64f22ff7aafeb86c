"""The words of the command line in the language of whoever reads it."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from mansard.cli.trouble import Refused

LOCALES = ("en", "ru", "pl")
_spoken = [LOCALES[0]]


def language() -> str:
    """The language that is spoken now."""
    return _spoken[0]


def speak(locale: str) -> None:
    """Choose the language."""
    _spoken[0] = locale


def wanted_language(args: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for: by --lang, else by MANSARD_LANG, else the one of the system."""
    asked = _after_flag(args)
    if asked is not None:
        if asked not in LOCALES:
            raise Refused("error-language", language=asked, known=", ".join(LOCALES))
        return asked
    for name in ("MANSARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            short = environment[name][:2].lower()
            return short if short in LOCALES else LOCALES[0]
    return LOCALES[0]


def _after_flag(args: Sequence[str]) -> str | None:
    for here, following in zip(args, [*args[1:], ""], strict=True):
        if here == "--":
            return None
        if here == "--lang":
            return following
        if here.startswith("--lang="):
            return here.removeprefix("--lang=")
    return None


@cache
def _bundle(locale: str) -> FluentBundle:
    text = resources.files("mansard").joinpath("text", "cli", f"{locale}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def say(key: str, **args: object) -> str:
    """A text of the command line."""
    bundle = _bundle(language())
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(text)


class Words:
    """The texts of a game."""

    def __init__(self, locale: str, slug: str) -> None:
        self.bundle = FluentBundle([locale], use_isolating=False)
        for folder in (
            resources.files("mansard") / "text",
            resources.files(f"mansard.games.{slug}") / "text",
        ):
            file = folder / f"{locale}.ftl"
            if file.is_file():
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **args: object) -> str:
        if not self.has(key):
            return key
        return str(self.bundle.format_pattern(self.bundle.get_message(key).value, args)[0])


def game_words(slug: str) -> Words:
    """The texts of a game in the language that is spoken now."""
    return Words(language(), slug)
