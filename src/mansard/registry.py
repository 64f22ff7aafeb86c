"""The games that are there, found by their folders: `mansard/games/<slug>`, and `<slug>` in every folder that
the environment variable MANSARD_GAMES_PATH names."""

import importlib
import os
import pkgutil
from functools import cache

from mansard.kernel.errors import InvalidSetup
from mansard.kernel.game import Game


@cache
def _slugs() -> tuple[str, ...]:
    package = importlib.import_module("mansard.games")
    package.__path__ += [path for path in os.environ.get("MANSARD_GAMES_PATH", "").split(os.pathsep) if path]
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg))


def games() -> list[str]:
    """The slugs of all games."""
    return list(_slugs())


@cache
def _printed(slug: str) -> Game:
    found: Game = importlib.import_module(f"mansard.games.{slug}").GAME
    return found


def game(slug: str, components: str | None = None, source: str = "components", digest: str = "") -> Game:
    """A game by its slug, with the text of an owner's component file instead of ours if given.

    `digest` names the box of a game under way, as its record does."""
    if slug not in games():
        raise InvalidSetup(f"there is no game {slug!r}; there are: {', '.join(games())}")
    printed = _printed(slug)
    return printed if components is None else printed.with_components(components, source, digest)


def compiled() -> bool:
    """Whether the rules run compiled."""
    return str(importlib.import_module("mansard.kernel.game").__file__).endswith((".so", ".pyd"))
