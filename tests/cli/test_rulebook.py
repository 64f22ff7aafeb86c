"""Rule books are found by section and ruling, next to the sources and in an installed package."""

import subprocess
import sys
from pathlib import Path

from mansard.rulebook import section, sections

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


def test_an_installed_package_holds_every_rule_book_and_text(tmp_path: Path) -> None:
    built = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(tmp_path)]
    subprocess.run(built, cwd=ROOT, check=True, capture_output=True)
    books = sorted(path.name for path in (ROOT / "docs" / "rules").glob("*.md"))
    assert sorted(path.name for path in (tmp_path / "mansard" / "rules").glob("*.md")) == books
    texts = sorted(path.relative_to(ROOT / "src") for path in (ROOT / "src" / "mansard").rglob("*.ftl"))
    assert texts == sorted(path.relative_to(tmp_path) for path in (tmp_path / "mansard").rglob("*.ftl"))
