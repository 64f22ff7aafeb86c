"""`mansard golden`: recorded games of every game, player count and variant, written and replayed."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from mansard.bots import bot
from mansard.cli.commands import err, out, refuse
from mansard.cli.parameters import Lang, SeedText, box, first_seed
from mansard.cli.replay import checked
from mansard.cli.seats import BOT_MARK, bot_turn
from mansard.cli.speech import say
from mansard.cli.table import write_whole
from mansard.cli.trouble import Refused
from mansard.kernel.errors import MansardError
from mansard.kernel.game import Game
from mansard.kernel.record import Match
from mansard.registry import games

FOLDER = Path("tests", "golden")

Folder = Annotated[Path, typer.Option("--folder", help="help-golden-folder", metavar="FOLDER")]
OnlyGames = Annotated[
    list[str] | None, typer.Option("--game", "-g", help="help-only-games", show_default=False)
]
GoldenBots = Annotated[str, typer.Option("--bots", "-b", help="help-golden-bots", metavar="LIST")]
PerCase = Annotated[int, typer.Option("--games", "-n", help="help-golden-games", min=1, max=1000)]


def write(
    folder: Folder = FOLDER,
    game: OnlyGames = None,
    bots: GoldenBots = "random,greedy",
    per_case: PerCase = 1,
    seed: SeedText = None,
    lang: Lang = None,
) -> None:
    """Play games and write their records."""
    specs = [spec.strip() for spec in bots.split(",")]
    for spec in specs:
        bot(spec)
    seeds = range(first_seed(seed), first_seed(seed) + per_case)
    cases = [
        (played, players, options, number)
        for played in [box(slug) for slug in game or games()]
        for players in played.player_counts
        for options in played.variants(players)
        for number in seeds
    ]
    for played, players, options, number in track(cases, say("golden-writing"), console=err, transient=True):
        match = recorded(played, players, options, number, specs)
        path = folder / played.slug / f"{case_name(players, options)}-{number}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, match.record.to_text())
    out.print(say("golden-written", count=len(cases), folder=str(folder)))


def recorded(played: Game, players: int, options: dict[str, object], seed: int, specs: list[str]) -> Match:
    """A game of bots from beginning to end; they change seats with the seed."""
    chosen = [specs[(seat + seed) % len(specs)] for seat in range(players)]
    match = Match(played, players, seed, options, [BOT_MARK + spec for spec in chosen])
    seated = [bot(spec) for spec in chosen]
    while not match.state.over():
        seat = match.state.actors()[0]
        match.commit(seat, bot_turn(match.state, seat, seated[seat], seed, match.number + 1))
    return match


def case_name(players: int, options: dict[str, object]) -> str:
    """A file name for a player count and a variant."""
    words = [
        f"{name}-{'_'.join(value) if isinstance(value, list) else value}"
        for name, value in sorted(options.items())
    ]
    return "-".join([f"{players}p", *words]).replace(" ", "")


def check(folder: Folder = FOLDER, game: OnlyGames = None, lang: Lang = None) -> None:
    """Replay all golden records."""
    files = sorted([path for slug in game or games() for path in (folder / box(slug).slug).glob("*.txt")])
    if not files:
        raise Refused("error-no-records", folder=str(folder))
    failed = 0
    for path in track(files, say("golden-checking"), console=err, transient=True):
        try:
            checked(path, None)
        except MansardError as problem:
            failed += 1
            refuse(problem)
    out.print(say("golden-checked", count=len(files), failed=failed))
    if failed:
        raise typer.Exit(1)
