"""Bots are fair, repeat themselves for a seed, keep to their budget, and find what is to be found."""

from time import process_time

import pytest
from mypy_extensions import i64

import mansard
from mansard import State
from mansard.bots import Bot, UnknownBot, bot, bots, decide, decide_turn, levels
from mansard.bots.greedy import DEPTH, Turn, best_line
from mansard.bots.levels import LevelBot
from mansard.bots.parallel import (
    ParallelPlanBot,
    ParallelSearchBot,
    added,
    best_of_all,
    parts,
    plan_part,
    search_part,
)
from mansard.bots.plan import PlanBot
from mansard.bots.search import SearchBot
from mansard.bots.standing import margin
from tests.bots.nim import Nim, NimGame, nim
from tests.conformance.cases import Case, every_bot_case, games_each, positions

QUICK = ["random", "soft", "greedy", "search:8:care=10", "plan:12:beam=4:turns=4:care=10:foresight=1"]


# ---------------------------------------------------------------------- fairness


@every_bot_case
@pytest.mark.parametrize("spec", QUICK)
def test_a_choice_cannot_depend_on_what_the_seat_does_not_know(case: Case, spec: str) -> None:
    player = bot(spec)
    for step in positions(case, 31, games_each(4)):
        for seed in (3, 4):
            choice = decide(player, step.state, step.seat, seed)
            assert choice in step.state.legal(step.seat)
            for other in (5, 6):
                imagined = step.state.resample(step.seat, other)
                assert decide(player, imagined, step.seat, seed) == choice


@every_bot_case
@pytest.mark.parametrize("spec", ["soft", "plan:12:beam=4:turns=4:care=10:foresight=1"])
def test_a_planned_turn_is_legal_and_depends_on_nothing_that_the_seat_does_not_know(
    case: Case, spec: str
) -> None:
    player = bot(spec)
    for step in positions(case, 34, games_each(3)):
        moves = decide_turn(player, step.state, step.seat, 3)
        imagined = step.state.resample(step.seat, 5)
        assert decide_turn(player, imagined, step.seat, 3) == moves
        state = step.state.clone()
        for action in moves:
            assert state.reveals == step.state.reveals  # nothing is planned past a reveal
            assert action in state.legal(step.seat)
            state.apply(step.seat, action)
        assert decide(player, step.state, step.seat, 3) == moves[0]


class Curious(Bot):
    """Keeps what it was shown."""

    def __init__(self) -> None:
        super().__init__("curious")
        self.shown: list[State] = []

    def choose(self, state: State, seat: int) -> int:
        self.shown.append(state)
        return state.legal(seat)[0]


def test_a_bot_is_shown_a_re_drawn_state_only() -> None:
    state = mansard.game("skyrise").start(4, 11)
    seat = state.actor()
    curious = Curious()
    for seed in range(8):
        decide(curious, state, seat, seed)
    assert len(curious.shown) == 8
    assert all(shown is not state and shown.rng != state.rng for shown in curious.shown)
    assert all(shown.view(seat) == state.view(seat) for shown in curious.shown)
    assert len({shown.to_json() for shown in curious.shown}) == 8


def test_a_bot_leaves_the_state_as_it_is() -> None:
    state = mansard.game("skyrise").start(3, 5)
    before = state.to_json()
    for spec in QUICK:
        decide(bot(spec), state, state.actor(), 1)
    assert state.to_json() == before


# ---------------------------------------------------------------------- the same again, and the end


@every_bot_case
@pytest.mark.parametrize("spec", ["random", "soft", "search:6:care=10", "plan:6:beam=3:turns=3:care=10"])
def test_the_same_seed_gives_the_same_choice(case: Case, spec: str) -> None:
    for step in positions(case, 32, 3):
        choices = {decide(bot(spec), step.state, step.seat, 9) for _ in range(3)}
        assert len(choices) == 1


@every_bot_case
@pytest.mark.parametrize("spec", ["random", "greedy", "search:2:care=20:learn=2:trust=0:foresight=0", "soft"])
def test_bots_finish_every_game(case: Case, spec: str) -> None:
    state = case.start(17)
    player = bot(spec)
    decisions = 0
    while not state.over():
        seat = state.actors()[-1]
        action = decide(player, state, seat, decisions)
        assert action in state.legal(seat)
        state.apply(seat, action)
        decisions += 1
        assert decisions <= case.game.max_decisions
    assert min(state.places()) == 1 or (case.players == 1 and state.places() == [2])


@every_bot_case
@pytest.mark.parametrize("width", [1, 60])
def test_a_turn_that_looks_best_is_made_of_legal_moves(case: Case, width: int) -> None:
    for step in positions(case, 33, 3):
        state, seat = step.state.clone(), step.seat
        turn = Turn(state, seat, width)
        assert 1 <= turn.length <= DEPTH + 1
        for action in list(turn.moves)[: turn.length]:
            assert action in state.legal(seat)
            state.apply(seat, action)


# ---------------------------------------------------------------------- budgets


@pytest.mark.parametrize("simulations", [1, 7, 64])
def test_a_search_makes_as_many_simulations_as_it_is_told(simulations: int) -> None:
    state = mansard.game("skyrise").start(2, 1)
    player = bot(f"search:{simulations}")
    assert isinstance(player, SearchBot)
    visits = player.root_visits(state, state.actor())
    counts = sorted(count for _, count in visits)
    left = simulations - sum(counts)
    assert left >= 0
    assert left == 0 or counts[-1] - counts[-2] > left  # the rest could not change the choice
    assert sorted(action for action, _ in visits) == sorted(state.legal(state.actor()))


def test_a_clear_favourite_is_taken_after_a_fifth_of_the_budget_and_not_before() -> None:
    player = bot("search:2000")
    assert isinstance(player, SearchBot)
    counts = sorted(count for _, count in player.root_visits(nim(3), 0))  # to take all three wins at once
    assert 400 <= sum(counts) < 1000
    assert 2 * (counts[-1] - counts[-2]) > sum(counts)


def test_a_search_by_time_stops() -> None:
    state = mansard.game("skyrise").start(2, 1)
    player = bot("search:30ms")
    assert isinstance(player, SearchBot)
    begin = process_time()
    visits = player.root_visits(state, state.actor())
    assert sum(count for _, count in visits) > 0
    assert process_time() - begin < 5.0  # a search without a limit would make a thousand million simulations


class Silent(Bot):
    """Must not be asked."""

    def choose(self, state: State, seat: int) -> int:
        raise AssertionError("a forced move needs no thought")


def test_a_forced_move_is_not_thought_about() -> None:
    state = nim(1)
    assert decide(Silent("silent"), state, 0, 1) == 1


def test_a_forced_decision_makes_no_node() -> None:
    player = SearchBot("search:50")
    player.simulations = 50
    visits = player.root_visits(nim(2), 0)  # take 1: the other must take the last; take 2: over
    assert 25 < sum(count for _, count in visits) <= 50
    assert {action for action, _ in visits} == {1, 2}


# ---------------------------------------------------------------------- strength


@pytest.mark.parametrize("spec", ["search:400", "search:400:trust=0:learn=1", "search:400:cutoff=2"])
@pytest.mark.parametrize("matches", [5, 6, 7, 9])
def test_search_leaves_a_multiple_of_four_matches(spec: str, matches: int) -> None:
    for seed in range(3):
        assert decide(bot(spec), nim(matches), 0, seed) == matches % 4


@pytest.mark.parametrize("spec", ["greedy", "search:50"])
@pytest.mark.parametrize("matches", [2, 3])
def test_the_win_at_hand_is_taken(spec: str, matches: int) -> None:
    assert decide(bot(spec), nim(matches), 0, 1) == matches


def clearly_best(state: State, seat: int) -> int:
    """The option whose line reaches clearly more than any other's, -1 if there is none."""
    found = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        found.append((best_line(after, seat, state.reveals, DEPTH, 300), action))
    found.sort(reverse=True)
    return found[0][1] if found[0][0] > found[1][0] + 0.2 else -1


def test_secrets_of_others_do_not_drown_what_is_best() -> None:
    """Small City: what the others' promises may bring shifts every guess by more than a good move gains."""
    asked = agreed = 0
    player, quick = bot("search:24:care=60:foresight=0"), bot("greedy")
    state = mansard.game("small_city").start(2, 0)
    for step in range(200):
        seat = state.actor()
        if state.view(None)["phase"] == "move" and len(state.legal(seat)) > 1:
            best = clearly_best(state, seat)
            if best >= 0:
                asked += 1
                agreed += decide(player, state, seat, step) == best
        state.apply(seat, decide(quick, state, seat, step))
    assert asked > 20
    assert agreed > 0.85 * asked, f"{agreed} of {asked}"


def test_search_works_for_any_number_of_players() -> None:
    assert decide(bot("search:200"), nim(3, players=3), 0, 1) == 3


# ---------------------------------------------------------------------- several processes


def test_a_parallel_search_is_the_sum_of_its_parts() -> None:
    state = mansard.game("skyrise").start(2, 3).resample(0, 8)
    seat = state.actor()
    player = bot("search:41:workers=2")
    assert isinstance(player, ParallelSearchBot)
    together = player.root_visits(state, seat)
    tasks = parts(state, seat, player.search.settings(), player.search.simulations, player.workers)
    alone = added([search_part(part) for part in tasks])
    assert together == alone
    assert sum(count for _, count in together) == 41
    assert player.choose(state, seat) in state.legal(seat)


def test_an_owners_components_are_searched_in_this_process() -> None:
    game = mansard.game("skyrise").with_components("[scoring]\n" + SCORING, "own.toml")
    state = game.start(2, 3)
    player = bot("search:20:workers=2")
    assert isinstance(player, ParallelSearchBot)
    assert sum(count for _, count in player.root_visits(state, state.actor())) == 20


def test_turns_that_several_processes_compared_are_judged_by_all_their_tries() -> None:
    state = mansard.game("paris").start(2, 3).resample(0, 8)
    seat = state.actor()
    player = bot("plan:60:beam=6:turns=6:care=20:foresight=1:workers=2")
    assert isinstance(player, ParallelPlanBot)
    tasks = parts(state, seat, player.planner.settings(), player.planner.simulations, player.workers)
    compared = [plan_part(task) for task in tasks]
    assert [turn[0] for turn in sorted(compared[0])] == [turn[0] for turn in sorted(compared[1])]
    assert sum(count for part in compared for _, count, _ in part) >= 60
    assert player.plan(state, seat) == best_of_all(compared)
    assert player.choose(state, seat) == best_of_all(compared)[0]


def test_of_the_turns_that_processes_chose_the_better_one_in_all_tries_is_played() -> None:
    first = [([1, 2], 10, 6.0), ([3], 4, 2.0)]
    second = [([3], 10, 5.5), ([1, 2], 4, 1.2), ([5], 2, 1.9)]
    assert best_of_all([first, second]) == [3]  # 7.5 of 14 against 7.2 of 14, and [5] was chosen by nobody


def test_a_plan_by_several_processes_keeps_all_its_parameters() -> None:
    player = bot("plan:2s:beam=9:turns=7:alike=3:foresight=3:care=90:trust=1.5:clock=processor:workers=2")
    assert isinstance(player, ParallelPlanBot)
    again = PlanBot("plan")
    again.set(player.planner.settings())
    assert again.settings() == player.planner.settings() == [2000.0, 9.0, 7.0, 3.0, 3.0, 90.0, 1.5, 1.0]


def test_an_owners_components_are_planned_with_in_this_process() -> None:
    game = mansard.game("skyrise").with_components("[scoring]\n" + SCORING, "own.toml")
    state = game.start(2, 3)
    player = bot("plan:8:beam=4:turns=4:care=10:foresight=1:workers=2")
    alone = bot("plan:8:beam=4:turns=4:care=10:foresight=1")
    assert player.plan(state, state.actor()) == alone.plan(state, state.actor())


SCORING = """
island_control = 6
large_key = 10
small_key = 5
commission_per_item = 1
source = "another printing"
"""


# ---------------------------------------------------------------------- names


def test_every_bot_has_a_name() -> None:
    assert bots() == ["random", "soft", "greedy", "search", "plan"]
    assert levels() == ["apprentice", "journeyman", "master", "grandmaster"]
    assert [bot(name).spec for name in [*levels(), *bots()]] == [*levels(), *bots()]


def test_a_level_plays_as_the_bot_behind_it() -> None:
    state = mansard.game("paris").start(2, 3)
    seat = state.actor()
    for level, spec in [("apprentice", "soft"), ("journeyman", "greedy")]:
        assert decide_turn(bot(level), state, seat, 4) == decide_turn(bot(spec), state, seat, 4)


def test_the_higher_levels_search_where_a_game_advises_no_plan() -> None:
    assert {slug: mansard.game(slug).advice.plans for slug in mansard.games()} == {
        "skyrise": False,
        "paris": True,
        "red_cathedral": True,
        "small_city": True,
    }
    asked: list[str] = []

    class Told(Bot):
        def choose(self, state: State, seat: int) -> int:
            asked.append(self.spec)
            return state.legal(seat)[0]

    level = LevelBot("master", Told("plans"), Told("searches"))
    for slug in ("skyrise", "paris"):
        state = mansard.game(slug).start(2, 1)
        decide_turn(level, state, state.actor(), 1)
    assert asked == ["searches", "plans"]


def test_a_spec_sets_the_parameters_of_a_plan() -> None:
    player = bot("plan:250:beam=9:turns=7:foresight=3:care=90:trust=1.5:clock=processor")
    assert isinstance(player, PlanBot)
    assert (player.simulations, player.milliseconds) == (250, 0)
    assert (player.beam, player.turns, player.foresight, player.care) == (9, 7, 3, 90)
    assert player.trust == 1.5
    assert player.processor
    by_time = bot("plan:2s:clock=wall")
    assert isinstance(by_time, PlanBot)
    assert by_time.milliseconds == 2000
    assert not by_time.processor


def test_a_spec_sets_the_parameters_of_a_search() -> None:
    player = bot("search:250:cutoff=20:explore=0.7:trust=1.5:learn=2:foresight=3:care=90:clock=processor")
    assert isinstance(player, SearchBot)
    assert (player.simulations, player.milliseconds) == (250, 0)
    assert player.settings() == [0.0, 20.0, 2.0, 0.7, 1.5, 3.0, 90.0, 1.0]
    by_time = bot("search:2s:cutoff=end")
    assert isinstance(by_time, SearchBot)
    assert (by_time.milliseconds, by_time.cutoff) == (2000, -1)
    assert not by_time.whole_turn
    by_turn = bot("search:2s:per=turn")
    assert isinstance(by_turn, SearchBot)
    assert by_turn.whole_turn


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        (
            "wizard",
            "apprentice, journeyman, master, grandmaster, random, soft, greedy, search",
        ),
        ("master:5", "has no parameters"),
        ("search:2s:per=round", "there are: decision, turn"),
        ("search:2s:per=turn:workers=2", "leave out workers"),
        ("soft:cold", "no parameter but warmth"),
        ("plan:0", "not a whole number from 1"),
        ("plan:50:deep", "write name=value"),
        ("plan:50:depth=2", "there is no parameter 'depth'"),
        ("", "there is no such bot"),
        ("greedy:5", "has no parameters"),
        ("search:many", "not a whole number"),
        ("search:0", "not a whole number from 1"),
        ("search:-5", "not a whole number"),
        ("search:ms", "not a whole number"),
        ("search:100:deep", "write name=value"),
        ("search:100:depth=3", "there is no parameter 'depth'"),
        ("search:100:explore=much", "not a number"),
        ("search:100:explore=nan", "out of range"),
        ("search:1s:clock=sun", "there are: wall, processor"),
    ],
)
def test_a_wrong_name_says_what_is_wrong(spec: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=problem) as caught:
        bot(spec)
    assert caught.value.spec == spec
    assert isinstance(caught.value, mansard.MansardError)


def test_how_far_a_search_plays_on_may_depend_on_the_players() -> None:
    advice = {
        slug: [mansard.game(slug).advice.foresight(players) for players in (2, 3, 4)]
        for slug in ("skyrise", "paris", "red_cathedral", "small_city")
    }
    assert advice["skyrise"] == [0, 0, 0]
    assert advice["paris"] == [2, 2, 2]
    assert advice["red_cathedral"] == [2, 0, 0]
    assert advice["small_city"] == [1, 1, 1]


class Heap(Nim):
    """Everybody is worth ten times his seat."""

    def worth(self, seat: i64) -> float:
        return 10.0 * float(seat)


@pytest.mark.parametrize(("rivalry", "expected"), [(1.0, 20.0 - 7.5), (0.5, 20.0 - 3.75), (0.0, 20.0)])
def test_a_game_says_how_much_of_the_rivals_worth_counts(rivalry: float, expected: float) -> None:
    game = NimGame()
    game.advice.rivalry = rivalry
    assert margin(Heap(game, 3, matches=5), 2) == expected


def test_in_small_city_everybody_builds_for_himself() -> None:
    assert {slug: mansard.game(slug).advice.rivalry for slug in mansard.games()} == {
        "skyrise": 1.0,
        "paris": 1.0,
        "red_cathedral": 1.0,
        "small_city": 0.0,
    }
