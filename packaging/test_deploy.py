"""The files of deploy/ fit each other, the settings and the scripts that they call."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import generate_latest

from mansard.server.settings import Settings

DEPLOY = Path(__file__).parents[1] / "deploy"
COMPOSED = sorted(DEPLOY.glob("compose.*.yml"))
UNITS = sorted(DEPLOY.glob("*.service"))
OURS = {"MANSARD_NAME", "MANSARD_SERVERS", "MANSARD_HOST"}  # of the files themselves, not of the server


def services(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))["services"]
    return found


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_variable_is_a_setting(path: Path) -> None:
    named = set(re.findall(r"MANSARD_[A-Z_]+", path.read_text(encoding="utf-8"))) - OURS
    assert named <= {f"MANSARD_{name.upper()}" for name in Settings.model_fields}


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.name)
def test_our_containers_are_locked_in(path: Path) -> None:
    ours = [service for service in services(path).values() if service["image"] == "mansard"]
    assert ours
    for service in ours:
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert (path.parent / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


@pytest.mark.parametrize("path", COMPOSED, ids=lambda path: path.name)
def test_who_is_waited_for_can_be_healthy(path: Path) -> None:
    found = services(path)
    for service in found.values():
        for name, wish in service.get("depends_on", {}).items():
            assert wish["condition"] == "service_healthy"
            assert found[name].get("image") == "mansard" or "test" in found[name]["healthcheck"]
        for volume in service.get("volumes", []):
            if volume.startswith("./"):
                assert (path.parent / volume.split(":")[0]).is_file()


def test_the_image_runs_the_scripts_as_nobody_special() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert re.findall(r"^USER (\w+)$", text, re.MULTILINE) == ["mansard"]
    assert "HEALTHCHECK" in text
    for script in re.findall(r"/usr/local/lib/mansard/(\w+)", text):
        assert (DEPLOY / script).stat().st_mode & 0o111, script


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_start_what_is_installed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    start = re.search(r"^ExecStart=(\S+)", text, re.MULTILINE)
    assert start is not None
    name = start[1].removeprefix("/usr/local/lib/mansard/")
    assert (DEPLOY / name).is_file() or name == "venv/bin/mansard"
    for line in ("User=mansard", "NoNewPrivileges=yes", "ProtectSystem=strict", "Restart=always"):
        assert line in text


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    """Counters and histograms are known by the names that Prometheus reads."""
    from mansard.server import metrics

    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert metrics.commits is not None, "importing them registers them"
    told = generate_latest().decode()
    known = set(re.findall(r"^# TYPE (\w+)", told, re.MULTILINE))
    for name in re.findall(r"\b(?:mansard|process)_\w+", " ".join(asked)):
        assert {name, name.removesuffix("_bucket"), name.removesuffix("_count")} & known, name
    assert {name for name in known if name.startswith("mansard_") and not name.endswith("_created")} == {
        name.removesuffix("_bucket").removesuffix("_count")
        for name in re.findall(r"\bmansard_\w+", " ".join(asked))
    }, "every figure is on the dashboard"
