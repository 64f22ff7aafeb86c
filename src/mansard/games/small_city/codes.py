"""§4 Action codes: the first code of every kind of move; `moves.py` gives them words."""

from typing import Final

from mypy_extensions import i64

HALL_CODE: Final[i64] = 0  # hall <cell>
KEEP: Final[i64] = 100  # keep <promise>
STREET: Final[i64] = 116  # mayor <cell> <right|down>
TAKE: Final[i64] = 316  # take <card>
GAIN_MONEY: Final[i64] = 324  # gain money
GAIN_VOTES: Final[i64] = 325
EXPAND: Final[i64] = 326
DECLINE: Final[i64] = 327
ADVANCE: Final[i64] = 328  # advance <row>
ENTER: Final[i64] = 332  # enter <row>
RESTART: Final[i64] = 336  # restart <row> <row>
PASS: Final[i64] = 352
PAY_MONEY: Final[i64] = 353  # pay money
PAY_VOTES: Final[i64] = 354
PAY_PROMISE: Final[i64] = 355
GIFT: Final[i64] = 356  # gift <1|2>
SPECIAL: Final[i64] = 358  # special <promise>
STORE: Final[i64] = 374  # store <cell>
BUILD_CODE: Final[i64] = 474  # build <kind>
UPGRADE: Final[i64] = 515
DEMOLISH: Final[i64] = 516
COMMIT: Final[i64] = 517
LAY: Final[i64] = 518  # lay <pattern>
AT: Final[i64] = 678  # at <cell>
WAREHOUSE_CODE: Final[i64] = 778  # warehouse <cell>
NO_WAREHOUSE: Final[i64] = 878
SPARE: Final[i64] = 879  # spare <wood|stone|metal|nothing>
SPARE_NOTHING: Final[i64] = 882
SOURCE: Final[i64] = 883  # from <cell>
STAFF: Final[i64] = 983  # staff <cell>
NOBODY: Final[i64] = 1083
TILE_CODE: Final[i64] = 1084  # tile <cell>
RAZE: Final[i64] = 1184  # raze <cell>
GROW: Final[i64] = 1284  # grow <cell>
CITIZEN: Final[i64] = 1384  # citizen <district> <cell>
FINISH: Final[i64] = 1784
TO: Final[i64] = 1785  # to <district>
PLACE: Final[i64] = 1789  # place <cell>
HOME_CODE: Final[i64] = 1889  # home <cell>
SELL: Final[i64] = 1989  # sell <material> <cell>
BUY: Final[i64] = 2289  # buy <price>
DONATE: Final[i64] = 2293  # donate <material> <cell>
PRODUCE: Final[i64] = 2593  # produce <district> <cell>
VICTIM: Final[i64] = 2993  # victim <cell>
GRAVE_CODE: Final[i64] = 3093  # grave <cell>
ACTION_COUNT: Final = 3193
