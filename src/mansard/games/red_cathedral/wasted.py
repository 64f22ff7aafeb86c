"""§4.8 What a player who ends the turn now leaves on the market though it costs nothing."""

from mypy_extensions import i64

from mansard.games.red_cathedral.guilds import FREE_RECOGNITION, RUBLE, guild_here
from mansard.games.red_cathedral.market import most_goods
from mansard.games.red_cathedral.state import (
    DEALS,
    SLOT,
    TAKE_GOODS,
    USE_INFLUENCE,
    USE_WORKSHOP,
    WIDTH,
    Table,
)
from mansard.games.red_cathedral.tables import RUBLES
from mansard.games.red_cathedral.workshop import paid_by, room_for, working_slots
from mansard.kernel.bits import members


def wasted(t: Table, seat: i64) -> list[str]:
    """§4.8 The deals that are still open and would bring something for nothing."""
    if t.phase != DEALS:
        return []
    found: list[str] = []
    if t.deals & TAKE_GOODS == 0 and most_goods(t, seat) > 0:
        found.append("goods")
    if t.deals & USE_WORKSHOP == 0 and workshop_pays(t, seat):
        found.append("workshop")
    if t.deals & USE_INFLUENCE == 0 and gives_for_nothing(t):
        found.append("influence")
    return found


def workshop_pays(t: Table, seat: i64) -> bool:
    """§4.7, §4.8 Whether a token for the moved die would bring anything; a material needs room."""
    for slot in members(working_slots(t, seat, t.moved)):
        gives, amount = paid_by(t, t.boards[seat * WIDTH + SLOT + slot])
        if gives >= RUBLES or room_for(t, seat, gives, amount) > 0:
            return True
    return False


def gives_for_nothing(t: Table) -> bool:
    """§2.4 Whether a guild action of the sector has no price."""
    card = guild_here(t)
    free = [RUBLE, FREE_RECOGNITION]
    return t.box.card_actions[card * 2] in free or t.box.card_actions[card * 2 + 1] in free
