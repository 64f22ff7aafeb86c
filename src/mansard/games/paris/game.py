"""The sequence of play (§4) behind the contract: every decision goes to its chapter."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.paris.columns import declared
from mansard.games.paris.evaluation import worth
from mansard.games.paris.invariants import check
from mansard.games.paris.keys import (
    build_landmark,
    choose_key,
    go_on_paying,
    move_to,
    pay_resource,
    place_key,
)
from mansard.games.paris.legal import options
from mansard.games.paris.moves import (
    ACTION_COUNT,
    BACK,
    BUILD,
    BUY,
    DONE,
    END_TAKE,
    END_TURN,
    FILL,
    KEEP,
    KEY,
    PAIR_GOODS,
    PAIR_STARS,
    PASS,
    PAY_BY,
    PICK,
    PLACE,
    RULE_OF_PHASE,
    SELL,
    SELL_BONUS,
    SELL_END,
    SELL_PRESTIGE,
    SITE_IN,
    SKIP,
    TAKE,
    TO,
    USE,
    USE_END,
    VP,
    move_book,
)
from mansard.games.paris.reasons import why_not
from mansard.games.paris.rewards import (
    after_reward,
    fill_slot,
    place_vp_tile,
    skip_vp_tile,
    take_bonus,
)
from mansard.games.paris.saving import complete
from mansard.games.paris.scoring import breakdown, places, score
from mansard.games.paris.secrets import redraw
from mansard.games.paris.setup import lay_out
from mansard.games.paris.stacks import draw_tile, site_of, site_tile
from mansard.games.paris.state import OVER, VPTILE, Table
from mansard.games.paris.tables import FIRST_LANDMARK, Box
from mansard.games.paris.tensor import put_block
from mansard.games.paris.terms import COUNTS, TERMS, progress, terms
from mansard.games.paris.tiles import go_back, pick_tile, score_pairs, use_tile
from mansard.games.paris.trade import buy, sell, sell_bonus, sell_end_token, sell_prestige, use_end_token
from mansard.games.paris.turns import end_turn, keep_token, look_at_pile, pass_turn, turns_finished
from mansard.games.paris.view import told_of_target, view
from mansard.games.paris.wasted import wasted
from mansard.kernel.advice import Advice
from mansard.kernel.chance import Stream
from mansard.kernel.components import Components
from mansard.kernel.errors import Reason
from mansard.kernel.fields import Fields
from mansard.kernel.game import Game, Move, Parts, State
from mansard.kernel.options import Option


class Position(Table):
    """A game of Paris."""

    def actor(self) -> i64:
        return -1 if self.phase == OVER else self.turn

    def options(self, seat: i64) -> vec[i64]:
        return options(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """§4 One decision."""
        if action < TO:
            main_action(self, seat, action)
        elif action < END_TURN:
            step_of_move(self, seat, action)
        elif action == END_TURN:
            end_turn(self, seat)
        else:
            free_action(self, seat, action)

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
        return turns_finished(self)

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


def main_action(t: Table, seat: i64, action: i64) -> None:
    """§4.1-§4.5, §4.8 DRAW, SITE and MAIN."""
    if action < SITE_IN:
        draw_tile(t, seat, action)
    elif action < PLACE:
        site_tile(t, seat, action - SITE_IN)
    elif action < KEY:
        place_key(t, seat, action - PLACE)
    elif action < END_TAKE:
        choose_key(t, action - KEY)
    elif action < PASS:
        look_at_pile(t, seat)
    else:
        pass_turn(t, seat)


def step_of_move(t: Table, seat: i64, action: i64) -> None:
    """§4.5-§4.8 The steps of a main action."""
    if action < BUILD:
        move_to(t, seat, action - TO)
    elif action < PAY_BY:
        build_landmark(t, seat, (action - BUILD) // 6, (action - BUILD) % 6)
    elif action < TAKE:
        pay_resource(t, seat, (action - PAY_BY) % 8)
        go_on_paying(t, seat)
    elif action < SKIP:
        take_bonus(t, seat, action - TAKE)
    elif action < FILL:
        skip(t, seat)
    elif action < DONE:
        fill_slot(t, seat, (action - FILL) // 5, (action - FILL) % 5)
    elif action < VP:
        after_reward(t)
    elif action < KEEP:
        place_vp_tile(t, seat, (action - VP) // 6, (action - VP) % 6)
    else:
        keep_token(t, seat, action - KEEP)


def skip(t: Table, seat: i64) -> None:
    """§4.7 No bonus tile (R15), or no VP tile (R1)."""
    if t.phase == VPTILE:
        skip_vp_tile(t, seat)
    else:
        after_reward(t)


def free_action(t: Table, seat: i64, action: i64) -> None:
    """§4.10 F1-F7 and the choices that tiles ask for."""
    if action < SELL:
        buy(t, seat, action - BUY)
    elif action < SELL_PRESTIGE:
        sell(t, seat, action - SELL)
    elif action < SELL_BONUS:
        sell_prestige(t, seat, action - SELL_PRESTIGE)
    elif action < USE:
        sell_bonus(t, seat, action - SELL_BONUS)
    elif action < USE_END:
        use_tile(t, seat, action - USE)
    elif action < SELL_END:
        use_end_token(t, seat, action - USE_END)
    elif action < PICK:
        sell_end_token(t, seat, action - SELL_END)
    elif action < BACK:
        pick_tile(t, seat, action - PICK)
    elif action < PAIR_STARS:
        go_back(t, seat, action - BACK)
    elif action < PAIR_GOODS:
        score_pairs(t, seat, action - PAIR_STARS)
    else:
        score_pairs(t, seat, action - PAIR_GOODS)


class Paris(Game):
    """The game with its box."""

    def __init__(self, components: Components) -> None:
        super().__init__("paris", components)
        self.box = Box(components)
        self.columns = declared(self.box)
        self.book = move_book(self.box)
        self.player_counts = [2, 3, 4]
        self.action_count = ACTION_COUNT
        self.max_decisions = most_decisions(self.box)
        self.halves = ["key"]
        self.finishing = ["end-turn"]
        # play by chance says little: positions are judged as they are
        self.advice = Advice(
            horizon=0, care=200, curiosity=0.1, trust=4.0, rounds=[2], terms=TERMS, counts=COUNTS
        )
        self.options = [
            Option("setup", ["basic", "random"], "basic"),
            Option("placement", ["fixed", "free"], "fixed"),
            Option("screens", ["closed", "open"], "closed", varies=False),
            Option("first", ["random", "seat-0"], "random", varies=False),
        ]

    def set_up(self, players: int, options: dict[str, object], stream: Stream) -> State:
        position = Position(self, self.box, players)
        position.random = 1 if options["setup"] == "random" else 0
        position.free = 1 if options["placement"] == "free" else 0
        position.open_screens = 1 if options["screens"] == "open" else 0
        lay_out(position, stream, options["first"] == "random")
        return position

    def table(self, players: int) -> State:
        return Position(self, self.box, players)

    def describe(self, state: State, action: int) -> Move:
        return self.book.describe(action)

    def facts(self, state: State, action: int) -> Move:
        """§4.2 Where a tile comes to lie; §4.5 a target's cost; §4.6 a bonus tile; §5 what an end wastes."""
        assert isinstance(state, Position)
        if action == END_TURN:
            last = state.last_round > 0 and state.round >= state.last_round
            return {"waste": wasted(state, state.turn, last)}
        if SITE_IN <= action < PLACE:
            return {"property": self.box.spaces[site_of(state, action - SITE_IN)]}
        if TO <= action < BUILD:
            return told_of_target(state, action - TO)
        if BUILD <= action < PAY_BY:
            return told_of_target(state, FIRST_LANDMARK + (action - BUILD) // 6)
        for first in (TAKE, PICK, BACK):
            if first <= action < first + 30:
                number = int(state.track[action - first]) + 1
                return {"number": number, "bonus": number, "effect": number}
        return {}

    def parse_moves(self, state: State, seat: int, text: str) -> list[int]:
        """§4.5 `key arc to chaillot_2` and `key arc build louvre chaillot` name both halves of a move."""
        words = text.split()
        if len(words) < 4 or words[0] != "key":
            return [self.parse(state, text, seat)]
        key = self.parse(state, " ".join(words[:2]), seat)
        after = state.clone()
        after.apply(seat, key)
        return [key, self.parse(after, " ".join(words[2:]), seat)]

    def refusal(self, state: State, seat: int, text: str) -> Reason:
        assert isinstance(state, Position)
        return why_not(state, seat, text, self.book)

    def rule_now(self, state: State) -> str:
        assert isinstance(state, Position)
        return RULE_OF_PHASE[state.phase]


def most_decisions(box: Box) -> int:
    """§10 A bound: turns by the keys' climbs, free actions by the money that can ever come in.

    A key is placed once and then climbs over at most 13 values; 12 turns take end tokens, 36 may pass while
    the stacks last, and the last round follows. A turn has at most 12 decisions beside free actions. A
    purchase lowers francs plus sale values by at least 1; these grow only by banks, tiles, tokens and start
    money; a sale needs a token.
    """
    keys = max([players * (box.hand[players] + int(box.key_reserve)) for players in range(2, 5)])
    turns = 14 * keys + 12 + 36 + 8
    dearest = max([*box.sell, *box.sell_prestige])
    money = 4 * int(box.start_francs) + keys * max(box.bank) + 3 * sum(box.bonus_francs)
    money += 3 * sum(box.sales) + 12 * max([*box.end_amount, dearest]) + 36 * dearest
    least = min([int(box.buy[r] - box.sell[r]) for r in range(3)])
    purchases = int(money) // least
    sales = 36 + purchases
    return 12 * turns + purchases + sales + 2 * 90 + 12
