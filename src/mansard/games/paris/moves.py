"""§4 Action codes: what they mean and how they are written.

0-2      draw <stack>                1-3
3-8      site <district>             free placement
9-15     place <place>               six banks by their district, the arch as arc
16-66    key <place>                 the key to be moved: banks, arch, 36 buildings, 8 landmarks
67       end-take
68       pass
69-112   to <property>               36 buildings, 8 landmarks on the board
113-160  build <landmark> <district> a landmark of the reserve
161-184  pay <resource> <way>
185-214  take <space>                of the bonus track
215      skip                        no bonus tile, or no VP tile
216-230  fill <prestige> <way>
231      done
232-267  vp <tile> <district>
268-279  keep <end token>
280      end-turn
281-283  buy <resource>
284-286  sell <resource>
287-289  sell-prestige <prestige>
290-296  sell-bonus <number>
297-326  use <number>
327-338  use-end <end token>
339-350  sell-end <end token>
351-380  pick <space>                bonus 17
381-410  back <space>                bonus 25
411-474  pair-prestige <bronze> <silver> <gold>
475-538  pair-resources <wood> <marble> <gold>
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.paris.paying import WAYS
from mansard.games.paris.rewards import FILLS
from mansard.games.paris.tables import PRESTIGE as PRESTIGE_NAMES
from mansard.games.paris.tables import RESOURCES, SALEABLE, Box
from mansard.kernel.bits import bit
from mansard.kernel.moves import Kind, MoveBook, Value

DRAW_FROM: Final[i64] = 0
SITE_IN: Final[i64] = 3
PLACE: Final[i64] = 9
KEY: Final[i64] = 16
END_TAKE: Final[i64] = 67
PASS: Final[i64] = 68
TO: Final[i64] = 69
BUILD: Final[i64] = 113
PAY_BY: Final[i64] = 161
TAKE: Final[i64] = 185
SKIP: Final[i64] = 215
FILL: Final[i64] = 216
DONE: Final[i64] = 231
VP: Final[i64] = 232
KEEP: Final[i64] = 268
END_TURN: Final[i64] = 280
BUY: Final[i64] = 281
SELL: Final[i64] = 284
SELL_PRESTIGE: Final[i64] = 287
SELL_BONUS: Final[i64] = 290
USE: Final[i64] = 297
USE_END: Final[i64] = 327
SELL_END: Final[i64] = 339
PICK: Final[i64] = 351
BACK: Final[i64] = 381
PAIR_STARS: Final[i64] = 411
PAIR_GOODS: Final[i64] = 475
ACTION_COUNT: Final = 539

RULE_OF_PHASE: Final = [
    *["4.1", "4.2", "4.3", "4.5", "4.6", "4.7.1", "4.7.2", "4.7.3", "4.8", "4.9", "4.10", "4.10", "4.10"],
    *["4.10", "5.0"],
]
SALE_TILES: Final = vec[i64]([int(bit(number - 1)) for number in SALEABLE])
SALE_MASK: Final[i64] = 0x14028E


def move_book(box: Box) -> MoveBook:
    """All moves by name, in the order of their codes."""
    spaces: list[Value] = list(range(1, 31))
    pairs: list[Value] = [0, 1, 2, 3]
    districts: list[Value] = list(box.districts)
    resources: list[Value] = list(RESOURCES)
    stars: list[Value] = list(PRESTIGE_NAMES)
    marks: list[Value] = list(box.landmarks)
    names: list[Value] = list(box.names)
    ends: list[Value] = list(box.end_tokens)
    places: list[Value] = [*districts, "arc"]
    return MoveBook(
        [
            Kind("draw", [("stack", [1, 2, 3])]),
            Kind("site", [("district", districts)]),
            Kind("place", [("place", places)]),
            Kind("key", [("place", [*places, *names])]),
            Kind("end-take", []),
            Kind("pass", []),
            Kind("to", [("property", names)]),
            Kind("build", [("landmark", marks), ("district", districts)]),
            Kind("pay", [("resource", resources), ("way", list(WAYS))]),
            Kind("take", [("space", spaces)]),
            Kind("skip", []),
            Kind("fill", [("prestige", stars), ("way", list(FILLS))]),
            Kind("done", []),
            Kind("vp", [("tile", list(box.vp_tiles)), ("district", districts)]),
            Kind("keep", [("token", ends)]),
            Kind("end-turn", []),
            Kind("buy", [("resource", resources)]),
            Kind("sell", [("resource", resources)]),
            Kind("sell-prestige", [("prestige", stars)]),
            Kind("sell-bonus", [("number", list(SALEABLE))]),
            Kind("use", [("number", spaces)]),
            Kind("use-end", [("token", ends)]),
            Kind("sell-end", [("token", ends)]),
            Kind("pick", [("space", spaces)]),
            Kind("back", [("space", spaces)]),
            Kind("pair-prestige", [("bronze", pairs), ("silver", pairs), ("gold", pairs)]),
            Kind("pair-resources", [("wood", pairs), ("marble", pairs), ("gold", pairs)]),
        ]
    )
