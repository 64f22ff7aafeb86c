"""§4 The sequence of play: which decision is due, what follows it, and decisions without a choice."""

from typing import Final

from mypy_extensions import i64

from mansard.games.small_city import actions, building, citizens, council, income, planning, pollution, setup
from mansard.games.small_city.editions import hands_in_alone
from mansard.games.small_city.legal import forget, offer_count, option
from mansard.games.small_city.scoring import add_tally
from mansard.games.small_city.state import (
    CARD,
    DEATHS,
    STAGE,
    STEP,
    WIDTH,
    Table,
    active,
    left_of,
    solo,
    turn_order,
)
from mansard.games.small_city.steps import (
    ACTIONS,
    BUILD,
    CHOOSE_ADVANCE,
    CHOOSE_BONUS_TILE,
    CHOOSE_BUILD,
    CHOOSE_CARD,
    CHOOSE_CITIZEN,
    CHOOSE_COUNCIL,
    CHOOSE_DISTRICT,
    CHOOSE_EXPANSION,
    CHOOSE_GAIN,
    CHOOSE_GIFT,
    CHOOSE_GRAVE,
    CHOOSE_HALL,
    CHOOSE_HOME,
    CHOOSE_PAYMENT,
    CHOOSE_PLACE,
    CHOOSE_PRODUCER,
    CHOOSE_PROMISE,
    CHOOSE_SPECIAL,
    CHOOSE_STREET,
    CHOOSE_TRADE,
    CHOOSE_VICTIM,
    COUNCIL,
    INCOME,
    MAYOR,
    MOVE,
    NEXT_HOST,
    OVER,
    POLLUTION,
    SET_HALL,
    SET_PROMISE,
    VOTES,
    WAIT,
)

NOBODY: Final[i64] = -1
CHOICE: Final[i64] = -2

# ---------------------------------------------------------------------- decisions


def decide(t: Table, seat: i64, action: i64) -> None:
    """§4 Carry out one decision, without what follows it."""
    step = t.seats[seat * WIDTH + STEP]
    forget(t, seat)
    if t.phase == BUILD:
        planning.plan(t, seat, action)
    elif step >= CHOOSE_CITIZEN:
        decide_later(t, seat, step, action)
    elif step >= CHOOSE_BUILD:
        planning.decide_building(t, seat, action)
    elif step >= CHOOSE_ADVANCE:
        decide_council(t, seat, step, action)
    elif step == CHOOSE_HALL:
        setup.choose_hall(t, seat, action)
    elif step == CHOOSE_PROMISE:
        setup.choose_promise(t, seat, action)
    elif step == CHOOSE_STREET:
        actions.choose_street(t, seat, action)
    elif step == CHOOSE_CARD:
        actions.choose_card(t, seat, action)
    elif step == CHOOSE_GAIN:
        actions.choose_gain(t, seat, action)
    elif step == CHOOSE_EXPANSION:
        actions.choose_expansion(t, seat, action)


def decide_council(t: Table, seat: i64, step: i64, action: i64) -> None:
    """§4.7 The council's decisions."""
    if step == CHOOSE_ADVANCE or step == CHOOSE_COUNCIL:
        council.choose_council(t, seat, action)
    elif step == CHOOSE_PAYMENT:
        council.choose_payment(t, seat, action)
    elif step == CHOOSE_GIFT:
        council.choose_gift(t, seat, action)
    elif step == CHOOSE_SPECIAL:
        council.choose_special(t, seat, action)
    elif step == CHOOSE_BONUS_TILE:
        building.choose_bonus_tile(t, seat, action)
    elif t.phase == INCOME:
        income.store_product(t, seat, action)
    else:
        council.store_gift(t, seat, action)


def decide_later(t: Table, seat: i64, step: i64, action: i64) -> None:
    """§4.3-§4.6 Moving, income and deaths."""
    if step == CHOOSE_CITIZEN:
        citizens.choose_citizen(t, seat, action)
    elif step == CHOOSE_DISTRICT:
        citizens.choose_district(t, seat, action)
    elif step == CHOOSE_PLACE:
        citizens.choose_place(t, seat, action)
    elif step == CHOOSE_HOME:
        citizens.choose_home(t, seat, action)
    elif step == CHOOSE_TRADE:
        income.choose_trade(t, seat, action)
    elif step == CHOOSE_PRODUCER:
        income.choose_producer(t, seat, action)
    elif step == CHOOSE_VICTIM:
        pollution.choose_victim(t, seat, action)
    elif step == CHOOSE_GRAVE:
        pollution.choose_grave(t, seat, action)


# ---------------------------------------------------------------------- what follows


def go_on(t: Table) -> None:
    """§4.0 Until somebody has a choice: decisions with one option are executed, phases follow each other."""
    while t.phase != OVER:
        seat = forced_seat(t)
        if seat >= 0:
            decide(t, seat, option(t, seat, 0))
        elif seat == NOBODY:
            advance(t)
        else:
            return


def first_actor(t: Table) -> i64:
    """The first seat that must decide something, -1 if nobody must."""
    rows = t.seats
    row = STEP
    for seat in range(t.players):
        if rows[row] != WAIT:
            return seat
        row += WIDTH
    return -1


def follow(t: Table, seat: i64) -> None:
    """§4.0 What follows a decision of a seat: nothing yet if it has another choice to make.

    What the others may do stays as it was, and left each of them a choice.
    """
    if t.phase == OVER or t.seats[seat * WIDTH + STEP] == WAIT or is_forced(t, seat):
        go_on(t)


def is_forced(t: Table, seat: i64) -> bool:
    """§4.0 Whether a decision leaves no choice. §4.2.1 A plan is never handed in by itself."""
    if t.seats[seat * WIDTH + STEP] == CHOOSE_BUILD and not hands_in_alone(t):
        return False
    return offer_count(t, seat) == 1


def forced_seat(t: Table) -> i64:
    """§4.0 The first seat whose decision leaves no choice; CHOICE if all do, NOBODY if none is due."""
    found = NOBODY
    rows = t.seats
    row = STEP
    for seat in range(t.players):
        if rows[row] != WAIT:
            if is_forced(t, seat):
                return seat
            found = CHOICE
        row += WIDTH
    return found


def advance(t: Table) -> None:
    """§4 Nobody must decide: the next player, or the next phase."""
    if t.phase == SET_HALL:
        setup.place_halls(t)
        setup.deal_promises(t)
    elif t.phase == SET_PROMISE:
        actions.begin_mayor(t)
    elif t.phase == MAYOR:
        actions.lay_circle(t)
    elif t.phase == BUILD:
        if planning.resolve(t):
            planning.reveal(t)
            citizens.begin_moving(t)
    elif t.phase == VOTES:
        pollution.begin_pollution(t)
        if pollution.decided(t):
            end_game(t)
    elif t.phase == NEXT_HOST:
        next_round(t)
    else:
        advance_in_order(t)


def advance_in_order(t: Table) -> None:
    """§4 Phases in which the players act in turn order."""
    place = t.place
    if place > 0 and continues(t, turn_order(t, place - 1)):
        return
    while place < t.players:
        seat = turn_order(t, place)
        place += 1
        if active(t, seat):
            t.place = place
            begin_turn(t, seat)
            return
    end_phase(t)


def continues(t: Table, seat: i64) -> bool:
    """§4.3.4, §6.6 Whether the player's turn of this phase has another part."""
    row = seat * WIDTH
    if not active(t, seat):
        return False
    if t.phase == MOVE and t.seats[row + STAGE] == 1:
        t.seats[row + STAGE] = 2
        citizens.fill_homes(t, seat)
        return True
    if t.phase == POLLUTION and t.seats[row + DEATHS] > 0:
        pollution.begin_death(t, seat)
        return True
    return False


def begin_turn(t: Table, seat: i64) -> None:
    """§4 A player's turn of a phase."""
    if t.phase == ACTIONS:
        actions.begin_card(t, seat)
    elif t.phase == MOVE:
        citizens.begin_moves(t, seat)
    elif t.phase == INCOME:
        income.begin_seat(t, seat)
    elif t.phase == POLLUTION:
        pollution.begin_death(t, seat)
    elif t.phase == COUNCIL:
        council.begin_council(t, seat)


def end_phase(t: Table) -> None:
    """§4 The next phase of the round."""
    t.place = 0
    if t.phase == ACTIONS:
        planning.begin_building(t)
    elif t.phase == MOVE:
        citizens.new_citizens(t)
        income.begin_income(t)
    elif t.phase == INCOME:
        t.phase = VOTES
        pollution.count_votes(t)
    elif t.phase == POLLUTION:
        t.phase = COUNCIL
    else:
        t.phase = NEXT_HOST


def next_round(t: Table) -> None:
    """§4.8 Phase 8: tallies, the next host, the cards return."""
    for seat in range(t.players):
        if active(t, seat):
            add_tally(t, seat)
    if t.round == t.box.rounds:
        end_game(t)
        return
    host = next_host(t)
    t.last_host = t.host
    t.host = host
    t.round += 1
    for seat in range(t.players):
        t.seats[seat * WIDTH + CARD] = -1
    if t.log is not None:
        t.log.say("round", [t.round, t.host])
    actions.begin_mayor(t)


def next_host(t: Table) -> i64:
    """§4.8 Who took card A, else the next active player clockwise."""
    if solo(t):
        return 0
    for seat in range(t.players):
        if active(t, seat) and t.seats[seat * WIDTH + CARD] == actions.MAYOR_CARD:
            return seat
    return left_of(t, t.host)


def end_game(t: Table) -> None:
    """§5 Final scoring: all promises are shown."""
    t.phase = OVER
    t.reveals += 1
    for seat in range(t.players):
        t.seats[seat * WIDTH + STEP] = WAIT
        forget(t, seat)
    if t.log is not None:
        t.log.say("over", [])
