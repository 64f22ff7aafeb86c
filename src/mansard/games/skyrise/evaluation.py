"""§11 What a position is worth to a seat: the score that it may expect in the end, up to a constant.

A weighted sum of what lies on the table. The weights were fitted to the final scores of quick games played
on from positions of strong games; then those of unbuilt pieces and wonders were raised by what won more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.skyrise.auction import resolve
from mansard.games.skyrise.scoring import (
    commission_points,
    control_points,
    excess_points,
    key_points,
    objective_points,
    panoramas_now,
    patron_points,
    score,
    structure_points,
    structures_in,
)
from mansard.games.skyrise.state import (
    COLOUR,
    COMMISSIONS,
    CONTROL,
    EXCESS,
    OVER,
    PANORAMA,
    PATRON,
    PLACE_WILD,
    RESPOND,
    RESPOND_PIECE,
    TRACK,
    WIDTH,
    WONDER,
    Table,
    unbuilt,
)
from mansard.kernel.bits import lowest, popcount

PIECES: Final = 14.0

# What is weighed.
BANKED: Final[i64] = 0
CONTROL_NOW: Final[i64] = 1
PANORAMAS_NOW: Final[i64] = 2
STRUCTURES_NOW: Final[i64] = 3
OBJECTIVE: Final[i64] = 4
OBJECTIVE_SHARE: Final[i64] = 5
PIECES_LEFT: Final[i64] = 6
NUMBERS_LEFT: Final[i64] = 7
WONDERS_LEFT: Final[i64] = 8
DISC_GAIN: Final[i64] = 9
FULL_TRACK: Final[i64] = 10
DISCS: Final[i64] = 11
COMMISSION: Final[i64] = 12
COMMISSION_LEFT: Final[i64] = 13
PATRON_DISCS: Final[i64] = 14
EXCESS_DISCS: Final[i64] = 15
OPENING: Final[i64] = 16
WILD_IN_HAND: Final[i64] = 17
COLUMNS: Final[i64] = 18

BY_ERA: Final = [  # the worth in points, in era 1 and in era 2, of
    (0.80, 0.98),  # a point that nobody can take away
    (0.67, 0.56),  # a point of island control, if it were paid now
    (1.71, 0.94),  # a point of the panorama cards, likewise
    (0.36, 0.55),  # a point of the structures by their tracks
    (0.95, 1.32),  # a point of the objective, reached
    (1.09, 1.34),  # or the share of it that is done
    (4.00, 4.50),  # an unbuilt piece
    (3.56, 1.14),  # its number, as a share of the highest
    (4.55, 12.94),  # an unbuilt wonder
    (0.08, 1.13),  # a point that one more disc of a colour would bring, by the pieces left
    (2.64, -0.44),  # a track with four discs
    (-1.09, -1.69),  # a disc on a track
    (-2.34, -3.79),  # a commission
    (2.86, 6.18),  # and what it gains by the pieces left
    (-2.19, -3.09),  # a patron disc, beside its points
    (0.00, -4.07),  # a disc on the visionary, beside its points
    (0.70, 1.05),  # the next opening
    (2.00, 2.00),  # a wild disc that waits to be placed
]
WEIGHTS: Final = vec[float]([first for first, _ in BY_ERA] + [second for _, second in BY_ERA])


def worth(t: Table, seat: i64) -> float:
    """§11.16 A bid that lies counts as built, as if nobody would answer it."""
    if t.phase == RESPOND or t.phase == RESPOND_PIECE:
        built = Table(t.game, t.box, t.players, t)
        resolve(built)
        return settled_worth(built, seat)
    return settled_worth(t, seat)


def settled_worth(t: Table, seat: i64) -> float:
    """§11.16 What a position is worth if no auction is under way."""
    if t.phase == OVER:
        return float(score(t, seat))
    era = (t.era - 1) * COLUMNS
    value = points_worth(t, seat, era) + objective_worth(t, seat, era) + pieces_worth(t, seat, era)
    value += tracks_worth(t, seat, era) + visionary_worth(t, seat, era)
    if t.opener == seat:
        value += WEIGHTS[era + OPENING]
    if t.phase == PLACE_WILD and t.turn == seat:
        value += WEIGHTS[era + WILD_IN_HAND]
    return value


def points_worth(t: Table, seat: i64, era: i64) -> float:
    """§11.1, §11.4, §11.5 Points in hand, and points that the next scoring would bring."""
    row = seat * WIDTH
    banked = t.boards[row + CONTROL] + t.boards[row + PANORAMA] + t.boards[row + WONDER]
    banked += patron_points(t, seat) + excess_points(t, seat)
    banked += key_points(t, seat) + commission_points(t, seat)
    return (
        WEIGHTS[era + BANKED] * float(banked)
        + WEIGHTS[era + CONTROL_NOW] * float(control_points(t, seat))
        + WEIGHTS[era + PANORAMAS_NOW] * float(panoramas_now(t, seat))
        + WEIGHTS[era + STRUCTURES_NOW] * float(structure_points(t, seat))
    )


def objective_worth(t: Table, seat: i64, era: i64) -> float:
    """§11.3 Reached, or on the way."""
    done = objective_points(t, seat)
    if done > 0:
        return WEIGHTS[era + OBJECTIVE] * float(done)
    colour = t.boards[seat * WIDTH + OBJECTIVE]
    share = float(structures_in(t, seat, colour)) / float(t.box.objective_least[colour])
    return WEIGHTS[era + OBJECTIVE_SHARE] * float(t.box.objective_prestige[colour]) * share


def pieces_worth(t: Table, seat: i64, era: i64) -> float:
    """§11.6, §11.12 Everything will be built in the end: what is kept may still find a better place."""
    rest = unbuilt(t, seat)
    numbers: i64 = 0
    pieces = rest & 4095
    while pieces:
        numbers += t.box.numbers[t.boards[seat * WIDTH + COLOUR] * 12 + lowest(pieces)]
        pieces &= pieces - 1
    return (
        WEIGHTS[era + PIECES_LEFT] * float(popcount(rest))
        + WEIGHTS[era + NUMBERS_LEFT] * float(numbers) / 118.0
        + WEIGHTS[era + WONDERS_LEFT] * float(popcount(rest >> 12))
    )


def tracks_worth(t: Table, seat: i64, era: i64) -> float:
    """§11.1, §11.2 What a further disc would add to the structures that stand; never stop at four."""
    left = float(popcount(unbuilt(t, seat))) / PIECES
    value = 0.0
    for colour in range(4):
        discs = t.boards[seat * WIDTH + TRACK + colour]
        value += WEIGHTS[era + DISCS] * float(discs)
        if discs < 3:
            gain = t.box.track_value[discs + 1] - t.box.track_value[discs]
            value += WEIGHTS[era + DISC_GAIN] * left * float(structures_in(t, seat, colour) * gain)
        elif discs == 4:
            value += WEIGHTS[era + FULL_TRACK]
    return value


def visionary_worth(t: Table, seat: i64, era: i64) -> float:
    """§11.15 Discs beside the tracks: their points are banked, but they fill no track."""
    row = seat * WIDTH
    left = float(popcount(unbuilt(t, seat))) / PIECES
    patrons: i64 = 0
    for letter in range(4):
        patrons += t.boards[row + PATRON + letter]
    commission = WEIGHTS[era + COMMISSION] + WEIGHTS[era + COMMISSION_LEFT] * left
    value = commission * float(t.boards[row + COMMISSIONS]) + WEIGHTS[era + PATRON_DISCS] * float(patrons)
    return value + WEIGHTS[era + EXCESS_DISCS] * float(t.boards[row + EXCESS])
