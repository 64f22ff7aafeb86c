"""The reference sheet: words in three languages without a digit, numbers from the box, rules of the book."""

import re

import pytest

import mansard
from mansard.box.files import correction
from mansard.reference import plan, prompt_rules, read_sheet_texts, sheet
from mansard.rulebook import HEADING, rulebook
from mansard.words import LOCALES, read_texts

GAMES = [slug for slug in mansard.games() if plan(slug)]
ADDRESS = re.compile(r"\$box_[\w-]+")


def numbers_of(slug: str) -> set[str]:
    headings = [HEADING.match(line) for line in (rulebook(slug, "en") or "").splitlines()]
    return {heading[2] for heading in headings if heading and heading[2]}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_sheet_is_said_in_words_whose_numbers_come_from_the_box(slug: str, locale: str) -> None:
    source = read_sheet_texts(locale, slug)
    words = "\n".join(line.partition(" = ")[2] or line for line in source.splitlines() if line[:1] != "#")
    assert not re.search(r"\d", ADDRESS.sub("", words))
    for block in sheet(mansard.game(slug), locale):
        assert block["lines"] or block["tables"], block["id"]
        said = [block["title"], *[line["text"] for line in block["lines"]]]
        for table in block["tables"]:
            said += [table["title"], *table["head"], *[cell for row in table["rows"] for cell in row]]
            assert {len(row) for row in table["rows"]} == {len(table["head"]) + 1}, table["title"]
        assert not [text for text in said if text.startswith("sheet-") or "box_" in text]


@pytest.mark.parametrize("slug", GAMES)
def test_every_line_names_a_section_of_the_rules(slug: str) -> None:
    known = numbers_of(slug)
    for block in sheet(mansard.game(slug), "en"):
        assert {one["rule"] for one in block["lines"] + block["tables"]} <= known, block["id"]


@pytest.mark.parametrize("slug", GAMES)
def test_every_prompt_leads_to_a_section_of_the_rules(slug: str) -> None:
    asked = set(re.findall(r"^prompt-(\w+) =", read_texts("en", slug), re.MULTILINE))
    assert set(prompt_rules(slug)) == asked
    assert set(prompt_rules(slug).values()) <= numbers_of(slug)


def test_a_corrected_box_prints_its_own_numbers() -> None:
    own = mansard.game("skyrise", correction("skyrise", {"scoring.island_control": 6}, []))
    (block,) = [block for block in sheet(own, "en") if block["id"] == "eraend"]
    assert block["lines"][0]["text"].startswith("Each island you control: 6.")


def test_a_game_without_a_sheet_has_none() -> None:
    for slug in set(mansard.games()) - set(GAMES):
        assert sheet(mansard.game(slug), "en") == []
