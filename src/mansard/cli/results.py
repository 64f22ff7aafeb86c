"""`mansard admin stats`, `export-results` and `import-selfplay`: what the statistics are counted from."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from mansard.cli.commands import Command, out
from mansard.cli.parameters import Lang
from mansard.cli.server import Database, settings_with, storage
from mansard.cli.speech import say
from mansard.cli.trouble import Refused
from mansard.server import counting
from mansard.server.moderation import note_act
from mansard.server.selfplay import NotARun
from mansard.server.selfplay import import_selfplay as read_run

Target = Annotated[Path, typer.Argument(help="help-target", metavar="FILE")]
Folder = Annotated[Path, typer.Argument(help="help-selfplay-run", metavar="FOLDER")]
SetName = Annotated[str | None, typer.Option("--name", help="help-selfplay-set")]


def stats(database: Database = None, lang: Lang = None) -> None:
    """Count all finished games again: points by source, turns, times, openings."""
    with storage(), out.status(say("admin-counting", count=0)) as line:
        count = counting.recount(
            settings_with(database).database, lambda done: line.update(say("admin-counting", count=done))
        )
        note_act(settings_with(database).database, "stats")
    out.print(say("admin-counted", count=count))


def export_results(file: Target, database: Database = None, lang: Lang = None) -> None:
    """Write the results of all finished games as CSV or Parquet."""
    if file.suffix not in (".csv", ".parquet"):
        raise Refused("error-results-file", file=str(file))
    if file.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise Refused("error-results-parquet")
    with storage():
        count = counting.export_results(settings_with(database).database, file)
        note_act(settings_with(database).database, "export-results", str(file))
    out.print(say("admin-exported", count=count, file=str(file)))


def import_selfplay(
    folder: Folder, name: SetName = None, database: Database = None, lang: Lang = None
) -> None:
    """Read the games of a run of self-play into the statistics."""
    if find_spec("pyarrow") is None:
        raise Refused("error-results-parquet")
    with storage(), out.status(say("admin-counting", count=0)) as line:
        try:
            label, count = read_run(
                settings_with(database).database,
                folder,
                name,
                lambda done: line.update(say("admin-counting", count=done)),
            )
        except NotARun as error:
            raise Refused("error-selfplay", problem=str(error)) from error
        note_act(settings_with(database).database, "import-selfplay", label)
    out.print(say("admin-selfplay", count=count, name=label))


def add_to(tools: typer.Typer) -> None:
    """The commands of `mansard admin` that count."""
    tools.command("stats", cls=Command, help="help-stats")(stats)
    tools.command("export-results", cls=Command, help="help-export-results")(export_results)
    tools.command("import-selfplay", cls=Command, help="help-import-selfplay")(import_selfplay)
