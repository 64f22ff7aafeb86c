"""The Python in README and documentation runs and says what it says there; their links lead somewhere."""

import doctest
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
EXAMPLE = re.compile(r"^```python\n(>>>.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)")

every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


@every_document
def test_examples_run(path: Path) -> None:
    examples = "\n".join(EXAMPLE.findall(path.read_text(encoding="utf-8")))
    parsed = doctest.DocTestParser().get_doctest(examples, {}, path.name, str(path), 0)
    assert doctest.DocTestRunner().run(parsed).failed == 0


@every_document
def test_links_lead_somewhere(path: Path) -> None:
    links = LINK.findall(path.read_text(encoding="utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob("docs/rules/**/*.md")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_rule_book_speaks_to_players_not_to_programmers(path: Path) -> None:
    words = re.findall(r"\b(?:tests|testy|тесты|pytest|src/\w+)\b", path.read_text(encoding="utf-8"))
    assert words == []


def test_the_tree_of_a_game_is_the_real_one() -> None:
    """What is shown exists in the game that is shown, and what most games have is shown."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    games = ROOT / "src" / "mansard" / "games"
    shown = set(re.findall(r"^      (\w+\.py)\b", text, re.MULTILINE))
    assert [name for name in shown if not any(folder.is_file() for folder in games.glob(f"*/{name}"))] == []
    found = Counter(path.name for path in games.glob("*/*.py"))
    assert {name for name, count in found.items() if count > 2} <= shown
    web = ROOT / "web" / "src" / "lib" / "games"
    for name in re.findall(r"^      (\w+\.(?:ts|svelte|svg))\b", text, re.MULTILINE):
        assert len(list(web.glob(f"*/{name}"))) > 2, name
