"""§12.1 The board in a terminal: readable in 100 columns, in every language, and without secrets."""

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

from mansard.games.skyrise.board import draw
from mansard.words import LOCALES, Words
from tests.games.skyrise.positions import GAME, City, skyrise


def board(table: City, viewer: str | None = "red", locale: str = "en") -> str:
    """The board without its colours."""
    return Text.from_markup(draw(table.seen_by(viewer), Words(locale, "skyrise").say)).plain


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_fits_into_a_hundred_columns_at_any_time(players: int, locale: str) -> None:
    say = Words(locale, "skyrise").say
    state = GAME.start(players, 3)
    step = 0
    while not state.over():
        seat = state.actors()[0]
        if step % 40 == 0:
            assert width(draw(state.view(seat), say)) <= 100
        state.apply(seat, state.random_option(seat, state.rand(2**16) << 16))
        step += 1
    assert width(draw(state.view(0), say)) <= 100


def width(markup: str) -> int:
    """The columns that a text with markup takes."""
    return max(cell_len(line) for line in Text.from_markup(markup).plain.splitlines())


def test_every_district_shows_its_number_and_every_island_its_name() -> None:
    text = board(skyrise(seats=("red", "teal", "blue", "yellow")))
    numbers = re.findall(r"(\d\d|[NESW])[Π♣○✱]", text)
    assert sorted(numbers) == sorted([f"{n:02}" for n in range(1, 15)] * 4 + list("NESW"))
    assert all(name in text for name in ("Aster", "Briar", "Cedar", "Dahlia"))


def test_structures_show_owner_and_height_and_bids_owner_and_number() -> None:
    text = board(skyrise(structures={"hub-w": "teal tall"}, bids=["red 58 hub-n", "teal 61 hub-e"]))
    assert "■III" in text
    assert "▲58" in text
    assert "■61" in text
    assert "Bids:   ▲58  Hub north  →   ■61  Hub east" in text


def test_the_own_secrets_are_shown_to_their_owner_only() -> None:
    hands = {"red": {"hand": ["w05", "w06", "w07"]}, "teal": {"hand": ["w18", "w19", "w20"]}}
    table = skyrise(boards=hands)
    assert "Mooring Mast" in board(table, "red")
    assert "Vault" not in board(table, "red")
    assert "Vault" in board(table, "teal")
    for name in ("Mooring Mast", "Vault", "Your objective"):
        assert name not in board(table, None)


def test_the_progress_of_the_objective_and_known_patrons_are_shown() -> None:
    table = skyrise(structures={"hub-n": "red low"}, boards={"red": {"patrons": {"B": 1}}})
    assert "Yellow: 1 of 4 structures" in board(table, "red")
    assert "A=?  B=3  C=?  D=?" in board(table, "red")
    assert "B=?" in board(table, "teal")
