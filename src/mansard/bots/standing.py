"""How a seat stands against the others, in points."""

from mypy_extensions import i64

from mansard.kernel.game import State


def margin(state: State, seat: i64) -> float:
    """The worth of the position to a seat, less what the game advises of its rivals' (see `Advice.rivalry`).

    Half of that is the strongest rival's, half the mean of all.
    """
    rivalry = state.game.advice.rivalry
    if state.players == 1 or rivalry == 0.0:
        return state.worth(seat)
    best = -1.0e9
    total = 0.0
    for other in range(state.players):
        if other != seat:
            worth = state.worth(other)
            total += worth
            best = max(best, worth)
    mean = total / float(state.players - 1)
    return state.worth(seat) - rivalry * 0.5 * (best + mean)
