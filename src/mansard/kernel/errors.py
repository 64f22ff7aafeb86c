"""What can be wrong with what came from outside. Each error says what and where."""


class MansardError(ValueError):
    """Base of all errors that are the caller's, not ours."""


class InvalidSetup(MansardError):
    """A game cannot be started with these players or options."""


class InputError(MansardError):
    """Something in a file or text is wrong: `source` names it, `key` the place inside."""

    def __init__(self, source: str, key: str, problem: str) -> None:
        super().__init__(f"{source}: {key}: {problem}" if key else f"{source}: {problem}")
        self.source = source
        self.key = key
        self.problem = problem


class InvalidComponents(InputError):
    """A component file is wrong."""


class InvalidState(InputError):
    """A saved position is wrong."""


class InvalidRecord(InputError):
    """A record is wrong; `key` names the line."""


class Reason:
    """Why a move is not legal: the rule's section, a text key and its arguments."""

    def __init__(self, rule: str, key: str, args: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, object] = args if args is not None else {}

    def __repr__(self) -> str:
        return f"Reason(rule={self.rule!r}, key={self.key!r}, args={self.args!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.rule == other.rule
            and self.key == other.key
            and self.args == other.args
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


class IllegalMove(MansardError):
    """A move that the rules forbid. Nothing has changed; `legal` lists what would be legal."""

    def __init__(self, move: str, reason: Reason, legal: list[str] | None = None) -> None:
        super().__init__(f"illegal move {move!r}: {reason.key} (rule {reason.rule})")
        self.move = move
        self.reason = reason
        self.rule = reason.rule
        self.legal: list[str] = legal if legal is not None else []
