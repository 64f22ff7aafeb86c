"""§2.8 What the wonders do when they are built: one small function an effect, found through one table."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from mansard.games.skyrise.cards import EFFECTS, Card
from mansard.games.skyrise.legal import vault_choices
from mansard.games.skyrise.scoring import (
    islands_controlled,
    longest_chain,
    panorama_points,
    structures_in,
)
from mansard.games.skyrise.state import (
    OBJECTIVE,
    PATRON,
    SHOWN,
    TRACK,
    VAULT_TAKE,
    WIDTH,
    WONDER,
    Table,
    card_of,
    empty_districts,
    unbuilt,
)
from mansard.games.skyrise.tables import DISTRICT_COLOURS, HUB
from mansard.kernel.bits import popcount


def wonder_effect(t: Table, seat: i64, piece: i64, place: i64) -> bool:
    """§4.4 RESOLVE 4: gains are scored at once. False: the Vault waits for a choice."""
    card = t.box.cards[card_of(t, seat, piece)]
    points = EFFECT[card.effect](t, seat, place, card)
    t.boards[seat * WIDTH + WONDER] += points
    if t.log is not None:
        t.log.say("wonder", [seat, f"w{card.number:02}", points, counted(t, seat, points, card)])
    if EFFECTS[card.effect] == "take_second_disc" and vault_choices(t, place):
        t.phase = VAULT_TAKE
        return False
    return True


def counted(t: Table, seat: i64, points: i64, card: Card) -> i64:
    """What the effect counted, for the log; -1 where nothing is counted."""
    kind = EFFECTS[card.effect]
    if kind == "threshold_features":
        return features_reached(t, seat, card)
    if kind == "by_unbuilt_left":
        return popcount(unbuilt(t, seat))
    if kind == "flat" or card.prestige == 0:
        return -1
    return points // card.prestige


def here(t: Table, place: i64) -> i64:
    """The island where the wonder stands."""
    return t.box.island_masks[t.box.island_of[place]]


def flat(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Cards 1, 2: a fixed amount."""
    return card.prestige


def per_bid_in_auction(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 3: per bid made in this auction by anybody, this one included (R18)."""
    return t.bid_count * card.prestige


def threshold_features(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Cards 4, 5: enough different lakes (airships) with at least one own structure."""
    return card.prestige if features_reached(t, seat, card) >= card.least else 0


def features_reached(t: Table, seat: i64, card: Card) -> i64:
    """The different lakes (airships) with at least one own structure."""
    count: i64 = 0
    for feature in t.layout.lakes if card.lakes else t.layout.airships:
        if feature & t.owned[seat]:
            count += 1
    return count


def per_adjacent_structure(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 6: per adjacent district with a structure of any owner (R23)."""
    return popcount(t.layout.adjacent[place] & t.structures) * card.prestige


def per_adjacent_empty(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 7: per adjacent empty district (R23)."""
    return popcount(t.layout.adjacent[place] & empty_districts(t)) * card.prestige


def reveal_objective_per_structure(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 8: reveal the objective, then score own structures of its colour (R24)."""
    if t.boards[seat * WIDTH + SHOWN] == 0:
        t.boards[seat * WIDTH + SHOWN] = 1
        t.reveals += 1
        if t.log is not None:
            t.log.say("objective-revealed", [seat, DISTRICT_COLOURS[t.boards[seat * WIDTH + OBJECTIVE]]])
    return structures_in(t, seat, t.boards[seat * WIDTH + OBJECTIVE]) * card.prestige


def per_colour_with_discs(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 9: per track with enough discs (R33)."""
    count: i64 = 0
    for colour in range(4):
        if t.boards[seat * WIDTH + TRACK + colour] >= card.least:
            count += 1
    return count * card.prestige


def score_panoramas_here(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 10: both panorama cards, counting only this island (R16)."""
    points: i64 = 0
    for panorama in t.panoramas:
        points += panorama_points(t, seat, panorama, here(t, place))
    return points


def per_structure_on_hub(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 11: per structure on the hub, any owner, wherever the wonder stands (R19)."""
    return popcount(t.structures & t.box.island_masks[HUB]) * card.prestige


def per_distinct_patron(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 12: per different letter among the own patron discs."""
    count: i64 = 0
    for letter in range(4):
        if t.boards[seat * WIDTH + PATRON + letter] > 0:
            count += 1
    return count * card.prestige


def per_tall_on_island(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 13: per tall building here, any owner; a built Studio Tower counts (R15)."""
    return popcount(t.tall & here(t, place)) * card.prestige


def per_own_tall(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 14: per own tall building on all islands, this wonder included (R15)."""
    return popcount(t.tall & t.owned[seat]) * card.prestige


def per_patron_disc(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 15: per patron disc held now, whatever its value (R22)."""
    count: i64 = 0
    for letter in range(4):
        count += t.boards[seat * WIDTH + PATRON + letter]
    return count * card.prestige


def per_own_colour_on_island(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 16: per district colour with an own structure here."""
    count: i64 = 0
    for colour in range(4):
        if t.owned[seat] & here(t, place) & t.box.colour_masks[colour]:
            count += 1
    return count * card.prestige


def by_unbuilt_left(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 17: the fewer unbuilt pieces, the more (R20)."""
    left = popcount(unbuilt(t, seat))
    return card.by_unbuilt[left] if left < len(card.by_unbuilt) else card.otherwise


def take_second_disc(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 18: the disc of an empty district here; the choice is a decision of its own (§4.7)."""
    return card.prestige


def score_control_now(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 19: per island controlled now, shared control included."""
    return islands_controlled(t, seat) * card.prestige


def per_structure_in_longest_chain(t: Table, seat: i64, place: i64, card: Card) -> i64:
    """Card 20: per structure in the own longest chain."""
    return longest_chain(t, seat) * card.prestige


EFFECT: Final[list[Callable[[Table, i64, i64, Card], i64]]] = [
    flat,
    per_bid_in_auction,
    threshold_features,
    per_adjacent_structure,
    per_adjacent_empty,
    reveal_objective_per_structure,
    per_colour_with_discs,
    score_panoramas_here,
    per_structure_on_hub,
    per_distinct_patron,
    per_tall_on_island,
    per_own_tall,
    per_patron_disc,
    per_own_colour_on_island,
    by_unbuilt_left,
    take_second_disc,
    score_control_now,
    per_structure_in_longest_chain,
]
