"""The server's own words: problems and notices, from its `.ftl` files."""

from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LOCALES = ("en", "ru", "pl")


@cache
def bundle(locale: str) -> FluentBundle:
    """The messages of one locale."""
    found = FluentBundle([locale], use_isolating=False)
    source = resources.files("mansard.server").joinpath("text", f"{locale}.ftl").read_text(encoding="utf-8")
    found.add_resource(FluentResource(source))
    return found


def say(locale: str, key: str, args: dict[str, Any], attribute: str = "") -> str:
    """A message (or one of its attributes) with its arguments; lists are joined."""
    words = bundle(locale)
    plain = {name: _plain(value) for name, value in args.items()}
    message = words.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, _ = words.format_pattern(pattern, plain)
    return str(text)


def _plain(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value)
    return value if isinstance(value, int | float | str) else str(value)


def problem_text(code: str, args: dict[str, Any]) -> str:
    """What is wrong and the way out, in English."""
    return say("en", f"problem-{code}", args)
