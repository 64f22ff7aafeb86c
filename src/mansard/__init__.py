"""Mansard: city-building board games for people, bots and research, on one engine.

>>> import mansard
>>> game = mansard.game("skyrise")
>>> state = game.start(players=2, seed=7)
>>> seat = state.actors()[0]
>>> move = game.show(state, state.legal(seat)[0])
>>> events = mansard.play(state, seat, move)
"""

from mansard.kernel.chance import commitment
from mansard.kernel.errors import (
    IllegalMove,
    InputError,
    InvalidComponents,
    InvalidRecord,
    InvalidSetup,
    InvalidState,
    MansardError,
    Reason,
)
from mansard.kernel.events import Event, visible
from mansard.kernel.game import Game, State
from mansard.kernel.play import play, why_not
from mansard.kernel.record import Match, Record, read_record, replay
from mansard.kernel.turns import Draft, commit, draft
from mansard.registry import compiled, game, games
from mansard.version import VERSION

__version__ = VERSION

__all__ = [
    "Draft",
    "Event",
    "Game",
    "IllegalMove",
    "InputError",
    "InvalidComponents",
    "InvalidRecord",
    "InvalidSetup",
    "InvalidState",
    "MansardError",
    "Match",
    "Reason",
    "Record",
    "State",
    "commit",
    "commitment",
    "compiled",
    "draft",
    "game",
    "games",
    "play",
    "read_record",
    "replay",
    "visible",
    "why_not",
]
