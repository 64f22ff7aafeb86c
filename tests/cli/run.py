"""Running a command inside the test."""

from pathlib import Path

from typer.testing import CliRunner, Result

from mansard.bots import bot
from mansard.cli import app
from mansard.cli.seats import bot_turn
from mansard.kernel.record import Match
from mansard.registry import game


def run(*args: str, lang: str = "en", said: str = "") -> Result:
    """What a command line gives to whoever says these lines."""
    environment = {"MANSARD_LANG": lang, "COLUMNS": "100"}
    return CliRunner(env=environment).invoke(app, args, input=said, prog_name="mansard")


def refusal(*args: str, lang: str = "en") -> str:
    """The one line with which a wrong command line is refused."""
    result = run(*args, lang=lang)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    return result.stderr.removeprefix("mansard: ").strip()


def played(slug: str, players: int = 2, seed: int = 1, until: str = "over", spec: str = "random") -> Match:
    """A match of bots, up to a phase or to the end."""
    match = Match(game(slug), players, seed, {}, [f"Player {seat + 1}" for seat in range(players)])
    player = bot(spec)
    while not match.state.over() and match.state.view(None)["phase"] != until:
        seat = match.state.actors()[0]
        match.commit(seat, bot_turn(match.state, seat, player, seed, match.number + 1))
    match.record.seed = seed
    return match


def saved(match: Match, path: Path) -> Path:
    """A match as a file."""
    path.write_text(match.record.to_text(), encoding="utf-8")
    return path
