"""No text knows a number of a component: every number that a text tells comes from the box of its table."""

import importlib
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import mansard
from mansard import Game
from mansard.box.texts import BOX, flat, told_texts
from mansard.words import LOCALES, Words, read_texts
from tests.text.boxes import Changed, changed_boxes

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


def assert_told_anew(box: Changed, before: str, after: str) -> None:
    """A text lost old numbers only and gained new ones only; it tells the box that it is made for."""
    lost = Counter(NUMBER.findall(before)) - Counter(NUMBER.findall(after))
    gained = Counter(NUMBER.findall(after)) - Counter(NUMBER.findall(before))
    assert lost and set(lost) <= set(box.olds), (box.place, before, after)
    assert gained and set(gained) <= set(box.news), (box.place, before, after)


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
    for box in changed_boxes(slug):
        value = box.value
        mine = told_by(box.game)
        changed = [key for key, text in mine.items() if standard.get(key) != text]
        if re.fullmatch(TOLD.get(slug, "-"), value.key) and not re.fullmatch(
            UNTOLD.get(slug, "-"), value.key
        ):
            assert {locale for locale, _ in changed} == set(LOCALES), value.address
            told += 1
        for key in changed:
            assert_told_anew(box, standard[key], mine[key])
    assert told > 15 or slug not in TOLD


# What the board of the terminal shows at the start of a game, whatever the deal.
SHOWN = {
    "skyrise": r"objectives\..*|track\.value_by_discs|setup\.wonder_cards_dealt\..*",
    "paris": r"landmark\..*|vp_tile\..*|district\..*|prices\.buy_.*|keys\..*|constants\.start_francs|"
    r"bonus_track\..*|constants_public\.vp_tile_trigger_keys",
    "red_cathedral": r"materials\.supply\..*|score_track\.(spaces|start)|resource_tiles\..*|"
    r"end\.sections_to_end|workshop_board\.basic_cost_.*|setup\.starting_rubles.*",
    "small_city": r"meta\.rounds|supply\..*|tile\..*\.stock|start_money\.by_turn_order|"
    r"constants\.town_hall_slots",
}
FIRST_ONLY = ["track.value_by_discs"]  # nobody has discs at the start


# So many cards, letters or spaces are drawn, and no number says it; other slots still show the number.
BY_PIECES = (
    r"setup\.wonder_cards_dealt\..*|landmark\.\w+\.(cost\.\w+|slots\.\d\.vp)|"
    r"score_track\.spaces|bonus_track\..*"
)


def numbers_of(drawn: list[str]) -> list[str]:
    """All numbers on some boards."""
    return NUMBER.findall(" ".join(drawn))


def boards(game: Game) -> list[str]:
    """The boards of some tables as everybody sees them."""
    draw = importlib.import_module(f"mansard.games.{game.slug}.board").draw
    say = Words("en", game.slug, game=game).say
    starts = [game.start(players, seed=7) for players in (2, 3, 4)]
    return [draw(state.view(seat), say, game) for state in starts for seat in (None, 0, 1)]


@pytest.mark.parametrize("slug", SHOWN)
def test_the_terminal_draws_the_box_of_the_table(slug: str) -> None:
    standard, shown, firsts = boards(mansard.game(slug)), 0, set()
    for box in changed_boxes(slug):
        key = box.value.key
        if re.fullmatch(SHOWN[slug], key) and key not in firsts:
            drawn = boards(box.game)
            before, after = Counter(numbers_of(standard)), Counter(numbers_of(drawn))
            by_pieces = re.fullmatch(BY_PIECES, key) is not None
            assert drawn != standard, box.place
            assert by_pieces or (before - after)[str(box.old)] > 0, (box.place, box.old, box.new)
            assert by_pieces or (after - before)[str(box.new)] > 0, (box.place, box.old, box.new)
            shown += 1
            firsts |= {key} & set(FIRST_ONLY)
    assert shown > 7


def test_the_terminal_names_what_an_owner_reads_on_the_landmarks_and_tokens() -> None:
    text = "landmark.luxembourg.value = 9\n[vp_tile.vp20]\nplaces = [24, 12, 6]\n"
    drawn = boards(mansard.game("paris", text))[0]
    assert "9 M 3×★B=3" in drawn
    assert "24/12/6" in drawn and "20/10/5" not in drawn
    own = mansard.game("red_cathedral", "sections.card.b01.rubles = 9\nsections.card.b01.recognition = 8\n")
    assert any("8+9₽" in board for board in boards(own))


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
