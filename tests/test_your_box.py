"""docs/your-box.md lists every value that only an owner can tell, and lists it as it is."""

import importlib.util
from pathlib import Path
from types import ModuleType

import mansard
from mansard.box.values import values

HERE = Path(__file__).resolve().parents[1]


def your_box() -> ModuleType:
    spec = importlib.util.spec_from_file_location("your_box", HERE / "tools" / "your_box.py")
    assert spec is not None and spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_the_check_lists_are_those_of_the_boxes() -> None:
    text = (HERE / "docs" / "your-box.md").read_text(encoding="utf-8")
    assert your_box().renewed(text) == text, "run `python tools/your_box.py --write`"


def test_every_value_that_is_not_public_is_listed_and_no_other() -> None:
    text = (HERE / "docs" / "your-box.md").read_text(encoding="utf-8")
    for slug in your_box().CARTON:
        for value in values(mansard.game(slug)):
            listed = f"- [ ] `{slug}.{value.component}`:" in text
            if value.counts and value.source in ("inferred", "designed"):
                assert listed, value.address
    assert "`skyrise.scoring`" not in text
