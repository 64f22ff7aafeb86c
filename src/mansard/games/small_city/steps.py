"""§4 Phases and steps: where a round stands, and what a seat must decide."""

from typing import Final

from mypy_extensions import i64

# Phases (§4): the chapter of the round.
SET_HALL: Final[i64] = 0
SET_PROMISE: Final[i64] = 1
MAYOR: Final[i64] = 2
ACTIONS: Final[i64] = 3
BUILD: Final[i64] = 4
MOVE: Final[i64] = 5
INCOME: Final[i64] = 6
VOTES: Final[i64] = 7
POLLUTION: Final[i64] = 8
COUNCIL: Final[i64] = 9
NEXT_HOST: Final[i64] = 10
OVER: Final[i64] = 11
PHASES: Final = [
    "set_hall",
    "set_promise",
    "mayor",
    "actions",
    "build",
    "move",
    "income",
    "votes",
    "pollution",
    "council",
    "next_host",
    "over",
]

# Steps: what a seat must decide now. A seat without a step waits.
WAIT: Final[i64] = 0
CHOOSE_HALL: Final[i64] = 1
CHOOSE_PROMISE: Final[i64] = 2
CHOOSE_STREET: Final[i64] = 3
CHOOSE_CARD: Final[i64] = 4
CHOOSE_GAIN: Final[i64] = 5
CHOOSE_EXPANSION: Final[i64] = 6
CHOOSE_ADVANCE: Final[i64] = 7
CHOOSE_COUNCIL: Final[i64] = 8
CHOOSE_PAYMENT: Final[i64] = 9
CHOOSE_GIFT: Final[i64] = 10
CHOOSE_STORE: Final[i64] = 11
CHOOSE_SPECIAL: Final[i64] = 12
CHOOSE_BONUS_TILE: Final[i64] = 13
CHOOSE_BUILD: Final[i64] = 14
CHOOSE_WAY: Final[i64] = 15
CHOOSE_ANCHOR: Final[i64] = 16
CHOOSE_WAREHOUSE: Final[i64] = 17
CHOOSE_SPARED: Final[i64] = 18
CHOOSE_SOURCE: Final[i64] = 19
CHOOSE_STAFF: Final[i64] = 20
CHOOSE_UPGRADE: Final[i64] = 21
CHOOSE_GROWTH: Final[i64] = 22
CHOOSE_DEMOLITION: Final[i64] = 23
CHOOSE_CITIZEN: Final[i64] = 24
CHOOSE_DISTRICT: Final[i64] = 25
CHOOSE_PLACE: Final[i64] = 26
CHOOSE_HOME: Final[i64] = 27
CHOOSE_TRADE: Final[i64] = 28
CHOOSE_PRODUCER: Final[i64] = 29
CHOOSE_VICTIM: Final[i64] = 30
CHOOSE_GRAVE: Final[i64] = 31
STEPS: Final = [
    "wait",
    "hall",
    "promise",
    "street",
    "card",
    "gain",
    "expansion",
    "advance",
    "council",
    "payment",
    "gift",
    "store",
    "special",
    "bonus_tile",
    "build",
    "way",
    "anchor",
    "warehouse",
    "spared",
    "source",
    "staff",
    "upgrade",
    "growth",
    "demolition",
    "citizen",
    "district",
    "place",
    "home",
    "trade",
    "producer",
    "victim",
    "grave",
]
