"""Who somebody is to the others: names of guests, at the table and in the chat."""

import mansard
from tests.server.house import Person

GAME = mansard.games()[0]


def test_a_visitor_without_a_name_is_told_so_without_an_error(url: str) -> None:
    stranger = Person(url)
    assert stranger.get("/api/visitor") == {"me": None}
    stranger.post("/api/guest", {"name": "Anna"})
    assert stranger.get("/api/visitor")["me"]["name"] == "Anna"


def test_in_the_chat_somebody_is_called_as_at_the_table(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(GAME, [{"kind": "me", "name": "Queen Anna"}, "open"])["id"]
    assert anna.post(f"/api/tables/{table}/chat", {"text": "hello"})["name"] == "Queen Anna"
    both = anna.create(GAME, [{"kind": "me", "name": "Ludwik"}, {"kind": "me", "name": "Zofia"}])["id"]
    assert anna.post(f"/api/tables/{both}/chat", {"text": "hello"})["name"] == "Anna"
