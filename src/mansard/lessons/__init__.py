"""Lessons: short positions of a game, played step by step on its own rules.

A lesson is data, `games/<slug>/lessons/*.toml`, and its words lie beside it, a file a language. Nothing is
listed by hand: a game without that folder has no lessons.
"""

from mansard.lessons.lesson import Lesson, Step, lesson_named, lessons
from mansard.lessons.pictures import pictures
from mansard.lessons.walk import Verdict, Walk
from mansard.lessons.words import LessonWords

__all__ = ["Lesson", "LessonWords", "Step", "Verdict", "Walk", "lesson_named", "lessons", "pictures"]
