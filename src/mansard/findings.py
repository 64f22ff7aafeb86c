"""How to win: what winners of bots' games did more often than the others, each finding with its measurement.

A finding is data, `games/<slug>/findings/findings.toml`; `benchmarks/findings.py` plays and writes the
numbers beside it. Its sentence is a text of the game, `finding-<id>`. A game without that folder has none.
"""

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


@dataclass(frozen=True)
class Finding:
    """A respect in which winners differ, and the section of the rules that it is about.

    `fewer`: winners have less of it.
    """

    id: str
    rule: str
    measure: str
    fewer: bool = False


def _folder(slug: str) -> Traversable:
    return resources.files(f"mansard.games.{slug}").joinpath("findings")


@cache
def findings(slug: str) -> tuple[Finding, ...]:
    """The findings of a game, what tells most first; none if it has none."""
    file = _folder(slug).joinpath("findings.toml")
    if not file.is_file():
        return ()
    return tuple(Finding(**one) for one in tomllib.loads(file.read_text(encoding="utf-8"))["finding"])


@cache
def measurements(slug: str) -> dict[str, Any]:
    """The numbers: `games`, `players`, `bots`, and by measure what winners and others had."""
    found: dict[str, Any] = json.loads(_folder(slug).joinpath("numbers.json").read_text(encoding="utf-8"))
    return found


@cache
def sentences(slug: str, locale: str) -> dict[str, str]:
    """What each finding says, by its id."""
    if not findings(slug):
        return {}
    bundle = FluentBundle([locale], use_isolating=False)
    source = _folder(slug).joinpath(f"{locale}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    found: dict[str, str] = {}
    for finding in findings(slug):
        pattern = bundle.get_message(f"finding-{finding.id}").value
        assert pattern is not None
        found[finding.id] = str(bundle.format_pattern(pattern, {})[0])
    return found
