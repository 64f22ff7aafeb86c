"""§4.5, §4.6 Building: deliveries, ornaments, and the completion of a section."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.red_cathedral.piles import count, kinds, one
from mansard.games.red_cathedral.state import (
    DELIVER,
    ORNAMENT,
    PILE,
    RUBLES_OF,
    WIDTH,
    Table,
    decorated,
    finished_sections,
    resume,
    solo,
    who,
)
from mansard.games.red_cathedral.tables import LEVELS, MATERIALS, ONE_TOWER, ORNAMENTS, SECTIONS
from mansard.games.red_cathedral.track import gain_prestige, gain_recognition, lose_recognition
from mansard.kernel.bits import bit, has, lowest, popcount

GEMS: Final = ["none", "green", "purple", "two-green", "two-purple", "green-purple"]
GEM_PILES: Final = vec[i64]([0, 1 << 32, 1 << 40, 2 << 32, 2 << 40, (1 << 32) + (1 << 40)])
GEM_COUNTS: Final = vec[i64]([0, 1, 1, 2, 2, 2])
GREEN: Final[i64] = 4
PURPLE: Final[i64] = 5


# ---------------------------------------------------------------------- what may be delivered


def unfinished(t: Table, seat: i64) -> i64:
    """The seat's sections that are not completed."""
    return t.owned[seat] & ~t.completed


def missing(t: Table, section: i64) -> i64:
    """§4.5 The pile that a section still needs."""
    return t.box.cost[t.cards[section]] - t.delivered[section]


def deliverable(t: Table, seat: i64, section: i64) -> i64:
    """§4.5, R13 The kinds that the section misses and the seat has in storage."""
    return kinds(missing(t, section)) & kinds(t.boards[seat * WIDTH + PILE])


def ornament_places(t: Table, seat: i64, kind: i64) -> i64:
    """§4.5, R15 Anybody's completed, undecorated sections of the type, if ornament and material are there."""
    row = seat * WIDTH
    if t.boards[row + ORNAMENT + kind] == 0:
        return 0
    if count(t.boards[row + PILE], t.box.ornament_material[kind]) == 0:
        return 0
    return t.completed & t.plan.of_type[kind] & ~decorated(t)


def may_add(pile: i64, gems: i64, budget: i64) -> bool:
    """§4.5, R14 The gems are owned, and the ornament with them fits the budget."""
    if 1 + GEM_COUNTS[gems] > budget:
        return False
    needed = GEM_PILES[gems]
    return count(pile, GREEN) >= count(needed, GREEN) and count(pile, PURPLE) >= count(needed, PURPLE)


def may_deliver(t: Table, seat: i64) -> bool:
    """§4.3, R12 Whether any delivery is possible; an ornament without gems needs a budget of 1 only."""
    sections = unfinished(t, seat)
    while sections:
        if deliverable(t, seat, lowest(sections)):
            return True
        sections &= sections - 1
    places = ornament_places(t, seat, 0) | ornament_places(t, seat, 1) | ornament_places(t, seat, 2)
    return places != 0


# ---------------------------------------------------------------------- delivering


def begin_deliveries(t: Table, budget: i64) -> None:
    """§4.5 DELIVER with a budget."""
    t.phase = DELIVER
    t.budget = budget
    t.made = 0


def deliver(t: Table, seat: i64, material: i64, section: i64) -> None:
    """§4.5 One material from the storage to an own section."""
    t.boards[seat * WIDTH + PILE] -= one(material)
    t.delivered[section] += one(material)
    if t.log is not None:
        t.log.say("delivered", [seat, MATERIALS[material], SECTIONS[section]])
    if missing(t, section) == 0:
        complete(t, section, seat)
    spend_budget(t, seat, 1)


def place_ornament(t: Table, seat: i64, section: i64, gems: i64) -> None:
    """§4.5, R14 The ornament's material and gems go to the supply at once; the gems bring prestige (§2.9)."""
    kind = section_type(t, section)
    used = one(t.box.ornament_material[kind]) + GEM_PILES[gems]
    t.boards[seat * WIDTH + PILE] -= used
    t.supply += used
    t.boards[seat * WIDTH + ORNAMENT + kind] -= 1
    t.ornaments[seat] |= bit(section)
    if t.log is not None:
        points = t.box.gem_prestige[gems]
        t.log.say("ornament", [seat, ORNAMENTS[kind], SECTIONS[section], GEMS[gems], points])
    gain_prestige(t, seat, t.box.gem_prestige[gems])
    spend_budget(t, seat, 1 + GEM_COUNTS[gems])


def section_type(t: Table, section: i64) -> i64:
    """§2.6 0 base, 1 middle, 2 dome."""
    if has(t.plan.of_type[0], section):
        return 0
    return 1 if has(t.plan.of_type[1], section) else 2


def spend_budget(t: Table, seat: i64, used: i64) -> None:
    """§4.5 The step closes by itself when the budget is used up or nothing can be delivered."""
    t.budget -= used
    t.made = 1
    if t.budget == 0 or not may_deliver(t, seat):
        stop_deliveries(t)


def stop_deliveries(t: Table) -> None:
    """§4.5 Leave DELIVER."""
    t.budget = 0
    t.made = 0
    resume(t)


# ---------------------------------------------------------------------- §4.6 completing a section


def complete(t: Table, section: i64, owner: i64) -> None:
    """§4.6, R16 Materials back, reward, penalties, finisher, in this order."""
    t.supply += t.delivered[section]
    t.delivered[section] = 0
    t.completed |= bit(section)
    card = t.cards[section]
    rubles = t.box.reward_rubles[card]
    if solo(t) and owner == 1:
        rubles = 0
    if t.log is not None:
        t.log.say("completed", [who(t, owner), SECTIONS[section], t.box.reward_recognition[card], rubles])
    gain_recognition(t, owner, t.box.reward_recognition[card])
    t.boards[owner * WIDTH + RUBLES_OF] += rubles
    punish(t, section)
    if finished_sections(t, owner) == t.box.sections_to_end and t.finisher < 0:
        become_finisher(t, owner)


def below(section: i64) -> i64:
    """The sections of the same tower that lie below."""
    return bit(section) - bit(section // LEVELS * LEVELS)


def above(section: i64) -> i64:
    """The sections of the same tower that lie above."""
    return bit(section // LEVELS * LEVELS) * ONE_TOWER & ~(bit(section) * 2 - 1)


def penalty(t: Table, section: i64, seat: i64) -> i64:
    """§4.6 step 3, R17: 1 RP for every foreign completed section above each own unfinished one below."""
    loss: i64 = 0
    late = unfinished(t, seat) & below(section)
    while late:
        loss += popcount(t.completed & above(lowest(late)) & ~t.owned[seat])
        late &= late - 1
    return loss


def punish(t: Table, section: i64) -> None:
    """§4.6 step 3: every owner of an unfinished section below, the completing player too."""
    for seat in range(t.seats):
        loss = penalty(t, section, seat)
        if loss > 0:
            if t.log is not None:
                t.log.say("penalty", [who(t, seat), loss, SECTIONS[section]])
            lose_recognition(t, seat, loss)


def become_finisher(t: Table, seat: i64) -> None:
    """§4.6 step 4, §5.1 The first with six completed sections; in solo without the bonus."""
    t.finisher = seat
    points = t.box.finisher_prestige_solo if solo(t) else t.box.finisher_prestige
    if t.log is not None:
        t.log.say("finisher", [who(t, seat), points])
    gain_prestige(t, seat, points)
