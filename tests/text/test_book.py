"""The rule books: their tables of components are told by a box, in every language."""

import importlib.util
import re
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import mansard
from mansard.box.book import MARK, plans, told_book
from mansard.box.texts import MESSAGE, member, told_texts
from mansard.kernel.components import names_of
from mansard.rulebook import rulebook
from mansard.words import LOCALES, read_texts
from tests.text.boxes import Changed, changed_boxes

HERE = Path(__file__).resolve().parents[2]
NUMBER = re.compile(r"\d+")
every_game = pytest.mark.parametrize("slug", mansard.games())

# How many numbers of a box the tables of its rule book tell, at least.
LEAST = {"paris": 110, "red_cathedral": 150, "skyrise": 100, "small_city": 100}


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rulebooks", HERE / "tools" / "rulebooks.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_the_tables_of_all_rule_books_are_those_of_the_standard_box() -> None:
    assert tool().stale() == [], "run `python tools/rulebooks.py --write`"
    assert len(tool().books()) == len(mansard.games()) * len(LOCALES)


@cache
def tables(slug: str, locale: str) -> dict[str, str]:
    """The marked tables of a rule book by their names, each as a book of its own."""
    found: dict[str, str] = {}
    name = ""
    for line in (rulebook(slug, locale) or "").splitlines():
        mark = MARK.fullmatch(line)
        name = mark[1] if mark else name if line.startswith("|") else ""
        if name:
            found[name] = f"{found.get(name, '')}{line}\n"
    return found


@cache
def cited(slug: str, name: str) -> tuple[set[str], set[str]]:
    """The addresses and the texts that a table names."""
    plan = plans(slug)[name]
    rows = plan.get("rows") or [str(n) for n in names_in(slug, plan["list"])]
    lines = plan["cells"] if isinstance(plan["cells"][0], list) else [plan["cells"]] * len(rows)
    cells = [cell.replace("$row", row) for row, line in zip(rows, lines, strict=True) for cell in line]
    places = {place for cell in cells if cell.startswith("#") for place in cell[1:].split()}
    made = " ".join(cell for cell in cells if cell.startswith("="))
    places |= set(re.findall(r"\{([\w.]+)\}", made))
    return places - {"-"}, {cell[1:] for cell in cells if cell.startswith("@")}


def names_in(slug: str, path: str) -> list[str]:
    return [names_of(card)[0] for card in member(mansard.game(slug).components.data, path)]


def texts(game: mansard.Game, locale: str) -> dict[str, str]:
    """The messages of a game as Fluent source, those that they are made of among them."""
    source = told_texts(game, locale, read_texts(locale, game.slug))
    return {found[1]: found[2] for found in MESSAGE.finditer(source)}


def other_texts(box: Changed, locale: str) -> set[str]:
    """The messages that a box tells otherwise, and with a part all that it may be a part of."""
    standard, mine = texts(mansard.game(box.game.slug), locale), texts(box.game, locale)
    other = {key for key, text in mine.items() if standard.get(key) != text}
    return other | {key for key, text in mine.items() if any(f"{{ {part} }}" in text for part in other)}


def numbers_of(text: str) -> Counter[str]:
    return Counter(NUMBER.findall(text))


@every_game
def test_every_plan_of_a_table_is_used_and_stands_in_every_language(slug: str) -> None:
    for locale in LOCALES:
        assert set(tables(slug, locale)) == set(plans(slug))
        assert "<!--" not in told_book(mansard.game(slug), locale, rulebook(slug, locale) or "")


@every_game
def test_a_changed_number_stands_in_its_tables_and_the_old_one_does_not(slug: str) -> None:
    told = 0
    for i, box in enumerate(changed_boxes(slug)):
        locale = LOCALES[i % len(LOCALES)]
        other = other_texts(box, locale)
        for name, table in tables(slug, locale).items():
            places, shown = cited(slug, name)
            if box.place in places or shown & other:
                told += told_anew(box, locale, table, box.place in places)
    assert told >= LEAST.get(slug, 0)


def told_anew(box: Changed, locale: str, table: str, cites: bool) -> bool:
    """Whether a table tells another number: then the old one is gone, and only the new one has come."""
    told = told_book(box.game, locale, table)
    before, after = numbers_of(table), numbers_of(told)
    lost, gained = before - after, after - before
    assert set(lost) <= set(box.olds), (box.place, lost)
    assert set(gained) <= set(box.news), (box.place, gained)
    if cites:
        assert told.splitlines() != table.splitlines()[1:], box.place
    if cites and box.alone:
        assert lost[str(box.old)] > 0 and gained[str(box.new)] > 0, box.place
    return bool(lost or gained)


def test_what_a_section_costs_is_told_by_letters() -> None:
    own = mansard.game("red_cathedral", "sections.card.b01.cost = [0, 0, 2, 0, 1, 0]\n")
    told = told_book(own, "en", rulebook("red_cathedral") or "")
    assert "| b01 SSE 3+1 |" in told
    assert "WWB 3+1" not in told


def test_a_text_in_a_table_counts_by_the_rules_of_its_language() -> None:
    own = mansard.game("paris", "bonus.1.francs = 5\n")
    books = [told_book(own, locale, rulebook("paris", locale) or "") for locale in LOCALES]
    assert ["+5 francs" in books[0], "+5 франков" in books[1], "+5 franków" in books[2]] == [True] * 3
    assert all("+3 fran" not in book and "+3 фран" not in book for book in books)
