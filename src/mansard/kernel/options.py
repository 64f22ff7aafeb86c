"""The choices that a table makes before a game: their schema, checks and defaults."""

from mansard.kernel.errors import InvalidSetup


class Option:
    """One choice of a table. `per_seat`: each seat chooses; `varies`: the rules of play differ."""

    def __init__(
        self,
        name: str,
        choices: list[str],
        default: str,
        per_seat: bool = False,
        distinct: bool = False,
        varies: bool = True,
        players: list[int] | None = None,
    ) -> None:
        self.name = name
        self.choices = choices
        self.default = default
        self.per_seat = per_seat
        self.distinct = distinct
        self.varies = varies
        self.players = players

    def applies(self, players: int) -> bool:
        """Whether the choice exists for so many players."""
        return self.players is None or players in self.players

    def schema(self) -> dict[str, object]:
        """The choice as plain values, for forms."""
        return {
            "name": self.name,
            "choices": self.choices,
            "default": self.default,
            "per_seat": self.per_seat,
            "distinct": self.distinct,
            "players": self.players,
        }

    def settle(self, players: int, value: object) -> object:
        """The value in full: checked, one entry a seat where each seat chooses."""
        if not self.per_seat:
            return self._chosen(value)
        values = value if isinstance(value, list) else [value] * players
        if len(values) != players:
            raise InvalidSetup(f"option {self.name}: {players} values were expected, not {len(values)}")
        chosen = [self._chosen(v) for v in values]
        named = [v for v in chosen if v != self.default]
        if self.distinct and len(set(named)) != len(named):
            raise InvalidSetup(f"option {self.name}: every seat needs a different value")
        return chosen

    def _chosen(self, value: object) -> str:
        if isinstance(value, bool):
            value = "on" if value else "off"
        if not isinstance(value, str) or value not in self.choices:
            raise InvalidSetup(f"option {self.name}: {value!r} is none of {', '.join(self.choices)}")
        return value


def settle_options(schema: list[Option], players: int, given: dict[str, object]) -> dict[str, object]:
    """All options of a game in full; InvalidSetup names what is unknown or out of place."""
    known = {option.name: option for option in schema if option.applies(players)}
    for name in given:
        if name not in known:
            raise InvalidSetup(
                f"option {name!r} is not known for {players} players; known: {', '.join(known) or 'none'}"
            )
    return {name: option.settle(players, given.get(name, option.default)) for name, option in known.items()}


MOST_VARIANTS = 12


def variants(schema: list[Option], players: int) -> list[dict[str, object]]:
    """Sets of options that together use every choice that changes play: all of them if they are few."""
    sets: list[dict[str, object]] = [{}]
    for option in schema:
        if option.varies and option.applies(players):
            sets = [{**chosen, option.name: choice} for chosen in sets for choice in option.choices]
    if len(sets) <= MOST_VARIANTS:
        return sets
    return _covering(sets)


def _covering(sets: list[dict[str, object]]) -> list[dict[str, object]]:
    """A few of many sets, spread evenly, then those that bring a choice not seen yet."""
    step = len(sets) // MOST_VARIANTS | 1
    chosen = [sets[i * step % len(sets)] for i in range(MOST_VARIANTS)]
    for candidate in sets:
        for name, choice in candidate.items():
            if not any([other[name] == choice for other in chosen]):
                chosen.append(candidate)
                break
    return chosen
