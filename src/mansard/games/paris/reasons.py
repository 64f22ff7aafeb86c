"""Why a move is refused: the rule and the reason, looking at the first condition that fails."""

from mypy_extensions import i64

from mansard.games.paris import moves
from mansard.games.paris.keys import Reach, in_scope, movable_keys, position_name, value_left
from mansard.games.paris.legal import has_main_action
from mansard.games.paris.paying import WAYS, has_way, slack, unit_due
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
    RES,
    RESERVE,
    SITE,
    STAR,
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
from mansard.games.paris.tiles import behind, free_picks, has_pair, pair_vectors, spaces_back, tile_points
from mansard.games.paris.trade import is_usable_token
from mansard.games.paris.turns import may_take_end_token
from mansard.kernel.bits import has
from mansard.kernel.errors import Reason
from mansard.kernel.moves import MoveBook


def why_not(t: Table, seat: i64, text: str, book: MoveBook) -> Reason:
    """Why a move of the player to act is not legal."""
    code = book.read(text)
    if code is None:
        return Reason(moves.RULE_OF_PHASE[t.phase], "no-such-move", {"move": text})
    if code < moves.TO:
        return why_not_main(t, seat, code)
    if code < moves.TAKE:
        return why_not_target(t, seat, code)
    if code <= moves.END_TURN:
        return why_not_step(t, seat, code)
    if code < moves.PICK:
        return why_not_free(t, seat, code)
    return why_not_choice(t, seat, code)


def too_dear(t: Table, seat: i64, price: i64, rule: str) -> Reason:
    """The francs do not suffice."""
    francs = t.boards[seat * WIDTH + FRANCS]
    assert francs < price
    return Reason(rule, "not-enough-francs", {"price": price, "francs": francs})


def not_now(t: Table) -> Reason:
    """Something else must be decided now."""
    return Reason(moves.RULE_OF_PHASE[t.phase], "not-now")


# ---------------------------------------------------------------------- §4.1-§4.3 DRAW, SITE, MAIN


def why_not_main(t: Table, seat: i64, code: i64) -> Reason:
    """DRAW, SITE and the main actions."""
    if code < moves.SITE_IN:
        return why_not_draw(t, code)
    if code < moves.PLACE:
        return why_not_site(t, code - moves.SITE_IN)
    if t.phase == POST:
        return Reason("4.3", "main-action-done")
    if t.phase != MAIN:
        return not_now(t)
    if code < moves.KEY:
        return why_not_place(t, seat, code - moves.PLACE)
    if code < moves.END_TAKE:
        return why_not_key(t, seat, code - moves.KEY)
    if code == moves.END_TAKE:
        assert not may_take_end_token(t)
        return Reason("4.3", "end-pile-empty" if stacks_empty(t) else "stacks-not-empty")
    assert has_main_action(t, seat)
    return Reason("4.3", "pass-only-without-action")


def why_not_draw(t: Table, stack: i64) -> Reason:
    """§4.1 A stack that is not empty."""
    if t.phase != DRAW:
        return Reason("4.1", "already-drawn") if not stacks_empty(t) else Reason("4.1", "stacks-are-empty")
    assert t.heights[stack] == 0
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
    assert has(t.boards[seat * WIDTH + BANKS], place)
    return Reason("4.3", "own-key-there", {"place": position_name(t, place)})


def why_not_key(t: Table, seat: i64, position: i64) -> Reason:
    """§4.3 An own key with a legal target."""
    row = seat * WIDTH
    args: dict[str, object] = {"place": position_name(t, position)}
    if position < FIRST_SPACE:
        mine = has(t.boards[row + BANKS], position)
    else:
        mine = has(t.boards[row + KEYS], position - FIRST_SPACE)
    if not mine:
        return Reason("4.3", "no-own-key-there", args)
    assert position not in list(movable_keys(t, seat, held(t, seat)))
    return Reason("4.3", "key-has-no-target", args)


# ---------------------------------------------------------------------- §4.5, §4.6 TARGET, PAY


def why_not_target(t: Table, seat: i64, code: i64) -> Reason:
    """The target of a key, and how its resources are paid."""
    if code >= moves.PAY_BY:
        return why_not_pay(t, seat, (code - moves.PAY_BY) // 8, (code - moves.PAY_BY) % 8)
    if t.phase == MAIN:
        return Reason("4.5", "choose-key-first")
    if t.phase != TARGET:
        return not_now(t)
    if code < moves.BUILD:
        return why_not_to(t, seat, code - moves.TO)
    return why_not_build(t, seat, (code - moves.BUILD) // 6, (code - moves.BUILD) % 6)


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
    if t.boards[seat * WIDTH + FRANCS] < price:
        return too_dear(t, seat, price, "4.5")
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
    assert slack(t, seat) == 0
    return Reason("4.6", "rest-not-payable", args)


# ---------------------------------------------------------------------- §4.7, §4.8, §4.9


def why_not_step(t: Table, seat: i64, code: i64) -> Reason:
    """The steps of a main action."""
    if code < moves.SKIP:
        return why_not_take(t, seat, code - moves.TAKE)
    if code == moves.SKIP:
        assert t.phase not in (BONUS, VPTILE)
        return Reason("4.7", "nothing-to-skip")
    if code < moves.DONE:
        return why_not_fill(t, seat, (code - moves.FILL) // 5, (code - moves.FILL) % 5)
    if code == moves.DONE:
        assert t.phase != PRESTIGE
        return Reason("4.7.2", "no-landmark-entered")
    if code < moves.KEEP:
        return why_not_vp(t, (code - moves.VP) // 6, (code - moves.VP) % 6)
    if code < moves.END_TURN:
        return why_not_keep(t, code - moves.KEEP)
    assert t.phase != POST
    return Reason("4.9", "main-action-due") if t.phase == MAIN else not_now(t)


def why_not_space(t: Table, seat: i64, space: i64, rule: str) -> Reason:
    """§4.0 A tile must lie there, and its number must be new to the player."""
    number = t.track[space]
    if has(known(t, seat), number):
        return Reason("4.0", "number-known", {"number": number + 1})
    assert not has(t.on_track, number)
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
    return too_dear(t, seat, bonus_price(t), "4.7.1")


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
    assert t.vp_at[district] >= 0
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
    if code < moves.SELL:
        return why_not_buy(t, seat, code - moves.BUY)
    if code < moves.SELL_PRESTIGE:
        assert t.boards[row + RES + code - moves.SELL] == 0
        return Reason("4.10", "no-such-resource", {"resource": RESOURCES[code - moves.SELL]})
    if code < moves.SELL_BONUS:
        assert t.boards[row + STAR + code - moves.SELL_PRESTIGE] == 0
        return Reason("4.10", "no-such-prestige", {"prestige": PRESTIGE_NAMES[code - moves.SELL_PRESTIGE]})
    if code < moves.USE:
        assert t.boards[row + UNUSED] & moves.SALE_TILES[code - moves.SELL_BONUS] == 0
        return Reason("4.10", "tile-not-unused", {"number": SALEABLE[code - moves.SELL_BONUS]})
    if code < moves.USE_END:
        return why_not_use(t, seat, code - moves.USE)
    if code < moves.SELL_END:
        return why_not_token(t, seat, code - moves.USE_END, True)
    return why_not_token(t, seat, code - moves.SELL_END, False)


def why_not_buy(t: Table, seat: i64, resource: i64) -> Reason:
    """§4.10 F1"""
    if t.stock[resource] == 0:
        return Reason("4.10", "reserve-lacks", {"resource": RESOURCES[resource]})
    return too_dear(t, seat, t.box.buy[resource], "4.10")


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
        assert (free_picks(t, seat) if effect == TAKE_ANY else spaces_back(t, seat)) == 0
        return Reason("4.10", "no-tile-in-reach", args)
    if effect in (PAIRS_PRESTIGE, PAIRS_RESOURCE):
        assert not has_pair(t, seat, STAR if effect == PAIRS_PRESTIGE else RES)
        return Reason("4.10", "no-pair", args)
    assert tile_points(t, seat, number) == 0
    return Reason("4.10", "tile-scores-nothing", args)


def why_not_fetch(t: Table, seat: i64, number: i64) -> Reason:
    """§4.10 13, 14: a key in the reserve and the price."""
    row = seat * WIDTH
    if t.boards[row + RESERVE] == 0:
        return Reason("4.10", "key-reserve-empty")
    return too_dear(t, seat, t.box.key_price[number], "4.10")


def why_not_token(t: Table, seat: i64, token: i64, used: bool) -> Reason:
    """§4.10 F6 to use it, F7 to sell it."""
    args: dict[str, object] = {"token": t.box.end_tokens[token]}
    if not has(held(t, seat), token):
        return Reason("4.10", "token-not-held", args)
    assert is_usable_token(t, token) != used
    return Reason("4.10", "token-other-use", args)


def why_not_choice(t: Table, seat: i64, code: i64) -> Reason:
    """The choices of bonus 17, 25, 23 and 24."""
    if code < moves.PAIR_STARS:
        space = code - moves.PICK if code < moves.BACK else code - moves.BACK
        wanted = FREE_PICK if code < moves.BACK else GO_BACK
        if t.phase != wanted:
            return Reason("4.10", "no-choice-now")
        if code >= moves.BACK and not has(behind(t, seat), space):
            return Reason("4.10", "too-far-back", {"space": space + 1})
        return why_not_space(t, seat, space, "4.10")
    stars = code < moves.PAIR_GOODS
    if t.phase != (PAIR_PRESTIGE if stars else PAIR_RESOURCES):
        return Reason("4.10", "no-choice-now")
    pairs = code - (moves.PAIR_STARS if stars else moves.PAIR_GOODS)
    assert pairs not in list(pair_vectors(t, seat, STAR if stars else RES))
    return Reason("4.10", "not-so-many-pairs")
