"""Clubs and the people one knows: links, roles, tables and ratings of a club, following, inviting."""

import asyncio
import json
from typing import Any

import pytest

from tests.server.house import Person, quick, served
from tests.server.test_counting import play_to_the_end
from tests.server.test_tournaments import opened

GAME = "skyrise"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with served(quick(tmp_path_factory.mktemp("clubs") / "house.db", slow_round=0.1)) as url:
        yield url


def founded(keeper: Person, name: str = "Thursday table") -> Any:
    return keeper.post("/api/clubs", {"name": name}, 201)


def joined(url: str, club: Any, name: str, role: str = "member") -> Person:
    person = Person(url, name)
    answer = person.post(f"/api/invitations/{club['invite']['code']}")
    assert answer == {"club": club["id"], "role": role}
    return person


def sat(people: list[Person], **more: Any) -> str:
    """A table of these people that plays."""
    table: str = people[0].create(GAME, ["me"] + ["open"] * (len(people) - 1), **more)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start", {})
    return table


def resigned(people: list[Person], table: str) -> None:
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/resign", {"seat": seat})


def test_who_has_the_link_comes_in_and_nobody_else_looks(url: str) -> None:
    anna = Person(url, "Anna")
    club = founded(anna)
    assert (club["role"], [one["name"] for one in club["members"]]) == ("keeper", ["Anna"])
    where, stranger = f"/api/clubs/{club['id']}", Person(url, "Stranger")
    for path in ("", "/tables", "/tournaments"):
        assert stranger.get(where + path, 403)["code"] == "members-only"
    look = stranger.get(f"/api/invitations/{club['invite']['code']}")
    assert (look["name"], look["members"], look["role"]) == ("Thursday table", 1, None)
    assert (look["keepers"], look["uses"], look["until"]) == (["Anna"], None, None)
    boris = joined(url, club, "Boris")
    assert [one["name"] for one in boris.get(where)["members"]] == ["Anna", "Boris"]
    assert boris.get("/api/clubs")["clubs"][0]["members"] == 2
    assert stranger.get("/api/clubs") == {"clubs": []}
    assert stranger.get("/api/clubs/nowhere", 404)["code"] == "no-such-club"


def test_a_link_works_for_so_many_and_until_a_new_one_is_made(house: str) -> None:
    anna = Person(house, "Anna")
    club = founded(anna)
    where = f"/api/clubs/{club['id']}"
    once = anna.post(f"{where}/invite", {"uses": 1})
    stranger = Person(house, "Late")
    assert (
        stranger.post(f"/api/invitations/{club['invite']['code']}", status=404)["code"]
        == "no-such-invitation"
    )
    boris = joined(house, once, "Boris")
    assert (
        stranger.post(f"/api/invitations/{once['invite']['code']}", status=404)["code"]
        == "no-such-invitation"
    )
    assert boris.post(f"{where}/invite", {}, 403)["code"] == "keepers-only"
    assert anna.post(f"{where}/invite", {"uses": 0}, 422)["code"] == "malformed"


def test_a_keeper_lets_people_in_where_the_link_says_so(house: str) -> None:
    anna = Person(house, "Anna")
    club = founded(anna)
    where = f"/api/clubs/{club['id']}"
    club = anna.post(f"{where}/invite", {"approval": True})
    boris = joined(house, club, "Boris", "asked")
    assert boris.get(where, 403)["code"] == "members-only"
    assert anna.get("/api/clubs")["clubs"][0]["waiting"] == 1
    assert [one["name"] for one in anna.get(where)["asking"]] == ["Boris"]
    anna.post(f"{where}/members/{boris.me['id']}", {"role": "member"}, method="PUT")
    assert boris.get(where)["role"] == "member" and boris.get(where)["asking"] == []


def test_a_club_always_has_a_keeper_and_ends_with_its_last_member(house: str) -> None:
    anna = Person(house, "Anna")
    club = founded(anna)
    where = f"/api/clubs/{club['id']}"
    boris, chloe = joined(house, club, "Boris"), joined(house, club, "Chloé")
    me = f"{where}/members/{anna.me['id']}"
    assert anna.post(me, {"role": "member"}, 409, "PUT")["code"] == "last-keeper"
    assert boris.post(me, {"role": "member"}, 403, "PUT")["code"] == "keepers-only"
    anna.post(me, method="DELETE")
    assert [one["role"] for one in boris.get(where)["members"]] == ["keeper", "member"], "the longest member"
    boris.post(f"{where}/members/{chloe.me['id']}", method="DELETE")
    assert chloe.get(where, 403)["code"] == "members-only"
    boris.post("/api/me", {}, method="DELETE")
    assert anna.get(where, 404)["code"] == "no-such-club"


def test_keepers_pin_notices_and_members_read_them(house: str) -> None:
    anna = Person(house, "Anna")
    club = founded(anna)
    where = f"/api/clubs/{club['id']}"
    boris = joined(house, club, "Boris")
    anna.post(f"{where}/posts", {"text": "Paris on Thursday at seven"})
    post = boris.get(where)["posts"][0]
    assert (post["name"], post["text"]) == ("Anna", "Paris on Thursday at seven")
    assert boris.post(f"{where}/posts", {"text": "and then?"}, 403)["code"] == "keepers-only"
    anna.post(f"{where}/posts/{post['id']}", method="DELETE")
    assert boris.get(where)["posts"] == []
    assert anna.post(f"{where}/posts/{post['id']}", None, 404, "DELETE")["code"] == "no-such-notice"


def test_tables_and_ratings_of_a_club_are_its_own(house: str) -> None:
    anna = Person(house, "Anna")
    club = founded(anna)
    where = f"/api/clubs/{club['id']}"
    boris, stranger = joined(house, club, "Boris"), Person(house, "Stranger")
    table = anna.create(GAME, ["me", "open"], club=club["id"], listed=True)
    assert table["club"] == club["id"] and not table["listed"]
    assert table["id"] not in json.dumps(stranger.get("/api/tables"))
    assert stranger.post(f"/api/tables/{table['id']}/join", {}, 403)["code"] == "members-only"
    stranger.create(GAME, ["me", "open"], 403, club=club["id"])
    boris.post(f"/api/tables/{table['id']}/join", {})
    assert [one["id"] for one in boris.get(f"{where}/tables?status=open")["tables"]] == [table["id"]]
    assert boris.get(f"{where}/tables?status=finished")["tables"] == []
    anna.post(f"/api/tables/{table['id']}/start")
    play_to_the_end([anna, boris], table["id"])
    sat([anna, boris])
    members = {one["name"]: one for one in anna.get(where)["members"]}
    assert [one["games"] for one in members["Anna"]["ratings"]] == [1] and members["Boris"]["games"] == 1
    best = max(members.values(), key=lambda one: one["ratings"][0]["mu"])["name"]
    card = anna.get(f"/api/tables/{table['id']}")
    assert card["seats"][card["places"].index(1)]["name"] == best
    assert {(one["kind"], one["name"]) for one in anna.get(where)["lately"]} == {
        ("joined", "Anna"),
        ("joined", "Boris"),
        ("table", "Anna"),
    }
    people = anna.get("/api/me/people")["people"]
    assert [(one["name"], one["games"], one["tie"]) for one in people] == [("Boris", 1, None)]
    again = anna.create(GAME, ["me", {"kind": "invited", "player": boris.me["id"]}])
    assert again["seats"][1]["level"] is None and again["seats"][1]["name"] == "Boris"
    assert [one["id"] for one in boris.get("/api/me/invitations")["tables"]] == [again["id"]]
    anna.post(where, method="DELETE")
    assert anna.get(f"/api/tables/{table['id']}")["club"] is None, "a table stays when its club ends"


def test_a_tournament_of_a_club_is_for_its_members(house: str) -> None:
    anna = Person(house, "Anna")
    club = founded(anna)
    boris, stranger = joined(house, club, "Boris"), Person(house, "Stranger")
    cup = opened(anna, club=club["id"], listed=True)
    assert stranger.post(f"/api/tournaments/{cup['id']}/enter", {}, 403)["code"] == "members-only"
    assert cup["id"] not in json.dumps(stranger.get("/api/tournaments"))
    boris.post(f"/api/tournaments/{cup['id']}/enter", {})
    found = boris.get(f"/api/clubs/{club['id']}/tournaments")["tournaments"]
    assert [(one["id"], one["entered"]) for one in found] == [(cup["id"], 2)]
    assert opened(stranger, 403, club=club["id"])["code"] == "members-only"


def test_who_is_blocked_cannot_invite_and_is_not_heard(house: str) -> None:
    anna = Person(house, "Anna")
    club = founded(anna)
    boris = joined(house, club, "Boris")
    table = sat([anna, boris])
    tie = f"/api/me/people/{boris.me['id']}"
    boris.post(f"/api/me/people/{anna.me['id']}", {"tie": "follow"}, method="PUT")

    async def scene() -> None:
        async with anna.watch(f"/api/tables/{table}/live") as socket:
            await socket.say("hello", seat=0)
            await socket.hear("sync")
            boris.post(f"/api/tables/{table}/chat", {"text": "before"})
            assert (await socket.hear("chat"))["chat"]["text"] == "before"
            anna.post(tie, {"tie": "block"}, method="PUT")
            boris.post(f"/api/tables/{table}/chat", {"text": "unheard"})
            anna.post(tie, {"tie": None}, method="PUT")
            boris.post(f"/api/tables/{table}/chat", {"text": "after"})
            assert (await socket.hear("chat"))["chat"]["text"] == "after"

    asyncio.run(scene())
    anna.post(tie, {"tie": "block"}, method="PUT")
    assert anna.get(f"/api/tables/{table}/chat") == {"chat": []}
    assert len(boris.get(f"/api/tables/{table}/chat")["chat"]) == 3
    assert boris.get("/api/me/people")["people"] == [], "who is blocked follows no more"
    seats = ["me", {"kind": "invited", "player": anna.me["id"]}]
    assert boris.create(GAME, seats, 409)["code"] == "not-invitable"
    anna.post(tie, {"tie": None}, method="PUT")
    assert boris.create(GAME, seats)["seats"][1]["name"] == "Anna"
    stranger = Person(house, "Stranger")
    assert stranger.create(GAME, seats, 409)["code"] == "not-invitable", "they do not know each other"
    assert (
        anna.post(f"/api/me/people/{anna.me['id']}", {"tie": "block"}, 409, "PUT")["code"] == "not-yourself"
    )
    assert anna.post("/api/me/people/nobody", {"tie": "block"}, 404, "PUT")["code"] == "no-such-player"


def test_tables_of_people_whom_i_follow_can_be_watched_if_they_are_listed(house: str) -> None:
    anna, boris, chloe = Person(house, "Anna"), Person(house, "Boris"), Person(house, "Chloé")
    shown, hidden = sat([boris, chloe], listed=True), sat([boris, chloe])
    anna.post(f"/api/me/people/{boris.me['id']}", {"tie": "follow"}, method="PUT")
    assert [one["id"] for one in anna.get("/api/me/following")["tables"]] == [shown]
    assert hidden not in json.dumps(anna.get("/api/me/following"))
    boris.post(f"/api/me/people/{anna.me['id']}", {"tie": "block"}, method="PUT")
    assert anna.get("/api/me/following") == {"tables": []}
    resigned([boris, chloe], shown)
    resigned([boris, chloe], hidden)


def test_what_is_kept_of_clubs_and_people_is_told_and_forgotten(house: str) -> None:
    anna, boris = Person(house, "Anna"), Person(house, "Boris")
    club = founded(anna)
    anna.post(f"/api/me/people/{boris.me['id']}", {"tie": "follow"}, method="PUT")
    data = anna.get("/api/me/data")
    assert [one["role"] for one in data["clubs"]] == ["keeper"]
    assert [one["other"] for one in data["ties"]] == [boris.me["id"]]
    boris.post("/api/me", {}, method="DELETE")
    assert anna.get("/api/me/data")["ties"] == [] and anna.get("/api/me/people") == {"people": []}
    assert anna.get(f"/api/clubs/{club['id']}")["name"] == "Thursday table"
