"""Compiled and interpreted rules play the same games.

The other mode runs in a process of its own: a copy of the sources without the compiled libraries, or, when
these tests run interpreted, the compiled tree that MANSARD_COMPILED_SRC names.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mansard
from tests.conformance.same_games import played

HERE = Path(__file__).parents[2]


def other_tree(folder: Path) -> Path:
    compiled = os.environ.get("MANSARD_COMPILED_SRC")
    if compiled and not mansard.compiled():
        return Path(compiled)
    source = Path(mansard.__file__).parent
    shutil.copytree(
        source, folder / "mansard", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
    )
    return folder


@pytest.mark.parametrize("slug", mansard.games())
def test_both_modes_play_the_same_two_hundred_games(slug: str, tmp_path: Path) -> None:
    tree = other_tree(tmp_path)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(HERE)])}
    command = [sys.executable, "-m", "tests.conformance.same_games", slug]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=True)
    other = json.loads(done.stdout)
    assert other["tree"].startswith(str(tree))
    mine = played(slug)
    assert mine["games"] == 200
    assert (other["decisions"], other["checksum"]) == (mine["decisions"], mine["checksum"])
