"""The sums of games: counted again they stay, and games of bots are sets of their own."""

from pathlib import Path

import pytest

from mansard.server.counting import recount
from tests.cli.run import refusal, run
from tests.server.house import Person, quick, served
from tests.server.test_statistics import counted, played


def test_counting_again_leaves_the_sums_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with served(quick(path, slow_round=0.1)) as url:
        anna, bob = Person(url, "Anna"), Person(url, "Bob")
        played(url, [anna, bob])
        once = counted(anna, 1)
        recount(f"sqlite:///{path}")
        assert anna.get("/api/games/skyrise/statistics") == once


@pytest.mark.parametrize("game", ["skyrise", "paris", "red_cathedral", "small_city"])
def test_bots_games_are_a_set_of_their_own(tmp_path: Path, game: str) -> None:
    data, database = tmp_path / "data", f"sqlite:///{tmp_path}/house.db"
    run("selfplay", game, str(data), "--games", "3", "--players", "2", "--bots", "random")
    for _ in range(2):
        assert "3" in run("admin", "import-selfplay", str(data), "--database", database).stdout
    with served(quick(tmp_path / "house.db")) as url:
        anna = Person(url, "Anna")
        assert anna.get(f"/api/games/{game}/statistics")["facts"]["games"] == 0
        page = anna.get(f"/api/games/{game}/statistics", origin="random")
    assert page["facts"]["games"] == 3 and page["facts"]["seats"] == 6, "a second import replaces the first"
    assert page["facts"]["turns"] > 1 and page["openings"]
    assert [(row["origin"], row["games"]) for row in page["origins"]] == [("random", 3)]


def test_what_is_not_self_play_is_refused_and_nothing_is_counted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/house.db"
    assert "_run.json" in refusal("admin", "import-selfplay", str(tmp_path), "--database", database)
    (tmp_path / "_run.json").write_text("{}")
    assert "describe" in refusal("admin", "import-selfplay", str(tmp_path), "--database", database)
