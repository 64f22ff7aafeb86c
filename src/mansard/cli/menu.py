"""Choosing among many moves: numbered, grouped when they are many, narrowed by what is typed."""

from typing import Any

MANY = 24
TELLING = 2  # words that moves share, at least, to be told by them alone
WORTH = 3  # moves that a group holds on average, at least, to be worth a step of its own


class Choice:
    """A legal move to choose."""

    def __init__(self, action: int, fields: dict[str, Any], notation: str, text: str, reveals: bool) -> None:
        self.action = action
        self.fields = fields
        self.notation = notation
        self.text = text
        self.reveals = reveals
        self.points = 0  # that the move would bring at once
        self.changes = ""  # what it would cost and bring besides

    def matches(self, words: list[str]) -> bool:
        """Whether every word occurs in the notation or in the readable line."""
        whole = f"{self.notation} {self.text}".casefold()
        return all(word in whole for word in words)


class Group:
    """Moves whose notations begin alike: `label` tells in words what they share."""

    def __init__(self, label: str, choices: list[Choice]) -> None:
        self.label = label
        self.choices = choices


class Menu:
    """What is offered: all choices, and those that are left after narrowing."""

    def __init__(self, choices: list[Choice], left: list[Choice] | None = None, many: int = MANY) -> None:
        self.choices = choices
        self.left = choices if left is None else left
        self.many = many
        self.items = grouped(self.left, many)

    @property
    def narrowed(self) -> bool:
        """Whether some choices are out of sight."""
        return len(self.left) < len(self.choices)

    def number(self, number: int) -> "Choice | Menu | None":
        """The item with that number: a move, or the menu of a group; None if there is none."""
        if not 1 <= number <= len(self.items):
            return None
        item = self.items[number - 1]
        return item if isinstance(item, Choice) else Menu(self.choices, item.choices, self.many)

    def named(self, notation: str) -> Choice | None:
        """The move with exactly that notation."""
        wanted = " ".join(notation.split())
        return next((choice for choice in self.choices if choice.notation == wanted), None)

    def filtered(self, text: str) -> "Choice | Menu | None":
        """The only move with these words, or a menu of all that have them; None if there is none."""
        words = text.casefold().split()
        for among in (self.left, self.choices):
            found = [choice for choice in among if choice.matches(words)]
            if found:
                return found[0] if len(found) == 1 else Menu(self.choices, found, self.many)
        return None


def grouped(choices: list[Choice], many: int) -> list[Choice | Group]:
    """The choices as they are if they are few, else those that begin alike together."""
    items: list[Choice | Group] = []
    groups = _by_beginning(choices) if len(choices) > many else {}
    if not groups or (len(groups) > len(choices) // WORTH and len(choices) <= many * WORTH):
        items.extend(choices)
        return items
    for members in groups.values():
        items.append(members[0] if len(members) == 1 else Group(shared_words(members), members))
    return items


def shared_words(choices: list[Choice]) -> str:
    """What the lines of moves have in common; the first and the last one if that is next to nothing."""
    lines = [choice.text.split() for choice in choices]
    fewest = min(len(line) for line in lines)
    first = next((k for k in range(fewest) if len({line[k] for line in lines}) > 1), fewest)
    left = fewest - first
    last = next((k for k in range(left) if len({line[-1 - k] for line in lines}) > 1), left)
    if first + last < TELLING:
        return f"{choices[0].text} … {choices[-1].text}"
    return " ".join([*lines[0][:first], "…", *lines[0][len(lines[0]) - last :]])


def _by_beginning(choices: list[Choice]) -> dict[str, list[Choice]]:
    """Choices by the fewest first words of their notation that tell any of them apart."""
    most = max(len(choice.notation.split()) for choice in choices)
    groups: dict[str, list[Choice]] = {}
    for length in range(1, most + 1):
        groups = {}
        for choice in choices:
            groups.setdefault(" ".join(choice.notation.split()[:length]), []).append(choice)
        if len(groups) > 1:
            break
    return groups
