"""Why a move is refused: the rule and the reason, looking at the first condition that fails."""

from mypy_extensions import i64

from mansard.games.paris.keys import Reach, in_scope, position_name, value_left
from mansard.games.paris.moves import (
    BACK,
    BUILD,
    BUY,
    DONE,
    END_TAKE,
    END_TURN,
    FILL,
    KEEP,
    KEY,
    PAIR_STARS,
    PAY_BY,
    PICK,
    PLACE,
    RULE_OF_PHASE,
    SALE_TILES,
    SELL,
    SELL_BONUS,
    SELL_END,
    SELL_PRESTIGE,
    SITE_IN,
    SKIP,
    TAKE,
    TO,
    USE,
    USE_END,
    VP,
)
from mansard.games.paris.paying import WAYS, has_way, unit_due
from mansard.games.paris.rewards import FILLS, bonus_price, has_fill, slot_for, vp_tiles_left
from mansard.games.paris.stacks import has_type
from mansard.games.paris.state import (
    ASSISTANT,
    BANKS,
    BONUS,
    DRAW,
    END_PICK,
    FIRST_SPACE,
    FRANCS,
    FREE_PICK,
    GO_BACK,
    HAND,
    KEYS,
    MAIN,
    PAIR_PRESTIGE,
    PAIR_RESOURCES,
    PAY,
    POST,
    PRESTIGE,
    RESERVE,
    SITE,
    TARGET,
    UNUSED,
    VPTILE,
    WIDTH,
    Table,
    all_marks,
    held,
    known,
    others_keys,
    pile,
    stacks_empty,
)
from mansard.games.paris.tables import (
    BONUS_9,
    BONUS_16,
    EXTRA_KEY,
    FIRST_LANDMARK,
    PAIRS_PRESTIGE,
    PAIRS_RESOURCE,
    RESOURCES,
    SALEABLE,
    STEP_BACK,
    TAKE_ANY,
    USABLE,
)
from mansard.games.paris.tables import PRESTIGE as PRESTIGE_NAMES
from mansard.kernel.bits import bit, has
from mansard.kernel.errors import Reason
from mansard.kernel.moves import MoveBook


def why_not(t: Table, seat: i64, text: str, book: MoveBook) -> Reason:
    """Why a move of the player to act is not legal."""
    code = book.read(text)
    if code is None:
        return Reason(RULE_OF_PHASE[t.phase], "no-such-move", {"move": text})
    if code < TO:
        return why_not_main(t, seat, code)
    if code < TAKE:
        return why_not_target(t, seat, code)
    if code <= END_TURN:
        return why_not_step(t, seat, code)
    if code < PICK:
        return why_not_free(t, seat, code)
    return why_not_choice(t, seat, code)


def not_now(t: Table) -> Reason:
    """Something else must be decided now."""
    return Reason(RULE_OF_PHASE[t.phase], "not-now")


# ---------------------------------------------------------------------- §4.1-§4.3 DRAW, SITE, MAIN


def why_not_main(t: Table, seat: i64, code: i64) -> Reason:
    """DRAW, SITE and the main actions."""
    if code < SITE_IN:
        return why_not_draw(t, code)
    if code < PLACE:
        return why_not_site(t, code - SITE_IN)
    if t.phase == POST:
        return Reason("4.3", "main-action-done")
    if t.phase != MAIN:
        return not_now(t)
    if code < KEY:
        return why_not_place(t, seat, code - PLACE)
    if code < END_TAKE:
        return why_not_key(t, seat, code - KEY)
    if code == END_TAKE:
        return Reason("4.3", "end-pile-empty" if stacks_empty(t) else "stacks-not-empty")
    return Reason("4.3", "pass-only-without-action")


def why_not_draw(t: Table, stack: i64) -> Reason:
    """§4.1 A stack that is not empty."""
    if t.phase != DRAW:
        return Reason("4.1", "already-drawn") if not stacks_empty(t) else Reason("4.1", "stacks-are-empty")
    return Reason("4.1", "stack-is-empty", {"stack": stack + 1})


def why_not_site(t: Table, district: i64) -> Reason:
    """§4.2 A bare space of the value, no building of the type."""
    args: dict[str, object] = {"district": t.box.districts[district]}
    if t.phase != SITE:
        return Reason("4.2", "nothing-to-site")
    if has(t.tiles, district * 6 + t.drawn % 6):
        return Reason("4.2", "space-has-tile", args)
    assert has_type(t, district, t.box.type_of[t.drawn])
    return Reason("4.2", "district-has-type", args)


def why_not_place(t: Table, seat: i64, place: i64) -> Reason:
    """§4.3 A key in hand, no own key there."""
    if t.boards[seat * WIDTH + HAND] == 0:
        return Reason("4.3", "no-key-in-hand")
    return Reason("4.3", "own-key-there", {"place": position_name(t, place)})


def why_not_key(t: Table, seat: i64, position: i64) -> Reason:
    """§4.3 An own key with a legal target."""
    row = seat * WIDTH
    args: dict[str, object] = {"place": position_name(t, position)}
    if position < FIRST_SPACE:
        mine = has(t.boards[row + BANKS], position)
    else:
        mine = has(t.boards[row + KEYS], position - FIRST_SPACE)
    return Reason("4.3", "key-has-no-target" if mine else "no-own-key-there", args)


# ---------------------------------------------------------------------- §4.5, §4.6 TARGET, PAY


def why_not_target(t: Table, seat: i64, code: i64) -> Reason:
    """The target of a key, and how its resources are paid."""
    if code >= PAY_BY:
        return why_not_pay(t, seat, (code - PAY_BY) // 8, (code - PAY_BY) % 8)
    if t.phase == MAIN:
        return Reason("4.5", "choose-key-first")
    if t.phase != TARGET:
        return not_now(t)
    if code < BUILD:
        return why_not_to(t, seat, code - TO)
    return why_not_build(t, seat, (code - BUILD) // 6, (code - BUILD) % 6)


def why_not_to(t: Table, seat: i64, property: i64) -> Reason:
    """§4.5 (a), (b) It must be there, in scope, and free or shared by a tile."""
    args: dict[str, object] = {"property": t.box.names[property]}
    if not has(t.tiles | all_marks(t), property):
        return Reason("4.5", "not-on-board", args)
    here = [d for d in range(6) if has(t.box.plots[d] | t.marks[d], property)]
    if not in_scope(t, here[0]):
        return Reason("4.5", "another-district", args)
    if t.box.value[property] <= value_left(t):
        return Reason("4.5", "value-must-rise", args)
    unused = t.boards[seat * WIDTH + UNUSED]
    if has(t.boards[seat * WIDTH + KEYS], property) and unused & BONUS_9 == 0:
        return Reason("4.5", "own-key-needs-9", args)
    if has(others_keys(t, seat), property) and unused & BONUS_16 == 0:
        return Reason("4.5", "other-key-needs-16", args)
    return why_not_afford(t, seat, property)


def why_not_build(t: Table, seat: i64, landmark: i64, district: i64) -> Reason:
    """§4.5 (c) A landmark of the reserve that exceeds all of its district."""
    property = FIRST_LANDMARK + landmark
    args: dict[str, object] = {"landmark": t.box.landmarks[landmark], "district": t.box.districts[district]}
    if has(all_marks(t), property):
        return Reason("4.5", "landmark-not-in-reserve", args)
    if not in_scope(t, district):
        return Reason("4.5", "another-district", {"property": t.box.names[property]})
    if not has(t.box.exceeding[t.marks[district] >> 36], property):
        return Reason("4.5", "landmark-must-exceed", args)
    if t.box.value[property] <= value_left(t):
        return Reason("4.5", "value-must-rise", {"property": t.box.names[property]})
    return why_not_afford(t, seat, property)


def why_not_afford(t: Table, seat: i64, property: i64) -> Reason:
    """§4.5 legal 3 and 4: francs, then resources."""
    price = t.box.value[property] - value_left(t)
    francs = t.boards[seat * WIDTH + FRANCS]
    if francs < price:
        return Reason("4.5", "not-enough-francs", {"price": price, "francs": francs})
    reach = Reach(t, seat, held(t, seat))
    assert not has(reach.bought | reach.fresh, property)
    return Reason("4.6", "resources-not-payable", {"property": t.box.names[property]})


def why_not_pay(t: Table, seat: i64, resource: i64, way: i64) -> Reason:
    """§4.6 The unit that is due, by something to hand, so that the rest stays payable."""
    if t.phase != PAY:
        return Reason("4.6", "nothing-to-pay")
    if resource != unit_due(t):
        return Reason("4.6", "another-unit-due", {"resource": RESOURCES[unit_due(t)]})
    args: dict[str, object] = {"resource": RESOURCES[resource], "way": WAYS[way]}
    if not has_way(t, seat, resource, way):
        return Reason("4.6", "not-to-hand", args)
    return Reason("4.6", "rest-not-payable", args)


# ---------------------------------------------------------------------- §4.7, §4.8, §4.9


def why_not_step(t: Table, seat: i64, code: i64) -> Reason:
    """The steps of a main action."""
    if code < SKIP:
        return why_not_take(t, seat, code - TAKE)
    if code == SKIP:
        return Reason("4.7", "nothing-to-skip")
    if code < DONE:
        return why_not_fill(t, seat, (code - FILL) // 5, (code - FILL) % 5)
    if code == DONE:
        return Reason("4.7.2", "no-landmark-entered")
    if code < KEEP:
        return why_not_vp(t, (code - VP) // 6, (code - VP) % 6)
    if code < END_TURN:
        return why_not_keep(t, code - KEEP)
    return Reason("4.9", "main-action-due") if t.phase == MAIN else not_now(t)


def why_not_space(t: Table, seat: i64, space: i64, rule: str) -> Reason:
    """§4.0 A tile must lie there, and its number must be new to the player."""
    number = t.track[space]
    if has(known(t, seat), number):
        return Reason("4.0", "number-known", {"number": number + 1})
    return Reason(rule, "no-tile-there", {"space": space + 1})


def why_not_take(t: Table, seat: i64, space: i64) -> Reason:
    """§4.7.1 A space ahead, a takeable tile, the price."""
    row = seat * WIDTH
    if t.phase != BONUS:
        return Reason("4.7.1", "no-bonus-now")
    if space < t.boards[row + ASSISTANT]:
        return Reason("4.7.1", "assistant-moves-forward", {"space": space + 1})
    if has(known(t, seat), t.track[space]) or not has(t.on_track, t.track[space]):
        return why_not_space(t, seat, space, "4.7.1")
    return Reason("4.7.1", "not-enough-francs", {"price": bonus_price(t), "francs": t.boards[row + FRANCS]})


def why_not_fill(t: Table, seat: i64, kind: i64, way: i64) -> Reason:
    """§4.7.2 An open slot of the type, and something that counts as it."""
    args: dict[str, object] = {"prestige": PRESTIGE_NAMES[kind], "way": FILLS[way]}
    if t.phase != PRESTIGE:
        return Reason("4.7.2", "no-landmark-entered")
    if slot_for(t, kind) < 0:
        return Reason("4.7.2", "no-open-slot", args)
    assert not has_fill(t, seat, kind, way)
    return Reason("4.7.2", "prestige-not-to-hand", args)


def why_not_vp(t: Table, tile: i64, district: i64) -> Reason:
    """§4.7.3 Only with the fourth key; a tile of the reserve; a district without one."""
    if t.phase != VPTILE:
        return Reason("4.7.3", "not-the-fourth-key")
    if not has(vp_tiles_left(t), tile):
        return Reason("4.7.3", "vp-tile-placed", {"tile": t.box.vp_tiles[tile]})
    return Reason("4.7.3", "district-has-vp-tile", {"district": t.box.districts[district]})


def why_not_keep(t: Table, token: i64) -> Reason:
    """§4.8 A token of the pile, after looking at it."""
    if t.phase != END_PICK:
        return Reason("4.8", "not-looking-at-pile")
    assert not has(pile(t), token)
    return Reason("4.8", "token-not-in-pile", {"token": t.box.end_tokens[token]})


# ---------------------------------------------------------------------- §4.10 free actions


def why_not_free(t: Table, seat: i64, code: i64) -> Reason:
    """F1-F7 in MAIN, BONUS and POST only."""
    row = seat * WIDTH
    if t.phase not in (MAIN, BONUS, POST):
        return Reason("4.10", "no-free-action-now")
    if code < SELL:
        return why_not_buy(t, seat, code - BUY)
    if code < SELL_PRESTIGE:
        return Reason("4.10", "no-such-resource", {"resource": RESOURCES[code - SELL]})
    if code < SELL_BONUS:
        return Reason("4.10", "no-such-prestige", {"prestige": PRESTIGE_NAMES[code - SELL_PRESTIGE]})
    if code < USE:
        assert t.boards[row + UNUSED] & SALE_TILES[code - SELL_BONUS] == 0
        return Reason("4.10", "tile-not-unused", {"number": SALEABLE[code - SELL_BONUS]})
    if code < USE_END:
        return why_not_use(t, seat, code - USE)
    return why_not_token(t, seat, code - USE_END if code < SELL_END else code - SELL_END)


def why_not_buy(t: Table, seat: i64, resource: i64) -> Reason:
    """§4.10 F1"""
    if t.stock[resource] == 0:
        return Reason("4.10", "reserve-lacks", {"resource": RESOURCES[resource]})
    price = t.box.buy[resource]
    return Reason("4.10", "not-enough-francs", {"price": price, "francs": t.boards[seat * WIDTH + FRANCS]})


def why_not_use(t: Table, seat: i64, number: i64) -> Reason:
    """§4.10 F5 Held, of a kind that is used, and with an effect now."""
    args: dict[str, object] = {"number": number + 1}
    if not has(t.boards[seat * WIDTH + UNUSED], number):
        return Reason("4.10", "tile-not-unused", args)
    if not has(USABLE, number):
        return Reason("4.10", "tile-not-for-use", args)
    effect = t.box.effect[number]
    if effect == EXTRA_KEY:
        return why_not_fetch(t, seat, number)
    if effect in (TAKE_ANY, STEP_BACK):
        return Reason("4.10", "no-tile-in-reach", args)
    if effect in (PAIRS_PRESTIGE, PAIRS_RESOURCE):
        return Reason("4.10", "no-pair", args)
    return Reason("4.10", "tile-scores-nothing", args)


def why_not_fetch(t: Table, seat: i64, number: i64) -> Reason:
    """§4.10 13, 14: a key in the reserve and the price."""
    row = seat * WIDTH
    if t.boards[row + RESERVE] == 0:
        return Reason("4.10", "key-reserve-empty")
    price = t.box.key_price[number]
    return Reason("4.10", "not-enough-francs", {"price": price, "francs": t.boards[row + FRANCS]})


def why_not_token(t: Table, seat: i64, token: i64) -> Reason:
    """§4.10 F6, F7"""
    args: dict[str, object] = {"token": t.box.end_tokens[token]}
    return Reason("4.10", "token-other-use" if has(held(t, seat), token) else "token-not-held", args)


def why_not_choice(t: Table, seat: i64, code: i64) -> Reason:
    """The choices of bonus 17, 25, 23 and 24."""
    if code < PAIR_STARS:
        space = code - PICK if code < BACK else code - BACK
        wanted = FREE_PICK if code < BACK else GO_BACK
        if t.phase != wanted:
            return Reason("4.10", "no-choice-now")
        if code >= BACK and not bit(space) & back_range(t, seat):
            return Reason("4.10", "too-far-back", {"space": space + 1})
        return why_not_space(t, seat, space, "4.10")
    if t.phase not in (PAIR_PRESTIGE, PAIR_RESOURCES):
        return Reason("4.10", "no-choice-now")
    return Reason("4.10", "not-so-many-pairs")


def back_range(t: Table, seat: i64) -> i64:
    """§4.10 25: the spaces 1 to 5 behind the assistant, whatever lies there."""
    position = t.boards[seat * WIDTH + ASSISTANT]
    spaces: i64 = 0
    for space in range(max(position - 1 - t.box.steps_back, 0), position - 1):
        spaces |= bit(space)
    return spaces
