"""One concept has one word per language, in all texts, lessons and rule books of a game."""

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import mansard
from mansard.words import LOCALES

HERE = Path(__file__).resolve().parents[2]
GAMES = HERE / "src" / "mansard" / "games"
KEY = re.compile(
    r"^[\w-]+ =|<!--.*?-->|\{[^{}\"]*\}|`[^`]*`|\]\([^)]*\)", re.MULTILINE
)  # what is no word for a reader


def glossary() -> ModuleType:
    spec = importlib.util.spec_from_file_location("glossary", HERE / "tools" / "glossary.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def described() -> list[str]:
    """The games whose terms are fixed: all that come with us."""
    return [slug for slug in mansard.games() if (GAMES / slug / "text" / "terms.toml").is_file()]


def read_by_people(slug: str, locale: str) -> dict[str, str]:
    """What people read of a game in a language, by its file."""
    rules = HERE / "docs" / "rules" / ("" if locale == "en" else locale) / f"{slug}.md"
    found = [
        *[GAMES / slug / part / f"{locale}.ftl" for part in ("text", "lessons", "findings", "reference")],
        rules,
    ]
    return {str(path.relative_to(HERE)): KEY.sub(" ", path.read_text(encoding="utf-8")) for path in found}


def others(slug: str, locale: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Every other word for a concept, with the term that stands for it."""
    for term in glossary().terms(slug):
        for word in term.get("not", {}).get(locale, []):
            yield term, word


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", described())
def test_no_other_word_stands_for_a_concept(slug: str, locale: str) -> None:
    wrong = [
        f"{file}: “{found[0]}” for “{term[locale]}”: …{text[max(0, found.start() - 40) : found.end() + 30]}…"
        for file, text in read_by_people(slug, locale).items()
        for term, word in others(slug, locale)
        for found in re.finditer(rf"\b{word}", text, re.IGNORECASE)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("slug", described())
def test_every_term_has_a_word_in_every_language_and_no_word_is_two_concepts(slug: str) -> None:
    terms = glossary().terms(slug)
    assert len({term["id"] for term in terms}) == len(terms) > 15
    for locale in LOCALES:
        said = [term[locale] for term in terms]
        assert all(said)
        twice = {word for word in said if said.count(word) > 1}
        assert not twice, (locale, twice)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", described())
def test_the_words_of_the_glossary_are_used(slug: str, locale: str) -> None:
    text = " ".join(read_by_people(slug, locale).values()).casefold()
    for term in glossary().terms(slug):
        stems = [word[: max(3, len(word) - 3)] for word in term[locale].casefold().split()]
        assert all(stem in text for stem in stems), term[locale]


def test_the_glossary_is_that_of_the_terms() -> None:
    assert glossary().PAGE.read_text(encoding="utf-8") == glossary().page(), (
        "run `python tools/glossary.py --write`"
    )
