"""What the terminal tells: news of the own turn, results, groups of moves, names, sectors."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import mansard
from mansard.cli.course import end_of
from mansard.cli.dialogue import Dialogue
from mansard.cli.menu import Choice, Group, Menu
from mansard.cli.screen import board
from mansard.cli.seats import Seat
from mansard.cli.speech import speak
from mansard.cli.table import Happened, Table
from mansard.cli.turn import Turn
from mansard.cli.wording import Wording
from mansard.kernel.game import State
from mansard.kernel.record import Match, read_record, replay
from mansard.registry import game
from tests.cli.run import played
from tests.cli.terminal import Terminal

MOVE = "? for help):"
CONFIRM = "r start over:"
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.fixture(autouse=True)
def english_again() -> Any:
    yield
    speak("en")


def recorded(path: str) -> Match:
    record = read_record((GOLDEN / path).read_text(encoding="utf-8"))
    return replay(record, game(record.game))


def moments(match: Match) -> Iterator[tuple[State, int, str]]:
    """Every decision of a match: the position, who decides, and what was chosen."""
    state, number = match.positions[0], 0
    for line in match.record.lines:
        if line.number != number:
            state, number = match.positions[line.number - 1].clone(), line.number
        yield state, line.seat, line.text
        state.apply(line.seat, state.game.parse(state, line.text, line.seat))


class Standing:
    """A table at which only a position stands."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.wording = Wording(state.game.slug, ["Anna", "Jan"], state.game)
        self.history: list[Happened] = []


def table_of(match: Match) -> Table:
    names = [f"Name{seat}" for seat in range(match.record.players)]
    return Table(match, [Seat(name) for name in names], None)


def end_text(match: Match) -> str:
    console = Console(width=120, no_color=True, highlight=False)
    with console.capture() as shown:
        for part in end_of(table_of(match)):
            console.print(part)
    return shown.get()


def test_what_the_own_draw_brought_to_light_is_on_the_next_screen(tmp_path: Path) -> None:
    with Terminal("play", "--plain", "paris", "--seed", "4", "--bots", "random", folder=tmp_path) as t:
        t.wait_for(MOVE)
        t.type("draw")
        if t.wait_for(MOVE, CONFIRM) == MOVE:
            t.type("1")
            t.wait_for(CONFIRM)
        t.type("c")
        t.wait_for(MOVE, CONFIRM)
        assert re.search(r"\d+ Player 1 draws", t.screen)
        t.press(b"\x04")
        assert t.end() == 0


def test_the_turn_of_the_rival_is_told(tmp_path: Path) -> None:
    with Terminal("play", "--plain", "red_cathedral", "-p", "1", "--seed", "4", folder=tmp_path) as t:
        screens = ""
        for _ in range(40):
            prompt = t.wait_for(MOVE, CONFIRM)
            screens += t.screen
            if "The Rival plays" in screens:
                break
            t.type("1" if prompt == MOVE else "c")
        assert "The Rival plays" in screens
        t.press(b"\x04")
        assert t.end() == 0


def test_a_lost_solo_game_has_no_winner_but_the_rival() -> None:
    lost = end_text(recorded("red_cathedral/1p-lost-3.txt"))
    assert "The Rival wins!" in lost
    assert "Name0 wins!" not in lost
    assert "Name0 wins!" in end_text(recorded("red_cathedral/1p-won-2.txt"))


def test_alone_in_small_city_one_reads_the_title_and_the_opened_promise() -> None:
    match = recorded("small_city/1p-level-mayor-side-easy-1.txt")
    shown = end_text(match)
    own = match.state.view(None)["seats"][0]
    words = table_of(match).wording
    expected = (
        words.say("board-rating", title=own["title"]) if own["title"] else words.say("board-rating-none")
    )
    assert expected in shown
    assert "wins!" not in shown
    if own["promise"]:
        assert words.say(f"promise-p{own['promise']}")[:30] in shown


@pytest.mark.parametrize("slug", ["paris", "skyrise"])
def test_nothing_is_said_of_an_end_that_has_come(slug: str) -> None:
    match = played(slug)
    shown = end_text(match)
    assert "if it ended now" not in shown
    assert "final round" not in shown
    last = match.state.view(None).get("last_round")
    if last is not None:
        assert f"Round {last}" in shown
        assert f"Round {last + 1}" not in shown


@pytest.mark.parametrize("slug", ["paris", "skyrise", "small_city", "red_cathedral"])
def test_boards_name_the_players_even_with_brackets(slug: str) -> None:
    match = Match(game(slug), 2, 1)
    table = Table(match, [Seat("An[na]"), Seat("Jan")], None)
    assert "Jan" in str(board(table.wording, match.state.view(0)))
    assert "An[na]" in str(board(table.wording, match.state.view(0)))


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_legend_of_small_city_fits(lang: str) -> None:
    speak(lang)
    match = Match(game("small_city"), 2, 1)
    drawn = board(table_of(match).wording, match.state.view(0), 100)
    assert max(len(line) for line in str(drawn).splitlines()) <= 100


@pytest.mark.parametrize(
    ("lang", "sides"), [("en", "NESW"), ("ru", "СВЮЗ"), ("pl", ["Pn", "Ws", "Pd", "Za"])]
)
def test_the_hub_has_the_sides_of_the_language(lang: str, sides: list[str]) -> None:
    speak(lang)
    match = Match(game("skyrise"), 2, 1)
    drawn = str(board(table_of(match).wording, match.state.view(0)))
    for side in sides:
        assert re.search(f"{side}[Π♣○✱]", drawn)


@pytest.mark.parametrize("slug", ["paris", "red_cathedral"])
def test_groups_are_told_in_words_and_never_in_notation(slug: str) -> None:
    speak("pl")
    match = played(slug, players=3, spec="greedy" if slug == "red_cathedral" else "random")
    wording = table_of(match).wording
    groups = [
        item
        for state, seat, _ in moments(match)
        for item in Menu([choice_of(state, action, wording) for action in state.legal(seat)], many=8).items
        if isinstance(item, Group)
    ]
    assert groups
    for group in groups:
        assert "_" not in group.label
        assert not group.label.startswith(group.choices[0].notation.split()[0])


def choice_of(state: State, action: int, wording: Wording) -> Choice:
    return Choice(action, {}, state.game.show(state, action), wording.move(state, action), False)


def test_moves_that_share_next_to_nothing_are_told_by_the_first_and_the_last() -> None:
    lines = ["In Hub north", "In Aster 5", "In Vale 7", "In Vale 8", "In Vale 9"]
    choices = [Choice(k, {}, f"at {k}", line, False) for k, line in enumerate(lines)]
    choices.append(Choice(9, {}, "pass", "Pass", False))
    first = Menu(choices, many=4).items[0]
    assert isinstance(first, Group)
    assert first.label == "In Hub north … In Vale 9"


def test_everything_since_the_own_turn_is_told_however_much_it_is() -> None:
    match = played("skyrise")
    table = table_of(match)
    match.rewind(match.number - 1)
    dialogue = Dialogue(table, match.state.actors()[0], Console(), 0)
    assert len(dialogue.recent()) > 12
    assert dialogue.recent()[0].plain.split()[0] == "1"


# ---------------------------------------------------------------------- sectors of The Red Cathedral


def test_sectors_are_numbered_from_one_in_notation_and_in_words() -> None:
    match = recorded("red_cathedral/2p-turn-limit-2.txt")
    wording = table_of(match).wording
    told = 0
    for state, seat, _ in moments(match):
        for action in state.legal(seat):
            kind, *rest = state.game.show(state, action).split()
            if kind == "reroll":
                told += 1
                assert rest[0] in "12345678"
                assert wording.move(state, action).endswith(rest[0])
                assert state.game.parse(state, f"reroll {rest[0]}", seat) == action
    assert told > 0


def test_old_records_of_sectors_from_zero_play_as_they_did_and_go_on_with_the_new_numbers() -> None:
    new = mansard.game("red_cathedral")
    old = new.under_rules(1)
    assert old is not None
    match = recorded("red_cathedral/rules-1/2p-turn-limit-2.txt")
    before, seat, text = next(moment for moment in moments(match) if moment[2].startswith("reroll "))
    assert before.game is old
    action = before.game.parse(before, text, seat)
    on = new.from_json(before.to_json())
    assert new.show(on, action) == f"reroll {int(text.split()[1]) + 1}"
    assert new.parse(on, new.show(on, action), seat) == action
    reason = mansard.why_not(on, seat, "reroll 0")
    assert reason is not None
    assert reason.key == "no-such-move"


# ---------------------------------------------------------------------- what moves bring


def lines_of_kind(match: Match, kind: str) -> list[str]:
    wording = table_of(match).wording
    return [
        wording.move(state, action)
        for state, seat, _ in moments(match)
        for action in state.legal(seat)
        if state.game.show(state, action).split()[0] == kind
    ]


def test_a_bonus_tile_is_offered_with_its_number_and_effect() -> None:
    match = played("paris", seed=2)
    lines = lines_of_kind(match, "take")
    assert lines
    for line in lines:
        assert re.fullmatch(r"Take bonus tile \d+ “[^”]+” on space \d+: .{4,}", line)


def test_a_gift_is_offered_by_its_materials() -> None:
    lines = [
        line
        for path in sorted((GOLDEN / "small_city").glob("2p-*.txt"))
        for line in lines_of_kind(recorded(f"small_city/{path.name}"), "gift")
    ]
    assert lines
    for line in lines:
        assert re.fullmatch(r"Take [a-z]+(, [a-z]+)*", line)


def test_a_move_tells_what_it_costs_and_brings_beside_points() -> None:
    match = played("paris", seed=2)
    table = table_of(match)
    told = [
        (choice.notation, choice.changes)
        for state, seat, _ in moments(match)
        if state.view(seat)["phase"] == "main"
        for choice in offered(table, state, seat)
        if choice.changes
    ]
    assert told
    bank = next(changes for notation, changes in told if notation.startswith("place belleville"))
    assert bank == "francs +7, keys in hand −1"


def offered(table: Table, state: State, seat: int) -> list[Choice]:
    """The moves of a position as the terminal offers them."""
    dialogue = Dialogue(table, seat, Console(), 0)
    dialogue.turn = Turn(state, seat)
    return dialogue.offers().choices


def test_a_building_tells_its_price_and_a_move_nothing_of_the_phases_after_it() -> None:
    told: dict[str, set[str]] = {"build": set(), "citizen": set()}
    for state, seat, _ in moments(recorded("small_city/2p-mode-basic-side-easy-1.txt")):
        dialogue = Dialogue(Standing(state), seat, Console(), 0)
        for choice in dialogue.menu.choices if len(dialogue.menu.choices) <= 24 else []:
            if choice.fields["kind"] in told:
                told[choice.fields["kind"]].add(choice.changes)
    assert "money −1" in told["build"]
    assert all(change.startswith("money −") or not change for change in told["build"])
    assert told["citizen"] == {""}
