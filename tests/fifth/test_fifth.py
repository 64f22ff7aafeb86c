"""A fifth game touches no other file: its folder is copied somewhere, and everything plays it.

The browser plays it in web/tests/fifth.spec.ts.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal
from tests.fifth.games.tokens import GAME
from tests.server.house import Person, offered, until
from tests.server.services import server_process
from tests.test_golden import unrecorded

ROOT = Path(__file__).parents[2]
GAMES = Path(__file__).parent / "games"
SUITES = ["tests/conformance", "tests/text", "tests/cli/test_rulebook.py", "tests/research"]
DOCUMENTED = "not documented"  # docs/research.md tells of the games of this repository only


@pytest.fixture(autouse=True)
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game lies in a folder of its own, which only the environment names."""
    shutil.copytree(GAMES, tmp_path / "games")
    monkeypatch.setenv("MANSARD_GAMES_PATH", str(tmp_path / "games"))
    monkeypatch.setenv("MANSARD_FEWER", "1")


def run(*command: str) -> str:
    """What a command says that succeeds."""
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def mansard(*args: str) -> str:
    """What `mansard` says."""
    return run("mansard", *args)


def test_it_is_small() -> None:
    lines = [line for path in GAMES.glob("*/*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in lines if line]) <= 200


def test_what_holds_for_every_game_holds_for_it() -> None:
    said = run("pytest", "-q", "-p", "no:cacheprovider", "-k", f"tokens and {DOCUMENTED}", *SUITES)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 150


def test_the_command_line_shows_it_and_lets_bots_play_it() -> None:
    assert "tokens" in mansard("games")
    assert "lay your secret token open" in mansard("rules", "tokens", "4.2")
    assert "откройте свой тайный жетон" in mansard("rules", "tokens", "4.2", "--lang", "ru")
    assert "greedy" in mansard("simulate", "tokens", "-n", "4", "-b", "greedy,search:20", "-p", "3")


def test_it_is_played_at_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    move, confirm, saved = "? for help):", "r start over:", f"Saved: {record}"
    with Terminal("play", "--plain", "tokens", "--humans", "2", "--save", str(record), folder=tmp_path) as t:
        t.wait_for("[Enter]")
        t.type("")
        t.wait_for(move)
        t.type("swap")
        while t.wait_for(move, confirm, "[Enter]", saved) != saved:
            t.type({move: "take", confirm: "c"}.get(t.wait_for(move, confirm, "[Enter]"), ""))
        assert t.end() == 0
    assert "swap" in record.read_text(encoding="utf-8")
    mansard("replay", str(record), "--check")


def test_it_is_played_over_the_wire(tmp_path: Path) -> None:
    with server_process(f"sqlite:///{tmp_path}/house.db") as (url, _):
        anna = Person(url, "Anna")
        assert anna.get("/api/games/tokens")["player_counts"] == [2, 3]
        assert "game-name" in anna.get("/api/text/pl")["games"]["tokens"]
        assert anna.get("/api/games/tokens/rules", locale="ru")["markdown"].startswith("# Десять жетонов")
        table = anna.create("tokens", ["me", "me"], start=True)["id"]
        while (card := anna.get(f"/api/tables/{table}"))["status"] == "playing":
            seat, version = card["actors"][0], card["version"]
            moves = offered(anna.draft(table, seat, version))
            anna.commit(table, seat, version, [moves[-1]["text"]], f"k{version}")
        assert sorted(card["places"]) in ([1, 1], [1, 2])
        assert sum(card["scores"]) == 30
        record = tmp_path / "record.txt"
        record.write_text(anna.http.get(f"/api/tables/{table}/record").text, encoding="utf-8")
    mansard("replay", str(record), "--check")


def test_bots_play_it_at_the_server(tmp_path: Path) -> None:
    with server_process(f"sqlite:///{tmp_path}/house.db") as (url, _):
        anna = Person(url, "Anna")
        bots = [{"kind": "bot", "level": level} for level in ("easy", "medium")]
        table = anna.create("tokens", ["me", *bots], start=True)["id"]
        anna.post(f"/api/tables/{table}/hand", {"seat": 0})
        until(lambda: anna.get(f"/api/tables/{table}"), lambda card: card["status"] == "finished", 60)


def test_without_golden_records_it_is_not_complete(tmp_path: Path) -> None:
    assert len(unrecorded(GAME, tmp_path)) == 4
    mansard("golden", "write", "--game", "tokens", "--folder", str(tmp_path))
    assert unrecorded(GAME, tmp_path) == []
    (tmp_path / "tokens" / "3p-swaps-off-1.txt").unlink()
    assert unrecorded(GAME, tmp_path) == ["3 players, {'swaps': 'off'}"]
