"""The command line: `mansard`."""

from mansard.cli.app import app


def main() -> None:
    """The entry point."""
    app(prog_name="mansard")


__all__ = ["app", "main"]
