"""§4.1 What lies on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.red_cathedral.piles import total
from mansard.games.red_cathedral.tables import BANNERS, BASES, PLACES, Box, Plan
from mansard.kernel.bits import popcount
from mansard.kernel.game import Game, State

# Phases: what must be decided next (§4.2).
MAIN: Final[i64] = 0
CLAIM_BANNER: Final[i64] = 1
CLAIM_SLOT: Final[i64] = 2
GAIN: Final[i64] = 3
DELIVER: Final[i64] = 4
DEALS: Final[i64] = 5
INFL_MORE: Final[i64] = 6
END_TURN: Final[i64] = 7
RIVAL_ORNAMENT: Final[i64] = 8
RIVAL_CLAIM: Final[i64] = 9
OVER: Final[i64] = 10
RIVAL_TURN: Final[i64] = 11  # never seen between decisions: the Rival acts at once
PHASES: Final = [
    "main",
    "claim_banner",
    "claim_slot",
    "gain",
    "deliver",
    "deals",
    "infl_more",
    "end_turn",
    "rival_ornament",
    "rival_claim",
    "over",
]

# A player's things: one row of `boards` per seat.
POS: Final[i64] = 0  # the score marker; it never wraps (§2.2)
RUBLES_OF: Final[i64] = 1
PILE: Final[i64] = 2  # materials in storage
STORED: Final[i64] = 3  # banners on storage
RESERVE: Final[i64] = 4  # banners below the storage (basic side)
WHITES: Final[i64] = 5  # white slots that hold a banner, as bits (advanced side)
TURNS: Final[i64] = 6
ORNAMENT: Final[i64] = 7  # three columns: available doors, arches, crosses
UP: Final[i64] = 10  # slots with a face-up token, as bits
SLOT: Final[i64] = 11  # six columns: the token in the slot, -1 if none
WIDTH: Final[i64] = 17

# Deals of a market turn (§4.8).
TAKE_GOODS: Final[i64] = 1
USE_INFLUENCE: Final[i64] = 2
USE_WORKSHOP: Final[i64] = 4

RIVAL: Final[i64] = 1  # the Rival's row in a solo game


class Table(State):
    """Sections are bits 0-35 (tower * 6 + level - 1). In solo `players` is 1 and `seats` is 2."""

    box: Box
    seats: i64  # who takes turns: the players, and in solo the Rival
    # Fixed by set-up, or seldom changed: shared by copies, so never written in place but replaced.
    plan: Plan
    colours: vec[i64]  # per seat
    advanced: i64 = 0  # seats with an advanced board, as bits
    cards: vec[i64]  # the card of each section
    tokens: vec[i64]  # the workshop token on each section; it is there until the section has an owner
    guilds: vec[i64]  # the guild card of each quadrant
    tiles: vec[i64]  # the resource of each sector
    rival_cards: vec[i64]  # the Rival's row
    rival_dice: vec[i64]  # the die token on each card of the row
    inventory: vec[i64]  # materials on the Inventory card, in order of arrival
    construction: vec[i64]
    # the course of the game
    phase: i64 = MAIN
    turn: i64 = 0
    finisher: i64 = -1
    # the turn
    chosen: i64 = -1  # the section being claimed
    token: i64 = -1  # the token being placed
    budget: i64 = 0  # deliveries left
    made: i64 = 0  # a delivery was made in this step
    moved: i64 = -1  # the die moved to the market, -1 outside a market turn
    deals: i64 = 0  # deals used, as bits
    rerolled: i64 = 0
    action: i64 = -1  # the guild action in progress
    gain_kind: i64 = -1  # the material being gained, and how much of it at most
    gain_most: i64 = 0
    rival_up: i64 = 0  # face-up tokens of the Rival's row, as bits
    # the table
    dice: vec[i64]  # five sectors, then five values
    supply: i64  # a pile
    boards: vec[i64]
    owned: vec[i64]  # per seat: sections with its banner
    ornaments: vec[i64]  # per seat: sections with its ornament
    completed: i64 = 0
    delivered: vec[i64]  # the pile on each unfinished section

    def __init__(self, game: Game, box: Box, players: i64, source: "Table | None" = None) -> None:
        self.game, self.box, self.players, self.log = game, box, players, None
        if source is None:
            self.rng, self.reveals = 1, 0
            seats = game.columns.chairs(players)
            self.seats, self.plan = seats, box.plans[0]
            self.colours = vec[i64](list(range(seats)))
            self.cards = vec[i64]([-1] * PLACES)
            self.tokens = vec[i64]([-1] * PLACES)
            self.guilds = vec[i64](box.first_game)
            self.tiles = vec[i64](list(range(8)))
            self.rival_cards = vec[i64](list(range(5)))
            self.rival_dice = vec[i64](list(range(5)))
            self.inventory = vec[i64]()
            self.construction = vec[i64]()
            self.dice = vec[i64]([0, 1, 2, 3, 4, 1, 1, 1, 1, 1])
            self.supply = box.supply
            self.boards = game.columns.rows(seats)
            self.owned = vec[i64]([0] * seats)
            self.ornaments = vec[i64]([0] * seats)
            self.delivered = vec[i64]([0] * PLACES)
        else:
            t = source
            self.rng, self.reveals, self.seats, self.plan = t.rng, t.reveals, t.seats, t.plan
            self.colours, self.advanced, self.cards, self.tokens = t.colours, t.advanced, t.cards, t.tokens
            self.guilds, self.tiles, self.rival_cards = t.guilds, t.tiles, t.rival_cards
            self.rival_dice, self.inventory, self.construction = t.rival_dice, t.inventory, t.construction
            self.phase, self.turn, self.finisher, self.chosen = t.phase, t.turn, t.finisher, t.chosen
            self.token, self.budget, self.made, self.moved = t.token, t.budget, t.made, t.moved
            self.deals, self.rerolled, self.action = t.deals, t.rerolled, t.action
            self.gain_kind, self.gain_most, self.rival_up = t.gain_kind, t.gain_most, t.rival_up
            self.supply, self.completed = t.supply, t.completed
            self.dice, self.boards, self.owned = t.dice[:], t.boards[:], t.owned[:]
            self.ornaments, self.delivered = t.ornaments[:], t.delivered[:]

    def rows(self) -> vec[i64]:
        return self.boards

    def numbers(self) -> vec[i64]:
        v = vec[i64]([0] * 12)
        v[0], v[1], v[2], v[3] = self.supply, self.completed, self.phase, self.turn
        v[4], v[5], v[6], v[7] = self.finisher, self.chosen, self.budget, self.made
        v[8], v[9], v[10], v[11] = self.moved, self.deals, self.rerolled, self.action
        return v


def solo(t: Table) -> bool:
    """§6.2 Whether the second seat is the Rival."""
    return t.players == 1


def who(t: Table, seat: i64) -> object:
    """How events name a seat: the Rival has no seat of its own."""
    return "rival" if t.players == 1 and seat == RIVAL else seat


def claimed(t: Table) -> i64:
    """The sections that have an owner."""
    sections: i64 = 0
    for seat in range(t.seats):
        sections |= t.owned[seat]
    return sections


def decorated(t: Table) -> i64:
    """The sections that bear an ornament."""
    sections: i64 = 0
    for seat in range(t.seats):
        sections |= t.ornaments[seat]
    return sections


def claimable(t: Table) -> i64:
    """§4.3 Sections without an owner that are bases or lie directly above an owned one."""
    taken = claimed(t)
    return t.plan.site & ~taken & (BASES | taken << 1)


def banners_left(t: Table, seat: i64) -> i64:
    """§2.1 Every banner that is not on a section."""
    return BANNERS - popcount(t.owned[seat])


def finished_sections(t: Table, seat: i64) -> i64:
    """How many sections the seat has completed."""
    return popcount(t.owned[seat] & t.completed)


def free_cells(t: Table, seat: i64) -> i64:
    """§2.8 Storage cells with neither a banner nor a material."""
    row = seat * WIDTH
    return t.box.cells - t.boards[row + STORED] - total(t.boards[row + PILE])


def is_advanced(t: Table, seat: i64) -> bool:
    """§6.1 Whether the seat plays the advanced side."""
    return (t.advanced >> seat) & 1 == 1


def dice_in(t: Table, sector: i64) -> i64:
    """§2.3 How many dice are in a sector."""
    found: i64 = 0
    for die in range(5):
        if t.dice[die] == sector:
            found += 1
    return found


def resume(t: Table) -> None:
    """§4.2 After an effect a market turn goes back to its deals, any other turn to its end."""
    t.phase = DEALS if t.moved >= 0 else END_TURN


def with_value(values: vec[i64], index: i64, value: i64) -> vec[i64]:
    """A copy with one value changed."""
    changed = values[:]
    changed[index] = value
    return changed
