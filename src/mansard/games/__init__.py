"""One package per game. Each exposes `GAME` and is found by its folder's name."""

import sys
from types import ModuleType


class _Games(ModuleType):
    """`mansard.games()` lists the slugs although importing this package hides the function of that name."""

    def __call__(self) -> list[str]:
        from mansard.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
