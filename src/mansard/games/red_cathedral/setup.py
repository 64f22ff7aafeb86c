"""§3 Set-up, in the order of the rules; every draw comes from one stream."""

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.red_cathedral.rival import ALL_FACE_UP
from mansard.games.red_cathedral.state import (
    ORNAMENT,
    RESERVE,
    RIVAL,
    RUBLES_OF,
    STORED,
    WHITES,
    WIDTH,
    Table,
    is_advanced,
    solo,
)
from mansard.games.red_cathedral.tables import BANNERS, COLOURS, RECOGNITION
from mansard.kernel.bits import bit
from mansard.kernel.chance import Stream


def lay_out(t: Table, colours: list[str], boards: list[str], guilds: str, stream: Stream) -> None:
    """§3 All steps."""
    give_colours(t, colours, stream)
    for seat, side in enumerate(boards):
        if side == "advanced":
            t.advanced |= bit(seat)
    for seat in range(t.players):
        lay_banners(t, seat)
        lay_ornaments(t, seat)
    t.tiles = vec[i64](stream.shuffled(list(range(8))))
    lay_guild_cards(t, guilds, stream)
    place_dice(t, stream)
    t.plan = t.box.plans[choose(t.box.plans_for(int(t.players)), stream)]
    fill_towers(t, stream)
    lay_tokens(t, stream)
    for seat in range(t.players):
        t.boards[seat * WIDTH + RUBLES_OF] = t.box.starting_rubles[seat]
    if solo(t):
        prepare_rival(t, stream)
    t.rng = stream.key()


def choose(items: list[int], stream: Stream) -> int:
    """One of the items."""
    return items[stream.below(len(items))]


def give_colours(t: Table, colours: list[str], stream: Stream) -> None:
    """§3 step 1: chosen colours stay, the other seats draw from the unused."""
    drawn = stream.shuffled([c for c in range(4) if COLOURS[c] not in colours])
    given = [COLOURS.index(name) if name in COLOURS else drawn.pop() for name in colours]
    if solo(t):
        given.append(rival_colour(given[0]))
    t.colours = vec[i64](given)


def rival_colour(human: int) -> int:
    """§6.2.1 The next colour in the cycle."""
    return (human + 1) % 4


def lay_banners(t: Table, seat: i64) -> None:
    """§3 step 2, §2.8 Four banners on the storage, two below it or in the white slots."""
    row = seat * WIDTH
    t.boards[row + STORED] = t.box.banners_stored
    if is_advanced(t, seat):
        t.boards[row + WHITES] = 3
    else:
        t.boards[row + RESERVE] = BANNERS - t.box.banners_stored


def lay_ornaments(t: Table, seat: i64) -> None:
    """§3 step 3, §2.8 All ornaments are available; on the advanced side they are locked in the slots."""
    if not is_advanced(t, seat):
        for kind in range(3):
            t.boards[seat * WIDTH + ORNAMENT + kind] = t.box.ornament_counts[kind]


def lay_guild_cards(t: Table, guilds: str, stream: Stream) -> None:
    """§3 step 5: one card a guild, drawn or of the first game; the guilds in random quadrants."""
    cards = t.box.first_game
    if guilds == "random":
        cards = [guild * 3 + stream.below(3) for guild in range(4)]
    t.guilds = vec[i64](stream.shuffled(cards))


def place_dice(t: Table, stream: Stream) -> None:
    """§3 step 6, R7: the dice in random order from the recognition tile on, each rolled."""
    first = list(t.tiles).index(RECOGNITION)
    for i, die in enumerate(stream.shuffled(list(range(5)))):
        t.dice[die] = (first + i) % 8
        t.dice[5 + die] = 1 + stream.below(6)


def fill_towers(t: Table, stream: Stream) -> None:
    """§3 step 9: the towers from left to right, each from its base to its dome."""
    decks: list[list[int]] = []
    for kind in range(3):
        cards = [card for card, of in enumerate(t.box.section_type) if of == kind]
        decks.append(stream.shuffled(cards))
    for place in t.plan.places:
        t.cards[place] = decks[t.plan.type_of(place)].pop()


def usable_tokens(t: Table) -> list[int]:
    """§3 step 10, R34: with fewer than 3 players the marked tokens are out."""
    return [i for i, marked in enumerate(t.box.token_marked) if t.players > 2 or not marked]


def lay_tokens(t: Table, stream: Stream) -> None:
    """§3 step 10: one token on every section card."""
    tokens = stream.shuffled(usable_tokens(t))
    for place in t.plan.places:
        t.tokens[place] = tokens.pop()


def prepare_rival(t: Table, stream: Stream) -> None:
    """§6.2.1 The Rival's row, its tokens, and its first claim."""
    t.rival_cards = vec[i64](stream.shuffled(list(range(5))))
    t.rival_dice = vec[i64](stream.shuffled(list(range(5))))
    t.rival_up = ALL_FACE_UP
    t.owned[RIVAL] = bit(best_base(t))


def best_base(t: Table) -> i64:
    """§6.2.1 The base with the highest recognition, a tie to the left."""
    best: i64 = 0
    for tower in range(t.plan.towers):
        place = tower * 6
        if t.box.reward_recognition[t.cards[place]] > t.box.reward_recognition[t.cards[best]]:
            best = place
    return best
