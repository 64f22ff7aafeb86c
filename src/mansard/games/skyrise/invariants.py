"""§9 What must hold in every position."""

from mypy_extensions import i64

from mansard.games.skyrise.cards import EFFECTS
from mansard.games.skyrise.eras import undecided
from mansard.games.skyrise.legal import answer_choices, open_districts, opening_choices, vault_choices
from mansard.games.skyrise.moves import building_number
from mansard.games.skyrise.scoring import controllers
from mansard.games.skyrise.state import (
    COLOUR,
    COMMISSIONS,
    EXCESS,
    HAND,
    KEYS,
    OBJECTIVE,
    OPEN_DISTRICT,
    OPEN_PIECE,
    OVER,
    PATRON,
    PICK_WONDERS,
    PICKS,
    PLACE_WILD,
    RESPOND,
    RESPOND_PIECE,
    SHOWN,
    TRACK,
    VAULT_TAKE,
    WIDTH,
    WILD_ON,
    Table,
    card_of,
    every_piece,
    is_wonder,
    locked,
    seats_mask,
    unbuilt,
)
from mansard.games.skyrise.tables import COMMISSION, HUB, WILD
from mansard.kernel.bits import has, members, popcount


def check(t: Table) -> None:
    """§9 Raise AssertionError with the number of the invariant that is broken."""
    check_districts(t)
    for seat in range(t.players):
        check_pieces(t, seat)
        check_board(t, seat)
    check_discs(t)
    check_auction(t)
    check_era(t)
    check_finish(t)
    check_secrets(t)


def check_districts(t: Table) -> None:
    """§9.1 At most one of structure and bid in a district; bids exist during an auction only."""
    assert t.structures & t.bids == 0, "9.1 a structure and a bid share a district"
    assert (t.structures | t.bids | t.disc_at) & ~t.layout.districts == 0, "9.1 a piece lies off the board"
    if t.phase not in (OPEN_PIECE, RESPOND, RESPOND_PIECE):
        assert t.bids == 0, "9.1 bids exist during an auction only"
    owned: i64 = 0
    for seat in range(t.players):
        assert owned & t.owned[seat] == 0, "9.1 two structures share a district"
        owned |= t.owned[seat]
    assert owned == t.structures, "9.1 every structure has an owner"
    assert popcount(t.low | t.medium | t.tall) == popcount(t.low) + popcount(t.medium) + popcount(t.tall), (
        "9.1 a building has one height"
    )


def check_pieces(t: Table, seat: i64) -> None:
    """§9.2 Every piece is available, locked, a bid or a structure; the heights built fit the pieces built."""
    every = every_piece(t)
    left = unbuilt(t, seat)
    assert t.available[seat] & t.lying[seat] == 0, "9.2 a piece is in two places"
    assert (t.available[seat] | t.lying[seat]) & locked(t, seat) == 0, "9.2 a locked piece is in use"
    assert left & ~every == 0, "9.2 a seat has a piece too many"
    built = every & ~left
    assert popcount(t.owned[seat]) == popcount(built), "9.2 structures and built pieces differ"
    mine = t.owned[seat]
    heights: list[i64] = [0, 0, 0]
    for piece in members(built):
        if is_wonder(piece):
            place = t.wonder_at[seat * 2 + piece - 12]
            assert place >= 0 and has(mine, place), "9.2 a built wonder stands nowhere"
            if has(t.tall_pieces[seat], piece):
                heights[2] += 1
        else:
            heights[t.box.heights[t.boards[seat * WIDTH + COLOUR] * 12 + piece]] += 1
    assert heights[0] == popcount(mine & t.low), "9.2 low buildings"
    assert heights[1] == popcount(mine & t.medium), "9.2 medium buildings"
    assert heights[2] == popcount(mine & t.tall), "9.2 tall buildings"


def check_board(t: Table, seat: i64) -> None:
    """§9.4, §9.5 Tracks hold 0-4 discs; excess needs a full track."""
    row = seat * WIDTH
    full = False
    for colour in range(4):
        discs = t.boards[row + TRACK + colour]
        assert 0 <= discs <= 4, "9.4 a track holds 0 to 4 discs"
        assert t.boards[row + WILD_ON + colour] <= discs, "9.4 wild discs count with their track"
        full = full or discs == 4
    assert t.boards[row + WILD_ON + 4] <= t.boards[row + EXCESS], "9.4 wild discs count as excess"
    assert full or t.boards[row + EXCESS] == 0, "9.5 excess discs need a full track"


def check_discs(t: Table) -> None:
    """§9.3 Discs are conserved; a structure's district has none; other districts keep theirs."""
    counts = [0] * 10
    for place in members(t.disc_at):
        assert t.discs[place] >= 0, "9.3 a disc without a kind"
        counts[t.discs[place]] += 1
    excess = 0
    for seat in range(t.players):
        row = seat * WIDTH
        for colour in range(4):
            counts[colour] += t.boards[row + TRACK + colour] - t.boards[row + WILD_ON + colour]
            counts[4 + colour] += t.boards[row + PATRON + colour]
        counts[WILD] += sum([t.boards[row + WILD_ON + where] for where in range(5)])
        counts[COMMISSION] += t.boards[row + COMMISSIONS]
        excess += t.boards[row + EXCESS] - t.boards[row + WILD_ON + 4]
    if t.phase == PLACE_WILD:
        counts[WILD] += 1
    wanted = t.box.disc_counts[t.players]
    missing = [wanted[disc] - counts[disc] for disc in range(10)]
    assert missing[4:] == [0] * 6, "9.3 patron, wild and commission discs are conserved"
    assert min(missing[:4]) >= 0 and sum(missing[:4]) == excess, "9.3 district discs are conserved"
    assert t.disc_at & t.structures == 0, "9.3 a district with a structure has no disc"
    bare = popcount(t.layout.districts & ~t.structures & ~t.disc_at)
    assert bare <= vaults_built(t), "9.3 an empty district has a disc, but for a Vault's"


def vaults_built(t: Table) -> int:
    """How many built wonders may have taken a second disc."""
    count = 0
    for k in range(t.players * 2):
        if t.wonder_at[k] >= 0 and effect_of(t, k) == "take_second_disc":
            count += 1
    return count


def effect_of(t: Table, k: i64) -> str:
    """The effect of the k-th wonder of the table."""
    return EFFECTS[t.box.cards[t.cards[k]].effect]


def check_auction(t: Table) -> None:
    """§9.6, §9.7, §9.10 Bids rise side by side; the last bidder is in; the first bid opened rightly."""
    for i in range(t.bid_count):
        seat = t.bid_list[i] // 1024
        piece = t.bid_list[i] // 64 % 16
        assert i == 0 or follows(t, i, seat, piece), "9.6 a bid does not follow the one before"
    if t.bid_count:
        assert not has(t.passed, t.last_owner), "9.7 the last bidder has not passed"
        assert t.bid_list[0] // 1024 == t.opener, "4.2 the opener makes the first bid"
    if t.phase in (OPEN_DISTRICT, OPEN_PIECE):
        check_opening(t)
    elif t.phase in (RESPOND, RESPOND_PIECE):
        check_response(t)
    elif t.phase in (PLACE_WILD, VAULT_TAKE):
        check_resolution(t)
    else:
        assert t.bid_count == 0 and t.passed == 0, "9.1 bids exist during an auction only"
    if t.phase in (OPEN_PIECE, RESPOND_PIECE):
        assert t.chosen >= 0, "4.4 the second half of a bid needs its district"
    else:
        assert t.chosen < 0, "4.4 a district is chosen between the halves of a bid only"


def check_opening(t: Table) -> None:
    """§4.2, §9.14 The opener has not finished, and can open."""
    assert t.turn == t.opener and not has(t.finished, t.opener), "4.2 the opener opens"
    assert t.bid_count == 0 and t.passed == 0, "4.4 an auction opens without bids and passes"
    assert open_districts(t) != 0, "9.14 there is always an opening district"
    assert opening_choices(t, t.turn) != 0, "9.15 the opener has an opening"
    if t.phase == OPEN_PIECE and t.chosen >= 0:
        assert has(opening_choices(t, t.turn), t.chosen), "4.3 the district chosen is no opening district"


def check_response(t: Table) -> None:
    """§9.6, §9.7, §9.10, §9.15 Bids lie apart, each a piece of its owner; the responder has an answer."""
    assert t.bid_count > 0, "9.6 a response needs a bid"
    assert t.turn != t.last_owner, "9.6 nobody outbids the own bid"
    assert not has(t.passed | t.finished, t.turn), "9.7 who has passed is out"
    assert popcount(t.bids) == t.bid_count, "9.1 two bids share a district"
    lying: i64 = 0
    for seat in range(t.players):
        lying += popcount(t.lying[seat])
    assert lying == t.bid_count, "9.6 a piece is bid once an auction"
    assert first_bid_opened(t), "9.10 the first bid lay on the hub or next to a structure"
    assert answer_choices(t, t.turn) != 0, "4.11 who cannot answer has passed"
    if t.phase == RESPOND_PIECE and t.chosen >= 0:
        assert has(answer_choices(t, t.turn), t.chosen), "4.3 nothing may be bid in the district chosen"


def first_bid_opened(t: Table) -> bool:
    """§9.10 The first bid lay in O, unless it was the Assembly Hall."""
    seat = t.bid_list[0] // 1024
    piece = t.bid_list[0] // 64 % 16
    if is_wonder(piece) and has(t.box.assembly, card_of(t, seat, piece)):
        return True
    return has(t.layout.districts & ~t.structures & (t.box.island_masks[HUB] | t.near), t.bid_list[0] % 64)


def check_resolution(t: Table) -> None:
    """§4.4 RESOLVE 3-4: the winner of the auction places a disc or chooses one."""
    assert t.bid_count > 0 and t.turn == t.last_owner, "4.4 the winner of the auction decides"
    assert has(t.owned[t.turn], t.last_place), "4.4 the winning bid has become a structure"
    if is_wonder(t.last_piece):
        assert t.wonder_at[t.turn * 2 + t.last_piece - 12] == t.last_place, "4.4 the wonder stands elsewhere"
    else:
        assert t.effect_due == 0 and t.phase == PLACE_WILD, "2.8 only a wonder has an effect"
    if t.phase == VAULT_TAKE:
        vault = effect_of(t, t.turn * 2 + t.last_piece - 12) == "take_second_disc"
        assert vault and vault_choices(t, t.last_place), "4.7 only the Vault takes a second disc"
        assert t.effect_due == 0, "4.7 the Vault's effect is under way"


def follows(t: Table, i: i64, seat: i64, piece: i64) -> bool:
    """§9.6 Whether the i-th bid may follow the one before."""
    before = t.bid_list[i - 1]
    other = before // 1024
    beaten = before // 64 % 16
    if other == seat or not has(t.layout.adjacent[before % 64], t.bid_list[i] % 64):
        return False
    if is_wonder(beaten):
        return is_wonder(piece) and has(t.box.hammer, card_of(t, seat, piece))
    if is_wonder(piece):
        return True
    return building_number(t, seat, piece) > building_number(t, other, beaten)


def check_era(t: Table) -> None:
    """§9.8, §9.9, §9.11 Counts of structures by era."""
    built = popcount(t.structures)
    if t.era == 1:
        assert built <= 6 * t.players + 1, "9.8 too many structures in era 1"
        for seat in range(t.players):
            assert t.boards[seat * WIDTH + KEYS] == 0, "9.9 a key in era 1"
    else:
        assert built >= 7, "9.8 era 1 ends with seven structures at least"
    if t.phase == PICK_WONDERS:
        assert t.era == 1 and built >= 7, "9.8 era 1 ends with seven structures at least"
        assert undecided(t) != 0, "4.8 when all have chosen, era 2 begins"
    elif t.era == 1 and t.phase <= RESPOND_PIECE:
        for seat in range(t.players):
            left = unbuilt(t, seat) & t.box.first_era[t.boards[seat * WIDTH + COLOUR]]
            assert left != 0, "4.2 era 1 ends when a player has built all seven"
    if t.phase == OVER:
        empty = popcount(t.layout.districts & ~t.structures)
        assert empty == [0, 0, 4, 7, 8][t.players], "9.11 empty districts at the end"


def check_finish(t: Table) -> None:
    """§9.13 Keys follow the order of finishing."""
    order = t.finish_order
    assert len(set(order)) == len(order), "9.13 nobody finishes twice"
    for seat in range(t.players):
        keys = t.boards[seat * WIDTH + KEYS]
        first = len(order) > 0 and order[0] == seat
        second = len(order) > 1 and order[1] == seat and t.box.has_small_key[t.players]
        assert has(keys, 0) == first, "9.13 the large key"
        assert has(keys, 1) == second, "9.13 the small key"
        assert not has(t.finished, seat) or unbuilt(t, seat) == 0, "9.13 a finished player has pieces"
        resolving = t.phase in (PLACE_WILD, VAULT_TAKE) and seat == t.turn
        out = resolving or has(t.finished, seat)
        assert out or unbuilt(t, seat) != 0, "4.1 who has built all is finished"
    assert (t.finished == seats_mask(t)) == (t.phase == OVER), "4.2 the game ends when all are finished"


def check_secrets(t: Table) -> None:
    """§3.4-§3.7 Hidden cards are dealt once."""
    assert differ(t, OBJECTIVE), "3.5 objectives are dealt once"
    assert differ(t, COLOUR), "3.1 colours differ"
    dealt: i64 = 0
    for seat in range(t.players):
        cards = t.boards[seat * WIDTH + HAND] if t.era == 1 else t.boards[seat * WIDTH + PICKS]
        assert dealt & cards == 0, "3.4 a wonder card is dealt once"
        dealt |= cards
        check_hand(t, seat)
        check_shown(t, seat)


def differ(t: Table, column: i64) -> bool:
    """Whether no two seats have the same number in a column."""
    return len({t.boards[seat * WIDTH + column] for seat in range(t.players)}) == t.players


def check_hand(t: Table, seat: i64) -> None:
    """§3.4, §4.8 In era 1 a hand, at its end a pick out of it; in era 2 only the chosen cards are left."""
    kept = t.box.cards_kept[t.players]
    hand, picks = t.boards[seat * WIDTH + HAND], t.boards[seat * WIDTH + PICKS]
    if t.era == 2:
        assert hand == 0, "4.8 the other cards leave the game"
        return
    assert popcount(hand) == t.box.cards_dealt[t.players], "3.4 a hand has its number of cards"
    assert picks & ~hand == 0, "4.8 a pick comes from the hand"
    if picks:
        assert t.phase == PICK_WONDERS, "4.8 wonders are chosen at the end of era 1"
        assert popcount(picks) == kept, "4.8 a pick has its number of cards"


def check_shown(t: Table, seat: i64) -> None:
    """§7.1 An objective is shown by the Manifesto House, or at the end."""
    manifesto = t.phase == OVER
    shown = t.boards[seat * WIDTH + SHOWN] == 1
    for k in range(seat * 2, seat * 2 + 2):
        if t.wonder_at[k] >= 0 and effect_of(t, k) == "reveal_objective_per_structure":
            manifesto = True
    assert manifesto or not shown, "7.1 only the Manifesto House or the end shows an objective"
    assert t.phase != OVER or shown, "5.1 the end reveals all objectives"


def check_control(t: Table) -> bool:
    """§9.12 An island pays nobody only if it has no buildings."""
    for island in t.layout.on_island:
        if not controllers(t, island) and (t.low | t.medium | t.tall) & island:
            return False
    return True
