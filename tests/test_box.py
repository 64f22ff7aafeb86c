"""Every value of a box has an address, a range and a source."""

import fnmatch

import jsonschema_rs
import pytest

import mansard
from mansard.box.files import canonical, correction, differences, is_plain
from mansard.box.values import SURE_FIRST, exceptions, key_of, schema, shares, sheet, values

every_game = pytest.mark.parametrize("slug", mansard.games())


@every_game
def test_every_value_has_one_address_and_a_source(slug: str) -> None:
    found = values(mansard.game(slug))
    addresses = [value.address for value in found]
    assert len(set(addresses)) == len(addresses)
    assert all(address.startswith(f"{slug}.") for address in addresses)
    assert {value.source for value in found} <= set(SURE_FIRST)
    assert sum(shares(found).values()) == len([value for value in found if value.counts]) > 300


@every_game
def test_the_standard_box_fits_its_own_schema(slug: str) -> None:
    game = mansard.game(slug)
    found = {value.address: value.value for value in values(game) if value.value is not None}
    assert jsonschema_rs.Draft202012Validator(schema(game)).is_valid(found)


@every_game
def test_an_address_is_a_key_of_a_file(slug: str) -> None:
    game = mansard.game(slug)
    every = {value.key: value.value for value in values(game) if value.given}
    same = mansard.game(slug, correction(slug, every))
    assert same.components.digest == game.components.digest


@every_game
def test_a_box_is_told_by_what_differs(slug: str) -> None:
    first = {
        "paris": "bonus.1.francs",
        "skyrise": "panoramas.lakes.prestige",
        "small_city": "promise.1.votes",
    }
    key = first.get(slug, "turn.extra_step_cost")
    value = next(value for value in values(mansard.game(slug)) if value.key == key)
    own = mansard.game(slug, correction(slug, {value.key: value.value + 1}, [value.address]))
    assert [(d.key, d.standard, d.own) for d in differences(own)] == [
        (value.key, value.value, value.value + 1)
    ]
    assert is_plain(own)
    assert mansard.game(slug, canonical(own)).components.digest == own.components.digest


def test_an_owner_confirms_what_was_unsure() -> None:
    key = "panoramas.lakes.prestige"
    own = mansard.game("skyrise", correction("skyrise", {}, [f"skyrise.{key}", "scoring.island_control"]))
    source = {value.key: value.source for value in values(own)}
    assert source[key] == "confirmed"
    assert source["scoring.island_control"] == "rulebook"
    assert own.components.digest == mansard.game("skyrise").components.digest
    assert key_of("skyrise", f"skyrise.{key}") == key


def test_a_sheet_holds_all_that_clients_show() -> None:
    told = sheet(mansard.game("skyrise"))
    lakes = next(v for v in told["values"] if v["address"] == "skyrise.panoramas.lakes.prestige")
    assert lakes["component"] == "panoramas.lakes"
    assert lakes["value"] == 4
    assert told["schema"]["properties"][lakes["address"]] == {"type": "integer", "minimum": 0, "maximum": 99}


@every_game
def test_every_line_about_sources_is_about_a_value(slug: str) -> None:
    keys = [value.key for value in values(mansard.game(slug))]
    unused = [pattern for pattern, _ in exceptions(slug) if not fnmatch.filter(keys, pattern)]
    assert unused == []
