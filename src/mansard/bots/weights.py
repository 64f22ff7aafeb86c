# mypyc: skip
"""Weights files: `weights/<players>.toml` in a game's folder, and those that MANSARD_WEIGHTS names.

A file has a card (how it was made, how strong it is, a checksum), the curves that make chances of leads,
and, where training has won, a weight for each term at each knot. A file that is damaged or made for other
rules is told of in one line and left alone: the hand-made worth judges then.
"""

import hashlib
import json
import logging
import os
import sys
import tomllib
from dataclasses import asdict, dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any

from mansard.kernel.game import Game

FORM = 1  # of the file
FOLDER = "MANSARD_WEIGHTS"
ROUGH = [30.0, 20.0, 8.0]  # what a lead must have to count at the start, in the middle, at the end
log = logging.getLogger("mansard.bots")


class UselessWeights(ValueError):
    """A weights file that cannot be used, and why."""


@dataclass
class Weights:
    """Curves over evenly spaced knots of the game's progress, and the weights of the terms, if any."""

    scale: list[float] = field(
        default_factory=lambda: list(ROUGH)
    )  # a lead that makes a chance e times larger
    even: list[float] = field(default_factory=lambda: [0.0] * len(ROUGH))  # alone: what wins every other game
    gain: list[float] = field(default_factory=lambda: [1.0] * len(ROUGH))  # of a lead, how much remains
    offset: list[float] = field(default_factory=lambda: [0.0] * len(ROUGH))
    bias: list[float] = field(default_factory=lambda: [0.0] * len(ROUGH))
    terms: list[str] = field(default_factory=list)
    weights: list[list[float]] = field(default_factory=list)  # a row a knot
    chooses: bool = True  # whether the terms have also won games; if not, the worth chooses between moves

    def check(self) -> None:
        """UselessWeights if something is missing or no number."""
        knots = len(self.scale)
        curves = [self.scale, self.even, self.gain, self.offset, self.bias]
        if knots < 2 or any(len(curve) != knots for curve in curves):
            raise UselessWeights("the curves have different lengths")
        if self.terms and [len(row) for row in self.weights] != [len(self.terms)] * knots:
            raise UselessWeights("a weight is missing")
        if not all(is_number(each) for row in [*curves, *self.weights] for each in row):
            raise UselessWeights("a weight is no number")
        if not isinstance(self.chooses, bool):
            raise UselessWeights("chooses is neither true nor false")
        if min(self.scale) <= 0.0:
            raise UselessWeights("a scale is not above 0")

    def checksum(self) -> str:
        """A fingerprint of all numbers and names."""
        return hashlib.sha256(json.dumps(asdict(self), sort_keys=True).encode()).hexdigest()


def is_number(value: object) -> bool:
    """Whether a value can be reckoned with."""
    return isinstance(value, float) and isfinite(value)


# ---------------------------------------------------------------------- finding


def found_weights(game: Game, players: int) -> Weights:
    """The weights of a game, an owner's before those of the package; those of the worth if there are none."""
    for path in places(game, players):
        try:
            text = path.read_text(encoding="utf-8")
        except OSError:
            continue
        except UnicodeDecodeError:
            log.warning("%s: not used: it is no text; the hand-made worth judges", path)
            continue
        try:
            return read_weights(text, game, players)
        except UselessWeights as useless:
            log.warning("%s: not used: %s; the hand-made worth judges", path, useless)
    return Weights()


def places(game: Game, players: int) -> list[Path]:
    """Where weights may lie."""
    own = os.environ.get(FOLDER)
    found = [Path(own, game.slug, f"{players}.toml")] if own else []
    home = packaged(game)
    return found if home is None else [*found, home / f"{players}.toml"]


def packaged(game: Game) -> Path | None:
    """The folder of weights beside a game's rules."""
    module = sys.modules.get(type(game).__module__)
    file = getattr(module, "__file__", None)
    return Path(file).parent / "weights" if file else None


# ---------------------------------------------------------------------- reading and writing


def read_weights(text: str, game: Game, players: int) -> Weights:
    """The weights of a file's text; UselessWeights says what is wrong."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise UselessWeights("it is damaged") from error
    card = table(data, "card")
    wanted = {"form": FORM, "game": game.slug, "players": players, "rules": game.rules_version}
    for name, value in wanted.items():
        if card.get(name) != value:
            raise UselessWeights(f"its {name} is {card.get(name)!r}, not {value!r}")
    try:
        weights = Weights(**table(data, "curves"), **table(data, "strength"))
        weights.check()
    except TypeError as error:
        raise UselessWeights("it is damaged") from error
    if card.get("checksum") != weights.checksum():
        raise UselessWeights("its checksum is wrong")
    if weights.terms and weights.terms != game.advice.terms + game.advice.counts:
        raise UselessWeights("the game has other terms")
    return weights


def table(data: dict[str, Any], name: str) -> dict[str, Any]:
    """A table of the file, empty if it is not there."""
    found = data.get(name, {})
    if not isinstance(found, dict):
        raise UselessWeights("it is damaged")
    return found


def written_weights(weights: Weights, game: Game, players: int, told: dict[str, Any]) -> str:
    """The text of a file; `told` says how the weights were made and how strong they are."""
    fixed = {"form": FORM, "game": game.slug, "players": players, "rules": game.rules_version}
    card = {**fixed, **told, "checksum": weights.checksum()}
    curves = {name: getattr(weights, name) for name in ("scale", "even", "gain", "offset", "bias")}
    lines = ["[card]", *entries(card), "", "[curves]", *entries(curves)]
    if weights.terms:
        rows = [f"    {json.dumps(row)}," for row in weights.weights]
        lines += ["", "[strength]", *entries({"chooses": weights.chooses, "terms": weights.terms})]
        lines += ["weights = [", *rows, "]"]
    return "\n".join(lines) + "\n"


def entries(values: dict[str, Any]) -> list[str]:
    """Names and values as TOML, which writes texts, numbers and lists as JSON does."""
    return [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in values.items()]
