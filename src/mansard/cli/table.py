"""A game that is played in the terminal: its match, who sits there, what has happened, and its file."""

import os
from datetime import UTC, datetime
from pathlib import Path

from mansard.cli.seats import Seat, bot_turn
from mansard.cli.wording import Wording
from mansard.kernel.events import Event
from mansard.kernel.game import State
from mansard.kernel.record import Match
from mansard.kernel.turns import commit


class Happened:
    """What a commit brought: its number, whose it was (-1: a rewind), its moves and events."""

    def __init__(self, number: int, seat: int, moves: list[str], events: list[Event]) -> None:
        self.number = number
        self.seat = seat
        self.moves = moves
        self.events = events


class Table:
    """Where a match is played; every commit is saved at once."""

    def __init__(self, match: Match, seats: list[Seat], path: Path | None) -> None:
        self.match = match
        self.seats = seats
        self.path = path
        self.wording = Wording(match.game.slug, [seat.name for seat in seats], match.game)
        self.history = history(match)
        match.record.seed = match.seed  # the file is the players' own: without the seed it could not go on
        self.save()

    @property
    def state(self) -> State:
        """The position now."""
        return self.match.state

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]

    def commit(self, seat: int, moves: list[str] | list[int]) -> Happened:
        """Carry out a turn, keep what happened, save."""
        events = self.match.commit(seat, moves, now())
        number = self.match.number
        lines = [line.text for line in self.match.record.lines if line.number == number]
        self.history.append(Happened(number, seat, lines, events))
        self.save()
        return self.history[-1]

    def bot_acts(self, seat: int) -> Happened:
        """Let the bot of a seat have its turn."""
        player = self.seats[seat].bot
        assert player is not None
        moves = bot_turn(self.match.state, seat, player, self.match.seed, self.match.number + 1)
        return self.commit(seat, moves)

    def save(self) -> None:
        """Write the record; the old file stays whole until the new one is."""
        if self.path is not None:
            write_whole(self.path, self.match.record.to_text())


def write_whole(path: Path, text: str) -> None:
    """Write a file so that nobody ever finds half of it."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)


def now() -> str:
    """The time as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def history(match: Match) -> list[Happened]:
    """What every commit of a match has brought."""
    turns: dict[int, Happened] = {}
    for line in match.record.lines:
        turns.setdefault(line.number, Happened(line.number, line.seat, [], [])).moves.append(line.text)
    for turn in turns.values():
        if turn.seat >= 0:
            before = match.positions[turn.number - 1]
            turn.events = commit(before, turn.seat, turn.moves, match.seed, turn.number).events
    return list(turns.values())
