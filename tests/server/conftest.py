"""Servers for the tests of the server."""

from collections.abc import Iterator

import pytest

from tests.server.house import quick, served
from tests.server.services import new_database, postgres, redis


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL for the whole run."""
    with postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis for the whole run."""
    with redis(tmp_path_factory.mktemp("redis")) as address:
        yield address


@pytest.fixture(scope="module", params=["embedded", "grown"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for a whole file of tests: on SQLite alone, then on PostgreSQL with Redis."""
    if request.param == "embedded":
        settings = quick(tmp_path_factory.mktemp("house") / "house.db")
    else:
        database = new_database(request.getfixturevalue("postgres_url"))
        settings = quick(database, broker=request.getfixturevalue("redis_url"))
    with served(settings) as address:
        yield address
