"""How every command ends and speaks: help in the chosen language, one line for what is wrong, no traceback."""

import sys
from collections.abc import Iterator, Sequence
from typing import Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from mansard.cli.speech import language, say, speak, wanted_language
from mansard.cli.trouble import INTERRUPTED, WRONG_INPUT, Refused
from mansard.kernel.errors import MansardError

# typer carries click inside or beside it, depending on its version: this finds the right class in both
UsageProblem = typer.BadParameter.__mro__[2]

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


class Commands(TyperGroup):
    """The commands of mansard."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **named: Any) -> Any:
        """Run a command line; ends the process unless standalone_mode is off."""
        given = sys.argv[1:] if args is None else list(args)
        named["standalone_mode"] = False
        code = self._run(given, *rest, **named)
        sys.exit(code)

    def _run(self, args: list[str], *rest: Any, **named: Any) -> int:
        try:
            speak(wanted_language(args, _environment()))
            translate(self)
            result = super().main(args, *rest, **named)
        except KeyboardInterrupt:
            return INTERRUPTED
        except typer.Abort:
            return INTERRUPTED
        except BrokenPipeError:
            sys.stderr.close()
            return 1
        except (Refused, MansardError, OSError, UnicodeDecodeError, UsageProblem) as problem:
            return refuse(problem)
        return result if isinstance(result, int) else 0


def _environment() -> dict[str, str]:
    import os

    return dict(os.environ)


def refuse(problem: Exception) -> int:
    """Tell on one line what is wrong; the exit code."""
    line = " ".join(told(problem).split())
    err.print(f"mansard: {line}", style="red", markup=False, soft_wrap=True)
    return WRONG_INPUT


def told(problem: Exception) -> str:
    """What is wrong, in words."""
    if isinstance(problem, Refused):
        return say(problem.key, **problem.args_for_text)
    if isinstance(problem, OSError) and problem.filename is not None:
        return say("error-file", file=str(problem.filename), problem=problem.strerror or "")
    if isinstance(problem, UsageProblem):
        return usage(problem)
    return str(problem)


def usage(problem: Any) -> str:
    """A command line that cannot be understood: what and where to find help."""
    kind = type(problem).__name__
    context = getattr(problem, "ctx", None)
    path = context.command_path if context is not None else "mansard"
    if kind == "NoSuchOption":
        return say("error-no-such-option", option=problem.option_name, command=path)
    if kind == "MissingParameter" and problem.param is not None:
        return say("error-missing", name=problem.param.name, command=path)
    return say("error-usage", problem=problem.format_message().rstrip("."), command=path)


def translate(command: Any) -> None:
    """Put words in the place of the keys that commands and parameters have as their help."""
    for part in _parts(command):
        if part.help and part.help.startswith("help-"):
            part.help = say(part.help)
    command.epilog = say("help-epilog") if isinstance(command, Commands) else None


def _parts(command: Any) -> Iterator[Any]:
    yield command
    yield from (parameter for parameter in command.params if hasattr(parameter, "help"))
    for inner in getattr(command, "commands", {}).values():
        yield from _parts(inner)


__all__ = ["Commands", "err", "language", "out", "refuse", "told"]
