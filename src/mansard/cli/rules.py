"""`mansard rules`, `mansard games`: what there is and how it is played."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from mansard.cli import pages
from mansard.cli.commands import out
from mansard.cli.parameters import Components, GameName, Lang, box
from mansard.cli.speech import say
from mansard.cli.wording import Wording
from mansard.kernel.game import Game
from mansard.kernel.options import Option
from mansard.registry import game, games

SectionNumber = Annotated[
    str | None, typer.Argument(help="help-section", metavar="SECTION", show_default=False)
]
Contents = Annotated[bool, typer.Option("--contents", help="help-contents")]
OnePage = Annotated[bool, typer.Option("--sheet", help="help-sheet")]


def rules(
    name: GameName,
    section: SectionNumber = None,
    contents: Contents = False,
    sheet: OnePage = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Show the rule book of a game, one section of it, or its reference sheet, with the numbers of a box."""
    played = box(name, components)
    if sheet:
        out.print(Markdown(pages.sheet_of(played)))
    elif contents:
        out.print(pages.contents(played))
    elif section is not None:
        out.print(Markdown(pages.section_of(played, section)))
    else:
        out.print(Markdown(pages.book_of(played)))


def list_games(lang: Lang = None) -> None:
    """List the games with their player counts and options."""
    table = Table()
    for heading in ("games-name", "games-title", "games-players", "games-options"):
        table.add_column(say(heading), overflow="fold")
    for slug in games():
        played = game(slug)
        options = "\n".join([_option(option) for option in played.options])
        table.add_row(slug, Wording(slug, []).title(), _counts(played), options)
    out.print(table)


def _counts(played: Game) -> str:
    first, last = played.player_counts[0], played.player_counts[-1]
    unbroken = played.player_counts == list(range(first, last + 1))
    return f"{first}–{last}" if unbroken else ", ".join([str(count) for count in played.player_counts])


def _option(option: Option) -> str:
    choices = "|".join([f"*{word}" if word == option.default else word for word in option.choices])
    counts = "" if option.players is None else f"  ({', '.join([str(count) for count in option.players])})"
    return f"{option.name}={choices}{counts}"
