"""`make play`: a house that is opened anew behind its socket turns nobody away and loses no table."""

import os
import sys
import threading
import time
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import httpx
import pytest

import mansard
from tests.server.house import Person, free_port, offered

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def play() -> ModuleType:
    """The tool as a module."""
    loader = SourceFileLoader("play_tool", str(ROOT / "tools" / "play"))
    spec = spec_from_loader("play_tool", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


class Visitor(threading.Thread):
    """Comes again and again, each time with a new connection."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.found: list[int] = []
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.wait(0.05):
            self.found.append(httpx.get(f"{self.url}/healthz", timeout=60).status_code)


def test_a_house_opened_anew_turns_nobody_away_and_loses_no_table(play: ModuleType, tmp_path: Path) -> None:
    environment = {**os.environ, "MANSARD_DATABASE": f"sqlite:///{tmp_path}/house.db"}
    house = play.House([str(Path(sys.executable).with_name("mansard")), "serve"], free_port())
    try:
        assert house.open(environment)
        anna = Person(house.address, "Anna")
        table = anna.create(mansard.games()[0], ["me", "me"], start=True)
        move = offered(anna.draft(table["id"], table["actors"][0], 0))[0]["text"]
        anna.commit(table["id"], table["actors"][0], 0, [move], "k")
        visitor, first = Visitor(house.address), house.process
        visitor.start()
        assert house.open(environment)
        visitor.enough.set()
        visitor.join(60)
        assert house.process is not first
        assert anna.get(f"/api/tables/{table['id']}")["version"] == 1
        assert visitor.found
        assert set(visitor.found) == {200}
    finally:
        anna.http.close()
        house.close()
        house.socket.close()


def test_what_is_left_is_told_by_the_pace_of_this_machine(play: ModuleType) -> None:
    """The first step took twice the time it takes on ours, so the other will as well."""
    done, other = play.Step("one", "one", 10), play.Step("two", "two", 40)
    done.begun, done.ended = 100.0, 120.0
    other.begun = time.monotonic()
    speed = play.pace([done, other])
    assert speed == pytest.approx(2.0)
    assert 75 < other.left(speed) <= 80
    assert done.left(speed) == 0.0
    assert play.bar(other, speed).startswith("░")
