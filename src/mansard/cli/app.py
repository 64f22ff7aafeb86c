"""The commands of `mansard` and their names."""

import importlib
import importlib.util
from typing import Annotated

import typer

from mansard import __version__
from mansard.cli import (
    arena,
    bench,
    box,
    golden,
    learn,
    play,
    puzzles,
    replay,
    review,
    rules,
    selfplay,
    simulate,
    solve,
    tournament,
    train,
)
from mansard.cli.commands import Branch, Command, Commands, out
from mansard.cli.parameters import Lang
from mansard.cli.speech import say
from mansard.registry import compiled, game, games

app = typer.Typer(
    cls=Commands,
    help="help-mansard",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
golden_app = typer.Typer(cls=Branch, help="help-golden", no_args_is_help=True)


def _version(wanted: bool) -> None:
    if wanted:
        mode = say("version-compiled") if compiled() else say("version-plain")
        rules = ", ".join(f"{slug} {game(slug).rules_version}" for slug in games())
        out.print(f"mansard {__version__} ({mode})")
        out.print(say("version-rules", rules=rules))
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", help="help-version", callback=_version, is_eager=True)]


@app.callback()
def root(version: Version = False, lang: Lang = None) -> None:
    """What stands before a command."""


app.command("play", cls=Command, help="help-play")(play.play)
app.command("games", cls=Command, help="help-games")(rules.list_games)
app.command("rules", cls=Command, help="help-rules")(rules.rules)
app.command("learn", cls=Command, help="help-learn")(learn.learn)
app.command("solve", cls=Command, help="help-solve")(solve.solve)
app.command("puzzles", cls=Command, help="help-puzzles")(puzzles.puzzles)
app.command("box", cls=Command, help="help-box")(box.show_box)
app.command("simulate", cls=Command, help="help-simulate")(simulate.simulate)
app.command("arena", cls=Command, help="help-arena")(arena.arena)
app.command("selfplay", cls=Command, help="help-selfplay")(selfplay.selfplay)
app.command("train", cls=Command, help="help-train")(train.train)
app.command("replay", cls=Command, help="help-replay")(replay.replay)
app.command("review", cls=Command, help="help-review")(review.review_record)
golden_app.command("write", cls=Command, help="help-golden-write")(golden.write)
golden_app.command("check", cls=Command, help="help-golden-check")(golden.check)
app.add_typer(golden_app, name="golden")
app.add_typer(tournament.tournament_app, name="tournament")
app.command("bench", cls=Command, help="help-bench")(bench.bench)


def plug_in(name: str) -> None:
    """Let a module add its commands by its function `add_to(app)`, if it and what it needs are installed."""
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name == name or not str(missing.name).startswith("mansard"):
            return
        raise
    module.add_to(app)


if importlib.util.find_spec("mansard.server") is not None:
    plug_in("mansard.cli.server")
