"""`mansard bench`: how fast the rules and the bots are on this machine."""

import importlib
import importlib.util
from typing import Annotated

import typer

from mansard.cli.parameters import Lang, box
from mansard.cli.trouble import Refused

AsJson = Annotated[bool, typer.Option("--json", help="help-bench-json")]
Games = Annotated[
    str | None, typer.Option("--games", "-g", help="help-bench-games", metavar="LIST", show_default=False)
]


def bench(as_json: AsJson = False, games: Games = None, lang: Lang = None) -> None:
    """Measure the speed of the rules and the bots."""
    chosen = None if games is None else [box(slug.strip()).slug for slug in games.split(",")]
    if importlib.util.find_spec("mansard.bench") is None:
        raise Refused("error-no-bench")
    importlib.import_module("mansard.bench").run(games=chosen, as_json=as_json)
