"""Who sits where: what was said, and what is usual for the rest."""

from mansard.cli.seats import Seat, bot_specs, seated, seats_of_record, told_apart
from mansard.registry import game

SKYRISE = game("skyrise")


def sits(
    players: int | None = None, humans: int | None = None, bots: str | None = None, names: str = ""
) -> list[str]:
    called = [name for name in names.split(",") if name]
    seats = seated(SKYRISE, players, humans, bot_specs(bots), called)
    return [seat.written for seat in seats]


def test_one_person_plays_a_usual_bot_if_nothing_is_said() -> None:
    assert sits() == ["Player 1", "bot greedy"]
    assert sits(players=4) == ["Player 1", "bot greedy", "bot greedy", "bot greedy"]


def test_bots_take_the_seats_that_people_leave() -> None:
    assert sits(bots="random") == ["Player 1", "bot random"]
    assert sits(bots="random,greedy") == ["Player 1", "bot random", "bot greedy"]
    assert sits(players=4, bots="random,greedy") == ["Player 1", "Player 2", "bot random", "bot greedy"]
    assert sits(players=3, humans=1, bots="random") == ["Player 1", "bot random", "bot random"]


def test_people_may_play_alone_or_leave_all_to_bots() -> None:
    assert sits(players=2, bots="none") == ["Player 1", "Player 2"]
    assert sits(humans=3, names="Ada,Bo") == ["Ada", "Bo", "Player 3"]
    assert sits(names="Ada,Bo") == ["Ada", "Bo"]
    assert sits(players=2, humans=0, bots="random") == ["bot random", "bot random"]


def test_bots_with_the_same_name_are_told_apart_but_written_as_they_are() -> None:
    seats = seats_of_record(["Ada", "bot greedy", "bot greedy"])
    assert [seat.name for seat in seats] == ["Ada", "greedy #1", "greedy #2"]
    assert [seat.written for seat in seats] == ["Ada", "bot greedy", "bot greedy"]
    assert [seat.name for seat in told_apart([Seat("Ada"), Seat("Bo")])] == ["Ada", "Bo"]
