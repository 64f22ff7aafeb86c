"""The doors of the house: whoever is shut out does not come back at once under a new name.

The address from which somebody came who is shut out makes no new names for a while. Addresses are kept in
memory only, of nobody else, and people at the same address who have a name already notice nothing.
"""

import ipaddress
from collections.abc import Callable

from mansard.server.conduct import moment
from mansard.server.problems import Problem

MOST = 10_000  # addresses; the oldest are forgotten first


def place(address: str) -> str:
    """An address as one household has it: all of IPv6 that is given to one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Doors:
    """Where those came from who are shut out."""

    def __init__(self, clock: Callable[[], float], hours: float) -> None:
        self._clock = clock
        self._lasts = hours * 3600
        self._closed: dict[str, tuple[str, float]] = {}  # who, and until when

    def note(self, address: str, account: str, banned_until: float) -> None:
        """Somebody who is shut out was here."""
        if not address or not self._lasts:
            return
        until = min(banned_until, self._clock() + self._lasts)
        self._closed.pop(place(address), None)
        self._closed[place(address)] = (account, until)
        if len(self._closed) > MOST:
            del self._closed[next(iter(self._closed))]

    def check(self, address: str) -> None:
        """A Problem if no new name is made there now."""
        found = self._closed.get(place(address))
        if found is not None and found[1] > self._clock():
            raise Problem("no-new-names", until=moment(found[1]))

    def open_for(self, account: str) -> None:
        """Somebody may be let in again; if not, his next visit closes the door."""
        self._closed = {at: found for at, found in self._closed.items() if found[0] != account}
