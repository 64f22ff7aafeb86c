"""`mansard learn`: the lessons of a game in the terminal."""

from typing import Annotated

import typer
from rich.markup import escape

from mansard.cli import pages, screen
from mansard.cli.commands import out
from mansard.cli.parameters import GameName, Lang, box
from mansard.cli.speech import language, say
from mansard.cli.trouble import Refused
from mansard.cli.wording import Wording
from mansard.lessons import Lesson, LessonWords, Walk, lesson_named, lessons

LessonName = Annotated[str | None, typer.Argument(help="help-lesson", metavar="LESSON", show_default=False)]


def learn(name: GameName, lesson: LessonName = None, lang: Lang = None) -> None:
    """List the lessons of a game, or go through one of them."""
    slug = box(name).slug
    found = lessons(slug)
    if not found:
        raise Refused("error-no-lessons", game=slug)
    if lesson is None:
        return _list(slug, found)
    chosen = lesson_named(slug, lesson)
    if chosen is None:
        known = ", ".join([f"{number} {one.id}" for number, one in enumerate(found, start=1)])
        raise Refused("error-no-lesson", game=slug, lesson=lesson, known=known)
    return Teacher(chosen).teach()


def _list(slug: str, found: tuple[Lesson, ...]) -> None:
    words = LessonWords(language(), slug, [])
    for number, lesson in enumerate(found, start=1):
        out.print(f"[bold]{number}[/] {escape(words.title(lesson))}  [dim]{escape(words.about(lesson))}[/]")
    out.print(say("learn-how", game=slug))


class Teacher:
    """Leads through a lesson line by line."""

    def __init__(self, lesson: Lesson) -> None:
        names = [say("learn-you"), *[say("learn-other")] * (lesson.players - 1)]
        self.walk = Walk(lesson)
        self.words = LessonWords(language(), lesson.slug, names)
        self.wording = Wording(lesson.slug, names)

    def teach(self) -> None:
        """From the first step to the last, or until the learner leaves."""
        out.rule(escape(self.words.title(self.walk.lesson)))
        while not self.walk.done:
            self._show()
            if not self._hear():
                return
        out.print(screen.note(say("learn-done"), "bold green"))
        slug, number = self.walk.lesson.slug, lessons(self.walk.lesson.slug).index(self.walk.lesson) + 2
        if number <= len(lessons(slug)):
            out.print(screen.note(say("learn-following", game=slug, number=str(number))))

    def _show(self) -> None:
        out.print(screen.board(self.wording, self.walk.view(), screen.wide(out)))
        count = {"number": str(self.walk.number + 1), "count": str(len(self.walk.lesson.steps))}
        out.print(screen.note(say("learn-step", **count)))
        out.print(escape(self.words.text(self.walk)))
        for number, move in enumerate(self.walk.accepted(), start=1):
            out.print(f"[bold]{number:>3}[/] {escape(move)}")

    def _hear(self) -> bool:
        """One answer; False when the learner leaves."""
        out.print(screen.note(say("learn-act" if self.walk.step.asks else "learn-next")))
        try:
            said = input("> ").strip()
        except EOFError:
            return False
        if said in ("q", "quit"):
            return False
        if said in ("b", "back"):
            self.walk.back()
        elif said in ("r", "rules"):
            out.print(pages.page(self.walk.state.game, self.walk.step.rule))
        elif said in ("s", "skip") or not (said or self.walk.step.asks):
            self.walk.read()
        else:
            self._judge(said)
        return True

    def _judge(self, said: str) -> None:
        accepted = self.walk.accepted()
        chosen = accepted[int(said) - 1] if said.isdecimal() and 0 < int(said) <= len(accepted) else said
        verdict = self.walk.answer(chosen)
        if verdict.right:
            return
        told = [self.words.mistake(self.walk, verdict.answer)] if verdict.answer else []
        if verdict.reason is not None:
            told.append(f"{self.wording.reason(verdict.reason)} (§{verdict.reason.rule})")
        elif not told:
            told.append(say("learn-allowed"))
        out.print(screen.note(" ".join(told), "yellow"))
