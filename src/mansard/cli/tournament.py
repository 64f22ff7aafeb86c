"""`mansard tournament verify`: draw every round of a tournament again from its record."""

import json
from pathlib import Path
from typing import Annotated

import typer

from mansard.cli.commands import Branch, Command, out
from mansard.cli.parameters import Lang
from mansard.cli.speech import say
from mansard.cli.trouble import WRONG_INPUT, Refused
from mansard.club.protocol import NotARecord, flaws

Source = Annotated[Path, typer.Argument(help="help-tournament-record", metavar="FILE")]
tournament_app = typer.Typer(cls=Branch, help="help-tournament", no_args_is_help=True)


def verify(file: Source, lang: Lang = None) -> None:
    """Draw every round again and compare; the exit code is 2 if something does not follow."""
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
        if not isinstance(record, dict):
            raise NotARecord("an object was expected")
        found = flaws(record)
    except (OSError, ValueError) as error:
        raise Refused("error-tournament-record", file=str(file), problem=str(error)) from error
    for flaw in found:
        out.print(say(f"tournament-flaw-{flaw.kind}", round=flaw.round or 0))
    told = record.get("seed") is not None
    summary = "tournament-verified" if told else "tournament-verified-open"
    out.print(say(summary, rounds=len(record["drawn"]), flaws=len(found)))
    if found:
        raise typer.Exit(WRONG_INPUT)


tournament_app.command("verify", cls=Command, help="help-tournament-verify")(verify)
