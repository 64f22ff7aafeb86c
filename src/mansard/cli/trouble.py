"""What ends a command: something that came from outside is wrong, told in one line."""

WRONG_INPUT = 2
INTERRUPTED = 130


class Refused(Exception):
    """A command cannot do what it was asked: a text key and its arguments; the exit code is 2."""

    def __init__(self, key: str, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = args
