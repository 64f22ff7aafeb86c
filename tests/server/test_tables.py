"""Tables: seats of every kind, the lobby, guests and accounts."""

import mansard
from tests.server.house import Person

GAME = mansard.games()[0]
TWO = {"kind": "bot", "level": "easy"}


def test_an_open_seat_is_joined_and_left(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create(GAME, ["me", "open"])["id"]
    assert anna.post(f"/api/tables/{table}/start", status=409)["code"] == "table-not-full"
    assert bob.post(f"/api/tables/{table}/join", {})["my_seats"] == [1]
    assert bob.post(f"/api/tables/{table}/join", {}, status=409)["code"] == "already-seated"
    assert bob.post(f"/api/tables/{table}/start", status=403)["code"] == "not-your-table"
    assert bob.post(f"/api/tables/{table}/leave", {})["seats"][1]["kind"] == "open"


def test_a_table_starts_when_everybody_is_there(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create(GAME, ["me", "open"])["id"]
    assert anna.get(f"/api/tables/{table}/view", status=409)["code"] == "table-not-playing"
    bob.post(f"/api/tables/{table}/join", {})
    card = anna.post(f"/api/tables/{table}/start")
    assert card["status"] == "playing"
    assert len(card["commitment"]) == 64
    assert card["seed"] is None
    assert bob.post(f"/api/tables/{table}/leave", {}, status=409)["code"] == "table-not-open"


def test_an_invited_seat_is_kept_for_its_account(url: str) -> None:
    anna, bob, carol = Person(url, "Anna"), Person(url, "Bob"), Person(url, "Carol")
    carol.post("/api/register", {"login": "carol", "password": "correct horse"})
    table = anna.create(GAME, ["me", {"kind": "invited", "login": "carol"}])["id"]
    assert bob.post(f"/api/tables/{table}/join", {}, status=409)["code"] == "seat-taken"
    assert bob.post(f"/api/tables/{table}/join", {"seat": 1}, status=403)["code"] == "seat-invited"
    assert carol.post(f"/api/tables/{table}/join", {})["my_seats"] == [1]
    assert (
        anna.create(GAME, ["me", {"kind": "invited", "login": "nobody"}], status=422)["code"]
        == "no-such-login"
    )


def test_the_owner_fills_a_free_seat_with_a_bot(url: str) -> None:
    anna, bob = Person(url, "Anna"), Person(url, "Bob")
    table = anna.create(GAME, ["me", "open"])["id"]
    path = f"/api/tables/{table}/seats/1"
    assert bob.post(path, TWO, 403, "PUT")["code"] == "not-your-table"
    assert anna.post(path, TWO, method="PUT")["seats"][1]["kind"] == "bot"
    assert anna.post(path.replace("/1", "/0"), TWO, 409, "PUT")["code"] == "seat-taken"


def test_the_lobby_lists_only_listed_tables_page_by_page(url: str) -> None:
    anna = Person(url, "Anna")
    listed = [anna.create(GAME, ["me", "open"], listed=True)["id"] for _ in range(3)]
    private = anna.create(GAME, ["me", "open"])["id"]
    found: list[str] = []
    cursor = None
    while True:
        page = anna.get("/api/tables", limit=2, **({"cursor": cursor} if cursor else {}))
        found += [table["id"] for table in page["tables"]]
        cursor = page["next"]
        if cursor is None:
            break
    assert [table for table in found if table in listed] == listed[::-1]
    assert private not in found
    assert Person(url, "Bob").get(f"/api/tables/{private}")["id"] == private


def test_a_guest_keeps_his_games_when_he_registers_or_signs_in(url: str) -> None:
    anna = Person(url, "Anna")
    table = anna.create(GAME, ["me", "open"])["id"]
    registered = anna.post("/api/register", {"login": "anna", "password": "correct horse"})
    assert registered["id"] == anna.me["id"]
    again = Person(url, "Guest")
    second = again.create(GAME, ["me", "open"])["id"]
    assert (
        again.post("/api/login", {"login": "anna", "password": "wrong horse"}, 401)["code"]
        == "wrong-password"
    )
    again.post("/api/login", {"login": "anna", "password": "correct horse"})
    mine = {card["id"] for card in again.get("/api/me/tables")["tables"]}
    assert mine == {table, second}
    assert again.get(f"/api/tables/{second}")["my_seats"] == [0]


def test_two_accounts_cannot_have_one_login(url: str) -> None:
    Person(url, "Dora").post("/api/register", {"login": "dora", "password": "correct horse"})
    other = Person(url, "Other")
    taken = other.post("/api/register", {"login": "dora", "password": "correct horse"}, 409)
    assert taken["code"] == "login-taken"
    assert other.get("/api/me")["login"] is None


def test_a_table_that_no_rule_allows_is_refused_with_the_reason(url: str) -> None:
    anna = Person(url, "Anna")
    assert anna.create("chess", ["me"], status=404)["code"] == "no-such-game"
    assert anna.create(GAME, ["me"] * 8, status=422)["code"] == "invalid-setup"
    assert anna.create(GAME, ["me", "me"], 422, options={"nonsense": 1})["code"] == "invalid-setup"
    assert anna.create(GAME, ["me", "me"], 422, components="x = [")["code"] == "invalid-components"


def test_a_table_tells_the_box_that_it_is_played_with(url: str) -> None:
    anna = Person(url, "Anna")
    own = anna.create("red_cathedral", ["me", "me"], components="[turn]\nextra_step_cost = 2\n")["id"]
    assert anna.get(f"/api/tables/{own}/components")["turn"]["extra_step_cost"] == 2
    plain = anna.create("red_cathedral", ["me", "me"])["id"]
    assert Person(url).get(f"/api/tables/{plain}/components") == mansard.game("red_cathedral").components.data


def test_the_rules_of_a_table_tell_the_numbers_of_its_box(url: str) -> None:
    anna = Person(url, "Anna")
    own = anna.create("skyrise", ["me", "me"], components="panoramas.lakes.prestige = 9\n")["id"]
    for locale, line in (
        ("en", "| Lakes | 9 for every lake"),
        ("ru", "| Озёра | 9 за каждое"),
        ("pl", "| Jeziora | 9 za"),
    ):
        assert line in anna.get(f"/api/tables/{own}/rules", locale=locale)["markdown"]
    standard = anna.get("/api/games/skyrise/rules")
    assert "| Lakes | 4 for every lake" in standard["markdown"]
    assert [s["anchor"] for s in standard["sections"]] == [
        s["anchor"] for s in anna.get(f"/api/tables/{own}/rules")["sections"]
    ]
    assert anna.get(f"/api/tables/{own}/rules", 404, locale="xx")["code"] == "no-such-locale"


def test_the_next_table_is_the_one_that_waits_longest(url: str) -> None:
    anna = Person(url, "Anna")
    first, second = (anna.create(GAME, ["me", "me"], start=True)["id"] for _ in range(2))
    assert anna.get("/api/me/next")["table"]["id"] == first
    assert anna.get("/api/me/next", after=first)["table"]["id"] == second
    assert anna.get("/api/me/next")["waiting"] == 2
    assert [card["id"] for card in anna.get("/api/me/tables", waiting=True)["tables"]] == [second, first]


def test_a_box_is_served_value_by_value(url: str) -> None:
    anna = Person(url, "Anna")
    sheet = anna.get("/api/games/red_cathedral/box")
    assert sheet["digest"] == mansard.game("red_cathedral").components.digest
    step = next(v for v in sheet["values"] if v["address"] == "red_cathedral.turn.extra_step_cost")
    assert (step["value"], step["source"], step["counts"]) == (1, "rulebook", True)
    assert sheet["schema"]["properties"][step["address"]]["maximum"] == 20
    own = anna.create("red_cathedral", ["me", "me"], components="turn.extra_step_cost = 2\n")["id"]
    mine = anna.get(f"/api/tables/{own}/box")
    assert next(v["value"] for v in mine["values"] if v["address"] == step["address"]) == 2


def test_a_box_is_checked_before_anybody_plays_with_it(url: str) -> None:
    anna = Person(url, "Anna")
    page = "/api/games/red_cathedral/box/check"
    good = anna.post(page, {"changes": {"turn.extra_step_cost": 2}, "confirmed": ["turn.extra_step_cost"]})
    assert good["problem"] is None
    assert [(d["key"], d["standard"], d["own"]) for d in good["differences"]] == [
        ("turn.extra_step_cost", 1, 2)
    ]
    assert anna.post(page, {"text": good["text"]})["digest"] == good["digest"]
    bad = anna.post(page, {"changes": {"sections.card.b01.rubles": 21}})
    assert bad["problem"] == {"key": "sections.card.b01.rubles", "problem": "21 is more than 20"}
    lost = anna.post(page, {"text": 'confirmed = ["turn.nothing"]'})
    assert lost["problem"]["key"] == "confirmed: turn.nothing"


def test_games_components_texts_are_served(url: str) -> None:
    anyone = Person(url)
    for game in anyone.get("/api/games")["games"]:
        slug = game["slug"]
        assert anyone.get(f"/api/games/{slug}") == game
        assert game["player_counts"] == mansard.game(slug).player_counts
        assert anyone.get(f"/api/games/{slug}/components") == mansard.game(slug).components.data
    for locale in ("en", "ru", "pl"):
        assert anyone.get(f"/api/text/{locale}")["server"]
    assert anyone.get("/api/text/xx", status=404)["code"] == "no-such-locale"
    assert anyone.get("/api/nothing", status=404)["code"] == "not-found"
