"""Many moves are grouped and narrowed; a turn is composed and taken back."""

import pytest

from mansard.cli.menu import Choice, Group, Menu
from mansard.cli.turn import Turn
from mansard.kernel.errors import IllegalMove
from mansard.registry import game
from tests.cli.run import played


def menu(*notations: str, many: int = 4) -> Menu:
    choices = [Choice(i, {}, notation, f"Words of {notation}", False) for i, notation in enumerate(notations)]
    return Menu(choices, many=many)


def notations(found: object) -> list[str]:
    assert isinstance(found, Menu)
    return [choice.notation for choice in found.left]


def test_few_moves_are_listed_one_by_one() -> None:
    found = menu("pass", "at a", "at b")
    assert [item.notation for item in found.items if isinstance(item, Choice)] == ["pass", "at a", "at b"]
    assert not found.narrowed


def test_many_moves_are_grouped_by_their_first_words() -> None:
    found = menu("pass", "at a", "at b", "at c", "at d", "buy x 1", "buy x 2", "buy y 1", "buy y 2")
    first, second, third = found.items
    assert isinstance(first, Choice)
    assert isinstance(second, Group)
    assert isinstance(third, Group)
    assert (second.label, len(second.choices)) == ("Words of at …", 4)
    inside = found.number(3)
    assert notations(inside) == ["buy x 1", "buy x 2", "buy y 1", "buy y 2"]
    assert isinstance(inside, Menu)
    assert inside.narrowed


def test_a_group_of_one_kind_is_split_further() -> None:
    found = menu("buy x 1", "buy x 2", "buy x 3", "buy y 1", "buy y 2", "buy y 3")
    assert [item.label for item in found.items if isinstance(item, Group)] == [
        "Words of buy x …",
        "Words of buy y …",
    ]


def test_small_groups_are_not_worth_a_step_unless_moves_are_very_many() -> None:
    pairs = [f"at {place} {side}" for place in "abcdef" for side in ("left", "right")]
    assert len(menu(*pairs).items) == 12
    pairs = [f"at {place} {side}" for place in "abcdefg" for side in ("left", "right")]
    assert len(menu(*pairs).items) == 7


def test_a_number_out_of_range_chooses_nothing() -> None:
    assert menu("pass").number(0) is None
    assert menu("pass").number(2) is None


def test_typed_words_narrow_and_the_last_move_left_is_chosen() -> None:
    found = menu("at a", "at b", "buy b 1")
    assert notations(found.filtered("AT")) == ["at a", "at b"]
    only = found.filtered("b 1")
    assert isinstance(only, Choice)
    assert only.notation == "buy b 1"
    assert found.filtered("zzz") is None


def test_words_are_looked_for_in_what_is_shown_first_then_everywhere() -> None:
    found = menu("at a", "at b", "buy b 1").filtered("at")
    assert isinstance(found, Menu)
    narrowed = found.filtered("b")
    assert isinstance(narrowed, Choice)
    assert narrowed.notation == "at b"
    elsewhere = found.filtered("buy")
    assert isinstance(elsewhere, Choice)


def test_a_notation_is_found_among_all_moves() -> None:
    exact = menu("at a", "at a b").named("  at   a ")
    assert exact is not None
    assert exact.notation == "at a"


def test_a_turn_is_composed_and_taken_back_without_touching_the_table() -> None:
    state = game("skyrise").start(2, 3)
    before = state.to_json()
    seat = state.actors()[0]
    turn = Turn(state, seat)
    assert not turn.undo()
    turn.choose("at hub-n")
    assert turn.moves == ["at hub-n"]
    assert seat in turn.state.actors()
    turn.choose(turn.state.legal(seat)[0])
    assert turn.complete
    assert len(turn.moves) == 2
    assert turn.undo()
    assert turn.moves == ["at hub-n"]
    turn.reset()
    assert turn.moves == []
    with pytest.raises(IllegalMove):
        turn.choose("pass")
    assert turn.moves == []
    assert state.to_json() == before


def test_a_revealing_move_is_held_back_until_it_is_committed() -> None:
    match = played("skyrise", until="pick_wonders")
    first, second = match.state.actors()
    match.commit(first, [match.state.legal(first)[0]])
    turn = Turn(match.state, second)
    before = match.state.view(second)
    turn.choose(match.state.legal(second)[0])
    assert turn.complete
    assert turn.draft.held is not None
    assert turn.state.view(second) == before
    assert turn.undo()
    assert turn.moves == []
