"""People who behave badly: complaints, being shut out, muted or renamed, and the acts of operators."""

import getpass
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import mansard
from mansard.kernel.errors import MansardError
from mansard.server import moderation
from mansard.server.doors import Doors
from mansard.server.problems import Problem
from tests.cli.run import run
from tests.server.house import Person, offered, quick, served, until

GAME = mansard.games()[0]
DAY = 86400.0


def answer(person: Person, path: str, body: dict[str, Any] | None = None) -> Any:
    """What comes back, whatever it is."""
    return person.http.post(path, json=body or {}).json()


def at(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


def test_who_is_shut_out_may_look_and_be_erased_and_nothing_else(path: Path) -> None:
    with served(quick(path, slow_round=0.1)) as url:
        anna, boris = Person(url, "Anna"), Person(url, "Boris")
        table = anna.create(GAME, ["me", "open"])["id"]
        boris.post(f"/api/tables/{table}/join", {})
        anna.post(f"/api/tables/{table}/start")
        moderation.restrict(at(path), "Boris", "ban", 1, "shouting")
        card = until(lambda: anna.get(f"/api/tables/{table}"), lambda card: card["seats"][1]["away"] == "bot")
        assert card["status"] == "playing"
        back = f"/api/tables/{table}/take-back"
        problem = until(lambda: answer(boris, back, {"seat": 1}), lambda told: "code" in told)
        assert problem["code"] == "banned" and problem["args"]["until"].endswith("UTC")
        assert boris.post("/api/guest", {"name": "Somebody"}, 403)["code"] == "banned"
        assert boris.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}]}, 403)["code"] == "banned"
        draft = {"seat": 1, "version": card["version"], "moves": []}
        assert boris.post(f"/api/tables/{table}/draft", draft, 403)["code"] == "banned"
        assert boris.get(f"/api/tables/{table}")["id"] == table
        assert boris.get("/api/me/data")["account"]["name"] == "Boris"
        moderation.permit(at(path), "Boris", "ban")
        until(lambda: answer(boris, "/api/guest", {"name": "Boris"}), lambda told: "name" in told)
        boris.post(back, {"seat": 1})
        assert boris.post("/api/me", {}, 200, method="DELETE") is not None


def newcomer(url: str) -> httpx.Response:
    """Somebody without a cookie asks for a name."""
    with httpx.Client(base_url=url) as browser:
        return browser.post("/api/guest", json={"name": "Nobody"})


def test_who_is_shut_out_does_not_come_back_under_a_new_name(path: Path) -> None:
    with served(quick(path, slow_round=0.1)) as url:
        anna, boris = Person(url, "Anna"), Person(url, "Boris")
        moderation.restrict(at(path), "Boris", "ban", 30, "shouting")
        assert newcomer(url).status_code == 200  # he has not been here since
        body = {"game": GAME, "seats": [{"kind": "me"}]}
        until(lambda: answer(boris, "/api/tables", body), lambda told: told.get("code") == "banned")
        refused = newcomer(url)
        assert (refused.status_code, refused.json()["code"]) == (403, "no-new-names")
        register = {"login": "boris", "password": "p" * 12}
        assert httpx.post(f"{url}/api/register", json=register).json()["code"] == "no-new-names"
        assert anna.create(GAME, ["me", "open"])["owner"] == anna.me["id"]  # who has a name notices nothing
        moderation.permit(at(path), "Boris", "ban")
        until(lambda: newcomer(url).status_code, lambda status: status == 200)


def test_a_house_may_leave_its_doors_open(path: Path) -> None:
    with served(quick(path, slow_round=0.1, shut_out_hours=0)) as url:
        boris = Person(url, "Boris")
        moderation.restrict(at(path), "Boris", "ban", 30, "shouting")
        body = {"game": GAME, "seats": [{"kind": "me"}]}
        until(lambda: answer(boris, "/api/tables", body), lambda told: told.get("code") == "banned")
        assert newcomer(url).status_code == 200


def test_doors_are_closed_for_a_household_and_for_a_time() -> None:
    now = [0.0]
    doors = Doors(lambda: now[0], 24)
    doors.note("2001:db8::1", "boris", 1e12)
    doors.note("192.0.2.1", "vera", 3600.0)
    for address in ("2001:db8::2", "192.0.2.1"):
        with pytest.raises(Problem, match="no-new-names"):
            doors.check(address)
    for address in ("2001:db8:0:1::1", "192.0.2.2", ""):
        doors.check(address)
    now[0] = 3601.0
    doors.check("192.0.2.1")
    now[0] = 24 * 3600 + 1.0
    doors.check("2001:db8::2")


def test_who_is_muted_plays_on_without_a_voice(path: Path) -> None:
    with served(quick(path, slow_round=0.1)) as url:
        anna = Person(url, "Anna")
        table = anna.create(GAME, ["me", "me"], start=True)["id"]
        anna.post(f"/api/tables/{table}/chat", {"text": "hello"})
        moderation.restrict(at(path), "Anna", "mute", None, "")
        told = until(
            lambda: answer(anna, f"/api/tables/{table}/chat", {"text": "hello?"}),
            lambda told: "code" in told,
        )
        assert (told["code"], told["args"]["until"]) == ("muted", "never")
        seat = anna.get(f"/api/tables/{table}")["actors"][0]
        anna.commit(table, seat, 0, [offered(anna.draft(table, seat, 0))[0]["text"]], "k")
        moderation.permit(at(path), "Anna", "mute")
        until(lambda: answer(anna, f"/api/tables/{table}/chat", {"text": "back"}), lambda told: "id" in told)


def test_a_new_name_is_shown_everywhere_at_once(path: Path) -> None:
    with served(quick(path, slow_round=0.1)) as url:
        anna = Person(url, "Rude word")
        table = anna.create(GAME, ["me", "bot"], start=True)["id"]
        anna.post(f"/api/tables/{table}/chat", {"text": "hello"})
        moderation.rename(at(path), "Rude word", "Anna")
        card = until(
            lambda: anna.get(f"/api/tables/{table}"), lambda card: card["seats"][0]["name"] == "Anna"
        )
        assert card["id"] == table
        assert until(lambda: anna.get("/api/me"), lambda me: me["name"] == "Anna")
        assert [line["name"] for line in anna.get(f"/api/tables/{table}/chat")["chat"]] == ["Anna"]


def test_a_complaint_is_read_settled_and_recorded(path: Path) -> None:
    with served(quick(path)) as url:
        anna, boris = Person(url, "Anna"), Person(url, "Boris")
        table = anna.create(GAME, ["me", "open"])["id"]
        boris.post(f"/api/tables/{table}/join", {})
        line = answer(boris, f"/api/tables/{table}/chat", {"text": "[b]unkind[/b]"})["id"]
        me, him = anna.get("/api/me")["id"], boris.get("/api/me")["id"]
        about = {"player": him, "table": table, "line": line, "why": "unkind"}
        anna.post("/api/complaints", about, 201)
        assert anna.post("/api/complaints", about | {"line": line + 1}, 404)["code"] == "no-such-line"
        assert anna.post("/api/complaints", about | {"player": me}, 409)["code"] == "not-yourself"
        assert anna.post("/api/complaints", about | {"player": "nobody"}, 404)["code"] == "no-such-player"
        assert anna.post("/api/complaints", about | {"why": " "}, 422)["code"] == "malformed"
        for _ in range(19):
            anna.post("/api/complaints", about, 201)
        assert anna.post("/api/complaints", about, 409)["code"] == "too-many-complaints"
    told = run("admin", "complaints", "--database", at(path))
    assert told.exit_code == 0 and "Anna" in told.stdout and "“[b]unkind[/b]”" in told.stdout
    assert run("admin", "settle", "1", "--database", at(path)).exit_code == 0
    assert run("admin", "settle", "1", "--database", at(path)).exit_code != 0
    assert len(moderation.complaints(at(path))) == 19
    assert len(moderation.complaints(at(path), settled=True)) == 20
    assert [act.act for act in moderation.acts(at(path), 5)] == ["settle"]


def test_every_act_of_an_operator_is_written_down(path: Path, tmp_path: Path) -> None:
    with served(quick(path)) as url:
        Person(url, "Anna")
        Person(url, "Anna")
        Person(url, "Boris")
    where = ("--database", at(path))
    several = run("admin", "ban", "Anna", *where)
    assert several.exit_code != 0 and "several are called Anna" in several.stderr
    assert "nobody is called Chloé" in run("admin", "mute", "Chloé", *where).stderr
    assert run("admin", "ban", "Boris", "--days", "2", "--why", "spite", *where).exit_code == 0
    assert run("admin", "rename", "Boris", "Borys", *where).exit_code == 0
    assert "1" in run("admin", "rename", "Borys", " ", *where).stderr
    assert run("admin", "unban", "Borys", *where).exit_code == 0
    for act in (("backup", str(tmp_path / "copy.db")), ("export", str(tmp_path / "all.jsonl")), ("stats",)):
        assert run("admin", *act, *where).exit_code == 0
    found = moderation.acts(at(path), 50)
    assert [act.act for act in reversed(found)] == ["ban", "rename", "unban", "backup", "export", "stats"]
    assert [act.details for act in reversed(found)][:2] == ["2 days: spite", "Boris -> Borys"]
    assert all(act.who == moderation.operator() for act in found)
    assert "Borys" in run("admin", "acts", *where).stdout
    with pytest.raises(MansardError):
        moderation.permit(at(path), "Nobody", "ban")


def test_what_is_old_goes_if_the_settings_say_so(path: Path) -> None:
    with served(quick(path)) as url:
        anna = Person(url, "Anna")
        Person(url, "Passing by")
        table = anna.create(GAME, ["me", "open"])["id"]
        anna.post(f"/api/tables/{table}/chat", {"text": "old words"})
    moderation.restrict(at(path), "Anna", "mute", 0.01, "")
    month = time.time() - 30 * DAY
    with sqlite3.connect(path) as database:
        database.execute("UPDATE accounts SET created = ?", (month,))
        database.execute("UPDATE tables SET finished = ?, status = 'finished'", (month,))
        database.execute("UPDATE audit SET time = ?", (month,))
    database.close()
    kept = {"keep_chat_days": 20, "keep_guests_days": 20, "keep_acts_days": 20}
    with served(quick(path, slow_round=0.1, **kept)):
        until(lambda: moderation.acts(at(path), 5), lambda acts: not acts)
    with sqlite3.connect(path) as database:
        assert [name for (name,) in database.execute("SELECT name FROM accounts")] == ["Anna"]
        assert database.execute("SELECT count(*) FROM chat").fetchone() == (0,)
    database.close()


def test_an_operator_without_a_name_on_the_machine_is_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("getpwuid(): uid not found: 1234")

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert moderation.operator().startswith(f"{os.getuid()}@")
