"""What is wrong is told in one line with exit code 2; a traceback never is."""

import re
from pathlib import Path

import pytest

from mansard.registry import games
from tests.cli.run import played, refusal, run, saved

SLUG = games()[0]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["play", "nowhere"], f"there is no game “nowhere”; there are: {', '.join(games())}"),
        (["simulate", "nowhere"], "there is no game “nowhere”"),
        (["rules", "nowhere"], "there is no game “nowhere”"),
        (["golden", "write", "--game", "nowhere"], "there is no game “nowhere”"),
        (["golden", "check", "--game", "nowhere"], "there is no game “nowhere”"),
        (["play", SLUG, "--players", "9"], f"{SLUG} is for "),
        (["play", SLUG, "--players", "0"], f"{SLUG} is for "),
        (["play", SLUG, "--players", "many"], "see `mansard play --help`"),
        (["simulate", SLUG, "--players", "9"], f"{SLUG} is for "),
        (["play", SLUG, "--option", "speed=9"], "there is no option “speed” for "),
        (["play", SLUG, "--option", "speed"], "option “speed”: write name=value"),
        (["simulate", SLUG, "--option", "speed=9"], "there is no option “speed” for "),
        (["play", "skyrise", "-o", "colours=pink"], "option colours: “pink” is none of random, "),
        (["play", "skyrise", "-o", "colours=red,red"], "option colours: every seat needs a different value"),
        (["play", SLUG, "--seed", "luck"], "“luck” is not a seed"),
        (["play", SLUG, "--seed", "hex:xyz"], "“hex:xyz” is not a seed"),
        (["simulate", SLUG, "--seed", "luck"], "“luck” is not a whole number"),
        (["play", SLUG, "--bots", "genius"], "bot 'genius': there is no such bot"),
        (["simulate", SLUG, "--bots", "genius"], "bot 'genius': there is no such bot"),
        (["golden", "write", "--bots", "genius"], "bot 'genius': there is no such bot"),
        (["simulate", SLUG, "--bots", ","], "no bot is named"),
        (["simulate", SLUG, "--bots", "random,random,random,random,random,random,random"], f"{SLUG} is for "),
        (
            ["simulate", "skyrise", "--players", "2", "--bots", "random,greedy,random"],
            "3 bots are too many for 2",
        ),
        (
            ["play", "skyrise", "--players", "2", "--bots", "random,greedy,random"],
            "3 bots are too many for 2",
        ),
        (
            ["play", "skyrise", "-p", "4", "--humans", "1", "--bots", "random,greedy"],
            "there are 2 bots for 3 seats",
        ),
        (["play", "skyrise", "-p", "2", "--humans", "3"], "3 people cannot sit on 2 seats"),
        (["play", "skyrise", "-p", "2", "--humans", "1", "--names", "A,B"], "there are 2 names for 1 people"),
        (["play", SLUG, "--components", "missing.toml"], "missing.toml: No such file"),
        (["play", "--resume", "missing.txt"], "missing.txt: No such file"),
        (["replay", "missing.txt"], "missing.txt: No such file"),
        (["replay", "."], ". is a folder, not a file"),
        (["play", SLUG, "--lang", "xx"], "there is no language “xx”; there are: en, ru, pl"),
        (["play", SLUG, "--wings"], "--wings is not known here; see `mansard play --help`"),
        (["replay"], "RECORD is missing; see `mansard replay --help`"),
        (["dance"], "see `mansard --help`"),
        (["golden", "check", "--folder", "missing"], "there are no records in missing"),
        (["arena", "nowhere"], "there is no game “nowhere”"),
        (["arena", SLUG, "--bots", "random"], "two bots at least are needed"),
        (["arena", SLUG, "--players", "9"], f"{SLUG} is for "),
        (["bench", "--games", "nowhere"], "nowhere"),
        (["simulate", SLUG, "-n", "0"], "see `mansard simulate --help`"),
        (["play", SLUG], "playing needs a terminal"),
    ],
)
def test_a_wrong_command_line_is_refused(args: list[str], words: str) -> None:
    assert words in refusal(*args)


def test_refusals_speak_the_language_of_the_reader() -> None:
    assert refusal("play", "nowhere", lang="ru").startswith("нет игры «nowhere»; есть:")
    assert refusal("play", "nowhere", lang="pl").startswith("nie ma gry „nowhere”; są:")
    assert refusal("--lang", "ru", "play", "nowhere").startswith("нет игры")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "a record begins with"),
        ("hello\n", "a record begins with"),
        ("mansard record 1\n", "'game' is missing"),
        ("mansard record 1\nwhat\n", "line 2: 'what' is neither a move nor a heading"),
        (
            "mansard record 1\ngame: nowhere\nrules: 1\ncomponents: x\nplayers: 2\noptions: {}\ncommitment:",
            "nowhere",
        ),
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "record.txt"
    file.write_text(text, encoding="utf-8")
    for args in (["replay", str(file)], ["play", "--resume", str(file)]):
        assert words in refusal(*args)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_bytes(b"\xff\xfe\x00\x01")
    assert "is not a text file" in refusal("replay", str(file))
    assert "is not a text file" in refusal("play", SLUG, "--components", str(file))


def test_a_record_that_was_cut_off_or_changed_is_refused(tmp_path: Path) -> None:
    whole = saved(played("skyrise"), tmp_path / "whole.txt").read_text(encoding="utf-8")
    lines = whole.splitlines()
    cut = tmp_path / "cut.txt"
    cut.write_text("\n".join(lines[: len(lines) // 2]), encoding="utf-8")
    assert "seed: is missing" in refusal("replay", str(cut))
    cut.write_text(whole.replace("places: ", "places: 7 "), encoding="utf-8")
    assert "the moves lead to" in refusal("replay", str(cut))
    cut.write_text(whole.replace("\n2 ", "\n7 "), encoding="utf-8")
    assert "commit 7: commit 2 was expected" in refusal("replay", str(cut))
    cut.write_text(re.sub(r"\n2 (\d) .*", r"\n2 \1 fly away", whole), encoding="utf-8")
    assert "commit 2: illegal move 'fly away'" in refusal("replay", str(cut))
    cut.write_text(whole.replace("seed: 1", "seed: 2"), encoding="utf-8")
    assert "does not fit the commitment" in refusal("replay", str(cut))
    cut.write_text(whole.replace("rules: 1", "rules: 99"), encoding="utf-8")
    assert "version 99" in refusal("replay", str(cut))
    assert refusal("play", "--resume", str(cut)) == refusal("replay", str(cut))


def test_a_component_file_with_errors_is_refused_by_file_and_key(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("not toml", encoding="utf-8")
    assert "mine.toml: is not valid TOML" in refusal("play", SLUG, "--components", str(file))
    file.write_text("[no_such_table]\nx = 1\n", encoding="utf-8")
    assert "no_such_table: is not a table of this game's components" in refusal(
        "simulate", SLUG, "--components", str(file)
    )


def test_a_file_is_not_overwritten_and_a_game_not_mistaken(tmp_path: Path) -> None:
    file = saved(played("skyrise"), tmp_path / "game.txt")
    before = file.read_text(encoding="utf-8")
    args = ["play", "skyrise", "--humans", "0", "--save", str(file)]
    assert "exists already" in refusal(*args)
    assert file.read_text(encoding="utf-8") == before
    other = next((slug for slug in games() if slug != "skyrise"), None)
    if other is not None:
        assert "is a game of skyrise" in refusal("play", other, "--resume", str(file))


def test_places_that_do_not_exist_are_refused(tmp_path: Path) -> None:
    file = saved(played("skyrise"), tmp_path / "game.txt")
    assert "there is no seat 5 among 2 players" in refusal("replay", str(file), "--seat", "5")
    assert "there is no turn 9999; the last is" in refusal("replay", str(file), "--at", "9999")
    assert "playing needs a terminal" in refusal("replay", str(file), "--step")
    missing = tmp_path / "no" / "folder.txt"
    assert "folder.txt" in refusal("play", "skyrise", "--humans", "0", "--save", str(missing))


def test_asking_for_help_is_no_mistake() -> None:
    for command in (
        [],
        ["play"],
        ["simulate"],
        ["arena"],
        ["replay"],
        ["golden"],
        ["golden", "write"],
        ["bench"],
    ):
        result = run(*command, "--help")
        assert result.exit_code == 0
        assert "help-" not in result.stdout
        assert result.stderr == ""
