"""Component files: the box of a game as TOML, the printed one or an owner's corrected copy."""

import hashlib
import json
import tomllib
from importlib import resources
from typing import Any

from mansard.kernel.errors import InvalidComponents
from mansard.kernel.fields import Fields


class Components:
    """The box of a game: `data` as plain values, `source` for messages, `digest` for records."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        self.data = data
        self.source = source
        self.digest = hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()

    def fields(self) -> Fields:
        """The box for checked reading."""
        return Fields(self.data, self.source, InvalidComponents)


def parse_components(text: str, source: str) -> dict[str, Any]:
    """TOML as plain values; InvalidComponents names the file and the place."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise InvalidComponents(source, "", f"is not valid TOML: {error}") from error


def printed_components(package: str, name: str) -> Components:
    """The component file that comes with a game."""
    text = resources.files(package).joinpath("data", name).read_text(encoding="utf-8")
    return Components(parse_components(text, name), name)


def corrected_components(printed: Components, text: str, source: str) -> Components:
    """The printed box with the tables that an owner's file gives instead; unknown tables are refused."""
    corrections = parse_components(text, source)
    for name in corrections:
        if name not in printed.data:
            raise InvalidComponents(source, name, "is not a table of this game's components")
    return Components({**printed.data, **corrections}, source)
