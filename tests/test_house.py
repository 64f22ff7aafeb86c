"""The house stays small: no long file, no long function, little written twice. `tools/house` measures."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]
MIGRATIONS = "src/mansard/server/migrations/versions/"  # what Alembic writes


@pytest.fixture(scope="module")
def house() -> ModuleType:
    """The tool as a module."""
    loader = SourceFileLoader("house", str(ROOT / "tools" / "house"))
    spec = spec_from_loader("house", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_no_file_is_above_400_lines(house: ModuleType) -> None:
    assert [file.name for file in house.sources(ROOT) if len(file.lines) > house.LONG_FILE] == []


def test_no_function_is_above_60_lines(house: ModuleType) -> None:
    python = [file for file in house.sources(ROOT) if file.python and not file.name.startswith(MIGRATIONS)]
    lengths = [function for file in python for function in house.functions(file)]
    assert [where for length, where in lengths if length > house.LONG_FUNCTION] == []


def test_little_is_written_twice(house: ModuleType) -> None:
    python = [file for file in house.sources(ROOT) if file.python]
    assert len(house.duplicate_pairs(python)) < 50


def test_a_run_of_equal_lines_is_one_pair_however_long_it_is(house: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "src" / "mansard"
    folder.mkdir(parents=True)
    lines = [f"value_{number} = {number}" for number in range(9)]
    (folder / "one.py").write_text("\n".join(["import os", *lines, "end = 1"]))
    (folder / "two.py").write_text("\n".join(["import os", "# why", "", *lines, "end = 2"]))
    (folder / "three.py").write_text("\n".join(lines[:5]))
    pairs = house.duplicate_pairs(house.sources(tmp_path))
    assert pairs == [("src/mansard/one.py", "src/mansard/two.py", 9)]
