"""Writes the description of the API: `python -m mansard.server.openapi [file]`."""

import json
import sys
from pathlib import Path

from mansard.server.app import create_app
from mansard.server.settings import Settings


def described() -> str:
    """The OpenAPI document as text."""
    return json.dumps(create_app(Settings()).openapi(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def main(arguments: list[str]) -> None:
    """Write it to the file, or print it."""
    if arguments:
        Path(arguments[0]).write_text(described(), encoding="utf-8")
    else:
        print(described(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
