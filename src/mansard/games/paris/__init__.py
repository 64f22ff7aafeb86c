"""Paris: keys on banks, buildings and landmarks of six districts."""

from mansard.games.paris.game import Paris
from mansard.kernel.components import printed_components

GAME = Paris(printed_components("mansard.games.paris", "paris.toml"))
