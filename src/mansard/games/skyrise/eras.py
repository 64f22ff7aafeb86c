"""§4.8, §4.9 The end of an era: scoring, the choice of wonders, initiative, the end of the game."""

from mypy_extensions import i64

from mansard.games.skyrise.moves import card_name
from mansard.games.skyrise.scoring import (
    FIRST_FINAL_SOURCE,
    breakdown,
    control_points,
    controllers,
    panorama_points,
    places,
    score,
)
from mansard.games.skyrise.state import (
    CONTROL,
    HAND,
    OBJECTIVE,
    OVER,
    PANORAMA,
    PICK_WONDERS,
    PICKS,
    SHOWN,
    WIDTH,
    Table,
    clear_auction,
    locked,
    with_value,
)
from mansard.games.skyrise.tables import DISTRICT_COLOURS, LETTERS, PANORAMAS
from mansard.kernel.bits import bit, has, lowest, popcount
from mansard.kernel.events import Log


def era_scoring(t: Table) -> None:
    """§4.9 Island control, then both panorama cards."""
    if t.log is not None:
        log_control(t, t.log)
    for seat in range(t.players):
        t.boards[seat * WIDTH + CONTROL] += control_points(t, seat)
    for card in t.panoramas:
        for seat in range(t.players):
            points = panorama_points(t, seat, card, t.layout.districts)
            t.boards[seat * WIDTH + PANORAMA] += points
            if t.log is not None:
                t.log.say("panorama", [seat, PANORAMAS[card], points])


def log_control(t: Table, log: Log) -> None:
    """§4.9 Who controls which island, for the log."""
    for island in t.layout.in_play:
        rulers = controllers(t, t.box.island_masks[island])
        log.say("control", [t.box.islands[island], rulers, t.box.control, len(rulers)])


def end_era_one(t: Table) -> None:
    """§4.2 The era ends at once when a player has built all seven buildings."""
    if t.log is not None:
        t.log.say("era-end", [1, t.last_owner])
    era_scoring(t)
    clear_auction(t)
    t.phase = PICK_WONDERS


def pick_wonders(t: Table, seat: i64, cards: i64) -> None:
    """§4.8 A secret choice; when all have chosen, the cards are revealed together."""
    t.boards[seat * WIDTH + PICKS] = cards
    if t.log is not None:
        t.log.say("picked", [seat])
    if undecided(t) == 0:
        reveal_wonders(t)


def undecided(t: Table) -> i64:
    """The seats that have yet to choose their wonders."""
    seats: i64 = 0
    for seat in range(t.players):
        if t.boards[seat * WIDTH + PICKS] == 0:
            seats |= bit(seat)
    return seats


def reveal_wonders(t: Table) -> None:
    """§4.8 The chosen cards stay public, locked pieces become available; the others leave the game."""
    t.reveals += 1
    for seat in range(t.players):
        t.available[seat] |= locked(t, seat)
        cards = t.boards[seat * WIDTH + PICKS]
        for k in range(popcount(cards)):
            card = lowest(cards)
            cards &= cards - 1
            t.cards = with_value(t.cards, seat * 2 + k, card)
            if has(t.box.studio, card):
                t.tall_pieces = with_value(t.tall_pieces, seat, t.tall_pieces[seat] | bit(12 + k))
            if t.log is not None:
                t.log.say("wonder-revealed", [seat, card_name(int(card))])
        t.boards[seat * WIDTH + HAND] = 0
    t.era = 2
    t.opener = first_by_initiative(t)


def initiative(t: Table, seat: i64) -> i64:
    """§4.8 The sum of the chosen numbers; ties by the smaller single number (R25)."""
    total: i64 = 0
    smallest: i64 = 99
    for k in range(2):
        card = t.cards[seat * 2 + k]
        if card >= 0:
            total += card + 1
            smallest = min(smallest, card + 1)
    return total * 100 + smallest


def first_by_initiative(t: Table) -> i64:
    """§4.2 Among unfinished players the lowest initiative."""
    first: i64 = -1
    for seat in range(t.players):
        if not has(t.finished, seat) and (first < 0 or initiative(t, seat) < initiative(t, first)):
            first = seat
    return first


def end_game(t: Table) -> None:
    """§5.1 The second era scoring; objectives and patron tiles are revealed."""
    if t.log is not None:
        t.log.say("era-end", [2, t.last_owner])
    era_scoring(t)
    clear_auction(t)
    t.phase = OVER
    t.reveals += 1
    for seat in range(t.players):
        t.boards[seat * WIDTH + SHOWN] = 1
    if t.log is not None:
        log_final_scoring(t, t.log)


def log_final_scoring(t: Table, log: Log) -> None:
    """§5.1 steps 2-4 and §5.2, for the log: what was hidden, every category, the winner."""
    for seat in range(t.players):
        log.say("objective-revealed", [seat, DISTRICT_COLOURS[t.boards[seat * WIDTH + OBJECTIVE]]])
    for letter in range(4):
        log.say("patron-revealed", [LETTERS[letter], t.patrons[letter]])
    for seat in range(t.players):
        for source, points in breakdown(t, seat)[FIRST_FINAL_SOURCE:]:
            log.say("scored", [seat, points, source])
    for seat in t.finish_order:
        if places(t)[seat] == 1:
            log.say("won", [seat, score(t, seat)])
