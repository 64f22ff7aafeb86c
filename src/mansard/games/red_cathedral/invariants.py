"""§9 What must hold in every position."""

from mypy_extensions import i64

from mansard.games.red_cathedral.build import missing, section_type
from mansard.games.red_cathedral.claim import locked_ornament, still_locked
from mansard.games.red_cathedral.legal import options
from mansard.games.red_cathedral.piles import count, kinds, total
from mansard.games.red_cathedral.saving import in_use
from mansard.games.red_cathedral.scoring import tower_points, tower_value
from mansard.games.red_cathedral.state import (
    CLAIM_BANNER,
    CLAIM_SLOT,
    DEALS,
    DELIVER,
    GAIN,
    INFL_MORE,
    MAIN,
    ORNAMENT,
    OVER,
    PILE,
    POS,
    RESERVE,
    RIVAL,
    RIVAL_CLAIM,
    RIVAL_ORNAMENT,
    RUBLES_OF,
    SLOT,
    STORED,
    UP,
    WHITES,
    WIDTH,
    Table,
    banners_left,
    claimed,
    decorated,
    dice_in,
    finished_sections,
    is_advanced,
    solo,
)
from mansard.games.red_cathedral.tables import ACTIONS, BASES
from mansard.games.red_cathedral.track import next_symbol, prestige, previous_symbol
from mansard.kernel.bits import has, members, popcount


def invariants(t: Table) -> None:
    """§9 Raise AssertionError with the number of the invariant that is broken."""
    check_materials(t)
    for seat in range(t.seats):
        check_marker(t, seat)
        if not (solo(t) and seat == RIVAL):
            check_banners(t, seat)
            check_slots(t, seat)
            check_ornaments(t, seat)
    check_market(t)
    check_site(t)
    check_deliveries(t)
    check_finisher(t)
    check_claims(t)
    check_phase(t)
    check_towers(t)
    if solo(t):
        check_rival(t)


def check_materials(t: Table) -> None:
    """§9.1 Every material is in the supply, a storage, on a section or on a card of the Rival."""
    used = in_use(t)
    for material in range(6):
        there = count(t.supply, material) + used[material]
        assert there == t.box.supply_counts[material], "9.1 a material was lost or made"


def check_banners(t: Table, seat: i64) -> None:
    """§9.2, §9.3 Six banners; storage is not overfull."""
    row = seat * WIDTH
    stored = t.boards[row + STORED]
    elsewhere = t.boards[row + RESERVE] + popcount(t.boards[row + WHITES])
    assert stored + elsewhere == banners_left(t, seat), "9.2 a player has six banners"
    assert 0 <= stored <= t.box.banners_stored, "9.3 at most four banners are on storage"
    assert stored + total(t.boards[row + PILE]) <= t.box.cells, "9.3 the storage is overfull"
    if is_advanced(t, seat):
        assert t.boards[row + RESERVE] == 0, "9.2 the advanced side has no reserve"
    else:
        assert t.boards[row + WHITES] == 0, "9.2 the basic side has no banners in slots"


def check_slots(t: Table, seat: i64) -> None:
    """§9.2 As many tokens on the board as sections, but for the one in hand."""
    row = seat * WIDTH
    held: i64 = 1 if t.phase == CLAIM_SLOT and t.turn == seat else 0
    for slot in range(6):
        if t.boards[row + SLOT + slot] >= 0:
            held += 1
            if slot >= 4:
                assert not has(t.boards[row + WHITES], slot - 4), "9.2 a token lies under a banner"
        else:
            assert not has(t.boards[row + UP], slot), "9.2 an empty slot has no face-up token"
    assert held == popcount(t.owned[seat]), "9.2 tokens on the board and sections differ"


def check_market(t: Table) -> None:
    """§9.4, §9.5 Dice, tiles, guild cards."""
    for die in range(5):
        assert 1 <= t.dice[5 + die] <= 6, "9.4 a die shows 1 to 6"
        assert dice_in(t, t.dice[die]) <= t.box.most_dice, "9.4 a sector holds at most three dice"
    assert sorted(t.tiles) == list(range(8)), "9.5 the tiles are a permutation of the eight"
    assert sorted([card // 3 for card in t.guilds]) == [0, 1, 2, 3], "9.5 there is one card of each guild"


def check_site(t: Table) -> None:
    """§9.6 Owned sections form a prefix of their tower; ornaments are on completed sections only."""
    taken = claimed(t)
    owners: i64 = 0
    decorations: i64 = 0
    for seat in range(t.seats):
        owners += popcount(t.owned[seat])
        decorations += popcount(t.ornaments[seat])
    assert owners == popcount(taken), "9.6 a section has one owner"
    assert decorations == popcount(decorated(t)), "9.6 a section bears one ornament"
    assert taken & ~t.plan.site == 0, "9.6 a banner is off the site"
    assert taken & ~BASES & ~(taken << 1) == 0, "9.6 owned sections form a prefix from the bottom"
    assert t.completed & ~taken == 0, "9.6 a completed section has an owner"
    assert decorated(t) & ~t.completed == 0, "9.6 an ornament is on a completed section"
    cards = [int(t.cards[place]) for place in t.plan.places]
    assert len(set(cards)) == len(cards), "9.6 every card exists once"
    for place in t.plan.places:
        assert t.box.section_type[t.cards[place]] == section_type(t, place), "9.6 the type of a card fits"
    waiting = [int(t.tokens[place]) for place in members(t.plan.site & ~taken)]
    assert -1 not in waiting, "9.6 a section without owner has a token"
    assert len(set(waiting)) == len(waiting), "9.6 every token exists once"


def check_deliveries(t: Table) -> None:
    """§9.7 Never more than the cost; a full section is completed; a completed one is empty."""
    for place in t.plan.places:
        pile = t.delivered[place]
        cost = t.box.cost[t.cards[place]]
        if has(t.completed, place) or not has(claimed(t), place):
            assert pile == 0, "9.7 only unfinished sections with an owner hold materials"
        elif solo(t) and has(t.owned[RIVAL], place):
            assert total(pile) < total(cost), "9.7 the Rival's full section is completed"
        else:
            for material in range(6):
                assert count(pile, material) <= count(cost, material), "9.7 more was delivered than needed"
            assert missing(t, place) != 0, "9.7 a full section is completed"


def check_ornaments(t: Table, seat: i64) -> None:
    """§9.8 One door, two arches, one cross: available, locked or placed."""
    for kind in range(3):
        there = t.boards[seat * WIDTH + ORNAMENT + kind]
        assert there >= 0, "9.8 no ornament can be missing"
        there += popcount(t.ornaments[seat] & t.plan.of_type[kind])
        for slot in members(still_locked(t, seat)):
            there += 1 if locked_ornament(t, seat, slot) == kind else 0
        assert there == t.box.ornament_counts[kind], "9.8 a player has a door, two arches and a cross"


def check_marker(t: Table, seat: i64) -> None:
    """§9.9 The marker and the rubles are not negative; symbols are symbols."""
    pos = t.boards[seat * WIDTH + POS]
    assert pos >= 0, "9.9 the marker stands on the track"
    assert t.boards[seat * WIDTH + RUBLES_OF] >= 0, "9.9 nobody owes rubles"
    assert prestige(t, pos) <= prestige(t, pos + 1), "9.9 prestige grows with the marker"
    assert prestige(t, next_symbol(t, pos)) == prestige(t, pos) + 1, "9.9 the next symbol is worth one more"
    if pos > t.box.first_symbol:
        back = previous_symbol(t, pos)
        assert prestige(t, back) > prestige(t, back - 1), "9.9 the previous symbol is a symbol"


def check_finisher(t: Table) -> None:
    """§9.10 A finisher is there if and only if somebody has six completed sections."""
    most: i64 = 0
    for seat in range(t.seats):
        done = finished_sections(t, seat)
        assert done <= 6, "9.10 at most six sections are completed"
        most = done if done > most else most
    assert (t.finisher >= 0) == (most >= t.box.sections_to_end), "9.10 six completed sections end the game"
    if t.finisher >= 0:
        done = finished_sections(t, t.finisher)
        assert done >= t.box.sections_to_end, "9.10 the finisher has six completed sections"


def check_claims(t: Table) -> None:
    """§9.11 Every banner left has a section."""
    banners: i64 = 0
    for seat in range(t.seats):
        banners += banners_left(t, seat)
    assert popcount(t.plan.site & ~claimed(t)) == banners, "9.11 sections and banners left differ"


def check_phase(t: Table) -> None:
    """§9.12, §9.13 The turn's own facts fit the phase, and there is something to choose."""
    assert (t.chosen >= 0) == (t.phase == CLAIM_BANNER), "9.13 a section is chosen while claiming"
    assert (t.token >= 0) == (t.phase == CLAIM_SLOT), "9.13 a token is in hand while placing it"
    assert (t.budget > 0) == (t.phase == DELIVER), "9.13 deliveries are left while delivering"
    assert (t.gain_most > 0) == (t.phase == GAIN), "9.13 something can be gained in a gain"
    assert (t.gain_kind >= 0) == (t.phase == GAIN), "9.13 a material is known in a gain"
    assert (t.action >= 0) == (t.phase == INFL_MORE), "9.13 an action is in progress while repeating"
    assert t.moved >= 0 or (t.phase != DEALS and t.phase != INFL_MORE), "9.13 deals need a moved die"
    assert t.moved < 0 or t.phase not in (MAIN, CLAIM_BANNER, CLAIM_SLOT), "9.13 a die has moved too early"
    assert t.moved >= 0 or t.deals == 0, "9.12 deals belong to a market turn"
    if t.phase == INFL_MORE:
        assert t.box.action_repeats[t.action] == 1, f"9.12 {ACTIONS[t.action]} does not repeat"
    rivals = t.phase == RIVAL_CLAIM or t.phase == RIVAL_ORNAMENT
    assert rivals == (solo(t) and t.turn == RIVAL and t.phase != OVER), "9.13 the Rival acts by itself"
    if t.phase != OVER:
        seat: i64 = 0 if rivals else t.turn
        assert len(options(t, seat)) > 0, "9.13 every decision has an option"


def check_towers(t: Table) -> None:
    """§9.14 A tower pays no more than its places."""
    for tower in range(t.plan.towers):
        value = tower_value(t, tower)
        paid: i64 = 0
        for seat in range(t.seats):
            paid += tower_points(t, seat, tower)
        if t.seats == 2:
            assert paid <= value + value // t.box.second_of_two, "9.14 a tower pays too much"
        elif t.box.next_place == 2:
            assert 8 * paid <= 15 * value, "9.14 a tower pays too much"


def check_rival(t: Table) -> None:
    """§9.1, §9.2 The Rival's row and queue."""
    assert sorted(t.rival_cards) == [0, 1, 2, 3, 4], "9.2 the Rival has five different cards"
    assert sorted(t.rival_dice) == [0, 1, 2, 3, 4], "9.2 the Rival has five different tokens"
    placed = popcount(t.ornaments[RIVAL])
    queue = list(t.box.rival_ornaments)[:placed]
    for kind in range(3):
        there = popcount(t.ornaments[RIVAL] & t.plan.of_type[kind])
        assert there == queue.count(kind), "9.8 the Rival's ornaments leave the queue in order"
    assert kinds(t.boards[RIVAL * WIDTH + PILE]) == 0, "9.1 the Rival has no storage"
