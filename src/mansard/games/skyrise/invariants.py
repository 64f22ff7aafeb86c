"""§9 What must hold in every position."""

from mypy_extensions import i64

from mansard.games.skyrise.auction import open_districts
from mansard.games.skyrise.scoring import controls
from mansard.games.skyrise.state import (
    COMMISSIONS,
    EXCESS,
    LARGE_KEY,
    OPEN_DISTRICT,
    OPEN_PIECE,
    OVER,
    PATRON,
    PICK_WONDERS,
    PLACE_WILD,
    RESPOND,
    RESPOND_PIECE,
    SMALL_KEY,
    TRACK,
    WIDTH,
    WILD_ON,
    Table,
    card_of,
    is_wonder,
    locked,
    seats_mask,
    unbuilt,
)
from mansard.games.skyrise.tables import COMMISSION, WILD
from mansard.kernel.bits import bit, has, members, popcount


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
    wonders = t.box.cards_kept[t.players]
    every = 4095 | (bit(wonders) - 1) * 4096
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
            heights[t.box.heights[t.colours[seat] * 12 + piece]] += 1
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
        if t.wonder_at[k] >= 0 and t.cards[k] == 17:
            count += 1
    return count


def check_auction(t: Table) -> None:
    """§9.6, §9.7 Numbers rise, bids lie side by side, owners alternate, only the Hammer beats a wonder."""
    for i in range(t.bid_count):
        seat = t.bid_list[i] // 1024
        piece = t.bid_list[i] // 64 % 16
        assert i == 0 or follows(t, i, seat, piece), "9.6 a bid does not follow the one before"
    if t.bid_count:
        assert not has(t.passed, t.last_owner), "9.7 the last bidder has not passed"
    if t.phase in (RESPOND, RESPOND_PIECE):
        assert t.bid_count > 0, "9.6 a response needs a bid"
        assert t.turn != t.last_owner, "9.6 nobody outbids the own bid"
        assert not has(t.passed | t.finished, t.turn), "9.7 who has passed is out"
    if t.phase in (OPEN_DISTRICT, OPEN_PIECE):
        assert t.turn == t.opener and not has(t.finished, t.opener), "4.2 the opener opens"
        assert open_districts(t) != 0, "9.14 there is always an opening district"
    if t.phase in (OPEN_PIECE, RESPOND_PIECE):
        assert t.chosen >= 0, "4.4 the second half of a bid needs its district"


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
    numbers = t.box.numbers
    return numbers[t.colours[seat] * 12 + piece] > numbers[t.colours[other] * 12 + beaten]


def check_era(t: Table) -> None:
    """§9.8, §9.9, §9.11 Counts of structures by era."""
    built = popcount(t.structures)
    if t.era == 1:
        assert built <= 6 * t.players + 1, "9.8 too many structures in era 1"
        for seat in range(t.players):
            row = seat * WIDTH
            assert t.boards[row + LARGE_KEY] + t.boards[row + SMALL_KEY] == 0, "9.9 a key in era 1"
    else:
        assert built >= 7, "9.8 era 1 ends with seven structures at least"
    if t.phase == PICK_WONDERS:
        assert t.era == 1 and built >= 7, "9.8 era 1 ends with seven structures at least"
    if t.phase == OVER:
        empty = popcount(t.layout.districts & ~t.structures)
        assert empty == [0, 0, 4, 7, 8][t.players], "9.11 empty districts at the end"


def check_finish(t: Table) -> None:
    """§9.13 Keys follow the order of finishing."""
    order = t.finish_order
    assert len(set(order)) == len(order), "9.13 nobody finishes twice"
    for seat in range(t.players):
        row = seat * WIDTH
        first = len(order) > 0 and order[0] == seat
        second = len(order) > 1 and order[1] == seat and t.box.has_small_key[t.players]
        assert t.boards[row + LARGE_KEY] == (1 if first else 0), "9.13 the large key"
        assert t.boards[row + SMALL_KEY] == (1 if second else 0), "9.13 the small key"
        assert not has(t.finished, seat) or unbuilt(t, seat) == 0, "9.13 a finished player has pieces"
    if t.phase == OVER:
        assert t.finished == seats_mask(t), "4.2 the game ends when all are finished"


def check_secrets(t: Table) -> None:
    """§3.4-§3.7 Hidden cards are dealt once."""
    assert len(set(t.objectives)) == t.players, "3.5 objectives are dealt once"
    assert len(set(t.colours)) == t.players, "3.1 colours differ"
    dealt: i64 = 0
    for seat in range(t.players):
        assert dealt & t.hands[seat] == 0, "3.4 a wonder card is dealt once"
        dealt |= t.hands[seat]
        assert t.era == 2 or t.picks[seat] & ~t.hands[seat] == 0, "4.8 a pick comes from the hand"


def check_control(t: Table) -> bool:
    """§9.12 An island pays nobody only if it has no buildings."""
    for island in t.layout.on_island:
        paid = [seat for seat in range(t.players) if controls(t, seat, island)]
        if not paid and (t.low | t.medium | t.tall) & island:
            return False
    return True
