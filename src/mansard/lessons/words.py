"""What a lesson says: its own texts together with those of the game and with the numbers of the box."""

from functools import lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from mansard.box.texts import told_texts
from mansard.lessons.lesson import Lesson
from mansard.lessons.walk import Walk
from mansard.registry import game
from mansard.words import LOCALES, Words, read_texts


def read_lesson_texts(locale: str, slug: str) -> str:
    """The Fluent text of the lessons of a game."""
    return resources.files(f"mansard.games.{slug}").joinpath("lessons", f"{locale}.ftl").read_text("utf-8")


@lru_cache(maxsize=16)
def _bundle(locale: str, slug: str) -> FluentBundle:
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(FluentResource(read_texts(locale)))
    own = read_texts(locale, slug) + "\n" + read_lesson_texts(locale, slug)
    made.add_resource(FluentResource(told_texts(game(slug), locale, own)))
    return made


class LessonWords(Words):
    """The texts of a game's lessons in one language."""

    def __init__(self, locale: str, slug: str, names: list[str]) -> None:
        super().__init__(locale, slug, names)
        self.bundles = [_bundle(self.locale, slug), _bundle(LOCALES[0], slug)]

    def title(self, lesson: Lesson) -> str:
        """What the lesson is called."""
        return self.say(f"lesson-{lesson.id}")

    def about(self, lesson: Lesson) -> str:
        """What is learnt."""
        return self.say(f"lesson-{lesson.id}-about")

    def text(self, walk: Walk) -> str:
        """What the step says now."""
        return self.say(f"lesson-{walk.lesson.id}-{walk.step.id}", **walk.numbers())

    def mistake(self, walk: Walk, name: str) -> str:
        """The lesson's answer to a likely mistake."""
        return self.say(f"lesson-{walk.lesson.id}-{walk.step.id}-{name}", **walk.numbers())
