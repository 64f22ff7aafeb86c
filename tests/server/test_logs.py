"""The log: one line a request, the same id from the request to the slow statement, and no secret in it."""

import json
import logging
import logging.config
from pathlib import Path

import httpx
import pytest

from mansard.server.logs import Json, Lines, begin_request, log_config
from mansard.server.settings import Settings
from tests.server.house import Person, offered, quick, served

GAME = "skyrise"


def lines_of(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    """What was logged, as the objects that a program would read."""
    return [json.loads(Json().format(record)) for record in caplog.records]


def test_every_request_has_a_line_and_its_id_comes_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="mansard.server")
    with served(quick(tmp_path / "house.db")) as url:
        answer = httpx.get(f"{url}/api/games", headers={"x-request-id": "from-the-proxy"})
        strange = httpx.get(f"{url}/api/games", headers={"x-request-id": "a b\tc"})
    assert answer.headers["x-request-id"] == "from-the-proxy"
    assert len(strange.headers["x-request-id"]) == 16
    asked = [line for line in lines_of(caplog) if line.get("route") == "/api/games"]
    assert [(line["method"], line["status"]) for line in asked] == [("GET", 200)] * 2


def test_a_slow_statement_names_the_request_but_no_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(logging.getLogger("mansard.server"), "handlers", [Telling(told)])
    settings = quick(tmp_path / "house.db", slow_query=0.000_000_1, slow_request=0.000_000_1)
    with served(settings) as url:
        httpx.post(f"{url}/api/guest", json={"name": "Very Secret Name"}, headers={"x-request-id": "mine"})
    slow = [json.loads(line) for line in told if "statement" in json.loads(line)]
    assert any(line["request"] == "mine" and "INSERT INTO accounts" in line["statement"] for line in slow)
    assert not any("Very Secret Name" in line for line in told)
    assert any(json.loads(line).get("route") == "/api/guest" for line in told)


class Telling(logging.Handler):
    """Keeps the formatted lines, as they would be written while the request runs."""

    def __init__(self, told: list[str]) -> None:
        super().__init__(logging.INFO)
        self.told = told
        self.setFormatter(Json())

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(self.format(record))


def test_no_cookie_and_no_move_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[str] = []
    monkeypatch.setattr(logging.getLogger("mansard.server"), "handlers", [Telling(told)])
    caplog.set_level(logging.DEBUG, "mansard.server")
    with served(quick(tmp_path / "house.db", slow_query=0.000_000_1)) as url:
        anna = Person(url, "Anna")
        table = anna.create(GAME, ["me", "me"], start=True)["id"]
        seat = anna.get(f"/api/tables/{table}")["actors"][0]
        move = offered(anna.draft(table, seat, 0))[0]["text"]
        anna.commit(table, seat, 0, [move], "first-key")
        cookie = anna.http.cookies["mansard"]
    text = "\n".join(told)
    assert "/api/tables/{table_id}/commit" in text
    for secret in (cookie, move, "first-key"):
        assert secret not in text


@pytest.mark.parametrize(("slow", "logged"), [(0.000_000_1, [1]), (3600.0, [])])
def test_a_slow_turn_is_logged_with_where_its_time_went(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: float, logged: list[int]
) -> None:
    told: list[str] = []
    monkeypatch.setattr(logging.getLogger("mansard.server"), "handlers", [Telling(told)])
    with served(quick(tmp_path / "house.db", slow_turn=slow)) as url:
        anna = Person(url, "Anna")
        table = anna.create(GAME, ["me", "me"], start=True)["id"]
        seat = anna.get(f"/api/tables/{table}")["actors"][0]
        move = offered(anna.draft(table, seat, 0))[0]["text"]
        anna.commit(table, seat, 0, [move], "key")
    lines = [line for line in map(json.loads, told) if "by_bot" in line]
    assert [line["number"] for line in lines] == logged
    for line in lines:
        assert (line["table"], line["game"], line["seat"], line["by_bot"]) == (table, GAME, seat, False)
        parts = [line[part] for part in ("waited", "played", "stored", "told")]
        assert sum(parts) == pytest.approx(line["seconds"], abs=0.001)
        assert line["request"]
    assert not any(move in line for line in told)


def test_lines_for_people_and_for_programs_tell_the_same() -> None:
    record = logging.makeLogRecord({"name": "mansard.server", "levelname": "INFO", "msg": "hello"})
    begin_request("r1")
    assert Lines().format(record).endswith("INFO mansard.server [r1] hello")
    assert json.loads(Json().format(record))["request"] == "r1"


def test_the_configuration_is_one_that_logging_takes() -> None:
    for form in ("lines", "json"):
        config = log_config(Settings(log_format=form, log_level="info"))
        logging.config.DictConfigurator(config).configure_formatter(config["formatters"]["ours"])
        assert config["loggers"]["mansard"]["level"] == "INFO"
