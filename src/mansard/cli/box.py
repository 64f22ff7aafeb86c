"""`mansard box`: the values of a box, what one's own box changes, and which values have been compared."""

import fnmatch
import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from mansard.box.files import canonical, correction, differences, problem_of, toml_of
from mansard.box.values import SURE_FIRST, Value, key_of, shares, sheet, values
from mansard.cli.commands import out
from mansard.cli.parameters import Components, GameName, Lang, box, box_file, file_text
from mansard.cli.speech import say
from mansard.cli.trouble import Refused
from mansard.kernel.game import Game

Addresses = Annotated[
    list[str] | None, typer.Argument(help="help-addresses", metavar="ADDRESS...", show_default=False)
]
AsJson = Annotated[bool, typer.Option("--json", help="help-box-json")]
Confirm = Annotated[bool, typer.Option("--confirm", help="help-confirm")]
Compare = Annotated[
    Path | None, typer.Option("--compare", help="help-compare", metavar="NAME|FILE", show_default=False)
]
Check = Annotated[
    Path | None, typer.Option("--check", help="help-box-check", metavar="NAME|FILE", show_default=False)
]
MINE = Path("mine")


def show_box(
    name: GameName,
    addresses: Addresses = None,
    components: Components = None,
    as_json: AsJson = False,
    confirm: Confirm = False,
    compare: Compare = None,
    check: Check = None,
    lang: Lang = None,
) -> None:
    """Show the values of a box with their sources; confirm, compare or check one's own."""
    slug = box(name).slug
    wanted = [key_of(slug, address) for address in addresses or []]
    if check is not None:
        return _check(slug, check)
    if compare is not None:
        return _compare(box(slug, compare), as_json)
    if confirm:
        return _confirm(slug, components or MINE, wanted)
    return _list(box(slug, components), wanted, as_json)


def _list(game: Game, wanted: list[str], as_json: bool) -> None:
    if as_json:
        out.print_json(json.dumps(sheet(game), ensure_ascii=False))
        return
    found = [value for value in values(game) if value.given and _is_wanted(value, wanted)]
    if not found:
        raise Refused("error-no-value", address=", ".join(wanted))
    table = Table()
    for heading in ("box-address", "box-value", "box-range", "box-source"):
        table.add_column(say(heading), overflow="fold")
    for value in found:
        table.add_row(value.address, toml_of(value.value), _range(value), say(f"box-source-{value.source}"))
    out.print(table)
    out.print(_shares(found))


def _is_wanted(value: Value, wanted: list[str]) -> bool:
    return not wanted or any(
        fnmatch.fnmatchcase(value.key, name) or value.key.startswith(f"{name}.") for name in wanted
    )


def _range(value: Value) -> str:
    reading = value.reading
    if reading.choices:
        return " | ".join(reading.choices)
    if reading.low is None and reading.high is None:
        return ""
    return f"{'' if reading.low is None else reading.low}–{'' if reading.high is None else reading.high}"


def _shares(found: list[Value]) -> str:
    counts = shares(found)
    return ", ".join(f"{say(f'box-source-{name}')}: {counts[name]}" for name in SURE_FIRST if counts[name])


def _check(slug: str, named: Path) -> None:
    path = box_file(slug, named)
    problem = problem_of(slug, file_text(path), str(path))
    if problem is not None:
        raise Refused("error-components", problem=str(problem))
    out.print(say("box-checked", file=str(path), count=len(differences(box(slug, path)))))


def _compare(game: Game, as_json: bool) -> None:
    found = differences(game)
    if as_json:
        out.print_json(json.dumps([difference.told() for difference in found], ensure_ascii=False))
        return
    table = Table()
    for heading in ("box-address", "box-standard", "box-own"):
        table.add_column(say(heading), overflow="fold")
    for difference in found:
        table.add_row(difference.address, toml_of(difference.standard), toml_of(difference.own))
    out.print(table)


def _confirm(slug: str, named: Path, keys: list[str]) -> None:
    """Write the addresses into one's box; it is made if it is not there yet."""
    path = box_file(slug, named)
    game = box(slug, path) if path.exists() else box(slug)
    known = {value.key for value in values(game)}
    for key in keys:
        if key not in known:
            raise Refused("error-no-value", address=key)
    confirmed = {key_of(slug, name) for name in [*game.components.confirmed, *keys]}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_with_confirmed(slug, path, game, confirmed), encoding="utf-8")
    out.print(say("box-confirmed", file=str(path), count=len(confirmed)))


def _with_confirmed(slug: str, path: Path, game: Game, confirmed: set[str]) -> str:
    """The file with this list of addresses; a file that changes more than values is left alone."""
    changes = {difference.key: difference.own for difference in differences(game)}
    made = correction(slug, changes, confirmed)
    if path.exists() and box(slug, path).components.digest != _digest(slug, canonical(game)):
        raise Refused("error-box-by-hand", file=str(path))
    return made


def _digest(slug: str, text: str) -> str:
    return box(slug).with_components(text, "box").components.digest
