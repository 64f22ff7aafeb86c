"""The API keeps its word: every answer has its described form, and nothing that a client sends breaks it."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

import mansard
from mansard.server.openapi import described
from tests.server.house import Person, offered, quick, served

GAME = mansard.games()[0]
ROOT = Path(__file__).parents[2]


API = schemathesis.openapi.from_dict(json.loads(described()))
OPERATIONS: list[Any] = [found.ok() for found in API.get_all_operations()]  # type: ignore[union-attr]
ROUTES = {operation.label: operation for operation in OPERATIONS}
CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
THOROUGH = settings(
    max_examples=10, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
)


@pytest.fixture(scope="module")
def table(url: str) -> tuple[Person, str]:
    """Somebody at a table that has begun."""
    anna = Person(url, "Anna")
    return anna, anna.create(GAME, ["me", "me"], start=True)["id"]


@pytest.mark.parametrize("route", sorted(ROUTES))
def test_every_route_answers_as_described(route: str, url: str) -> None:
    anna = Person(url, "Anna")
    here = anna.create(GAME, ["me", "me"], start=True)["id"]

    @THOROUGH
    @given(case=ROUTES[route].as_strategy(), real=st.booleans(), known=st.booleans())
    def ask(case: Any, real: bool, known: bool) -> None:
        if real and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = here
        headers = {"cookie": anna.cookie()} if known else {}
        case.call_and_validate(base_url=url, headers=headers, checks=CHECKS)

    ask()


TURN = (
    "view",
    "draft",
    "commit",
    "why",
    "log",
    "recap",
    "record",
    "report",
    "chat",
    "note",
    "resign",
    "hand",
)
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=30)
    | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)


@settings(
    max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
)
@given(st.sampled_from(TURN), JUNK, st.sampled_from(["POST", "PUT", "GET"]))
def test_any_body_is_answered_with_a_typed_problem(
    table: tuple[Person, str], action: str, body: Any, method: str
) -> None:
    anna, name = table
    before = anna.get(f"/api/tables/{name}")
    answer = anna.http.request(method, f"/api/tables/{name}/{action}", json=body)
    if answer.status_code >= 400:
        assert answer.status_code < 500
        assert set(answer.json()) >= {"code", "status", "detail", "args"}
    after = anna.get(f"/api/tables/{name}")
    assert (after["version"], after["status"]) == (before["version"], before["status"])


@settings(
    max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), database=None, derandomize=True
)
@given(st.text(min_size=1, max_size=60), st.integers(-5, 10**12), st.integers(-3, 20))
def test_no_move_version_or_seat_breaks_a_turn(
    table: tuple[Person, str], move: str, version: int, seat: int
) -> None:
    anna, name = table
    for path, body in (
        ("commit", {"seat": seat, "version": version, "moves": [move], "key": "k"}),
        ("draft", {"seat": seat, "version": version, "moves": [move]}),
        ("why", {"seat": seat, "move": move}),
    ):
        answer = anna.http.post(f"/api/tables/{name}/{path}", json=body)
        assert answer.status_code in (200, 404, 409, 422), answer.text
    assert anna.get(f"/api/tables/{name}")["version"] == 0


def test_a_body_that_is_too_large_is_refused_even_without_a_length(
    table: tuple[Person, str], url: str
) -> None:
    anna, name = table
    answer = anna.http.post(f"/api/tables/{name}/chat", content=b"x" * 100_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def pieces() -> Any:
        for _ in range(20):
            yield b"x" * 10_000

    answer = anna.http.post(f"/api/tables/{name}/chat", content=pieces())
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_forged_cookie_is_nobody(url: str, table: tuple[Person, str]) -> None:
    anna, _ = table
    value = anna.http.cookies["mansard"]
    flipped = ("A" if value[0] != "A" else "B") + value[1:]
    for forged in ("", "x", value[:-1], flipped, value.split(".")[0], "x" * 5000):
        answer = httpx.get(f"{url}/api/me", headers={"cookie": f"mansard={forged}"})
        assert (answer.status_code, answer.json()["code"]) == (401, "sign-in")


def test_a_page_of_another_site_can_change_nothing(table: tuple[Person, str]) -> None:
    anna, name = table
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        answer = anna.http.post(f"/api/tables/{name}/resign", json={"seat": 0}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    cookie = anna.http.post("/api/guest", json={"name": "Anna"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


def test_every_answer_has_the_headers_that_protect_it(url: str) -> None:
    for path in ("/api/games", "/api/nothing", "/", "/healthz"):
        headers = httpx.get(url + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


def test_health_and_metrics_are_served(url: str) -> None:
    assert httpx.get(f"{url}/healthz").json() == {"status": "ok", "rounds": True}
    ready = {"status": "ok", "rounds": True, "database": True, "broker": True}
    assert httpx.get(f"{url}/readyz").json() == ready
    assert "mansard_commits_total" in httpx.get(f"{url}/metrics").text


def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    with served(quick(tmp_path / "house.db", rate_limits=True, sign_ins_per_minute=3)) as address:
        answers = [httpx.post(f"{address}/api/guest", json={"name": "Bob"}) for _ in range(5)]
    assert [answer.status_code for answer in answers[:3]] == [200] * 3
    assert answers[-1].json()["code"] == "too-many-requests"
    assert int(answers[-1].headers["retry-after"]) > 0


def test_every_problem_has_its_words_in_every_language() -> None:
    from mansard.server.problems import STATUS
    from mansard.server.words import LOCALES, bundle

    for locale in LOCALES:
        assert all(bundle(locale).has_message(f"problem-{code}") for code in STATUS)


def test_the_page_about_the_api_names_every_route() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for path in json.loads(described())["paths"]:
        whole = re.sub(r"\{(table|club|tournament)_id\}", "{id}", path)
        below = re.sub(
            r"/api/(tables|clubs|tournaments)/\{id\}|/api/games/\{slug\}/puzzles/\{puzzle\}", "...", whole
        )
        assert whole in text or below.replace("{seat}", "{n}") in text or below in text, path


def test_a_second_seat_of_mine_is_not_a_seat_of_others(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    name = anna.create(GAME, ["me", "open"])["id"]
    bob.post(f"/api/tables/{name}/join", {})
    seat = anna.post(f"/api/tables/{name}/start")["actors"][0]
    stranger = bob if seat == 0 else anna
    owner = anna if seat == 0 else bob
    move = offered(owner.draft(name, seat, 0))[0]["text"]
    for path in ("resign", "hand", "take-back"):
        assert stranger.post(f"/api/tables/{name}/{path}", {"seat": seat}, 403)["code"] == "not-your-seat"
    assert stranger.commit(name, seat, 0, [move], "k", 403)["code"] == "not-your-seat"
    assert anna.get(f"/api/tables/{name}")["version"] == 0


def test_a_rule_book_is_served_in_the_language_asked_for(url: str) -> None:
    english, russian, unknown = (
        httpx.get(f"{url}/api/games/{GAME}/rules", params=asked)
        for asked in ({}, {"locale": "ru"}, {"locale": "xx"})
    )
    assert [part["anchor"] for part in english.json()["sections"]] == [
        part["anchor"] for part in russian.json()["sections"]
    ]
    assert english.json()["markdown"] != russian.json()["markdown"]
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-locale")
