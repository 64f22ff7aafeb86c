"""Servers for the tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import quick, served


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on SQLite for a whole file of tests."""
    folder: Path = tmp_path_factory.mktemp("house")
    with served(quick(folder / "house.db")) as address:
        yield address
