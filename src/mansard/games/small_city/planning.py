"""§4.2.1 The build phase: everybody plans behind a screen, then plans are resolved and revealed."""

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city.building import (
    choose_anchor,
    choose_build,
    choose_growth,
    choose_source,
    choose_spared,
    choose_staff,
    choose_upgrade,
    choose_warehouse,
    choose_way,
)
from mansard.games.small_city.codes import COMMIT
from mansard.games.small_city.demolishing import choose_demolition
from mansard.games.small_city.districts import first_cell, send_home, stocks
from mansard.games.small_city.grid import CELL_NAMES
from mansard.games.small_city.names import KIND_COUNT, KINDS, MATERIALS
from mansard.games.small_city.state import (
    COMMITTED,
    COUNTS,
    NO_OPTIONS,
    NO_PLAN,
    OLD_TILES,
    PLANS,
    SIZE,
    SPARED,
    STEP,
    WIDTH,
    Table,
    active,
    own_counts,
    own_plan,
    turn_order,
)
from mansard.games.small_city.steps import (
    BUILD,
    CHOOSE_ANCHOR,
    CHOOSE_BUILD,
    CHOOSE_DEMOLITION,
    CHOOSE_GROWTH,
    CHOOSE_SOURCE,
    CHOOSE_SPARED,
    CHOOSE_STAFF,
    CHOOSE_UPGRADE,
    CHOOSE_WAREHOUSE,
    CHOOSE_WAY,
    WAIT,
)
from mansard.games.small_city.workspace import plan_steps
from mansard.kernel.bits import bit


def begin_building(t: Table) -> None:
    """§4.2.1 Every active player gets a workspace."""
    t.phase = BUILD
    for seat in range(t.players):
        row = seat * WIDTH
        for column in range(COMMITTED, SPARED + 1):
            t.seats[row + column] = 0
        t.seats[row + OLD_TILES] = len(t.land[seat].kinds)
        t.seats[row + STEP] = CHOOSE_BUILD if active(t, seat) else WAIT
    open_screens(t)


def open_screens(t: Table) -> None:
    """§4.2.1 How everything lies at the start of the phase."""
    t.shown = t.land[:]
    t.owned &= bit(COUNTS)  # `shown` shares the districts, all begin with the same empty plan
    t.shown_seats = t.seats[:]
    t.shown_stock = t.stock[:]
    t.took = vec[i64]([0] * (t.players * KIND_COUNT))
    t.plans = [NO_PLAN for _ in range(t.players)]
    t.replanning = -1
    t.resolved = 0


def plan(t: Table, seat: i64, action: i64) -> None:
    """§4.2.3 One decision in a workspace."""
    if action != COMMIT:
        mine = own_plan(t, seat)
        mine.decisions = append(mine.decisions, action)
    decide_building(t, seat, action)


def decide_building(t: Table, seat: i64, action: i64) -> None:
    """§4.2.3 The decision that a step of a build asks for."""
    step = t.seats[seat * WIDTH + STEP]
    if step == CHOOSE_BUILD:
        choose_build(t, seat, action)
    elif step == CHOOSE_WAY:
        choose_way(t, seat, action)
    elif step == CHOOSE_ANCHOR:
        choose_anchor(t, seat, action)
    elif step == CHOOSE_WAREHOUSE:
        choose_warehouse(t, seat, action)
    elif step == CHOOSE_SPARED:
        choose_spared(t, seat, action)
    elif step == CHOOSE_SOURCE:
        choose_source(t, seat, action)
    elif step == CHOOSE_STAFF:
        choose_staff(t, seat, action)
    elif step == CHOOSE_UPGRADE:
        choose_upgrade(t, seat, action)
    elif step == CHOOSE_GROWTH:
        choose_growth(t, seat, action)
    elif step == CHOOSE_DEMOLITION:
        choose_demolition(t, seat, action)


def clear_plan(t: Table, seat: i64) -> None:
    """§4.2.1 The workspace as it was at the start of the phase."""
    t.land[seat] = t.shown[seat]
    t.owned &= ~bit(seat)
    for column in range(WIDTH):
        t.seats[seat * WIDTH + column] = t.shown_seats[seat * WIDTH + column]
    own_counts(t)
    for kind in range(KIND_COUNT):
        t.took[seat * KIND_COUNT + kind] = 0
    t.plans = t.plans[:]
    t.plans[seat] = NO_PLAN
    t.owned &= ~bit(PLANS + seat)


def resolve(t: Table) -> bool:
    """§4.2.1 In turn order until a conflict; True when all plans stand."""
    if t.replanning >= 0:
        take_planned(t, t.replanning)
        t.replanning = -1
        t.resolved += 1
    while t.resolved < t.players:
        seat = turn_order(t, t.resolved)
        if active(t, seat):
            conflict, gone = first_conflict(t, seat)
            if conflict >= 0:
                plan_again(t, seat, conflict)
                if t.log is not None:
                    t.log.whisper(bit(seat), "gone", [seat, KINDS[gone]])
                return False
            take_planned(t, seat)
        t.resolved += 1
    return True


def first_conflict(t: Table, seat: i64) -> tuple[i64, i64]:
    """§4.2.1 The first step that needs a tile that has run out, and that tile; -1 if the plan stands."""
    effects = t.plans[seat].effects
    if len(effects) == 0:
        return -1, -1
    stock = t.stock[:]
    for step in range(len(effects)):
        code = effects[step]
        taken = code % 64
        if taken > 0:
            stock[taken - 1] -= 1
            if stock[taken - 1] < 0:
                return step, taken - 1
        ware = code // 64 % 64
        if ware > 0:
            stock[ware - 1] -= 1
            if stock[ware - 1] < 0:
                return step, ware - 1
        returned = code // 4096 % 64
        if returned > 0:
            stock[returned - 1] += 1
    return -1, -1


def take_planned(t: Table, seat: i64) -> None:
    """§4.2.1 The tiles of a plan that stands leave the real stock."""
    for effect in t.plans[seat].effects:
        own_counts(t)
        change_stock(t.stock, effect % 64, -1)
        change_stock(t.stock, effect // 64 % 64, -1)
        change_stock(t.stock, effect // 4096 % 64, 1)


def change_stock(stock: vec[i64], tile: i64, by: i64) -> None:
    """A kind of tile in an effect of a plan, counted from 1; 0 is none."""
    if tile > 0:
        stock[tile - 1] += by


def plan_again(t: Table, seat: i64, conflict: i64) -> None:
    """§4.2.1 Cut the plan before the step in conflict and re-open the workspace on the real stock."""
    kept: i64 = t.plans[seat].effects[conflict - 1] // 16777216 if conflict > 0 else 0
    decisions = t.plans[seat].decisions
    log = t.log
    t.log = None
    clear_plan(t, seat)
    for k in range(kept):
        plan(t, seat, decisions[k])
    t.log = log
    t.replanning = seat
    t.reveals += 1
    if log is not None:
        log.say("conflict", [seat])


def reveal(t: Table) -> None:
    """§4.2.1 The screens fall; then everybody who had to leave goes home (R11)."""
    tell_plans(t)
    for place in range(t.players):
        mine = t.plans[turn_order(t, place)]
        for owner in mine.evicted:
            send_home(t, owner)
        for code in mine.effects:
            razed = code // 262144 % 64
            if razed > 0:
                own_counts(t)
                t.removed[razed - 1] += 1
    count_supply(t)
    t.shown = []
    t.shown_seats = t.shown_stock = t.took = NO_OPTIONS
    t.plans = []
    t.resolved = 0
    t.reveals += 1


def count_supply(t: Table) -> None:
    """§2.4 What is in no storage building lies in the supply."""
    own_counts(t)
    for material in range(3):
        t.supply[material] = t.box.supply[material]
    for seat in range(t.players):
        stored = stocks(t.land[seat])
        t.supply[0] -= stored[0]
        t.supply[1] -= stored[1]
        t.supply[2] -= stored[2]


def tell_plans(t: Table) -> None:
    """§4.2.1 What the reveal shows: new, grown and vanished tiles, larger zones."""
    if t.log is None:
        return
    for place in range(t.players):
        seat = turn_order(t, place)
        tell_tiles(t, seat)
        tell_costs(t, seat)
        size = t.seats[seat * WIDTH + SIZE]
        if size > t.shown_seats[seat * WIDTH + SIZE]:
            t.log.say("expanded", [seat, size])
        for owner in t.plans[seat].evicted:
            t.log.say("evicted", [owner, seat])


def tell_tiles(t: Table, seat: i64) -> None:
    """§4.2.1 The tiles of one district that differ from those before the phase."""
    before = t.shown[seat]
    now = t.land[seat]
    assert t.log is not None
    for tile in range(len(now.kinds)):
        old = before.kinds[tile] if tile < len(before.kinds) else -1
        kind = now.kinds[tile]
        if kind == old:
            continue
        if kind < 0:
            t.log.say("demolished", [seat, KINDS[old], CELL_NAMES[first_cell(before, tile)]])
        else:
            name = "built" if old < 0 else "upgraded"
            t.log.say(name, [seat, KINDS[kind], CELL_NAMES[first_cell(now, tile)]])


def tell_costs(t: Table, seat: i64) -> None:
    """§4.2.1 What the plan of a player cost in money and materials."""
    if len(t.plans[seat].effects) > 0 and t.log is not None:
        costs = dict.fromkeys(["money", *MATERIALS, "pollution"], 0)
        for step in plan_steps(t, seat):
            for what, change in step["changes"].items():
                costs[what] -= change
        t.log.say("paid", [seat, costs["money"], costs["wood"], costs["stone"], costs["metal"]])


def may_withdraw(t: Table, seat: i64) -> bool:
    """§4.2.1 A commit and all of a plan may be taken back until the last player commits."""
    if not active(t, seat):
        return False
    if t.replanning >= 0:
        return t.replanning == seat and len(t.plans[seat].decisions) > 0
    return t.seats[seat * WIDTH + COMMITTED] == 1 or len(t.plans[seat].decisions) > 0
