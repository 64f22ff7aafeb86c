"""§2 The box as typed tables: districts, features, buildings, discs, cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.games.skyrise.cards import Card, fixed_flag
from mansard.kernel.bits import bit
from mansard.kernel.components import Components
from mansard.kernel.fields import Fields

FIRST_WONDER: Final[i64] = 12
HUB: Final[i64] = 0
LOW: Final[i64] = 0
MEDIUM: Final[i64] = 1
TALL: Final[i64] = 2

# Discs: 0-3 district discs by colour, 4-7 patron discs by letter, then the two special ones.
FIRST_PATRON: Final[i64] = 4
WILD: Final[i64] = 8
COMMISSION: Final[i64] = 9

DISTRICT_COLOURS: Final = ["yellow", "green", "white", "brown"]
LETTERS: Final = ["A", "B", "C", "D"]
DISCS: Final = [*DISTRICT_COLOURS, *LETTERS, "wild", "commission"]
HEIGHTS: Final = ["low", "medium", "tall"]
PANORAMAS: Final = ["airships", "windmills", "lakes", "bridges", "chains"]
PANORAMA_RULES: Final = [
    "per_feature_pair",
    "per_structure_feature",
    "per_feature_pair",
    "per_bridge_both_ends",
    "per_island_chain",
]


class Layout:
    """§2.9 The islands in their slots, with the bridges between them. Never changes in play."""

    def __init__(self, box: "Box", islands: list[int]) -> None:
        self.islands = islands
        self.in_play = [int(HUB), *[island for island in islands if island >= 0]]
        self.bridge_ends = _bridge_ends(box, islands)
        self.bridges = vec[i64]([int(bit(a) | bit(b)) for a, b in self.bridge_ends])
        adjacent = list(box.borders)
        for a, b in self.bridge_ends:
            adjacent[a] |= bit(b)
            adjacent[b] |= bit(a)
        self.adjacent = vec[i64](adjacent)
        self.on_island = vec[i64]([int(box.island_masks[i]) for i in self.in_play])
        districts: i64 = 0
        for mask in self.on_island:
            districts |= mask
        self.districts: i64 = districts
        self.airships = _in_play(box.airships, districts)
        self.lakes = _in_play(box.lakes, districts)
        self.windmills = _in_play(box.windmills, districts)


def _in_play(features: vec[i64], districts: i64) -> vec[i64]:
    found = vec[i64]()
    for mask in features:
        if mask & districts:
            found = append(found, mask)
    return found


def _bridge_ends(box: "Box", islands: list[int]) -> list[tuple[int, int]]:
    """§2.9 The bridges of a layout."""
    ends: list[tuple[int, int]] = []
    for slot, island in enumerate(islands):
        if island < 0:
            continue
        after = (slot + 1) % 4
        ends.append((box.hub_ring[slot], box.gate_ccw[island]))
        ends.append((box.hub_ring[after], box.gate_cw[island]))
        if islands[after] >= 0:
            ends.append((box.port_cw[island], box.port_ccw[islands[after]]))
    return ends


class Box:
    """The components of the game."""

    def __init__(self, components: Components) -> None:
        fields = components.fields()
        self._read_islands(fields)
        self._read_bridges(fields.table("bridges"))
        self._read_buildings(fields)
        self._read_discs(fields)
        self._read_scoring(fields)
        self._read_setup(fields.table("setup"))
        self._read_cards(fields)
        self._read_panoramas(fields)
        self._read_objectives(fields)
        self.layouts: dict[tuple[int, ...], Layout] = {}

    def layout(self, islands: list[int]) -> Layout:
        """The layout with these islands (or -1) in the slots."""
        key = tuple(islands)
        if key not in self.layouts:
            self.layouts[key] = Layout(self, islands)
        return self.layouts[key]

    # ------------------------------------------------------------------ board

    def _read_islands(self, fields: Fields) -> None:
        islands = fields.tables("islands", 5)
        self.islands = [island.text("id") for island in islands]
        self.districts: list[str] = []
        colours: list[int] = []
        island_of: list[int] = []
        for i, island in enumerate(islands):
            island.choice("kind", ["central" if i == 0 else "outer"])
            for district in island.tables("districts", 4 if i == 0 else 14):
                self.districts.append(district.text("id"))
                colours.append(DISTRICT_COLOURS.index(district.choice("colour", DISTRICT_COLOURS)))
                island_of.append(i)
        if len(set(self.islands)) != 5 or len(set(self.districts)) != len(self.districts):
            raise fields.error("islands", "two islands or two districts have the same id")
        self.colour = vec[i64](colours)
        self.island_of = vec[i64](island_of)
        self.island_masks = vec[i64]([int(_mask_where(island_of, i)) for i in range(5)])
        self.colour_masks = vec[i64]([int(_mask_where(colours, c)) for c in range(4)])
        self.borders = vec[i64](self._borders(islands))
        self.airships = self._features(islands, "airship")
        self.lakes = self._features(islands, "lake")
        self.windmills = self._features(islands, "windmill")
        self.island_fields = islands

    def on(self, island: int) -> list[str]:
        """The districts of an island."""
        return [name for name, i in zip(self.districts, self.island_of, strict=True) if i == island]

    def _borders(self, islands: list[Fields]) -> list[int]:
        """§2.9 Borders join districts of one island, both name each other, and an island hangs together."""
        borders: list[int] = []
        for i, island in enumerate(islands):
            for district in island.tables("districts"):
                neighbours = district.texts("neighbours", self.on(i))
                borders.append(_mask([self.districts.index(n) for n in neighbours]))
        place = 0
        for i, island in enumerate(islands):
            for district in island.tables("districts"):
                self._check_borders(district, borders, place)
                place += 1
            if not _hangs_together(borders, int(self.island_masks[i])):
                raise island.error("districts", "the borders do not join all districts of the island")
        return borders

    def _check_borders(self, district: Fields, borders: list[int], a: int) -> None:
        for b in range(len(borders)):
            if borders[a] >> b & 1 and (a == b or not borders[b] >> a & 1):
                raise district.error("neighbours", f"{self.districts[b]} lists no border with this district")

    def _features(self, islands: list[Fields], kind: str) -> vec[i64]:
        masks: list[int] = []
        for i, island in enumerate(islands):
            for feature in island.tables("features"):
                names = feature.texts("districts", self.on(i))
                if feature.choice("kind", ["lake", "airship", "windmill"]) == kind:
                    masks.append(_mask([self.districts.index(name) for name in names]))
        return vec[i64](masks)

    def _read_bridges(self, fields: Fields) -> None:
        ring = fields.texts("hub_ring", self.on(0), 4)
        if len(set(ring)) != 4:
            raise fields.error("hub_ring", "each of the four districts of the hub is named once")
        self.hub_ring = [self.districts.index(name) for name in ring]
        self.gate_ccw = self._anchors("gate_ccw")
        self.gate_cw = self._anchors("gate_cw")
        self.port_ccw = self._anchors("port_ccw")
        self.port_cw = self._anchors("port_cw")

    def _anchors(self, name: str) -> list[int]:
        """§2.9 Where the bridges of each outer island end."""
        found = [-1]
        for i in range(1, 5):
            found.append(self.districts.index(self.island_fields[i].choice(name, self.on(i))))
        return found

    # ------------------------------------------------------------------ pieces

    def _read_buildings(self, fields: Fields) -> None:
        """§2.2 Twelve buildings a colour, in ascending order of their numbers."""
        self.colours = fields.table("player_colours").texts("ids", count=4)
        buildings = fields.table("buildings")
        numbers: list[int] = []
        heights: list[int] = []
        eras: list[int] = []
        for colour in self.colours:
            for number, height, era in self._buildings(buildings, colour):
                numbers.append(number)
                heights.append(height)
                eras.append(era)
        if len(set(numbers)) != len(numbers):
            raise buildings.error("", "two buildings have the same number")
        self.numbers = vec[i64](numbers)
        self.heights = vec[i64](heights)
        self.first_era = vec[i64](_per_colour([era == 1 for era in eras]))
        self.tall = vec[i64](_per_colour([height == TALL for height in heights]))
        self.higher = vec[i64](
            [
                _mask([k for k in range(12) if numbers[own * 12 + k] > numbers[other]])
                for own in range(4)
                for other in range(48)
            ]
        )

    def _buildings(self, fields: Fields, colour: str) -> list[tuple[int, int, int]]:
        """§2.2 The twelve of a colour: as many of each height in each era as everybody has."""
        rows: list[tuple[int, int, int]] = []
        for i, row in enumerate(fields.items(colour, 12)):
            rows.append(self._building(fields, f"{colour}[{i}]", row))
        for era in [1, 2]:
            wanted = fields.table(f"era{era}_per_player")
            for h, height in enumerate(HEIGHTS):
                count = len([row for row in rows if row[1] == h and row[2] == era])
                if count != wanted.whole(height, 0, 12):
                    problem = f"{count} {height} buildings of era {era} do not fit {wanted.place}"
                    raise fields.error(colour, problem)
        if not 1 <= len([row for row in rows if row[2] == 1]) <= 11:
            raise fields.error(colour, "both eras need buildings")
        return sorted(rows)

    def _building(self, fields: Fields, key: str, row: object) -> tuple[int, int, int]:
        if not isinstance(row, list) or len(row) != 3:
            raise fields.error(key, f"{row!r} is not a number, a height and an era")
        building = Fields(
            {"number": row[0], "height": row[1], "era": row[2]}, fields.source, fields.fail, fields.key(key)
        )
        height = HEIGHTS.index(building.choice("height", HEIGHTS))
        return building.whole("number", 0, 999), height, building.whole("era", 1, 2)

    def _read_discs(self, fields: Fields) -> None:
        """§2.3 The discs for each number of players."""
        names = [f"district_{c}" for c in DISTRICT_COLOURS] + [f"patron_{x}" for x in LETTERS]
        names += ["wild", "commission"]
        table = fields.table("discs")
        total = table.table("total")
        self.disc_counts: list[list[int]] = [[], []]
        for players in [2, 3, 4]:
            removed = table.table(f"removed_p{players}")
            counts = [total.whole(n, 0, 60) - removed.whole(n, 0, 60, default=0) for n in names]
            if min(counts) < 0 or sum(counts) != 4 + 14 * players:
                raise table.error(f"removed_p{players}", f"{sum(counts)} discs do not fill the districts")
            removed.done()
            self.disc_counts.append(counts)
        total.done()

    # ------------------------------------------------------------------ numbers and cards

    def _read_scoring(self, fields: Fields) -> None:
        """§2.4, §2.5, §5.1 What discs, keys, islands and patron tiles are worth."""
        track = fields.table("track")
        track.whole("capacity", 4, 4)
        self.track_value = vec[i64](track.wholes("value_by_discs", 5, 0, 99))
        self.excess: i64 = track.whole("excess_disc_prestige", 0, 99)
        scoring = fields.table("scoring")
        self.control: i64 = scoring.whole("island_control", 0, 99)
        self.large_key: i64 = scoring.whole("large_key", 0, 99)
        self.small_key: i64 = scoring.whole("small_key", 0, 99)
        self.commission: i64 = scoring.whole("commission_per_item", 0, 99)
        tiles = fields.table("patron_tiles")
        if tiles.texts("letters") != LETTERS:
            raise tiles.error("letters", f"the letters must be {', '.join(LETTERS)}")
        self.patron_values = tiles.wholes("values", 4, 0, 99)

    def _read_setup(self, fields: Fields) -> None:
        """§3 Numbers per player count; what the rules cannot vary must be as they say."""
        dealt = fields.table("wonder_cards_dealt")
        kept = fields.table("wonder_cards_kept")
        small = fields.table("small_key")
        self.cards_dealt = [0, 0]
        self.cards_kept = [0, 0]
        self.has_small_key = [False, False]
        for players in [2, 3, 4]:
            name = f"p{players}"
            fields.table("outer_islands").whole(name, players, players)
            fixed_flag(fields.table("large_key"), name, True)
            self.cards_dealt.append(dealt.whole(name, 1, 5))
            self.cards_kept.append(kept.whole(name, 1, min(2, self.cards_dealt[players])))
            self.has_small_key.append(small.flag(name))
        fields.whole("objectives_dealt", 1, 1)
        fields.whole("panorama_revealed", 2, 2)

    def _read_cards(self, fields: Fields) -> None:
        """§2.8 The wonders in the order of their numbers."""
        cards = [Card(card) for card in fields.tables("wonders", 20)]
        if [card.number for card in cards] != list(range(1, 21)):
            raise fields.error("wonders", "the cards must be numbered 1 to 20 in order")
        self.cards = cards
        self.hammer: i64 = _mask([i for i, card in enumerate(cards) if card.outbids_wonders])
        self.assembly: i64 = _mask([i for i, card in enumerate(cards) if card.opens_anywhere])
        self.studio: i64 = _mask([i for i, card in enumerate(cards) if card.counts_as_tall])
        if self.hammer & (self.hammer - 1):
            raise fields.error("wonders", "only one card may outbid wonders")

    def _read_panoramas(self, fields: Fields) -> None:
        """§2.7 What the panorama cards ask for and pay."""
        panoramas = fields.tables("panoramas", 5)
        if [p.text("id") for p in panoramas] != PANORAMAS:
            raise fields.error("panoramas", f"the cards must be {', '.join(PANORAMAS)} in this order")
        least: list[int] = []
        for card, rule in zip(panoramas, PANORAMA_RULES, strict=True):
            card.choice("rule", [rule])
            counts_groups = rule in ("per_feature_pair", "per_island_chain")
            least.append(card.whole("min_structures", 1, 14) if counts_groups else 1)
        self.panorama_prestige = vec[i64]([p.whole("prestige", 0, 99) for p in panoramas])
        self.panorama_least = vec[i64](least)

    def _read_objectives(self, fields: Fields) -> None:
        """§2.6 One card a colour; what they pay is said twice and must agree."""
        objectives = fields.tables("objectives", 4)
        if [o.text("colour") for o in objectives] != DISTRICT_COLOURS:
            raise fields.error(
                "objectives", f"the colours must be {', '.join(DISTRICT_COLOURS)} in this order"
            )
        prestige = fields.table("scoring").whole("objective", 0, 99)
        self.objective_least = vec[i64]([o.whole("min_structures", 1, 14) for o in objectives])
        self.objective_prestige = vec[i64]([o.whole("prestige", prestige, prestige) for o in objectives])


def _mask(items: list[int]) -> int:
    mask = 0
    for item in items:
        mask |= int(bit(item))
    return mask


def _hangs_together(borders: list[int], island: int) -> bool:
    """Whether the borders join all districts of the island."""
    reached = island & -island
    for _ in range(14):
        for place in range(60):
            if reached >> place & 1:
                reached |= borders[place]
    return reached == island


def _mask_where(values: list[int], wanted: int) -> int:
    return _mask([i for i, value in enumerate(values) if value == wanted])


def _per_colour(flags: list[bool]) -> list[int]:
    """For each colour the set of its buildings (0-11) with the flag."""
    return [_mask([k for k in range(12) if flags[c * 12 + k]]) for c in range(4)]
