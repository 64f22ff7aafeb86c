"""The sequence of play (§4.2) behind the contract: every decision goes to its chapter."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.skyrise.auction import (
    after_disc,
    begin_auction,
    choose_district,
    end_auction,
    pass_auction,
    place_bid,
    take_back_district,
)
from mansard.games.skyrise.columns import declared
from mansard.games.skyrise.discs import place_wild, take_disc
from mansard.games.skyrise.eras import pick_wonders, undecided
from mansard.games.skyrise.evaluation import worth
from mansard.games.skyrise.invariants import check, check_control
from mansard.games.skyrise.legal import options, random_option
from mansard.games.skyrise.moves import (
    ACTION_COUNT,
    BID,
    DECLINE,
    PASS,
    RULE_OF_PHASE,
    TAKE,
    WILD,
    describe,
    picked_cards,
)
from mansard.games.skyrise.reasons import in_order, why_not
from mansard.games.skyrise.saving import complete
from mansard.games.skyrise.scoring import breakdown, places, score
from mansard.games.skyrise.secrets import redraw
from mansard.games.skyrise.setup import lay_out
from mansard.games.skyrise.state import (
    GOES_ON,
    OPEN_PIECE,
    OVER,
    PICK_WONDERS,
    PICKS,
    RESPOND_PIECE,
    WIDTH,
    Table,
)
from mansard.games.skyrise.tables import Box
from mansard.games.skyrise.tensor import put_block
from mansard.games.skyrise.terms import COUNTS, TERMS, progress, terms
from mansard.games.skyrise.view import view
from mansard.kernel.advice import Advice
from mansard.kernel.bits import bit, lowest, popcount
from mansard.kernel.chance import Stream
from mansard.kernel.components import Components
from mansard.kernel.errors import Reason
from mansard.kernel.fields import Fields
from mansard.kernel.game import Game, Move, Parts, State
from mansard.kernel.options import Option


class Position(Table):
    """A game of Skyrise."""

    def actor(self) -> i64:
        if self.phase == OVER:
            return -1
        if self.phase == PICK_WONDERS:
            return lowest(undecided(self))
        return self.turn

    def acting(self) -> i64:
        if self.phase == PICK_WONDERS:
            return undecided(self)
        return 0 if self.phase == OVER else bit(self.turn)

    def options(self, seat: i64) -> vec[i64]:
        return options(self, seat)

    def random_option(self, seat: i64, word: i64) -> i64:
        return random_option(self, seat, word)

    def apply(self, seat: i64, action: i64) -> None:
        """§4.4 One decision."""
        if action < PASS:
            choose_district(self, action)
        elif action == PASS:
            pass_auction(self, seat)
        elif action < WILD:
            place_bid(self, seat, action - BID)
        elif action < TAKE:
            place_wild(self, seat, action - WILD)
            after_disc(self)
        elif action < DECLINE:
            if take_disc(self, seat, action - TAKE):
                end_auction(self)
        elif action == DECLINE:
            end_auction(self)
        else:
            pick_wonders(self, seat, picked_cards(action))
            if self.era == 2:
                begin_auction(self)

    def may_withdraw(self, seat: int) -> bool:
        """§4.10 A pick, until the last player has submitted; a district, until its piece is chosen."""
        if self.phase == PICK_WONDERS:
            return 0 <= seat < self.players and self.boards[seat * WIDTH + PICKS] != 0
        return self.phase in (OPEN_PIECE, RESPOND_PIECE) and seat == self.turn

    def withdraw(self, seat: int) -> None:
        if self.phase == PICK_WONDERS:
            self.boards[seat * WIDTH + PICKS] = 0
        else:
            take_back_district(self)

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
        """The structures that stand: an auction builds one."""
        wonders: i64 = 0
        for district in self.wonder_at:
            wonders += 1 if district >= 0 else 0
        return popcount(self.low | self.medium | self.tall) + wonders

    def worth(self, seat: i64) -> float:
        return worth(self, seat)

    def terms(self, seat: i64) -> vec[float]:
        return terms(self, seat)

    def progress(self) -> float:
        return progress(self)

    def redraw(self, seat: i64, stream: Stream) -> None:
        redraw(self, seat, stream)

    def view(self, seat: int | None) -> dict[str, Any]:
        return view(self, -1 if seat is None else seat, self.actors())

    def put_block(self, block: i64, seat: i64, other: i64, v: vec[i16], at: i64) -> None:
        put_block(self, block, seat, other, v, at)

    def complete(self, fields: Fields, seats: list[Fields]) -> None:
        complete(self, fields, seats)

    def invariants(self) -> None:
        check(self)
        assert check_control(self), "9.12 an island with buildings pays somebody"


class Skyrise(Game):
    """The game with its box."""

    def __init__(self, components: Components) -> None:
        super().__init__("skyrise", components)
        self.box = Box(components)
        self.columns = declared(self.box)
        self.player_counts = [2, 3, 4]
        self.action_count = ACTION_COUNT
        self.max_decisions = 5363
        self.advice = Advice(ahead=[1], plan_care=150, plans=False, terms=TERMS, counts=COUNTS)
        self.halves = ["at"]
        self.options = [
            Option(
                "colours", ["random", *self.box.colours], "random", per_seat=True, distinct=True, varies=False
            )
        ]

    def set_up(self, players: int, options: dict[str, object], stream: Stream) -> State:
        colours = options["colours"]
        assert isinstance(colours, list)
        position = Position(self, self.box, players)
        lay_out(position, colours, stream)
        return position

    def table(self, players: int) -> State:
        return Position(self, self.box, players)

    def turn_is_over(self, before: State, after: State, seat: int) -> bool:
        """§4.4 Whoever wins an auction may have to open the next one: that is another turn."""
        assert isinstance(after, Position)
        return seat not in after.actors() or after.phase not in GOES_ON

    def describe(self, state: State, action: int) -> Move:
        assert isinstance(state, Position)
        return describe(state, action)

    def facts(self, state: State, action: int) -> Move:
        """§4.4 Whether a bid would be built at once, because nobody can answer it."""
        assert isinstance(state, Position)
        if not BID <= action < WILD:
            return {}
        after = state.clone()
        after.apply(state.turn, action)
        return {"wins": True} if after.structures != state.structures else {}

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        return super().parse(state, in_order(text), seat)

    def parse_moves(self, state: State, seat: int, text: str) -> list[int]:
        """§4.4 `bid 24 hub-n` names both halves of a bid at once."""
        words = text.split()
        if len(words) == 3 and words[0] == "bid" and isinstance(state, Position) and state.chosen < 0:
            district = f"at {words[2]}"
            for action in state.legal(seat):
                if self.show(state, action) == district:
                    after = state.clone()
                    after.apply(seat, action)
                    for second in after.legal(seat):
                        if self.show(after, second) == " ".join(words):
                            return [action, second]
        return [self.parse(state, text, seat)]

    def refusal(self, state: State, seat: int, text: str) -> Reason:
        assert isinstance(state, Position)
        return why_not(state, seat, text)

    def rule_now(self, state: State) -> str:
        assert isinstance(state, Position)
        return RULE_OF_PHASE[state.phase]
