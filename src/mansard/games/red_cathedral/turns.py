"""§4.2, §5.1 The sequence of turns: anytime options, the end of a turn, the end of the game."""

from mypy_extensions import i64

from mansard.games.red_cathedral.dice import roll_sector
from mansard.games.red_cathedral.market import mandatory_roll
from mansard.games.red_cathedral.state import (
    MAIN,
    OVER,
    RIVAL,
    RIVAL_TURN,
    RUBLES_OF,
    TURNS,
    WIDTH,
    Table,
    solo,
    who,
)
from mansard.games.red_cathedral.track import lose_prestige


def exchange_prestige(t: Table, seat: i64) -> None:
    """§4.2.1 exchange: 1 PP for 2 rubles, any number of times (R10)."""
    if t.log is not None:
        t.log.say("exchanged", [seat, t.box.exchange_rubles])
    lose_prestige(t, seat)
    t.boards[seat * WIDTH + RUBLES_OF] += t.box.exchange_rubles


def reroll(t: Table, seat: i64, sector: i64) -> None:
    """§4.2.1 reroll: 1 PP to roll all dice of a sector, once a turn."""
    if t.log is not None:
        t.log.say("reroll", [seat, sector])
    lose_prestige(t, seat)
    t.rerolled = 1
    roll_sector(t, sector)


def end_turn(t: Table, seat: i64) -> None:
    """§4.8, §4.9 `end`: the mandatory roll of a market turn, then the next seat."""
    mandatory_roll(t)
    pass_turn(t, seat)


def pass_turn(t: Table, seat: i64) -> None:
    """§4.2 After the turn: final scoring, or the next seat's turn."""
    t.boards[seat * WIDTH + TURNS] += 1
    t.moved = -1
    t.deals = 0
    t.rerolled = 0
    following = (seat + 1) % t.seats
    if following == t.finisher or time_is_up(t):
        end_game(t)
    else:
        begin_turn(t, following)


def turns_finished(t: Table) -> i64:
    """The turns of everybody; in solo those of the Rival, who ends the round."""
    if solo(t):
        return t.boards[RIVAL * WIDTH + TURNS]
    finished: i64 = 0
    for seat in range(t.seats):
        finished += t.boards[seat * WIDTH + TURNS]
    return finished


def time_is_up(t: Table) -> bool:
    """R30 Once every seat has taken 100 turns the game is scored as it stands."""
    waiting: i64 = 0
    for seat in range(t.seats):
        if t.boards[seat * WIDTH + TURNS] < t.box.most_turns:
            waiting += 1
    return waiting == 0


def begin_turn(t: Table, seat: i64) -> None:
    """§4.2 MAIN, or in solo the Rival's turn."""
    t.turn = seat
    t.phase = RIVAL_TURN if solo(t) and seat == 1 else MAIN
    if t.log is not None:
        t.log.say("turn" if t.finisher < 0 else "last-turn", [who(t, seat)])


def end_game(t: Table) -> None:
    """§5.2 Everything is scored where it stands."""
    t.phase = OVER
    if t.log is not None:
        t.log.say("game-over", ["sections" if t.finisher >= 0 else "turns"])
