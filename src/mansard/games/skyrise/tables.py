"""§2 The box as typed tables: districts, features, buildings, discs, cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mansard.kernel.bits import bit
from mansard.kernel.components import Components
from mansard.kernel.fields import Fields

BUILDINGS: Final[i64] = 12
FIRST_WONDER: Final[i64] = 12
COLOURS: Final[i64] = 4
HUB: Final[i64] = 0
LOW: Final[i64] = 0
MEDIUM: Final[i64] = 1
TALL: Final[i64] = 2

# Discs: 0-3 district discs by colour, 4-7 patron discs by letter, then the two special ones.
FIRST_PATRON: Final[i64] = 4
WILD: Final[i64] = 8
COMMISSION: Final[i64] = 9
NO_DISC: Final[i64] = -1

DISTRICT_COLOURS: Final = ["yellow", "green", "white", "brown"]
LETTERS: Final = ["A", "B", "C", "D"]
DISCS: Final = [*DISTRICT_COLOURS, *LETTERS, "wild", "commission"]
HEIGHTS: Final = ["low", "medium", "tall"]
PANORAMAS: Final = ["airships", "windmills", "lakes", "bridges", "chains"]
EFFECTS: Final = [
    "flat",
    "per_bid_in_auction",
    "threshold_features",
    "per_adjacent_structure",
    "per_adjacent_empty",
    "reveal_objective_per_structure",
    "per_colour_with_discs",
    "score_panoramas_here",
    "per_structure_on_hub",
    "per_distinct_patron",
    "per_tall_on_island",
    "per_own_tall",
    "per_patron_disc",
    "per_own_colour_on_island",
    "by_unbuilt_left",
    "take_second_disc",
    "score_control_now",
    "per_structure_in_longest_chain",
]


class Card:
    """§2.8 A wonder card: its effect and the numbers of the effect."""

    def __init__(self, fields: Fields) -> None:
        self.number = fields.whole("number", 1, 20)
        self.name = fields.text("name")
        effect = fields.table("effect")
        self.effect = EFFECTS.index(effect.choice("kind", EFFECTS))
        self.prestige: i64 = effect.whole("prestige", 0, 99, default=0)
        self.least: i64 = effect.whole("min", 0, 60, default=effect.whole("min_discs", 0, 4, default=0))
        self.lakes = effect.choice("feature", ["lake", "airship"], default="lake") == "lake"
        self.by_unbuilt = vec[i64](effect.wholes("prestige_by_unbuilt", low=0, default=[]))
        self.otherwise: i64 = effect.whole("otherwise", 0, 99, default=0)
        self.outbids_wonders = effect.flag("may_outbid_wonder", default=False)
        self.opens_anywhere = effect.flag("opens_anywhere", default=False)
        self.counts_as_tall = effect.flag("counts_as_tall", default=False)


class Layout:
    """§2.9 The islands in their slots, with the bridges between them. Never changes in play."""

    def __init__(self, box: "Box", islands: list[int]) -> None:
        self.islands = islands
        used = [island for island in islands if island >= 0]
        self.island_count: i64 = len(used) + 1
        self.bridge_ends = _bridge_ends(box, islands)
        self.bridges = vec[i64]([int(bit(a) | bit(b)) for a, b in self.bridge_ends])
        adjacent = list(box.borders)
        for a, b in self.bridge_ends:
            adjacent[a] |= bit(b)
            adjacent[b] |= bit(a)
        self.adjacent = vec[i64](adjacent)
        self.on_island = vec[i64]([int(box.island_masks[i]) for i in [0, *used]])
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
        self._read_cards(fields)
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
            for district in island.tables("districts", 4 if i == 0 else 14):
                self.districts.append(district.text("id"))
                colours.append(DISTRICT_COLOURS.index(district.choice("colour", DISTRICT_COLOURS)))
                island_of.append(i)
        if len(set(self.districts)) != len(self.districts):
            raise fields.error("islands", "two districts have the same id")
        self.colour = vec[i64](colours)
        self.island_of = vec[i64](island_of)
        self.island_masks = vec[i64]([int(_mask_where(island_of, i)) for i in range(5)])
        self.colour_masks = vec[i64]([int(_mask_where(colours, c)) for c in range(4)])
        self.borders = vec[i64](self._borders(islands))
        self.airships = self._features(islands, "airship")
        self.lakes = self._features(islands, "lake")
        self.windmills = self._features(islands, "windmill")
        self.island_fields = islands

    def district(self, fields: Fields, name: str) -> int:
        """The index of a district named in the data."""
        return self.districts.index(fields.choice(name, self.districts))

    def _borders(self, islands: list[Fields]) -> list[int]:
        borders: list[int] = []
        for island in islands:
            for district in island.tables("districts"):
                neighbours = district.texts("neighbours", self.districts)
                borders.append(_mask([self.districts.index(n) for n in neighbours]))
        for a in range(len(borders)):
            for b in range(len(borders)):
                if borders[a] >> b & 1 and not borders[b] >> a & 1:
                    name = f"{self.districts[b]} lists no border with {self.districts[a]}"
                    raise islands[0].fail(islands[0].source, "islands", name)
        return borders

    def _features(self, islands: list[Fields], kind: str) -> vec[i64]:
        masks: list[int] = []
        for island in islands:
            for feature in island.tables("features"):
                if feature.choice("kind", ["lake", "airship", "windmill"]) == kind:
                    names = feature.texts("districts", self.districts)
                    masks.append(_mask([self.districts.index(name) for name in names]))
        return vec[i64](masks)

    def _read_bridges(self, fields: Fields) -> None:
        ring = fields.texts("hub_ring", self.districts, 4)
        self.hub_ring = [self.districts.index(name) for name in ring]
        outer = self.island_fields[1:]
        self.gate_ccw = [-1] + [self.district(island, "gate_ccw") for island in outer]
        self.gate_cw = [-1] + [self.district(island, "gate_cw") for island in outer]
        self.port_ccw = [-1] + [self.district(island, "port_ccw") for island in outer]
        self.port_cw = [-1] + [self.district(island, "port_cw") for island in outer]

    # ------------------------------------------------------------------ pieces

    def _read_buildings(self, fields: Fields) -> None:
        """§2.2 Twelve buildings a colour, in ascending order of their numbers."""
        self.colours = fields.table("player_colours").texts("ids", count=4)
        buildings = fields.table("buildings")
        numbers: list[int] = []
        heights: list[int] = []
        eras: list[int] = []
        for colour in self.colours:
            for row in sorted(buildings.items(colour, 12)):
                number, height, era = self._building(buildings, colour, row)
                numbers.append(number)
                heights.append(height)
                eras.append(era)
        if len(set(numbers)) != len(numbers):
            raise buildings.error("", "two buildings have the same number")
        self.numbers = vec[i64](numbers)
        self.heights = vec[i64](heights)
        self.first_era = vec[i64](_per_colour([era == 1 for era in eras]))
        self.tall = vec[i64](_per_colour([height == 2 for height in heights]))
        self.higher = vec[i64](
            [
                _mask([k for k in range(12) if numbers[own * 12 + k] > numbers[other]])
                for own in range(4)
                for other in range(48)
            ]
        )

    def _building(self, fields: Fields, colour: str, row: object) -> tuple[int, int, int]:
        if not isinstance(row, list) or len(row) != 3:
            raise fields.error(colour, f"{row!r} is not a number, a height and an era")
        building = Fields(
            {"number": row[0], "height": row[1], "era": row[2]},
            fields.source,
            fields.fail,
            fields.key(colour),
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
            counts = [total.whole(n, 0) - removed.whole(n, 0, default=0) for n in names]
            if sum(counts) != 4 + 14 * players:
                raise table.error(f"removed_p{players}", f"{sum(counts)} discs do not fill the districts")
            self.disc_counts.append(counts)

    # ------------------------------------------------------------------ numbers and cards

    def _read_scoring(self, fields: Fields) -> None:
        track = fields.table("track")
        self.track_value = vec[i64](track.wholes("value_by_discs", 5, 0))
        self.excess: i64 = track.whole("excess_disc_prestige", 0)
        scoring = fields.table("scoring")
        self.control: i64 = scoring.whole("island_control", 0)
        self.large_key: i64 = scoring.whole("large_key", 0)
        self.small_key: i64 = scoring.whole("small_key", 0)
        self.commission: i64 = scoring.whole("commission_per_item", 0)
        tiles = fields.table("patron_tiles")
        self.patron_values = tiles.wholes("values", 4, 0)
        setup = fields.table("setup")
        dealt = setup.table("wonder_cards_dealt")
        kept = setup.table("wonder_cards_kept")
        small = setup.table("small_key")
        counts = ["p2", "p3", "p4"]
        self.cards_dealt = [0, 0] + [dealt.whole(p, 1, 5) for p in counts]
        self.cards_kept = [0, 0] + [kept.whole(p, 1, 2) for p in counts]
        self.has_small_key = [False, False] + [small.flag(p) for p in counts]

    def _read_cards(self, fields: Fields) -> None:
        cards = [Card(card) for card in fields.tables("wonders", 20)]
        if [card.number for card in cards] != list(range(1, 21)):
            raise fields.error("wonders", "the cards must be numbered 1 to 20 in order")
        self.cards = cards
        self.hammer: i64 = _mask([i for i, card in enumerate(cards) if card.outbids_wonders])
        self.assembly: i64 = _mask([i for i, card in enumerate(cards) if card.opens_anywhere])
        self.studio: i64 = _mask([i for i, card in enumerate(cards) if card.counts_as_tall])
        panoramas = fields.tables("panoramas", 5)
        if [p.text("id") for p in panoramas] != PANORAMAS:
            raise fields.error("panoramas", f"the cards must be {', '.join(PANORAMAS)} in this order")
        self.panorama_prestige = vec[i64]([p.whole("prestige", 0) for p in panoramas])
        self.panorama_least = vec[i64]([p.whole("min_structures", 1, 14, default=1) for p in panoramas])
        objectives = fields.tables("objectives", 4)
        if [o.text("colour") for o in objectives] != DISTRICT_COLOURS:
            raise fields.error(
                "objectives", f"the colours must be {', '.join(DISTRICT_COLOURS)} in this order"
            )
        self.objective_least = vec[i64]([o.whole("min_structures", 1, 14) for o in objectives])
        self.objective_prestige = vec[i64]([o.whole("prestige", 0) for o in objectives])


def _mask(items: list[int]) -> int:
    mask = 0
    for item in items:
        mask |= int(bit(item))
    return mask


def _mask_where(values: list[int], wanted: int) -> int:
    return _mask([i for i, value in enumerate(values) if value == wanted])


def _per_colour(flags: list[bool]) -> list[int]:
    """For each colour the set of its buildings (0-11) with the flag."""
    return [_mask([k for k in range(12) if flags[c * 12 + k]]) for c in range(4)]
