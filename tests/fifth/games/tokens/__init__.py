"""Ten Tokens: the smallest game that has everything."""

from mansard.kernel.components import printed_components

from .game import Tokens

GAME = Tokens(printed_components(__name__, "tokens.toml"))
