"""`mansard review`: a finished game judged turn by turn, as text, JSON or a page for the browser."""

import json
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from mansard.analysis import DEEP, QUICK, Review, review, summary
from mansard.analysis.review import affordable
from mansard.cli.commands import out
from mansard.cli.matches import bar
from mansard.cli.parameters import Components, Lang
from mansard.cli.replay import RecordFile, checked
from mansard.cli.reviewpage import COLUMNS, Words, cells, page
from mansard.cli.speech import say
from mansard.cli.trouble import Refused
from mansard.cli.wording import Wording
from mansard.kernel.record import Match

SEED = 1
STYLE = {"keystone": "green", "true": "", "off-plumb": "yellow", "crack": "dark_orange", "collapse": "red"}

AsJson = Annotated[bool, typer.Option("--json", help="help-review-json")]
AsPage = Annotated[bool, typer.Option("--html", help="help-review-html")]
Deep = Annotated[bool, typer.Option("--deep", help="help-review-deep")]
Tries = Annotated[
    int | None, typer.Option("--tries", help="help-review-tries", min=1, metavar="N", show_default=False)
]


def review_record(
    record: RecordFile,
    as_json: AsJson = False,
    as_page: AsPage = False,
    deep: Deep = False,
    tries: Tries = None,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Judge every turn of a finished game by what its player could know."""
    match = checked(record, components)
    if not match.state.over():
        raise Refused("error-not-over", file=str(record))
    found = judged(match, deep, tries)
    wording = Wording(match.game.slug, match.record.names, match.game)
    words = in_words(match, wording)
    if as_json:
        told = {**found.plain(), "summary": [{"key": key, "args": args} for key, args in summary(found)]}
        typer.echo(json.dumps(told, ensure_ascii=False))
    elif as_page:
        typer.echo(page(found, wording, words, sentences(found, wording, words)))
    else:
        show(found, wording, words)


def judged(match: Match, deep: bool, tries: int | None) -> Review:
    """The review, with a bar that shows how far it is."""
    with bar() as progress:
        line = progress.add_task(say("review-judging"), total=None)

        def further(done: int, of: int) -> None:
            progress.update(line, completed=done, total=of)

        if tries is not None:
            return review(match, SEED, progress=further, each=tries)
        if deep:
            return review(match, SEED, DEEP, further)
        return review(match, SEED, progress=further, each=affordable(match, QUICK))


def in_words(match: Match, wording: Wording) -> Words:
    """How moves that a turn had or might have had are told."""
    return lambda turn, moves: " · ".join(
        wording.moves(match.positions[turn.number - 1], turn.seat, moves),
    )


def sentences(found: Review, wording: Wording, words: Words) -> list[str]:
    """What is worth saying, in words."""
    told: list[str] = []
    for key, args in summary(found):
        named = {**args, "player": wording.name(int(str(args["player"])))} if "player" in args else args
        if key == "review-costly":
            turn = next(turn for turn in found.turns if turn.number == args["number"])
            best = words(turn, turn.judged.best[0].moves)
            named = {**named, "played": words(turn, turn.moves), "best": best}
        told.append(say(key, **named))
    return told


def show(found: Review, wording: Wording, words: Words) -> None:
    """The review as text: what is worth saying, the marked turns, where points were lost."""
    out.print(Text(wording.title(), style="bold"))
    for sentence in sentences(found, wording, words):
        out.print(Text(sentence))
    grid = Grid(title=say("review-marked"), title_justify="left", expand=False)
    for name in COLUMNS:
        grid.add_column(say(f"review-{name}"), justify="right" if name in ("turn", "lost-chance") else "left")
    for turn in found.turns:
        if turn.mark != "true":
            grid.add_row(*cells(turn, wording, words), style=STYLE[turn.mark])
    out.print(grid)
    for seat, lost in enumerate(found.lost_sources):
        if lost:
            parts = ", ".join(f"{wording.source(name)} {points:+.0f}" for name, points in lost.items())
            out.print(Text(say("review-lost", player=wording.name(seat), parts=parts)))
    out.print(Text(say("review-note", tries=found.tries), style="dim"))
