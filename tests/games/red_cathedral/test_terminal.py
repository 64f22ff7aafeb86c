"""§12 The board in a terminal: readable in 100 columns, in every language."""

import pytest
from rich.cells import cell_len
from rich.text import Text

from mansard.games.red_cathedral import GAME
from mansard.games.red_cathedral.board import draw
from mansard.words import LOCALES, Words
from tests.games.red_cathedral.positions import Position, completed, dice, owned, position


def board(table: Position, locale: str = "en") -> str:
    """The board without its colours."""
    return Text.from_markup(draw(table.view, Words(locale, "red_cathedral").say)).plain


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_board_fits_into_a_hundred_columns_at_any_time(players: int, locale: str) -> None:
    say = Words(locale, "red_cathedral").say
    for boards in ("basic", "advanced"):
        state = GAME.start(players, 3, {"boards": boards})
        step = 0
        while not state.over():
            seat = state.actors()[0]
            if step % 60 == 0:
                lines = Text.from_markup(draw(state.view(seat), say)).plain.splitlines()
                assert max(cell_len(line) for line in lines) <= 100
            state.apply(seat, state.random_option(seat, state.rand(2**16) << 16))
            step += 1
        lines = Text.from_markup(draw(state.view(None), say)).plain.splitlines()
        assert max(cell_len(line) for line in lines) <= 100


def test_sectors_show_tile_amount_and_dice() -> None:
    text = board(position(dice=dice(red=(3, 4), green=(1, 1), white=(3, 2))))
    assert "4 ◎×1  ▲4 ★2" in text
    assert "8 +×1" in text


def test_sections_show_what_is_missing_who_owns_them_and_who_decorated_them() -> None:
    sections = {
        "A1": {"owner": 0, "card": "b01", "delivered": {"wood": 1}},
        **completed(1, "B1", card="b02", ornament=0),
        "C1": {"card": "b03", "token": "wt12"},
    }
    lines = board(position(sections=sections)).splitlines()
    names = next(i for i, line in enumerate(lines) if line.startswith("A1"))
    assert lines[names].split()[:9] == ["A1", "•≡▤", "3+1₽", "B1", "✔✔✔", "3+1₽", "C1", "≡▨▨", "3+1₽"]
    assert lines[names + 1].split()[:5] == ["▲", "…", "●", "✔", "✦▲"]
    assert "(₽)" in lines[names + 1]


def test_boards_show_storage_banners_slots_and_ornaments() -> None:
    seat = {"board": "advanced", "storage": {"wood": 2}, "slots": {"s_red": ["wt09", "up"]}}
    text = board(position(seats=[seat], sections=owned(0, "A1")))
    assert "⟦≡≡·····⚑⚑⚑⟧" in text
    assert "▲:◎  ●:3₽∏  ■:3₽∩  ◆:3₽∩  ★:⚑  ★:⚑" in text
    assert "ornaments ✚" in text


def test_the_track_shows_every_marker_and_the_second_lap() -> None:
    text = board(position(seats=[{"position": 85}, {"position": 3}]))
    assert "▲ ·····▲···╵" in text
    assert " +40" in text
    assert "● ···●·╵···╵" in text


def test_the_rival_shows_its_row_and_its_materials() -> None:
    rival = {"face_up": [False, True, True, True, True], "inventory": ["wood", "gold"]}
    text = board(position(1, rival=rival, sections=owned(1, "A1")))
    assert "Recognition · │ Inventory ● │ Transport ■ │ Claim ◆ │ Construction ★" in text
    assert "inventory ≡◎" in text
    assert "∏∩∩✚" in text
