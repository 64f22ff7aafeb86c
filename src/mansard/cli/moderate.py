"""`mansard admin ban`, `mute`, `rename`, `complaints`, `acts`: what operators do about people."""

from datetime import UTC, datetime
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from mansard.cli.commands import out
from mansard.cli.parameters import Lang
from mansard.cli.server import Database, settings_with, storage
from mansard.cli.speech import say
from mansard.server import moderation

Who = Annotated[str, typer.Argument(help="help-who", metavar="WHO")]
Days = Annotated[float | None, typer.Option("--days", help="help-ban-days", min=0.01, show_default=False)]
Why = Annotated[str, typer.Option("--why", help="help-ban-why", show_default=False)]
NewName = Annotated[str, typer.Argument(help="help-new-name", metavar="NAME")]
Settled = Annotated[bool, typer.Option("--all", help="help-complaints-all")]
Number = Annotated[int, typer.Argument(help="help-settle-number", metavar="NUMBER")]
Most = Annotated[int, typer.Option("-n", "--most", help="help-acts-most", min=1, max=10_000)]


def ban(who: Who, days: Days = None, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    """Shut somebody out: he may look, and nothing else."""
    _restrict(who, "ban", days, why, database, "admin-ban")


def mute(who: Who, days: Days = None, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    """Take the chat away from somebody."""
    _restrict(who, "mute", days, why, database, "admin-mute")


def unban(who: Who, database: Database = None, lang: Lang = None) -> None:
    """Let somebody in again."""
    _permit(who, "ban", database, "admin-unban")


def unmute(who: Who, database: Database = None, lang: Lang = None) -> None:
    """Let somebody speak again."""
    _permit(who, "mute", database, "admin-unmute")


def _restrict(who: str, what: str, days: float | None, why: str, database: str | None, told: str) -> None:
    with storage():
        found = moderation.restrict(settings_with(database).database, who, what, days, why)
    out.print(say(told, name=found.name, id=found.id, days=days or 0), markup=False)


def _permit(who: str, what: str, database: str | None, told: str) -> None:
    with storage():
        found = moderation.permit(settings_with(database).database, who, what)
    out.print(say(told, name=found.name, id=found.id), markup=False)


def rename(who: Who, name: NewName, database: Database = None, lang: Lang = None) -> None:
    """Give somebody another name, wherever it is shown."""
    with storage():
        found = moderation.rename(settings_with(database).database, who, name)
    out.print(say("admin-renamed", old=found.name, name=name, id=found.id), markup=False)


def complaints(settled: Settled = False, database: Database = None, lang: Lang = None) -> None:
    """Show what people complained about."""
    with storage():
        found = moderation.complaints(settings_with(database).database, settled)
    if not found:
        out.print(say("admin-no-complaints"))
    for one in found:
        out.print(_complaint(one), markup=False)


def _complaint(one: moderation.Complaint) -> str:
    """A complaint in some lines."""
    by, about = f"{one.by_name or '—'} ({one.account})", f"{one.about_name or '—'} ({one.about})"
    told = say("admin-complaint", by=by, about=about)
    lines = [f"#{one.id}  {_moment(one.time)}  {told}", f"    {one.why}"]
    if one.line:
        lines.append("    " + say("admin-complaint-line", line=one.line))
    if one.table_id:
        lines.append("    " + say("admin-complaint-table", table=one.table_id))
    if one.settled:
        lines.append("    " + say("admin-complaint-settled", time=_moment(one.settled)))
    return "\n".join(lines)


def settle(number: Number, database: Database = None, lang: Lang = None) -> None:
    """Say that a complaint is dealt with."""
    with storage():
        moderation.settle(settings_with(database).database, number)
    out.print(say("admin-settled", number=number))


def acts(most: Most = 50, database: Database = None, lang: Lang = None) -> None:
    """Show what operators did, the newest first."""
    with storage():
        found = moderation.acts(settings_with(database).database, most)
    if not found:
        out.print(say("admin-no-acts"))
        return
    table = Table(box=None, padding=(0, 2), show_header=False)
    for one in found:
        person = f"{one.name or '—'} ({one.subject})" if one.subject else ""
        table.add_row(*(escape(cell) for cell in (_moment(one.time), one.who, one.act, person, one.details)))
    out.print(table)


def _moment(time: float) -> str:
    return f"{datetime.fromtimestamp(time, UTC):%Y-%m-%d %H:%M}"
