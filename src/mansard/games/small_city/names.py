"""§2 The names of the box: families and kinds of tiles, materials, cards, rows, levels, metrics."""

from typing import Final

from mypy_extensions import i64

# Families of tiles (§2.2)
RESIDENTIAL: Final[i64] = 0
COMMERCIAL: Final[i64] = 1
FACTORY: Final[i64] = 2
PARK: Final[i64] = 3
WAREHOUSE: Final[i64] = 4
CULTURAL: Final[i64] = 5
INDUSTRIAL: Final[i64] = 6
SERVICE: Final[i64] = 7
FAMILIES: Final = [
    "residential",
    "commercial",
    "factory",
    "park",
    "warehouse",
    "cultural",
    "industrial",
    "service",
]

# Kinds of tiles in the order of the component file (§4.0)
KINDS: Final = [
    "R1",
    "R2",
    "R3I",
    "R3V",
    "R4I",
    "R4O",
    "R4T",
    "R4L",
    "R4S",
    "R5P",
    "R5L",
    "R5N",
    "R5Y",
    "C1",
    "C2",
    "C3I",
    "C3V",
    "C4I",
    "C4O",
    "C4L",
    "C4S",
    "F1",
    "F2",
    "F3I",
    "F3V",
    "K1",
    "K2",
    "K3I",
    "K3V",
    "WH",
    "town_hall",
    "school",
    "library",
    "museum",
    "metro",
    "clinic",
    "university",
    "refinery",
    "port",
    "police",
    "fire",
]
KIND_COUNT: Final[i64] = 41
LEVELLED: Final[i64] = 30  # kinds below are levelled tiles and warehouses
HOME: Final[i64] = 0  # residential level 1
WARE: Final[i64] = 29
TOWN_HALL: Final[i64] = 30
SCHOOL: Final[i64] = 31
LIBRARY: Final[i64] = 32
MUSEUM: Final[i64] = 33
METRO: Final[i64] = 34
CLINIC: Final[i64] = 35
UNIVERSITY: Final[i64] = 36
REFINERY: Final[i64] = 37
PORT: Final[i64] = 38
POLICE: Final[i64] = 39
FIRE: Final[i64] = 40
SINGLES: Final[i64] = 11
CULTURES: Final[i64] = 7  # of the single buildings, from the Town Hall on
GOODS: Final[i64] = 3  # materials

MATERIALS: Final = ["wood", "stone", "metal"]
ICONS: Final = ["cash", "sell", "buy_votes", "donate"]
SIDES: Final = ["easy", "hard"]
CARDS: Final = ["A", "B", "C", "D", "E", "F", "G", "H"]
ROWS: Final = ["industry", "construction", "economy", "tourism"]
CONDITIONS: Final = ["votes", "economic", "population", "cultural"]
LEVELS: Final = ["citizen", "mayor", "governor", "senator", "president"]
DECKS: Final = ["easy", "medium", "hard"]
WAYS_MOST: Final[i64] = 160

METRICS: Final = [
    "park_cells",
    "commercial_cells",
    "factory_cells",
    "cultural_cells",
    "residential_tiles",
    "commercial_tiles",
    "cultural_tiles",
    "factories_level3",
    "commercial_level4",
    "has_school",
    "has_library",
    "has_museum",
    "has_refinery",
    "has_port",
    "materials_stored",
    "expansions",
    "cemeteries",
    "pollution",
    "citizens_in_play",
    "residents",
    "full_residential_5",
    "tourists_abroad",
    "tourists_hosted",
    "empty_zone_cells",
    "council_columns",
    "track_votes",
    "active_specials",
    "money",
]
