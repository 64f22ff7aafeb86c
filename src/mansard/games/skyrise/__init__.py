"""Skyrise: a city on floating islands, built by auction."""

from mansard.games.skyrise.game import Skyrise
from mansard.kernel.components import printed_components

GAME = Skyrise(printed_components("mansard.games.skyrise", "skyrise.toml"))
