"""`mansard learn`: lessons in the terminal."""

import pytest

from mansard.lessons import lessons
from tests.cli.run import refusal, run


def test_the_lessons_of_a_game_are_listed() -> None:
    told = run("learn", "paris").stdout
    assert all(f"{number} " in told for number in range(1, len(lessons("paris")) + 1))
    assert "Key to the bank" in told


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_lesson_answers_a_mistake_and_goes_on_when_the_move_is_right(lang: str) -> None:
    said = "\nplace arc\nr\n1\nb\n1\n\nplace belleville\ns\n\n"
    told = run("learn", "paris", "bank", lang=lang, said=said).stdout
    assert {"en": "First the money", "ru": "Сначала деньги", "pl": "Najpierw pieniądze"}[lang] in told
    assert {"en": "Lesson done", "ru": "Урок пройден", "pl": "Lekcja ukończona"}[lang] in told


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    assert "2 bank" in refusal("learn", "paris", "flying")
