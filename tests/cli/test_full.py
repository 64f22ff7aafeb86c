"""The full-screen program: driven by keys and mouse, and a whole game at a real pseudo-terminal."""

import asyncio
import os
import select
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text as RichText
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from mansard.cli.aim import aims
from mansard.cli.dialogue import Dialogue
from mansard.cli.full import HandOver, Keys, Page, TableApp
from mansard.cli.menu import Choice
from mansard.cli.seats import Seat, bot_seat
from mansard.cli.speech import speak
from mansard.cli.table import Table
from mansard.kernel.record import Match, read_record, replay
from mansard.registry import game
from tests.cli.terminal import PATIENCE, Terminal

GOLDEN = Path(__file__).parents[1] / "golden"
Play = Callable[[TableApp, Pilot[int]], Awaitable[None]]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


def at_table(play: Play, slug: str = "skyrise", people: int = 1, size: tuple[int, int] = (80, 24)) -> Match:
    """A table on a screen of that size, and what is done there."""
    seats = [Seat(name) for name in ("Anna", "Jan")[:people]]
    match = Match(game(slug), 2, 3)
    app = TableApp(Table(match, [*seats, *[bot_seat("random") for _ in range(2 - people)]], None))

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(run())
    return match


def moves(app: TableApp) -> list[str]:
    offered = app.query_one("#moves", OptionList)
    return [str(offered.get_option_at_index(k).prompt) for k in range(offered.option_count)]


def shows(app: TableApp, kind: type) -> bool:
    """Whether a screen of that kind is on top."""
    return isinstance(app.screen, kind)


@pytest.mark.parametrize("slug", ["skyrise", "paris", "small_city", "red_cathedral"])
@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
def test_board_decision_and_moves_are_on_the_screen_together(slug: str, size: tuple[int, int]) -> None:
    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        for part in ("#head", "#board", "#prompt", "#moves"):
            region = app.query_one(part).region
            assert region.height > 0
            assert region.bottom <= size[1]
            assert region.right <= size[0]
        assert app.query_one("#board").region.height >= 8
        assert app.query_one("#moves").region.height >= 5
        assert moves(app)

    at_table(look, slug, size=size)


def test_a_turn_is_chosen_by_keys_taken_back_and_confirmed() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        first = moves(app)
        await pilot.press("down", "enter")
        assert app.dialogue is not None
        assert len(app.dialogue.turn.steps) == 1
        await pilot.press("u")
        assert moves(app) == first
        await pilot.press("enter", "enter")
        assert [line[0] for line in moves(app)] == ["c", "u", "r"]
        assert app.table.match.number == 0
        await pilot.press("c")
        assert app.table.match.number >= 1

    match = at_table(play)
    assert match.record.lines[0].text.startswith("at ")


def test_a_move_is_chosen_with_the_mouse() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.click("#moves", offset=(5, 1))
        assert app.dialogue is not None
        assert app.dialogue.turn.steps

    at_table(play)


def test_help_is_a_page_and_the_typed_line_knows_all_commands() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("question_mark")
        assert shows(app, Page)
        await pilot.press("escape")
        assert not shows(app, Page)
        await pilot.press("w", *"pass", "enter")
        assert app.dialogue is not None
        assert "The opener must bid" in str(app.dialogue.message)
        await pilot.press("slash", *"at hub-w", "enter")
        assert app.dialogue.turn.moves == ["at hub-w"]

    at_table(play)


def test_the_language_changes_at_once() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        english = moves(app)
        await pilot.press("f2")
        assert moves(app) != english
        assert app.table.wording.words.locale == "ru"

    at_table(play)


def test_nothing_of_the_table_is_seen_while_the_keyboard_is_handed_over() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert shows(app, HandOver)
        assert app.screen.styles.background.a == 1
        assert str(app.screen_stack[0].query_one("#drawn", Static).content) == ""
        await pilot.press("enter")
        assert not shows(app, HandOver)
        assert moves(app)

    at_table(play, people=2)


def test_a_whole_game_is_played_by_keys_at_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    args = ["play", "skyrise", "--bots", "random", "--seed", "5", "--save", str(file)]
    with Terminal(*args, folder=tmp_path, columns=80, rows=24) as t:
        until = time.monotonic() + 3 * PATIENCE
        while time.monotonic() < until and not (
            file.exists() and "places:" in file.read_text(encoding="utf-8")
        ):
            if select.select([t.master], [], [], 0.1)[0]:
                t.shown = os.read(t.master, 65536)
            else:  # the screen rests: the first move, or the turn is confirmed
                os.write(t.master, b"\r")
        t.press(b"q")
        assert t.end() == 0
        assert "Saved:" in t.screen
    assert replay(read_record(file.read_text(encoding="utf-8")), game("skyrise")).state.over()


@pytest.mark.parametrize(("lang", "last"), [("en", "leave"), ("ru", "выйти"), ("pl", "wyjdź")])
def test_all_keys_are_named_on_the_smallest_screen(lang: str, last: str, tmp_path: Path) -> None:
    with Terminal("play", "skyrise", "-s", "7", "--lang", lang, folder=tmp_path, columns=80, rows=24) as at:
        at.wait_until(rf"q\s+{last}")


def test_a_key_can_be_clicked() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.query_one(Keys).region.bottom == 24
        await pilot.press("enter")
        assert app.dialogue is not None
        assert app.dialogue.turn.steps
        await pilot.click(Keys, offset=(3, 0))
        assert not app.dialogue.turn.steps

    at_table(play)


def test_the_board_lights_up_what_a_move_would_change_and_shows_it() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        assert app.dialogue is not None
        lit = 0
        for number, item in enumerate(app.dialogue.menu.items):
            spots = aims(app.dialogue.turn.state, app.dialogue.seat, item, app.table.wording)
            app.query_one("#moves", OptionList).highlighted = number
            await pilot.pause()
            content = app.query_one("#drawn", Static).content
            assert isinstance(content, RichText)
            assert isinstance(app.drawn, RichText)
            assert len(content.spans) == len(app.drawn.spans) + len(spots)
            if spots:
                lit += 1
                row, start, _ = spots[0]
                board = app.query_one("#board")
                assert board.scroll_offset.y <= row < board.scroll_offset.y + board.size.height
                assert board.scroll_offset.x <= start < board.scroll_offset.x + board.size.width
        assert lit >= 5

    at_table(play, "red_cathedral")


def test_a_move_that_reveals_lights_up_nothing() -> None:
    table = Table(Match(game("paris"), 2, 3), [Seat("Anna"), Seat("Jan")], None)
    seat = table.state.actors()[0]
    menu = Dialogue(table, seat, Console(), 0).menu
    assert all(isinstance(item, Choice) and item.reveals for item in menu.items)
    assert [aims(table.state, seat, item, table.wording) for item in menu.items] == [[], [], []]


def test_the_whole_board_is_a_page() -> None:
    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("b")
        assert shows(app, Page)
        assert app.screen.query_one("#page").region.size == (80, 24)
        await pilot.press("escape")
        assert not shows(app, Page)

    at_table(play)


@pytest.mark.parametrize("path", ["skyrise/2p-1.txt", "red_cathedral/1p-lost-3.txt"])
def test_the_end_is_told_whole_on_the_smallest_screen(path: str) -> None:
    record = read_record((GOLDEN / path).read_text(encoding="utf-8"))
    match = replay(record, game(record.game))
    names = [Seat(f"Name{seat}") for seat in range(record.players)]
    app = TableApp(Table(match, names, None))

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            news = app.query_one("#news")
            assert not app.query_one("#board").display
            assert news.region.height >= 12
            assert news.scroll_offset.y == 0
            prompt = app.query_one("#prompt")
            assert prompt.region.bottom < 24
            assert prompt.region.height == 2
            await pilot.press("l")
            assert shows(app, Page)

    asyncio.run(run())
