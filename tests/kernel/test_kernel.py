"""Bits, chance, fields, options, components."""

import pytest

from mansard.kernel.bits import bit, has, lowest, mask_of, members, nth_bit, popcount
from mansard.kernel.chance import Stream, commitment, draw, seed_from_text, seed_text, step
from mansard.kernel.components import Components, corrected_components
from mansard.kernel.errors import InvalidComponents, InvalidSetup, InvalidState
from mansard.kernel.fields import Fields
from mansard.kernel.moves import Kind, MoveBook
from mansard.kernel.options import Option, settle_options, variants


def test_bits_reach_above_thirty_two() -> None:
    assert [bit(i) for i in (0, 31, 44, 61)] == [1, 2**31, 2**44, 2**61]
    assert has(bit(59), 59)
    assert not has(bit(59), 58)


def test_sets_of_bits_know_their_members() -> None:
    mask = mask_of([0, 7, 33, 61])
    assert popcount(mask) == 4
    assert lowest(mask) == 0
    assert [nth_bit(mask, n) for n in range(4)] == [0, 7, 33, 61]
    assert list(members(mask)) == [0, 7, 33, 61]
    assert list(members(0)) == []


def test_the_generator_stays_within_its_bits_and_never_sticks() -> None:
    rng = 1
    for _ in range(10_000):
        rng = step(rng)
        assert 0 < rng < 2**62


def test_the_generator_draws_every_number_about_equally_often() -> None:
    rng, counts = 12345, [0] * 6
    for _ in range(60_000):
        rng = step(rng)
        counts[draw(rng, 6)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


def test_streams_differ_by_seed_and_purpose() -> None:
    words = {Stream(seed, purpose).word() for seed in (1, 2, b"\1", b"") for purpose in ("a", "b")}
    assert len(words) == 8


def test_a_shuffle_keeps_the_cards() -> None:
    deck = Stream(b"secret", "test").shuffled(list(range(40)))
    assert sorted(deck) == list(range(40))
    assert deck != list(range(40))


def test_every_order_of_three_cards_is_about_equally_likely() -> None:
    stream = Stream(7, "test")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6_000):
        order = tuple(stream.shuffled([0, 1, 2]))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_seeds_can_be_written_and_committed_to() -> None:
    for seed in (0, 7, -3, 2**300, b"", b"\x00\xff" * 16):
        assert seed_from_text(seed_text(seed)) == seed
    assert commitment(7) == commitment(7)
    assert len({commitment(seed) for seed in (7, b"7", b"\x07", 8)}) == 4


def test_an_error_in_a_table_names_source_and_key() -> None:
    fields = Fields({"track": {"values": [1, "x"]}}, "my.toml", InvalidComponents)
    with pytest.raises(InvalidComponents, match=r"my\.toml: track\.values\[1\]: a whole number") as caught:
        fields.table("track").wholes("values")
    assert caught.value.source == "my.toml"
    assert caught.value.key == "track.values[1]"


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda f: f.whole("missing"), "missing: is missing"),
        (lambda f: f.whole("n", 5), "n: 3 is less than 5"),
        (lambda f: f.whole("n", 0, 2), "n: 3 is more than 2"),
        (lambda f: f.whole("flag"), "flag: a whole number was expected, not true or false"),
        (lambda f: f.flag("n"), "n: true or false was expected, not a number"),
        (lambda f: f.text("n"), "n: a text was expected"),
        (lambda f: f.choice("word", ["a", "b"]), "word: 'c' is none of a, b"),
        (lambda f: f.items("n"), "n: a list was expected"),
        (lambda f: f.items("list", 3), "list: 3 values were expected, not 2"),
        (lambda f: f.texts("list"), r"list\[0\]: a text was expected"),
        (lambda f: f.table("list"), "list: a table was expected, not a list"),
        (lambda f: f.tables("list"), r"list\[0\]: a table was expected"),
        (lambda f: f.done(), "flag: is not known here"),
    ],
)
def test_every_wrong_value_has_its_message(read: object, message: str) -> None:
    fields = Fields({"n": 3, "flag": True, "word": "c", "list": [1, 2]}, "file", InvalidState)
    with pytest.raises(InvalidState, match=message):
        read(fields)  # type: ignore[operator]


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(InvalidState, match="state: a table was expected, not a list"):
        Fields([], "state", InvalidState)


SCHEMA = [
    Option("board", ["basic", "advanced"], "basic", per_seat=True),
    Option("colours", ["random", "red", "blue"], "random", per_seat=True, distinct=True, varies=False),
    Option("level", ["easy", "hard"], "easy", players=[1]),
]


def test_options_are_filled_in_and_checked() -> None:
    assert settle_options(SCHEMA, 2, {"board": "advanced"}) == {
        "board": ["advanced", "advanced"],
        "colours": ["random", "random"],
    }
    assert settle_options(SCHEMA, 1, {"level": "hard"})["level"] == "hard"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"speed": "fast"}, "option 'speed' is not known for 2 players; known: board, colours"),
        ({"level": "hard"}, "option 'level' is not known for 2 players"),
        ({"board": "huge"}, "option board: 'huge' is none of basic, advanced"),
        ({"board": ["basic"]}, "option board: 2 values were expected, not 1"),
        ({"board": 3}, "option board: 3 is none of"),
        ({"colours": ["red", "red"]}, "option colours: every seat needs a different value"),
    ],
)
def test_wrong_options_say_what_is_wrong(options: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidSetup, match=message):
        settle_options(SCHEMA, 2, options)


def test_variants_use_every_choice_that_changes_play() -> None:
    assert variants(SCHEMA, 2) == [{"board": "basic"}, {"board": "advanced"}]
    many = [Option(name, ["1", "2", "3"], "1") for name in "abcde"]
    chosen = variants(many, 2)
    assert len(chosen) < 30
    for name in "abcde":
        assert {options[name] for options in chosen} == {"1", "2", "3"}


def test_an_owners_file_replaces_whole_tables() -> None:
    printed = Components({"track": {"values": [1, 2]}, "discs": {"wild": 2}}, "game.toml")
    mine = corrected_components(printed, "[discs]\nwild = 3\n", "mine.toml")
    assert mine.data == {"track": {"values": [1, 2]}, "discs": {"wild": 3}}
    assert mine.digest != printed.digest
    with pytest.raises(InvalidComponents, match=r"mine\.toml: disks: is not a table"):
        corrected_components(printed, "[disks]\nwild = 3\n", "mine.toml")
    with pytest.raises(InvalidComponents, match=r"mine\.toml: is not valid TOML"):
        corrected_components(printed, "[discs\n", "mine.toml")


def test_a_book_of_moves_numbers_and_reads_them() -> None:
    book = MoveBook([Kind("pass", []), Kind("put", [("piece", ["a", "b"]), ("place", [1, 2, 3])])])
    assert book.action_count == 7
    assert book.code("put", "b", 2) == 5
    assert book.describe(5) == {"kind": "put", "piece": "b", "place": 2}
    assert book.describe(0) == {"kind": "pass"}
    assert [book.read(text) for text in ("pass", "put b 2", "put c 2", "put b", "")] == [
        0,
        5,
        None,
        None,
        None,
    ]
    with pytest.raises(ValueError, match="no action 7"):
        book.kind_of(7)
