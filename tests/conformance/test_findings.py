"""How to win: every finding is measured, clear, said in three languages, and names a section of the rules."""

import pytest

import mansard
from mansard.findings import findings, measurements, sentences
from mansard.rulebook import rulebook
from mansard.words import LOCALES

GAMES = [slug for slug in mansard.games() if findings(slug)]


@pytest.mark.parametrize("slug", GAMES)
def test_every_finding_is_measured_and_no_matter_of_chance(slug: str) -> None:
    numbers = measurements(slug)
    assert len(findings(slug)) == 10
    for finding in findings(slug):
        one = numbers["measures"][finding.measure]
        assert one["told"] >= 30, finding.id
        assert one["low"] > 0.0 or one["high"] < 0.0, finding.id
        assert (one["winners"] < one["others"]) == finding.fewer, finding.id
        assert one["least"] <= one["top"] <= one["most"], finding.id


@pytest.mark.parametrize("slug", GAMES)
def test_every_finding_names_a_section_of_the_rules_and_is_said_in_every_language(slug: str) -> None:
    book = rulebook(slug, "en") or ""
    for locale in LOCALES:
        said = sentences(slug, locale)
        assert list(said) == [finding.id for finding in findings(slug)]
        assert not any(digit in text for text in said.values() for digit in "0123456789")
    for finding in findings(slug):
        assert f"### {finding.rule} " in book, finding.id


def test_a_game_without_findings_has_none() -> None:
    for slug in set(mansard.games()) - set(GAMES):
        assert sentences(slug, "en") == {}
