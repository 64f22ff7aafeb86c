"""The table in a terminal."""

import random
from typing import Any

import pytest
from rich.text import Text

from mansard.games.paris.board import draw
from mansard.words import LOCALES, Words
from tests.games.paris.positions import GAME, keys, late, paris


def lines(view: dict[str, Any], locale: str = "en") -> list[str]:
    """The board as plain lines."""
    return Text.from_markup(draw(view, Words(locale, "paris").say)).plain.splitlines()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_fits_a_hundred_columns_at_any_time(players: int, locale: str) -> None:
    chance = random.Random(players)
    state = GAME.start(players, 6, {"setup": "random", "placement": "free"})
    step = 0
    while not state.over():
        seat = state.actors()[0]
        state.apply(seat, chance.choice(state.legal(seat)))
        step += 1
        if step % 25 == 0:
            for viewer in (None, 0, players - 1):
                assert max(len(line) for line in lines(state.view(viewer), locale)) <= 100


@pytest.mark.rule("paris 7.1")
def test_the_own_screen_is_shown_and_no_other() -> None:
    table = paris({"francs": 14, "resources": {"wood": 2}, "unused": [27]}, {"francs": 77, "unused": [29]})
    mine = "\n".join(lines(table.state.view(0)))
    assert "14 fr  W×2" in mine
    assert "27 Treasury" in mine
    assert "77" not in mine
    assert "Your screen" not in "\n".join(lines(table.state.view(None)))


def test_keys_tokens_and_landmarks_are_drawn_where_they_lie() -> None:
    table = late(
        {"assistant": 12, "keys": keys(banks=["chaillot"], chaillot_2=1, opera=1)},
        {"keys": keys(arc=True, chaillot_4=1)},
        landmarks={"opera": "chaillot"},
    )
    board = lines(table.state.view(0))
    row = next(i for i, line in enumerate(board) if line.startswith("Chaillot"))
    assert "bank +3 ●" in board[row]
    assert "keys 3/4" in board[row]
    assert "●14^12 ■4^4" in board[row]
    plots = "1 restaura. ★G 2 café ● 3 theatre ★S 4 hotel ■ 5 residence M 8 ···· G"
    assert " ".join(board[row + 1].split()) == plots
    assert board[row + 2].strip() == "Opera House 12 ●"
    assert any(line.startswith("Arch: ■") for line in board)
    assert any("12●" in line for line in board if line.startswith("B "))
