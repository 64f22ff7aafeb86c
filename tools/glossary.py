"""docs/glossary.md: one concept, one word per language, from `text/terms.toml` of every game.

python tools/glossary.py            print it
python tools/glossary.py --write    renew docs/glossary.md
"""

import sys
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import mansard
from mansard.words import LOCALES, Words

PAGE = Path(__file__).resolve().parents[1] / "docs" / "glossary.md"
HEAD = """# Glossary

One concept, one word per language. Texts, lessons and rule books keep to these words; where a printed edition
has a word, it is that one. The page is made from `text/terms.toml` of every game by
`python tools/glossary.py --write`; the same files name the words that are not used, and a test finds them.
"""


def terms(slug: str) -> list[dict[str, Any]]:
    """The terms of a game."""
    file = resources.files(f"mansard.games.{slug}").joinpath("text", "terms.toml")
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["term"]
    return found


def table(slug: str) -> str:
    """The terms of a game as a table."""
    title = " · ".join(dict.fromkeys(Words(locale, slug).say("game-name") for locale in LOCALES))
    rows = [
        f"| {term['means']} | {' | '.join(term[locale] for locale in LOCALES)} |\n" for term in terms(slug)
    ]
    return f"\n## {title}\n\n| | English | Русский | Polski |\n|---|---|---|---|\n" + "".join(rows)


def page() -> str:
    """The whole glossary."""
    return HEAD + "".join(table(slug) for slug in mansard.games())


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        sys.stdout.write(page())
