"""§2 The box as typed tables: track, market, guilds, plans, sections, tokens, boards, ornaments."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.games.red_cathedral.piles import kinds_of, pile_of
from mansard.kernel.bits import mask_of
from mansard.kernel.components import Components
from mansard.kernel.fields import Fields

MATERIALS: Final = ["wood", "brick", "stone", "gold", "green", "purple"]
RESOURCES: Final = [*MATERIALS, "rubles", "recognition"]
DICE: Final = ["red", "blue", "green", "yellow", "white"]
COLOURS: Final = DICE[:4]
TOKEN_GIVES: Final = [*RESOURCES, *[f"die_{colour}" for colour in DICE]]
GUILDS: Final = ["craftsmen", "teamsters", "merchants", "clergy"]
TYPES: Final = ["base", "middle", "dome"]
ORNAMENTS: Final = ["door", "arch", "cross"]
SLOTS: Final = ["s_red", "s_blue", "s_green", "s_yellow", "s_white1", "s_white2"]
RIVAL_CARDS: Final = ["recognition", "inventory", "transport", "claim", "construction"]
# A section is named like a square: the tower's letter from the left, the level from the ground.
SECTIONS: Final = [f"{tower}{level}" for tower in "ABCDEF" for level in range(1, 7)]

# §2.4 The guild actions and the kind each must have.
ACTIONS: Final = [
    "cr_sell_any_1",
    "cr_sell_cheap_1",
    "cr_sell_precious_2",
    "cr_buy_cheap_1",
    "cr_buy_any_2",
    "cr_buy_precious_2",
    "te_deliver_1",
    "te_deliver_2",
    "te_ruble_1",
    "te_swap_tiles",
    "me_two_to_one",
    "me_ruble_and_one",
    "me_four_to_two",
    "me_workshop",
    "cl_recognition_1",
    "cl_buy_prestige",
    "cl_offer_three",
    "cl_all_types",
]
ACTION_KINDS: Final = [
    "sell",
    "sell",
    "sell",
    "buy",
    "buy",
    "buy",
    "deliver",
    "deliver",
    "gain_rubles",
    "swap_tiles",
    "exchange_same",
    "exchange_ruble",
    "exchange_same",
    "activate_workshop",
    "gain_recognition",
    "buy_prestige",
    "offer_three_different",
    "gain_recognition_if_all_types",
]

RUBLES: Final[i64] = 6
RECOGNITION: Final[i64] = 7
FIRST_DIE_TOKEN: Final[i64] = 8
WHITE: Final[i64] = 4
SECTORS: Final[i64] = 8
LEVELS: Final[i64] = 6
PLACES: Final[i64] = 36  # six towers of up to six levels: a section is tower * 6 + level - 1
BASES: Final[i64] = 0x41041041  # the lowest section of every tower
ONE_TOWER: Final[i64] = 0x3F
BANNERS: Final[i64] = 6


class Plan:
    """§2.5 A building plan: the towers and the type of every section."""

    def __init__(self, fields: Fields) -> None:
        self.id = fields.text("id")
        self.players = fields.whole("players", 2, 4)
        self.heights = fields.wholes("towers", None, 2, int(LEVELS))
        if not 1 <= len(self.heights) <= 6 or sum(self.heights) != 6 * self.players:
            raise fields.error("towers", f"at most 6 towers with {6 * self.players} sections were expected")
        self.towers: i64 = len(self.heights)
        levels = [(t, level) for t, height in enumerate(self.heights) for level in range(height)]
        self.places = [t * 6 + level for t, level in levels]
        self.site: i64 = mask_of(self.places)
        bases = mask_of([t * 6 for t in range(len(self.heights))])
        domes = mask_of([t * 6 + height - 1 for t, height in enumerate(self.heights)])
        middles = mask_of(self.places) & ~bases & ~domes
        self.of_type = vec[i64]([bases, middles, domes])

    def type_of(self, place: int) -> int:
        """The type of a section: 0 base, 1 middle, 2 dome."""
        for kind in range(3):
            if int(self.of_type[kind]) >> place & 1:
                return kind
        raise ValueError(f"there is no section {place}")


class Box:
    """The components of the game."""

    def __init__(self, components: Components) -> None:
        fields = components.fields()
        self._read_materials(fields.table("materials"))
        self._read_track(fields.table("score_track"))
        self._read_tiles(fields)
        self._read_actions(fields.table("guild_actions"))
        self._read_cards(fields.table("guild_cards"))
        self.plans = [Plan(plan) for plan in fields.table("plans").tables("plan")]
        self._check_plans(fields)
        self._read_sections(fields.table("sections"))
        self._read_tokens(fields.table("workshop_tokens"))
        self._read_board(fields.table("workshop_board"))
        self._read_ornaments(fields.table("ornaments"))
        self._read_turn(fields)
        self._read_solo(fields.table("solo"))

    # ------------------------------------------------------------------ materials, track, market

    def _read_materials(self, fields: Fields) -> None:
        _same(fields, "order", MATERIALS)
        supply = fields.table("supply")
        self.supply_counts = [supply.whole(name, 1, 40) for name in MATERIALS]
        if sum(self.supply_counts) > 200:
            raise fields.error("supply", "more than 200 materials are too many")
        self.supply: i64 = pile_of(self.supply_counts)
        self.sets = {
            "any": kinds_of(list(range(6))),
            "cheap": self._kinds(fields, "cheap"),
            "precious": self._kinds(fields, "precious"),
        }
        _same(fields, "gems", ["green", "purple"])

    def _kinds(self, fields: Fields, name: str) -> int:
        return kinds_of([MATERIALS.index(m) for m in fields.texts(name, MATERIALS)])

    def _read_track(self, fields: Fields) -> None:
        """§2.2 For every space: its prestige, and the steps to the next and the previous symbol."""
        spaces = fields.whole("spaces", 2, 1000)
        symbols = fields.wholes("prestige_spaces", None, 1, spaces - 1)
        if not symbols or sorted(set(symbols)) != symbols:
            raise fields.error("prestige_spaces", "the spaces must ascend")
        self.spaces: i64 = spaces
        self.start: i64 = fields.whole("start", 0, spaces - 1)
        self.lap_prestige: i64 = fields.whole("lap_prestige", len(symbols), len(symbols))
        self.first_symbol: i64 = symbols[0]
        ring = [s - spaces for s in symbols] + symbols + [s + spaces for s in symbols]
        self.prestige_at = vec[i64]([len([s for s in symbols if s <= q]) for q in range(spaces)])
        smooth = [_smooth([0, *symbols, spaces + symbols[0]], q) for q in range(spaces + 1)]
        self.smooth_prestige = vec[float](smooth)
        self.steps_on = vec[i64]([min([s - q for s in ring if s > q]) for q in range(spaces)])
        self.steps_back = vec[i64]([min([q - s for s in ring if s < q]) for q in range(spaces)])

    def _read_tiles(self, fields: Fields) -> None:
        """§2.3 The tile of a resource has the resource's number."""
        _same(fields.table("colors"), "dice", DICE)
        tiles = fields.table("resource_tiles").tables("tile", 8)
        for tile, name in zip(tiles, RESOURCES, strict=True):
            tile.choice("gives", [name])
        self.tile_amount = vec[i64]([tile.whole("amount", 1, 10) for tile in tiles])
        self.most_dice: i64 = fields.table("market").whole("dice_per_sector_max", 3, 3)

    # ------------------------------------------------------------------ guilds

    def _read_actions(self, fields: Fields) -> None:
        found = {action.text("id"): action for action in fields.tables("action", len(ACTIONS))}
        actions: list[Fields] = []
        for name, kind in zip(ACTIONS, ACTION_KINDS, strict=True):
            if name not in found:
                raise fields.error("action", f"{name} is missing")
            found[name].choice("kind", [kind])
            actions.append(found[name])
        self.action_rubles = vec[i64]([_rubles(action) for action in actions])
        self.action_amount = vec[i64]([action.whole("amount", 1, 20, default=1) for action in actions])
        self.action_give = vec[i64]([action.whole("give", 1, 10, default=1) for action in actions])
        self.action_set = vec[i64](
            [self.sets[action.choice("set", list(self.sets), default="any")] for action in actions]
        )
        self.action_budget = vec[i64]([action.whole("deliveries", 1, 6, default=1) for action in actions])
        self.action_repeats = vec[i64]([_repeats(action) for action in actions])

    def _read_cards(self, fields: Fields) -> None:
        """§2.4 Twelve cards, three a guild in the order of the guilds, two actions each."""
        cards = fields.tables("card", 12)
        self.guild_cards = [card.text("id") for card in cards]
        actions: list[int] = []
        for i, card in enumerate(cards):
            card.choice("guild", [GUILDS[i // 3]])
            pair = card.texts("actions", ACTIONS, 2)
            if pair[0] == pair[1]:
                raise card.error("actions", "the two actions must differ")
            actions += [ACTIONS.index(name) for name in pair]
        self.card_actions = vec[i64](actions)
        first = fields.texts("first_game", self.guild_cards, 4)
        self.first_game = [self.guild_cards.index(name) for name in first]
        if [card // 3 for card in self.first_game] != [0, 1, 2, 3]:
            raise fields.error("first_game", "one card of each guild was expected")

    # ------------------------------------------------------------------ the site

    def _check_plans(self, fields: Fields) -> None:
        for players in [2, 3, 4]:
            if not self.plans_for(players):
                raise fields.error("plans", f"there is no plan for {players} players")

    def plans_for(self, players: int) -> list[int]:
        """§3 step 8: the plans for a number of players; solo uses those of 2 (R34)."""
        wanted = max(2, players)
        return [i for i, plan in enumerate(self.plans) if plan.players == wanted]

    def _read_sections(self, fields: Fields) -> None:
        """§2.6 Cards by type; the cost is a pile."""
        cards = fields.tables("card")
        self.sections = [card.text("id") for card in cards]
        self.section_type = [TYPES.index(card.choice("type", TYPES)) for card in cards]
        costs = [card.wholes("cost", 6, 0, 10) for card in cards]
        for card, cost in zip(cards, costs, strict=True):
            if not 1 <= sum(cost) <= 10:
                raise card.error("cost", "1 to 10 materials were expected")
        self.cost = vec[i64]([pile_of(cost) for cost in costs])
        self.reward_recognition = vec[i64]([card.whole("recognition", 0, 20) for card in cards])
        self.reward_rubles = vec[i64]([card.whole("rubles", 0, 20) for card in cards])
        for kind, name in enumerate(TYPES):
            most = max([_sections_of(plan, kind) for plan in self.plans])
            if self.section_type.count(kind) < most:
                raise fields.error("card", f"a plan needs {most} cards of type {name}")

    def _read_tokens(self, fields: Fields) -> None:
        """§2.7 What each workshop token pays, and whether it is for 3 or more players only."""
        tokens = fields.tables("token")
        self.tokens = [token.text("id") for token in tokens]
        gives = [TOKEN_GIVES.index(token.choice("gives", TOKEN_GIVES)) for token in tokens]
        self.token_gives = vec[i64](gives)
        self.token_amount = vec[i64]([token.whole("amount", 1, 10) for token in tokens])
        self.token_marked = [token.flag("three_plus") for token in tokens]
        if len(tokens) < 24 or self.token_marked.count(False) < 12:
            raise fields.error("token", "24 tokens, 12 of them unmarked, are needed at least")

    # ------------------------------------------------------------------ player boards

    def _read_board(self, fields: Fields) -> None:
        """§2.8 Storage, slots, costs, and the ornaments of the advanced side."""
        self.cells: i64 = fields.whole("storage_cells", 10, 10)
        self.banners_stored: i64 = fields.whole("banners_on_storage", 4, 4)
        own = fields.whole("basic_cost_own_color", 0, 20)
        other = fields.whole("basic_cost_other_color", 0, 20)
        white = fields.whole("basic_cost_white", 0, 20)
        advanced = fields.whole("advanced_cost", 0, 20)
        costs: list[int] = []
        for colour in range(4):
            costs += [own if slot == colour else other for slot in range(4)] + [white, white]
        self.slot_cost = vec[i64](costs + [advanced] * 24)
        if [slot.text("id") for slot in fields.tables("slot", 6)] != SLOTS:
            raise fields.error("slot", f"the slots must be {', '.join(SLOTS)} in this order")
        locked = fields.table("advanced_ornaments")
        kinds = [ORNAMENTS.index(locked.choice(f"offset_{i}", ORNAMENTS)) for i in range(4)]
        if sorted(kinds) != [0, 1, 1, 2]:
            raise locked.error("offset_0", "a door, two arches and a cross were expected")
        self.locked_ornament = vec[i64]([kinds[(s - c) % 4] for c in range(4) for s in range(4)])

    def _read_ornaments(self, fields: Fields) -> None:
        """§2.9 The material of each ornament and the prestige of its gems."""
        kinds = fields.tables("kind", 3)
        for kind, name, section in zip(kinds, ORNAMENTS, TYPES, strict=True):
            kind.choice("id", [name])
            kind.choice("section", [section])
        materials = [MATERIALS.index(kind.choice("material", MATERIALS[:4])) for kind in kinds]
        self.ornament_material = vec[i64](materials)
        self.ornament_counts = [1, 2, 1]
        for kind, each in zip(kinds, self.ornament_counts, strict=True):
            kind.whole("per_player", each, each)
        prestige = fields.table("prestige")
        names = ["no_gem", "one_gem", "one_gem", "two_same", "two_same", "two_different"]
        self.gem_prestige = vec[i64]([prestige.whole(name, 0, 20) for name in names])

    # ------------------------------------------------------------------ turn, end, scoring, solo

    def _read_turn(self, fields: Fields) -> None:
        turn = fields.table("turn")
        self.deliveries: i64 = turn.whole("deliveries_per_build", 1, 6)
        self.step_cost: i64 = turn.whole("extra_step_cost", 1, 20)
        self.most_steps: i64 = turn.whole("extra_steps_max", 0, 7)
        self.exchange_rubles: i64 = turn.whole("exchange_rubles_per_prestige", 1, 2)
        self.starting_rubles = fields.table("setup").wholes("starting_rubles", 4, 0, 99)
        end = fields.table("end")
        self.sections_to_end: i64 = end.whole("sections_to_end", 1, int(BANNERS))
        self.finisher_prestige: i64 = end.whole("finisher_prestige", 0, 20)
        self.finisher_prestige_solo: i64 = end.whole("finisher_prestige_solo", 0, 20)
        self.most_turns: i64 = end.whole("max_turns_per_player", 1, 100)
        scoring = fields.table("scoring")
        self.goods_per_prestige: i64 = scoring.whole("goods_per_prestige", 1, 99)
        self.section_value: i64 = scoring.whole("tower_section_value", 0, 20)
        self.ornament_value: i64 = scoring.whole("tower_ornament_value", 0, 20)
        self.second_of_two: i64 = scoring.whole("two_player_second_divisor", 1, 20)
        self.next_place: i64 = scoring.whole("multi_player_step_divisor", 1, 20)

    def _read_solo(self, fields: Fields) -> None:
        self.rival_recognition: i64 = fields.whole("recognition_gain", 0, 20)
        self.rival_materials: i64 = fields.whole("materials_per_inventory", 1, 20)
        self.rival_ornament_prestige: i64 = fields.whole("ornament_prestige", 0, 20)
        fields.whole("banners_on_claim_card", 5, 5)
        order = fields.texts("ornament_order", ORNAMENTS, 4)
        self.rival_ornaments = vec[i64]([ORNAMENTS.index(name) for name in order])
        cards = [f"solo_{name}" for name in RIVAL_CARDS]
        if [card.text("id") for card in fields.tables("card", 5)] != cards:
            raise fields.error("card", f"the cards must be {', '.join(cards)} in this order")


def _same(fields: Fields, name: str, wanted: list[str]) -> None:
    if fields.texts(name) != wanted:
        raise fields.error(name, f"must be {', '.join(wanted)} in this order")


def _smooth(symbols: list[int], space: int) -> float:
    """§11.15 The prestige of a space with the way to the next symbol counted in parts."""
    reached = max([k for k, symbol in enumerate(symbols) if symbol <= space])
    return reached + (space - symbols[reached]) / (symbols[reached + 1] - symbols[reached])


def _rubles(action: Fields) -> int:
    """What an action costs, or pays when it sells."""
    return action.whole("price", 1, 20) if action.has("price") else action.whole("rubles", 1, 20, default=1)


def _repeats(action: Fields) -> int:
    """§10 Only actions that use up rubles or materials may repeat, otherwise a turn need not end."""
    repeats = action.flag("repeat")
    lasting = ["sell", "buy", "exchange_same", "exchange_ruble", "buy_prestige"]
    if repeats and action.text("kind") not in lasting:
        raise action.error("repeat", "this action cannot repeat")
    return 1 if repeats else 0


def _sections_of(plan: Plan, kind: int) -> int:
    return len([place for place in plan.places if plan.type_of(place) == kind])
