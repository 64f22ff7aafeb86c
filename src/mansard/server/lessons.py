"""Lessons in the browser: no learner is remembered, every question brings the answers given so far."""

from typing import Any

from mansard.lessons import Lesson, LessonWords, Verdict, Walk, lesson_named, lessons
from mansard.lessons.walk import LEARNER
from mansard.server.library import game_named, known_locale
from mansard.server.offers import Offered, Offers, arguments, offers, points_gained
from mansard.server.problems import Problem


def lesson_list(slug: str, locale: str) -> dict[str, Any]:
    """The lessons of a game; none if it has none."""
    game_named(slug)
    known_locale(locale)
    words = LessonWords(locale, slug, []) if lessons(slug) else None
    told = [_card(lesson, words) for lesson in lessons(slug) if words is not None]
    return {"game": slug, "lessons": told}


def _card(lesson: Lesson, words: LessonWords) -> dict[str, Any]:
    about = {"title": words.title(lesson), "about": words.about(lesson)}
    return {"id": lesson.id, **about, "minutes": lesson.minutes, "steps": len(lesson.steps)}


def found_lesson(slug: str, name: str) -> Lesson:
    """A lesson; a Problem if there is none of that name."""
    game_named(slug)
    lesson = lesson_named(slug, name)
    if lesson is None:
        raise Problem("not-found", path=f"{slug}/{name}")
    return lesson


def where(slug: str, name: str, locale: str, answers: list[str], attempt: str | None) -> dict[str, Any]:
    """Where a learner stands after these answers, and what comes of one more."""
    known_locale(locale)
    walk = Walk(found_lesson(slug, name))
    given: list[str] = []
    for answer in answers:
        if walk.done or not _answered(walk, answer):
            break
        given.append(answer)
    before = walk.view()
    verdict = walk.answer(attempt) if attempt is not None and not walk.done else None
    if verdict is not None and verdict.right:
        given.append(str(attempt))
    words = LessonWords(locale, slug, [])
    return {**_told(walk, words), "answers": given, **_judged(walk, words, verdict, before)}


def _answered(walk: Walk, answer: str) -> bool:
    """Whether an earlier answer is right still; an empty one stands for a step that was read or skipped."""
    if answer:
        return walk.answer(answer).right
    walk.read()
    return True


def _told(walk: Walk, words: LessonWords) -> dict[str, Any]:
    lesson, view = walk.lesson, walk.view()
    all_lessons = lessons(lesson.slug)
    following = all_lessons[all_lessons.index(lesson) + 1 :]
    return {
        **_card(lesson, words),
        "game": lesson.slug,
        "number": walk.number,
        "done": walk.done,
        "lesson": all_lessons.index(lesson) + 1,
        "lessons": len(all_lessons),
        "asks": walk.step.asks and not walk.done,
        "free": walk.step.turn and not walk.done,
        "text": "" if walk.done else words.text(walk),
        "rule": walk.step.rule,
        "look": {} if walk.done else walk.step.look,
        "view": view,
        "offers": lit(offers(walk.state, LEARNER, view, True, True), set(walk.accepted())),
        "next": following[0].id if following else None,
    }


def lit(groups: list[Offers], accepted: set[str]) -> list[Offers]:
    """Of the legal moves those that do the step."""
    found: list[Offers] = []
    for group in groups:
        moves = [move for offered in group["moves"] for move in _accepted(offered, accepted)]
        if moves:
            found.append({"kind": group["kind"], "arguments": arguments(moves), "moves": moves})
    return found


def _accepted(offered: Offered, accepted: set[str]) -> list[Offered]:
    if "next" not in offered:
        return [offered] if offered["text"] in accepted else []
    seconds = [second for second in offered["next"] if f"{offered['text']} {second['text']}" in accepted]
    if seconds:
        return [{**offered, "next": seconds}]
    return [{**offered, "next": []}] if offered["text"] in accepted else []


def _judged(
    walk: Walk, words: LessonWords, verdict: Verdict | None, before: dict[str, Any]
) -> dict[str, Any]:
    """What is said of an answer: what it brought, or why not."""
    if verdict is None:
        return {"verdict": None, "gains": {}}
    if verdict.right:
        gains = points_gained(before, walk.view(), LEARNER)
        return {"verdict": {"right": True, "text": "", "rule": None}, "gains": gains}
    told = [words.mistake(walk, verdict.answer)] if verdict.answer else []
    if verdict.reason is not None and not told:
        told.append(words.reason(verdict.reason))
    rule = verdict.reason.rule if verdict.reason is not None else walk.step.rule
    return {"verdict": {"right": False, "text": " ".join(told), "rule": rule}, "gains": {}}
