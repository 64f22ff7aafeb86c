#!/usr/bin/env python3
"""Writes the tables of components in the rule books from the box: `tools/rulebooks.py --write`."""

import sys
from pathlib import Path

import mansard
from mansard.box.book import told_book
from mansard.rulebook import places
from mansard.words import LOCALES


def books() -> list[tuple[str, str, Path]]:
    """Every rule book: game, language, file."""
    return [
        (slug, locale, Path(str(place)))
        for slug in mansard.games()
        for locale in LOCALES
        for place in places(slug, locale)
        if place.is_file()
    ]


def stale() -> list[Path]:
    """The rule books whose tables are not those of the standard box."""
    return [path for slug, locale, path in books() if renewed(slug, locale, path) != path.read_text("utf-8")]


def renewed(slug: str, locale: str, path: Path) -> str:
    """A rule book with the tables of the standard box."""
    return told_book(mansard.game(slug), locale, path.read_text("utf-8"), marks=True)


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        for slug, locale, path in books():
            path.write_text(renewed(slug, locale, path), encoding="utf-8")
    elif stale():
        sys.exit(f"stale, run tools/rulebooks.py --write: {', '.join(map(str, stale()))}")
