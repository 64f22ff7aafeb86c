"""Nobody is addressed as a man: Polish and Russian verbs of the past and some adjectives tell the sex."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[2]
FOLDERS = ["src", "web/src"]
GENDERED = {
    "pl": r"\b\w+(?:łeś|łaś|łbyś|łabyś)\b|\bjesteś (?:got|moc|pew|pierw|sam|zw)\w*|\b[Zz]?[Gg]raj sam\b",
    "ru": r"\b(?:[Сс]огласен|[Уу]верен|[Рр]ад)\b|\b[Ии]грать одному\b|"
    r"\{ \$(?:player|name|names|winners) \} (?:не )?\w+(?:ал|ил|ел|ял|ыл|ул)(?:ся)?\b",
}


def texts(locale: str) -> list[Path]:
    """All Fluent files of a language: games, lessons, shell, server, command line, web client."""
    return [path for folder in FOLDERS for path in (HERE / folder).rglob(f"{locale}.ftl")]


@pytest.mark.parametrize("locale", GENDERED)
def test_no_text_tells_the_sex_of_its_reader_or_of_a_player(locale: str) -> None:
    found = [
        f"{path.relative_to(HERE)}: {line.strip()}"
        for path in texts(locale)
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(GENDERED[locale], line)
    ]
    assert len(texts(locale)) > 10
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("pl", "co już widziałeś"),
        ("pl", "jesteś gotów"),
        ("ru", "Согласен"),
        ("ru", "{ $player } получил ключ"),
    ],
)
def test_what_is_looked_for_is_found(locale: str, line: str) -> None:
    assert re.search(GENDERED[locale], line)
