"""Ten tokens: one lies open, one is each player's secret, the others are in the bag."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.kernel.chance import Stream, step
from mansard.kernel.components import Components, corrected_components
from mansard.kernel.errors import Reason
from mansard.kernel.fields import Fields
from mansard.kernel.game import Game, Move, Parts, State, View, ranked
from mansard.kernel.options import Option
from mansard.kernel.tensor import MANY, Part, for_each_chair

KINDS = ["take", "swap"]
SAVED = ["players", "rng", "reveals", "swaps", "bag", "shown", "turn", "secrets", "points", "swapped"]
NONE = 0  # no token


class Table(State):
    """§3 The bag, the open token, and what each player has."""

    def __init__(self, game: Game, players: int, rng: int, swaps: bool) -> None:
        super().__init__(game, players, rng)
        self.swaps = swaps
        self.bag: list[int] = []
        self.shown, self.turn = NONE, 0
        self.secrets = [NONE] * players
        self.points = [0] * players
        self.swapped = [False] * players

    def draw(self) -> int:
        """§3.1 A token of the bag comes out by chance."""
        return self.bag.pop(self.rand(len(self.bag))) if self.bag else NONE

    def actor(self) -> i64:
        return self.turn if self.shown else -1

    def options(self, seat: i64) -> vec[i64]:
        """§4 Take, or once in a game swap, if the table plays with swaps."""
        codes = [0, 1] if self.swaps and not self.swapped[seat] else [0]
        return vec[i64](codes if seat == self.actor() else [])

    def apply(self, seat: i64, action: i64) -> None:
        if KINDS[action] == "take":
            self.take(seat)
        else:
            self.swap(seat)
        self.reveals += 1
        self.turn = (self.turn + 1) % self.players

    def take(self, seat: int) -> None:
        """§4.1 The open token counts for the player; the next one comes out of the bag."""
        taken, self.shown = self.shown, self.draw()
        self.points[seat] += taken
        if self.log is not None:
            self.log.say("took", [seat, taken])
            if self.shown:
                self.log.say("drawn", [self.shown])

    def swap(self, seat: int) -> None:
        """§4.2 The secret token lies open now; the open one is the player's, and everybody knows it."""
        if self.log is not None:
            self.log.say("swapped", [seat, self.shown, self.secrets[seat]])
        self.shown, self.secrets[seat] = self.secrets[seat], self.shown
        self.swapped[seat] = True

    def clone(self) -> "Table":
        copy = Table(self.game, self.players, self.rng, self.swaps)
        copy.bag, copy.shown, copy.turn = list(self.bag), self.shown, self.turn
        copy.secrets, copy.points = list(self.secrets), list(self.points)
        copy.swapped, copy.reveals = list(self.swapped), self.reveals
        return copy

    def breakdown(self) -> list[Parts]:
        """§5.1 What was taken, and the secret token."""
        both = zip(self.points, self.secrets, strict=True)
        return [[("taken", points), ("secret", secret)] for points, secret in both]

    def places(self) -> list[int]:
        """§5.2 Most points; then the greater secret."""
        return ranked([list(key) for key in zip(self.scores(), self.secrets, strict=True)])

    def worth(self, seat: i64) -> float:
        return float(self.scores()[seat])

    def knows(self, seat: int | None, other: int) -> bool:
        """§7.1 A secret is known to its player, to all after a swap, and at the end."""
        return other == seat or self.swapped[other] or self.over()

    def resample(self, seat: int | None, seed: int) -> "Table":
        copy = self.clone()
        copy.rng = step(seed & 0x3FFFFFFFFFFFFFFF | 0x100000000)
        hidden = [other for other in range(self.players) if not self.knows(seat, other)]
        copy.bag += [copy.secrets[other] for other in hidden]
        for other in hidden:
            copy.secrets[other] = copy.draw()
        return copy

    def view(self, seat: int | None) -> View:
        return {
            "game": self.game.slug,
            "players": self.players,
            "seat": seat,
            "phase": "over" if self.over() else "turn",
            "actors": self.actors(),
            "shown": self.shown or None,
            "bag": len(self.bag),
            "swaps": self.swaps,
            "seats": [self.view_seat(other, self.knows(seat, other)) for other in range(self.players)],
        }

    def view_seat(self, other: int, known: bool) -> View:
        """§7.1 A player as others see him, with his secret if it is known."""
        parts = [list(part) for part in self.breakdown()[other]]
        secret = self.secrets[other] if known else None
        return {"swapped": self.swapped[other], "secret": secret, "standing": parts if known else parts[:1]}

    def observe(self, seat: i64) -> vec[i16]:
        chairs = [(seat + chair) % self.players for chair in range(self.players)]
        numbers = [int(other == seat) for other in range(self.players)]
        numbers += [int(other == self.actor()) for other in chairs]
        numbers += [self.shown, len(self.bag), int(self.swaps)]
        for other in chairs:
            secret = self.secrets[other] if self.knows(seat, other) else NONE
            numbers += [self.points[other], secret, int(self.swapped[other])]
        return vec[i16]([i16(number) for number in numbers])

    def write(self) -> dict[str, Any]:
        return {"game": self.game.slug, **{name: getattr(self, name) for name in SAVED}}

    def check(self) -> None:
        tokens = sum([self.shown, *self.bag, *self.secrets, *self.points])
        assert tokens == sum(values(self.game)), "a token is lost"


def values(game: Game) -> list[int]:
    """§2.1 The tokens of the box."""
    return game.components.fields().table("tokens").wholes("values", 10, 1, 99)


class Tokens(Game):
    """Ten Tokens for two or three."""

    def __init__(self, components: Components) -> None:
        super().__init__("tokens", components)
        self.player_counts = [2, 3]
        self.options = [Option("swaps", ["on", "off"], "on")]
        self.action_count = len(KINDS)
        self.max_decisions = len(values(self))

    def with_components(self, text: str, source: str, digest: str = "") -> "Tokens":
        return Tokens(corrected_components(self.components, text, source, digest))

    def set_up(self, players: int, options: dict[str, object], stream: Stream) -> Table:
        """§3.1 Everybody draws a secret; one token lies open."""
        table = Table(self, players, stream.key(), options["swaps"] == "on")
        table.bag = values(self)
        table.secrets = [table.draw() for _ in range(players)]
        table.shown = table.draw()
        return table

    def read(self, fields: Fields) -> Table:
        players = fields.whole("players", 2, 3)
        table = Table(self, players, fields.whole("rng", 0), fields.flag("swaps", True))
        table.reveals, table.turn = fields.whole("reveals", 0), fields.whole("turn", 0, players - 1)
        table.bag, table.shown = fields.wholes("bag", None, 1, 99), fields.whole("shown", 0, 99)
        table.secrets = fields.wholes("secrets", players, 1, 99)
        table.points = fields.wholes("points", players, 0, 999)
        table.swapped = [flag is True for flag in fields.items("swapped", players)]
        return table

    def layout(self, players: int) -> list[Part]:
        who = [Part("seat", [players]), Part("actors", [players])]
        chair = [Part("points", [1], MANY), Part("secret", [1], 99), Part("swapped", [1])]
        table = [Part("shown", [1], 99), Part("bag", [1], 10), Part("swaps", [1])]
        return [*who, *table, *for_each_chair(players, chair)]

    def describe(self, state: State, action: int) -> Move:
        return {"kind": KINDS[action]}

    def rule_now(self, state: State) -> str:
        return "5.1" if state.over() else "4.1"

    def refusal(self, state: State, seat: int, text: str) -> Reason:
        assert isinstance(state, Table)
        if text == "swap":
            return Reason("4.2", "already-swapped") if state.swaps else Reason("4.2", "no-swaps")
        return super().refusal(state, seat, text)
