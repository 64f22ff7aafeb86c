"""The Red Cathedral: teams of builders raise one cathedral together."""

from mansard.games.red_cathedral.game import RedCathedral
from mansard.kernel.components import printed_components

GAME = RedCathedral(printed_components("mansard.games.red_cathedral", "red_cathedral.toml"))
