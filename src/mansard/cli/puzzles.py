"""`mansard puzzles`: find positions of strong bots' games in which one turn is clearly best."""

from pathlib import Path
from typing import Annotated

import typer

from mansard.bots import bot
from mansard.cli.commands import out
from mansard.cli.matches import bar
from mansard.cli.parameters import GameName, Lang, Players, SeedText, box, checked_players, first_seed
from mansard.cli.speech import say
from mansard.puzzles.mine import mine
from mansard.puzzles.puzzle import read_puzzle

Count = Annotated[int, typer.Option("--count", "-n", help="help-puzzles-count", min=1, max=100_000)]
Strong = Annotated[str, typer.Option("--bots", "-b", help="help-puzzles-bots", metavar="BOT")]
File = Annotated[
    Path | None, typer.Option("--out", help="help-puzzles-out", metavar="FILE", show_default=False)
]


def puzzles(
    name: GameName,
    count: Count = 200,
    bots: Strong = "master",
    players: Players = None,
    seed: SeedText = None,
    file: File = None,
    lang: Lang = None,
) -> None:
    """Let strong bots play and keep the positions with one best turn; an interrupted search goes on."""
    played = box(name)
    fewest = min([n for n in played.player_counts if n > 1])
    seats = checked_players(played, fewest if players is None else players)
    spec = bot(bots).spec
    path = Path(f"{played.slug}-{seats}.jsonl") if file is None else file
    known = [read_puzzle(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    number = 1 + max([first_seed(seed) - 1, *[int(puzzle.id.split("-")[1]) for puzzle in known]])
    with bar() as progress, path.open("a", encoding="utf-8") as kept:
        line = progress.add_task(say("puzzles-searching"), total=count, completed=len(known))
        found = len(known)
        while found < count:
            for puzzle in mine(played, seats, spec, number):
                kept.write(puzzle.text() + "\n")
                kept.flush()
                found += 1
                progress.update(line, completed=min(found, count))
            number += 1
    out.print(say("puzzles-found", count=found, file=str(path), games=number - 1))
