"""The shapes of a saved position that are no column, and what follows from the rest (see columns.py).

What is left out has the value of a fresh table; cards, tokens, banners and the supply are filled up so that
they fit what is given.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.red_cathedral.claim import BANNER_PLACES, FACES
from mansard.games.red_cathedral.piles import count, one
from mansard.games.red_cathedral.setup import lay_banners, lay_ornaments, rival_colour, usable_tokens
from mansard.games.red_cathedral.state import (
    ORNAMENT,
    PILE,
    POS,
    RESERVE,
    RIVAL,
    RUBLES_OF,
    SLOT,
    STORED,
    TURNS,
    UP,
    WHITES,
    WIDTH,
    Table,
    claimed,
    is_advanced,
    solo,
)
from mansard.games.red_cathedral.tables import (
    COLOURS,
    DICE,
    MATERIALS,
    RIVAL_CARDS,
    SECTIONS,
    SLOTS,
)
from mansard.kernel.bits import bit, has, popcount
from mansard.kernel.fields import Fields

DEALS_NAMED: Final = ["take", "influence", "workshop"]


# ---------------------------------------------------------------------- writing


def written_plan(t: Table) -> str:
    """The building plan by its name."""
    return t.plan.id


def written_dice(t: Table) -> dict[str, list[int]]:
    """Sector and value of every die."""
    return {DICE[die]: [t.dice[die], t.dice[5 + die]] for die in range(5)}


def written_sections(t: Table) -> dict[str, dict[str, Any]]:
    """The sections of the plan."""
    return {SECTIONS[place]: written_section(t, place) for place in t.plan.places}


def written_gain(t: Table) -> list[object] | None:
    """The material that may be gained now, and how much of it."""
    return [MATERIALS[t.gain_kind], t.gain_most] if t.gain_kind >= 0 else None


def written_pile(pile: i64) -> dict[str, int]:
    """The materials of a pile that are there."""
    return {MATERIALS[m]: count(pile, m) for m in range(6) if count(pile, m) > 0}


def written_section(t: Table, place: i64) -> dict[str, Any]:
    """A section: its card, and the token until somebody claims it, then the owner."""
    owner = seat_with(t.owned, place)
    decorator = seat_with(t.ornaments, place)
    return {
        "card": t.box.sections[t.cards[place]],
        "token": t.box.tokens[t.tokens[place]] if owner < 0 else None,
        "owner": owner if owner >= 0 else None,
        "delivered": written_pile(t.delivered[place]),
        "completed": has(t.completed, place),
        "ornament": decorator if decorator >= 0 else None,
    }


def seat_with(masks: vec[i64], place: i64) -> int:
    """The seat whose set holds the section, -1 if none."""
    for seat in range(len(masks)):
        if has(masks[seat], place):
            return seat
    return -1


def written_colour(t: Table, seat: i64) -> str:
    """The colour of a seat."""
    return COLOURS[t.colours[seat]]


def written_board(t: Table, seat: i64) -> str:
    """The side of a seat's board."""
    return "advanced" if is_advanced(t, seat) else "basic"


def written_banners(t: Table, seat: i64) -> dict[str, int]:
    """§4.4 The banners in storage, reserve, white slots."""
    row = seat * WIDTH
    whites = t.boards[row + WHITES]
    counts = [t.boards[row + STORED], t.boards[row + RESERVE], whites & 1, whites >> 1]
    return {name: counts[place] for place, name in enumerate(BANNER_PLACES)}


def written_slots(t: Table, seat: i64) -> dict[str, list[str]]:
    """The tokens in the slots with their faces."""
    row = seat * WIDTH
    slots: dict[str, list[str]] = {}
    for slot in range(6):
        token = t.boards[row + SLOT + slot]
        if token >= 0:
            face = FACES[0 if has(t.boards[row + UP], slot) else 1]
            slots[SLOTS[slot]] = [t.box.tokens[token], face]
    return slots


def written_rival(t: Table) -> dict[str, Any]:
    """§6.2.1 Everything of the Rival."""
    row = RIVAL * WIDTH
    return {
        "colour": COLOURS[t.colours[RIVAL]],
        "position": t.boards[row + POS],
        "turns": t.boards[row + TURNS],
        "cards": [RIVAL_CARDS[card] for card in t.rival_cards],
        "tokens": [DICE[die] for die in t.rival_dice],
        "face_up": [has(t.rival_up, i) for i in range(5)],
        "inventory": [MATERIALS[m] for m in t.inventory],
        "construction": [MATERIALS[m] for m in t.construction],
    }


# ---------------------------------------------------------------------- reading


def complete(t: Table, fields: Fields, seats: list[Fields]) -> None:
    """What is no column, and what follows from the rest."""
    read_dice(t, fields.table("dice", default={}))
    read_colours(t, fields, seats)
    read_site(t, fields)
    for seat, row in enumerate(seats):
        read_seat(t, seat, row)
    if solo(t):
        read_rival(t, fields.table("rival", default={}))
    if not fields.has("supply"):
        t.supply = supply_left(t, fields)
    read_gain(t, fields)


def read_dice(t: Table, fields: Fields) -> None:
    """Sector and value of every die."""
    for die in range(5):
        place = fields.wholes(DICE[die], 2, 0, 7, default=[int(t.dice[die]), 1])
        t.dice[die] = place[0]
        t.dice[5 + die] = place[1]
    fields.done()


def read_colours(t: Table, fields: Fields, rows: list[Fields]) -> None:
    """The colours and sides of the seats."""
    for seat, row in enumerate(rows):
        t.colours[seat] = COLOURS.index(row.choice("colour", COLOURS, default=COLOURS[seat]))
        if row.choice("board", ["basic", "advanced"], default="basic") == "advanced":
            t.advanced |= bit(seat)
    if solo(t):
        rival = fields.table("rival", default={})
        default = COLOURS[rival_colour(int(t.colours[0]))]
        t.colours[RIVAL] = COLOURS.index(rival.choice("colour", COLOURS, default=default))
    if len(set(t.colours)) != len(t.colours):
        raise fields.error("seats", "every seat needs a colour of its own")


def read_site(t: Table, fields: Fields) -> None:
    """The plan and its sections."""
    plans = t.box.plans_for(int(t.players))
    ids = [t.box.plans[i].id for i in plans]
    t.plan = t.box.plans[plans[ids.index(fields.choice("plan", ids, default=ids[0]))]]
    sections = fields.table("sections", default={})
    named = [SECTIONS[place] for place in t.plan.places]
    given = {name: sections.table(name, default={}) for name in named}
    sections.done()
    for name, section in given.items():
        read_section(t, SECTIONS.index(name), section)
    deal_cards(t, given)
    deal_tokens(t, given)
    for section in given.values():
        section.done()


def read_section(t: Table, place: i64, fields: Fields) -> None:
    """Owner, deliveries, completion and ornament of a section."""
    last = int(t.seats) - 1
    if fields.any("owner", None) is not None:
        t.owned[fields.whole("owner", 0, last)] |= bit(place)
    if fields.flag("completed", default=False):
        t.completed |= bit(place)
    if fields.any("ornament", None) is not None:
        t.ornaments[fields.whole("ornament", 0, last)] |= bit(place)
    t.delivered[place] = read_pile(fields, "delivered")


def read_pile(fields: Fields, name: str) -> int:
    """A pile by the names of its materials."""
    table = fields.table(name, default={})
    pile = 0
    for material, kind in enumerate(MATERIALS):
        pile += table.whole(kind, 0, 40, default=0) * int(one(material))
    table.done()
    return pile


def deal_cards(t: Table, given: dict[str, Fields]) -> None:
    """The named cards lie where they are named; the others follow in order."""
    free: list[list[int]] = [[], [], []]
    named = [str(section.any("card", "")) for section in given.values()]
    for card, kind in enumerate(t.box.section_type):
        if t.box.sections[card] not in named:
            free[kind].append(card)
    for name, section in given.items():
        place = SECTIONS.index(name)
        kind = t.plan.type_of(place)
        of_kind = [t.box.sections[c] for c, k in enumerate(t.box.section_type) if k == kind]
        if section.has("card"):
            t.cards[place] = t.box.sections.index(section.choice("card", of_kind))
        else:
            t.cards[place] = free[kind].pop(0)


def deal_tokens(t: Table, given: dict[str, Fields]) -> None:
    """Every section without an owner has a token: the named one, or the next that nobody named."""
    named = [str(section.any("token", None)) for section in given.values()]
    usable = [t.box.tokens[token] for token in usable_tokens(t)]
    free = [name for name in usable if name not in named]
    for name, section in given.items():
        place: i64 = SECTIONS.index(name)
        owned = has(claimed(t), place)
        if section.any("token", None) is not None:
            if owned:
                raise section.error("token", "a section with an owner has no token")
            t.tokens[place] = t.box.tokens.index(section.choice("token", usable))
        elif not owned:
            if not free:
                raise section.error("token", "there are not enough tokens")
            t.tokens[place] = t.box.tokens.index(free.pop(0))


def read_seat(t: Table, seat: i64, fields: Fields) -> None:
    """One player."""
    if not fields.has("rubles"):
        t.boards[seat * WIDTH + RUBLES_OF] = t.box.starting_rubles[seat]
    read_slots(t, seat, fields)
    lay_banners(t, seat)
    read_banners(t, seat, fields)
    if not fields.has("ornaments"):
        lay_ornaments(t, seat)
        free_by_slots(t, seat)


def read_slots(t: Table, seat: i64, fields: Fields) -> None:
    """The tokens in the slots; by default as many face-down tokens as the seat has sections."""
    if not fields.has("slots"):
        spare = [i for i in usable_tokens(t) if i not in list(t.tokens)] + usable_tokens(t)
        for slot in range(popcount(t.owned[seat])):
            t.boards[seat * WIDTH + SLOT + slot] = spare[slot]
        return
    slots = fields.table("slots")
    for slot, name in enumerate(SLOTS):
        held = slots.texts(name, default=[])
        if held:
            if len(held) != 2 or held[0] not in t.box.tokens or held[1] not in FACES:
                raise slots.error(name, "a token and a face, up or down, were expected")
            t.boards[seat * WIDTH + SLOT + slot] = t.box.tokens.index(held[0])
            t.boards[seat * WIDTH + UP] |= bit(slot) if held[1] == "up" else 0
    slots.done()


def read_banners(t: Table, seat: i64, fields: Fields) -> None:
    """The banners by place; by default the claims took them from the storage first."""
    row = seat * WIDTH
    if not fields.has("banners"):
        used = popcount(t.owned[seat])
        stored = t.boards[row + STORED]
        t.boards[row + STORED] = stored - used if used < stored else 0
        over: i64 = used - stored if used > stored else 0
        if is_advanced(t, seat):
            t.boards[row + WHITES] = [3, 2, 0][over] if over < 3 else 0
        else:
            t.boards[row + RESERVE] -= over
        return
    banners = fields.table("banners")
    t.boards[row + STORED] = banners.whole("storage", 0, 4, default=0)
    t.boards[row + RESERVE] = banners.whole("reserve", 0, 2, default=0)
    white1 = banners.whole("white1", 0, 1, default=0)
    t.boards[row + WHITES] = white1 + 2 * banners.whole("white2", 0, 1, default=0)
    banners.done()


def free_by_slots(t: Table, seat: i64) -> None:
    """§2.8 A face-up token of the advanced side has freed the ornament of its slot; some lie on sections."""
    row = seat * WIDTH
    for slot in range(4):
        if is_advanced(t, seat) and has(t.boards[row + UP], slot):
            t.boards[row + ORNAMENT + t.box.locked_ornament[t.colours[seat] * 4 + slot]] += 1
    for kind in range(3):
        t.boards[row + ORNAMENT + kind] -= popcount(t.ornaments[seat] & t.plan.of_type[kind])


def read_rival(t: Table, fields: Fields) -> None:
    """§6.2.1 The Rival."""
    fields.any("colour", None)
    t.boards[RIVAL * WIDTH + POS] = fields.whole("position", 0, 9999, default=int(t.box.start))
    t.boards[RIVAL * WIDTH + TURNS] = fields.whole("turns", 0, 999, default=0)
    cards = fields.texts("cards", RIVAL_CARDS, 5, default=RIVAL_CARDS)
    tokens = fields.texts("tokens", DICE, 5, default=DICE)
    t.rival_cards = vec[i64]([RIVAL_CARDS.index(name) for name in cards])
    t.rival_dice = vec[i64]([DICE.index(name) for name in tokens])
    for i, face_up in enumerate(fields.items("face_up", 5, default=[True] * 5)):
        if not isinstance(face_up, bool):
            raise fields.error(f"face_up[{i}]", "true or false was expected")
        t.rival_up |= bit(i) if face_up else 0
    t.inventory = read_stock(fields, "inventory")
    t.construction = read_stock(fields, "construction")
    fields.done()


def read_stock(fields: Fields, name: str) -> vec[i64]:
    """Materials of the Rival, in order."""
    return vec[i64]([MATERIALS.index(m) for m in fields.texts(name, MATERIALS, default=[])])


def in_use(t: Table) -> vec[i64]:
    """§9.1 The materials that are not in the supply, by kind."""
    used = vec[i64]([0] * 6)
    for material in range(6):
        for seat in range(t.seats):
            used[material] += count(t.boards[seat * WIDTH + PILE], material)
        for place in range(36):
            used[material] += count(t.delivered[place], material)
        for held in [t.inventory, t.construction]:
            for other in held:
                used[material] += 1 if other == material else 0
    return used


def supply_left(t: Table, fields: Fields) -> int:
    """What is left of the box."""
    used = in_use(t)
    pile = 0
    for material in range(6):
        left = t.box.supply_counts[material] - int(used[material])
        if left < 0:
            raise fields.error("seats", f"there is not so much {MATERIALS[material]}")
        pile += left * int(one(material))
    return pile


def read_gain(t: Table, fields: Fields) -> None:
    """The material that may be gained now."""
    gain = fields.any("gain", None)
    if gain is None:
        return
    pair: list[Any] = gain if isinstance(gain, list) and len(gain) == 2 else ["", 0]
    if pair[0] not in MATERIALS or pair[1] not in range(1, 11):
        raise fields.error("gain", "a material and an amount were expected")
    t.gain_kind = MATERIALS.index(pair[0])
    t.gain_most = pair[1]
