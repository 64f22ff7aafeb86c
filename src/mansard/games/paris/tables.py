"""§2 The box as typed tables: districts, spaces, landmarks, bonus tiles, end tokens.

A property is one number: 0-35 the building spaces (district * 6 + rank of the value), 36-43 the landmarks. So
a set of properties is one mask, wherever the landmarks stand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.kernel.bits import bit, mask_of
from mansard.kernel.components import Components
from mansard.kernel.fields import Fields

DISTRICTS: Final[i64] = 6
ARC: Final[i64] = 6  # beside the banks 0-5
FIRST_LANDMARK: Final[i64] = 36
LANDMARKS: Final[i64] = 8
BUILDING_SPACES: Final[i64] = 0xFFFFFFFFF
NUMBERS: Final[i64] = 30
END_TOKENS: Final[i64] = 12

RESOURCES: Final = ["wood", "marble", "gold"]
PRESTIGE: Final = ["bronze", "silver", "gold"]
VALUES: Final = [1, 2, 3, 4, 5, 8]

# What lies beside a space: 0-2 prestige, 3-5 resources.
FIRST_RESOURCE: Final[i64] = 3

# §2.7 Bonus tiles as bits, number - 1.
BONUS_8: Final[i64] = 0x80
BONUS_9: Final[i64] = 0x100
BONUS_10: Final[i64] = 0x200
BONUS_16: Final[i64] = 0x8000
BONUS_19: Final[i64] = 0x40000
BONUS_21: Final[i64] = 0x100000
BONUS_27: Final[i64] = 0x4000000
KEY_TILES: Final[i64] = 0x3000  # 13 and 14
USABLE: Final[i64] = 0x3BEB7C71  # the tiles of F5
SALEABLE: Final = [2, 3, 4, 8, 10, 19, 21]

GAIN: Final[i64] = 0
RESOURCE: Final[i64] = 1
SCORE_VALUE: Final[i64] = 2
ANY_PRESTIGE: Final[i64] = 3
DOUBLE_OWN: Final[i64] = 4
ANY_RESOURCE: Final[i64] = 5
EXTRA_KEY: Final[i64] = 6
JOIN_OTHER: Final[i64] = 7
TAKE_ANY: Final[i64] = 8
SCORE_UNUSED: Final[i64] = 9
PAIRS_PRESTIGE: Final[i64] = 10
PAIRS_RESOURCE: Final[i64] = 11
STEP_BACK: Final[i64] = 12
SCORE_FRANCS: Final[i64] = 13
SCORE_LANDMARKS: Final[i64] = 14
SCORE_TYPES: Final[i64] = 15
EFFECTS: Final = [
    *["gain", "resource", "score_value", "any_prestige", "double_own", "any_resource", "extra_key"],
    *["join_other", "take_any_bonus", "score_unused", "pairs_prestige", "pairs_resource", "step_back"],
    *["score_francs_end", "score_landmarks", "score_types"],
]
# The kind of effect of each number is a rule, its amounts are data.
EFFECT_OF: Final[list[int]] = [
    *(GAIN, RESOURCE, RESOURCE, RESOURCE, GAIN),  # 1-5
    *(SCORE_VALUE, GAIN, ANY_PRESTIGE, DOUBLE_OWN, ANY_RESOURCE),  # 6-10
    *(SCORE_VALUE, GAIN, EXTRA_KEY, EXTRA_KEY, SCORE_VALUE),  # 11-15
    *(JOIN_OTHER, TAKE_ANY, SCORE_VALUE, ANY_PRESTIGE, SCORE_UNUSED),  # 16-20
    *(ANY_RESOURCE, GAIN, PAIRS_PRESTIGE, PAIRS_RESOURCE, STEP_BACK),  # 21-25
    *(SCORE_VALUE, SCORE_FRANCS, SCORE_VALUE, SCORE_LANDMARKS, SCORE_TYPES),  # 26-30
]

END_VP: Final[i64] = 0
END_FRANCS: Final[i64] = 1
END_RESOURCE: Final[i64] = 2
END_EFFECTS: Final = ["vp", "francs", "resource", "prestige"]


class Box:
    """The components of the game."""

    def __init__(self, components: Components) -> None:
        fields = components.fields()
        self._read_constants(fields)
        self._read_keys(fields.table("keys"))
        self._read_districts(fields)
        self._read_buildings(fields)
        self._read_landmarks(fields)
        self._read_spaces()
        self._read_prices(fields.table("prices"))
        self._read_vp_tiles(fields)
        self._read_bonus(fields)
        self._read_track(fields.table("bonus_track"))
        self._read_end_tokens(fields)

    # ------------------------------------------------------------------ numbers

    def _read_constants(self, fields: Fields) -> None:
        constants = fields.table("constants")
        if constants.wholes("building_values", 6) != VALUES:
            raise constants.error("building_values", f"the values must be {VALUES}")
        self.removed_fixed: i64 = constants.whole("building_tiles_removed_fixed", 0, 33)
        self.removed_free: i64 = constants.whole("building_tiles_removed_free", 0, 33)
        for removed in [self.removed_fixed, self.removed_free]:
            if (36 - removed) % 3:
                raise constants.error("building_tiles_removed_fixed", "the rest must fill three equal stacks")
        self.start_francs: i64 = constants.whole("start_francs", 0, 99)
        self.vp_for_eight: i64 = constants.whole("vp_for_value_8", 0, 99)
        share = constants.wholes("two_player_second_place_min_share", 2, 0, 9)
        self.share_part: i64 = share[0]
        self.share_whole: i64 = share[1]
        costs = constants.table("bonus_cost_by_value")
        self.bonus_price = vec[i64]([costs.whole(str(v), 0, 99) if costs.has(str(v)) else -1 for v in VALUES])
        public = fields.table("constants_public")
        self.wood_for_eight: i64 = public.whole("wood_cost_value_8", 0, 3)
        self.trigger: i64 = public.whole("vp_tile_trigger_keys", 1, 12)

    def _read_keys(self, fields: Fields) -> None:
        """§2.2 Keys by the number of players."""
        hand = fields.table("hand")
        self.hand = [0, 0] + [hand.whole(str(n), 1, 12) for n in [2, 3, 4]]
        self.key_reserve: i64 = fields.whole("reserve", 0, 12)

    def _read_prices(self, fields: Fields) -> None:
        """§2.6 Buying must cost more than selling brings, or trade would never end (R34)."""
        buy = fields.table("buy_resource")
        sell = fields.table("sell_resource")
        stars = fields.table("sell_prestige")
        self.buy = vec[i64]([buy.whole(r, 1, 99) for r in RESOURCES])
        self.sell = vec[i64]([sell.whole(r, 0, 99) for r in RESOURCES])
        self.sell_prestige = vec[i64]([stars.whole(p, 0, 99) for p in PRESTIGE])
        for r in range(3):
            if self.buy[r] <= self.sell[r]:
                raise buy.error(RESOURCES[r], "must be more than the price for selling")

    # ------------------------------------------------------------------ board

    def _read_districts(self, fields: Fields) -> None:
        districts = fields.tables("district", 6)
        self.districts = [d.text("id") for d in districts]
        self.bank = vec[i64]([d.whole("bank_income", 0, 99) for d in districts])
        self.colours = fields.table("players").texts("colours", count=4)
        self.types = [kind.text("id") for kind in fields.tables("building_type", 6)]
        if len(set(self.districts)) != 6 or len(set(self.types)) != 6:
            raise fields.error("district", "two districts or two types have the same id")

    def _read_buildings(self, fields: Fields) -> None:
        """§2.3 A tile is the space it belongs to."""
        self.spaces = [""] * 36
        types = [0] * 36
        tokens = [0] * 36
        for building in fields.tables("building", 36):
            district = self.districts.index(building.choice("district", self.districts))
            rank = VALUES.index(building.whole("value", 1, 8)) if building.whole("value") in VALUES else -1
            if rank < 0 or self.spaces[district * 6 + rank]:
                raise building.error("value", "every district has each value once")
            space = district * 6 + rank
            self.spaces[space] = building.text("id")
            types[space] = self.types.index(building.choice("type", self.types))
            tokens[space] = self._token(building, rank)
        self._check_tokens(fields, tokens)
        self.type_of = vec[i64](types)
        self.basic_tokens = vec[i64](tokens)

    def _token(self, building: Fields, rank: int) -> int:
        """§2.3 Prestige lies beside the values 1-3, a resource beside 4, 5 and 8."""
        if rank < 3:
            return PRESTIGE.index(building.choice("token", PRESTIGE))
        return 3 + RESOURCES.index(building.choice("token", RESOURCES))

    def _check_tokens(self, fields: Fields, tokens: list[int]) -> None:
        """§2.1 Six tokens of each type."""
        if [tokens.count(kind) for kind in range(6)] != [6] * 6:
            raise fields.error("building", "six tokens of each resource and prestige must lie on the board")

    def _read_landmarks(self, fields: Fields) -> None:
        """§2.4 Value, cost and prestige slots."""
        landmarks = fields.tables("landmark", 8)
        self.landmarks = [mark.text("id") for mark in landmarks]
        self.landmark_values = [mark.whole("value", 9, 99) for mark in landmarks]
        if self.landmark_values != sorted(self.landmark_values):
            raise fields.error("landmark", "the landmarks must be listed by rising value")
        self.landmark_costs: list[int] = []
        slots: list[int] = []
        points: list[int] = []
        for mark in landmarks:
            cost = mark.table("cost")
            self.landmark_costs += [cost.whole(r, 0, 6, default=0) for r in RESOURCES]
            for slot in mark.tables("slots", 3):
                slots.append(PRESTIGE.index(slot.choice("prestige", PRESTIGE)))
                points.append(slot.whole("vp", 0, 99))
        self.slot_type = vec[i64](slots)
        self.slot_points = vec[i64](points)

    def _read_spaces(self) -> None:
        """Tables over all 44 properties."""
        values = [VALUES[space % 6] for space in range(36)] + self.landmark_values
        costs: list[int] = []
        for space in range(36):
            costs += [int(self.wood_for_eight) if space % 6 == 5 else 0, 0, 0]
        self.names = self.spaces + self.landmarks
        self.value = vec[i64](values)
        self.cost = vec[i64](costs + self.landmark_costs)
        self.most_value: i64 = max(values)
        most = max(values)
        self.up_to = vec[i64]([_where([v <= limit for v in values]) for limit in range(most + 1)])
        self.eights: i64 = _where([space % 6 == 5 for space in range(36)])
        self.plots = vec[i64]([_where([space // 6 == d for space in range(36)]) for d in range(6)])
        self.exceeding = vec[i64]([self._exceeding(marks) for marks in range(256)])
        self.plot_sum = vec[i64]([sum(_chosen(VALUES, plots)) for plots in range(64)])
        self.plot_top = vec[i64]([max([0, *_chosen(VALUES, plots)]) for plots in range(64)])
        self.mark_sum = vec[i64]([sum(_chosen(self.landmark_values, m)) for m in range(256)])
        self.mark_top = vec[i64]([max([0, *_chosen(self.landmark_values, m)]) for m in range(256)])

    def _exceeding(self, marks: int) -> int:
        """§4.5 (c) The landmarks worth strictly more than all of these (R10)."""
        values = self.landmark_values
        top = max([0] + [values[k] for k in range(8) if marks >> k & 1])
        return mask_of([36 + k for k in range(8) if values[k] > top])

    def _read_vp_tiles(self, fields: Fields) -> None:
        """§2.5 Points for the first three places."""
        tiles = fields.tables("vp_tile", 6)
        self.vp_tiles = [tile.text("id") for tile in tiles]
        places: list[int] = []
        for tile in tiles:
            places += tile.wholes("places", 3, 0, 99)
        self.vp_places = vec[i64](places)

    # ------------------------------------------------------------------ bonus tiles

    def _read_bonus(self, fields: Fields) -> None:
        """§2.7 The kind of each number is fixed; amounts are read."""
        tiles = fields.tables("bonus", 30)
        for i, tile in enumerate(tiles):
            if tile.whole("number") != i + 1:
                raise tile.error("number", "the tiles must be numbered 1 to 30 in order")
            if tile.choice("effect", EFFECTS) != EFFECTS[EFFECT_OF[i]]:
                raise tile.error("effect", f"tile {i + 1} must have the effect {EFFECTS[EFFECT_OF[i]]}")
        self.effect = vec[i64](EFFECT_OF)
        self.bonus_francs = vec[i64]([tile.whole("francs", 0, 99, default=0) for tile in tiles])
        self.bonus_vp = vec[i64]([tile.whole("vp", 0, 99, default=0) for tile in tiles])
        self.key_price = vec[i64]([tile.whole("price", 0, 99, default=0) for tile in tiles])
        self.scored_spaces = vec[i64]([self._scored(tile) for tile in tiles])
        self.each = vec[i64]([_each(tile, players) for players in range(5) for tile in tiles])
        self.steps_back: i64 = tiles[24].whole("max_steps", 1, 29)
        by_types = tiles[29].table("vp_by_types")
        self.by_types = vec[i64]([by_types.whole(str(n), 0, 99, default=0) for n in range(8)])
        self.copies = [[_copies(tile, players) for tile in tiles] for players in range(5)]
        for i, resource in [(1, "wood"), (2, "marble"), (3, "gold")]:
            if tiles[i].text("resource") != resource:
                raise tiles[i].error("resource", f"tile {i + 1} must count as {resource}")

    def _scored(self, tile: Fields) -> int:
        """The spaces that a tile of the kind score_value counts."""
        value = tile.whole("value", 0, 8, default=0)
        return _where([VALUES[space % 6] == value for space in range(36)])

    def _read_track(self, fields: Fields) -> None:
        zones = fields.table("zone_of_space")
        self.zones = [zones.wholes(letter, 2, 1, 30) for letter in ["A", "B", "C"]]
        covered = [space for first, last in self.zones for space in range(first, last + 1)]
        if covered != list(range(1, 31)):
            raise fields.error("zone_of_space", "the zones must cover the spaces 1 to 30 in order")

    def sale_of(self, number: int) -> int:
        """§4.10 F4 A tile sells for what it counts as; a joker for the dearest type (R17)."""
        if number <= 4:
            return int(self.sell[number - 2])
        dearest = max(self.sell_prestige) if number in (8, 19) else max(self.sell)
        return int(dearest) * (2 if number in (19, 21) else 1)

    # ------------------------------------------------------------------ end tokens

    def _read_end_tokens(self, fields: Fields) -> None:
        """§2.8 Twelve tokens: points, francs, a resource or a prestige."""
        tokens = fields.tables("end_token", 12)
        self.end_tokens = [token.text("id") for token in tokens]
        self.end_effect = vec[i64]([END_EFFECTS.index(t.choice("effect", END_EFFECTS)) for t in tokens])
        self.end_amount = vec[i64]([self._amount(token) for token in tokens])
        self.end_resource = vec[i64]([self._counting(tokens, 2, kind) for kind in range(3)])
        self.end_prestige = vec[i64]([self._counting(tokens, 3, kind) for kind in range(3)])
        self.sales = vec[i64]([self.sale_of(number) for number in SALEABLE])

    def _amount(self, token: Fields) -> int:
        """Points or francs, or the index of the type it counts as."""
        effect = token.text("effect")
        if effect in ("vp", "francs"):
            return token.whole(effect, 0, 99)
        names = RESOURCES if effect == "resource" else PRESTIGE
        return names.index(token.choice(effect, names))

    def _counting(self, tokens: list[Fields], effect: int, kind: int) -> int:
        """The end tokens that count as a type."""
        matches = [
            END_EFFECTS.index(token.text("effect")) == effect and self._amount(token) == kind
            for token in tokens
        ]
        return _where(matches)


def _each(tile: Fields, players: int) -> int:
    """§2.7 `vp_each` is a number, or a table keyed by the number of players."""
    if players < 2 or not tile.has("vp_each"):
        return 0
    if isinstance(tile.any("vp_each"), dict):
        return tile.table("vp_each").whole(str(players), 0, 99)
    return tile.whole("vp_each", 0, 99)


def _copies(tile: Fields, players: int) -> int:
    """§2.7 One copy, one more if marked for so many players."""
    third = tile.flag("marked3") and players >= 3
    fourth = tile.flag("marked4") and players == 4
    return 1 + (1 if third else 0) + (1 if fourth else 0)


def _chosen(values: list[int], which: int) -> list[int]:
    """The values at the places of a set."""
    return [value for i, value in enumerate(values) if which >> i & 1]


def _where(flags: list[bool]) -> int:
    """The set of indices with the flag."""
    mask = 0
    for i, flag in enumerate(flags):
        if flag:
            mask |= int(bit(i))
    return mask
