"""Whatever a client sends is answered with a typed problem: components, paths, headers, cookies, frames.

A few hundred requests in every run; MANSARD_SOAK=1 sends 20,000.
"""

import asyncio
import json
import os
import random
import re
import string
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import websockets

import mansard
from tests.server.house import Person

SENT = 20_000 if os.environ.get("MANSARD_SOAK") else 300


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
        text = "\n".join(said_differently(place, 10**9))
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


def said_differently(place: list[str], value: int) -> list[str]:
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


NASTY = [
    "\x00",
    "\ud800",
    "'; DROP TABLE accounts; --",
    "../" * 40,
    "{{7*7}}",
    "%n%s",
    "<script>",
    "\u202e",
    "9" * 400,
]
NASTY += [
    "",
    " ",
    "null",
    "-1",
    "1e999",
    "[]",
    "{}",
    "a" * 3000,
    "=",
    "\r\nSet-Cookie: x=y",
    "\x7f",
    "é" * 200,
]
WORDS = [
    "api",
    "tables",
    "me",
    "games",
    "players",
    "view",
    "draft",
    "live",
    "rules",
    "box",
    "text",
    "en",
    "t",
    "chat",
]
HEADERS = ["cookie", "origin", "host", "x-request-id", "x-forwarded-for", "content-type", "accept", "range"]
HEADERS += [
    "if-none-match",
    "sec-fetch-site",
    "accept-language",
    "user-agent",
    "authorization",
]
UNSENT = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "FROB"]


class Monkey:
    """Types at random, always the same for a seed."""

    def __init__(self, seed: int, table: str, cookie: str) -> None:
        self.chance = random.Random(seed)
        self.table = table
        self.signed = cookie

    def word(self) -> str:
        letters = "".join(self.chance.choices(string.printable, k=self.chance.randint(0, 20)))
        return self.chance.choice([*NASTY, *WORDS, letters, self.table])

    def path(self) -> bytes:
        parts = [self.word() for _ in range(self.chance.randint(0, 5))]
        known = [f"/api/tables/{self.table}", "/api/tables", "/api/me", "", f"/t/{self.table}"]
        text = self.chance.choice(known) + "".join(f"/{part}" for part in parts)
        if self.chance.random() < 0.3:
            text += f"?seat={self.word()}&version={self.word()}&after={self.word()}&until={self.word()}"
        keep = "" if self.chance.random() < 0.8 else "%"
        return (
            b"/"
            + "".join(
                c if (c.isascii() and c.isalnum()) or c in "/?=&." + keep else quoted(c) for c in text
            ).encode()[1:]
        )

    def cookie(self) -> str:
        at = self.chance.randrange(len(self.signed))
        forged = self.signed[:at] + self.chance.choice(string.ascii_letters) + self.signed[at + 1 :]
        return self.chance.choice(
            [self.signed, forged, self.signed[:at], f"mansard={self.word()}", self.word()]
        )

    def headers(self) -> list[tuple[bytes, bytes]]:
        """Anna's cookie most of the time, and some strange ones; what no client sends is replaced."""
        named = self.chance.sample(HEADERS, self.chance.choice([0, 0, 0, 1, 2, 4]))
        found = {"cookie": self.signed, "host": "house"}
        found |= {name: self.cookie() if name == "cookie" else self.word() for name in named}
        sent = {name: UNSENT.sub("?", value).strip() for name, value in found.items()}
        return [(name.encode(), value.encode("utf-8", "replace")) for name, value in sent.items()]

    def value(self, depth: int = 0) -> Any:
        plain = [None, True, -1, 0, 2**70, 1e308, self.word(), self.word()]
        if depth > 3 or self.chance.random() < 0.6:
            return self.chance.choice(plain)
        inner = [self.value(depth + 1) for _ in range(self.chance.randint(0, 4))]
        return inner if self.chance.random() < 0.5 else {self.word(): item for item in inner}

    def components(self) -> str:
        """A text that is nearly a component file."""
        lines = []
        for _ in range(self.chance.randint(1, 6)):
            value = self.chance.choice(
                [json.dumps(self.word()), "1", "-1", "[1, 2]", "{a = 1}", "'''", self.word()]
            )
            lines.append(
                self.chance.choice([f"[{self.word()}]", f"[[{self.word()}]]", f"{self.word()} = {value}"])
            )
        return "\n".join(lines)

    def body(self, path: bytes) -> bytes:
        if path == b"/api/tables":
            kinds = [{"kind": self.chance.choice(["me", "bot", "open", self.word()])} for _ in range(2)]
            return told(
                {"game": self.chance.choice(mansard.games()), "seats": kinds, "components": self.components()}
            )
        names = ["seat", "version", "moves", "key", "text", "name", "move", "agree", "number"]
        fields = {name: self.value() for name in self.chance.sample(names, self.chance.randint(0, 5))}
        junk = told(self.value())
        return self.chance.choice([told(fields), junk, junk[: len(junk) // 2], b"\xff\xfe", b"[" * 5000])

    def frame(self) -> str | bytes:
        kinds = ["hello", "ack", "ping", self.word()]
        message = {"type": self.chance.choice(kinds), "version": self.value(), "seat": self.value()}
        text = told(message)
        frames: list[str | bytes] = [text.decode("utf-8", "replace"), text, b"\xff" * 9, "x" * 70_000, ""]
        return self.chance.choice(frames)


def told(value: Any) -> bytes:
    return json.dumps(value).encode()


def quoted(letter: str) -> str:
    return "".join(f"%{byte:02X}" for byte in letter.encode("utf-8", "replace"))


NO_HTTP = "Invalid HTTP request received."  # what the server says before it is one of ours
ROUTES = [
    ("POST", "/api/tables"),
    ("POST", "/api/tables/TABLE/draft"),
    ("PUT", "/api/tables/TABLE/draft"),
    ("POST", "/api/tables/TABLE/commit"),
    ("POST", "/api/tables/TABLE/why"),
    ("POST", "/api/tables/TABLE/chat"),
    ("POST", "/api/tables/TABLE/rewind"),
    ("PATCH", "/api/me"),
    ("POST", "/api/me/boxes"),
]


def asked(client: httpx.Client, monkey: Monkey) -> httpx.Response:
    """One request as no browser sends it: to a route that there is, or anywhere."""
    path, headers = monkey.path(), monkey.headers()
    method = monkey.chance.choice(METHODS)
    if monkey.chance.random() < 0.5:
        method, known = monkey.chance.choice(ROUTES)
        path = known.replace("TABLE", monkey.table).encode()
    url = httpx.URL(str(client.base_url)).copy_with(raw_path=path)
    content = monkey.body(path) if method in ("POST", "PUT", "PATCH") else None
    return client.send(httpx.Request(method, url, headers=headers, content=content))


def test_no_request_breaks_the_house(url: str) -> None:
    """Every request is answered; enough of them get as far as a route that reads them."""
    anna = Person(url, "Anna")
    table = anna.create(mansard.games()[0], ["me", "me"], start=True)["id"]
    monkey, kinds = Monkey(1, table, anna.cookie()), Counter[int]()
    with httpx.Client(base_url=url, timeout=30) as client:
        for number in range(SENT):
            answer = asked(client, monkey)
            kinds[answer.status_code] += 1
            assert answer.status_code < 500, (number, answer.request.method, answer.request.url, answer.text)
            if answer.content and answer.status_code >= 400 and answer.text != NO_HTTP:
                assert answer.headers["content-type"] == "application/problem+json"
                assert answer.json()["code"], answer.text
    assert sum(kinds.values()) == SENT
    assert kinds[422] > SENT / 5, kinds
    assert anna.get(f"/api/tables/{table}")["id"] == table


def test_no_frame_breaks_a_socket_of_somebody_else(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(mansard.games()[0], ["me", "me"], start=True)["id"]
    monkey = Monkey(2, table, anna.cookie())
    address = url.replace("http://", "ws://")

    async def attack(path: str) -> None:
        async with websockets.connect(address + path, additional_headers={"cookie": anna.cookie()}) as enemy:
            for _ in range(3):
                await enemy.send(monkey.frame())
            async with asyncio.timeout(20):
                while True:  # until the house has had enough
                    answer = json.loads(await enemy.recv())
                    assert answer["type"] in ("sync", "pong", "presence", "problem", "table"), answer
                    if answer["type"] in ("sync", "pong"):
                        return

    async def scene() -> None:
        async with anna.watch(f"/api/tables/{table}/live") as socket:
            await socket.say("hello", seat=0)
            await socket.hear("sync")
            listening = asyncio.create_task(socket.hear("pong", SENT))  # who does not read is let go
            for number in range(SENT // 10):
                path = "/api/me/live" if number % 5 == 4 else f"/api/tables/{table}/live"
                try:
                    await attack(path)
                except websockets.ConnectionClosed as closed:
                    assert closed.rcvd is None or closed.rcvd.code != 1011, "an error of ours"
            await socket.say("ping")
            await asyncio.wait_for(listening, 20)

    asyncio.run(scene())
