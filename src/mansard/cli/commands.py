"""How every command ends and speaks: help in the chosen language, one line for what is wrong."""

import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import typer
from rich.console import Console
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from mansard.cli.speech import say, speak, wanted_language
from mansard.cli.trouble import INTERRUPTED, WRONG_INPUT, Refused
from mansard.kernel.errors import MansardError

# typer carries click inside or beside it, depending on its version: this finds the right class in both
UsageProblem: Any = typer.BadParameter.__mro__[2]

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


class Command(TyperCommand):
    """A command whose help speaks the chosen language."""

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help."""
        return _translated_help(super().get_help_option(ctx))


class Branch(TyperGroup):
    """A group of commands whose help speaks the chosen language."""

    def get_help_option(self, ctx: Any) -> Any:
        """The option --help."""
        return _translated_help(super().get_help_option(ctx))


class Commands(Branch):
    """The commands of mansard."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **named: Any) -> Any:
        """Run a command line and end the process."""
        given = sys.argv[1:] if args is None else list(args)
        named["standalone_mode"] = False
        sys.exit(self._run(given, *rest, **named))

    def _run(self, args: list[str], *rest: Any, **named: Any) -> int:
        try:
            speak(wanted_language(args, os.environ))
            translate(self)
            result = super().main(args, *rest, **named)
        except (KeyboardInterrupt, typer.Abort):
            return INTERRUPTED
        except BrokenPipeError:
            return _reader_is_gone()
        except (Refused, MansardError, OSError, UsageProblem) as problem:
            return refuse(problem)
        return result if isinstance(result, int) else 0


def _reader_is_gone() -> int:
    """Whoever read the output has stopped: let Python flush into nothing when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def refuse(problem: Exception) -> int:
    """Tell on one line what is wrong; the exit code."""
    line = " ".join(told(problem).split())
    err.print(f"mansard: {line}", style="red", markup=False, soft_wrap=True)
    return WRONG_INPUT


def told(problem: Exception) -> str:
    """What is wrong, in words."""
    if isinstance(problem, Refused):
        return say(problem.key, **problem.arguments)
    if isinstance(problem, OSError) and problem.filename is not None:
        return say("error-file", file=str(problem.filename), problem=problem.strerror or "")
    if isinstance(problem, UsageProblem):
        return usage(problem)
    return str(problem)


def usage(problem: Any) -> str:
    """A command line that cannot be understood: what is wrong with it and where help is."""
    kind = type(problem).__name__
    context = getattr(problem, "ctx", None)
    path = context.command_path if context is not None else "mansard"
    if kind == "NoSuchOption":
        return say("error-no-such-option", option=problem.option_name, command=path)
    if kind == "MissingParameter" and problem.param is not None:
        return say("error-missing", name=problem.param.metavar or problem.param.name, command=path)
    return say("error-usage", problem=problem.format_message().rstrip("."), command=path)


# ---------------------------------------------------------------------- help


def translate(root: Any) -> None:
    """Put words in the place of the keys that commands and parameters have as their help."""
    for part in _parts(root):
        name = str(part.name or "").replace("_", "-")
        if part.help and part.help.startswith("help-"):
            part.help = say(part.help)
        elif name in ("install-completion", "show-completion"):
            part.help = say(f"help-{name}")
    root.epilog = say("help-epilog")
    rich_utils.ARGUMENTS_PANEL_TITLE = say("help-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("help-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("help-panel-commands")


def _parts(command: Any) -> Iterator[Any]:
    yield command
    yield from (parameter for parameter in command.params if hasattr(parameter, "help"))
    for inner in getattr(command, "commands", {}).values():
        yield from _parts(inner)


def _translated_help(option: Any) -> Any:
    if option is not None:
        option.help = say("help-help")
    return option
