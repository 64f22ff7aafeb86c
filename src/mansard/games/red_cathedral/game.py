"""The sequence of play (§4.2) behind the contract: every decision goes to its chapter."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from mansard.games.red_cathedral.build import begin_deliveries, deliver, place_ornament, stop_deliveries
from mansard.games.red_cathedral.claim import choose_section, put_banner, put_token
from mansard.games.red_cathedral.columns import declared
from mansard.games.red_cathedral.evaluation import worth
from mansard.games.red_cathedral.guilds import carry_out, stop_influence, use_influence
from mansard.games.red_cathedral.invariants import invariants
from mansard.games.red_cathedral.legal import actor, options
from mansard.games.red_cathedral.market import move_die, take_goods, use_workshop
from mansard.games.red_cathedral.moves import (
    ACTION_COUNT,
    ACTION_OF,
    BANNER,
    BOOK,
    BUILD,
    DECORATE,
    DELIVER_ONE,
    END,
    EXCHANGE,
    FIRST_OF,
    GAIN_SOME,
    GUILD,
    KEPT,
    MARKET,
    PUT,
    REROLL,
    RIVAL_BANNER,
    RIVAL_DECORATE,
    RULES,
    STOP,
    TAKE,
    WORK,
    first_sector,
    with_sectors,
)
from mansard.games.red_cathedral.reasons import RULE_OF_PHASE, why_not
from mansard.games.red_cathedral.rival import choose_rival_claim, choose_rival_ornament, rival_turn
from mansard.games.red_cathedral.saving import complete, written_rival
from mansard.games.red_cathedral.scoring import breakdown, places, score
from mansard.games.red_cathedral.setup import lay_out
from mansard.games.red_cathedral.state import INFL_MORE, OVER, RIVAL_TURN, Table, solo
from mansard.games.red_cathedral.tables import COLOURS, RESOURCES, Box
from mansard.games.red_cathedral.tensor import put_block
from mansard.games.red_cathedral.terms import COUNTS, TERMS, progress, terms
from mansard.games.red_cathedral.turns import end_turn, exchange_prestige, reroll, turns_finished
from mansard.games.red_cathedral.view import told_of_visit, view
from mansard.games.red_cathedral.wasted import wasted
from mansard.games.red_cathedral.workshop import gain
from mansard.kernel.advice import Advice
from mansard.kernel.chance import Stream
from mansard.kernel.components import Components
from mansard.kernel.errors import Reason
from mansard.kernel.fields import Fields
from mansard.kernel.game import Game, Move, Parts, State
from mansard.kernel.options import Option


class Position(Table):
    """A game of The Red Cathedral."""

    def actor(self) -> i64:
        return actor(self)

    def options(self, seat: i64) -> vec[i64]:
        return options(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        """§4.2 One decision."""
        if action >= GUILD:
            self.apply_guild(seat, action)
        elif action >= WORK:
            self.apply_late(seat, action)
        elif action >= DELIVER_ONE:
            self.apply_goods(seat, action)
        else:
            self.apply_early(seat, action)

    def apply_early(self, seat: i64, action: i64) -> None:
        """§4.3, §4.4, §4.7 The main action, the claim, gains."""
        if action < BUILD:
            choose_section(self, action)
        elif action == BUILD:
            begin_deliveries(self, self.box.deliveries)
        elif action < BANNER:
            move_die(self, seat, (action - MARKET) // 8, (action - MARKET) % 8)
        elif action < PUT:
            put_banner(self, seat, action - BANNER)
        elif action < GAIN_SOME:
            put_token(self, seat, (action - PUT) // 2, (action - PUT) % 2)
        else:
            gain(self, seat, action - GAIN_SOME)

    def apply_goods(self, seat: i64, action: i64) -> None:
        """§4.5, §4.8 Deliveries and taking goods."""
        if action < DECORATE:
            deliver(self, seat, (action - DELIVER_ONE) // 36, (action - DELIVER_ONE) % 36)
        elif action < STOP:
            place_ornament(self, seat, (action - DECORATE) // 6, (action - DECORATE) % 6)
        elif action >= TAKE:
            take_goods(self, seat, action - TAKE + 1)
        elif self.phase == INFL_MORE:
            stop_influence(self)
        else:
            stop_deliveries(self)

    def apply_late(self, seat: i64, action: i64) -> None:
        """§4.2.1, §4.8, §4.9, §6.2 The workshop deal, the end of a turn, anytime options, the Rival."""
        before = self.reveals
        if action < END:
            use_workshop(self, seat, action - WORK)
        elif action == END:
            end_turn(self, seat)
            if self.phase == RIVAL_TURN:
                rival_turn(self)
        elif action == EXCHANGE:
            exchange_prestige(self, seat)
        elif action < RIVAL_BANNER:
            reroll(self, seat, action - REROLL)
        elif action < RIVAL_DECORATE:
            choose_rival_claim(self, action - RIVAL_BANNER)
        else:
            choose_rival_ornament(self, action - RIVAL_DECORATE)
        if self.reveals > before:
            self.reveals = before + 1  # a decision raises the barrier once, whatever the dice then lead to

    def apply_guild(self, seat: i64, action: i64) -> None:
        """§4.8 deal 2: the first use of an action opens the deal, the next ones repeat it."""
        guild = ACTION_OF[action - GUILD]
        if self.phase == INFL_MORE:
            carry_out(self, seat, guild, action - FIRST_OF[guild])
        else:
            use_influence(self, seat, guild, action - FIRST_OF[guild])

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

    def view(self, seat: int | None) -> dict[str, Any]:
        return view(self, -1 if seat is None else seat, self.actors())

    def put_block(self, block: i64, seat: i64, other: i64, v: vec[i16], at: i64) -> None:
        put_block(self, block, other, v, at)

    def written(self) -> dict[str, Any]:
        table = super().written()
        return {**table, "rival": written_rival(self)} if solo(self) else table

    def complete(self, fields: Fields, seats: list[Fields]) -> None:
        complete(self, fields, seats)

    def invariants(self) -> None:
        invariants(self)


class RedCathedral(Game):
    """The game with its box. In solo there is one seat; the Rival is part of the table (§6.2)."""

    def __init__(self, components: Components, rules: int = RULES) -> None:
        super().__init__("red_cathedral", components)
        self.rules_version = rules
        self.editions: list[RedCathedral] = [self]
        self.box = Box(components)
        self.columns = declared(self.box)
        self.player_counts = [1, 2, 3, 4]
        self.action_count = ACTION_COUNT
        self.finishing = ["end"]
        self.max_decisions = 40_000  # §10: 100 turns of 4 players; on average far below 100 decisions a turn
        # random play seldom ends before the turn limit: the worth of a position says more
        # with several others it plays better without foresight
        self.advice = Advice(
            horizon=0, curiosity=0.03, rounds=[2, 2, 0], ahead=[2], terms=TERMS, counts=COUNTS
        )
        self.options = [
            Option("colours", ["random", *COLOURS], "random", per_seat=True, distinct=True, varies=False),
            Option("boards", ["basic", "advanced"], "basic", per_seat=True),
            Option("guilds", ["random", "first-game"], "random"),
        ]

    def under_rules(self, version: int) -> Game | None:
        for edition in self.editions:
            if edition.rules_version == version:
                return edition
        if version not in KEPT:
            return None
        edition = RedCathedral(self.components, version)
        edition.editions = self.editions
        self.editions.append(edition)
        return edition

    def set_up(self, players: int, options: dict[str, object], stream: Stream) -> State:
        colours = options["colours"]
        boards = options["boards"]
        assert isinstance(colours, list)
        assert isinstance(boards, list)
        position = Position(self, self.box, players)
        lay_out(position, colours, boards, str(options["guilds"]), stream)
        return position

    def table(self, players: int) -> State:
        return Position(self, self.box, players)

    def describe(self, state: State, action: int) -> Move:
        return BOOK.describe(action)

    def show(self, state: State, action: int) -> str:
        """§2.1 People count the sectors from 1; values and codes count them from 0."""
        return with_sectors(super().show(state, action), first_sector(self.rules_version))

    def facts(self, state: State, action: int) -> Move:
        """§4.2.1 What exchanges and goods bring; §4.3 what a visit costs; §4.8 what an end leaves behind."""
        assert isinstance(state, Position)
        if action == EXCHANGE:
            return {"rubles": self.box.exchange_rubles}
        if action == END:
            return {"waste": wasted(state, state.turn)}
        if TAKE <= action < WORK:
            return {"goods": RESOURCES[state.tiles[state.dice[state.moved]]]}
        if GAIN_SOME <= action < DELIVER_ONE:
            return {"goods": RESOURCES[state.gain_kind]}
        if not MARKET <= action < BANNER:
            return {}
        after = state.clone()
        after.apply(state.turn, action)
        return told_of_visit(state, after, state.turn, (action - MARKET) % 8)

    def refusal(self, state: State, seat: int, text: str) -> Reason:
        assert isinstance(state, Position)
        return why_not(state, seat, text, first_sector(self.rules_version))

    def rule_now(self, state: State) -> str:
        assert isinstance(state, Position)
        return RULE_OF_PHASE[state.phase]
