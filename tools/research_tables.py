"""Writes the tables of docs/research.md from the layouts of the games; `--check` says if they are fresh."""

import sys
from pathlib import Path

import mansard
from mansard import Game
from mansard.kernel.tensor import Part, size_of
from mansard.words import Words

DOCUMENT = Path(__file__).parents[1] / "docs" / "research.md"
BEGIN, END = "<!-- layouts: made by tools/research_tables.py -->\n", "<!-- end of layouts -->\n"
COUNTS = (1, 2, 3, 4)


def sizes(slug: str) -> str:
    game = mansard.game(slug)
    found = [f"{size_of(game.layout(n)):,}" if n in game.player_counts else "" for n in COUNTS]
    return f"| {title(slug)} | {' | '.join(found)} | {game.action_count:,} |"


def title(slug: str) -> str:
    return Words("en", slug).say("game-name")


def shape(game: Game, name: str) -> str:
    """The shape of a part: n for the players, s where there are more chairs than players."""
    shapes = {n: part.shape for n in game.player_counts for part in game.layout(n) if part.name == name}
    lengths: list[str] = []
    for k, length in enumerate(next(iter(shapes.values()))):
        if all(found[k] == length for found in shapes.values()):
            lengths.append(str(length))
        else:
            lengths.append("n" if all(found[k] == n for n, found in shapes.items()) else "s")
    return " x ".join(lengths)


def row(game: Game, part: Part) -> str:
    name = part.name.replace("chair0.", "chair*.")
    cells = [f"`{name}`", shape(game, part.name), f"{part.least} to {part.most}", part.about]
    return f"| {' | '.join(cells)} |"


def layout(slug: str) -> str:
    """The parts of a game, those of a chair once."""
    game = mansard.game(slug)
    parts = [
        part
        for part in game.layout(game.player_counts[0])
        if not part.name.startswith("chair") or part.name.startswith("chair0.")
    ]
    rows = [row(game, part) for part in parts]
    return "\n".join([f"### {title(slug)}", "", "| part | shape | range | |", "|---|---|---|---|", *rows])


def tables() -> str:
    head = ["| numbers | 1 player | 2 | 3 | 4 | actions |", "|---|---:|---:|---:|---:|---:|"]
    games = mansard.games()
    return "\n".join([*head, *[sizes(slug) for slug in games], "", *[layout(slug) + "\n" for slug in games]])


def main() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    fresh = before + BEGIN + tables() + END + rest.split(END)[1]
    if "--check" not in sys.argv:
        DOCUMENT.write_text(fresh, encoding="utf-8")
    elif fresh != text:
        sys.exit("the tables of docs/research.md are old: python tools/research_tables.py")


if __name__ == "__main__":
    main()
