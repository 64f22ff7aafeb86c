"""The sequence of play (§4) behind the contract."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.small_city import planning, setup
from mansard.games.small_city.codes import ACTION_COUNT, ADVANCE, GIFT, PASS
from mansard.games.small_city.columns import declared
from mansard.games.small_city.council import gift_of, target_of
from mansard.games.small_city.editions import KEPT, RULES
from mansard.games.small_city.evaluation import worth
from mansard.games.small_city.invariants import check
from mansard.games.small_city.legal import forget, offer_count, option, options
from mansard.games.small_city.moves import RULE_OF_STEP, move_book
from mansard.games.small_city.names import CONDITIONS, LEVELS, SIDES
from mansard.games.small_city.reading import complete
from mansard.games.small_city.reasons import why_not
from mansard.games.small_city.rounds import decide, first_actor, follow, go_on
from mansard.games.small_city.saving import written
from mansard.games.small_city.scoring import breakdown, places, score
from mansard.games.small_city.secrets import redraw
from mansard.games.small_city.setup import lay_out
from mansard.games.small_city.state import NO_OPTIONS, STEP, WIDTH, Table
from mansard.games.small_city.steps import BUILD, COUNCIL, OVER, WAIT
from mansard.games.small_city.tables import Box
from mansard.games.small_city.tensor import put_block
from mansard.games.small_city.terms import COUNTS, TERMS, progress, sketch, terms
from mansard.games.small_city.view import view
from mansard.kernel.advice import Advice
from mansard.kernel.bits import bit
from mansard.kernel.chance import Stream
from mansard.kernel.components import Components
from mansard.kernel.errors import Reason
from mansard.kernel.fields import Fields
from mansard.kernel.game import Game, Move, Parts, State
from mansard.kernel.options import Option

MODES = ["basic", "advanced"]
SEVERAL = [2, 3, 4]
HALVES = ["build", "lay", "at", "warehouse", "spare", "from", "upgrade", "tile", "demolish"]
HALVES += ["citizen", "to", "advance", "enter", "restart", "pay", "gift", "victim"]


class Position(Table):
    """A game of Small City."""

    def actor(self) -> i64:
        if self.phase == OVER:
            return -1
        return first_actor(self)

    def acting(self) -> i64:
        seats: i64 = 0
        for seat in range(self.players):
            if self.seats[seat * WIDTH + STEP] != WAIT:
                seats |= bit(seat)
        return seats

    def options(self, seat: i64) -> vec[i64]:
        return options(self, seat) if 0 <= seat < self.players else NO_OPTIONS

    def random_option(self, seat: i64, word: i64) -> i64:
        return option(self, seat, word * offer_count(self, seat) >> 32)

    def apply(self, seat: i64, action: i64) -> None:
        before = self.reveals
        decide(self, seat, action)
        follow(self, seat)
        if self.reveals > before:
            self.reveals = before + 1

    def may_withdraw(self, seat: int) -> bool:
        """§3, §4.2.1 Secret choices and plans may be taken back until the last has submitted."""
        if not 0 <= seat < self.players:
            return False
        if self.phase == BUILD:
            return planning.may_withdraw(self, seat)
        return setup.may_withdraw(self, seat)

    def withdraw(self, seat: int) -> None:
        if self.phase == BUILD:
            planning.clear_plan(self, seat)
        else:
            setup.withdraw(self, seat)
        forget(self, seat)
        go_on(self)

    def clone(self) -> "Position":
        return Position(self.game, self.box, self.players, self)

    def over(self) -> bool:
        return self.phase == OVER

    def scores(self) -> list[int]:
        return [score(self, seat) for seat in range(self.players)]

    def places(self) -> list[int]:
        return places(self)

    def breakdown(self) -> list[Parts]:
        return [breakdown(self, seat) for seat in range(self.players)]

    def clock(self) -> i64:
        """Half rounds: until pollution has been dealt with, and until the next round begins."""
        return (2 * self.round + (1 if self.phase >= COUNCIL else 0)) * self.players

    def worth(self, seat: i64) -> float:
        return worth(self, seat)

    def terms(self, seat: i64) -> vec[float]:
        return terms(self, seat)

    def sketch(self, seat: i64) -> i64:
        return sketch(self, seat)

    def progress(self) -> float:
        return progress(self)

    def redraw(self, seat: i64, stream: Stream) -> None:
        redraw(self, seat, stream)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view(self, -1 if seat is None else seat, self.actors())

    def put_block(self, block: i64, seat: i64, other: i64, v: vec[i16], at: i64) -> None:
        put_block(self, block, seat, other, v, at)

    def written(self) -> dict[str, Any]:
        return written(self)

    def complete(self, fields: Fields, seats: list[Fields]) -> None:
        complete(self, fields, seats)
        go_on(self)

    def invariants(self) -> None:
        check(self)


class SmallCity(Game):
    """The game with its box."""

    def __init__(self, components: Components, rules: int = RULES) -> None:
        super().__init__("small_city", components)
        self.rules_version = rules
        self.editions: list[SmallCity] = [self]
        self.box = Box(components)
        self.columns = declared(self.box)
        self.book = move_book(self.box)
        self.player_counts = [1, 2, 3, 4]
        self.action_count = ACTION_COUNT
        self.max_decisions = 7000
        self.halves = HALVES
        self.finishing = ["commit", "finish"]
        # play by chance ruins every district: positions are judged as they are
        # bots that mind their own district alone win more and score more
        self.advice = Advice(
            horizon=0, curiosity=0.03, care=150, rivalry=0.0, rounds=[1], terms=TERMS, counts=COUNTS
        )
        self.options = [
            Option("mode", MODES, "basic", players=SEVERAL),
            Option("condition", CONDITIONS, "votes", players=SEVERAL),
            Option("level", LEVELS, "mayor", players=[1]),
            Option("side", SIDES, "easy", per_seat=True),
            Option("council", SIDES, "easy", varies=False, players=SEVERAL),
        ]

    def under_rules(self, version: int) -> Game | None:
        for edition in self.editions:
            if edition.rules_version == version:
                return edition
        if version not in KEPT:
            return None
        edition = SmallCity(self.components, version)
        edition.editions = self.editions
        self.editions.append(edition)
        return edition

    def variants(self, players: int) -> list[dict[str, object]]:
        """Every mode, condition, level and side; not all their combinations."""
        if players == 1:
            levels: list[dict[str, object]] = [{"level": level, "side": "easy"} for level in LEVELS]
            return [*levels, {"level": "mayor", "side": "hard"}]
        sets: list[dict[str, object]] = [{"mode": "basic", "side": side} for side in SIDES]
        mixed = ["easy", "hard", "easy", "hard"][:players]
        sets.append({"mode": "basic", "side": mixed})
        for k, condition in enumerate(CONDITIONS):
            sets.append({"mode": "advanced", "condition": condition, "side": SIDES[k % 2]})
        return sets

    def set_up(self, players: int, options: dict[str, object], stream: Stream) -> State:
        position = Position(self, self.box, players)
        if players == 1:
            position.level = LEVELS.index(str(options["level"]))
        else:
            choose_mode(position, str(options["mode"]), str(options["condition"]), str(options["council"]))
        sides = options["side"]
        assert isinstance(sides, list)
        lay_out(position, sides, stream)
        go_on(position)
        return position

    def table(self, players: int) -> State:
        return Position(self, self.box, players)

    def turn_is_over(self, before: State, after: State, seat: int) -> bool:
        """§4 Every phase asks anew."""
        assert isinstance(before, Position)
        assert isinstance(after, Position)
        return seat not in after.actors() or after.phase != before.phase

    def facts(self, state: State, action: int) -> Move:
        """§4.7.1 The column of the council that a move leads to; §4.7.3 the materials of a gift."""
        assert isinstance(state, Position)
        if GIFT <= action < GIFT + 2:
            return {"materials": gift_of(state, state.actors()[0], action - GIFT)}
        if not ADVANCE <= action < PASS:
            return {}
        return {"column": target_of(state, state.actors()[0], action) % 10}

    def describe(self, state: State, action: int) -> Move:
        return self.book.describe(action)

    def refusal(self, state: State, seat: int, text: str) -> Reason:
        assert isinstance(state, Position)
        return why_not(state, seat, text, self.book)

    def rule_now(self, state: State) -> str:
        assert isinstance(state, Position)
        if state.phase == OVER:
            return "5"
        if state.phase == BUILD:
            return "4.2.1"  # what the others are at is behind their screens
        seat = first_actor(state)
        return RULE_OF_STEP[state.seats[seat * WIDTH + STEP]]


def choose_mode(t: Table, mode: str, condition: str, council: str) -> None:
    """§6.1 A victory condition other than votes belongs to the advanced game, which uses the ★ side (R35)."""
    t.condition = CONDITIONS.index(condition)
    t.advanced = 1 if mode == "advanced" or t.condition > 0 else 0
    t.council_side = 1 if t.advanced == 1 else SIDES.index(council)
