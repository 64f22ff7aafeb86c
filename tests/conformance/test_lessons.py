"""Every lesson of every game can be played to its end, every mistake gets an answer, every text is there."""

import json
import re
from fnmatch import fnmatchcase

import pytest

import mansard
from mansard.lessons import Lesson, LessonWords, Step, Walk, lesson_named, lessons, pictures
from mansard.lessons.pictures import SETUP
from mansard.lessons.walk import fits, offered
from mansard.lessons.words import read_lesson_texts
from mansard.rulebook import rulebook, section
from mansard.words import LOCALES

LESSONS = [lesson for slug in mansard.games() for lesson in lessons(slug)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.slug}-{lesson.id}")
MOST_TRIED = 30  # legal moves of a step that are tried one by one


def steps_of(lesson: Lesson) -> list[tuple[Walk, Step]]:
    """A walk that stands at each step."""
    found = []
    walk = Walk(lesson)
    while not walk.done:
        here = Walk(lesson)
        here.path = list(walk.path)
        found.append((here, walk.step))
        walk.read()
    return found


def wrong_example(walk: Walk, pattern: str) -> str:
    """A move that a pattern of a mistake means: a legal one if there is one."""
    before = list(walk.step.wrong)[: list(walk.step.wrong).index(pattern)]
    named = [move for move in offered(walk.state) if fnmatchcase(move, pattern)]
    meant = [move for move in named if not fits(move, (*before, *walk.step.accept))]
    return meant[0] if meant else pattern.replace("*", "x")


@every_lesson
def test_a_lesson_begins_in_a_legal_position_and_comes_to_its_end(lesson: Lesson) -> None:
    lesson.start().check()
    walk = Walk(lesson)
    for number in range(1, len(lesson.steps) + 1):
        walk.read()
        assert walk.number == number or walk.state.over()
        walk.state.check()
    assert walk.done


@every_lesson
def test_every_accepted_move_is_legal_and_leads_on(lesson: Lesson) -> None:
    for walk, step in steps_of(lesson):
        assert bool(walk.accepted()) == step.asks, step.id
        for pattern in step.accept:
            assert any(fnmatchcase(move, pattern) for move in walk.accepted()), pattern
        for move in walk.accepted()[:MOST_TRIED]:
            other = Walk(lesson)
            other.path = list(walk.path)
            assert other.answer(move).right
            while not other.done:
                other.read()


@every_lesson
def test_every_mistake_gets_an_answer_and_changes_nothing(lesson: Lesson) -> None:
    for walk, step in steps_of(lesson):
        before = walk.state.to_json()
        for move in [move for move in offered(walk.state) if move not in walk.accepted()][:MOST_TRIED]:
            assert not walk.answer(move).right, (step.id, move)
        for pattern, name in step.wrong.items():
            verdict = walk.answer(wrong_example(walk, pattern))
            assert not verdict.right
            assert verdict.answer == name, (step.id, pattern)
        assert walk.answer("dance on the roof").reason is not None
        assert walk.state.to_json() == before


@every_lesson
@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_is_there_and_quotes_what_it_is_given(lesson: Lesson, locale: str) -> None:
    words = LessonWords(locale, lesson.slug, ["Anna", "Boris"])
    texts = words.bundles[0]
    keys = [f"lesson-{lesson.id}", f"lesson-{lesson.id}-about"]
    for walk, step in steps_of(lesson):
        named = [f"lesson-{lesson.id}-{step.id}"]
        named += [f"{named[0]}-{name}" for name in step.wrong.values()]
        for key in named:
            assert texts.has_message(key), key
            pattern = texts.get_message(key).value
            assert pattern is not None
            _, errors = texts.format_pattern(pattern, words.filled(walk.numbers()))
            assert not errors, (key, errors)
        keys += named
    for key in keys:
        assert texts.has_message(key), key


@every_lesson
def test_rules_and_what_is_pointed_at_are_there(lesson: Lesson) -> None:
    book = rulebook(lesson.slug)
    assert book is not None
    for walk, step in steps_of(lesson):
        assert section(book, step.rule) is not None, step.rule
        seen = json.dumps(walk.view())
        for value in step.look.values():
            assert str(value) in seen, (step.id, value)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("slug", sorted({lesson.slug for lesson in LESSONS}))
def test_no_text_holds_a_number_or_a_message_of_its_own(slug: str, locale: str) -> None:
    source = read_lesson_texts(locale, slug)
    for line in source.splitlines():
        assert not re.search(r"\d", re.sub(r"\{[^}]*\}", "", line.partition(" = ")[2])), line
    known = {f"lesson-{lesson.id}" for lesson in lessons(slug)}
    keys = re.findall(r"^(\S+) =", source, re.MULTILINE)
    assert len(keys) == len(set(keys))
    used = set(known)
    for lesson in lessons(slug):
        used.add(f"lesson-{lesson.id}-about")
        for step in lesson.steps:
            key = f"lesson-{lesson.id}-{step.id}"
            used |= {key, *[f"{key}-{name}" for name in step.wrong.values()]}
    assert set(keys) == used


@pytest.mark.parametrize("slug", sorted({lesson.slug for lesson in LESSONS}))
def test_a_section_is_shown_by_a_step_that_is_about_it(slug: str) -> None:
    book = rulebook(slug)
    assert book is not None
    assert len(pictures(slug)) >= 8
    for rule, (name, number) in pictures(slug).items():
        assert section(book, rule) is not None, rule
        lesson = lesson_named(slug, name)
        assert lesson is not None
        walk, step = steps_of(lesson)[number]
        assert step.rule == rule or rule == SETUP
        assert walk.view()
