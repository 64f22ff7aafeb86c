"""Every registered game with every number of players."""

import pytest

import mansard

TABLES = [(slug, players) for slug in mansard.games() for players in mansard.game(slug).player_counts]

every_table = pytest.mark.parametrize(
    ("slug", "players"), TABLES, ids=[f"{slug}-{players}" for slug, players in TABLES]
)
every_game = pytest.mark.parametrize("slug", mansard.games())
