"""§4.2.1, §4.8 Rolling dice: the only chance of the game besides the Rival's tokens."""

from mypy_extensions import i64

from mansard.games.red_cathedral.state import Table
from mansard.games.red_cathedral.tables import DICE
from mansard.kernel.bits import bit


def roll_sector(t: Table, sector: i64) -> None:
    """All dice of a sector are rolled and stay there. A roll is the barrier for take-back (§4.2.2)."""
    t.reveals += 1
    for die in range(5):
        if t.dice[die] == sector:
            t.dice[5 + die] = 1 + t.rand(6)
            if t.log is not None:
                t.log.say("rolled", [DICE[die], t.dice[5 + die], sector])


def occupied(t: Table) -> i64:
    """The sectors that hold a die, as bits."""
    sectors: i64 = 0
    for die in range(5):
        sectors |= bit(t.dice[die])
    return sectors
