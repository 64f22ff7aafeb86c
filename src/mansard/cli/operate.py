"""`mansard admin restore` and `mansard admin top`: the way back, and a glance at a running house."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.live import Live
from rich.table import Table

from mansard.cli.commands import Command, out
from mansard.cli.moderate import acts, ban, complaints, mute, rename, settle, unban, unmute
from mansard.cli.parameters import Lang
from mansard.cli.server import Database, settings_with, storage
from mansard.cli.speech import say
from mansard.cli.trouble import Refused
from mansard.kernel.errors import MansardError
from mansard.server.backups import restore as put_back
from mansard.server.figures import Look, Stock, look, rate, stock, within
from mansard.server.moderation import note_act

Source = Annotated[Path, typer.Argument(help="help-restore-source", metavar="FILE")]
Url = Annotated[str, typer.Option("--url", help="help-top-url")]
Seconds = Annotated[float, typer.Option("--seconds", help="help-top-seconds", min=0.2, max=3600)]
Once = Annotated[bool, typer.Option("--once", help="help-top-once")]
STATUSES = ("playing", "open", "finished")


def restore(file: Source, database: Database = None, lang: Lang = None) -> None:
    """Put a backup in the place of the database."""
    try:
        with storage():
            aside = put_back(settings_with(database).database, file)
            note_act(settings_with(database).database, "restore", str(file))
    except MansardError as error:
        raise Refused("error-restore", problem=str(error)) from error
    out.print(say("admin-restored", file=str(file)))
    if aside is not None:
        out.print(say("admin-put-aside", file=str(aside)))


def top(
    url: Url = "http://127.0.0.1:8000",
    seconds: Seconds = 2.0,
    once: Once = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Show what a running house does, again and again."""
    address = settings_with(database).database
    before = asked(url)
    time.sleep(seconds)
    if once:
        out.print(screen(before, asked(url), counted(address)))
        return
    with Live(console=out, screen=False, auto_refresh=False) as live:
        try:
            while True:
                after = asked(url)
                live.update(screen(before, after, counted(address)), refresh=True)
                before = after
                time.sleep(seconds)
        except KeyboardInterrupt:
            return


def asked(url: str) -> Look:
    """The server's figures."""
    try:
        return look(url)
    except (OSError, ValueError) as error:
        raise Refused("error-top", url=url, problem=str(error)) from error


def counted(address: str) -> Stock:
    """The database's figures."""
    with storage():
        return stock(address, time.time())


def screen(before: Look, after: Look, held: Stock) -> Table:
    """All figures as a table of names and values."""
    rows: list[tuple[str, str]] = [
        ("top-turns", say("top-by", **by(before, after))),
        ("top-requests", f"{rate(before, after, 'mansard_request_seconds_count'):.1f}/s"),
        ("top-quick", bound(within(before, after, "mansard_request_seconds", 0.95))),
        ("top-sockets", f"{after.total('mansard_sockets'):.0f}"),
        ("top-tables", say("top-tables-by", **{name: held.tables.get(name, 0) for name in STATUSES})),
        ("top-memory", f"{after.total('mansard_open_tables'):.0f}"),
        ("top-bots", bound(within(before, after, "mansard_bot_seconds", 0.95))),
        ("top-due", say("top-due-since", count=held.bots_due, seconds=round(held.oldest_due, 1))),
        ("top-people", say("top-people-by", people=held.people, guests=held.guests)),
        ("top-outbox", str(held.outbox)),
        ("top-round", f"{after.total('mansard_round_age_seconds'):.1f} s"),
        ("top-failures", f"{after.total('mansard_failures_total'):.0f}"),
    ]
    table = Table(show_header=False, box=None, padding=(0, 2))
    for key, value in rows:
        table.add_row(say(key), value)
    return table


def by(before: Look, after: Look) -> dict[str, str]:
    """Turns a second of people and of bots."""
    return {
        who: f"{rate(before, after, 'mansard_commits_total', by=name):.1f}"
        for who, name in (("people", "person"), ("bots", "bot"))
    }


def bound(seconds: float | None) -> str:
    """A bound of a histogram in words."""
    return "–" if seconds is None else f"≤ {seconds:g} s"


def add_to(tools: typer.Typer) -> None:
    """The commands of `mansard admin` that watch and mend."""
    tools.command("restore", cls=Command, help="help-restore")(restore)
    tools.command("ban", cls=Command, help="help-ban")(ban)
    tools.command("unban", cls=Command, help="help-unban")(unban)
    tools.command("mute", cls=Command, help="help-mute")(mute)
    tools.command("unmute", cls=Command, help="help-unmute")(unmute)
    tools.command("rename", cls=Command, help="help-rename")(rename)
    tools.command("complaints", cls=Command, help="help-complaints")(complaints)
    tools.command("settle", cls=Command, help="help-settle")(settle)
    tools.command("acts", cls=Command, help="help-acts")(acts)
    tools.command("top", cls=Command, help="help-top")(top)
