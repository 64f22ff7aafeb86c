"""Push messages, and what keeps a notice from being sent: seen, muted, quiet hours; reminders."""

import base64
import datetime
import http.server
import json
import os
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

import mansard
from mansard.server.hours import quiet_until
from mansard.server.reminders import is_nearly_over
from mansard.server.rows import QuietHours, SeatRow
from tests.server.house import Person, offered, quick, served, until
from tests.server.test_notices import Listening

GAME = mansard.games()[0]


def plain(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


class Browser:
    """A browser with keys of its own, which can open what is sealed for it."""

    def __init__(self, port: int, name: str = "a") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.endpoint = f"http://127.0.0.1:{port}/{name}"

    def subscription(self) -> dict[str, Any]:
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(*form)
        return {"endpoint": self.endpoint, "keys": {"p256dh": plain(point), "auth": plain(self.secret)}}

    def opened(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret))


class PushService(http.server.BaseHTTPRequestHandler):
    """Takes sealed messages; a path with `gone` is of a browser that has left."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.append((self.path, dict(self.headers), body))  # type: ignore[attr-defined]
        self.send_response(410 if "gone" in self.path else 201)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def service() -> Iterator[Listening]:
    found = Listening(PushService)
    threading.Thread(target=found.serve_forever, daemon=True).start()
    yield found
    found.shutdown()
    found.server_close()


def noticing(path: Path, **more: Any) -> Any:
    return served(quick(path, webhook_private=True, notice_delay=0, slow_round=0.1, **more))


def table_of_two(anna: Person, bob: Person, **more: Any) -> str:
    table = str(anna.create(GAME, ["me", "open"], **more)["id"])
    bob.post(f"/api/tables/{table}/join", {})
    return table


def to_seat(anna: Person, bob: Person, table: str, seat: int) -> int:
    """Play until the seat is to act; the version then."""
    while (card := anna.get(f"/api/tables/{table}"))["actors"] != [seat]:
        actor = card["actors"][0]
        person = (anna, bob)[actor]
        move = offered(person.draft(table, actor, card["version"]))[0]["text"]
        person.commit(table, actor, card["version"], [move], f"k{card['version']}")
    return int(card["version"])


def outbox(path: Path) -> list[tuple[str, int]]:
    with sqlite3.connect(path) as database:
        found = database.execute("SELECT kind, tries FROM outbox").fetchall()
    database.close()
    return [(str(kind), int(tries)) for kind, tries in found]


def test_a_push_message_is_sealed_for_the_browser_and_signed_by_the_server(
    tmp_path: Path, service: Listening
) -> None:
    browser = Browser(service.port)
    with noticing(tmp_path / "house.db") as url:
        anna, bob = Person(url, "Anna"), Person(url, "Bob")
        assert anna.post("/api/me/push", browser.subscription())["browsers"] == 1
        table = table_of_two(anna, bob)
        path, headers, body = until(lambda: list(service.got), bool)[0]
        message = browser.opened(body)
        assert (message["kind"], message["path"], message["title"]) == (
            "table-full",
            f"/t/{table}",
            "Your table is full",
        )
        assert (path, headers["content-encoding"], b"table-full" in body) == ("/a", "aes128gcm", False)
        key = anna.get("/api/me/push")["key"]
        assert headers["Authorization"].startswith("vapid t=")
        assert headers["Authorization"].endswith(f"k={key}")
    with noticing(tmp_path / "house.db") as url:
        assert Person(url, "Anna").get("/api/me/push")["key"] == key  # made once and kept


def test_a_browser_that_is_gone_is_forgotten_and_one_may_leave_by_itself(
    tmp_path: Path, service: Listening
) -> None:
    gone, here = Browser(service.port, "gone"), Browser(service.port, "here")
    with noticing(tmp_path / "house.db") as url:
        anna, bob = Person(url, "Anna"), Person(url, "Bob")
        anna.post("/api/me/push", gone.subscription())
        assert anna.post("/api/me/push", here.subscription())["browsers"] == 2
        table_of_two(anna, bob)
        until(lambda: anna.get("/api/me/push")["browsers"], lambda count: count == 1)
        until(lambda: sorted(path for path, *_ in service.got), lambda got: got == ["/gone", "/here"])
        body = {"endpoint": here.endpoint}
        assert bob.post("/api/me/push", body, method="DELETE")["browsers"] == 0  # not another's
        assert anna.get("/api/me/push")["browsers"] == 1
        assert anna.post("/api/me/push", body, method="DELETE")["browsers"] == 0


def test_push_messages_stay_out_of_the_operators_net_and_need_real_keys(
    url: str, tmp_path: Path, service: Listening
) -> None:
    anna = Person(url, "Anna")
    inside = Browser(service.port).subscription()
    assert anna.post("/api/me/push", inside, 422)["code"] == "invalid-webhook"
    with noticing(tmp_path / "house.db") as free:
        bob = Person(free, "Bob")
        wrong = {**inside, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
        assert bob.post("/api/me/push", wrong, 422)["code"] == "invalid-push"
        assert bob.get("/api/me/push")["browsers"] == 0


def test_what_was_seen_or_is_muted_is_not_told(tmp_path: Path, service: Listening) -> None:
    browser = Browser(service.port)
    path = tmp_path / "house.db"
    with noticing(path) as url:
        anna, bob = Person(url, "Anna"), Person(url, "Bob")
        table = table_of_two(anna, bob)
        anna.post(f"/api/tables/{table}/start")
        anna.post("/api/me/push", browser.subscription())
        anna.post(f"/api/tables/{table}/seen", {"version": 10**6})
        to_seat(anna, bob, table, 1)
        to_seat(anna, bob, table, 0)
        other = table_of_two(anna, bob)
        until(lambda: list(service.got), bool)
        until(lambda: outbox(path), lambda left: left == [])
        assert [browser.opened(body)["table"] for *_, body in service.got] == [other]
        silent = anna.create(GAME, ["me", "open"])["id"]
        assert anna.post(f"/api/tables/{silent}/seen", {"muted": True})["muted"] is True
        bob.post(f"/api/tables/{silent}/join", {})
        until(lambda: outbox(path), lambda left: left == [])
        assert len(service.got) == 1


def test_quiet_hours_put_a_notice_off(tmp_path: Path, service: Listening) -> None:
    browser = Browser(service.port)
    path = tmp_path / "house.db"
    now = datetime.datetime.now(datetime.UTC)
    minute = now.hour * 60 + now.minute
    quiet = {"begin": (minute - 60) % 1440, "end": (minute + 60) % 1440, "zone": "UTC"}
    with noticing(path) as url:
        anna, bob = Person(url, "Anna"), Person(url, "Bob")
        anna.post("/api/me/push", browser.subscription())
        wrong = {"notices": {"quiet": {**quiet, "zone": "Atlantis"}}}
        assert anna.post("/api/me", wrong, 422, "PATCH")["code"] == "malformed"
        kept = anna.post("/api/me", {"notices": {"quiet": quiet}}, method="PATCH")["notices"]
        assert kept["quiet"] == quiet
        table_of_two(anna, bob)
        with sqlite3.connect(path) as database:
            due = "SELECT due - created FROM outbox"
            until(lambda: database.execute(due).fetchall(), lambda found: bool(found and found[0][0] > 3000))
        database.close()
        assert (outbox(path), service.got) == ([("table-full", 0)], [])


WARSAW: QuietHours = {"begin": 22 * 60, "end": 7 * 60, "zone": "Europe/Warsaw"}


def at(text: str) -> float:
    return datetime.datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(
    ("now", "until_then"),
    [
        ("2026-01-10T21:30:00+01:00", None),
        ("2026-01-10T22:00:00+01:00", "2026-01-11T07:00:00+01:00"),
        ("2026-01-11T06:59:00+01:00", "2026-01-11T07:00:00+01:00"),
        ("2026-01-11T07:00:00+01:00", None),
        ("2026-03-28T23:00:00+01:00", "2026-03-29T07:00:00+02:00"),  # clocks go forward that night
    ],
)
def test_quiet_hours_go_by_the_clock_on_the_wall(now: str, until_then: str | None) -> None:
    assert quiet_until(WARSAW, at(now)) == (at(until_then) if until_then else None)


def test_quiet_hours_may_lie_within_a_day_or_be_none() -> None:
    siesta: QuietHours = {"begin": 13 * 60, "end": 15 * 60, "zone": "UTC"}
    assert quiet_until(siesta, at("2026-01-10T14:00:00+00:00")) == at("2026-01-10T15:00:00+00:00")
    assert quiet_until(siesta, at("2026-01-10T16:00:00+00:00")) is None
    assert quiet_until({**siesta, "end": 13 * 60}, at("2026-01-10T13:00:00+00:00")) is None
    assert quiet_until(None, at("2026-01-10T13:00:00+00:00")) is None


def test_a_reminder_is_due_before_the_end_but_not_before_half_of_the_time() -> None:
    seat = SeatRow("t", 0, "person", clock_left=7200.0, clock_since=1000.0)
    assert not is_nearly_over(seat, 1800, 1000 + 5000)
    assert is_nearly_over(seat, 1800, 1000 + 5400)
    assert not is_nearly_over(seat, 86400, 1000 + 3500)
    assert is_nearly_over(seat, 86400, 1000 + 3600)
    assert not is_nearly_over(seat, 0, 1000 + 7100)


def test_a_reminder_comes_once_for_a_decision(tmp_path: Path, service: Listening) -> None:
    browser = Browser(service.port)
    path = tmp_path / "house.db"
    with noticing(path) as url:
        anna, bob = Person(url, "Anna"), Person(url, "Bob")
        table = table_of_two(anna, bob, clock={"kind": "days", "days": 1})
        anna.post(f"/api/tables/{table}/start")
        to_seat(anna, bob, table, 0)
        anna.post("/api/me/push", browser.subscription())
        anna.post("/api/me", {"notices": {"reminder": 60}}, method="PATCH")
        with sqlite3.connect(path) as database:
            database.execute("UPDATE seats SET clock_since = clock_since - 84000")
            database.execute("UPDATE tables SET deadline = deadline - 84000, epoch = epoch + 1")
        database.close()
        until(lambda: list(service.got), bool)
        until(lambda: outbox(path), lambda left: left == [])
        with sqlite3.connect(path) as database:  # some rounds later there is no other
            alive = "SELECT value FROM facts WHERE name = 'alive'"
            before = database.execute(alive).fetchone()
            until(lambda: database.execute(alive).fetchone(), lambda now: bool(now > before))
        database.close()
        assert [browser.opened(body)["kind"] for *_, body in service.got] == ["reminder"]
