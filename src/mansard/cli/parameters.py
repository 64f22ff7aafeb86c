"""The parameters that several commands share, and what they stand for."""

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer

from mansard.box.files import addressed
from mansard.cli.trouble import Refused
from mansard.kernel.chance import Seed, seed_from_text
from mansard.kernel.errors import InvalidComponents
from mansard.kernel.game import Game
from mansard.kernel.options import Option
from mansard.registry import game, games

GameName = Annotated[str, typer.Argument(help="help-game", metavar="GAME", autocompletion=games)]
OptionalGame = Annotated[str | None, typer.Argument(help="help-game", metavar="GAME", autocompletion=games)]
Players = Annotated[int | None, typer.Option("--players", "-p", help="help-players", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="help-option", metavar="NAME=VALUE", show_default=False),
]
SeedText = Annotated[str | None, typer.Option("--seed", "-s", help="help-seed", show_default=False)]
Components = Annotated[
    Path | None,
    typer.Option("--box", "--components", help="help-components", metavar="NAME|FILE", show_default=False),
]
Lang = Annotated[str | None, typer.Option("--lang", help="help-lang", metavar="en|ru|pl", show_default=False)]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="help-jobs", min=1, max=256)]


def file_text(path: Path) -> str:
    """The text of a file that the user named."""
    if path.is_dir():
        raise Refused("error-folder", file=str(path))
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused("error-not-text", file=str(path)) from None


def box_file(slug: str, named: Path) -> Path:
    """A box of one's own: a file, or its name in one's folder of boxes (MANSARD_BOXES)."""
    if named.suffix or len(named.parts) > 1 or named.exists():
        return named
    folder = Path(os.environ.get("MANSARD_BOXES") or Path(typer.get_app_dir("mansard")) / "boxes")
    return folder / slug / f"{named}.toml"


def box_text(slug: str, named: Path | None) -> str | None:
    """The text of a box of one's own, if one is named."""
    return None if named is None else file_text(box_file(slug, named))


def box(slug: str, components: Path | None = None, digest: str = "") -> Game:
    """The game with that name, with a box of one's own if one is named."""
    if slug not in games():
        raise Refused("error-no-game", game=slug, known=", ".join(games()))
    if components is None:
        return game(slug)
    try:
        return game(slug, box_text(slug, components), str(box_file(slug, components)), digest)
    except InvalidComponents as problem:
        raise Refused("error-components", problem=str(addressed(slug, problem))) from problem


def checked_players(played: Game, players: int) -> int:
    """A number of players that the game is for."""
    if players not in played.player_counts:
        raise Refused(
            "error-players", game=played.slug, known=_list(played.player_counts), players=str(players)
        )
    return players


def chosen_options(played: Game, players: int, given: list[str] | None) -> dict[str, object]:
    """The options from `name=value` texts; one that each seat chooses takes a list with commas."""
    known = {option.name: option for option in played.options if option.applies(players)}
    return dict([_chosen(known, text, players) for text in given or []])


def _chosen(known: dict[str, Option], text: str, players: int) -> tuple[str, object]:
    name, sign, value = text.partition("=")
    if not sign:
        raise Refused("error-option-form", text=text)
    if name not in known:
        raise Refused("error-no-option", option=name, players=str(players), known=", ".join(known) or "-")
    option = known[name]
    values = value.split(",") if option.per_seat else [value]
    for word in values:
        if word not in option.choices:
            raise Refused("error-option-value", option=name, value=word, known=", ".join(option.choices))
    return name, values if len(values) > 1 else value


def seed_of(text: str | None) -> Seed:
    """The seed that was given, or one that nobody can guess."""
    if text is None:
        return secrets.token_bytes(32)
    try:
        return seed_from_text(text)
    except ValueError:
        raise Refused("error-seed", seed=text) from None


def first_seed(text: str | None) -> int:
    """The first of a row of seeds: a whole number."""
    if text is None:
        return 1
    try:
        return int(text)
    except ValueError:
        raise Refused("error-seed-number", seed=text) from None


def _list(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])
