"""The check lists of docs/your-box.md: every value that no public source tells, by its address.

python tools/your_box.py            print them
python tools/your_box.py --write    renew them in docs/your-box.md
"""

import sys
from pathlib import Path

import mansard
from mansard.box.files import toml_of
from mansard.box.values import Value, values

PAGE = Path(__file__).resolve().parents[1] / "docs" / "your-box.md"
START, END = "<!-- tools/your_box.py -->\n", "<!-- end of tools/your_box.py -->\n"

# Boards first, then tiles and tokens, then cards: a larger part before the smaller ones that lie on it.
CARTON = {
    "paris": "district bonus_track prices landmark building vp_tile bonus end_token players",
    "red_cathedral": "score_track workshop_board resource_tiles workshop_tokens plans sections guild_cards "
    "guild_actions materials turn end",
    "skyrise": "islands bridges track patron_tiles buildings wonders panoramas",
    "small_city": "district council shape tile building commercial_icons factory_materials promise "
    "special_promise constants",
}


def unsure(slug: str) -> list[Value]:
    """The values that an owner can tell us, in the order of the carton."""
    order = CARTON.get(slug, "").split()
    found = [v for v in values(mansard.game(slug)) if v.counts and v.source in ("inferred", "designed")]
    return sorted(found, key=lambda value: order.index(value.group))


def lines(slug: str) -> list[str]:
    """The check list of a game: a component a line, with what our box says."""
    made = [f"## {slug}\n"]
    cards: dict[str, list[Value]] = {}
    for value in unsure(slug):
        cards.setdefault(value.component, []).append(value)
    group = ""
    for component, found in cards.items():
        if found[0].group != group:
            group = found[0].group
            made.append(f"\n### {slug}.{group}\n\n")
        told = ", ".join(f"{_last(value)} {toml_of(value.value)}" for value in found)
        made.append(f"- [ ] `{slug}.{component}`: {told}\n")
    return [*made, "\n"]


def _last(value: Value) -> str:
    """The address of a value after that of its component."""
    return value.key.removeprefix(f"{value.component}.")


def lists() -> str:
    """The check lists of all games."""
    return "".join(line for slug in CARTON for line in lines(slug))


def renewed(text: str) -> str:
    """The page with lists of today."""
    head, _, rest = text.partition(START)
    return head + START + lists() + END + rest.partition(END)[2]


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print(lists())
