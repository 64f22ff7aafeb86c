"""The words of the command line in the language of whoever reads it."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from mansard.cli.trouble import Refused
from mansard.words import LOCALES

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


def say(key: str, /, **args: object) -> str:
    """A text of the command line."""
    bundle = _bundle(language())
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise errors[0]
    return str(text)
