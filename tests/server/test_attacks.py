"""A model of the enemy: one test an attack. Whatever is sent, the house answers and everybody plays on."""

import http.server
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import mansard
from mansard.server import model
from tests.server.house import Person, offered, quick, served, until

GAME = mansard.games()[0]
BOT = {"kind": "bot", "level": "easy"}
SHORT = {"kind": "bank", "bank": 5, "increment": 0}


class Slow(http.server.BaseHTTPRequestHandler):
    """A webhook that takes its time."""

    def do_POST(self) -> None:
        self.server.asked.set()  # type: ignore[attr-defined]
        self.server.released.wait(60)  # type: ignore[attr-defined]

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class SlowServer(http.server.ThreadingHTTPServer):
    """Where it lives."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Slow)
        self.asked, self.released = threading.Event(), threading.Event()


@pytest.fixture
def slow_hook() -> Iterator[SlowServer]:
    server = SlowServer()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.released.set()
    server.shutdown()
    server.server_close()


def set_webhook(database: Path, who: Person, address: str) -> None:
    """As if it had been stored before addresses were checked as they are now."""
    engine = sa.create_engine(f"sqlite:///{database}")
    wish = {"email": False, "webhook": address, "digest": False, "locale": "en"}
    with engine.begin() as connection:
        connection.execute(
            sa.update(model.accounts)
            .where(model.accounts.c.id == who.me["id"])
            .values(notices=wish, told=True)
        )
    engine.dispose()


def a_clock_runs_out(person: Person) -> None:
    """The rounds go on: who does not play loses his seat to a bot."""
    table = person.create(GAME, ["me", BOT], start=True, clock=SHORT)["id"]
    until(lambda: person.get(f"/api/tables/{table}")["seats"][0]["away"], lambda away: away == "clock")


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/\t",
        "http://example.org/ x",
        "http://[::ffff:127.0.0.1]/",
        "http://a..b/",
        "http://%00/",
    ],
)
def test_an_address_that_cannot_be_called_is_refused(url: str, address: str) -> None:
    anna = Person(url, "Anna")
    answer = anna.post("/api/me", {"notices": {"webhook": address}}, 422, "PATCH")
    assert answer["code"] == "invalid-webhook"


def test_a_stored_address_that_cannot_be_called_stops_nobody(tmp_path: Path) -> None:
    settings = quick(tmp_path / "house.db", notice_delay=0, slow_round=0.05, webhook_private=True)
    with served(settings) as url:
        for address in ("http://example.org/\t", "nonsense", "http://\x00/", "http://127.0.0.1:1/"):
            enemy = Person(url, "Eve")
            set_webhook(tmp_path / "house.db", enemy, address)
            table = enemy.create(GAME, ["me", "open"])["id"]
            Person(url, "Bob").post(f"/api/tables/{table}/join", {})
        failed = 'mansard_notices_total{outcome="failed",way="any"}'
        until(lambda: enemy.http.get("/metrics").text, lambda text: failed in text)
        a_clock_runs_out(Person(url, "Anna"))
        assert enemy.http.get("/healthz").status_code == 200


def test_a_slow_webhook_delays_no_clock(tmp_path: Path, slow_hook: SlowServer) -> None:
    settings = quick(tmp_path / "house.db", notice_delay=0, slow_round=0.05, webhook_private=True)
    with served(settings) as url:
        anna = Person(url, "Anna")
        set_webhook(tmp_path / "house.db", anna, f"http://127.0.0.1:{slow_hook.server_address[1]}/")
        table = anna.create(GAME, ["me", "open"])["id"]
        Person(url, "Bob").post(f"/api/tables/{table}/join", {})
        assert slow_hook.asked.wait(20)
        a_clock_runs_out(anna)
        assert not slow_hook.released.is_set()


def test_health_turns_red_when_the_rounds_stand_still(tmp_path: Path) -> None:
    with served(quick(tmp_path / "house.db", keeper_interval=600, round_late=0.2)) as url:
        anna = Person(url, "Anna")
        answer = until(lambda: anna.http.get("/healthz"), lambda answer: answer.status_code == 503)
        assert answer.json() == {"status": "failing", "rounds": False}
        assert anna.http.get("/readyz").json()["database"] is True


def test_a_key_of_an_earlier_turn_is_a_duplicate_whatever_the_version(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(GAME, ["me", "me"], start=True)["id"]
    first = anna.get(f"/api/tables/{table}")
    seat = first["actors"][0]
    moves = [offered(anna.draft(table, seat, 0))[0]["text"]]
    assert anna.commit(table, seat, 0, moves, "same")["answer"] == "applied"
    card = anna.get(f"/api/tables/{table}")
    other = card["actors"][0]
    move = offered(anna.draft(table, other, card["version"]))[0]["text"]
    answer = anna.commit(table, other, card["version"], [move], "same")
    assert (answer["answer"], answer["number"]) == ("duplicate", 1)
    assert anna.get(f"/api/tables/{table}")["version"] == card["version"]


BOMBS = {
    "nested": "a = " + "[" * 5000 + "]" * 5000,
    "tables": "[" + ".".join(["a"] * 3000) + "]",
    "digits": "x = " + "9" * 5000,
    "large": f"x = {2**80}",
    "date": "x = 1979-13-45",
    "real date": "x = 1979-05-27",
    "infinite": "x = inf",
    "not a number": "x = nan",
}


@pytest.mark.parametrize("bomb", BOMBS)
@pytest.mark.parametrize("game", mansard.games())
def test_components_are_refused_whatever_they_hold(url: str, game: str, bomb: str) -> None:
    players = mansard.game(game).player_counts[-1]
    answer = Person(url, "Anna").create(game, ["me"] * players, 422, components=BOMBS[bomb])
    assert answer["code"] == "invalid-components"


@pytest.mark.parametrize("game", mansard.games())
def test_no_number_of_a_box_overflows(url: str, game: str) -> None:
    """Every whole number of the box, one after the other, as large as a box may say."""
    printed = mansard.game(game).components.data
    player, players = Person(url, "Anna"), mansard.game(game).player_counts[-1]
    for place in [place for place in numbers(printed, []) if place][:60]:
        text = "\n".join(correction(place, 10**9))
        answer = player.http.post(
            "/api/tables", json={"game": game, "seats": [{"kind": "me"}] * players, "components": text}
        )
        assert answer.status_code in (201, 422), (place, answer.text)


def numbers(value: Any, path: list[str]) -> Iterator[list[str]]:
    """Where whole numbers stand in tables of tables."""
    if isinstance(value, dict):
        for name, item in value.items():
            yield from numbers(item, [*path, name])
    elif type(value) is int:
        yield path


def correction(place: list[str], value: int) -> list[str]:
    """A component file that says one number differently."""
    head = [f"[{'.'.join(place[:-1])}]"] if len(place) > 1 else []
    return [*head, f"{place[-1]} = {value}"]


STRANGE = ["/%00", "/x%00y", "/" + "a" * 5000, "/api/tables/%00", "/api/games/%00", "/api/rules/%00/en"]
STRANGE += ["/t/%0a%0d", "/" + "a/" * 3000, "/..%2f..%2fetc/passwd", "/%ff%fe", "/api/" + "b" * 5000]


@pytest.mark.parametrize("path", STRANGE)
def test_a_strange_path_is_not_found(url: str, path: str) -> None:
    answer = Person(url).http.get(path)
    assert answer.status_code in (200, 404, 422), (path, answer.status_code)
    assert "root:" not in answer.text
    if answer.status_code != 200:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["code"]
