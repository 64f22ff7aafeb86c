"""How the arguments of a move are written."""


def word(value: object) -> str:
    """An argument of a move in notation: lists are joined by commas."""
    return ",".join([str(item) for item in value]) if isinstance(value, list) else str(value)
