"""`mansard box`: values, corrections, confirmations."""

import json
from pathlib import Path

import pytest

from tests.cli.run import refusal, run


@pytest.fixture(autouse=True)
def _boxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MANSARD_BOXES", str(tmp_path / "boxes"))


def test_values_are_listed_with_their_sources() -> None:
    listed = run("box", "skyrise", "skyrise.scoring.island_control").stdout
    assert "skyrise.scoring.island_control" in listed
    assert "rule book: 1" in listed
    told = json.loads(run("box", "paris", "--json").stdout)
    assert told["schema"]["properties"]["paris.prices.sell_resource.wood"]["type"] == "integer"


def test_values_are_confirmed_in_a_box_of_ones_own(tmp_path: Path) -> None:
    key = "prices.sell_resource.wood"
    assert run("box", "paris", "--confirm", f"paris.{key}").exit_code == 0
    file = tmp_path / "boxes" / "paris" / "mine.toml"
    file.write_text(file.read_text() + f"{key} = 2\n")
    assert run("box", "paris", "--confirm", "prices.sell_resource.gold").exit_code == 0
    told = json.loads(run("box", "paris", "--box", "mine", "--json").stdout)
    values = {value["key"]: value for value in told["values"]}
    assert (values[key]["value"], values[key]["source"]) == (2, "confirmed")
    assert values["prices.sell_resource.gold"]["source"] == "confirmed"
    changed = json.loads(run("box", "paris", "--compare", "mine", "--json").stdout)
    assert [(d["key"], d["standard"], d["own"]) for d in changed] == [(key, 1, 2)]


def test_a_wrong_box_is_refused_with_file_and_key(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("wonders.hammer.effect.prestige = 100\n")
    assert refusal("box", "skyrise", "--check", str(file)).endswith(
        "mine.toml: wonders.hammer.effect.prestige: 100 is more than 99"
    )
    file.write_text("wonders.hammer.effect.prestige = 6\n")
    assert "1 value differs" in run("box", "skyrise", "--check", str(file)).stdout.replace("\n", " ")
    assert "wonders.nobody" in refusal("box", "skyrise", "--confirm", "wonders.nobody")


def test_the_rule_book_tells_the_numbers_of_a_box(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("keys.hand.2 = 8\n")
    assert hand_of_two(run("rules", "paris", "2.2", "--box", str(file)).stdout) == "8"
    assert hand_of_two(run("rules", "paris", "2.2").stdout) == "10"


def hand_of_two(shown: str) -> str:
    """The keys in hand that the table of the rule book names for two players."""
    return next(line.split()[1] for line in shown.splitlines() if line.split()[:1] == ["2"])
