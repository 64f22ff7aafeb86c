"""What an operator sees at a glance: counters between two looks, and what lies in the database."""

import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from mansard.server import model
from mansard.server.admin import engine_for

PATIENCE = 5.0
Labels = frozenset[tuple[str, str]]


@dataclass
class Look:
    """The figures of one moment."""

    moment: float
    samples: dict[tuple[str, Labels], float] = field(default_factory=dict)

    def total(self, name: str, **labels: str) -> float:
        """The sum of a metric over all its labels but those that are given."""
        wanted = set(labels.items())
        return sum(value for (found, has), value in self.samples.items() if found == name and wanted <= has)

    def values(self, name: str, label: str) -> dict[str, float]:
        """A metric by one of its labels."""
        found: dict[str, float] = {}
        for (sample, has), value in self.samples.items():
            if sample == name:
                key = dict(has).get(label, "")
                found[key] = found.get(key, 0.0) + value
        return found


def look(url: str) -> Look:
    """Ask a server for its figures; OSError if it does not answer."""
    with urllib.request.urlopen(f"{url.rstrip('/')}/metrics", timeout=PATIENCE) as answer:
        text = answer.read().decode()
    found = Look(time.monotonic())
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.samples[sample.name, frozenset(sample.labels.items())] = sample.value
    return found


def rate(before: Look, after: Look, name: str, **labels: str) -> float:
    """How much a counter grew a second."""
    return (after.total(name, **labels) - before.total(name, **labels)) / (after.moment - before.moment)


def within(before: Look, after: Look, name: str, share: float) -> float | None:
    """The bound that so large a share of what was measured lies within; None if nothing was measured."""
    grown = {
        float(bound): count - before.values(f"{name}_bucket", "le").get(bound, 0.0)
        for bound, count in after.values(f"{name}_bucket", "le").items()
    }
    if not grown or max(grown.values()) <= 0:
        return None
    wanted = share * max(grown.values())
    return min(bound for bound, count in grown.items() if count >= wanted)


@dataclass
class Stock:
    """What lies in the database."""

    tables: dict[str, int]
    people: int
    guests: int
    bots_due: int
    oldest_due: float
    outbox: int


def stock(url: str, now: float) -> Stock:
    """Count what lies in the database."""
    t, a = model.tables, model.accounts
    engine = engine_for(url)
    with engine.connect() as connection:

        def count(query: sa.Select[Any]) -> int:
            return int(connection.execute(query).scalar_one())

        number = sa.select(sa.func.count())
        by_status = sa.select(t.c.status, sa.func.count()).group_by(t.c.status)
        due = (t.c.status == "playing") & (t.c.bot_due <= now)
        oldest = connection.execute(sa.select(sa.func.min(t.c.bot_due)).where(due)).scalar()
        found = Stock(
            tables={row[0]: row[1] for row in connection.execute(by_status)},
            people=count(number.select_from(a).where(a.c.login.is_not(None))),
            guests=count(number.select_from(a).where(a.c.login.is_(None))),
            bots_due=count(number.select_from(t).where(due)),
            oldest_due=now - oldest if oldest is not None else 0.0,
            outbox=count(number.select_from(model.outbox)),
        )
    engine.dispose()
    return found
