"""Whole games and turns typed at a real terminal."""

import re
from pathlib import Path

from mansard.kernel.record import read_record, replay
from mansard.registry import game
from mansard.words import Words
from tests.cli.run import played, run, saved
from tests.cli.terminal import Terminal

MOVE = "? for help):"
CONFIRM = "r start over:"
ENTER = "[Enter]"


def test_a_game_typed_to_the_end_shows_the_result_that_its_record_holds(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal(
        "play", "--plain", "skyrise", "--bots", "random", "--seed", "5", "--save", str(file), folder=tmp_path
    ) as t:
        prompts = 0
        while t.process.poll() is None:
            if "Saved:" in t.screen:
                break
            prompt = t.wait_for(MOVE, CONFIRM, f"Saved: {file}")
            if prompt.startswith("Saved"):
                break
            t.type("1" if prompt == MOVE else "c")
            prompts += 1
        shown = t.screen
        assert t.end() == 0
    assert prompts > 30
    record = read_record(file.read_text(encoding="utf-8"))
    assert replay(record, game("skyrise")).state.over()
    total = re.search(r"Total\D+(\d+)\D+(\d+)", shown)
    places = re.search(r"Place\D+(\d+)\D+(\d+)", shown)
    assert total is not None
    assert [int(points) for points in total.groups()] == record.scores
    assert places is not None
    assert [int(place) for place in places.groups()] == record.places
    assert ("Player 1 wins!" in shown) == (record.places[0] == 1)
    assert run("replay", str(file), "--check").exit_code == 0


def test_a_solo_game_with_a_rival_is_typed_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal(
        "play", "--plain", "red_cathedral", "-p", "1", "--seed", "4", "--save", str(file), folder=tmp_path
    ) as t:
        while t.wait_for(MOVE, CONFIRM, f"Saved: {file}") != f"Saved: {file}":
            t.type({MOVE: "1", CONFIRM: "c"}[t.wait_for(MOVE, CONFIRM)])
        assert t.end() == 0
    record = read_record(file.read_text(encoding="utf-8"))
    assert replay(record, game("red_cathedral")).state.over()


def test_a_turn_is_taken_back_narrowed_explained_and_only_then_committed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal("play", "--plain", "skyrise", "--seed", "3", "--save", str(file), folder=tmp_path) as t:
        t.wait_for(MOVE)
        t.type("at hub-w")
        t.wait_for(MOVE)
        assert "This turn: In Hub west" in t.screen
        assert "bid 56 hub-w" in t.screen
        t.type("c")
        t.wait_for(MOVE)
        assert "only begun" in t.screen
        t.type("u")
        t.wait_for(MOVE)
        assert "This turn" not in t.screen
        t.type("u")
        t.wait_for(MOVE)
        assert "nothing to take back" in t.screen
        t.type("c")
        t.wait_for(MOVE)
        assert "nothing to confirm" in t.screen
        t.type("bid 56 hub-e")
        t.wait_for(CONFIRM)
        assert "This turn: In Hub east · Bid 56 in Hub east" in t.screen
        t.type("hub-w")
        t.wait_for(CONFIRM)
        assert "The turn is complete" in t.screen
        t.type("r")
        t.wait_for(MOVE)
        assert "1 0" not in file.read_text(encoding="utf-8").split("\n\n")[1]
        t.type("77")
        t.wait_for(MOVE)
        assert "from 1 to 4" in t.screen
        t.type("at hub-x")
        t.wait_for(MOVE)
        assert "There is no district hub-x on this board (§2.9)" in t.screen
        t.type("gibberish")
        t.wait_for(MOVE)
        assert "No legal move fits “gibberish”" in t.screen
        t.type("why pass")
        t.wait_for(MOVE)
        assert "“pass”: The opener must bid (§4.3)" in t.screen
        t.type("why at hub-n")
        t.wait_for(MOVE)
        assert "is legal" in t.screen
        t.type("north")
        t.wait_for(MOVE)
        t.type("7")
        t.wait_for(CONFIRM)
        t.type("c")
        t.wait_for(MOVE, CONFIRM)
        assert "1 0 at hub-n" in file.read_text(encoding="utf-8")
        t.type("q")
        assert t.end() == 0


def test_help_score_log_and_rules_are_pages_that_return_to_the_board(tmp_path: Path) -> None:
    with Terminal("play", "--plain", "skyrise", "--seed", "3", folder=tmp_path) as t:
        t.wait_for(MOVE)
        for command, page in [("?", "§4.3"), ("score", "If the game ended now"), ("log", ""), ("rules", "")]:
            t.type(command)
            t.wait_for(ENTER)
            assert page in t.screen
            t.type("")
            t.wait_for(MOVE)
        t.press(b"\x04")
        assert t.end() == 0
        assert "Saved:" in t.screen
    assert len(list((tmp_path / "mansard" / "records").glob("skyrise-*.txt"))) == 1


def test_an_interrupted_game_is_saved_and_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Terminal("play", "--plain", "skyrise", "--seed", "3", "--save", str(file), folder=tmp_path) as t:
        t.wait_for(MOVE)
        t.type("bid 91 hub-n")
        t.wait_for(CONFIRM)
        t.type("c")
        t.wait_for(MOVE)
        t.press(b"\x03")
        assert t.end() == 130
        assert "Traceback" not in t.screen
    before = file.read_text(encoding="utf-8")
    with Terminal("play", "--plain", "--resume", str(file), folder=tmp_path) as t:
        t.wait_for(MOVE)
        assert "Player 1" in t.screen
        assert "greedy" in t.screen
        t.type("quit")
        assert t.end() == 0
    assert file.read_text(encoding="utf-8") == before


def test_people_hand_the_keyboard_over_and_may_take_a_secret_choice_back(tmp_path: Path) -> None:
    file = saved(played("skyrise", until="pick_wonders"), tmp_path / "game.txt")
    with Terminal("play", "--plain", "--resume", str(file), folder=tmp_path) as t:
        t.wait_for(ENTER)
        assert "The keyboard goes to Player 1" in t.screen
        assert "pick" not in t.screen
        t.type("")
        t.wait_for(MOVE)
        hand = re.findall(r"pick (w\d\d,w\d\d)", t.screen)
        t.type("1")
        t.wait_for(CONFIRM)
        t.type("c")
        t.wait_for(ENTER)
        assert "The keyboard goes to Player 2" in t.screen
        assert "Player 1 takes the last choice back" in t.screen
        t.type("w")
        t.wait_for(MOVE, ENTER)
        if t.screen.rstrip().endswith(ENTER):
            t.type("")
            t.wait_for(MOVE)
        assert re.findall(r"pick (w\d\d,w\d\d)", t.screen) == hand
        t.type("1")
        t.wait_for(CONFIRM)
        t.type("c")
        t.wait_for(ENTER)
        t.type("")
        t.wait_for(MOVE)
        assert re.findall(r"pick (w\d\d,w\d\d)", t.screen) != hand
        t.type("1")
        t.wait_for(CONFIRM)
        assert "This cannot be taken back" in t.screen
        t.type("c")
        t.wait_for(MOVE, ENTER)
        t.press(b"\x04")
        assert t.end() == 0
    assert "withdraw" in file.read_text(encoding="utf-8")


def test_the_language_is_that_of_the_player(tmp_path: Path) -> None:
    spoken = [("ru", "Игрок 1", "? — справка):", "Сохранено"), ("pl", "Gracz 1", "? pomoc):", "Zapisano")]
    for lang, player, prompt, farewell in spoken:
        with Terminal("play", "--plain", "skyrise", "--lang", lang, "--seed", "3", folder=tmp_path) as t:
            t.wait_for(prompt)
            words = Words(lang, "skyrise", [player])
            assert words.prompt("open_district", 0) in " ".join(t.screen.split())
            assert words.say("district-hub-n") in t.screen
            t.type("q")
            assert t.end() == 0
            assert farewell in t.screen


def test_a_record_is_gone_through_step_by_step(tmp_path: Path) -> None:
    match = played("skyrise")
    file = saved(match, tmp_path / "game.txt")
    with Terminal("replay", str(file), "--step", folder=tmp_path) as t:
        prompt = "q quit:"
        for line, number in [
            ("", 0),
            ("", 1),
            ("b", 2),
            ("5", 1),
            ("9999", 5),
            ("", match.number),
            ("q", match.number),
        ]:
            t.wait_for(prompt)
            assert f"Turn {number} of {match.number}." in t.screen
            t.type(line)
        assert t.end() == 0


def test_a_simulation_that_is_interrupted_leaves_without_a_traceback(tmp_path: Path) -> None:
    with Terminal("simulate", "skyrise", "-n", "100000", "--jobs", "2", folder=tmp_path) as t:
        t.wait_until(r" [1-9]\d*/100000")
        t.press(b"\x03")
        assert t.end() == 0
        assert " decisions each" in t.screen
        assert "Traceback" not in t.screen
