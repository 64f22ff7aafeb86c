"""What operators do about people, and the record of all that operators do."""

import getpass
import os
import platform
import time
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from pydantic import TypeAdapter, ValidationError

from mansard.kernel.errors import MansardError
from mansard.server import model
from mansard.server.admin import engine_for
from mansard.server.clocks import DAY
from mansard.server.conduct import FOR_GOOD
from mansard.server.schema.forms import Name

NAME = TypeAdapter[str](Name)


@dataclass(frozen=True, slots=True)
class Found:
    """Somebody whom an operator means."""

    id: str
    name: str
    login: str | None


@dataclass(frozen=True, slots=True)
class Complaint:
    """What somebody complained about; names are None where somebody is gone."""

    id: int
    account: str
    about: str
    table_id: str | None
    line: str
    why: str
    time: float
    settled: float | None
    by_name: str | None
    about_name: str | None


@dataclass(frozen=True, slots=True)
class Act:
    """What an operator did, and to whom."""

    id: int
    time: float
    who: str
    act: str
    subject: str
    details: str
    name: str | None


def operator() -> str:
    """Who sits at the keyboard; a number where the machine has no name for him, as in a container."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):
        name = str(os.getuid())
    return f"{name}@{platform.node()}"[:128]


def write_down(connection: sa.Connection, act: str, subject: str = "", details: str = "") -> None:
    """An act of an operator, for the record."""
    now, who = time.time(), operator()
    row = {"time": now, "who": who, "act": act, "subject": subject, "details": details}
    connection.execute(sa.insert(model.audit).values(**row))


def note_act(url: str, act: str, details: str = "") -> None:
    """The same for acts that open the database themselves; one of an older form keeps no record yet."""
    engine = engine_for(url)
    with engine.begin() as connection:
        if sa.inspect(connection).has_table(model.audit.name):
            write_down(connection, act, details=details)
    engine.dispose()


def somebody(connection: sa.Connection, who: str) -> Found:
    """The person with this id, login or name; an error that tells the ids if there are several."""
    a = model.accounts
    for column in (a.c.id, a.c.login, a.c.name):
        query = sa.select(a.c.id, a.c.name, a.c.login).where(column == who, a.c.merged_into.is_(None))
        found = [Found(*row) for row in connection.execute(query.order_by(a.c.created).limit(20))]
        if len(found) > 1:
            raise MansardError(f"several are called {who}: " + ", ".join(one.id for one in found))
        if found:
            return found[0]
    raise MansardError(f"nobody is called {who}")


def _until(days: float | None) -> float:
    return FOR_GOOD if days is None else time.time() + days * DAY


def restrict(url: str, who: str, what: str, days: float | None, why: str) -> Found:
    """Shut somebody out (`ban`) or take the chat away (`mute`), for so many days or for good."""
    length = "for good" if days is None else f"{days:g} days"
    return _set(url, who, what, _column(what), _until(days), f"{length}: {why}" if why else length)


def permit(url: str, who: str, what: str) -> Found:
    """Let somebody in again, or speak again."""
    return _set(url, who, f"un{what}", _column(what), 0.0, "")


def _column(what: str) -> str:
    return {"ban": "banned_until", "mute": "muted_until"}[what]


def _set(url: str, who: str, act: str, column: str, until: float, details: str) -> Found:
    engine = engine_for(url)
    with engine.begin() as connection:
        found = somebody(connection, who)
        here = model.accounts.c.id == found.id
        connection.execute(sa.update(model.accounts).where(here).values({column: until}))
        write_down(connection, act, found.id, details)
    engine.dispose()
    return found


def _checked(name: str) -> str:
    try:
        return NAME.validate_python(name)
    except ValidationError as error:
        raise MansardError(f"{name}: {error.errors()[0]['msg']}") from error


def rename(url: str, who: str, name: str) -> Found:
    """Another name for somebody, everywhere it is shown."""
    name = _checked(name)
    engine = engine_for(url)
    with engine.begin() as connection:
        found = somebody(connection, who)
        connection.execute(sa.update(model.accounts).where(model.accounts.c.id == found.id).values(name=name))
        for table in (model.seats, model.chat, model.entrants, model.posts):
            here = (table.c.account == found.id) & (table.c.name == found.name)
            connection.execute(sa.update(table).where(here).values(name=name))
        sits = sa.select(model.seats.c.table_id).where(model.seats.c.account == found.id)
        t = model.tables
        connection.execute(sa.update(t).where(t.c.id.in_(sits)).values(epoch=t.c.epoch + 1))
        write_down(connection, "rename", found.id, f"{found.name} -> {name}")
    engine.dispose()
    return found


def complaints(url: str, settled: bool = False) -> list[Complaint]:
    """What people complained about, the oldest first; settled ones as well if wanted."""
    c, by, about = model.complaints, model.accounts.alias("by"), model.accounts.alias("about")
    query = (
        sa.select(c, by.c.name.label("by_name"), about.c.name.label("about_name"))
        .outerjoin(by, by.c.id == c.c.account)
        .outerjoin(about, about.c.id == c.c.about)
        .order_by(c.c.id)
    )
    wanted = query if settled else query.where(c.c.settled.is_(None))
    return [Complaint(**row._mapping) for row in _all(url, wanted)]


def settle(url: str, number: int) -> None:
    """A complaint is dealt with."""
    c = model.complaints
    engine = engine_for(url)
    with engine.begin() as connection:
        here = (c.c.id == number) & c.c.settled.is_(None)
        done = connection.execute(sa.update(c).where(here).values(settled=time.time()))
        if done.rowcount == 0:
            raise MansardError(f"no complaint {number} waits")
        write_down(connection, "settle", details=str(number))
    engine.dispose()


def acts(url: str, most: int) -> list[Act]:
    """The latest acts of operators, the newest first."""
    a, p = model.audit, model.accounts
    query = sa.select(a, p.c.name).outerjoin(p, p.c.id == a.c.subject).order_by(a.c.id.desc()).limit(most)
    return [Act(**row._mapping) for row in _all(url, query)]


def _all(url: str, query: sa.Select[Any]) -> list[sa.Row[Any]]:
    engine = engine_for(url)
    with engine.connect() as connection:
        found = list(connection.execute(query))
    engine.dispose()
    return found
