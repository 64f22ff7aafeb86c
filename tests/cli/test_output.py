"""What the commands that nobody types into give out."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

import mansard
from mansard.kernel.record import read_record, replay
from mansard.reference import sheet
from mansard.registry import game, games
from mansard.rulebook import rulebook, sections
from tests.cli.run import played, refusal, run, saved


def test_the_version_tells_how_the_rules_run() -> None:
    mode = "compiled" if mansard.compiled() else "not compiled"
    rules = ", ".join(f"{slug} {mansard.game(slug).rules_version}" for slug in games())
    assert run("--version").stdout == f"mansard {mansard.__version__} ({mode})\nRules: {rules}\n"


def test_all_games_are_listed_with_their_options() -> None:
    listed = run("games").stdout
    for slug in games():
        assert slug in listed
        for option in game(slug).options:
            assert option.name in listed


@pytest.mark.parametrize("slug", games())
def test_a_rule_book_is_shown_whole_by_section_and_as_contents(slug: str) -> None:
    book = rulebook(slug)
    if book is None:
        assert refusal("rules", slug) == f"there is no rule book of {slug}"
        return
    numbers = [part.number for part in sections(book) if part.number]
    contents = run("rules", slug, "--contents").stdout
    assert [line.split()[0] for line in contents.splitlines()] == numbers
    assert len(run("rules", slug).stdout) > len(run("rules", slug, numbers[-1]).stdout) > 0
    titles = [block["title"] for block in sheet(game(slug), "en")]
    shown = run("rules", slug, "--sheet").stdout if titles else ""
    assert [title for title in titles if title not in shown] == []
    assert refusal("rules", slug, "99.9").startswith(f"the rule book of {slug} has no section 99.9")


@pytest.mark.parametrize("slug", games())
def test_bots_play_every_game_and_the_record_can_be_replayed(slug: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    shown = run("play", slug, "--humans", "0", "--bots", "random", "--seed", "7", "--save", str(file))
    assert shown.exit_code == 0, shown.output
    match = replay(read_record(file.read_text(encoding="utf-8")), game(slug))
    assert match.state.over()
    for points in match.state.scores():
        assert str(points) in shown.stdout
    checked = run("replay", str(file), "--check")
    assert checked.exit_code == 0
    assert "finished" in checked.stdout
    assert " ".join(str(points) for points in match.state.scores()) in checked.stdout


def test_a_simulation_gives_every_seat_of_every_game(tmp_path: Path) -> None:
    table, rows, whole = tmp_path / "a.txt", tmp_path / "a.csv", tmp_path / "a.json"
    args = ["simulate", "skyrise", "-n", "4", "--bots", "random,search:2", "--seed", "10"]
    result = run(*args, "--csv", str(rows), "--json", str(whole))
    assert result.exit_code == 0
    table.write_text(result.stdout, encoding="utf-8")
    assert "4 games" in result.stdout
    lines = list(csv.DictReader(io.StringIO(rows.read_text(encoding="utf-8"))))
    assert [(int(line["seed"]), int(line["seat"])) for line in lines] == [
        (s, p) for s in range(10, 14) for p in (0, 1)
    ]
    assert {line["bot"] for line in lines if line["seat"] == "0"} == {"random", "search:2"}
    data = json.loads(whole.read_text(encoding="utf-8"))
    assert {game["game"] for game in data["games"]} == {"skyrise"}
    assert [game["scores"] for game in data["games"]] == [
        [int(lines[2 * i]["score"]), int(lines[2 * i + 1]["score"])] for i in range(4)
    ]
    assert sum(row["wins"] for row in data["summary"]) == pytest.approx(4)
    assert [row["bot"] for row in data["summary"]] == ["random", "search:2"]


def test_a_simulation_is_the_same_with_more_processes() -> None:
    args = ["simulate", "skyrise", "-n", "4", "--bots", "random", "--players", "3", "--csv", "-"]
    alone = run(*args)
    assert alone.stdout.startswith("seed,seat,bot,score,place,decisions\n")
    assert run(*args, "--jobs", "2").stdout == alone.stdout


def test_a_record_is_shown_as_log_lines_and_a_result(tmp_path: Path) -> None:
    match = played("skyrise")
    file = saved(match, tmp_path / "game.txt")
    shown = run("replay", str(file))
    assert shown.exit_code == 0
    numbers = [int(number) for number in re.findall(r"^ *(\d+) \S", shown.stdout, re.MULTILINE)]
    assert numbers[0] == 1
    assert numbers[-1] == match.number
    assert re.search(r"Total\D+{}\D+{}".format(*match.state.scores()), shown.stdout)


def test_a_position_of_a_record_is_shown_as_a_seat_saw_it(tmp_path: Path) -> None:
    match = played("skyrise")
    file = saved(match, tmp_path / "game.txt")
    assert run("replay", str(file), "--at", "0").exit_code == 0
    spectator = run("replay", str(file), "--at", "0").stdout
    assert run("replay", str(file), "--at", "0", "--seat", "1").stdout != spectator
    assert run("replay", str(file), "--at", str(match.number)).exit_code == 0


def test_a_rewind_is_told_in_a_replay(tmp_path: Path) -> None:
    match = played("skyrise", until="pick_wonders")
    match.rewind(1)
    shown = run("replay", str(saved(match, tmp_path / "game.txt")))
    assert shown.exit_code == 0
    assert "rewind 1" in shown.stdout


def test_golden_records_are_written_for_every_count_and_replayed(tmp_path: Path) -> None:
    folder = tmp_path / "golden"
    written = run(
        "golden", "write", "--folder", str(folder), "--game", "skyrise", "--bots", "random", "-n", "2"
    )
    assert written.exit_code == 0
    files = sorted(path.name for path in (folder / "skyrise").iterdir())
    counts = game("skyrise").player_counts
    assert len(files) == sum(2 * len(game("skyrise").variants(count)) for count in counts)
    assert {name[:2] for name in files} == {f"{count}p" for count in counts}
    again = tmp_path / "again"
    run("golden", "write", "--folder", str(again), "--game", "skyrise", "--bots", "random", "-n", "2")
    for name in files:
        assert (folder / "skyrise" / name).read_bytes() == (again / "skyrise" / name).read_bytes()
    checked = run("golden", "check", "--folder", str(folder), "--game", "skyrise")
    assert checked.exit_code == 0
    assert f"{len(files)} records replayed, all fit" in checked.stdout


def test_a_golden_record_that_does_not_fit_is_named(tmp_path: Path) -> None:
    run("golden", "write", "--folder", str(tmp_path), "--game", "skyrise", "--bots", "random")
    wrong = tmp_path / "skyrise" / "wrong.txt"
    right = next(path for path in (tmp_path / "skyrise").iterdir())
    wrong.write_text(re.sub(r"scores: \d+", "scores: 1", right.read_text(encoding="utf-8")), encoding="utf-8")
    result = run("golden", "check", "--folder", str(tmp_path), "--game", "skyrise")
    assert result.exit_code == 1
    assert "wrong.txt: scores: the moves lead to" in result.stderr
    assert "1 does not fit" in result.stdout


def test_an_arena_rates_the_bots_and_orders_them(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    shown = run("arena", "skyrise", "--bots", "random,greedy", "-n", "2", "--json", str(file))
    assert shown.exit_code == 0
    assert "2 games, ratings with 95 % intervals" in shown.stdout
    first, second = json.loads(file.read_text(encoding="utf-8"))["bots"]
    assert [first["bot"], second["bot"]] == ["greedy", "random"]
    assert first["mu"] > second["mu"]
    assert first["games"] == second["games"] == 2
    assert first["wins"] + second["wins"] == 2
    low, high = first["interval"]
    assert low < first["win_rate"] <= high
    assert shown.stdout.index("greedy") < shown.stdout.index("random")


def test_a_round_robin_lets_every_pair_meet_in_both_seats() -> None:
    shown = run("arena", "skyrise", "--bots", "random,search:1,search:2", "-n", "2", "--csv", "-")
    lines = list(csv.DictReader(io.StringIO(shown.stdout)))
    games_played = [(lines[i]["bot"], lines[i + 1]["bot"]) for i in range(0, len(lines), 2)]
    assert len(games_played) == 6
    assert len(set(games_played)) == 6
