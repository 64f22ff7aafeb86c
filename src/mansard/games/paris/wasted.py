"""§5 What a player who ends the last turn of the game leaves behind though it would bring something."""

from mypy_extensions import i64

from mansard.games.paris.moves import PICK, SELL, SELL_END, USE
from mansard.kernel.game import State


def wasted(state: State, seat: int, is_last: bool) -> list[str]:
    """§4.10, §5.1, §5.5 In the last turn: free actions that bring points, and what could still be sold."""
    if not is_last:
        return []
    found: list[str] = []
    free = [action for action in state.legal(seat) if action >= SELL]
    before = state.scores()[seat]
    if any([best_score(state, seat, action) > before for action in free]):
        found.append("points")
    if any([SELL <= action < USE or SELL_END <= action < PICK for action in free]):
        found.append("francs")
    return found


def best_score(state: State, seat: int, action: int) -> i64:
    """§4.10 The points after a free action and, if it asks something, after the best answer."""
    after = state.clone()
    after.apply(seat, action)
    best: i64 = after.scores()[seat]
    if after.legal(seat)[0] < SELL:
        return best
    for answer in after.legal(seat):
        last = after.clone()
        last.apply(seat, answer)
        best = max(best, i64(last.scores()[seat]))
    return best
