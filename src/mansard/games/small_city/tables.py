"""§2 The box as typed tables: shapes, tiles, buildings, cards, council, promises."""

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.small_city.drawings import Drawing, _all_images, _images, _paths, _pattern
from mansard.games.small_city.names import (
    CARDS,
    COMMERCIAL,
    CONDITIONS,
    CULTURAL,
    DECKS,
    FACTORY,
    FAMILIES,
    ICONS,
    KIND_COUNT,
    KINDS,
    LEVELLED,
    LEVELS,
    MATERIALS,
    METRICS,
    REFINERY,
    RESIDENTIAL,
    ROWS,
    SCHOOL,
    SIDES,
    SINGLES,
    WAREHOUSE,
    WAYS_MOST,
)
from mansard.kernel.bits import bit, mask_of
from mansard.kernel.components import Components
from mansard.kernel.fields import Fields


class Box:
    """The components of the game."""

    def __init__(self, components: Components) -> None:
        fields = components.fields()
        self._read_constants(fields)
        self._read_districts(fields)
        self._start_ways()
        self._read_shapes(fields)
        self._read_kinds(fields)
        self._read_growth()
        self._read_rules(fields)
        self._read_council(fields)
        self._read_promises(fields)
        self._read_solo(fields)
        self._sort_kinds()

    # ------------------------------------------------------------------ numbers

    def _read_constants(self, fields: Fields) -> None:
        c = fields.table("constants")
        self.hall_slots: i64 = c.whole("town_hall_slots", 1, 4)
        self.ware_slots: i64 = c.whole("warehouse_slots", 1, 6)
        self.citizens: i64 = c.whole("citizens_per_player", 1, 60)
        self.start_hall: i64 = c.whole("citizens_start_town_hall", 0, 4)
        self.start_ec: i64 = c.whole("citizens_start_employment", 0)
        self.start_reserve: i64 = c.whole("citizens_start_reserve", 0)
        self.builds: i64 = c.whole("max_builds", 1, 9)
        self.builds_expanding: i64 = c.whole("max_builds_with_expansion", 0, 9)
        self.demolitions: i64 = c.whole("max_demolitions_per_build_phase", 0, 9)
        self.raze_money: i64 = c.whole("demolish_money_per_cell", 0)
        self.raze_pollution: i64 = c.whole("demolish_pollution_per_cell", 0)
        self.tourists: i64 = c.whole("tourist_limit", 0, 9)
        self.tourists_metro: i64 = c.whole("tourist_limit_with_metro", 0, 9)
        self.tourist_income: i64 = c.whole("tourist_income", 0)
        self.university: i64 = c.whole("university_votes", 0)
        self.death_threshold: i64 = c.whole("pollution_death_threshold", 0)
        self.elimination: i64 = c.whole("pollution_elimination", 1)
        self.special_penalty: i64 = c.whole("special_promise_penalty", 0)
        if self.start_hall + self.start_ec + self.start_reserve != self.citizens:
            raise c.error("citizens_per_player", "is not the sum of the three places at the start")
        money = fields.table("start_money")
        self.start_money = money.wholes("by_turn_order", 4, 0)
        self.solo_money = money.whole("solo", 0)
        supply = fields.table("supply")
        self.supply = vec[i64]([supply.whole(name, 0, 99) for name in MATERIALS])
        self.rounds: i64 = fields.table("meta").whole("rounds", 1, 20)
        copies = fields.table("limited_buildings").wholes("copies_by_players", 4, 0)
        self.copies = [0, *copies]

    def _read_districts(self, fields: Fields) -> None:
        """§2.1 Grid and zone sizes of the two sides."""
        districts = fields.table("district")
        self.grid: list[int] = []
        sizes: list[int] = []
        for name in SIDES:
            side = districts.table(name)
            grid = side.whole("grid", 4, 10)
            steps = side.wholes("zone_sizes", 4, 2, grid)
            if sorted(set(steps)) != steps:
                raise side.error("zone_sizes", "must grow")
            self.grid.append(grid)
            sizes += steps
        self.sizes = vec[i64](sizes)
        self.grid_size = vec[i64](self.grid)

    # ------------------------------------------------------------------ shapes and orientations

    def _start_ways(self) -> None:
        self.way_names: list[str] = []
        self.way_first = vec[i64]()
        self.way_count = vec[i64]()
        self.way_cells = vec[i64]()
        self.way_shape = vec[i64]()
        self.way_water = vec[i64]()  # how many cells at the end are water
        self.fit_lo = vec[i64]()
        self.fit_hi = vec[i64]()
        self.groups: dict[str, tuple[int, int]] = {}

    def _read_shapes(self, fields: Fields) -> None:
        self.shapes: dict[str, Drawing] = {}
        for shape in fields.tables("shape"):
            cells = [(int(cell[0]), int(cell[1])) for cell in shape.items("cells")]
            if max([r for r, _ in cells]) > 4 or max([c for _, c in cells]) > 4:
                raise shape.error("cells", "is larger than five by five")
            self.shapes[shape.text("id")] = cells

    def _group(self, name: str, drawings: list[tuple[str, Drawing]]) -> tuple[int, int]:
        """The range of orientations of a shape used in one manner."""
        if name not in self.groups:
            begin = len(self.way_names)
            for pattern, cells in sorted(drawings):
                self._add_way(pattern, cells)
            self.groups[name] = (begin, len(self.way_names))
        return self.groups[name]

    def _add_way(self, pattern: str, cells: Drawing) -> None:
        self.way_names.append(pattern)
        self.way_first = append(self.way_first, len(self.way_cells))
        self.way_count = append(self.way_count, len(cells))
        shape: i64 = 0
        for r, c in cells:
            self.way_cells = append(self.way_cells, r * 10 + c)
            shape |= bit(r * 10 + c)
        self.way_shape = append(self.way_shape, shape)
        self.way_water = append(self.way_water, pattern.count("w"))
        height = max([r for r, _ in cells])
        width = max([c for _, c in cells])
        lo: i64 = 0
        hi: i64 = 0
        for anchor in range(100):
            if anchor // 10 + height < 10 and anchor % 10 + width < 10:
                if anchor < 50:
                    lo |= bit(anchor)
                else:
                    hi |= bit(anchor - 50)
        self.fit_lo = append(self.fit_lo, lo)
        self.fit_hi = append(self.fit_hi, hi)

    # ------------------------------------------------------------------ kinds of tiles

    def _read_kinds(self, fields: Fields) -> None:
        family: list[int] = []
        level: list[int] = []
        stock: list[int] = []
        money: list[int] = []
        need: list[int] = []
        begin: list[int] = []
        end: list[int] = []
        slots: list[int] = []
        for tile in fields.tables("tile", LEVELLED):
            index = FAMILIES.index(tile.choice("family", FAMILIES[:5]))
            shape = tile.choice("shape", list(self.shapes))
            cells = len(self.shapes[shape])
            if tile.text("id") != KINDS[len(family)]:
                raise tile.error("id", f"{KINDS[len(family)]} was expected here")
            if tile.whole("level", 1, 5) != cells:
                raise tile.error("level", "is not the number of cells")
            family.append(index)
            level.append(cells)
            stock.append(tile.whole("stock", 0, 99))
            money.append(0 if index == WAREHOUSE else cells)
            need += [0, 0, 0]
            first, last = self._ways(shape, index in (COMMERCIAL, FACTORY))
            begin.append(first)
            end.append(last)
            slots.append(0 if index == WAREHOUSE else cells)
        for building in fields.tables("building", SINGLES):
            if building.text("id") != KINDS[len(family)]:
                raise building.error("id", f"{KINDS[len(family)]} was expected here")
            shape = building.choice("shape", list(self.shapes))
            cells = len(self.shapes[shape])
            port = building.text("id") == "port"
            index = FAMILIES.index(building.choice("class", FAMILIES[5:]))
            family.append(index)
            level.append(2 if port else cells)
            stock.append(0)
            money.append(building.whole("money", 0, 99))
            need += [building.whole(name, 0, 9) for name in MATERIALS]
            first, last = self._port_ways(building) if port else self._ways(shape, False)
            begin.append(first)
            end.append(last)
            wanted = building.choice("slots", ["town_hall", "cells", "0", "1"])
            slots.append(cells if wanted == "cells" else 1 if wanted == "1" else 0)
        self.family = vec[i64](family)
        self.level = vec[i64](level)
        self.stock = vec[i64](stock)
        self.money = vec[i64](money)
        self.need = vec[i64](need)
        self.ways_begin = vec[i64](begin)
        self.ways_end = vec[i64](end)
        self.slots = vec[i64](slots)
        if len(self.way_names) > WAYS_MOST:
            raise fields.error("shape", "there are too many orientations")

    def _ways(self, shape: str, ordered: bool) -> tuple[int, int]:
        """§2.2 All rotations and mirror images; for ordered tiles all paths through them (R16)."""
        seen: list[tuple[str, Drawing]] = []
        for cells in _images(self.shapes[shape]):
            if not ordered:
                seen.append((_pattern(cells, "x" * len(cells)), cells))
                continue
            for path in _paths(cells):
                seen.append((_pattern(path, "12345"), path))
        return self._group(f"{shape} {ordered}", seen)

    def _port_ways(self, fields: Fields) -> tuple[int, int]:
        """§2.2 The port: two building cells, then two water cells."""
        place = [
            (int(r), int(c)) for name in ("building_cells", "water_cells") for r, c in fields.items(name, 2)
        ]
        if len({(r, c) for r, c in place if 0 <= r < 5 and 0 <= c < 5}) < 4:
            raise fields.error("building_cells", "must be four cells with the water, five by five at most")
        seen: dict[str, Drawing] = {}
        for cells in _all_images(place):
            seen.setdefault(_pattern(cells, "bbww"), cells)
        return self._group("port", list(seen.items()))

    def _read_growth(self) -> None:
        """§4.2.5 By family and level: the shapes (in the corner) with their kinds."""
        self.grow_first = vec[i64]()
        self.grow_shape = vec[i64]()
        self.grow_kind = vec[i64]()
        for index in range(3):
            for level in range(6):
                self.grow_first = append(self.grow_first, len(self.grow_shape))
                for kind in range(LEVELLED):
                    if self.family[kind] == index and self.level[kind] == level:
                        self._add_growth(kind)
        self.grow_first = append(self.grow_first, len(self.grow_shape))

    def _add_growth(self, kind: i64) -> None:
        known: set[int] = set()
        for way in range(self.ways_begin[kind], self.ways_end[kind]):
            shape = self.way_shape[way]
            if int(shape) not in known:
                known.add(int(shape))
                self.grow_shape = append(self.grow_shape, shape)
                self.grow_kind = append(self.grow_kind, kind)

    def _sort_kinds(self) -> None:
        """§4.2.4, §4.7.3 The kinds that so much money buys; those that a council column builds: as bits."""
        paid = [k for k in range(KIND_COUNT) if self.family[k] not in (CULTURAL, WAREHOUSE)]
        most = max([int(self.money[k]) for k in paid])
        self.cheap = vec[i64]([mask_of([k for k in paid if self.money[k] <= m]) for m in range(most + 1)])
        self.given_away = mask_of(
            [k for k in range(SCHOOL, REFINERY) if sum(self.need[k * 3 : k * 3 + 3]) == 0]
        )  # culture that needs no material
        self.council_kinds = vec[i64](
            [mask_of([k for k in paid if sizes >> self.level[k] & 1]) for sizes in self.build_sizes]
        )
        self.of_family = vec[i64](
            [mask_of([k for k in range(KIND_COUNT) if self.family[k] == f]) for f in range(len(FAMILIES))]
        )

        self.asked = vec[i64]([self._asked(k) for k in range(KIND_COUNT)])
        self.asking = mask_of([k for k in range(KIND_COUNT) if self.asked[k] > 0])

    def _asked(self, kind: int) -> i64:
        """§4.2.4 Rule 4: in how many zones a tile must lie."""
        family, level = self.family[kind], self.level[kind]
        if family == COMMERCIAL:
            return self.need_homes[level]
        if level == 1 or family > FACTORY:
            return 0
        return self.need_culture[level] if family == RESIDENTIAL else level - 1

    # ------------------------------------------------------------------ rules, cards, council

    def _read_rules(self, fields: Fields) -> None:
        icons = fields.table("commercial_icons").texts("order", ICONS, 4)
        self.icons = vec[i64]([ICONS.index(icon) for icon in icons])
        order = fields.table("factory_materials").texts("order", MATERIALS, 3)
        self.products = vec[i64]([MATERIALS.index(name) for name in order])
        exchange = fields.table("exchange")
        self.cash: i64 = exchange.whole("cash", 0)
        self.sale = vec[i64]([exchange.whole(f"sell_{name}", 0) for name in MATERIALS])
        self.donation = vec[i64]([exchange.whole(f"donate_{name}", 0) for name in MATERIALS])
        self.lot_price = vec[i64](exchange.wholes("buy_votes_price", 4, 0))
        self.lot_votes = vec[i64](exchange.wholes("buy_votes_gain", 4, 0))
        needs = fields.table("requirements")
        self.need_culture = _from_one(needs.wholes("residential_cultural", 5, 0, 5))
        self.need_homes = _from_one(needs.wholes("commercial_residential", 4, 0, 5))
        self.votes = vec[i64](fields.table("votes").wholes("by_occupants", 6, 0))
        cards = [card.text("id") for card in fields.tables("action_card", 8)]
        if cards != CARDS:
            raise fields.error("action_card", f"the cards must be {', '.join(CARDS)} in this order")
        circle = fields.table("action_circle")
        self.skip_price = vec[i64](circle.wholes("skip_price", 4, 0))
        self.solo_adjacent: i64 = circle.whole("solo_adjacent_price", 0)
        self.solo_opposite: i64 = circle.whole("solo_opposite_price", 0)

    def _read_council(self, fields: Fields) -> None:
        council = fields.table("council")
        self.price = _from_one(council.wholes("cost", 4, 0))
        self.special_draw = _from_one(council.wholes("special_promise_draw", 4, 0, 16))
        rows = fields.tables("council_row", 4)
        if [row.text("name") for row in rows] != ROWS:
            raise fields.error("council_row", f"the rows must be {', '.join(ROWS)} in this order")
        self.gifts: list[list[list[int]]] = [[]] + [_gifts(rows[0], a) for a in rows[0].items("columns", 4)]
        sizes = [0] + [_size_mask(rows[1], sizes) for sizes in rows[1].items("columns", 4)]
        self.build_sizes = vec[i64](sizes)
        self.economy = _from_one(rows[2].wholes("columns", 4, 0))
        self.tourism = _from_one(rows[3].wholes("columns", 4, 0))
        self.gift_count = vec[i64]([len(alternatives) for alternatives in self.gifts])
        self.gift = vec[i64](_flat_gifts(self.gifts))

    def _read_promises(self, fields: Fields) -> None:
        """§2.7 Promises and special promises, by number."""
        self.deck_of = vec[i64]([-1])
        self.promise_votes = vec[i64]([0])
        self.promise_penalty = vec[i64]([0])
        self.test_first = vec[i64]([0, 0])
        self.test_metric = vec[i64]()
        self.test_sign = vec[i64]()
        self.test_value = vec[i64]()
        for number, promise in enumerate(fields.tables("promise", 16), 1):
            if promise.whole("number") != number:
                raise promise.error("number", "the promises must be numbered 1 to 16 in order")
            self._read_promise(promise)
        self.special_metric = vec[i64]([0])
        self.special_sign = vec[i64]([0])
        for number, special in enumerate(fields.tables("special_promise", 16), 1):
            if special.whole("number") != number:
                raise special.error("number", "the special promises must be numbered 1 to 16 in order")
            self.special_metric = append(
                self.special_metric, METRICS.index(special.choice("metric", METRICS))
            )
            most = special.choice("best", ["most", "least"]) == "most"
            self.special_sign = append(self.special_sign, 1 if most else -1)
        advanced = fields.table("advanced")
        tables = [advanced.table(name) for name in CONDITIONS]
        self.no_promise = [table.wholes("remove_promise", None, 1, 16) for table in tables]
        self.no_special = [table.wholes("remove_special_promise", None, 1, 16) for table in tables]

    def _read_promise(self, fields: Fields) -> None:
        self.deck_of = append(self.deck_of, DECKS.index(fields.choice("deck", DECKS)))
        self.promise_votes = append(self.promise_votes, fields.whole("votes", 0))
        self.promise_penalty = append(self.promise_penalty, fields.whole("penalty", 0))
        for test in fields.tables("all"):
            sign = 1 if test.choice("op", [">=", "<="]) == ">=" else -1
            self.test_metric = append(self.test_metric, METRICS.index(test.choice("metric", METRICS)))
            self.test_sign = append(self.test_sign, sign)
            self.test_value = append(self.test_value, test.whole("value", 0))
        self.test_first = append(self.test_first, len(self.test_metric))

    def _read_solo(self, fields: Fields) -> None:
        levels = fields.tables("solo_level", 5)
        if [level.text("id") for level in levels] != LEVELS:
            raise fields.error("solo_level", f"the levels must be {', '.join(LEVELS)} in this order")
        self.solo_threshold = vec[i64]([level.whole("threshold", 0, default=0) for level in levels])
        rating = fields.table("solo_rating")
        self.rating_scores = rating.wholes("min_score")
        self.rating_titles = rating.texts("title", count=len(self.rating_scores))


# ---------------------------------------------------------------------- council


def _gifts(fields: Fields, alternatives: object) -> list[list[int]]:
    if not isinstance(alternatives, list) or not 1 <= len(alternatives) <= 2:
        raise fields.error("columns", "one or two alternatives were expected")
    return [[int(n) for n in alternative] for alternative in alternatives]


def _size_mask(fields: Fields, sizes: object) -> int:
    if not isinstance(sizes, list) or not all(size in range(26) for size in sizes):
        raise fields.error("columns", "a list of cell counts was expected, 25 at most")
    return sum({int(bit(size)) for size in sizes})


def _flat_gifts(gifts: list[list[list[int]]]) -> list[int]:
    """column * 6 + alternative * 3 + material."""
    flat: list[int] = []
    for alternatives in gifts:
        for k in range(2):
            flat += alternatives[k] if k < len(alternatives) else [0, 0, 0]
    return flat


def _from_one(values: list[int]) -> vec[i64]:
    """Values counted from 1."""
    counted = [0]
    counted.extend(values)
    return vec[i64](counted)
