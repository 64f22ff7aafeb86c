"""Small City: deputy mayors build districts, fill them with citizens, and choke on their smoke."""

from mansard.games.small_city.game import SmallCity
from mansard.kernel.components import printed_components

GAME = SmallCity(printed_components("mansard.games.small_city", "small_city.toml"))
