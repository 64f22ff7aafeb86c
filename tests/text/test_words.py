"""All languages say the same things, and everything that can happen has its words."""

import ast
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import mansard
from mansard import Game, State
from mansard.box.texts import BOX
from mansard.kernel.events import Log
from mansard.words import FORMS, KERNEL_EVENTS, LOCALES, Words, event_arguments, read_texts

SLUGS = [None, *mansard.games()]
SOURCE = Path(mansard.__file__).parent
EXAMPLES = 2

every_text = pytest.mark.parametrize("slug", SLUGS, ids=str)
every_game = pytest.mark.parametrize("slug", mansard.games())


def messages(locale: str, slug: str | None) -> dict[str, fluent.Message]:
    """The messages of a file by their keys; a line that Fluent does not understand is an error."""
    found: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(read_texts(locale, slug)).body:
        assert not isinstance(entry, fluent.Junk), f"{slug} {locale}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{slug} {locale}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def arguments(node: Any) -> set[str]:
    """The arguments that a message uses, in whatever form of their texts."""
    if isinstance(node, fluent.VariableReference):
        name, _, form = node.id.name.rpartition("_")
        return {name if name and form in FORMS else node.id.name}
    if isinstance(node, fluent.BaseNode):
        return {name for value in vars(node).values() for name in arguments(value)}
    if isinstance(node, list):
        return {name for value in node for name in arguments(value)}
    return set()


@every_text
@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_language_has_the_same_keys_with_the_same_arguments(slug: str | None, locale: str) -> None:
    english = {key: arguments(message) for key, message in messages("en", slug).items()}
    other = {key: arguments(message) for key, message in messages(locale, slug).items()}
    assert set(other) == set(english)
    assert other == english


@every_text
@pytest.mark.parametrize("locale", LOCALES)
def test_references_between_texts_lead_somewhere(slug: str | None, locale: str) -> None:
    words = Words(locale, slug)
    for key, message in messages(locale, slug).items():
        used = dict.fromkeys(arguments(message), 3)
        said = words.say(key, **used)
        assert said
        assert said != key
        assert "{" not in said, said


@every_text
@pytest.mark.parametrize(("locale", "plurals"), [("ru", {"one", "few"}), ("pl", {"one", "few"})])
def test_a_choice_by_number_has_the_plurals_of_its_language(
    slug: str | None, locale: str, plurals: set[str]
) -> None:
    for key, message in messages(locale, slug).items():
        for names in choices(message):
            if names & {"one", "few", "many"}:
                assert plurals <= names, key


def choices(node: Any) -> Iterator[set[str]]:
    """The names of the variants of every choice in a message."""
    if isinstance(node, fluent.SelectExpression):
        yield {v.key.name for v in node.variants if isinstance(v.key, fluent.Identifier)}
    children = (
        vars(node).values() if isinstance(node, fluent.BaseNode) else node if isinstance(node, list) else ()
    )
    for child in children:
        yield from choices(child)


# ---------------------------------------------------------------------- everything has its words


def reasons_in(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Every Reason(..., "key", {...}) of a source file, with the arguments written there."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
            key = node.args[1] if len(node.args) > 1 else None
            if isinstance(key, ast.Constant):
                given = node.args[2] if len(node.args) > 2 else None
                names = given.keys if isinstance(given, ast.Dict) else []
                yield str(key.value), {str(n.value) for n in names if isinstance(n, ast.Constant)}


@pytest.mark.parametrize("folder", ["kernel", *[f"games/{slug}" for slug in mansard.games()]])
def test_every_reason_has_its_words(folder: str) -> None:
    slug = folder.split("/")[1] if "/" in folder else None
    words = Words("en", slug)
    package = Path(str(resources.files("mansard." + folder.replace("/", "."))))
    found = {key: names for path in package.glob("*.py") for key, names in reasons_in(path)}
    assert found
    missing = sorted(key for key in found if not words.has(f"reason-{key}"))
    assert missing == []


def in_play(slug: str) -> Iterator[tuple[Game, State, int, int]]:
    """Positions of whole games with the action chosen there: all player counts and variants, some seeds."""
    game = mansard.game(slug)
    for players in game.player_counts:
        for options in game.variants(players):
            for seed in range(EXAMPLES):
                state = game.start(players=players, seed=seed, options=options)
                while not state.over():
                    seat = state.actors()[0]
                    action = int(state.random_option(seat, state.rand(2**16) << 16))
                    yield game, state, seat, action
                    state.apply(seat, action)


@every_game
def test_every_event_has_its_words_and_the_names_of_its_arguments(slug: str) -> None:
    words = Words("en", slug)
    known = event_arguments(slug)
    for name, names in known.items():
        assert words.has(f"event-{name}"), name
        english = messages("en", slug if name not in KERNEL_EVENTS else None)[f"event-{name}"]
        asked = {argument for argument in arguments(english) if not argument.startswith(BOX)}
        assert asked <= set(names), name
    for _, state, seat, action in in_play(slug):
        log = Log()
        after = state.clone()
        after.log = log
        after.apply(seat, action)
        for event in log.events:
            assert len(known[event.name]) == len(event.args), event.name
            assert "{" not in words.event(event)


@every_game
def test_every_phase_move_source_and_option_has_its_words(slug: str) -> None:
    words = Words("en", slug)
    seen: set[str] = set()
    for game, state, _, action in in_play(slug):
        fields = {**game.describe(state, action), **game.facts(state, action)}
        phase = str(state.view(None)["phase"])
        if f"{fields['kind']} {phase}" not in seen:
            seen.add(f"{fields['kind']} {phase}")
            assert words.has(f"prompt-{phase}"), phase
            assert words.has(f"move-{fields['kind']}"), fields
            assert "{" not in words.move(fields), fields
            for source, _ in state.breakdown()[0]:
                assert words.has(f"source-{source}"), source
    for option in mansard.game(slug).options:
        for key in [f"option-{option.name}", *[f"option-{option.name}-{c}" for c in option.choices]]:
            assert words.has(key), key
    assert words.has("game-name")
    assert words.has("game-tagline")


# ---------------------------------------------------------------------- the loader


def test_a_player_is_shown_by_name_and_an_id_by_its_text() -> None:
    words = Words("en", "skyrise", ["Anna", "Boris"])
    assert words.say("event-bid", player=1, piece="47", district="aster-05", count=2) == (
        "Boris raises to 47 in Aster 5"
    )
    assert words.say("event-bid", player=0, piece="w05", district="hub-n", count=1) == (
        "Anna opens with Mooring Mast in Hub north"
    )


def test_a_number_with_a_text_of_its_own_is_shown_by_that_text() -> None:
    words = Words("en", "red_cathedral", ["Anna"])
    assert words.move({"kind": "reroll", "sector": 0}) == "Reroll the dice in sector 1"
    swap = {"kind": "te_swap_tiles", "sector": 6, "second_sector": 7}
    assert words.move(swap) == "Teamsters: swap the tiles of sectors 7 and 8"


def test_a_list_is_shown_item_by_item() -> None:
    words = Words("en", "skyrise", ["Anna", "Boris"])
    assert words.move({"kind": "pick", "wonders": ["w01", "w18"]}) == "Choose Hammer, Vault"
    shared = words.say("event-control", island="hub", player=[0, 1], points=5, count=2)
    assert shared == "Anna, Boris share the control of Hub: +5 each"


def test_a_kind_of_move_may_have_a_line_for_each_form() -> None:
    words = Words("en", "skyrise")
    assert words.move({"kind": "bid", "building": 24, "district": "hub-n"}) == "Bid 24 in Hub north"
    assert words.move({"kind": "bid", "wonder": "w18", "district": "hub-n"}) == (
        "Bid the wonder Vault in Hub north"
    )


def test_a_text_stands_in_the_case_of_its_sentence() -> None:
    move = {"kind": "market", "die": "red", "extra": 2, "sector": 3, "price": 1}
    said = [Words(locale, "red_cathedral").move(move) for locale in LOCALES]
    assert said == [
        "Market: move the red die 2 steps further, to sector 4, for 1 ruble",
        "Рынок: передвинуть красный кубик на 2 шага дальше, в сектор 4, за 1 рубль",
        "Targ: przesuń czerwoną kość o 2 kroki dalej, do sektora 4, za 1 rubla",
    ]
    offer = {
        "kind": "cl_offer_three",
        "material": "wood",
        "second_material": "brick",
        "third_material": "gold",
    }
    assert Words("pl", "red_cathedral").move(offer) == "Duchowieństwo: ofiaruj drewno, cegłę i złoto"


def test_things_are_counted_in_the_case_of_their_sentence() -> None:
    took = {"player": 0, "resource": "brick"}
    said = [
        [Words(locale, "red_cathedral", ["Anna"]).say("event-took", **took, amount=n) for n in (1, 2, 5)]
        for locale in LOCALES
    ]
    assert said == [
        [f"Anna takes {bricks} from the market" for bricks in ("1 brick", "2 bricks", "5 bricks")],
        [f"Anna получает с рынка {bricks}" for bricks in ("1 кирпич", "2 кирпича", "5 кирпичей")],
        [f"Anna bierze z targu {bricks}" for bricks in ("1 cegłę", "2 cegły", "5 cegieł")],
    ]


def test_a_number_of_a_panel_has_a_name_where_people_have_one() -> None:
    paris = Words("en", "paris")
    assert [paris.change(path) for path in ("francs", "prestige.gold", "resources.wood", "points")] == [
        "francs",
        "gold prestige",
        "wood",
        "",
    ]


def test_plurals_follow_the_language() -> None:
    said = [Words("ru").say("points", count=n) for n in (1, 2, 5, 21)]
    assert said == ["1 очко", "2 очка", "5 очков", "21 очко"]
    assert [Words("pl").say("points", count=n) for n in (1, 3, 5)] == ["1 punkt", "3 punkty", "5 punktów"]


def test_an_unknown_language_falls_back_to_english_and_an_unknown_key_to_itself() -> None:
    assert Words("xx", "skyrise").say("move-pass") == "Pass"
    assert Words("ru").say("no-such-key") == "no-such-key"


def test_the_keys_can_be_listed() -> None:
    keys = Words("pl", "skyrise").keys()
    assert "move-pass" in keys
    assert "reason-game-over" in keys
    assert keys == sorted(set(keys))


def test_a_refusal_is_told_in_the_readers_language() -> None:
    state = mansard.game("skyrise").start(2, 1)
    seat = state.actors()[0]
    reason = mansard.why_not(state, seat, "pass")
    assert reason is not None
    assert Words("pl", "skyrise").reason(reason) == "Kto otwiera licytację, musi złożyć ofertę"


def test_the_texts_are_part_of_the_package() -> None:
    for locale in LOCALES:
        assert resources.files("mansard").joinpath("text", f"{locale}.ftl").is_file()
