"""The Python in README and documentation runs and says what it says there; their links lead somewhere."""

import doctest
import re
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
