"""Says which rules are tested, compiled or not, and refuses compiled rules older than their source."""

from pathlib import Path

import pytest

import mansard

ROOT = Path(__file__).parents[1]
STAMP = ROOT / "build" / "mypyc.stamp"


def stale_modules() -> list[str]:
    """Sources saved after the last `make build` whose old compiled library Python would import."""
    built = STAMP.stat().st_mtime if STAMP.exists() else 0.0
    libraries = Path(mansard.__file__).parent.rglob("*.so")
    sources = (path.with_name(path.name.split(".")[0] + ".py") for path in libraries)
    return [str(path.relative_to(ROOT)) for path in sources if path.exists() and path.stat().st_mtime > built]


def pytest_report_header() -> str:
    mode = "compiled" if mansard.compiled() else "interpreted"
    return f"mansard: {mode} rules in {Path(mansard.__file__).parent}"


def pytest_sessionstart() -> None:
    if stale := stale_modules():
        pytest.exit(f"{stale[0]} is newer than its compiled library: run `make build` or `make pure`", 3)
