"""What is stored about a person: all of it to keep, or erased."""

import json
import secrets

import mansard
from tests.server.house import Person, offered

GAME = mansard.games()[0]
PASSWORD = "correct horse battery"


def registered(url: str, name: str) -> Person:
    person = Person(url, name)
    login = f"u{secrets.token_hex(6)}"
    person.post("/api/register", {"login": login, "password": PASSWORD, "email": f"{login}@example.org"})
    return person


def table_of_two(anna: Person, bob: Person) -> str:
    table: str = anna.create(GAME, ["me", "open"])["id"]
    bob.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return table


def test_a_person_can_keep_everything_that_is_stored_but_never_the_password(url: str) -> None:
    anna, bob = registered(url, "Anna Data"), Person(url, "Bob")
    table = table_of_two(anna, bob)
    anna.post(f"/api/tables/{table}/chat", {"text": "my words"})
    bob.post(f"/api/tables/{table}/chat", {"text": "words of another"})
    anna.post(f"/api/tables/{table}/note", {"text": "my secret plan"}, method="PUT")
    data = anna.get("/api/me/data")
    assert data["account"]["name"] == "Anna Data" and data["account"]["email"].endswith("@example.org")
    assert [seat["table_id"] for seat in data["seats"]] == [table]
    assert [line["text"] for line in data["chat"]] == ["my words"]
    assert [note["text"] for note in data["notes"]] == ["my secret plan"]
    assert "argon2" not in json.dumps(data) and "password" not in data["account"]


def test_who_has_no_name_is_asked_for_one(url: str) -> None:
    assert Person(url).get("/api/me/data", 401)["code"] == "sign-in"
    assert Person(url).post("/api/me", {}, 401, "DELETE")["code"] == "sign-in"


def test_an_account_is_not_erased_without_its_password(url: str) -> None:
    anna = registered(url, "Anna")
    for body in ({}, {"password": "wrong horse"}):
        assert anna.post("/api/me", body, 401, "DELETE")["code"] == "wrong-password"
    assert anna.get("/api/me")["name"] == "Anna"


def test_games_stay_names_go_and_a_bot_plays_on(url: str) -> None:
    anna, bob = registered(url, "Anna Gone"), Person(url, "Bob")
    table = table_of_two(anna, bob)
    card = bob.get(f"/api/tables/{table}")
    actor = card["actors"][0]
    who = anna if anna.me["id"] == card["seats"][actor]["player"] else bob
    move = offered(who.draft(table, actor, 0))[0]["text"]
    who.commit(table, actor, 0, [move], "first")
    anna.post(f"/api/tables/{table}/chat", {"text": "my words"})
    waiting = anna.create(GAME, ["me", "open"])["id"]
    anna.post("/api/me", {"password": PASSWORD}, method="DELETE")
    assert anna.get("/api/visitor") == {"me": None}
    seen = bob.get(f"/api/tables/{table}")
    mine = seen["seats"][0]
    assert (mine["name"], mine["player"], mine["away"]) == ("—", None, "resigned")
    assert seen["status"] == "playing" and seen["seats"][1]["name"] == "Bob"
    assert seen["version"] >= 1
    assert bob.get(f"/api/tables/{table}/chat")["chat"] == []
    assert bob.get(f"/api/tables/{waiting}")["status"] == "closed"
    assert "Anna Gone" not in json.dumps([seen, bob.get(f"/api/tables/{table}/log")])


def test_a_cookie_of_an_erased_person_opens_nothing(url: str) -> None:
    anna = Person(url, "Anna")
    cookies = dict(anna.http.cookies)
    anna.post("/api/me", {}, method="DELETE")
    anna.http.cookies.update(cookies)
    assert anna.get("/api/me", 401)["code"] == "sign-in"
