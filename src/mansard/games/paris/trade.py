"""§4.10 F1-F4, F6, F7 Buying, selling and end tokens: free actions of one's own turn.

They end: buying costs more than selling brings (R34), so francs plus the sale value of all tokens falls with
every purchase and never rises by a sale; tiles and end tokens are spent once.
"""

from mypy_extensions import i64

from mansard.games.paris.paying import spend_end_token
from mansard.games.paris.state import (
    FRANCS,
    RES,
    STAR,
    VP_END,
    WIDTH,
    Table,
    discard,
    earn,
    score_points,
    stock_changes,
)
from mansard.games.paris.tables import (
    END_FRANCS,
    END_RESOURCE,
    END_VP,
    PRESTIGE,
    RESOURCES,
    SALEABLE,
)
from mansard.kernel.bits import bit


def may_buy(t: Table, seat: i64, resource: i64) -> bool:
    """§4.10 F1 The reserve has the resource, the player the price."""
    return t.stock[resource] > 0 and t.boards[seat * WIDTH + FRANCS] >= t.box.buy[resource]


def buy(t: Table, seat: i64, resource: i64) -> None:
    """§4.10 F1 A token from the resource reserve."""
    t.boards[seat * WIDTH + FRANCS] -= t.box.buy[resource]
    t.boards[seat * WIDTH + RES + resource] += 1
    stock_changes(t, resource, -1)
    if t.log is not None:
        t.log.say("bought", [seat, RESOURCES[resource], t.box.buy[resource]])


def sell(t: Table, seat: i64, resource: i64) -> None:
    """§4.10 F2 The token goes to the resource reserve (R19)."""
    t.boards[seat * WIDTH + RES + resource] -= 1
    stock_changes(t, resource, 1)
    if t.log is not None:
        t.log.say("sold", [seat, RESOURCES[resource]])
    earn(t, seat, t.box.sell[resource])


def sell_prestige(t: Table, seat: i64, kind: i64) -> None:
    """§4.10 F3 The token leaves the game (R19)."""
    t.boards[seat * WIDTH + STAR + kind] -= 1
    if t.log is not None:
        t.log.say("sold-prestige", [seat, PRESTIGE[kind]])
    earn(t, seat, t.box.sell_prestige[kind])


def sell_bonus(t: Table, seat: i64, which: i64) -> None:
    """§4.10 F4 A tile that counts as tokens is sold as a whole; no token enters the reserve (R16, R17)."""
    number: i64 = SALEABLE[which]
    discard(t, seat, bit(number - 1))
    if t.log is not None:
        t.log.say("sold-bonus", [seat, number])
    earn(t, seat, t.box.sales[which])


def is_usable_token(t: Table, token: i64) -> bool:
    """§4.10 F6 is for points and francs, F7 for resources and prestige."""
    return t.box.end_effect[token] <= END_FRANCS


def use_end_token(t: Table, seat: i64, token: i64) -> None:
    """§4.10 F6 Points or francs; the token becomes public."""
    spend_end_token(t, bit(token))
    if t.log is not None:
        t.log.say("end-used", [seat, t.box.end_tokens[token]])
    if t.box.end_effect[token] == END_VP:
        score_points(t, seat, VP_END, t.box.end_amount[token])
    else:
        earn(t, seat, t.box.end_amount[token])


def sell_end_token(t: Table, seat: i64, token: i64) -> None:
    """§4.10 F7 The sale price of the type it counts as."""
    spend_end_token(t, bit(token))
    if t.log is not None:
        t.log.say("end-sold", [seat, t.box.end_tokens[token]])
    kind = t.box.end_amount[token]
    if t.box.end_effect[token] == END_RESOURCE:
        earn(t, seat, t.box.sell[kind])
    else:
        earn(t, seat, t.box.sell_prestige[kind])
