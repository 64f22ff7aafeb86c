"""What clients read: games, components, texts, rule books. All of it comes with the package."""

import re
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import mansard
from mansard.box.book import told_book
from mansard.box.files import correction, differences, is_plain, problem_of
from mansard.box.texts import told_texts
from mansard.box.values import key_of, shares, values
from mansard.findings import findings, measurements, sentences
from mansard.kernel.game import Game
from mansard.lessons import lessons, pictures
from mansard.reference import prompt_rules, sheet
from mansard.rulebook import HEADING, rulebook
from mansard.server.problems import Problem
from mansard.server.schema.box import CheckBody
from mansard.server.words import LOCALES

MEASURED = ("winners", "others", "low", "high", "top", "least", "most", "told")
RULING = re.compile(r"\*\*(R\d+)\*\*")


def game_named(slug: str) -> Game:
    """A game; a Problem if there is none of that name."""
    if slug not in mansard.games():
        raise Problem("no-such-game", game=slug, games=mansard.games())
    return mansard.game(slug)


def game_card(slug: str) -> dict[str, Any]:
    """A game as a form to set up a table needs it."""
    game = game_named(slug)
    return {
        "slug": slug,
        "player_counts": list(game.player_counts),
        "options": [option.schema() for option in game.options],
        "rules": game.rules_version,
        "components": game.components.digest,
        "events": event_arguments(slug),
        "lessons": len(lessons(slug)),
        "prompts": prompt_rules(slug),
    }


def event_arguments(slug: str) -> dict[str, list[str]]:
    """The names of the arguments of every event, for the texts `event-<name>`."""
    import importlib
    import importlib.util

    name = f"mansard.games.{slug}.events"
    if importlib.util.find_spec(name) is None:
        return {}
    found: dict[str, list[str]] = importlib.import_module(name).EVENTS
    return found


def _text(folder: Traversable, locale: str) -> str:
    file = folder.joinpath("text", f"{locale}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def known_locale(locale: str) -> None:
    """Refuse a language that Mansard does not speak."""
    if locale not in LOCALES:
        raise Problem("no-such-locale", locale=locale, locales=list(LOCALES))


@cache
def texts(locale: str) -> dict[str, Any]:
    """The sources of all texts of a locale: shell, server, games."""
    known_locale(locale)
    return {
        "locale": locale,
        "shell": _text(resources.files("mansard"), locale),
        "server": _text(resources.files("mansard.server"), locale),
        "games": {slug: game_text(mansard.game(slug), locale) for slug in mansard.games()},
    }


def game_text(game: Game, locale: str) -> str:
    """The texts of a game with the numbers and names of its box."""
    known_locale(locale)
    source = _text(resources.files(f"mansard.games.{game.slug}"), locale)
    return told_texts(game, locale, source)


@cache
def told_findings(slug: str, locale: str) -> dict[str, Any]:
    """How to win a game: every finding with its measurement; none if nothing was measured."""
    game_named(slug)
    known_locale(locale)
    known = findings(slug)
    nothing: dict[str, Any] = {"games": 0, "players": 0, "bots": "", "measures": {}}
    numbers = measurements(slug) if known else nothing
    words = sentences(slug, locale)
    told = [
        {
            "id": one.id,
            "rule": one.rule,
            "fewer": one.fewer,
            "text": words[one.id],
            **{name: numbers["measures"][one.measure][name] for name in MEASURED},
        }
        for one in known
    ]
    facts = {name: numbers[name] for name in ("games", "players", "bots")}
    return {"game": slug, **facts, "findings": told}


@cache
def told_sheet(slug: str, locale: str) -> dict[str, Any]:
    """The reference sheet of a game in words; no blocks if it has none."""
    known_locale(locale)
    return {"game": slug, "blocks": sheet(game_named(slug), locale)}


@lru_cache(maxsize=64)
def rule_book(game: Game, locale: str) -> dict[str, Any]:
    """The players' rule book of a game with the numbers of its box, and the anchors of its sections."""
    known_locale(locale)
    book = rulebook(game.slug, locale)
    if book is None:
        raise Problem("no-such-page", page=f"rules/{game.slug}")
    text = told_book(game, locale, book)
    shown = [
        {"anchor": anchor_of(rule), "lesson": lesson, "step": step}
        for rule, (lesson, step) in pictures(game.slug).items()
    ]
    return {"slug": game.slug, "markdown": text, "sections": sections(text), "pictures": shown}


def anchor_of(number: str) -> str:
    """The anchor of a section: `s4-3` for §4.3."""
    return "s" + number.replace(".", "-")


def sections(markdown: str) -> list[dict[str, Any]]:
    """Headings and rulings with the line they stand on and an anchor: `s4-3` for §4.3, `r12` for R12."""
    found: list[dict[str, Any]] = []
    for line, text in enumerate(markdown.splitlines(), start=1):
        heading = HEADING.match(text)
        if heading and heading[2]:
            found.append(
                {"anchor": anchor_of(heading[2]), "number": heading[2], "title": heading[3], "line": line}
            )
        for ruling in RULING.findall(text):
            if all(section["number"] != ruling for section in found):
                found.append({"anchor": ruling.lower(), "number": ruling, "title": "", "line": line})
    return found


def checked_box(slug: str, body: CheckBody, limit: int) -> dict[str, Any]:
    """A box of one's own, looked at: its problem, or what it changes."""
    game_named(slug)
    text = body.text if body.text is not None else correction(slug, body.changes, body.confirmed)
    if len(text) > limit:
        raise Problem("too-large", limit=limit)
    return told_check(slug, text)


@lru_cache(maxsize=256)
def told_check(slug: str, text: str) -> dict[str, Any]:
    """The answer to a text of a box."""
    problem = problem_of(slug, text, "box")
    if problem is not None:
        told = {"key": problem.key, "problem": problem.problem}
        empty: dict[str, Any] = {
            "digest": "",
            "plain": False,
            "differences": [],
            "confirmed": [],
            "shares": {},
        }
        return {"problem": told, "text": text, **empty}
    game = mansard.game(slug, text)
    return {
        "problem": None,
        "digest": game.components.digest,
        "text": text,
        "plain": is_plain(game),
        "differences": [difference.told() for difference in differences(game)],
        "confirmed": sorted(key_of(slug, name) for name in game.components.confirmed),
        "shares": shares(values(game)),
    }
