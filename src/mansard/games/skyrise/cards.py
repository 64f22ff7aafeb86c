"""§2.8 Wonder cards: which effect each has, and the numbers of the effect."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mansard.kernel.fields import Fields

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


# Effects that need further numbers, or none at all.
WITHOUT_PRESTIGE: Final = ["score_panoramas_here", "by_unbuilt_left", "take_second_disc"]
ANY_OWNER: Final = ["per_structure_on_hub", "per_tall_on_island"]


class Card:
    """§2.8 A wonder card: its effect and the numbers of the effect."""

    def __init__(self, fields: Fields) -> None:
        self.number = fields.whole("number", 1, 20)
        self.name = fields.text("name")
        effect = fields.table("effect")
        kind = effect.choice("kind", EFFECTS)
        self.effect = EFFECTS.index(kind)
        self.prestige: i64 = 0 if kind in WITHOUT_PRESTIGE else effect.whole("prestige", 0, 99)
        self.least: i64 = 0
        self.lakes = False
        self.by_unbuilt = vec[i64]()
        self.otherwise: i64 = 0
        self._read_numbers(kind, effect)
        self.outbids_wonders = effect.flag("may_outbid_wonder", default=False)
        self.opens_anywhere = effect.flag("opens_anywhere", default=False)
        self.counts_as_tall = effect.flag("counts_as_tall", default=False)
        if effect.flag("bans_tall_nearby", default=False) != self.outbids_wonders:
            raise effect.error("bans_tall_nearby", "goes with may_outbid_wonder: both are the Hammer's")
        effect.done()

    def _read_numbers(self, kind: str, effect: Fields) -> None:
        """The further numbers of an effect; what the rules cannot vary must be as they say."""
        if kind == "threshold_features":
            self.lakes = effect.choice("feature", ["lake", "airship"]) == "lake"
            self.least = effect.whole("min", 1, 13)
        elif kind == "per_colour_with_discs":
            self.least = effect.whole("min_discs", 1, 4)
        elif kind == "by_unbuilt_left":
            self.by_unbuilt = vec[i64](effect.wholes("prestige_by_unbuilt", None, 0, 99))
            self.otherwise = effect.whole("otherwise", 0, 99)
        elif kind == "take_second_disc":
            effect.choice("where", ["same_island_empty"])
            fixed_flag(effect, "optional", True)
        elif kind in ANY_OWNER:
            fixed_flag(effect, "any_owner", True)


def fixed_flag(fields: Fields, name: str, wanted: bool) -> None:
    """A flag that the rules cannot vary."""
    if fields.flag(name, default=wanted) != wanted:
        raise fields.error(name, f"the rules know only {'true' if wanted else 'false'}")
