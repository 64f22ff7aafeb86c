"""Action codes as readable moves: a book of the kinds of moves of a game.

A code is mixed radix: the first code of its kind, plus the indices of its arguments. So a game with
the kinds `at <district>` and `pass` and 60 districts has the codes 0-59 and 60.
"""

from mansard.kernel.game import Move

Value = str | int


class Kind:
    """One kind of move: its word, and for every argument a name and the values it can have."""

    def __init__(self, name: str, arguments: list[tuple[str, list[Value]]]) -> None:
        self.name = name
        self.arguments = arguments
        self.first = 0
        self.count = 1
        for _, values in arguments:
            self.count *= len(values)


class MoveBook:
    """All kinds of moves of a game; kinds get their codes in the order given."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.action_count = 0
        for kind in kinds:
            kind.first = self.action_count
            self.action_count += kind.count
        self.by_name = {kind.name: kind for kind in kinds}

    def first(self, name: str) -> int:
        """The first code of a kind."""
        return self.by_name[name].first

    def code(self, name: str, *values: Value) -> int:
        """The code of a move; ValueError or KeyError if there is no such move."""
        kind = self.by_name[name]
        code = 0
        for (_, known), value in zip(kind.arguments, values, strict=True):
            code = code * len(known) + known.index(value)
        return kind.first + code

    def kind_of(self, action: int) -> Kind:
        """The kind of a code."""
        for kind in self.kinds:
            if kind.first <= action < kind.first + kind.count:
                return kind
        raise ValueError(f"there is no action {action}")

    def describe(self, action: int) -> Move:
        """The move with its arguments by name."""
        kind = self.kind_of(action)
        rest = action - kind.first
        values: list[tuple[str, Value]] = []
        for name, known in reversed(kind.arguments):
            rest, index = divmod(rest, len(known))
            values.append((name, known[index]))
        return {"kind": kind.name, **dict(reversed(values))}

    def read(self, text: str) -> int | None:
        """The code that a notation names, legal or not; None if it is no move of this game."""
        words = text.split()
        kind = self.by_name.get(words[0]) if words else None
        if kind is None or len(words) != len(kind.arguments) + 1:
            return None
        code = 0
        for (_, known), word in zip(kind.arguments, words[1:], strict=True):
            spelled = [str(value) for value in known]
            if word not in spelled:
                return None
            code = code * len(known) + spelled.index(word)
        return kind.first + code
