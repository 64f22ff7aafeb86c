"""Self-play to Parquet: what the rows say, the same files whoever plays them, runs that were stopped."""

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import mansard
from mansard import InvalidSetup
from mansard.bots import UnknownBot
from mansard.bots.arena import play_game
from mansard.research.dataset import legal_masks
from mansard.research.extra import MissingExtra, extra
from mansard.research.selfplay import LostWorker, OtherRun, Part, Run, over_processes, play
from mansard.research.spaces import named
from tests.cli.run import refusal, run
from tests.research.tables import every_table


def files(folder: Path) -> dict[str, bytes]:
    """The data set, byte for byte."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


# ---------------------------------------------------------------------- what the rows say


@every_table
def test_a_row_is_a_decision_with_what_the_seat_knew(slug: str, players: int, tmp_path: Path) -> None:
    wanted = Run(slug, games=2, players=players, seed=7)
    (part,) = play(wanted, tmp_path)
    table = pq.read_table(tmp_path)
    assert (part.games, part.rows) == (2, table.num_rows)
    masks = legal_masks(table["legal"], mansard.game(slug).action_count)
    observations = table["observation"].combine_chunks().flatten().to_numpy().reshape(table.num_rows, -1)
    rows = table.drop_columns(["observation", "legal"]).to_pylist()
    row = 0
    for number in range(2):
        state = mansard.game(slug).start(players, 7 + number)
        decision = 0
        while not state.over():
            told, seat = rows[row], state.actor()
            assert (told["game"], told["decision"], told["seat"]) == (number, decision, seat)
            if row % 50 == 0:
                assert observations[row].tolist() == list(state.observe(seat))
                assert np.flatnonzero(masks[row]).tolist() == sorted(state.legal(seat))
            state.apply(seat, told["action"])
            row, decision = row + 1, decision + 1
        last = rows[row - 1]
        assert (last["places"], last["scores"]) == (state.places(), state.scores())
        assert (last["bot"], last["rules"]) == ("random", mansard.game(slug).rules_version)
    assert row == table.num_rows


def test_the_games_are_those_of_the_arena(tmp_path: Path) -> None:
    wanted = Run("paris", games=3, players=2, bots=["greedy", "random"], seed=5, options={"setup": "random"})
    assert len(list(play(wanted, tmp_path))) == 1
    rows = pq.read_table(tmp_path, columns=["game", "seat", "bot", "places", "scores"]).to_pylist()
    for number in range(3):
        bots = ["greedy", "random"] if number % 2 == 0 else ["random", "greedy"]
        result = play_game(mansard.game("paris"), bots, 5 + number, {"setup": "random"})
        mine = [row for row in rows if row["game"] == number]
        assert len(mine) == result.decisions
        assert (mine[0]["places"], mine[0]["scores"]) == (result.places, result.scores)
        assert all(row["bot"] == bots[row["seat"]] for row in mine)


def test_the_run_tells_the_layout(tmp_path: Path) -> None:
    list(play(Run("skyrise", games=1, players=3), tmp_path))
    told = json.loads((tmp_path / "_run.json").read_text(encoding="utf-8"))
    row = np.array(pq.read_table(tmp_path)["observation"][0].as_py(), np.int16)
    parts = named(mansard.game("skyrise"), 3, row)
    assert [part["name"] for part in told["layout"]] == list(parts)
    assert [part["shape"] for part in told["layout"]] == [list(part.shape) for part in parts.values()]
    assert (told["rules"], told["digest"]) == (1, mansard.game("skyrise").components.digest)


# ---------------------------------------------------------------------- workers, interruptions


def test_the_number_of_workers_changes_no_byte(tmp_path: Path) -> None:
    wanted = Run("skyrise", games=11, players=3, bots=["greedy", "random"], part=3)
    alone = list(play(wanted, tmp_path / "one"))
    shared = list(play(wanted, tmp_path / "two", workers=2))
    assert sorted(shared) == alone
    assert [part.games for part in alone] == [3, 3, 3, 2]
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_a_killed_run_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    wanted = Run("skyrise", games=30, players=2, part=3, seed=3)
    list(play(wanted, tmp_path / "whole"))
    stopped = tmp_path / "stopped"
    command = [sys.executable, "-m", "mansard", "selfplay", "skyrise", str(stopped), "-n", "30", "-p", "2"]
    command += ["--part", "3", "--seed", "3", "--jobs", "2"]
    killed = subprocess.Popen(command, start_new_session=True, stderr=subprocess.DEVNULL)
    while killed.poll() is None and not list(stopped.glob("part-*.parquet")):
        time.sleep(0.002)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.wait()
    (stopped / "_part-000009.partial").write_bytes(b"half a file")
    there = {path.name for path in stopped.glob("part-*.parquet")}
    again = list(play(wanted, stopped))
    assert {f"part-{part.number:06}.parquet" for part in again if not part.fresh} == there
    assert sorted([part.number for part in again]) == list(range(10))
    assert files(stopped) == files(tmp_path / "whole")


def test_a_worker_that_dies_is_no_endless_wait() -> None:
    dying: Any = partial(os._exit)
    with pytest.raises(LostWorker, match="the same run goes on"):
        list(over_processes(dying, [1, 2, 3], 2))


def test_a_run_may_be_left_in_the_middle(tmp_path: Path) -> None:
    wanted = Run("skyrise", games=12, players=2, part=1)
    coming = play(wanted, tmp_path / "left", workers=2)
    assert next(coming).fresh
    coming.close()  # type: ignore[attr-defined]
    list(play(wanted, tmp_path / "left"))
    list(play(wanted, tmp_path / "whole"))
    assert files(tmp_path / "left") == files(tmp_path / "whole")


def test_a_finished_run_plays_nothing_again(tmp_path: Path) -> None:
    wanted = Run("small_city", games=4, players=2, part=2)
    assert [part.fresh for part in play(wanted, tmp_path)] == [True, True]
    before = files(tmp_path)
    assert [part.fresh for part in play(wanted, tmp_path)] == [False, False]
    assert files(tmp_path) == before


def test_a_run_may_grow(tmp_path: Path) -> None:
    list(play(Run("paris", games=5, players=2, part=2), tmp_path / "grown"))
    grown = Run("paris", games=8, players=2, part=2)
    assert [part.fresh for part in play(grown, tmp_path / "grown")] == [False, False, True, True]
    list(play(grown, tmp_path / "whole"))
    assert files(tmp_path / "grown") == files(tmp_path / "whole")


def test_ray_plays_the_same_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for Ray that works in this process: the same calls, the same files."""
    monkeypatch.setitem(sys.modules, "ray", stand_in())
    wanted = Run("paris", games=5, players=2, part=2)
    over_ray = list(play(wanted, tmp_path / "ray", ray=True))
    alone = list(play(wanted, tmp_path / "alone"))
    assert sorted(over_ray) == alone
    assert files(tmp_path / "ray") == files(tmp_path / "alone")


def stand_in() -> ModuleType:
    class Remote:
        def __init__(self, work: Any) -> None:
            self.work = work

        def remote(self, *args: Any) -> Part:
            done: Part = self.work(*args)
            return done

    module = ModuleType("ray")
    module.__dict__.update(
        is_initialized=lambda: False,
        init=lambda **settings: None,
        remote=Remote,
        wait=lambda waiting: (waiting[-1:], waiting[:-1]),
        get=lambda done: done,
    )
    return module


# ---------------------------------------------------------------------- bad input


def test_a_folder_of_another_run_is_left_alone(tmp_path: Path) -> None:
    list(play(Run("paris", games=2, players=2), tmp_path))
    before = files(tmp_path)
    for other, difference in [
        (Run("paris", games=2, players=2, seed=9), "seed"),
        (Run("paris", games=2, players=2, bots=["greedy"]), "bots"),
        (Run("paris", games=1, players=2), "games"),
    ]:
        with pytest.raises(OtherRun, match=f"another run: {difference} differs"):
            list(play(other, tmp_path))
    assert files(tmp_path) == before


@pytest.mark.parametrize(
    ("wanted", "error", "problem"),
    [
        (Run("chess", games=1, players=2), InvalidSetup, "there is no game"),
        (Run("paris", games=1, players=9), InvalidSetup, "paris is for 2, 3, 4 players"),
        (Run("paris", games=0, players=2), InvalidSetup, "at least one game"),
        (Run("paris", games=1, players=2, options={"walls": 1}), InvalidSetup, "option 'walls'"),
        (Run("paris", games=1, players=2, bots=["oracle"]), UnknownBot, "there is no such bot"),
        (Run("paris", games=1, players=2, bots=[]), InvalidSetup, "1 to 2 bots"),
        (Run("paris", games=1, players=2, seed=-1), InvalidSetup, "a seed from 0"),
    ],
)
def test_a_wrong_run_is_said_before_it_begins(
    wanted: Run, error: type[Exception], problem: str, tmp_path: Path
) -> None:
    with pytest.raises(error, match=problem):
        list(play(wanted, tmp_path / "data"))
    assert not (tmp_path / "data").exists()


def test_a_missing_extra_is_told() -> None:
    told = r"nowhere is not installed: pip install 'mansard\[research\]'"
    with pytest.raises(MissingExtra, match=told), extra("research"):
        __import__("nowhere")


# ---------------------------------------------------------------------- the command


def test_the_command_plays_and_goes_on(tmp_path: Path) -> None:
    words = [
        "selfplay",
        "skyrise",
        str(tmp_path),
        "--bots",
        "greedy,random",
        "--part",
        "2",
        "-o",
        "colours=red,teal",
    ]
    colours = mansard.game("skyrise").options[0].choices[1:3]
    words[-1] = f"colours={','.join(colours)}"
    assert "3 games with" in run(*words, "-n", "3").stdout
    assert "2 of the games were there already" in " ".join(run(*words, "-n", "5").stdout.split())
    assert pq.read_table(tmp_path, columns=["game"])["game"].unique().to_pylist() == [0, 1, 2, 3, 4]


def test_the_command_refuses_another_run(tmp_path: Path) -> None:
    run("selfplay", "paris", str(tmp_path), "-n", "1")
    assert "holds another run: seed differs" in refusal(
        "selfplay", "paris", str(tmp_path), "-n", "1", "-s", "4"
    )


@pytest.mark.parametrize(
    ("package", "flags", "extra_named"), [("ray", ["--ray"], "scale"), ("pyarrow", [], "research")]
)
def test_the_command_says_what_to_install(
    package: str, flags: list[str], extra_named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "mansard.research.selfplay")
    words = ["selfplay", "paris", str(tmp_path / "data"), "-n", "1", *flags]
    told = f"{package} is not installed; it comes with: pip install 'mansard[{extra_named}]'"
    assert refusal(*words) == told
