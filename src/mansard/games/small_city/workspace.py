"""§7 What is told of a decision under way: the plan and its costs, the tile or the citizen in the hand."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.small_city.codes import (
    AT,
    BUILD_CODE,
    DEMOLISH,
    EXPAND,
    GROW,
    RAZE,
    SPARE,
    SPARE_NOTHING,
    UPGRADE,
    WAREHOUSE_CODE,
)
from mansard.games.small_city.districts import is_industrial
from mansard.games.small_city.grid import CELL_HI, CELL_LO, CELL_NAMES, Cells, around, cells_of
from mansard.games.small_city.names import (
    COMMERCIAL,
    CULTURAL,
    FACTORY,
    KIND_COUNT,
    KINDS,
    MATERIALS,
    PORT,
    REFINERY,
    RESIDENTIAL,
    TOWN_HALL,
    WARE,
)
from mansard.games.small_city.placing import price
from mansard.games.small_city.requirements import zone_of_single
from mansard.games.small_city.state import (
    BUILDS,
    EXPANDED,
    FROM_CELL,
    FROM_LAND,
    HOMES,
    KIND,
    LIMIT,
    OLD_TILES,
    RAZED,
    SMOKE,
    STEP,
    TO_LAND,
    WAY,
    WIDTH,
    Table,
    empty_in,
    zone_size,
)
from mansard.games.small_city.steps import (
    BUILD,
    CHOOSE_ANCHOR,
    CHOOSE_BONUS_TILE,
    CHOOSE_DEMOLITION,
    CHOOSE_DISTRICT,
    CHOOSE_PLACE,
    CHOOSE_STREET,
    CHOOSE_WAY,
)

VERBS: Final[dict[i64, str]] = {UPGRADE: "upgrade", DEMOLISH: "demolish", EXPAND: "expand"}
PLACES: Final[list[tuple[i64, i64]]] = [(AT, WAREHOUSE_CODE), (GROW, GROW + 100), (RAZE, RAZE + 100)]


def chosen_land(t: Table, seat: i64) -> int:
    """The district in which a player chooses a cell now; a citizen's is named in the move."""
    step = t.seats[seat * WIDTH + STEP]
    if step == CHOOSE_STREET:
        return int(t.host)
    return int(t.seats[seat * WIDTH + TO_LAND] if step == CHOOSE_PLACE else seat)


def lifted(t: Table, seat: i64) -> list[object] | None:
    """§4.3.3 The citizen who is about to move: district and cell."""
    row = seat * WIDTH
    if t.seats[row + STEP] != CHOOSE_DISTRICT and t.seats[row + STEP] != CHOOSE_PLACE:
        return None
    return [int(t.seats[row + FROM_LAND]), CELL_NAMES[t.seats[row + FROM_CELL]]]


# ---------------------------------------------------------------------- the tile in the hand


def in_hand(t: Table, seat: i64) -> list[str | None] | None:
    """§4.2.3 The tile that a player is about to place, and the way it lies once that is chosen."""
    row = seat * WIDTH
    step = t.seats[row + STEP]
    if step != CHOOSE_WAY and step != CHOOSE_ANCHOR:
        return None
    way = t.box.way_names[t.seats[row + WAY]] if step == CHOOSE_ANCHOR else None
    return [KINDS[t.seats[row + KIND]], way]


def sights(t: Table, seat: i64) -> dict[str, list[int]]:
    """§4.2.4 How many zones that the tile in the hand needs reach an empty cell; 1 if a harmful one does."""
    if in_hand(t, seat) is None:
        return {}
    zones = wanted_zones(t, seat)
    bad_lo, bad_hi = harmful_zone(t, seat)
    lo, hi = empty_in(t.land[seat], zone_size(t, seat))
    found: dict[str, list[int]] = {}
    for cell in cells_of(lo, hi):
        seen = len([1 for zone_lo, zone_hi in zones if zone_lo & CELL_LO[cell] or zone_hi & CELL_HI[cell]])
        harmed = 1 if bad_lo & CELL_LO[cell] or bad_hi & CELL_HI[cell] else 0
        if seen or harmed:
            found[CELL_NAMES[cell]] = [seen, harmed]
    return found


def wanted_zones(t: Table, seat: i64) -> list[Cells]:
    """§4.2.4 Rule 4: the influence zones that the tile in the hand asks for."""
    d = t.land[seat]
    family = t.box.family[t.seats[seat * WIDTH + KIND]]
    if family == FACTORY:
        return [zone_of_single(d, REFINERY), zone_of_single(d, PORT)]
    if family != RESIDENTIAL and family != COMMERCIAL:
        return []
    wanted = CULTURAL if family == RESIDENTIAL else RESIDENTIAL
    zones: list[Cells] = []
    for tile in range(len(d.kinds)):
        if d.kinds[tile] >= 0 and t.box.family[d.kinds[tile]] == wanted:
            zones.append((d.far_lo[tile], d.far_hi[tile]))
    return zones


def harmful_zone(t: Table, seat: i64) -> Cells:
    """§4.2.4 Rule 3: homes keep away from industry, industry from homes."""
    d = t.land[seat]
    kind = t.seats[seat * WIDTH + KIND]
    if t.box.family[kind] == RESIDENTIAL:
        return around(d.sets[SMOKE], d.sets[SMOKE + 1])
    return around(d.sets[HOMES], d.sets[HOMES + 1]) if is_industrial(t.box, kind) else (0, 0)


# ---------------------------------------------------------------------- costs


def tile_costs(t: Table, seat: i64) -> dict[str, dict[str, int]] | None:
    """§4.2.4 What each kind of tile costs the player now; None while nothing is built."""
    if not CHOOSE_BONUS_TILE <= t.seats[seat * WIDTH + STEP] <= CHOOSE_DEMOLITION:
        return None
    return {
        KINDS[kind]: cost_of(t, seat, kind)
        for kind in range(KIND_COUNT)
        if kind != WARE and kind != TOWN_HALL
    }


def cost_of(t: Table, seat: i64, kind: i64) -> dict[str, int]:
    """§4.2.4 Rule 5: money, or materials for culture; council buildings are free."""
    if t.seats[seat * WIDTH + LIMIT] > 0:
        return {}
    if t.box.family[kind] != CULTURAL:
        return {"money": int(price(t, seat, kind))}
    needs = [(MATERIALS[m], int(t.box.need[kind * 3 + m])) for m in range(3)]
    return {material: count for material, count in needs if count > 0}


# ---------------------------------------------------------------------- the plan


def view_plan(t: Table, seat: i64) -> dict[str, Any] | None:
    """§4.2.1 The own plan: steps, tiles laid, builds and demolitions used and at most."""
    if t.phase != BUILD:
        return None
    row = seat * WIDTH
    builds = t.box.builds_expanding if t.seats[row + EXPANDED] == 1 else t.box.builds
    kinds = t.land[seat].kinds
    return {
        "steps": plan_steps(t, seat),
        "tiles": [tile for tile in range(t.seats[row + OLD_TILES], len(kinds)) if kinds[tile] >= 0],
        "builds": [int(t.seats[row + BUILDS]), int(builds)],
        "demolitions": [int(t.seats[row + RAZED]), int(t.box.demolitions)],
        "again": t.replanning == seat,
    }


def plan_steps(t: Table, seat: i64) -> list[dict[str, Any]]:
    """§4.2.1 The steps that are complete, with what each changed in money, materials and pollution."""
    steps: list[dict[str, Any]] = []
    first: i64 = 0
    for code in t.plans[seat].effects:
        last = code // 16777216
        steps.append(plan_step(t, seat, t.plans[seat].decisions[first:last], code // 262144 % 64 - 1))
        first = last
    return steps


def plan_step(t: Table, seat: i64, decisions: vec[i64], razed: i64) -> dict[str, Any]:
    """A step from its decisions; `razed` is the kind that it demolished, or -1."""
    changes: dict[str, int] = {}
    kind = decisions[0] - BUILD_CODE
    built = 0 <= kind < KIND_COUNT
    if built:
        changes = {what: -count for what, count in cost_of(t, seat, kind).items()}
    if razed >= 0:
        cells = t.box.level[razed]
        changes = {"money": -int(cells * t.box.raze_money), "pollution": int(cells * t.box.raze_pollution)}
    place: str | None = None
    for action in decisions:
        if SPARE <= action < SPARE_NOTHING:
            changes[MATERIALS[action - SPARE]] += 1
        for begin, end in PLACES:
            if begin <= action < end:
                place = CELL_NAMES[action - begin]
    verb = "build" if built else VERBS[decisions[0]]
    spent = {what: change for what, change in changes.items() if change != 0}
    return {"verb": verb, "tile": KINDS[kind] if built else None, "cell": place, "changes": spent}
