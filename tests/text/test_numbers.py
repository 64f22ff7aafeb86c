"""No text knows a number of a component: every number that a text tells comes from the box of its table."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import mansard
from mansard import Game
from mansard.box.files import correction
from mansard.box.texts import BOX, flat, told_texts
from mansard.box.values import Value, values
from mansard.kernel.errors import InvalidComponents
from mansard.words import LOCALES, Words, read_texts

every_game = pytest.mark.parametrize("slug", mansard.games())
NUMBER = re.compile(r"\d+")

# Numbers that no component can change: names of places, numbers of eras, columns, sectors and tiles, rules.
RULES = {
    "skyrise": r"district-.*|reason-piece-is-locked|board-locked|sky-locked|prompt-pick_wonders",
    "paris": r"property-.*|way-bonus-.*|reason-(own|other)-key-needs-.*|reason-no-bonus-now|source-.*|"
    r"bonus-of-(resource|any_.*|score_unused|pairs_.*|score_types)|board-legend",
    "red_cathedral": r"sector-\d|screen-(exchange|reroll)|guild-exchange_ruble|move-(gain|take)",
    "small_city": r"move-restart|reason-(no-empty-home-there|disc-is-fixed)|board-rim|effect-.",
}


def texts_of(node: Any) -> Iterator[str]:
    """The plain words of a message."""
    if isinstance(node, fluent.TextElement):
        yield node.value
    elif isinstance(node, fluent.BaseNode):
        for child in vars(node).values():
            yield from texts_of(child)
    elif isinstance(node, list):
        for child in node:
            yield from texts_of(child)


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_has_a_number_of_its_own(slug: str, locale: str) -> None:
    for entry in FluentParser().parse(read_texts(locale, slug)).body:
        if isinstance(entry, fluent.Message) and not re.fullmatch(RULES.get(slug, ".*"), entry.id.name):
            words = " ".join(texts_of(entry))
            assert not NUMBER.search(words), f"{entry.id.name}: {words}"


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_number_that_a_text_asks_for_is_in_the_box(slug: str, locale: str) -> None:
    game = mansard.game(slug)
    asked = set(re.findall(rf"\${BOX}([\w-]+)", read_texts(locale, slug)))
    assert asked <= set(flat(game))
    assert f"${BOX}" not in told_texts(game, locale, read_texts(locale, slug))


def numbers(slug: str) -> list[tuple[Value, Any, int, int]]:
    """Every number of a box: its value, the value with another number, the old and the new number."""
    found: list[tuple[Value, Any, int, int]] = []
    for value in values(mansard.game(slug)):
        if value.given and value.kind == "whole":
            other = another(value, value.value)
            found.append((value, other, value.value, other))
        elif value.given and value.kind == "wholes":
            for i, old in enumerate(value.value):
                other = another(value, old)
                found.append((value, [*value.value[:i], other, *value.value[i + 1 :]], old, other))
    return found


def another(value: Value, old: int) -> int:
    """Another number in the range, if possible one that is told nowhere else."""
    low = 0 if value.reading.low is None else value.reading.low
    high = 97 if value.reading.high is None else min(97, value.reading.high)
    return high if high != old else max(low, old - 1)


def told_by(game: Game) -> dict[tuple[str, str], str]:
    """Every message of a game as Fluent source, by language and key."""
    return {
        (locale, found[1]): found[2]
        for locale in LOCALES
        for found in re.finditer(
            r"^([\w-]+) =((?:.*)(?:\n[ }].*)*)",
            told_texts(game, locale, read_texts(locale, slug_of(game))),
            re.M,
        )
    }


def slug_of(game: Game) -> str:
    return game.slug


# The lists whose cards have a text, and the fields that the text leaves out.
TOLD = {
    "skyrise": r"(wonders|panoramas|objectives)\..*",
    "paris": r"(bonus|end_token|vp_tile)\..*",
    "red_cathedral": r"(guild_actions\.action|workshop_tokens\.token)\..*",
    "small_city": r"(promise|tile)\..*",
}
UNTOLD = {
    "small_city": r"tile\..*\.stock|promise\.(3|8)\.all\.[012]\.value|.*has_.*|tile\.WH\..*",
    "paris": r"bonus\.\d+\.value|bonus\.(6|11|15|18|26|28)\.value",
}


@every_game
def test_a_changed_number_is_told_and_the_old_one_is_not(slug: str) -> None:
    standard = told_by(mansard.game(slug))
    told = 0
    for value, other, old, new in numbers(slug):
        try:
            own = mansard.game(slug, correction(slug, {value.key: other}))
        except InvalidComponents:
            continue  # a rule ties it to other values: alone it cannot change
        mine = told_by(own)
        changed = [key for key, text in mine.items() if standard.get(key) != text]
        if re.fullmatch(TOLD.get(slug, "-"), value.key) and not re.fullmatch(
            UNTOLD.get(slug, "-"), value.key
        ):
            assert {locale for locale, _ in changed} == set(LOCALES), value.address
            told += 1
        for key in changed:
            before, after = NUMBER.findall(standard[key]), NUMBER.findall(mine[key])
            assert before.count(str(old)) > after.count(str(old)), (value.address, key)
            assert after.count(str(new)) > before.count(str(new)), (value.address, key)
    assert told > 15 or slug not in TOLD


def test_a_corrected_name_is_told_in_every_language() -> None:
    own = mansard.game("skyrise", 'wonders.pinnacle.name = "Zenith"\nwonders.hammer.name_ru = "Кувалда"\n')
    assert [Words(locale, "skyrise", game=own).say("piece-w19") for locale in LOCALES] == ["Zenith"] * 3
    assert Words("ru", "skyrise", game=own).say("wonder-w01") == "Кувалда"
    assert Words("en", "skyrise", game=own).say("wonder-w01") == "Hammer"
    paris = mansard.game("paris", 'landmark.opera.name = "Palais Garnier"\n')
    assert Words("pl", "paris", game=paris).say("place-opera") == "Palais Garnier"


def test_a_token_tells_what_it_gives_at_this_table() -> None:
    own = mansard.game("red_cathedral", '[workshop_tokens.token.wt06]\ngives = "gold"\n')
    assert Words("en", "red_cathedral").say("token-wt06") == "a wood token"
    assert Words("en", "red_cathedral", game=own).say("token-wt06") == "a gold token"
