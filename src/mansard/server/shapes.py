"""What views and moves look like, for OpenAPI: every game declares it in its folder, in `shapes.py`."""

import importlib
from typing import Any, get_args

import msgspec
from pydantic import RootModel

import mansard

REF = "#/components/schemas/"
Schema = dict[str, Any]


class GameView(RootModel[dict[str, Any]]):
    """What a seat sees: the view of one of the games."""


class GameMove(RootModel[dict[str, Any]]):
    """A move of one of the games as plain values."""


def prefix(slug: str) -> str:
    """What the names of a game's shapes begin with: `small_city` has `SmallCityView`."""
    return "".join(word.capitalize() for word in slug.split("_"))


def game_schemas(slug: str) -> dict[str, Schema]:
    """The shapes of a game by name: its view, its moves, and their parts. Nothing else may be in them."""
    declared = importlib.import_module(f"mansard.games.{slug}.shapes")
    name = prefix(slug)
    moves, parts = msgspec.json.schema_components(
        get_args(declared.Move) or [declared.Move], ref_template=f"{REF}{name}{{name}}"
    )
    _, seen = msgspec.json.schema_components([declared.View], ref_template=f"{REF}{name}{{name}}")
    found = {f"{name}{part}": exact(f"{name}{part}", schema) for part, schema in {**seen, **parts}.items()}
    return found | {f"{name}Move": {"title": f"{name}Move", "anyOf": list(moves)}}


def exact(title: str, schema: Schema) -> Schema:
    """A shape that allows no other fields."""
    return {**schema, "title": title, "additionalProperties": False}


def all_schemas() -> dict[str, Schema]:
    """The shapes of all games, and the unions of their views and moves."""
    found: dict[str, Schema] = {}
    for slug in mansard.games():
        found |= game_schemas(slug)
    for union in (GameView, GameMove):
        kind = union.__name__.removeprefix("Game")
        refs = [{"$ref": f"{REF}{prefix(slug)}{kind}"} for slug in mansard.games()]
        found[union.__name__] = {"title": union.__name__, "description": union.__doc__, "anyOf": refs}
    return found
