"""The three languages say the same things, and every text that a command uses exists."""

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import mansard.cli
from mansard.cli.speech import wanted_language
from mansard.cli.trouble import Refused
from mansard.server import doctor
from mansard.words import LOCALES

SOURCES = Path(mansard.cli.__file__).parent


class Variables(Visitor):
    """The arguments that a text takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def texts(locale: str) -> dict[str, set[str]]:
    """Every key with its arguments."""
    text = resources.files("mansard").joinpath("text", "cli", f"{locale}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{locale}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{locale}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_keys_and_arguments(locale: str) -> None:
    assert texts(locale) == texts("en")


def test_every_key_is_used_and_every_used_key_exists() -> None:
    known = texts("en")
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.py")))
    literal = set(
        re.findall(
            r'"((?:help|error|play|menu|table|games|rules|replay|golden|simulate|arena|selfplay|train|version|serve|admin|top|box|full|learn|puzzles|tournament|hint|review|solve)-[a-z-]+)"',
            source,
        )
    )
    looked_at = set(re.findall(r'"([a-z-]+)"', Path(doctor.__file__).read_text(encoding="utf-8")))
    told = {key for key in known if key.startswith("doctor-") and key[7:].removeprefix("part-") in looked_at}
    literal |= told
    forms = r"help-(install|show)-completion|simulate-|arena-|box-source-|tournament-flaw-"
    forms += r"|mark-|reason-|review-|hint-"
    built = {key for key in known if re.match(forms, key)}
    assert literal - set(known) == set()
    assert set(known) - literal - built == set()


def test_the_language_comes_from_the_flag_then_from_the_surroundings() -> None:
    assert wanted_language(["play", "--lang", "pl"], {"MANSARD_LANG": "ru"}) == "pl"
    assert wanted_language(["play", "--lang=ru"], {}) == "ru"
    assert wanted_language(["play"], {"MANSARD_LANG": "ru", "LANG": "pl_PL.UTF-8"}) == "ru"
    assert wanted_language(["play"], {"LANG": "pl_PL.UTF-8"}) == "pl"
    assert wanted_language(["play"], {"LANG": "de_DE.UTF-8"}) == "en"
    assert wanted_language(["play"], {}) == "en"
    with pytest.raises(Refused):
        wanted_language(["play", "--lang", "de"], {})
