"""Which numbers of a seat differ between two views: what a move costs and brings, beside points."""

from typing import Any, TypedDict


class Change(TypedDict):
    """A number of a seat by its path in the view, before and after."""

    path: str
    before: int
    after: int


def changes(old: dict[str, Any], new: dict[str, Any], path: str = "") -> list[Change]:
    """The numbers that differ; one that only one of the views has is nothing in the other."""
    found: list[Change] = []
    for name in dict.fromkeys([*old, *new]):
        before, after = old.get(name), new.get(name)
        here = f"{path}.{name}" if path else str(name)
        if isinstance(before, dict) or isinstance(after, dict):
            found += changes(before or {}, after or {}, here)
        elif name != "standing" and (is_number(before) or is_number(after)) and before != after:
            found.append({"path": here, "before": number(before), "after": number(after)})
    return found


def is_number(value: Any) -> bool:
    """Whether it is a number that can grow; a flag is none."""
    return isinstance(value, int) and not isinstance(value, bool)


def number(value: Any) -> int:
    """The number, or nothing."""
    return value if is_number(value) else 0
