"""Rule books are found by section and ruling, next to the sources and in an installed package."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import mansard
from mansard.rulebook import places, rulebook, section, sections
from mansard.words import LOCALES

ROOT = Path(__file__).parents[2]

BOOK = """# A game

Before.

## 4 Play

A turn.

### 4.3 Bids

Bid higher.

```
## not a heading
```

### 4.30 Late bids

Later.

## 8 Rulings

- **R1** The first.
- **R12** The twelfth,
  on two lines.
- **R13** Another.
"""


def test_a_book_falls_into_its_numbered_sections() -> None:
    assert [(part.number, part.title) for part in sections(BOOK)] == [
        ("", "A game"),
        ("4", "Play"),
        ("4.3", "Bids"),
        ("4.30", "Late bids"),
        ("8", "Rulings"),
    ]


def test_a_section_comes_with_those_inside_it_and_no_others() -> None:
    whole = section(BOOK, "4")
    assert whole is not None
    assert "A turn." in whole
    assert "Later." in whole
    assert "R1" not in whole
    part = section(BOOK, "§4.3")
    assert part is not None
    assert part.startswith("### 4.3 Bids")
    assert "## not a heading" in part
    assert "Later." not in part
    assert section(BOOK, "5") is None


def test_a_ruling_is_found_by_its_number() -> None:
    assert section(BOOK, "r12") == "- **R12** The twelfth,\n  on two lines.\n"
    assert section(BOOK, "R2") is None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", mansard.games())
def test_every_ruling_of_every_book_is_found(slug: str, locale: str) -> None:
    book = book_in(slug, locale)
    for name in set(re.findall(r"\*\*(R\d+)", book)):
        text = section(book, name)
        assert text is not None
        assert re.findall(r"\*\*(R\d+)", text) == [name]


def book_in(slug: str, locale: str) -> str:
    """A rule book in its own language."""
    return place_of(slug, locale).read_text("utf-8")


def place_of(slug: str, locale: str) -> Path:
    """Where a rule book in its own language is."""
    found = [Path(str(place)) for place in places(slug, locale) if place.is_file()]
    assert found, f"{slug} has no rule book in {locale}"
    return found[0]


def skeleton(book: str) -> dict[str, object]:
    """What a translation keeps: headings by number and depth, rulings, rows of tables, moves in notation."""
    lines = book.splitlines()
    return {
        "sections": [(part.number, part.depth) for part in sections(book)],
        "rulings": re.findall(r"\*\*(R\d+)", book),
        "rows": [line.count("|") for line in lines if line.startswith("|")],
        "code": Counter(re.findall(r"`([^`\n]+)`", book)),
    }


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "en"])
@pytest.mark.parametrize("slug", mansard.games())
def test_every_language_has_the_whole_rule_book(slug: str, locale: str) -> None:
    book = rulebook(slug, locale)
    assert book == book_in(slug, locale)
    assert skeleton(book) == skeleton(book_in(slug, "en"))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", mansard.games())
def test_the_links_of_a_rule_book_lead_somewhere(slug: str, locale: str) -> None:
    book = book_in(slug, locale)
    folder = place_of(slug, locale).parent
    anchors = {re.sub(r"[^\w\s-]", "", part.heading.lower()).replace(" ", "-") for part in sections(book)}
    for target in re.findall(r"\]\(([^)\s]+)\)", book):
        if target.startswith("#"):
            assert target[1:] in anchors
        elif not target.startswith("http"):
            assert (folder / target.partition("#")[0]).exists(), target


def test_a_language_without_a_book_reads_the_english_one() -> None:
    assert rulebook("skyrise", "eo") == rulebook("skyrise")
    assert rulebook("chess", "ru") is None


def test_an_installed_package_holds_every_rule_book_and_text(tmp_path: Path) -> None:
    built = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(tmp_path)]
    subprocess.run(built, cwd=ROOT, check=True, capture_output=True)
    shelves = (ROOT / "docs" / "rules", tmp_path / "mansard" / "rules")
    books, packed = (sorted(path.relative_to(shelf) for path in shelf.rglob("*.md")) for shelf in shelves)
    assert packed == books
    texts = sorted(path.relative_to(ROOT / "src") for path in (ROOT / "src" / "mansard").rglob("*.ftl"))
    assert texts == sorted(path.relative_to(tmp_path) for path in (tmp_path / "mansard").rglob("*.ftl"))
