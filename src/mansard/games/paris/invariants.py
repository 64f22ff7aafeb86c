"""§9 What must hold in every position."""

from mypy_extensions import i64

from mansard.games.paris.legal import options
from mansard.games.paris.state import (
    BANKS,
    BONUS,
    END_PICK,
    FIRST_SPACE,
    FREE_PICK,
    HAND,
    KEYS,
    OVER,
    PAY,
    PRESTIGE,
    RES,
    RESERVE,
    SITE,
    STAR,
    TARGET,
    TWICE,
    UNUSED,
    USED,
    VPTILE,
    WIDTH,
    Table,
    all_marks,
    district_of,
    held,
    keycount,
    keys_placed,
    known,
    stacks_empty,
    taken_tokens,
)
from mansard.games.paris.tables import BONUS_9, BONUS_16, BUILDING_SPACES, FIRST_LANDMARK, KEY_TILES
from mansard.kernel.bits import bit, has, popcount


def check(t: Table) -> None:
    """§9 Raise AssertionError with the number of the invariant that is broken."""
    for seat in range(t.players):
        check_keys(t, seat)
    check_occupancy(t)
    check_tokens(t)
    check_landmarks(t)
    check_vp_tiles(t)
    check_bonus(t)
    check_end_tokens(t)
    check_tiles(t)
    check_stacks(t)
    check_course(t)


def check_keys(t: Table, seat: i64) -> None:
    """§9.1 All keys are somewhere; a key leaves the reserve only by bonus 13 or 14."""
    row = seat * WIDTH
    reserve = t.boards[row + RESERVE]
    placed = keys_placed(t, seat)
    total = t.box.hand[t.players] + t.box.key_reserve
    assert t.boards[row + HAND] + reserve + placed == total, f"9.1 seat {seat} must have {total} keys"
    fetched = popcount(t.boards[row + USED] & KEY_TILES)
    assert t.box.key_reserve - reserve <= fetched, "9.1 a key leaves the reserve by bonus 13 or 14 only"
    assert t.boards[row + TWICE] & ~t.boards[row + KEYS] == 0, "9.1 a second key needs a first"


def check_occupancy(t: Table) -> None:
    """§9.2, §9.3 Keys lie on properties that are there; extra keys need bonus 9 or 16."""
    extra: i64 = 0
    movers: i64 = 0
    taken: i64 = 0
    for seat in range(t.players):
        row = seat * WIDTH
        keys = t.boards[row + KEYS]
        assert keys & ~(t.tiles | all_marks(t)) == 0, "9.2 a key lies where no property is"
        extra += popcount(keys & taken) + popcount(t.boards[row + TWICE])
        taken |= keys
        movers += popcount(t.boards[row + USED] & (BONUS_9 | BONUS_16))
    assert extra <= movers, "9.3 a second key on a property needs bonus 9 or 16"


def check_tokens(t: Table) -> None:
    """§9.4, §9.12 Tokens are conserved; none lies beside a space with a key."""
    beside = [0] * 6
    for space in range(36):
        if has(t.token_left, space):
            beside[t.tokens[space]] += 1
    for token in range(6):
        column = STAR + token if token < 3 else RES + token - 3
        total = beside[token] + sum([t.boards[seat * WIDTH + column] for seat in range(t.players)])
        if token < 3:
            assert total <= 6, "9.4 six prestige tokens of each type"
        else:
            assert total + t.stock[token - 3] == 6, "9.4 six resource tokens of each type"
    for seat in range(t.players):
        assert t.boards[seat * WIDTH + KEYS] & t.token_left == 0, "9.12 the first key takes the token"


def check_landmarks(t: Table) -> None:
    """§9.6 Each landmark is in one place; those of a district differ in value."""
    count: i64 = 0
    for district in range(6):
        marks = t.marks[district]
        count += popcount(marks)
        assert marks & BUILDING_SPACES == 0, "9.6 landmarks only"
        values = [t.box.value[mark] for mark in range(36, 44) if has(marks, mark)]
        assert len(set(values)) == len(values), "9.6 landmarks of a district rise strictly"
    assert count == popcount(all_marks(t)), "9.6 a landmark is in one place"


def check_vp_tiles(t: Table) -> None:
    """§9.7 A VP tile is in one place; each was placed by a fourth key."""
    placed = [tile for tile in t.vp_at if tile >= 0]
    assert len(set(placed)) == len(placed), "9.7 a VP tile is in one place"
    ripe = [d for d in range(6) if keycount(t, d) >= t.box.trigger]
    assert len(placed) <= len(ripe), "9.7 a VP tile needs a district with four keys"


def check_bonus(t: Table) -> None:
    """§9.8 Every bonus tile is on the track or with a player."""
    copies = t.box.copies[t.players]
    for number in range(30):
        left = 0
        for mask in [t.on_track, t.second_on_track, t.third_on_track]:
            left += 1 if has(mask, number) else 0
        owners = len([seat for seat in range(t.players) if has(known(t, seat), number)])
        assert left + owners == copies[number], f"9.8 copies of bonus {number + 1}"
    for seat in range(t.players):
        row = seat * WIDTH
        assert t.boards[row + UNUSED] & t.boards[row + USED] == 0, "9.8 a tile is used or unused"


def check_end_tokens(t: Table) -> None:
    """§9.10 Twelve different end tokens; nobody takes one while stacks last."""
    assert popcount(taken_tokens(t)) == len(t.takes), "9.10 an end token is taken once"
    assert t.spent & ~taken_tokens(t) == 0, "9.10 a spent end token was taken"
    assert len(t.takes) == 0 or stacks_empty(t), "9.10 end tokens wait for the last building tile"
    total: i64 = popcount(t.spent)
    for seat in range(t.players):
        total += popcount(held(t, seat))
    assert total == len(t.takes), "9.10 a taken end token is held or spent"
    if t.last_round > 0:
        assert len(t.takes) == 12, "5.0 the last end token brings the last round"
        assert t.round <= t.last_round + 1, "5.0 one round is played after it"


def check_tiles(t: Table) -> None:
    """§9.11 Every tile is in one place, on a legal space."""
    seen: i64 = BUILDING_SPACES & ~t.unseen
    laid = [t.tile_at[space] for space in range(36) if t.tile_at[space] >= 0]
    assert len(set(laid)) == len(laid), "9.11 a tile is in one place"
    for space in range(36):
        tile = t.tile_at[space]
        assert (tile >= 0) == has(t.tiles, space), "9.11 a space holds a tile or not"
        if tile >= 0:
            assert has(seen, tile), "9.11 a tile on the board is not in a stack"
            assert tile % 6 == space % 6, "9.11 a tile lies on a space of its value"
            assert t.free or tile == space, "9.11 each tile is on its own space"
    for district in range(6):
        kinds = [
            t.box.type_of[t.tile_at[s]] for s in range(district * 6, district * 6 + 6) if t.tile_at[s] >= 0
        ]
        assert len(set(kinds)) == len(kinds), "9.11 each type once in a district"


def check_stacks(t: Table) -> None:
    """§9.11 Stacks and removed tiles are what nobody has seen; the backs are possible."""
    removed = t.box.removed_free if t.free else t.box.removed_fixed
    height = t.heights[0] + t.heights[1] + t.heights[2]
    assert popcount(t.unseen) == height + removed, "9.11 stacks, board and removed tiles make 36"
    if not t.free:
        assert popcount(t.tiles) + popcount(t.unseen) == 36, "9.11 no tile is lost with fixed placement"
    for district in range(6):
        tops = len([k for k in range(3) if t.heights[k] > 0 and t.backs[k] == district])
        assert tops <= popcount(t.unseen & t.box.plots[district]), "9.11 a back without a tile"
    for k in range(3):
        assert (t.heights[k] > 0) == (t.backs[k] >= 0), "9.11 a stack has a back"


def check_course(t: Table) -> None:
    """§4 The phase has what it needs, and the player to act has an option."""
    assert (t.phase == SITE) == (t.drawn >= 0), "4.2 a tile to be sited"
    assert t.phase != SITE or t.free, "4.2 a site is chosen with free placement only"
    assert (t.phase == OVER) == (0 < t.last_round < t.round), "5.0 the game ends after the last round"
    moving = t.phase in (TARGET, PAY, BONUS, PRESTIGE, VPTILE)
    moving = moving or (FREE_PICK <= t.phase < OVER and t.back == BONUS)
    assert moving == (t.source >= 0), "4.5 a key moves only in its move"
    if moving:
        check_move(t)
    if t.phase == END_PICK:
        assert stacks_empty(t), "4.8 end tokens wait for the last building tile"
    if t.phase != OVER:
        assert len(options(t, t.turn)) > 0, "4.12 there is always an option"


def check_move(t: Table) -> None:
    """§4.5-§4.7 The key lies where the move has come to, and rises."""
    row = t.turn * WIDTH
    assert (t.phase == TARGET) == (t.target < 0), "4.5 a move has a target"
    if t.phase in (TARGET, PAY):
        here = t.boards[row + BANKS] if t.source < FIRST_SPACE else t.boards[row + KEYS] * bit(FIRST_SPACE)
        assert has(here, t.source), "4.5 the key to be moved lies there"
    else:
        assert has(t.boards[row + KEYS], t.target), "4.5 the key has arrived"
    assert (t.phase == PAY) == (t.need > 0), "4.6 something is to be paid"
    if t.phase == PRESTIGE:
        assert t.target >= FIRST_LANDMARK, "4.7.2 prestige belongs to a landmark"
    if t.phase == BONUS:
        assert t.target < FIRST_LANDMARK, "4.7.1 a bonus tile comes with a building"
        assert t.box.bonus_price[t.target % 6] >= 0, "4.7.1 a bonus tile comes with a cheap building"
    if t.source >= FIRST_SPACE and t.target >= 0:
        left = t.source - FIRST_SPACE
        assert district_of(t, left) == district_of(t, t.target), "9.2 a key keeps its district"
        assert t.box.value[left] < t.box.value[t.target], "9.2 a key's value rises"
