"""Action codes: what they mean and how they are written. The legal ones are in `legal`.

0      claim <section>            292    deliver <material> <section>   see the book for the rest:
36     build                      508    ornament <section> <gems>      every guild action is a kind
37     market <die> <extra>       ...                                   of move of its own name
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.red_cathedral.build import GEMS
from mansard.games.red_cathedral.claim import BANNER_PLACES, FACES
from mansard.games.red_cathedral.tables import ACTION_KINDS, ACTIONS, DICE, MATERIALS, SECTIONS, SLOTS
from mansard.kernel.moves import Kind, MoveBook, Value

CLAIM: Final[i64] = 0
BUILD: Final[i64] = 36
MARKET: Final[i64] = 37
BANNER: Final[i64] = 77
PUT: Final[i64] = 81
GAIN_SOME: Final[i64] = 93
DELIVER_ONE: Final[i64] = 104
DECORATE: Final[i64] = 320
STOP: Final[i64] = 536
TAKE: Final[i64] = 537
WORK: Final[i64] = 567
END: Final[i64] = 573
EXCHANGE: Final[i64] = 574
REROLL: Final[i64] = 575
RIVAL_BANNER: Final[i64] = 583
RIVAL_DECORATE: Final[i64] = 619
GUILD: Final[i64] = 655

_SECTORS: Final[list[Value]] = list(range(8))
_MATERIALS: Final[list[Value]] = list(MATERIALS)
_SECTIONS: Final[list[Value]] = list(SECTIONS)
_SLOTS: Final[list[Value]] = list(SLOTS)


def _guild_arguments(kind: str, action: str) -> list[tuple[str, list[Value]]]:
    """§4.8 The parameters of a guild action."""
    if kind in ("sell", "buy"):
        return [("material", _MATERIALS)]
    if kind == "swap_tiles":
        return [("sector", _SECTORS), ("second_sector", _SECTORS)]
    if action == "me_four_to_two":
        return [("give_material", _MATERIALS), ("get_material", _MATERIALS), ("also_material", _MATERIALS)]
    if kind in ("exchange_same", "exchange_ruble"):
        return [("give_material", _MATERIALS), ("get_material", _MATERIALS)]
    if kind == "activate_workshop":
        return [("slot", _SLOTS)]
    if kind == "offer_three_different":
        return [("material", _MATERIALS), ("second_material", _MATERIALS), ("third_material", _MATERIALS)]
    return []


BOOK: Final = MoveBook(
    [
        Kind("claim", [("section", _SECTIONS)]),
        Kind("build", []),
        Kind("market", [("die", list(DICE)), ("extra", list(range(8)))]),
        Kind("banner", [("banner", list(BANNER_PLACES))]),
        Kind("slot", [("slot", _SLOTS), ("face", list(FACES))]),
        Kind("gain", [("amount", list(range(11)))]),
        Kind("deliver", [("material", _MATERIALS), ("section", _SECTIONS)]),
        Kind("ornament", [("section", _SECTIONS), ("gems", list(GEMS))]),
        Kind("stop", []),
        Kind("take", [("amount", list(range(1, 31)))]),
        Kind("workshop", [("slot", _SLOTS)]),
        Kind("end", []),
        Kind("exchange", []),
        Kind("reroll", [("sector", _SECTORS)]),
        Kind("rival-claim", [("section", _SECTIONS)]),
        Kind("rival-ornament", [("section", _SECTIONS)]),
        *[
            Kind(action, _guild_arguments(kind, action))
            for action, kind in zip(ACTIONS, ACTION_KINDS, strict=True)
        ],
    ]
)
ACTION_COUNT: Final = BOOK.action_count

# The first code of every guild action, and the guild action of every code from GUILD on.
FIRST_OF: Final = vec[i64]([BOOK.first(action) for action in ACTIONS])
ACTION_OF: Final = vec[i64](
    [ACTIONS.index(BOOK.kind_of(code).name) for code in range(int(GUILD), ACTION_COUNT)]
)


def check_codes() -> None:
    """The constants above are the first codes of their kinds."""
    kinds = ["claim", "build", "market", "banner", "slot", "gain", "deliver", "ornament", "stop", "take"]
    kinds += ["workshop", "end", "exchange", "reroll", "rival-claim", "rival-ornament", ACTIONS[0]]
    firsts = [CLAIM, BUILD, MARKET, BANNER, PUT, GAIN_SOME, DELIVER_ONE, DECORATE, STOP, TAKE]
    firsts += [WORK, END, EXCHANGE, REROLL, RIVAL_BANNER, RIVAL_DECORATE, GUILD]
    for kind, first in zip(kinds, firsts, strict=True):
        assert BOOK.first(kind) == first, f"{kind} begins at {BOOK.first(kind)}, not {first}"


check_codes()


# ---------------------------------------------------------------------- notation

RULES: Final = 2
KEPT: Final = [1, 2]  # version 1 has the same rules, but its notation counts the sectors from 0
_OF_SECTORS: Final = ["reroll", "te_swap_tiles"]  # kinds of moves whose arguments are sectors, all of them


def first_sector(rules: int) -> int:
    """§2.1 The number of the first sector in notation."""
    return 0 if rules == 1 else 1


def with_sectors(text: str, raised: int) -> str:
    """A notation in which every number of a sector is raised."""
    kind, *rest = text.split() or [""]
    if kind not in _OF_SECTORS:
        return text
    return " ".join([kind, *[str(int(word) + raised) if word.isdecimal() else word for word in rest]])
