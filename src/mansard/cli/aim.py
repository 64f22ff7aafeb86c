"""Where on the drawn board a move would change something: the places that a board lights up for it."""

from rich.text import Text

from mansard.cli import screen
from mansard.cli.menu import Choice, Group
from mansard.cli.wording import Wording
from mansard.kernel.game import State

MOST = 24  # moves of a group that are looked at

Spot = tuple[int, int, int]  # a line of the board, its first column and the one after its last


def aims(state: State, seat: int, item: Choice | Group, wording: Wording) -> list[Spot]:
    """The places of a move, or of all moves of a group; none of a move that brings something to light."""
    choices = item.choices[:MOST] if isinstance(item, Group) else [item]
    before = drawn(state, seat, wording)
    found: set[Spot] = set()
    for choice in choices:
        if not choice.reveals:
            after = state.clone()
            after.apply(seat, choice.action)
            found.update(changed(before, drawn(after, seat, wording)))
    return sorted(found)


def drawn(state: State, seat: int, wording: Wording) -> str:
    """The board as plain lines; nothing for a game that draws none."""
    board = screen.board(wording, state.view(seat), screen.UNBOUNDED)
    return board.plain if isinstance(board, Text) else ""


def changed(before: str, after: str) -> list[Spot]:
    """What differs between two boards, a stretch for each line."""
    old, new = before.split("\n"), after.split("\n")
    if len(old) != len(new):
        return []
    return [(row, *stretch(a, b)) for row, (a, b) in enumerate(zip(old, new, strict=True)) if a != b]


def stretch(old: str, new: str) -> tuple[int, int]:
    """From the first column that differs to the last one, in the old line; one column at least."""
    start = next((k for k, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), len(old))
    same = 0
    while same < min(len(old), len(new)) - start and old[-1 - same] == new[-1 - same]:
        same += 1
    return start, max(start + 1, len(old) - same)


def lit(board: Text, spots: list[Spot]) -> Text:
    """A board with its lit places."""
    shown = board.copy()
    begins, at = [], 0
    for line in board.plain.split("\n"):
        begins.append(at)
        at += len(line) + 1
    for row, start, end in spots:
        shown.stylize("reverse", begins[row] + start, begins[row] + end)
    return shown
