"""Statements that SQLite carries out again and again, without the work that SQLAlchemy does around each.

The text and the conversion of the values are made once by SQLAlchemy itself and then used as they are.
"""

import logging
import sqlite3
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite

log = logging.getLogger("mansard.server")
Convert = Callable[[Any], Any]


class Prepared:
    """The text of a statement, and its values in order with their conversion."""

    def __init__(self, text: str, places: list[tuple[str, Convert | None]]) -> None:
        self.text = text
        self.places = places

    def execute(self, connection: sa.Connection, values: dict[str, Any], slow: float) -> int:
        """Carry it out; how many rows it touched. Errors are those of SQLAlchemy."""
        row = [values[name] if made is None else made(values[name]) for name, made in self.places]
        begun = time.perf_counter()
        try:
            cursor = connection.connection.cursor()
            cursor.execute(self.text, row)
            touched = int(cursor.rowcount)
            cursor.close()
        except sqlite3.Error as error:
            raise sa.exc.DBAPIError.instance(
                self.text, None, error, sqlite3.Error, hide_parameters=True
            ) from error
        note_slow(self.text, time.perf_counter() - begun, slow)
        return touched


@lru_cache(maxsize=512)
def prepared(statement: sa.Executable, names: tuple[str, ...]) -> Prepared | None:
    """The statement ready for these values; None if its text depends on them."""
    if not isinstance(statement, sa.Insert | sa.Update):
        return None
    made: Any = statement.compile(
        dialect=sqlite.dialect(), column_keys=None if holds_binds(statement) else names
    )
    places = made.positiontup
    if made.post_compile_params or set(places) - set(names):
        return None
    return Prepared(made.string, [(name, made._bind_processors.get(name)) for name in places])


def holds_binds(statement: sa.Executable) -> bool:
    """Whether the values have names of their own in the statement."""
    return isinstance(statement, sa.Update)


def note_slow(statement: str, seconds: float, slow: float) -> None:
    """Log a statement that took long: its text, which holds no values."""
    if seconds >= slow:
        facts = {"seconds": round(seconds, 4), "statement": statement}
        log.warning("a statement took %.3f s: %s", seconds, statement, extra={"facts": facts})
