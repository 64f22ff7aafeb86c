"""Lessons in the browser: judged by the rules on the server, remembered by nobody."""

import mansard
from mansard.lessons import lessons
from tests.server.house import Person

BANK = "/api/games/paris/lessons/bank"


def test_every_game_tells_its_lessons_and_one_without_any_an_empty_list(url: str) -> None:
    nobody = Person(url)
    for slug in mansard.games():
        told = nobody.get(f"/api/games/{slug}/lessons")["lessons"]
        assert [lesson["id"] for lesson in told] == [lesson.id for lesson in lessons(slug)]
    assert nobody.http.get("/api/games/chess/lessons").status_code == 404
    assert nobody.http.post("/api/games/paris/lessons/flying", json={}).status_code == 404


def test_a_learner_needs_no_name_and_only_moves_that_do_the_step_are_lit(url: str) -> None:
    step = Person(url).http.post(BANK, json={"answers": [""]}).json()
    assert (step["number"], step["asks"], step["done"]) == (1, True, False)
    assert [move["text"] for group in step["offers"] for move in group["moves"]] == ["place belleville"]
    assert "7" in step["text"]


def test_a_mistake_is_answered_and_a_right_move_tells_where_it_leads(url: str) -> None:
    nobody = Person(url)
    wrong = nobody.http.post(f"{BANK}?locale=pl", json={"answers": [""], "attempt": "place arc"}).json()
    assert wrong["verdict"] == {"right": False, "text": wrong["verdict"]["text"], "rule": "4.4"}
    assert "Najpierw pieniądze" in wrong["verdict"]["text"]
    assert (wrong["number"], wrong["answers"]) == (1, [""])
    refused = nobody.http.post(BANK, json={"answers": [""], "attempt": "key arc"}).json()["verdict"]
    assert not refused["right"]
    assert refused["text"]
    right = nobody.http.post(BANK, json={"answers": [""], "attempt": "place belleville"}).json()
    assert right["verdict"]["right"]
    assert (right["number"], right["answers"]) == (2, ["", "place belleville"])


def test_answers_that_fit_no_more_leave_the_learner_where_they_stop(url: str) -> None:
    step = Person(url).http.post(BANK, json={"answers": ["", "place arc", ""]}).json()
    assert (step["number"], step["answers"]) == (1, [""])


def test_a_lesson_comes_to_its_end_and_names_the_next(url: str) -> None:
    for slug in mansard.games():
        for lesson in lessons(slug):
            here = f"/api/games/{slug}/lessons/{lesson.id}"
            done = Person(url).http.post(here, json={"answers": [""] * len(lesson.steps)}).json()
            assert done["done"]
            assert not done["offers"]
            assert (done["next"] is None) == (lesson is lessons(slug)[-1])
