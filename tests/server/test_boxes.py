"""Boxes of one's own: saved, shared by a link, played with; bad ones change nothing."""

import tomllib
from typing import Any

import pytest

import mansard
from mansard.box.files import named
from mansard.server.boxes import MOST
from tests.server.house import Person

KEY = "turn.extra_step_cost"
GAME = "red_cathedral"


def saved(person: Person, status: int = 201, **more: Any) -> Any:
    body = {"game": GAME, "name": "Anna's copy", "changes": {KEY: 2}, "confirmed": [f"{GAME}.{KEY}"], **more}
    return person.post("/api/me/boxes", body, status)


def test_a_box_is_saved_shared_and_kept_from_others(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    box = saved(anna)
    assert (box["mine"], box["owner"], box["differs"]) == (True, "Anna", 1)
    assert [found["id"] for found in anna.get("/api/me/boxes", game=GAME)["boxes"]] == [box["id"]]
    assert anna.get("/api/me/boxes", game="paris")["boxes"] == bob.get("/api/me/boxes")["boxes"] == []
    seen = bob.get(f"/api/boxes/{box['id']}")
    assert seen["mine"] is False
    assert [(d["key"], d["own"]) for d in seen["check"]["differences"]] == [(KEY, 2)]
    mine = f"/api/me/boxes/{box['id']}"
    assert bob.post(mine, {"version": 1, "name": "Bob's"}, 404, "PUT")["code"] == "no-such-box"
    assert bob.post(mine, None, 404, "DELETE")["code"] == "no-such-box"
    assert Person(url).get(f"/api/boxes/{box['id']}")["name"] == "Anna's copy"
    assert Person(url).get("/api/me/boxes", 401)["code"] == "sign-in"


def test_a_file_of_a_box_comes_back_as_the_same_box(url: str) -> None:
    anna = Person(url, "Anna")
    box = saved(anna)
    file = anna.http.get(f"/api/boxes/{box['id']}/file")
    assert tomllib.loads(file.text)["turn"] == {"extra_step_cost": 2}
    assert tomllib.loads(file.text)["name"] == "Anna's copy"
    assert "filename*=UTF-8''Anna%27s%20copy.toml" in file.headers["Content-Disposition"]
    again = saved(anna, name="Again", text=file.text, changes={}, confirmed=[])
    assert again["digest"] == box["digest"] == mansard.game(GAME, file.text).components.digest
    assert again["check"]["confirmed"] == [KEY]


def test_a_change_that_was_made_elsewhere_is_not_overwritten(url: str) -> None:
    anna = Person(url, "Anna")
    box = saved(anna)
    mine = f"/api/me/boxes/{box['id']}"
    fresh = anna.post(mine, {"version": 1, "changes": {KEY: 3}}, method="PUT")
    assert (fresh["version"], fresh["check"]["differences"][0]["own"]) == (2, 3)
    assert anna.post(mine, {"version": 1, "changes": {KEY: 4}}, 409, "PUT")["code"] == "box-changed"
    renamed = anna.post(mine, {"version": 2, "name": "House rules"}, method="PUT")
    assert (renamed["name"], renamed["check"]["differences"][0]["own"]) == ("House rules", 3)


def test_what_a_change_leaves_out_stays(url: str) -> None:
    anna = Person(url, "Anna")
    mine = f"/api/me/boxes/{saved(anna)['id']}"
    other = "workshop_board.basic_cost_white"
    values_only = anna.post(mine, {"version": 1, "changes": {KEY: 3}}, method="PUT")["check"]
    assert (values_only["confirmed"], values_only["differences"][0]["own"]) == ([KEY], 3)
    marks_only = anna.post(mine, {"version": 2, "confirmed": [f"{GAME}.{other}"]}, method="PUT")
    assert marks_only["check"]["confirmed"] == [other]
    assert [(d["key"], d["own"]) for d in marks_only["check"]["differences"]] == [(KEY, 3)]
    none = anna.post(mine, {"version": 3, "confirmed": []}, method="PUT")["check"]
    assert (none["confirmed"], len(none["differences"])) == ([], 1)


def test_marks_of_a_file_written_by_hand_leave_the_rest_as_it_is(url: str) -> None:
    anna = Person(url, "Anna")
    text = f'# my copy\nconfirmed = [\n  "{KEY}",\n]\n# the price\n[turn]\nextra_step_cost = 2\n'
    box = saved(anna, text=text, changes={}, confirmed=[])
    body = {"version": 1, "confirmed": ["workshop_board.basic_cost_white"]}
    fresh = anna.post(f"/api/me/boxes/{box['id']}", body, method="PUT")["check"]
    assert fresh["confirmed"] == ["workshop_board.basic_cost_white"]
    assert "# my copy\n# the price\n[turn]\nextra_step_cost = 2\n" in fresh["text"]


def test_an_account_has_at_most_fifty_boxes(url: str) -> None:
    anna = Person(url, "Anna")
    made = [saved(anna, name=f"Copy {number}") for number in range(MOST)]
    assert saved(anna, 409)["code"] == "too-many-boxes"
    anna.post(f"/api/me/boxes/{made[0]['id']}", None, method="DELETE")
    saved(anna)
    assert len(anna.get("/api/me/boxes")["boxes"]) == MOST == 50


BAD = [
    ({"text": "x = [", "changes": {}}, "invalid-box", "TOML"),
    ({"changes": {KEY: 9999}}, "invalid-box", KEY),
    ({"changes": {"turn.nothing": 1}}, "invalid-box", "turn.nothing"),
    ({"confirmed": ["red_cathedral.nowhere"]}, "invalid-box", "nowhere"),
    ({"text": "panoramas.lakes.prestige = 9\n", "changes": {}}, "box-of-another-game", "skyrise"),
    ({"name": "", "changes": {}}, "malformed", "name"),
]


@pytest.mark.parametrize(("more", "code", "told"), BAD)
def test_a_bad_box_is_refused_with_its_place_and_nothing_is_lost(
    url: str, more: dict[str, Any], code: str, told: str
) -> None:
    anna = Person(url, "Anna")
    box = saved(anna)
    answer = saved(anna, 422, **more)
    assert answer["code"] == code
    assert told in answer["detail"]
    change = {name: value for name, value in more.items() if name != "name"}
    if "changes" in change and code != "malformed":
        anna.post(f"/api/me/boxes/{box['id']}", {"version": 1, **change}, 422, "PUT")
    assert anna.get(f"/api/boxes/{box['id']}") == box
    assert len(anna.get("/api/me/boxes")["boxes"]) == 1


def test_a_table_plays_with_a_copy_of_a_box_and_says_so(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    box = saved(anna)
    table = bob.create(GAME, ["me", "me"], box=box["id"], start=True)
    assert table["box"] == {"name": "Anna's copy", "differs": 1}
    assert bob.create(GAME, ["me", "me"])["box"] is None
    other = bob.create("skyrise", ["me", "me"], 422, box=box["id"])
    assert other["code"] == "box-of-another-game"
    anna.post(f"/api/me/boxes/{box['id']}", None, method="DELETE")
    assert bob.get(f"/api/boxes/{box['id']}", 404)["code"] == "no-such-box"
    assert bob.create(GAME, ["me", "me"], 404, box=box["id"])["code"] == "no-such-box"
    changed = bob.get(f"/api/tables/{table['id']}/box/differences")["differences"]
    assert [(d["key"], d["standard"], d["own"]) for d in changed] == [(KEY, 1, 2)]


def test_the_name_of_a_box_is_no_name_of_a_card() -> None:
    file = '[wonders.pinnacle]\nname = "Zenith"\n'
    own = mansard.game("skyrise", named(named(file, "First"), "Anna's copy"))
    assert own.components.name == "Anna's copy"
    assert own.components.digest == mansard.game("skyrise", file).components.digest


def test_a_guest_who_signs_in_keeps_his_boxes(url: str) -> None:
    anna = Person(url, "Anna")
    login = f"anna-{anna.get('/api/me')['id'][:8]}"
    anna.post("/api/register", {"login": login, "password": "long enough"})
    guest = Person(url, "Guest")
    box = saved(guest)
    guest.post("/api/login", {"login": login, "password": "long enough", "keep_games": True})
    assert [found["id"] for found in guest.get("/api/me/boxes")["boxes"]] == [box["id"]]
