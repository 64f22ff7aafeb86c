"""The contract between a game and everything that uses one: `State` and `Game`."""

import hashlib
import json
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from mansard.kernel.advice import Advice
from mansard.kernel.bits import bit, members
from mansard.kernel.chance import Stream, draw, step
from mansard.kernel.columns import MOST
from mansard.kernel.components import Components, corrected_components
from mansard.kernel.declared import Columns, Plan, put_column
from mansard.kernel.errors import IllegalMove, InvalidSetup, InvalidState, Reason
from mansard.kernel.events import Log
from mansard.kernel.fields import Fields
from mansard.kernel.notation import word
from mansard.kernel.options import Option, settle_options, variants
from mansard.kernel.tensor import BLOCK, KNOWN, Part, mask_of_options, put_seats

View = dict[str, Any]
Move = dict[str, Any]
Parts = list[tuple[str, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table. A game's own class adds its pieces and says what may be done."""

    __slots__ = ("game", "log", "players", "reveals", "rng")

    game: "Game"
    players: i64
    rng: i64
    reveals: i64
    log: Log | None

    def __init__(self, game: "Game", players: i64, rng: i64) -> None:
        self.game, self.players, self.rng = game, players, rng
        self.reveals, self.log = 0, None

    # ------------------------------------------------------------------ who and what

    def actor(self) -> i64:
        """A seat that may act now, the first one if there are several; -1 when the game is over."""
        raise NotImplementedError

    def acting(self) -> i64:
        """All seats that may act now, as bits; several in a simultaneous phase."""
        seat = self.actor()
        return 0 if seat < 0 else bit(seat)

    def actors(self) -> list[int]:
        """All seats that may act now."""
        return list(members(self.acting()))

    def options(self, seat: i64) -> vec[i64]:
        """The legal action codes of a seat, in a stable order; empty if it may not act."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The legal action codes of a seat as a list."""
        return list(self.options(seat))

    def random_option(self, seat: i64, word: i64) -> i64:
        """The legal action that a random word below 2**32 picks; games may do it without the list."""
        options = self.options(seat)
        return options[word * len(options) >> 32]

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action. Trusted: no check."""
        raise NotImplementedError

    def may_withdraw(self, seat: int) -> bool:
        """Whether the seat may take back what it has submitted in a simultaneous phase."""
        return False

    def withdraw(self, seat: int) -> None:
        """Take back what the seat has submitted in a simultaneous phase."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, without the log."""
        raise NotImplementedError

    # ------------------------------------------------------------------ result

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor() < 0

    def scores(self) -> list[int]:
        """Per seat: the score if the game ended now."""
        return [sum([points for _, points in parts]) for parts in self.breakdown()]

    def places(self) -> list[int]:
        """Per seat: the place, 1 = winner; ties that no rule breaks share a place."""
        raise NotImplementedError

    def breakdown(self) -> list[Parts]:
        """Per seat: where its points come from; sums to `scores`."""
        raise NotImplementedError

    def worth(self, seat: i64) -> float:
        """What the position is worth to a seat, in points: for bots."""
        raise NotImplementedError

    def terms(self, seat: i64) -> vec[float]:
        """The parts of the worth and counts beside it, see `Advice.terms`; empty where none are known."""
        return vec[float]()

    def sketch(self, seat: i64) -> i64:
        """A fingerprint that positions share which differ in little but places; -1: no two are alike."""
        return -1

    def progress(self) -> float:
        """How much of the game is played, roughly: 0 at the start, 1 at the end."""
        return 1.0 if self.over() else 0.5

    def clock(self) -> i64:
        """What a search looks ahead by: `players` a round, or a part of a round that is judged alone."""
        raise NotImplementedError

    # ------------------------------------------------------------------ secrets

    def resample(self, seat: int | None, seed: int) -> "State":
        """A state that the seat (None: a spectator) could not tell from this one, chance included."""
        stream = Stream(seed, "resample")
        drawn = self.clone()
        drawn.rng = stream.key()
        drawn.redraw(-1 if seat is None else seat, stream)
        return drawn

    def redraw(self, seat: i64, stream: Stream) -> None:
        """Draw anew all that the seat (-1: a spectator) does not know; nothing where all is open."""

    def view(self, seat: int | None) -> View:
        """Exactly what that seat may see, as plain values; None: a spectator."""
        raise NotImplementedError

    def observe(self, seat: i64) -> vec[i16]:
        """What that seat may know as numbers, in the parts of `Game.layout`: for programs that learn."""
        columns = self.game.columns
        n = self.players
        v = vec[i16]([0] * columns.sizes[n])
        v[seat] = 1
        put_seats(v, n, self.acting(), seat, n)
        numbers = self.numbers()
        at = self.put(columns.plan, numbers, 0, -1, seat, v, 2 * n)
        chairs = columns.chairs(n)
        for chair in range(chairs):
            other = (seat + chair) % chairs
            rows = self.rows_seen(seat, other)
            at = self.put(columns.chair_plan, rows, other * columns.width, other, seat, v, at)
        if n == 1:
            at = self.put(columns.alone_plan, numbers, 0, -1, seat, v, at)
        assert at == len(v)
        return v

    def put(
        self, plan: Plan, numbers: vec[i64], row: i64, other: i64, seat: i64, v: vec[i16], at: i64
    ) -> i64:
        """Put all parts of a plan that the seat may know of another (-1: of the table); where they end."""
        known = self.known(seat, other)
        chairs = self.game.columns.chairs(self.players)
        for entry in plan.steps:
            source = entry >> 20 & 0xFFFF
            form = entry & 15
            if form == BLOCK:
                self.put_block(source, seat, other, v, at)
            elif known >> (entry >> 36 & 255) & 1:
                if form == KNOWN:
                    v[at] = 1
                else:
                    put_column(entry, numbers, row + source, v, at, seat, chairs)
            size = entry >> 4 & 0xFFFF
            at += size if size > 0 else chairs * (entry >> 44)
        return at

    def put_block(self, block: i64, seat: i64, other: i64, v: vec[i16], at: i64) -> None:
        """Put the parts of an observation that no column gives."""
        raise NotImplementedError

    def known(self, seat: i64, other: i64) -> i64:
        """Which columns of another seat (-1: of the table) the seat may know: a bit for every `who`."""
        return 3 if seat == other else 1

    def mask(self, seat: i64) -> vec[u8]:
        """The legal actions of a seat as a mask over all action codes."""
        return mask_of_options(self.options(seat), self.game.action_count)

    # ------------------------------------------------------------------ saving and checking

    def write(self) -> dict[str, Any]:
        """The whole state as plain values; `Game.read` is the inverse."""
        head = {"game": self.game.slug, "players": self.players, "rng": self.rng, "reveals": self.reveals}
        return {**head, **self.written()}

    def written(self) -> dict[str, Any]:
        """What lies on the table as plain values; `fill` is the inverse."""
        return self.game.columns.written(self, self.rows())

    def fill(self, fields: Fields) -> None:
        """Lay what is saved onto an empty table; a missing value is that of a fresh one."""
        seats = self.game.columns.read(self, self.rows(), fields)
        self.complete(fields, seats)
        for row in seats:
            row.done()

    def complete(self, fields: Fields, seats: list[Fields]) -> None:
        """Lay what is no column, and what follows from the rest."""

    def rows(self) -> vec[i64]:
        """The columns of all seats, row by row."""
        raise NotImplementedError

    def rows_seen(self, seat: i64, other: i64) -> vec[i64]:
        """The rows in which the seat sees another's columns; a game with screens shows older ones."""
        return self.rows()

    def numbers(self) -> vec[i64]:
        """The table's columns that are seen, in the order of their declaration; games may do it faster."""
        return vec[i64](self.game.columns.numbers(self))

    def to_json(self) -> str:
        """The whole state as text; `Game.from_json` is the inverse."""
        return json.dumps(self.write(), ensure_ascii=False)

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return hashlib.sha256(json.dumps(self.write(), sort_keys=True).encode()).hexdigest()

    def check(self) -> None:
        """Raise AssertionError if a number is out of its range or an invariant of the rules is broken."""
        self.game.columns.check(self, self.rows())
        self.invariants()

    def invariants(self) -> None:
        """Raise AssertionError if an invariant of the rules is broken."""
        raise NotImplementedError

    def rand(self, n: i64) -> i64:
        """A number in [0, n) from the state's own generator."""
        self.rng = step(self.rng)
        return draw(self.rng, n)

    def playout(self, seed: i64) -> i64:
        """Play random legal actions to the end; the number of decisions."""
        rng = step(seed & 0x3FFFFFFFFFFFFFFF | 0x100000000)
        decisions: i64 = 0
        seat = self.actor()
        while seat >= 0:
            rng = step(rng)
            self.apply(seat, self.random_option(seat, rng >> 30))
            decisions += 1
            seat = self.actor()
        return decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's name, sizes and borders: start, save, notation. One instance a box of components."""

    def __init__(self, slug: str, components: Components) -> None:
        self.slug = slug
        self.components = components
        self.rules_version = 1
        self.player_counts: list[int] = []
        self.options: list[Option] = []
        self.action_count = 0
        self.max_decisions = 0
        self.advice = Advice()
        self.columns = Columns([], [], [], [], 0)
        self.halves: list[str] = []  # kinds of moves that only begin another: clients look one move ahead
        self.finishing: list[str] = []  # kinds of moves that do nothing but end a turn

    def under_rules(self, version: int) -> "Game | None":
        """The same game under another version of its rules; None if that version is not kept."""
        return self if version == self.rules_version else None

    def with_components(self, text: str, source: str, digest: str = "") -> "Game":
        """The same game with an owner's corrected component file; its class takes the components alone."""
        boxed: Any = type(self)
        corrected = corrected_components(self.components, text, source, digest)
        made: Game = boxed(corrected)
        corrected.refuse_unread()
        return made

    def start(self, players: Any = None, seed: Any = 0, options: Any = None) -> State:
        """A new game; the same arguments always give the same game."""
        count = self.player_counts[0] if players is None else players
        if type(count) is not int or count not in self.player_counts:
            wanted = ", ".join([str(n) for n in self.player_counts])
            raise InvalidSetup(f"{self.slug} is for {wanted} players, not {players!r}")
        if not isinstance(seed, int | bytes) or isinstance(seed, bool):
            raise InvalidSetup(f"a seed is a whole number or bytes, not {type(seed).__name__}")
        given = {} if options is None else options
        if not isinstance(given, dict):
            raise InvalidSetup(f"options are a table of names and values, not {type(options).__name__}")
        return self.set_up(count, settle_options(self.options, count, given), Stream(seed, "set-up"))

    def set_up(self, players: int, options: dict[str, object], stream: Stream) -> State:
        """Lay the table; players and options are checked already."""
        raise NotImplementedError

    def variants(self, players: int) -> list[dict[str, object]]:
        """Option sets that together use every choice that changes play."""
        return variants(self.options, players)

    def layout(self, players: int) -> list[Part]:
        """The parts of the vector that `State.observe` gives, in order."""
        return self.columns.layout(players)

    def table(self, players: int) -> State:
        """An empty table."""
        raise NotImplementedError

    def read(self, fields: Fields) -> State:
        """The state that `State.write` wrote."""
        if fields.text("game", self.slug) != self.slug:
            raise fields.error("game", f"is not {self.slug}")
        state = self.table(fields.whole("players", self.player_counts[0], self.player_counts[-1]))
        state.rng = fields.whole("rng", 1, MOST, default=1)
        state.reveals = fields.whole("reveals", 0, MOST, default=0)
        state.fill(fields)
        fields.done()
        return state

    def from_json(self, text: str) -> State:
        """A saved or hand-written state; InvalidState says what is wrong and where."""
        try:
            values = json.loads(text)
        except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as error:
            raise InvalidState("state", "", f"is not valid JSON: {error}") from error
        state = self.read(Fields(values, "state", InvalidState))
        try:
            state.check()
        except AssertionError as error:
            raise InvalidState("state", "", f"breaks an invariant of the rules: {error}") from error
        return state

    def turn_is_over(self, before: State, after: State, seat: int) -> bool:
        """Whether the rules let the seat add nothing to its turn, which leads from `before` to `after`."""
        return seat not in after.actors()

    # ------------------------------------------------------------------ notation

    def describe(self, state: State, action: int) -> Move:
        """A move as plain values: its kind first, then its arguments by name."""
        raise NotImplementedError

    def facts(self, state: State, action: int) -> Move:
        """What is told of a legal move beside its arguments, in texts and on boards: its price, its goods."""
        return {}

    def show(self, state: State, action: int) -> str:
        """A move in canonical notation: its kind and arguments as words."""
        return " ".join([word(value) for value in self.describe(state, action).values()])

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        """The legal action that the notation names; IllegalMove if there is none."""
        wanted = " ".join(text.split())
        for actor in state.actors() if seat is None else [seat]:
            for action in state.legal(actor):
                if self.show(state, action) == wanted:
                    return action
        asked = seat if seat is not None else next(iter(state.actors()), 0)
        raise self.illegal(state, asked, text)

    def parse_moves(self, state: State, seat: int, text: str) -> list[int]:
        """Like `parse`, but one text may name several small decisions in a row."""
        return [self.parse(state, text, seat)]

    def illegal(self, state: State, seat: int, text: str) -> IllegalMove:
        """The error for a move that is not legal, with what would be."""
        offered = [self.show(state, action) for action in state.legal(seat)]
        return IllegalMove(text, self.why_not(state, seat, text), offered)

    def why_not(self, state: State, seat: int, text: str) -> Reason:
        """Why a move may not be made now."""
        if state.over():
            return Reason(self.rule_now(state), "game-over")
        if seat not in state.actors():
            return Reason(self.rule_now(state), "not-your-turn", {"actors": state.actors()})
        return self.refusal(state, seat, text)

    def refusal(self, state: State, seat: int, text: str) -> Reason:
        """Why a move of a seat that may act is not legal."""
        return Reason(self.rule_now(state), "not-offered", {"move": text})

    def rule_now(self, state: State) -> str:
        """The section of the rules for the decision that is due."""
        raise NotImplementedError


def ranked(keys: list[list[int]]) -> list[int]:
    """Places by keys, greatest first; equal keys share a place."""
    return [1 + sum([1 for other in keys if other > key]) for key in keys]
