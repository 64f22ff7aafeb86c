"""`mansard review`, and `hint` and `why` while a turn is composed."""

import io
import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from rich.console import Console

import mansard
from mansard.cli.dialogue import Dialogue
from mansard.cli.full import Composing
from mansard.cli.seats import Seat
from mansard.cli.table import Table
from mansard.kernel.record import Match
from tests.cli.run import played, refusal, run, saved


class Tags(HTMLParser):
    """The tags of a page, and what they load."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loaded += [str(value) for name, value in attrs if name in ("src", "href")]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("review") / "game.txt"
    return str(saved(played("skyrise", 2, 3, spec="random"), file))


def test_a_review_tells_in_words_what_turns_cost_and_how_sure_that_is(record: str) -> None:
    told = run("review", record, "--tries", "4")
    assert told.exit_code == 0, told.output
    assert "accuracy" in told.stdout and "±" in told.stdout
    assert "Player 1" in told.stdout
    russian = run("review", record, "--tries", "4", lang="ru")
    assert "точность" in russian.stdout


def test_a_review_as_json_holds_every_turn(record: str) -> None:
    told = json.loads(run("review", record, "--tries", "4", "--json").stdout)
    assert told["tries"] == 4
    assert len(told["chances"]) == told["turns"][-1]["number"] + 1
    assert {sentence["key"] for sentence in told["summary"]} >= {"review-accuracy"}


def test_a_review_as_a_page_stands_alone(record: str) -> None:
    tags = Tags()
    tags.feed(run("review", record, "--tries", "4", "--html").stdout)
    assert tags.tags[:3] == ["html", "head", "meta"]
    assert tags.tags.count("polyline") == 2
    assert "script" not in tags.tags and tags.loaded == []


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    match = played("skyrise", 2, 3)
    match.rewind(match.number - 2)
    match.record.places, match.record.scores = [], []
    assert "not over" in refusal("review", str(saved(match, tmp_path / "game.txt")))


def composing(slug: str, kind: type[Dialogue] = Composing) -> Dialogue:
    """A turn at the terminal."""
    match = Match(mansard.game(slug), 2, 3)
    table = Table(match, [Seat("Anna"), Seat("Bob")], None)
    return kind(table, match.state.actors()[0], Console(file=io.StringIO(), width=100), 0)


def said(body: object) -> str:
    """A page as text."""
    console = Console(file=io.StringIO(), width=300)
    console.print(body)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("slug", mansard.games())
def test_a_hint_tells_more_with_every_question_and_never_without_its_error(slug: str) -> None:
    dialogue = composing(slug)
    told = []
    for _ in range(3):
        dialogue.answer("hint")
        told.append(said(dialogue.message))
    assert "%" not in told[0] and "%" not in told[1]
    assert "Ask again" in told[0] and "Ask again" in told[1]
    assert "±" in told[2] and "bot's opinion" in told[2]


def test_why_alone_gives_the_reasons_and_with_a_move_why_it_is_not_legal() -> None:
    dialogue = composing("skyrise")
    dialogue.answer("why")
    assert isinstance(dialogue, Composing)
    reasons = said(dialogue.page)
    assert "points" in reasons or "No single source" in reasons
    dialogue.answer("why pass")
    assert "§" in said(dialogue.message)


def test_a_hint_is_about_the_turn_as_far_as_it_is_composed() -> None:
    dialogue = composing("skyrise")
    dialogue.answer("hint")
    dialogue.answer("at hub-n")
    dialogue.answer("hint")
    assert "Ask again" in said(dialogue.message), "a new position begins with the first step"
