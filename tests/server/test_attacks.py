"""A model of the enemy: one test an attack. Whatever is sent, the house answers and everybody plays on."""

import asyncio
import http.server
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
import websockets
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import mansard
from mansard.kernel.record import read_record, replay
from mansard.server import model
from mansard.server.app import create_app
from mansard.server.botplay import job_for
from mansard.server.watcher import MOST_WAITING
from tests.server.house import Person, offered, quick, served, until
from tests.server.test_live import two_seats

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


def seated(url: str) -> tuple[Person, Person, str, int]:
    """Who is to act, somebody else at the table, the table, and the seat that is to act."""
    anna, bob, table = two_seats(url)
    seat = anna.get(f"/api/tables/{table}")["actors"][0]
    return (anna, bob, table, seat) if seat == 0 else (bob, anna, table, seat)


def test_nothing_of_another_seat_is_given_or_done(url: str) -> None:
    """Its view, log, recap, steps, drafts, kept draft, reasons, turns: for its owner alone."""
    actor, enemy, table, seat = seated(url)
    move = offered(actor.draft(table, seat, 0))[0]["text"]
    stranger, base = Person(url, "Eve"), f"/api/tables/{table}"
    for who in (enemy, stranger):
        for path in ("view", "log", "recap", "draft", "plan", "record", "report", "steps?after=0&until=1"):
            mark = "&" if "?" in path else "?"
            answer = who.http.get(f"{base}/{path}{mark}seat={seat}")
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat"), path
        turn = {"seat": seat, "version": 0, "moves": [move]}
        for method, path, body in (
            ("POST", "draft", turn),
            ("PUT", "draft", turn),
            ("POST", "why", {"seat": seat, "move": move}),
            ("POST", "commit", {**turn, "key": "k"}),
            ("POST", "sandbox", {"seat": seat, "version": 0}),
            ("PUT", "plan", {"seat": seat, "lines": [{"moves": [move]}]}),
            ("POST", "rewind", {"seat": seat, "number": 0}),
            ("POST", "hand", {"seat": seat}),
            ("POST", "resign", {"seat": seat}),
        ):
            assert who.post(f"{base}/{path}", body, 403, method)["code"] == "not-your-seat", path
    assert actor.get(base)["version"] == 0


def test_a_replayed_commit_is_told_as_what_it_was(url: str) -> None:
    actor, _, table, seat = seated(url)
    moves = [offered(actor.draft(table, seat, 0))[0]["text"]]
    assert actor.commit(table, seat, 0, moves, "k")["answer"] == "applied"
    assert actor.commit(table, seat, 0, moves, "k")["answer"] == "duplicate"
    assert actor.commit(table, seat, 0, moves, "another", 409)["code"] == "stale"
    assert actor.get(f"/api/tables/{table}")["version"] == 1


def test_commits_in_another_order_are_stale(url: str) -> None:
    actor, _, table, seat = seated(url)
    moves = [offered(actor.draft(table, seat, 0))[0]["text"]]
    assert actor.commit(table, seat, 1, moves, "second", 409)["code"] == "stale"
    assert actor.commit(table, seat, 0, moves, "first")["answer"] == "applied"


@pytest.mark.parametrize("keys", [("same", "same"), ("one", "two")])
def test_of_commits_at_once_one_counts(url: str, keys: tuple[str, str]) -> None:
    actor, _, table, seat = seated(url)
    body = {"seat": seat, "version": 0, "moves": [offered(actor.draft(table, seat, 0))[0]["text"]]}
    with ThreadPoolExecutor(8) as pool:
        path = f"/api/tables/{table}/commit"
        asked = [pool.submit(actor.http.post, path, json={**body, "key": keys[n % 2]}) for n in range(8)]
        answers = [answer.result() for answer in asked]
    kinds = [answer.json().get("answer", answer.json().get("code")) for answer in answers]
    assert kinds.count("applied") == 1
    assert set(kinds) <= {"applied", "duplicate", "stale"}
    assert actor.get(f"/api/tables/{table}")["version"] == 1


def test_a_flood_of_requests_stops_its_sender_alone(tmp_path: Path) -> None:
    with served(quick(tmp_path / "house.db", rate_limits=True, requests_per_second=20)) as url:
        anna, enemy = Person(url, "Anna"), Person(url, "Eve")
        codes = [enemy.http.get("/api/me").status_code for _ in range(200)]
        assert set(codes) == {200, 429}
        assert anna.get("/api/me")["name"] == "Anna"


def test_a_flood_over_a_socket_is_cut(tmp_path: Path) -> None:
    async def flood(enemy: Person, table: str) -> dict[str, Any]:
        async with enemy.watch(f"/api/tables/{table}/live") as socket:
            await socket.say("hello")
            for _ in range(300):
                await socket.say("ping")
            while (heard := json.loads(await socket.found.recv()))["type"] != "problem":
                assert heard["type"] in ("sync", "pong", "presence")
            return dict(heard)

    with served(quick(tmp_path / "house.db", rate_limits=True, requests_per_second=20)) as url:
        enemy = Person(url, "Eve")
        table = enemy.create(GAME, ["me", "me"], start=True)["id"]
        assert asyncio.run(flood(enemy, table))["code"] == "too-many-requests"


def test_who_does_not_read_keeps_no_memory_and_nobody_waiting(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(GAME, ["me", "me"], start=True)["id"]

    async def scene() -> dict[str, Any]:
        path = f"/api/tables/{table}/live"
        async with anna.watch(path) as silent, anna.watch(path) as other:  # one never says hello
            for _ in range(MOST_WAITING + 1):
                await silent.say("ping")
            problem = json.loads(await asyncio.wait_for(silent.found.recv(), 20))
            await other.say("hello", seat=0)
            await other.hear("sync")
            return dict(problem)

    assert asyncio.run(scene())["code"] == "too-slow"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guest", {"name": "x" * 5000}),
        ("/api/tables/TABLE/chat", {"text": "x" * 5000}),
        ("/api/tables/TABLE/note", {"text": "x" * 20000}),
        ("/api/tables/TABLE/draft", {"seat": 0, "version": 0, "moves": ["pass"] * 5000}),
        ("/api/tables/TABLE/commit", {"seat": 0, "version": 0, "moves": ["x" * 9000], "key": "k"}),
        ("/api/tables/TABLE/commit", {"seat": 0, "version": 0, "moves": ["pass"], "key": "k" * 9000}),
        ("/api/tables/TABLE/commit", {"seat": 0, "version": 10**30, "moves": ["pass"], "key": "k"}),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "me"}] * 5000}),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "me"}] * 2, "components": "#" * 550_000}),
        ("/api/tables", {"game": GAME, "seats": [{"kind": "me"}] * 2, "components": "#" * 900_000}),
    ],
)
def test_what_is_too_large_is_refused(url: str, path: str, body: dict[str, Any]) -> None:
    anna = Person(url, "Anna")
    table = anna.create(GAME, ["me", "me"], start=True)["id"]
    method = "PUT" if path.endswith("note") else "POST"
    answer = anna.http.request(method, path.replace("TABLE", table), json=body)
    assert answer.status_code in (413, 422)
    assert answer.json()["code"] in ("too-large", "malformed")


def test_a_socket_is_not_opened_from_a_page_of_another_site(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(GAME, ["me", "me"], start=True)["id"]
    headers = {"cookie": anna.cookie(), "origin": "https://evil.example"}

    async def attack(path: str) -> None:
        async with websockets.connect(url.replace("http", "ws", 1) + path, additional_headers=headers):
            pass

    for path in (f"/api/tables/{table}/live", "/api/me/live"):
        with pytest.raises(websockets.InvalidStatus):
            asyncio.run(attack(path))


def test_a_cookie_of_an_https_house_never_travels_by_http(tmp_path: Path) -> None:
    with served(quick(tmp_path / "house.db", public_url="https://games.example.org")) as url:
        answer = httpx.post(f"{url}/api/guest", json={"name": "Anna"})
    assert {"Secure", "HttpOnly"} <= set(answer.headers["set-cookie"].split("; "))
    assert answer.headers["strict-transport-security"]


def test_a_manipulated_record_is_found_out(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(GAME, ["me", BOT], start=True)["id"]
    anna.post(f"/api/tables/{table}/hand", {"seat": 0})
    until(lambda: anna.get(f"/api/tables/{table}"), lambda card: card["status"] == "finished", 60)
    text = anna.http.get(f"/api/tables/{table}/record").text
    assert replay(read_record(text), mansard.game(GAME)).record.scores
    lines = text.splitlines()
    for head in ("scores: ", "places: ", "seed: ", "commitment: ", "components: "):
        at = next(n for n, line in enumerate(lines) if line.startswith(head))
        swapped = lines[at][:-1] + ("1" if lines[at][-1] != "1" else "2")
        with pytest.raises(mansard.MansardError):
            replay(read_record("\n".join([*lines[:at], swapped, *lines[at + 1 :]])), mansard.game(GAME))
    first = next(n for n, line in enumerate(lines) if line.startswith("1 "))
    with pytest.raises(mansard.MansardError):
        replay(read_record("\n".join([*lines[:first], *lines[first + 1 :]])), mansard.game(GAME))


def test_what_came_to_light_cannot_be_undone_alone(url: str) -> None:
    """One person's undo needs the other's consent, and it stays in the log."""
    actor, other, table, seat = seated(url)
    actor.commit(table, seat, 0, [offered(actor.draft(table, seat, 0))[0]["text"]], "k")
    card = actor.post(f"/api/tables/{table}/rewind", {"seat": seat, "number": 0})
    assert (card["version"], card["rewind"]["agreed"]) == (1, [seat])
    again = actor.post(f"/api/tables/{table}/rewind/answer", {"seat": seat, "agree": True})
    assert again["version"] == 1
    card = other.post(f"/api/tables/{table}/rewind/answer", {"seat": 1 - seat, "agree": True})
    assert card["version"] == 2
    log = actor.get(f"/api/tables/{table}/log")["entries"]
    assert [entry["rewind_to"] for entry in log] == [None, 0]


async def bot_jobs(game: str, path: Path) -> None:
    """What bots are asked at a real table, for the seat that is to act."""
    app = create_app(quick(path, keeper_interval=1000))
    players = mansard.game(game).player_counts[-1]
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as anna,
    ):
        await anna.post("/api/guest", json={"name": "Anna"})
        body = {"game": game, "seats": [{"kind": "me"}] * players, "start": True}
        made = (await anna.post("/api/tables", json=body)).json()
        table = await app.state.house.table(made["id"])
        state, seat = table.playing(), made["actors"][0]
        jobs = [job_for(app.state.house, table, seat) for _ in range(12)]
        assert len({job["state"] for job in jobs}) > 1, "what is hidden is drawn anew for every thought"
        for job in jobs:
            assert set(job) == {"bot", "components", "game", "seat", "seed", "state"}
            assert state.game.from_json(job["state"]).view(seat) == state.view(seat)
        table.state = state.resample(seat, 99)  # the same table with other secrets
        for chance in range(12):
            assert table.state.resample(seat, chance).to_json() == state.resample(seat, chance).to_json()


@pytest.mark.parametrize("game", mansard.games())
def test_neither_move_nor_time_of_a_bot_depends_on_what_it_may_not_know(game: str, tmp_path: Path) -> None:
    """It thinks about a state in which that is drawn anew, the same whatever the others really hold."""
    asyncio.run(bot_jobs(game, tmp_path / "house.db"))


EVIL = "}\n\ngame-name = stolen { $x }\n<script>alert(1)</script>"


def test_a_name_in_a_box_is_a_name_in_its_texts(url: str) -> None:
    """A box of one's own cannot write messages of its own into the texts that others read."""
    anna = Person(url, "Anna")
    sheet = anna.get("/api/games/skyrise/box")
    address = next(v["key"] for v in sheet["values"] if v["key"].endswith(".name"))
    answer = anna.post("/api/games/skyrise/box/check", {"changes": {address: EVIL}, "confirmed": []})
    players = mansard.game("skyrise").player_counts[0]
    made = anna.http.post(
        "/api/tables",
        json={"game": "skyrise", "seats": [{"kind": "me"}] * players, "components": answer["text"]},
    )
    assert made.status_code == 201, made.text
    text = anna.get(f"/api/tables/{made.json()['id']}/text/en")["text"]
    parsed = FluentParser().parse(text)
    names = [entry.id.name for entry in parsed.body if isinstance(entry, Message)]
    assert not [entry for entry in parsed.body if isinstance(entry, Junk)]
    assert names.count("game-name") == 1
    assert "alert(1)" in text, "the name itself is told"
    assert "\ngame-name = stolen" not in text
