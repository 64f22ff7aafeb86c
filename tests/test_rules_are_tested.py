"""Every rule-bearing section of every rule book is named by a test.

The rule books in docs/rules carry the section numbers; a test names a rule with
`@pytest.mark.rule("paris 4.5")`. The marks are read from the sources, whichever tests are selected.
"""

import ast
import re
from pathlib import Path

import pytest

import mansard
from mansard.rulebook import rulebook

ROOT = Path(__file__).parents[1]
RULE_CHAPTERS = {"2", "3", "4", "5", "6", "7", "9"}
HEADING = re.compile(r"^#{2,4} §?(\d+(?:\.\d+)*)\.? ", re.MULTILINE)
RULING = re.compile(r"^\s*[*-]? ?\*\*(R\d+)\b", re.MULTILINE)


def sections(slug: str) -> set[str]:
    """The numbered headings without parts of their own, and the rulings."""
    text = rulebook(slug) or ""
    numbers = {number for number in HEADING.findall(text) if number.split(".")[0] in RULE_CHAPTERS}
    leaves = {number for number in numbers if not any(other.startswith(number + ".") for other in numbers)}
    return leaves | set(RULING.findall(text))


def named_rules() -> set[str]:
    """Every argument of a `rule` mark in the tests."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                found |= {
                    arg.value
                    for arg in node.args
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return found


@pytest.mark.parametrize("slug", mansard.games())
def test_every_section_of_the_rule_book_is_named_by_a_test(slug: str) -> None:
    wanted = sections(slug)
    assert wanted
    named = named_rules()
    missing = sorted(section for section in wanted if f"{slug} {section}" not in named)
    assert missing == []


@pytest.mark.parametrize("slug", mansard.games())
def test_no_test_names_a_rule_that_the_rule_book_lacks(slug: str) -> None:
    text = rulebook(slug) or ""
    known = set(HEADING.findall(text)) | set(RULING.findall(text))
    named = {rule.split()[1] for rule in named_rules() if rule.startswith(f"{slug} ")}
    unknown = sorted(rule for rule in named if rule not in known and rule.rsplit(".", 1)[0] not in known)
    assert unknown == []
