"""Seats during play: bots, resigning, handing over, rewinds, chat, notes, rematches."""

import asyncio
from typing import Any

import pytest

import mansard
from tests.server.house import Person, offered, until

GAMES = mansard.games()
EASY = {"kind": "bot", "level": "easy"}


def hot_seat(url: str, game: str = GAMES[0], **more: Any) -> tuple[Person, str]:
    anna = Person(url, "Anna")
    return anna, anna.create(game, ["me", "me"], start=True, **more)["id"]


def play_one(anna: Person, table: str) -> int:
    """Whoever is to act commits his first legal move; the new version."""
    card = anna.get(f"/api/tables/{table}")
    seat, version = card["actors"][0], card["version"]
    move = offered(anna.draft(table, seat, version))[0]["text"]
    return int(anna.commit(table, seat, version, [move], f"k{version}")["version"])


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game_and_its_record_replays(url: str, game: str) -> None:
    anna = Person(url, "Anna")
    players = min(n for n in mansard.game(game).player_counts if n > 1)
    table = anna.create(game, ["me"] + [EASY] * (players - 1), start=True)["id"]
    anna.post(f"/api/tables/{table}/hand", {"seat": 0})
    card = until(lambda: anna.get(f"/api/tables/{table}"), lambda card: card["status"] == "finished", 120)
    record = mansard.read_record(anna.http.get(f"/api/tables/{table}/record").text)
    match = mansard.replay(record, mansard.game(game))
    assert match.state.places() == card["places"]
    assert match.state.scores() == card["scores"]
    assert mansard.commitment(record.seed or 0) == card["commitment"]
    stats = anna.get(f"/api/players/{anna.me['id']}")["statistics"]
    assert [line["game"] for line in stats] == [game]


def test_a_seat_is_handed_to_a_bot_and_taken_back(url: str) -> None:
    anna, table = hot_seat(url)
    card = anna.get(f"/api/tables/{table}")
    seat, other = card["actors"][0], 1 - card["actors"][0]
    assert anna.post(f"/api/tables/{table}/hand", {"seat": other})["seats"][other]["away"] == "bot"
    version = play_one(anna, table)
    assert anna.commit(table, other, version, ["x"], "k", 409)["code"] == "seat-with-bot"
    assert anna.post(f"/api/tables/{table}/take-back", {"seat": other})["seats"][other]["away"] is None
    problem = anna.post(f"/api/tables/{table}/take-back", {"seat": seat}, 409)
    assert problem["code"] == "seat-not-with-bot"


def test_a_resigned_seat_stays_with_the_bot_and_an_empty_table_is_abandoned(url: str) -> None:
    anna, table = hot_seat(url)
    assert anna.post(f"/api/tables/{table}/resign", {"seat": 0})["seats"][0]["away"] == "resigned"
    assert anna.post(f"/api/tables/{table}/take-back", {"seat": 0}, 409)["code"] == "resigned"
    assert anna.post(f"/api/tables/{table}/resign", {"seat": 1})["status"] == "abandoned"
    assert anna.draft(table, 0, 0, status=409)["code"] == "table-not-playing"


def test_a_rewind_needs_everybody_and_stays_in_the_record(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create(GAMES[0], ["me", "open"])["id"]
    bob.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    people = [anna, bob]
    before = anna.get(f"/api/tables/{table}/view", seat=0)["view"]
    for _ in range(3):
        card = anna.get(f"/api/tables/{table}")
        seat = card["actors"][0]
        move = offered(people[seat].draft(table, seat, card["version"]))[0]["text"]
        people[seat].commit(table, seat, card["version"], [move], f"k{card['version']}")
    rewind = f"/api/tables/{table}/rewind"
    assert anna.post(rewind, {"seat": 0, "number": 9}, 404)["code"] == "no-such-version"
    assert anna.post(rewind, {"seat": 0, "number": 0})["rewind"]["agreed"] == [0]
    assert bob.post(rewind, {"seat": 1, "number": 1}, 409)["code"] == "rewind-running"
    assert bob.post(f"{rewind}/answer", {"seat": 1, "agree": False})["rewind"] is None
    anna.post(rewind, {"seat": 0, "number": 0})
    card = bob.post(f"{rewind}/answer", {"seat": 1, "agree": True})
    assert (card["version"], card["rewind"]) == (4, None)
    assert anna.get(f"/api/tables/{table}/view", seat=0)["view"] == before
    assert "4 * rewind 0" in anna.http.get(f"/api/tables/{table}/record").text
    assert anna.get(f"/api/tables/{table}/log")["entries"][-1]["rewind_to"] == 0


def test_who_holds_all_seats_rewinds_at_once_and_plays_on(url: str) -> None:
    anna, table = hot_seat(url)
    for _ in range(3):
        play_one(anna, table)
    views = [anna.get(f"/api/tables/{table}/view", seat=0, version=n)["view"] for n in range(4)]
    assert anna.post(f"/api/tables/{table}/rewind", {"seat": 0, "number": 2})["version"] == 4
    assert anna.get(f"/api/tables/{table}/view", seat=0)["view"] == views[2]
    assert play_one(anna, table) == 5


def test_every_version_can_be_seen_again(url: str) -> None:
    anna, table = hot_seat(url)
    seen = [anna.get(f"/api/tables/{table}/view", seat=1)["view"]]
    for _ in range(30):
        play_one(anna, table)
        seen.append(anna.get(f"/api/tables/{table}/view", seat=1)["view"])
    again = [anna.get(f"/api/tables/{table}/view", seat=1, version=n)["view"] for n in range(31)]
    assert again == seen
    assert anna.get(f"/api/tables/{table}/view", 404, version=31)["code"] == "no-such-version"


def test_moves_of_others_are_open_after_the_end_only(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create(GAMES[0], ["me", "open"])["id"]
    bob.post(f"/api/tables/{table}/join", {})
    card = anna.post(f"/api/tables/{table}/start")
    people, seat = [anna, bob], card["actors"][0]
    move = offered(people[seat].draft(table, seat, 0))[0]["text"]
    people[seat].commit(table, seat, 0, [move], "k")
    own = people[seat].get(f"/api/tables/{table}/log", seat=seat)["entries"][0]
    others = people[1 - seat].get(f"/api/tables/{table}/log", seat=1 - seat)["entries"][0]
    assert (own["moves"], others["moves"]) == ([move], None)
    assert f"1 {seat} ..." in people[1 - seat].http.get(f"/api/tables/{table}/record").text


def test_chat_reaches_the_table_and_a_note_only_its_owner(url: str) -> None:
    anna, table = hot_seat(url)
    bob = Person(url, "Bob")
    assert bob.post(f"/api/tables/{table}/chat", {"text": "hi"}, 403)["code"] == "not-for-spectators"

    async def scene() -> None:
        async with bob.watch(f"/api/tables/{table}/live") as socket:
            await socket.say("hello")
            await socket.hear("sync")
            line = await asyncio.to_thread(anna.post, f"/api/tables/{table}/chat", {"text": "good luck"})
            assert (await socket.hear("chat"))["chat"] == line

    asyncio.run(scene())
    assert [line["text"] for line in bob.get(f"/api/tables/{table}/chat")["chat"]] == ["good luck"]
    anna.post(f"/api/tables/{table}/note", {"text": "my plan"}, method="PUT")
    assert anna.get(f"/api/tables/{table}/note") == {"text": "my plan"}
    assert bob.get(f"/api/tables/{table}/note") == {"text": ""}


def test_a_rematch_has_the_same_seats_and_is_one_table_for_all(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create(GAMES[0], ["me", "open"])["id"]
    bob.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    assert anna.post(f"/api/tables/{table}/rematch", status=409)["code"] == "table-not-finished"
    for seat, person in enumerate((anna, bob)):
        person.post(f"/api/tables/{table}/resign", {"seat": seat})
    again = anna.post(f"/api/tables/{table}/rematch")
    assert bob.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Bob"]
    assert anna.post(f"/api/tables/{again['id']}/start")["status"] == "playing"


def test_a_bug_report_holds_the_position_and_the_redacted_log(url: str) -> None:
    anna, table = hot_seat(url)
    play_one(anna, table)
    report = Person(url).get(f"/api/tables/{table}/report")
    assert report["view"] == anna.get(f"/api/tables/{table}/view")["view"]
    assert [entry["moves"] for entry in report["log"]] == [None]
