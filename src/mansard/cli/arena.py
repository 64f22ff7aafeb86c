"""`mansard arena`."""


def arena() -> None:
    """Later."""
