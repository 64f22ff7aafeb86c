"""The wheel alone, in an empty environment and far from the sources: installed, served, played, looked at."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[1]
DIST, DEPLOY = ROOT / "dist", ROOT / "deploy"
PATIENCE = 60.0  # seconds; a machine with nothing else to do needs some five


def environment() -> dict[str, str]:
    """What a stranger's shell has: nothing that leads to the sources."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("MANSARD_", "PYTHON"))}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that holds the wheel and what it asks for."""
    wheels = sorted(DIST.glob("mansard-*.whl"), key=lambda path: path.stat().st_mtime)
    assert wheels, "there is no wheel: make wheel"
    folder = tmp_path_factory.mktemp("house") / "venv"
    install = [str(DEPLOY / "install"), str(wheels[-1]), str(folder)]
    subprocess.run(install, check=True, cwd=folder.parent, env=environment())
    return folder / "bin"


def said(installed: Path, *command: str) -> str:
    """What a program of the environment prints."""
    done = subprocess.run(
        [str(installed / command[0]), *command[1:]],
        capture_output=True,
        text=True,
        check=True,
        cwd=installed,
        env=environment(),
    )
    return done.stdout


@pytest.fixture(scope="module")
def served(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the house with nothing set, started as a container or a systemd unit would."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    folder = tmp_path_factory.mktemp("house")
    command = [str(DEPLOY / "serve"), str(installed.parent), str(port)]
    process = subprocess.Popen(command, cwd=folder, env=environment())
    url, end = f"http://127.0.0.1:{port}", time.monotonic() + PATIENCE
    try:
        while not answers(url):
            assert process.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(20)


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/readyz").status_code == 200
    except httpx.TransportError:
        return False


def test_it_comes_from_the_environment_and_not_from_the_sources(installed: Path) -> None:
    where = said(installed, "python", "-c", "import mansard; print(mansard.__file__)")
    assert Path(where.strip()).is_relative_to(installed.parent)


def test_it_names_its_version_its_rules_and_whether_they_are_compiled(installed: Path) -> None:
    text = said(installed, "mansard", "--version", "--lang", "en")
    assert re.match(r"mansard \d+\.\d+\.\d+ \(compiled\)\n", text), text
    assert re.search(r"skyrise \d+", text)
    assert re.search(r"small_city \d+", text)


def test_the_rule_books_are_there(installed: Path) -> None:
    for lang in ("en", "ru", "pl"):
        assert len(said(installed, "mansard", "rules", "paris", "--lang", lang)) > 5000


def test_a_whole_game_is_played_over_http(served: str) -> None:
    with httpx.Client(base_url=served, timeout=30, event_hooks={"request": [unhurried]}) as anna:
        anna.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        bot = {"kind": "bot", "level": "easy"}
        body = {"game": "skyrise", "seats": [{"kind": "me"}, bot], "start": True}
        table = anna.post("/api/tables", json=body).json()["id"]
        end = time.monotonic() + 5 * PATIENCE
        while (card := anna.get(f"/api/tables/{table}").json())["status"] == "playing":
            assert time.monotonic() < end
            if 0 in card["actors"]:
                play(anna, table, card["version"])
        assert card["status"] == "finished"
        assert min(card["places"]) == 1


def unhurried(_: httpx.Request) -> None:
    """Nobody may ask too often."""
    time.sleep(0.03)


def play(anna: httpx.Client, table: str, version: int) -> None:
    """One turn, the first that is offered."""
    moves: list[str] = []
    while True:
        body = {"seat": 0, "version": version, "moves": moves}
        draft = anna.post(f"/api/tables/{table}/draft", json=body).json()
        if "offers" not in draft or draft["complete"]:
            break
        moves.append(draft["offers"][0]["moves"][0]["text"])
    anna.post(f"/api/tables/{table}/commit", json={**body, "moves": moves, "key": f"k{version}"})


def test_the_health_check_of_the_container_tells_life_from_death(installed: Path, served: str) -> None:
    alive = [str(DEPLOY / "alive"), str(installed.parent)]
    assert subprocess.run([*alive, served.rpartition(":")[2]], env=environment()).returncode == 0
    assert subprocess.run([*alive, "9"], env=environment(), stderr=subprocess.DEVNULL).returncode != 0


def test_the_page_is_drawn_by_a_browser(served: str, tmp_path: Path) -> None:
    chromium = shutil.which("chromium")
    assert chromium is not None, "chromium is missing"
    flags = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
    ]
    more = [f"--user-data-dir={tmp_path}", "--virtual-time-budget=20000", "--dump-dom", served]
    drawn = subprocess.run([chromium, *flags, *more], capture_output=True, text=True, check=True).stdout
    for name in ("Skyrise", "Paris", "Small City", "The Red Cathedral"):
        assert name in drawn
    assert sys.prefix not in drawn
