"""§11 What a position is worth to a seat: the points it can expect at the end."""

from typing import Final

from mypy_extensions import i64

from mansard.games.red_cathedral.build import above, missing, unfinished
from mansard.games.red_cathedral.piles import at_least, kinds, total
from mansard.games.red_cathedral.scoring import rank_keys, score, tower_mask
from mansard.games.red_cathedral.state import (
    MAIN,
    ORNAMENT,
    OVER,
    PILE,
    POS,
    RIVAL,
    RUBLES_OF,
    TURNS,
    UP,
    WIDTH,
    Table,
    banners_left,
    finished_sections,
    free_cells,
    solo,
)
from mansard.kernel.bits import lowest, popcount

WIN: Final = 8.0  # a won game is worth more than its margin
STORED_PART: Final = 0.6  # a needed material in storage counts for so much of a delivered one
LIKELY: Final = 0.3  # a section just claimed early in the game is completed so often
LIKELY_UNCLAIMED: Final = 0.25
USUAL_RECOGNITION: Final = 4.7  # the reward of a section not yet chosen
USUAL_TOWER: Final = 2.6  # and its part in a tower
RUBLE: Final = 0.27
MORE_RUBLES: Final = 0.12  # a ruble beyond the purse that can be used soon
PURSE: Final = 7.0
RIVAL_MOVE: Final = 1.3  # what the Rival's turn costs that lies between the end of a turn and the next
SPARE: Final = 0.1  # a material that nothing needs now
TOKEN: Final = 1.2  # a face-up token for a whole game
UNUSED_ORNAMENT: Final = 0.9
CELL: Final = 0.15  # a free storage cell, up to four
LATE: Final = 0.5  # an unfinished section under a completed foreign one
TEMPO: Final = 1.5  # a completed section, besides its points
FIRST_TO_SIX: Final = 0.12


def worth(t: Table, seat: i64) -> float:
    """§11.15 In solo the Rival's prospects are taken off."""
    if t.phase == OVER:
        return result(t, seat)
    if solo(t):
        to_move = RIVAL_MOVE if t.phase == MAIN else 0.0
        return player_worth(t, seat) - rival_worth(t) + to_move
    return player_worth(t, seat)


def result(t: Table, seat: i64) -> float:
    """§5.2 The final score; in solo less the Rival's; and something for the victory."""
    keys = rank_keys(t)
    best = max(keys)
    points = float(score(t, seat)) + (WIN if keys[seat] == best else 0.0)
    if solo(t):
        points -= float(score(t, RIVAL)) + (0.0 if keys[0] == best else WIN)
    return points


def time_left(t: Table) -> float:
    """§11.12 How much of the game is still to come: 1 at the start, 0 in the last turns."""
    most: i64 = 0
    for seat in range(t.seats):
        mine = finished_sections(t, seat)
        most = mine if mine > most else most
    if t.finisher >= 0:
        return 0.0
    by_turns = 1.0 - float(t.boards[TURNS]) / 45.0
    by_sections = 1.0 - float(most) / 6.5
    return max(0.1, min(by_turns, by_sections))


def player_worth(t: Table, seat: i64) -> float:
    """§11.15 Track, towers, goods, workshop, ornaments, dangers."""
    row = seat * WIDTH
    left = time_left(t)
    value = sections_and_goods(t, seat, left) + tower_prospects(t, seat, left)
    value += TOKEN * left * float(popcount(t.boards[row + UP]))
    ornaments = t.boards[row + ORNAMENT] + t.boards[row + ORNAMENT + 1] + t.boards[row + ORNAMENT + 2]
    value += UNUSED_ORNAMENT * left * float(ornaments)
    cells = float(free_cells(t, seat))
    value += CELL * left * min(cells, 4.0)
    return value + (tempo(t, seat) if t.finisher < 0 else lead(t, seat))


def tempo(t: Table, seat: i64) -> float:
    """§11.12 The race: completed sections bring the end nearer."""
    done = float(finished_sections(t, seat))
    return TEMPO * done + FIRST_TO_SIX * done * done


def lead(t: Table, seat: i64) -> float:
    """§11.12 In the last turns the race is over and the victory is near for who is ahead."""
    best: i64 = 0
    for other in range(t.seats):
        if other != seat:
            best = max(best, score(t, other))
    return WIN * max(0.0, min(1.0, 0.5 + float(score(t, seat) - best) / 10.0))


def sections_and_goods(t: Table, seat: i64, left: float) -> float:
    """§11.3, §11.5 The track with the rewards to come; materials by their use; rubles."""
    row = seat * WIDTH
    pile = t.boards[row + PILE]
    rubles = float(t.boards[row + RUBLES_OF])
    coming = 0.0
    value = 0.0
    likely = LIKELY * left
    sections = unfinished(t, seat)
    while sections:
        section = lowest(sections)
        card = t.cards[section]
        lacking = missing(t, section)
        covered = overlap(lacking, pile)
        pile -= covered
        size = float(total(t.box.cost[card]))
        built = (size - float(total(lacking)) + STORED_PART * float(total(covered))) / size
        chance = built * (0.25 + 0.75 * built) if left == 0.0 else built + (1.0 - built) * likely
        coming += chance * float(t.box.reward_recognition[card])
        value += chance * (RUBLE * float(t.box.reward_rubles[card]) + USUAL_TOWER * 0.8)
        value -= LATE * (1.0 - chance) * float(popcount(t.completed & above(section) & ~t.owned[seat]))
        sections &= sections - 1
    free = float(banners_left(t, seat)) * LIKELY_UNCLAIMED * left
    coming += free * USUAL_RECOGNITION
    value += free * USUAL_TOWER
    value += smooth_track(t, float(t.boards[row + POS]) + coming)
    return value + ruble_value(rubles, left) + spare_value(t, seat, pile, left)


def ruble_value(rubles: float, left: float) -> float:
    """§11.13 At the end five are a point; before, the first ones are of use."""
    if left == 0.0:
        return 0.2 * rubles
    return RUBLE * min(rubles, PURSE) + MORE_RUBLES * max(0.0, rubles - PURSE)


def spare_value(t: Table, seat: i64, pile: i64, left: float) -> float:
    """§11.2, §11.5 Materials without a section to go to: an ornament may want them."""
    row = seat * WIDTH
    wanted = 0.0
    present = kinds(pile)
    if t.boards[row + ORNAMENT] > 0 and present & 1:
        wanted += 0.25
    if t.boards[row + ORNAMENT + 1] > 0 and present & 0x10000:
        wanted += 0.3
    if t.boards[row + ORNAMENT + 2] > 0 and present & 0x1000000:
        wanted += 0.3
    ornaments = t.boards[row + ORNAMENT] + t.boards[row + ORNAMENT + 1] + t.boards[row + ORNAMENT + 2]
    if ornaments > 0:
        wanted += 0.35 * float(popcount(present >> 32)) + 0.2 * float(popcount(at_least(pile, 2) >> 32))
    return SPARE * float(total(pile)) + wanted * (0.3 + 0.7 * left)


def overlap(first: i64, second: i64) -> i64:
    """The pile that two piles have in common."""
    common: i64 = 0
    shared = kinds(first) & kinds(second)
    while shared:
        unit = shared & -shared
        a = first // unit & 255
        b = second // unit & 255
        common += unit * (a if a < b else b)
        shared &= shared - 1
    return common


def smooth_track(t: Table, pos: float) -> float:
    """§11.4 Prestige with the way to the next symbol counted in parts."""
    whole = int(pos)
    lap = whole // t.box.spaces
    space = whole % t.box.spaces
    low = t.box.smooth_prestige[space]
    high = t.box.smooth_prestige[space + 1]
    return float(lap * t.box.lap_prestige) + low + (pos - float(whole)) * (high - low)


def tower_prospects(t: Table, seat: i64, left: float) -> float:
    """§11.1 What each tower will probably pay."""
    value = 0.0
    for tower in range(t.plan.towers):
        mask = tower_mask(tower)
        mine = prospect(t, seat, mask, left)
        if mine > 0.0:
            value += tower_share(t, seat, mask, mine, left)
    return value


def prospect(t: Table, seat: i64, mask: i64, left: float) -> float:
    """§5.2 The contribution to a tower, with unfinished sections in part."""
    owned = t.owned[seat] & mask
    if (owned | t.ornaments[seat] & mask) == 0:
        return 0.0
    done = popcount(owned & t.completed) + popcount(t.ornaments[seat] & mask)
    return float(done) + 0.4 * left * float(popcount(owned & ~t.completed))


def tower_share(t: Table, seat: i64, mask: i64, mine: float, left: float) -> float:
    """§5.2 step 3 with soft places: every rival who is probably ahead halves (or thirds) the value."""
    behind = 0.0
    value = float(t.box.section_value * popcount(t.completed & mask))
    for other in range(t.seats):
        theirs = mine if other == seat else prospect(t, other, mask, left)
        if theirs == 0.0:
            continue
        value += float(popcount(t.ornaments[other] & mask)) * float(t.box.ornament_value)
        value += 0.8 * left * float(popcount(t.owned[other] & mask & ~t.completed))
        if other != seat:
            behind += ahead(theirs - mine)
    if t.seats == 2:
        return value * (1.0 - 0.7 * behind)
    return value / (1.0 + behind)


def ahead(lead: float) -> float:
    """How probably somebody with this lead in a tower stays ahead."""
    if lead >= 1.0:
        return 0.95
    if lead <= -1.0:
        return 0.05
    return 0.5 + 0.45 * lead


def rival_worth(t: Table) -> float:
    """§6.2 The Rival's prospects: its track, its towers, and what it will still build."""
    left = time_left(t)
    coming = 6.0 * left
    sections = unfinished(t, RIVAL)
    while sections:
        coming += (0.3 + 0.4 * left) * float(t.box.reward_recognition[t.cards[lowest(sections)]])
        sections &= sections - 1
    value = smooth_track(t, float(t.boards[RIVAL * WIDTH + POS]) + coming)
    value += tower_prospects(t, RIVAL, left)
    return value + (tempo(t, RIVAL) if t.finisher < 0 else lead(t, RIVAL))
