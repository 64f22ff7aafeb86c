"""`mansard serve`, `mansard worker`, `mansard admin`: the server and its operator's tools."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from pydantic import ValidationError
from rich.markup import escape
from sqlalchemy.exc import SQLAlchemyError

from mansard.cli.commands import Branch, Command, out
from mansard.cli.parameters import Lang
from mansard.cli.speech import say
from mansard.cli.trouble import WRONG_INPUT, Refused
from mansard.server import admin, doctor, main
from mansard.server.database import checked_address
from mansard.server.moderation import note_act
from mansard.server.settings import Settings

Host = Annotated[str, typer.Option("--host", help="help-host")]
Port = Annotated[int, typer.Option("--port", help="help-port", min=1, max=65535)]
Processes = Annotated[int, typer.Option("--processes", help="help-processes", min=1, max=64)]
Handle = Annotated[int | None, typer.Option("--socket", help="help-socket", show_default=False, min=0)]
Database = Annotated[str | None, typer.Option("--database", help="help-database", show_default=False)]
Target = Annotated[Path, typer.Argument(help="help-target", metavar="FILE")]
Source = Annotated[Path, typer.Argument(help="help-source", metavar="FILE")]


def settings_with(database: str | None = None) -> Settings:
    """The settings of the environment, with another database if one is named."""
    try:
        settings = Settings(database=database) if database is not None else Settings()
        checked_address(settings.database)
    except ValidationError as error:
        first = error.errors()[0]
        name = f"MANSARD_{'_'.join(str(part) for part in first['loc']).upper()}"
        raise Refused("error-setting", name=name, problem=first["msg"]) from error
    except ValueError as error:
        raise Refused("error-database", problem=str(error)) from error
    return settings


@contextmanager
def storage() -> Iterator[None]:
    """What is wrong with a database is told in one line."""
    try:
        yield
    except SQLAlchemyError as error:
        raise Refused("error-database", problem=str(error.args[0] if error.args else error)) from error


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    processes: Processes = 1,
    handle: Handle = None,
    lang: Lang = None,
) -> None:
    """Serve the web client and the API until stopped."""
    settings = settings_with()
    if processes > 1 and not settings.broker:
        raise Refused("error-broker")
    out.print(say("serve-at", url=f"http://{host}:{port}"))
    main.serve(host, port, processes, settings, handle)


def worker(processes: Processes = 1, lang: Lang = None) -> None:
    """Let bots think for all servers behind the broker."""
    if not settings_with().broker:
        raise Refused("error-broker")
    raise typer.Exit(main.work(processes))


def backup(file: Target, database: Database = None, lang: Lang = None) -> None:
    """Copy the whole database while it is in use."""
    with storage():
        admin.backup(settings_with(database).database, file)
        note_act(settings_with(database).database, "backup", str(file))
    out.print(say("admin-backup", file=str(file)))


def verify(database: Database = None, lang: Lang = None) -> None:
    """Replay every stored game and report what drifted."""
    with storage():
        count, drifts = admin.verify(settings_with(database).database)
    for drift in drifts:
        out.print(say("admin-drift", table=drift.table, number=drift.number, problem=drift.problem))
    out.print(say("admin-verified", count=count, drifts=len(drifts)))
    if drifts:
        raise typer.Exit(WRONG_INPUT)


def export(file: Target, database: Database = None, lang: Lang = None) -> None:
    """Write everything as lines of JSON."""
    with storage():
        count = admin.export_all(settings_with(database).database, file)
        note_act(settings_with(database).database, "export", str(file))
    out.print(say("admin-exported", count=count, file=str(file)))


def import_(file: Source, database: Database = None, lang: Lang = None) -> None:
    """Read an export into an empty database."""
    with storage():
        count = admin.import_all(settings_with(database).database, file)
        note_act(settings_with(database).database, "import", str(file))
    out.print(say("admin-imported", count=count))


MARKS = {doctor.WELL: "[green]✓[/green]", doctor.DOUBTFUL: "[yellow]![/yellow]", doctor.ILL: "[red]✗[/red]"}


def examine(database: Database = None, lang: Lang = None) -> None:
    """Look whether everything that the server needs is there, and say what to do."""
    findings = asyncio.run(doctor.examine(settings_with(database)))
    for found in findings:
        part, words = say(f"doctor-part-{found.part}"), say(f"doctor-{found.key}", **found.args)
        out.print(f"{MARKS[found.state]} {part}: {escape(words)}")
    if any(found.state == doctor.ILL for found in findings):
        raise typer.Exit(1)


def add_to(app: typer.Typer) -> None:
    """The commands of the server."""
    from mansard.cli import operate, results  # they use the settings of this module

    app.command("serve", cls=Command, help="help-serve")(serve)
    app.command("doctor", cls=Command, help="help-doctor")(examine)
    app.command("worker", cls=Command, help="help-worker")(worker)
    tools = typer.Typer(cls=Branch, help="help-admin", no_args_is_help=True)
    tools.command("backup", cls=Command, help="help-backup")(backup)
    tools.command("verify", cls=Command, help="help-verify")(verify)
    tools.command("export", cls=Command, help="help-export")(export)
    tools.command("import", cls=Command, help="help-import")(import_)
    results.add_to(tools)
    operate.add_to(tools)
    app.add_typer(tools, name="admin")
