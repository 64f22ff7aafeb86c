"""What is not installed is told in one sentence."""

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A package that an optional part of Mansard needs is not installed; `extra` names the part."""

    def __init__(self, extra: str, package: str) -> None:
        super().__init__(f"{package} is not installed: pip install 'mansard[{extra}]'", name=package)
        self.extra = extra
        self.package = package


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around the imports of an extra."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise MissingExtra(name, str(missing.name)) from missing
