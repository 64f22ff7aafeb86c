"""Quiet hours: when nothing is sent to a person, by the clock of the place where he lives."""

import datetime
from zoneinfo import ZoneInfo

from mansard.server.rows import QuietHours

DAY = datetime.timedelta(days=1)


def quiet_until(quiet: QuietHours | None, now: float) -> float | None:
    """When the quiet hours end in which `now` lies; None if it lies in none."""
    if quiet is None or quiet["begin"] == quiet["end"]:
        return None
    here = datetime.datetime.fromtimestamp(now, ZoneInfo(quiet["zone"]))
    for day in (here - DAY, here):
        begin = _at(day, quiet["begin"])
        end = _at(day if quiet["begin"] < quiet["end"] else day + DAY, quiet["end"])
        if begin.timestamp() <= now < end.timestamp():
            return end.timestamp()
    return None


def _at(day: datetime.datetime, minute: int) -> datetime.datetime:
    """A minute of a day by the clock on the wall, whatever summer time does that day."""
    return day.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
