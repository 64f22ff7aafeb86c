"""Notices: off until asked for, by webhook and by e-mail, not for those who are looking."""

import http.server
import json
import socketserver
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mansard
from tests.server.house import Person, offered, quick, served, until

GAME = mansard.games()[0]


class Hook(http.server.BaseHTTPRequestHandler):
    """Keeps what is posted."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.got.append(json.loads(body))  # type: ignore[attr-defined]
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


class Post(socketserver.StreamRequestHandler):
    """A post office that understands enough of SMTP to take a letter."""

    def handle(self) -> None:
        self.say("220 ready")
        while line := self.rfile.readline().decode().strip():
            if line.upper().startswith("QUIT"):
                self.say("221 bye")
                return
            if line.upper() == "DATA":
                self.say("354 go on")
                self.server.got.append(self.letter())  # type: ignore[attr-defined]
            self.say("250 ok")

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")

    def letter(self) -> str:
        lines = []
        while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
            lines.append(line)
        return "\n".join(lines)


class Listening(socketserver.ThreadingTCPServer):
    """A server of ours that remembers what it got."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, handler: type[socketserver.BaseRequestHandler]) -> None:
        super().__init__(("127.0.0.1", 0), handler)
        self.got: list[Any] = []
        self.port = self.server_address[1]


@pytest.fixture
def services() -> Iterator[tuple[Listening, Listening]]:
    """Somebody who takes webhooks, and somebody who takes letters."""
    both = Listening(Hook), Listening(Post)
    for server in both:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield both
    for server in both:
        server.shutdown()
        server.server_close()


def test_your_turn_is_told_by_webhook_and_letter_only_to_those_who_asked(
    tmp_path: Path, services: tuple[Listening, Listening]
) -> None:
    hook, post = services
    more = {
        "smtp": f"smtp://127.0.0.1:{post.port}",
        "webhook_private": True,
        "notice_delay": 0,
        "slow_round": 0.1,
    }
    with served(quick(tmp_path / "house.db", **more)) as url:
        anna, bob = Person(url, "Anna"), Person(url, "Bob")
        wish = {"email": True, "webhook": f"http://127.0.0.1:{hook.port}/x", "digest": True, "locale": "pl"}
        anna.post("/api/me", {"email": "anna@example.org", "notices": wish}, method="PATCH")
        table = anna.create(GAME, ["me", "open"])["id"]
        bob.post(f"/api/tables/{table}/join", {})
        until(lambda: list(hook.got), lambda got: [g["kind"] for g in got] == ["table-full"])
        card = anna.post(f"/api/tables/{table}/start")
        people = [anna, bob]
        while card["actors"] == [1] or card["version"] == 0:
            seat = card["actors"][0]
            move = offered(people[seat].draft(table, seat, card["version"]))[0]["text"]
            people[seat].commit(table, seat, card["version"], [move], f"k{card['version']}")
            card = anna.get(f"/api/tables/{table}")
        if card["actors"] == [0]:
            got = until(lambda: list(hook.got), lambda got: got[-1]["kind"] == "your-turn")
            assert got[-1]["table"] == table
        letters = until(lambda: list(post.got), lambda got: any(table in letter for letter in got))
        assert all("anna@example.org" in letter for letter in letters)


def test_a_server_without_mail_says_so_and_private_webhooks_are_refused(url: str) -> None:
    anna = Person(url, "Anna")
    assert anna.post("/api/me", {"notices": {"email": True}}, 409, "PATCH")["code"] == "no-mail"
    for address in (
        "http://127.0.0.1:9/x",
        "ftp://example.org",
        "http://localhost/",
        "http://[::1]/",
        "http://a:b@c/",
    ):
        body = {"notices": {"webhook": address}}
        assert anna.post("/api/me", body, 422, "PATCH")["code"] == "invalid-webhook"
    assert anna.get("/api/me")["notices"] == {
        "email": False,
        "webhook": None,
        "digest": False,
        "locale": "en",
        "quiet": None,
        "reminder": 0,
    }
