"""The record of a game as text: a head, one line a move, and at the end the result and the seed.

    mansard record 1
    game: skyrise
    rules: 1
    components: 5f2c...
    players: 2
    options: {"colours": ["red", "teal"]}
    commitment: 9b1d...
    seat 0: Anna
    seat 1: greedy

    1 0 at hub-n @ 2026-01-31T18:00:00Z
    1 0 bid 24 hub-n
    2 1 pass

    scores: 120 98
    places: 1 2
    seed: hex:0a1b...

The first number is the commit a move belongs to, the second the seat. `5 * rewind 3` takes the game back
to the position after commit 3. A line that begins with # is a remark; `# rules 2 from commit 9` says that a
live table went on with newer rules. The seed is published after the
end only; its SHA-256, the commitment, stands in the head from the beginning.
"""

import json
import re

from mansard.kernel.chance import Seed, commitment, seed_from_text, seed_text
from mansard.kernel.errors import IllegalMove, InvalidRecord, Reason
from mansard.kernel.events import Event
from mansard.kernel.game import Game, State
from mansard.kernel.turns import commit

FIRST_LINE = "mansard record 1"
CHANGE = re.compile(r"rules (\d+) from commit (\d+)")
HEAD = ["game", "rules", "components", "players", "options", "commitment"]


class Line:
    """One line of a record: a move of a seat, or a rewind (seat -1) to an earlier commit."""

    def __init__(self, number: int, seat: int, text: str, time: str = "") -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.time = time

    def __str__(self) -> str:
        who = "*" if self.seat < 0 else str(self.seat)
        return f"{self.number} {who} {self.text}" + (f" @ {self.time}" if self.time else "")


class Record:
    """A game from its beginning: everything that is needed to play it again."""

    def __init__(
        self,
        game: str,
        rules: int,
        components: str,
        players: int,
        options: dict[str, object],
        seed_commitment: str,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.components = components
        self.players = players
        self.options = options
        self.commitment = seed_commitment
        self.names = names if names is not None else [f"seat {seat}" for seat in range(players)]
        self.lines: list[Line] = []
        self.remarks: list[str] = []
        self.scores: list[int] = []
        self.places: list[int] = []
        self.seed: Seed | None = None

    def to_text(self) -> str:
        """The record as a text that people can read, paste and compare."""
        head = [
            FIRST_LINE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"components: {self.components}",
            f"players: {self.players}",
            f"options: {json.dumps(self.options, ensure_ascii=False)}",
            f"commitment: {self.commitment}",
            *[f"seat {seat}: {name}" for seat, name in enumerate(self.names)],
            *[f"# {remark}" for remark in self.remarks],
            "",
        ]
        end = [""]
        if self.places:
            end += [f"scores: {_spaced(self.scores)}", f"places: {_spaced(self.places)}"]
        if self.seed is not None:
            end.append(f"seed: {seed_text(self.seed)}")
        return "\n".join(head + [str(line) for line in self.lines] + end) + "\n"


class Match:
    """A game that is being played and writes its record."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: Seed,
        options: dict[str, object] | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.state: State = game.start(players, seed, options)
        self.record = Record(
            game.slug,
            game.rules_version,
            game.components.digest,
            players,
            options if options is not None else {},
            commitment(seed),
            names,
        )
        self.positions: list[State] = [self.state]

    @property
    def number(self) -> int:
        """The number of the last commit or rewind."""
        return len(self.positions) - 1

    def commit(
        self, seat: int, moves: list[str] | list[int] | list[int | str], time: str = ""
    ) -> list[Event]:
        """Carry out a turn, write it down; what happened. IllegalMove changes nothing."""
        done = commit(self.state, seat, moves, self.seed, self.number + 1)
        self.state = done.state
        self.positions.append(done.state)
        self.record.lines += [Line(self.number, seat, move, time) for move in done.moves]
        if self.state.over():
            self._finish()
        return done.events

    def rewind(self, number: int, time: str = "") -> None:
        """Take the game back to the position after an earlier commit; the record keeps everything."""
        if not 0 <= number < self.number:
            raise IllegalMove(f"rewind {number}", Reason("turn", "no-such-commit", {"commit": number}))
        self.state = under_rules(self.positions[number], self.game.rules_version)
        self.positions.append(self.state)
        self.record.lines.append(Line(self.number, -1, f"rewind {number}", time))

    def go_on_under(self, rules: int) -> None:
        """From here on another version of the rules holds."""
        self.state = under_rules(self.state, rules)
        self.game = self.state.game
        self.positions[-1] = self.state

    def _finish(self) -> None:
        self.record.scores = self.state.scores()
        self.record.places = self.state.places()
        self.record.seed = self.seed


def _spaced(numbers: list[int]) -> str:
    return " ".join([str(n) for n in numbers])


# ---------------------------------------------------------------------- reading


def read_record(text: str, source: str = "record") -> Record:
    """The record that a text holds; InvalidRecord names the line that is wrong."""
    return _Reader(text, source).record()


class _Reader:
    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.lines = text.splitlines()
        self.head: dict[str, str] = {}
        self.moves: list[Line] = []
        self.remarks: list[str] = []

    def fail(self, number: int, problem: str) -> InvalidRecord:
        return InvalidRecord(self.source, f"line {number}" if number else "", problem)

    def record(self) -> Record:
        if not self.lines or self.lines[0].strip() != FIRST_LINE:
            raise self.fail(1, f"a record begins with {FIRST_LINE!r}")
        for number, line in enumerate(self.lines[1:], start=2):
            self._line(number, line.strip())
        for name in HEAD:
            if name not in self.head:
                raise self.fail(0, f"{name!r} is missing: the file is cut off or not a record")
        return self._filled()

    def _line(self, number: int, line: str) -> None:
        if not line:
            return
        if line.startswith("#"):
            self.remarks.append(line[1:].strip())
        elif line[0].isdigit():
            self.moves.append(self._move(number, line))
        else:
            name, colon, value = line.partition(":")
            if not colon:
                raise self.fail(number, f"{line!r} is neither a move nor a heading")
            self.head[name.strip()] = value.strip()

    def _move(self, number: int, line: str) -> Line:
        body, _, time = line.partition(" @ ")
        words = body.split(None, 2)
        if len(words) < 3 or not words[0].isdigit() or not (words[1] == "*" or words[1].isdigit()):
            raise self.fail(number, f"{line!r} is not a move: commit, seat and notation were expected")
        return Line(int(words[0]), -1 if words[1] == "*" else int(words[1]), words[2].strip(), time.strip())

    def _filled(self) -> Record:
        players = self._whole("players")
        record = Record(
            self.head["game"],
            self._whole("rules"),
            self.head["components"],
            players,
            self._options(),
            self.head["commitment"],
            [self.head.get(f"seat {seat}", f"seat {seat}") for seat in range(players)],
        )
        record.lines = self.moves
        record.remarks = self.remarks
        record.scores = self._wholes("scores")
        record.places = self._wholes("places")
        record.seed = self._seed()
        return record

    def _whole(self, name: str) -> int:
        text = self.head[name]
        if not text.isdigit() or len(text) > 6:
            raise self.fail(0, f"{name}: {text!r} is not a number")
        return int(text)

    def _wholes(self, name: str) -> list[int]:
        try:
            return [int(word) for word in self.head.get(name, "").split()]
        except ValueError as error:
            raise self.fail(0, f"{name}: {self.head[name]!r} is not a list of numbers") from error

    def _options(self) -> dict[str, object]:
        try:
            options = json.loads(self.head["options"])
        except json.JSONDecodeError as error:
            raise self.fail(0, f"options: {error}") from error
        if not isinstance(options, dict):
            raise self.fail(0, "options: a table was expected")
        return options

    def _seed(self) -> Seed | None:
        if "seed" not in self.head:
            return None
        try:
            return seed_from_text(self.head["seed"])
        except ValueError as error:
            raise self.fail(0, f"seed: {self.head['seed']!r} is not a seed") from error


# ---------------------------------------------------------------------- replaying


def replay(record: Record, game: Game, source: str = "record") -> Match:
    """Play a record again, checking every move, the seed's commitment and the result."""
    if record.seed is None:
        raise InvalidRecord(source, "seed", "is missing: a game can be replayed only after its end")
    if commitment(record.seed) != record.commitment:
        raise InvalidRecord(source, "seed", "does not fit the commitment published at the start")
    played = game.under_rules(record.rules)
    if played is None:
        raise InvalidRecord(source, "rules", f"version {record.rules} is not known")
    if record.components != game.components.digest:
        raise InvalidRecord(source, "components", "the game was played with other component data")
    match = Match(played, record.players, record.seed, record.options, record.names)
    match.record.remarks = record.remarks
    changes = _changes(record)
    for number, turn in _turns(record.lines):
        if number in changes:
            match.go_on_under(changes[number])
        _replay_turn(match, number, turn, source)
    _compare_result(match, record, source)
    return match


def under_rules(state: State, rules: int) -> State:
    """The position as it lies, to be played on under a version of the rules."""
    game = state.game.under_rules(rules)
    if game is None:
        raise InvalidRecord(state.game.slug, "rules", f"version {rules} is not known")
    return state if game is state.game else game.from_json(state.to_json())


def _changes(record: Record) -> dict[int, int]:
    """The commits from which on newer rules hold."""
    marks = [CHANGE.fullmatch(remark) for remark in record.remarks]
    return {int(mark[2]): int(mark[1]) for mark in marks if mark is not None}


def _turns(lines: list[Line]) -> list[tuple[int, list[Line]]]:
    """The lines of a record grouped by commit."""
    turns: list[tuple[int, list[Line]]] = []
    for line in lines:
        if turns and turns[-1][0] == line.number:
            turns[-1][1].append(line)
        else:
            turns.append((line.number, [line]))
    return turns


def _replay_turn(match: Match, number: int, turn: list[Line], source: str) -> None:
    first = turn[0]
    place = f"commit {number}"
    if number != match.number + 1:
        raise InvalidRecord(source, place, f"commit {match.number + 1} was expected")
    try:
        if first.seat < 0 and first.text.startswith("rewind ") and first.text[7:].isdigit():
            match.rewind(int(first.text[7:]), first.time)
        else:
            match.commit(first.seat, [line.text for line in turn], first.time)
    except IllegalMove as error:
        raise InvalidRecord(source, place, str(error)) from error


def _compare_result(match: Match, record: Record, source: str) -> None:
    if record.places and not match.state.over():
        raise InvalidRecord(source, "places", "a result is given, but the game is not over")
    if record.scores and record.scores != match.state.scores():
        raise InvalidRecord(source, "scores", f"the moves lead to {_spaced(match.state.scores())}")
    if record.places and record.places != match.state.places():
        raise InvalidRecord(source, "places", f"the moves lead to {_spaced(match.state.places())}")
